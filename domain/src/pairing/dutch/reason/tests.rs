//! Reasons in rounds that are small enough to be paired by hand. Nobody has a colour preference, so the order decides.

use super::{
    super::{
        Edition,
        bracket::Paired,
        preference::Strength,
        small_field::{small_field, tpn},
    },
    *,
};
use crate::event::{
    BoardResult, Bye, Crosstable, Forbidden, Participant, RoundEntry, ScoringSystem,
};

/// Participants with this many half-point byes in rounds 1 to 4 and nothing in rounds 5 and 6, before round 7 of 9.
fn table(scores: &[usize], forbidden: &[&[usize]]) -> Crosstable {
    let participants = scores.iter().map(|score| {
        let mut entries = vec![RoundEntry::Bye(Bye::HalfPoint); *score];
        entries.resize(6, RoundEntry::Bye(Bye::ZeroPoint));
        Participant {
            rating: None,
            entries,
        }
    });
    let mut table = Crosstable::new(participants.collect(), 9, ScoringSystem::STANDARD).unwrap();
    table.forbidden = forbidden
        .iter()
        .map(|members| Forbidden {
            first: RoundNumber::FIRST,
            last: RoundNumber::new(9).unwrap(),
            members: members.iter().map(|place| tpn(*place)).collect(),
        })
        .collect();
    table
}

fn paired(table: &Crosstable) -> Explained {
    Explained::new(table, RoundNumber::new(7).unwrap(), Edition::Fide2026).unwrap()
}

fn game(explained: &Explained, place: usize) -> GameReason {
    match explained.reason(tpn(place)) {
        Ok(Some(Reason::Game(game))) => *game,
        other => panic!("{place}: {other:?}"),
    }
}

fn bye(explained: &Explained, place: usize) -> ByeReason {
    match explained.reason(tpn(place)) {
        Ok(Some(Reason::Bye(bye))) => *bye,
        other => panic!("{place}: {other:?}"),
    }
}

const fn plain(instead: Alternative, verdict: Verdict) -> Answer {
    Answer {
        instead,
        verdict,
        met_in: None,
        both_want: None,
        taken_by: None,
    }
}

/// Three players with a point, two with half a point, one with none: the last of each odd group floats down.
#[test]
fn the_last_floats_to_the_next_group() {
    let explained = paired(&table(&[2, 2, 2, 1, 1, 0], &[]));
    let reason = game(&explained, 2);
    let [higher, lower] = &reason.members;
    assert_eq!((higher.tpn, lower.tpn), (tpn(2), tpn(3)));
    assert_eq!((higher.place, lower.place), (1, 1));
    assert_eq!((higher.moved_down, lower.moved_down), (true, false));
    assert_eq!(
        reason.bracket,
        BracketSize {
            place: 1,
            score: Points::from_halves(1),
            residents: 2,
            moved_down: 1,
            remainder_pairs: 0,
            remainder: 1,
        }
    );
    assert_eq!(
        reason.float,
        Some(FloatReason {
            who: tpn(2),
            from: Points::from_halves(2),
            members: 3,
            floaters: 1,
            skipped: 0,
            is_last: true,
            instead: None,
        })
    );
    assert_eq!(reason.natural, []);
    assert_eq!(game(&explained, 3), reason);
    // 5 floated down as the only one left of two residents and a player from above.
    let float = game(&explained, 5).float.unwrap();
    assert_eq!((float.who, float.members, float.skipped), (tpn(4), 3, 0));
    let first = game(&explained, 0);
    assert_eq!((&first.float, first.bracket.remainder), (&None, 3));
    assert_eq!(explained.reason(tpn(6)), Ok(None));
}

/// The same, but the last of the first group may meet nobody below.
#[test]
fn another_floats_where_the_last_could_meet_nobody() {
    let explained = paired(&table(&[2, 2, 2, 1, 1, 0], &[&[2, 3], &[2, 4], &[2, 5]]));
    let reason = game(&explained, 1);
    assert_eq!(reason.members.each_ref().map(|m| m.tpn), [tpn(1), tpn(3)]);
    let nobody = Verdict::NoCompletePairing;
    let instead = plain(Alternative::Downfloat(tpn(2)), nobody.clone());
    let float = reason.float.unwrap();
    assert_eq!((float.is_last, float.instead), (false, Some(instead)));
    // By the order alone 1 would meet 2.
    let first = game(&explained, 0);
    assert_eq!(first.members.each_ref().map(|m| m.tpn), [tpn(0), tpn(2)]);
    let natural = plain(Alternative::Pair(tpn(0), tpn(1)), nobody);
    assert_eq!(first.natural, [natural]);
}

