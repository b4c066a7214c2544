use proptest::prelude::*;

use super::*;
use crate::{
    event::{Halt, RoundNumber, Tpn},
    pairing::{
        Engine, Impossible, Pair, RoundPairing, Seat,
        check::before_round,
        generate::{Options, generate},
    },
};

mod corpora;

fn sorted(mut pairing: RoundPairing) -> RoundPairing {
    pairing.pairs.sort_by_key(|pair| (pair.white, pair.black));
    pairing
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]
    /// Every round of a random event, with byes, forfeits, absences and acceleration among them, is what the text gives.
    #[test]
    fn rounds_are_those_of_the_text(
        participants in 2_u16..11,
        rounds in 1_u8..8,
        seed in any::<u64>(),
        forfeits in 0_u16..200,
        absences in 0_u16..200,
        baku in any::<bool>(),
    ) {
        let options = Options {
            participants,
            rounds,
            engine: Engine::Dubov,
            forfeits,
            absences,
            baku,
            ..Options::default()
        };
        // A field that cannot be paired to the end is tried again; one that never can is not a case.
        let Ok(table) = generate(&options, seed) else { return Ok(()) };
        for round in (1..=rounds).filter_map(RoundNumber::new) {
            let (before, _) = before_round(&table, round);
            let given = pair(&before, round).map(sorted).ok();
            let text = oracle::pair(&before, round).map(sorted);
            prop_assert_eq!(given, text, "round {}", round.get());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]
    /// Upfloaters found among the next scoregroups are the same as those of the whole field.
    #[test]
    fn the_next_scoregroups_are_enough(
        participants in 14_u16..60,
        rounds in 3_u8..12,
        seed in any::<u64>(),
        forbidden_groups in 0_u16..12,
    ) {
        let options = Options { forbidden_groups, ..small(participants, rounds) };
        let Ok(table) = generate(&options, seed) else { return Ok(()) };
        for round in (1..=rounds).filter_map(RoundNumber::new) {
            let (before, _) = before_round(&table, round);
            prop_assert_eq!(pair(&before, round), pair_as_a_whole(&before, round));
        }
    }
}

fn small(participants: u16, rounds: u8) -> Options {
    Options {
        participants,
        rounds,
        engine: Engine::Dubov,
        ..Options::default()
    }
}

/// Every seat has a reason, and every other possible seat has a reason why it was not paired.
#[test]
fn every_seat_and_every_other_seat_has_a_reason() {
    let mut seen = std::collections::HashSet::new();
    for seed in 0..12 {
        let participants = if seed % 2 == 0 { 9 } else { 6 };
        let Ok(table) = generate(&small(participants, 5), seed) else {
            continue;
        };
        for round in (1..=5).filter_map(RoundNumber::new) {
            let (before, _) = before_round(&table, round);
            let explained = Explained::until(&before, round, &Halt::never()).unwrap();
            let pairing = pair(&before, round).unwrap();
            assert_eq!(explained.pairing(), pairing);
            let tpns = || (0..usize::from(participants)).filter_map(Tpn::from_index);
            for one in tpns() {
                let bye = explained.why_not(Seat::Bye(one)).unwrap().verdict;
                assert_eq!(bye == Verdict::AsPaired, pairing.bye == Some(one));
                seen.insert(std::mem::discriminant(&bye));
                for two in tpns().filter(|two| *two != one) {
                    let seat = Seat::Pair(Pair {
                        white: one,
                        black: two,
                    });
                    let verdict = explained.why_not(seat).unwrap().verdict;
                    let sits = pairing.seat(one).is_some_and(|seat| match seat {
                        Seat::Pair(pair) => [pair.white, pair.black].contains(&two),
                        Seat::Bye(_) => false,
                    });
                    assert_eq!(
                        verdict == Verdict::AsPaired,
                        sits,
                        "{one} {two} {verdict:?}"
                    );
                    seen.insert(std::mem::discriminant(&verdict));
                }
                match explained.why(one) {
                    None => assert_eq!(pairing.seat(one), None),
                    Some(Reason::Bye(reason)) => assert_eq!(reason.member.tpn, one),
                    Some(Reason::Game(game)) => {
                        assert!(game.members.iter().any(|member| member.tpn == one));
                    }
                }
            }
        }
    }
    // Every kind of verdict came up.
    assert_eq!(seen.len(), 8, "{seen:?}");
}

