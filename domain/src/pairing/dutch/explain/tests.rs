//! Pairs and demands on fields of a few players.

use super::{
    super::small_field::{small_field, tpn},
    *,
};
use crate::event::{BoardResult, Participant, RoundEntry, ScoringSystem};

/// C.04.3 art. 1.4.2: of two players with different scores the higher floats down and the other up, whatever their colours.
#[test]
fn floats_stand_at_the_colours_of_those_who_float() {
    let mut field = small_field(Edition::Fide2026, &[4, 2, 2]);
    let (down, up) = (Some(Float::Down), Some(Float::Up));
    let floats = |field: &Field, a, b| {
        let report = pair_report(field, a, b).unwrap();
        (report.pair.white, report.floats)
    };
    // Nobody has played, so the odd number has White.
    assert_eq!(floats(&field, 0, 1), (tpn(0), [down, up]));
    assert_eq!(floats(&field, 1, 2), (tpn(2), [None, None]));
    field.players[0].colours = vec![Colour::White];
    field.players[0].preference = Preference {
        colour: Some(Colour::Black),
        strength: super::super::preference::Strength::Mild,
    };
    assert_eq!(floats(&field, 1, 0), (tpn(1), [up, down]));
    let report = pair_report(&field, 0, 1).unwrap();
    assert_eq!(report.white, field.players[1].preference);
    assert_eq!(report.black, field.players[0].preference);
}

/// The first round of four players, then of three.
#[test]
fn demands_that_make_no_sense_or_hold_already() {
    let table = |count: usize| {
        let nobody = Participant {
            rating: None,
            entries: Vec::new(),
        };
        Crosstable::new(vec![nobody; count], 5, ScoringSystem::STANDARD).unwrap()
    };
    let asked = |count, alternative| {
        let explained = Explained::new(&table(count), RoundNumber::FIRST, Edition::Fide2026);
        explained.unwrap().why_not(alternative).unwrap()
    };
    use Alternative::{Bye, Downfloat, Pair};
    let (a, b, c) = (tpn(0), tpn(1), tpn(2));
    for (count, alternative, expected) in [
        (4, Pair(a, a), Verdict::NotInQuestion),
        (4, Pair(a, tpn(4)), Verdict::NotInQuestion),
        (4, Bye(a), Verdict::NotInQuestion),
        (4, Pair(a, c), Verdict::AsPaired),
        (4, Pair(c, a), Verdict::AsPaired),
        // Nobody has fewer points, and there is no bye.
        (4, Downfloat(a), Verdict::NoCompletePairing),
        (4, Downfloat(c), Verdict::NoCompletePairing),
        (3, Bye(c), Verdict::AsPaired),
        (3, Downfloat(c), Verdict::AsPaired),
        (3, Pair(b, a), Verdict::AsPaired),
    ] {
        assert_eq!(
            asked(count, alternative),
            expected,
            "{count} {alternative:?}"
        );
    }
    for alternative in [Bye(b), Downfloat(b)] {
        let found = asked(3, alternative);
        assert!(matches!(found, Verdict::Later { .. }), "{found:?}");
    }
}

/// What a paired round knows of itself.
#[test]
fn a_round_knows_what_it_was_paired_from() {
    let rows = [
        [BoardResult::WhiteWins.entry(Colour::White, tpn(2))],
        [RoundEntry::Bye(crate::event::Bye::PairingAllocated)],
        [BoardResult::WhiteWins.entry(Colour::Black, tpn(0))],
    ];
    let rows = rows.map(|entries| Participant {
        rating: None,
        entries: entries.to_vec(),
    });
    let table = Crosstable::new(rows.to_vec(), 5, ScoringSystem::STANDARD).unwrap();
    let mut other = table.clone();
    other.initial_colour = Some(Colour::Black);
    let (two, three) = (RoundNumber::new(2).unwrap(), RoundNumber::new(3).unwrap());
    for edition in Edition::ALL {
        let explained = Explained::new(&table, two, edition).unwrap();
        assert_eq!((explained.edition(), explained.size()), (edition, 3));
        assert!(explained.is_of(&table, two, edition));
        assert!(!explained.is_of(&other, two, edition));
        assert!(!explained.is_of(&table, three, edition));
        assert!(
            Edition::ALL
                .iter()
                .all(|e| explained.is_of(&table, two, *e) == (*e == edition))
        );
    }
}

/// 2017, A.9: only the collapsed last bracket has residents of several scores.
#[test]
fn a_collapsed_bracket_has_several_scores() {
    let bracket = |residents: &[usize]| Made {
        mdps: Vec::new(),
        residents: residents.to_vec(),
        paired: super::super::bracket::Paired::default(),
    };
    for (made, is_collapsed) in [
        (vec![], false),
        (vec![bracket(&[0]), bracket(&[1, 2])], false),
        (vec![bracket(&[0, 1, 2, 3])], true),
        (vec![bracket(&[0]), bracket(&[1, 2, 3])], true),
    ] {
        let table = Crosstable::new(Vec::new(), 9, ScoringSystem::STANDARD).unwrap();
        let edition = Edition::Fide2017;
        let explained = Explained {
            table: Arc::new(table),
            round: RoundNumber::FIRST,
            edition,
            field: small_field(edition, &[4, 2, 2, 0]),
            made,
        };
        assert_eq!(explained.is_collapsed(), is_collapsed);
    }
}

/// A demand may already be met: the pair in either order, the bye, a float to fewer points or to the bye.
#[test]
fn a_demand_may_hold_already() {
    use super::super::bracket::Paired;
    let field = small_field(Edition::Fide2026, &[4, 2, 2, 0, 0]);
    let bracket = |mdps: &[usize], residents: &[usize], pairs: &[(usize, usize)], floater| Made {
        mdps: mdps.to_vec(),
        residents: residents.to_vec(),
        paired: Paired {
            pairs: pairs.to_vec(),
            floaters: vec![floater],
        },
    };
    let made = [
        bracket(&[], &[0], &[], 0),
        bracket(&[0], &[1, 2], &[(0, 1)], 2),
        bracket(&[2], &[3, 4], &[(2, 3)], 4),
    ];
    for (demand, is_so) in [
        (Demand::Pair(0, 1), true),
        (Demand::Pair(1, 0), true),
        (Demand::Pair(0, 2), false),
        (Demand::Pair(3, 2), true),
        (Demand::Bye(4), true),
        (Demand::Bye(3), false),
        (Demand::Downfloat(0), true),
        (Demand::Downfloat(1), false),
        (Demand::Downfloat(2), true),
        (Demand::Downfloat(3), false),
        (Demand::Downfloat(4), true),
    ] {
        assert_eq!(holds(&field, &made, demand), is_so, "{demand:?}");
    }
}