/// Nobody of the first group may meet anybody of the second: its last player floats past that group.
#[test]
fn a_group_is_skipped() {
    let forbidden: Vec<Vec<usize>> = (0..3)
        .flat_map(|a| [3, 4].map(move |b| vec![a, b]))
        .collect();
    let forbidden: Vec<&[usize]> = forbidden.iter().map(Vec::as_slice).collect();
    let explained = paired(&table(&[2, 2, 2, 1, 1, 0], &forbidden));
    let reason = game(&explained, 2);
    assert_eq!(reason.members.each_ref().map(|m| m.tpn), [tpn(2), tpn(5)]);
    let float = reason.float.unwrap();
    assert_eq!((float.skipped, float.is_last), (1, true));
    assert_eq!(reason.bracket.place, 2);
}

/// C2: players below who had a full point without playing may not have the bye.
#[test]
fn the_bye_passes_those_who_may_not_have_it() {
    let mut participants = table(&[2; 5], &[]).participants().to_vec();
    for barred in &mut participants[3..] {
        barred.entries[..2].copy_from_slice(&[
            RoundEntry::Bye(Bye::FullPoint),
            RoundEntry::Bye(Bye::ZeroPoint),
        ]);
    }
    let table = Crosstable::new(participants, 9, ScoringSystem::STANDARD).unwrap();
    let reason = bye(&paired(&table), 2);
    assert_eq!((reason.member.tpn, reason.member.place), (tpn(2), 0));
    assert_eq!((reason.field, reason.instead), (5, None));
    assert_eq!(reason.barred, [tpn(3), tpn(4)]);
}

/// 1 and 2 may not meet, so one of them meets 3 and the other has the bye.
#[test]
fn the_bye_of_somebody_who_is_not_the_last() {
    let explained = paired(&table(&[2, 2, 2], &[&[0, 1]]));
    let reason = bye(&explained, 1);
    let instead = plain(Alternative::Bye(tpn(2)), Verdict::NoCompletePairing);
    assert_eq!((reason.field, reason.instead), (3, Some(instead)));
    assert_eq!(reason.barred, []);
}

/// 1 and 3, and 2 and 4, met in round 5, after a game in round 4 that was not played.
#[test]
fn natural_opponents_who_have_met() {
    let mut participants = table(&[0; 4], &[]).participants().to_vec();
    for (white, black) in [(0, 2), (1, 3)] {
        for (round, result) in [(3, BoardResult::DoubleForfeit), (4, BoardResult::Draw)] {
            participants[white].entries[round] = result.entry(Colour::White, tpn(black));
            participants[black].entries[round] = result.entry(Colour::Black, tpn(white));
        }
    }
    let table = Crosstable::new(participants, 9, ScoringSystem::STANDARD).unwrap();
    let explained = paired(&table);
    let reason = game(&explained, 0);
    assert_eq!(reason.members.each_ref().map(|m| m.tpn), [tpn(0), tpn(3)]);
    let met = |a, b, taken_by| Answer {
        met_in: RoundNumber::new(5),
        taken_by,
        ..plain(
            Alternative::Pair(tpn(a), tpn(b)),
            Verdict::Forbidden(crate::pairing::Rule::AlreadyMet),
        )
    };
    // 2 is taken by 3, who comes before 4.
    assert_eq!(reason.natural, [met(0, 2, None), met(3, 1, Some(tpn(2)))]);
}

/// A field that was paired by hand.
fn by_hand(field: super::super::field::Field, pairs: Vec<(usize, usize)>) -> Explained {
    let scores = vec![0; field.players.len()];
    Explained {
        table: std::sync::Arc::new(table(&scores, &[])),
        round: RoundNumber::new(7).unwrap(),
        edition: field.edition,
        made: vec![Made {
            mdps: Vec::new(),
            residents: (0..field.players.len()).collect(),
            paired: Paired {
                pairs,
                floaters: Vec::new(),
            },
        }],
        field,
    }
}

#[test]
fn what_both_want_and_who_is_taken() {
    let mut field = small_field(Edition::Fide2026, &[2; 6]);
    let want = |colour, strength| Preference {
        colour: Some(colour),
        strength,
    };
    for (player, preference) in [
        (0, want(Colour::Black, Strength::Absolute)),
        (1, want(Colour::Black, Strength::Absolute)),
        (2, want(Colour::Black, Strength::Strong)),
        (3, want(Colour::White, Strength::Strong)),
    ] {
        field.players[player].preference = preference;
    }
    let explained = by_hand(field, vec![(0, 3), (1, 2)]);
    let wanted = |a, b| explained.wanted(tpn(a), tpn(b));
    assert_eq!(wanted(0, 1), Some(Colour::Black));
    assert_eq!([wanted(0, 2), wanted(2, 3), wanted(4, 5)], [None; 3]);
    let taken = |a, b| explained.taken(tpn(a), tpn(b));
    assert_eq!(taken(3, 1), Some(tpn(2)));
    assert_eq!(taken(1, 3), Some(tpn(0)));
    assert_eq!([taken(0, 2), taken(2, 1), taken(0, 4)], [None; 3]);
}

