use proptest::prelude::*;

use super::*;
use crate::{
    event::{Halt, RoundNumber, Tpn},
    pairing::{
        Concern, Engine, Impossible, Pair, RoundPairing, Seat,
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
            engine: Engine::Burstein,
            forfeits,
            absences,
            baku,
            ..Options::default()
        };
        // A field that cannot be paired to the end is tried again; one that never can is not a case.
        let Ok(table) = generate(&options, seed) else { return Ok(()) };
        for round in (1..=rounds).filter_map(RoundNumber::new) {
            if is_seeding(&table, round) {
                continue;
            }
            let (before, _) = before_round(&table, round);
            let given = pair(&before, round).map(sorted).ok();
            let text = oracle::pair(&before, round).map(sorted);
            prop_assert_eq!(&given, &text, "round {}", round.get());
            // Its colours are those of art. 5, by the ranking of this system.
            let pairs = given.into_iter().flat_map(|given| given.pairs);
            let seats: Vec<Seat> = pairs.map(Seat::Pair).collect();
            let against = concerns(&before, round, &seats);
            let is_turned = |concern: &Concern| matches!(concern, Concern::ColoursTurned(_));
            prop_assert!(!against.iter().any(is_turned), "{:?}", against);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]
    /// A bracket paired with only the next scoregroup is the same as with the whole field.
    #[test]
    fn the_next_scoregroup_is_enough(
        participants in 14_u16..60,
        rounds in 3_u8..12,
        seed in any::<u64>(),
        forbidden_groups in 0_u16..12,
    ) {
        let options = Options { forbidden_groups, ..small(participants, rounds) };
        let Ok(table) = generate(&options, seed) else { return Ok(()) };
        for round in (1..=rounds).filter_map(RoundNumber::new) {
            let (before, _) = before_round(&table, round);
            if !is_seeding(&table, round) {
                prop_assert_eq!(pair(&before, round), pair_as_a_whole(&before, round));
            }
        }
    }
}

fn small(participants: u16, rounds: u8) -> Options {
    Options {
        participants,
        rounds,
        engine: Engine::Burstein,
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
            if is_seeding(&table, round) {
                continue;
            }
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

/// The first half of the rounds is seeding, but at most four rounds; they are whole rounds of the FIDE (Dutch) System.
#[test]
fn seeding_rounds_are_those_of_the_dutch_system() {
    for (rounds, seeding) in [(1, 0), (2, 1), (3, 1), (5, 2), (8, 4), (9, 4), (11, 4)] {
        let table = generate(&small(24, rounds), 5).unwrap();
        let numbers = || (1..=rounds).filter_map(RoundNumber::new);
        let counted = numbers().filter(|round| is_seeding(&table, *round));
        assert_eq!(counted.count(), seeding, "{rounds}");
        for round in numbers() {
            let (before, _) = before_round(&table, round);
            let given = Engine::Burstein.pair(&before, round);
            let solved = Engine::Burstein.solve(&before, round, &Halt::never());
            let solved = solved.unwrap();
            assert!(solved.is_of(&before, round, Engine::Burstein));
            assert_eq!(Ok(solved.pairing()), given);
            let is_dutch = usize::from(round.get()) <= seeding;
            assert_eq!(solved.is_of(&before, round, Engine::default()), is_dutch);
            if is_dutch {
                assert_eq!(given, Engine::default().pair(&before, round));
            } else {
                assert_eq!(given, pair(&before, round));
            }
        }
        assert_eq!(oracle::breaches(&table), []);
    }
}

/// 1.7: Buchholz and Sonneborn-Berger, rounds without a game as games against oneself, and the draws of players who stay away.
#[test]
fn an_index_counts_what_opponents_are_worth() {
    use crate::event::{Bye, Colour, Crosstable, Outcome, Participant, RoundEntry, ScoringSystem};
    let played = |opponent: u16, colour, outcome| RoundEntry::Played {
        opponent: Tpn::new(opponent).unwrap(),
        colour,
        outcome,
        rated: true,
    };
    let (white, black) = (Colour::White, Colour::Black);
    let zero = RoundEntry::Bye(Bye::ZeroPoint);
    let of = |entries: &[RoundEntry]| Participant {
        rating: None,
        entries: entries.to_vec(),
    };
    let forfeit = |opponent: u16, colour, won| RoundEntry::Forfeit {
        opponent: Tpn::new(opponent).unwrap(),
        colour,
        won,
    };
    let participants = vec![
        // 2 points: against 4 (who left: 0 and two draws), against themselves (2), and from a forfeit.
        of(&[
            played(4, white, Outcome::Win),
            forfeit(3, black, true),
            played(2, white, Outcome::Loss),
        ]),
        // 2 points: a bye worth half a point against oneself, a draw, a win.
        of(&[
            RoundEntry::Bye(Bye::HalfPoint),
            RoundEntry::Bye(Bye::HalfPoint),
            played(1, black, Outcome::Win),
        ]),
        // 1 point.
        of(&[
            RoundEntry::Bye(Bye::PairingAllocated),
            forfeit(1, white, false),
            zero,
        ]),
        of(&[played(1, black, Outcome::Loss), zero, zero, zero]),
    ];
    let table = Crosstable::new(participants, 9, ScoringSystem::STANDARD).unwrap();
    let indices = index::indices(&table, RoundNumber::new(4).unwrap());
    let known: Vec<_> = indices
        .iter()
        .map(|index| (index.buchholz, index.sonneborn_berger))
        .collect();
    // In half-points and quarters: 1 + 1 for number 4 (two draws), 4 for the forfeit, 4 for number 2.
    assert_eq!(known[0], (2 + 4 + 4, 2 * 2 + 2 * 4));
    assert_eq!(known[1], (4 + 4 + 4, 4 + 4 + 2 * 4));
    // Present again, so the zero-point bye does not count as a draw.
    assert_eq!(known[2], (2 + 2 + 2, 2 * 2));
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
