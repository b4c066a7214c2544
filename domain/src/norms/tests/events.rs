//! What an event gives: rounds that count, a field from abroad, teams.

use super::*;
use crate::event::{BoardResult, Colour, Crosstable, Participant, RoundEntry, ScoringSystem};

#[test]
fn rounds_that_do_not_count_say_why() {
    let one = Tpn::new(1).unwrap();
    let two = Tpn::new(2).unwrap();
    let results = [
        BoardResult::WhiteWins,
        BoardResult::WhiteWinsByForfeit,
        BoardResult::WhiteWinsUnrated,
        BoardResult::Adjourned,
    ];
    let bye = RoundEntry::Bye(Bye::PairingAllocated);
    let mut entries: Vec<RoundEntry> = results
        .iter()
        .map(|r| r.entry(Colour::White, two))
        .collect();
    let mut others: Vec<RoundEntry> = results
        .iter()
        .map(|r| r.entry(Colour::Black, one))
        .collect();
    entries.push(bye);
    others.push(bye);
    let participants = [entries, others].map(|entries| Participant {
        rating: None,
        entries,
    });
    let table = Crosstable::new(participants.to_vec(), 5, ScoringSystem::STANDARD).unwrap();
    let known = foe(2400, "GM", "GER");
    let met = Met::of(&table, one, 5, &|_| known);
    assert_eq!(met.games.len(), 1);
    assert_eq!(met.open.len(), 1);
    let why: Vec<LeftOut> = met.left_out.iter().map(|(_, why)| *why).collect();
    assert_eq!(
        why,
        [
            LeftOut::NotPlayed { won: true },
            LeftOut::NotPlayed { won: true },
            LeftOut::Bye(Bye::PairingAllocated),
        ]
    );
    assert!(met.has_free_point());
    let nobody = Foe {
        federation: None,
        ..known
    };
    let met = Met::of(&table, one, 1, &|_| nobody);
    assert_eq!(met.left_out, [(RoundNumber::FIRST, LeftOut::NoFederation)]);
}

/// Ten grandmasters and ten others of three federations, and as many Italians.
#[test]
fn a_field_from_abroad_frees_from_the_federations() {
    let field = |foreign: u16, titled: u16, federations: usize| {
        let codes = ["GER", "FRA", "ESP"];
        let people: Vec<Foe> = (0..foreign)
            .map(|n| {
                let title = if n < titled { "IM" } else { "FM" };
                foe(2200, title, codes[usize::from(n) % federations])
            })
            .chain((0..foreign).map(|_| foe(2500, "GM", "ITA")))
            .collect();
        let count = u16::try_from(people.len()).unwrap();
        let participants: Vec<Participant> = (1..=count)
            .map(|n| {
                let (colour, other) = match n % 2 {
                    1 => (Colour::White, n + 1),
                    _ => (Colour::Black, n - 1),
                };
                let other = Tpn::new(other).unwrap();
                Participant {
                    rating: None,
                    entries: vec![BoardResult::Draw.entry(colour, other)],
                }
            })
            .collect();
        let table = Crosstable::new(participants, 1, ScoringSystem::STANDARD).unwrap();
        ForeignField::of(&table, 1, Federation::ITA, &|tpn| people[tpn.index()])
    };
    assert!(field(20, 10, 3).exempts());
    assert!(!field(18, 10, 3).exempts());
    assert!(!field(20, 9, 3).exempts());
    assert!(!field(20, 10, 2).exempts());
    assert_eq!(
        field(20, 10, 3),
        ForeignField {
            rated: 20,
            federations: 3,
            titled: 10
        }
    );
}

/// 1.4.1: in a listed event of teams seven games are enough; a round won without a game takes no place there.
#[test]
fn seven_games_are_enough_where_the_arbiter_says_so() {
    let foes: Vec<Foe> = strong().into_iter().take(7).collect();
    let met = Met {
        games: scored(&foes, 11),
        ..Met::default()
    };
    let of = |least| best(NormTitle::Im, ITALIAN, &met, least, (true, true));
    assert!(!of(LeastGames::Nine).is_norm());
    let seven = of(LeastGames::Seven);
    assert!(seven.is_norm(), "{seven:?}");
    assert_eq!(seven.conditions[0].needed, 7);
    let short = Met {
        games: scored(&foes[..6], 11),
        ..Met::default()
    };
    let norm = best(
        NormTitle::Im,
        ITALIAN,
        &short,
        LeastGames::Seven,
        (true, true),
    );
    assert_eq!((norm.conditions[0].needed, norm.is_norm()), (7, false));
    assert!(!LeastGames::Seven.counts_free_point(6, true));
    assert!(LeastGames::Nine.counts_free_point(8, true));
    assert_eq!(LeastGames::Seven.of(6, true), 7);
    assert_eq!(LeastGames::Nine.of(8, true), 8);
    let left = forecast(NormTitle::Im, &short, LeastGames::Seven, 1);
    assert!(left.is_some());
    assert_eq!(forecast(NormTitle::Im, &short, LeastGames::Nine, 1), None);
}