/// C3 keeps apart who must have the same colour; of those who only want the same strongly the answer says nothing.
#[test]
fn the_colour_that_both_want_is_told_where_it_keeps_them_apart() {
    let after = |games: &[[(usize, usize); 3]]| {
        let mut participants = table(&[0; 6], &[]).participants().to_vec();
        for (round, boards) in (4..).zip(games) {
            for (white, black) in *boards {
                let draw = BoardResult::Draw;
                participants[white].entries[round] = draw.entry(Colour::White, tpn(black));
                participants[black].entries[round] = draw.entry(Colour::Black, tpn(white));
            }
        }
        let table = Crosstable::new(participants, 9, ScoringSystem::STANDARD).unwrap();
        let explained = paired(&table);
        let answer = explained.ask(Alternative::Pair(tpn(0), tpn(1))).unwrap();
        (explained.wanted(tpn(0), tpn(1)), answer)
    };
    let games = [[(3, 0), (4, 1), (5, 2)], [(4, 0), (5, 1), (3, 2)]];
    let barred = Verdict::Forbidden(Rule::SameAbsoluteColour);
    let (wanted, strong) = after(&games[..1]);
    assert_eq!((wanted, strong.both_want), (Some(Colour::White), None));
    assert_ne!(strong.verdict, barred);
    let (wanted, absolute) = after(&games);
    let white = Some(Colour::White);
    assert_eq!((wanted, absolute.both_want), (white, white));
    assert_eq!(absolute.verdict, barred);
}

/// Art. 3.2, 3.3: the opponents by the order alone, and the numbers of art. 4.1.
#[test]
fn the_order_of_a_bracket() {
    let made = |mdps: &[usize], residents: std::ops::Range<usize>, pairs: &[(usize, usize)]| Made {
        mdps: mdps.to_vec(),
        residents: residents.collect(),
        paired: Paired {
            pairs: pairs.to_vec(),
            floaters: Vec::new(),
        },
    };
    // 1 floats on, and 0 meets 3. Of the others 2 and 4 meet 5 and 6, and 7 floats.
    let order = Order::of(&made(&[0, 1], 2..8, &[(0, 3), (2, 5), (4, 6)]));
    let places: Vec<usize> = (0..9).map(|player| order.place(player)).collect();
    assert_eq!(places, [1, 0, 1, 2, 2, 3, 4, 5, 0]);
    let natural: Vec<Option<usize>> = (0..9).map(|player| order.natural(player)).collect();
    let none = None;
    assert_eq!(
        natural,
        [
            Some(2),
            none,
            Some(5),
            none,
            Some(6),
            Some(2),
            Some(4),
            none,
            none
        ]
    );
    // Both players who floated down are paired, one of them as the second of a pair.
    let order = Order::of(&made(&[1, 0], 2..6, &[(0, 3), (2, 1), (4, 5)]));
    let places: Vec<usize> = (0..6).map(|player| order.place(player)).collect();
    assert_eq!(places, [1, 2, 1, 2, 1, 2]);
    let natural: Vec<Option<usize>> = (0..6).map(|player| order.natural(player)).collect();
    assert_eq!(natural, [2, 3, 0, 1, 5, 4].map(Some));
}

/// Seven players without colours or floats: for any demand only C5 can be worse; otherwise it comes later in the order of art.
/// 4.
#[test]
fn the_order_decides_where_no_criterion_does() {
    use super::super::{Criterion, OrderRule};
    use Alternative::{Bye, Downfloat, Pair};
    let explained = paired(&table(&[2, 2, 2, 1, 1, 0, 0], &[]));
    let later = |score, rule| Verdict::Later {
        bracket: Some(Points::from_halves(score)),
        rule,
    };
    for (alternative, expected) in [
        (Downfloat(tpn(0)), later(2, OrderRule::Exchange)),
        (Pair(tpn(1), tpn(2)), later(2, OrderRule::Exchange)),
        (Downfloat(tpn(1)), later(2, OrderRule::Transposition)),
        (Pair(tpn(0), tpn(2)), later(2, OrderRule::Transposition)),
        (Pair(tpn(2), tpn(4)), later(1, OrderRule::MdpTransposition)),
        (Bye(tpn(5)), later(0, OrderRule::MdpTransposition)),
        (Downfloat(tpn(5)), later(0, OrderRule::MdpTransposition)),
        (Downfloat(tpn(6)), Verdict::AsPaired),
        (
            Bye(tpn(0)),
            Verdict::Worse {
                bracket: None,
                criterion: Criterion::ByeScore,
                paired: vec![0],
                demanded: vec![2],
            },
        ),
    ] {
        assert_eq!(explained.why_not(alternative), Ok(expected.clone()));
        assert_eq!(explained.why_not_exactly(alternative), expected);
    }
}