/// 3.2: the criteria describe the bracket that was paired.
#[test]
fn an_even_first_round_pairs_the_halves() {
    let options = Options {
        half_point_byes: 0,
        absences: 0,
        late_entries: 0,
        withdrawals: 0,
        ..small(8, 3)
    };
    let table = generate(&options, 1).unwrap();
    let (before, _) = before_round(&table, RoundNumber::FIRST);
    let explained = Explained::until(&before, RoundNumber::FIRST, &Halt::never()).unwrap();
    let report = explained.report();
    let [bracket] = report.brackets.as_slice() else {
        panic!("{report:?}");
    };
    assert_eq!(bracket.seekers, [4, 4]);
    assert!(bracket.shifted.iter().all(Vec::is_empty));
    let tpns = |pair: Pair| {
        (
            pair.white.get().min(pair.black.get()),
            pair.white.get().max(pair.black.get()),
        )
    };
    let pairs: Vec<_> = bracket.pairs.iter().map(|made| tpns(made.pair)).collect();
    assert_eq!(pairs, [(1, 5), (2, 6), (3, 7), (4, 8)]);
}

/// A round without a legal pairing has a reason, and a search can be stopped.
#[test]
fn a_round_that_cannot_be_paired_says_why() {
    let table = generate(&small(2, 1), 3).unwrap();
    let mut participants = table.participants().to_vec();
    for participant in &mut participants {
        participant.entries.truncate(1);
    }
    let again = crate::event::Crosstable::new(participants, 2, table.scoring).unwrap();
    let second = RoundNumber::new(2).unwrap();
    if again.rounds_paired() == 1 {
        assert!(matches!(
            pair(&again, second),
            Err(Impossible::NoCompletePairing { .. })
        ));
        assert_eq!(oracle::pair(&again, second), None);
    }
}

/// C8 to C10, in this order. Of two players with the same score and preference, the upfloater is the one who is not a maximum
/// upfloater, who was upfloated less often, or who was not upfloated in the previous round. In the last round these criteria
/// lapse (2.3).
#[test]
fn an_upfloater_was_upfloated_less() {
    use crate::event::{Bye, Crosstable, Participant, RoundEntry, ScoringSystem};
    let byes = [
        Bye::FullPoint,
        Bye::HalfPoint,
        Bye::HalfPoint,
        Bye::ZeroPoint,
    ];
    let participants = byes.map(|bye| Participant {
        rating: None,
        entries: vec![RoundEntry::Bye(bye)],
    });
    let table = Crosstable::new(participants.to_vec(), 9, ScoringSystem::STANDARD).unwrap();
    let round = RoundNumber::new(2).unwrap();
    let facts = |upfloats, upfloated_last| field::Facts {
        average: 0,
        upfloats,
        upfloated_last,
    };
    let no_matter = facts(0, false);
    for (first, second, in_last_round, found) in [
        (facts(0, false), facts(0, false), 1, 1),
        // C8: three of nine rounds make a maximum upfloater.
        (facts(2, false), facts(0, false), 1, 1),
        (facts(3, false), facts(2, true), 1, 2),
        (facts(2, true), facts(3, false), 1, 1),
        // C9
        (facts(5, false), facts(4, true), 1, 2),
        (facts(4, true), facts(5, false), 1, 1),
        // C10
        (facts(1, true), facts(2, false), 1, 2),
        (facts(4, true), facts(4, false), 1, 2),
        (facts(1, false), facts(2, true), 1, 1),
    ] {
        let mut field = field::Field::new(&table, round, &Halt::never());
        field.facts = vec![no_matter, first, second, no_matter];
        for is_whole in [false, true] {
            field.is_whole = is_whole;
            field.is_last_round = false;
            let upfloaters = field.upfloaters(&[0], &[1, 2, 3]);
            assert_eq!(upfloaters, Some(vec![found]), "{first:?} {second:?}");
            field.is_last_round = true;
            let upfloaters = field.upfloaters(&[0], &[1, 2, 3]);
            assert_eq!(
                upfloaters,
                Some(vec![in_last_round]),
                "{first:?} {second:?}"
            );
        }
    }
}
