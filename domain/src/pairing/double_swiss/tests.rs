use std::sync::Arc;

use proptest::prelude::*;

use super::*;
use crate::{
    event::{
        BoardResult, Bye, Colour, Crosstable, Deduction, Forbidden, Halt, Participant, Points,
        RoundEntry, RoundNumber, ScoringSystem, Tpn, Watch,
    },
    pairing::{
        Concern, Engine, Impossible, Pair, RoundPairing, Seat,
        check::{before_round, check},
        generate::{Dice, Options, generate},
    },
};

mod corpora;
mod criteria;
mod matches;

fn sorted(mut pairing: RoundPairing) -> RoundPairing {
    pairing.pairs.sort_by_key(|pair| (pair.white, pair.black));
    pairing
}

fn tpn(number: u16) -> Tpn {
    Tpn::new(number).unwrap()
}

fn number(round: u8) -> RoundNumber {
    RoundNumber::new(round).unwrap()
}

fn small(participants: u16, rounds: u8) -> Options {
    Options {
        participants,
        rounds,
        engine: Engine::DoubleSwiss,
        ..Options::default()
    }
}

/// Two players who have met may not meet again; second games are never spoken against.
#[test]
fn a_second_match_of_two_is_spoken_against() {
    let table = generate(&small(6, 2), 3).unwrap();
    let given = pair(&table, number(3)).unwrap();
    let seats: Vec<Seat> = given.pairs.iter().copied().map(Seat::Pair).collect();
    assert_eq!(concerns(&table, number(3), &seats), []);
    let had = table.entry(tpn(1), number(1)).unwrap();
    let again = Pair {
        white: tpn(1),
        black: had.opponent().unwrap(),
    };
    let found = concerns(&table, number(3), &[Seat::Pair(again)]);
    let is_rematch = |one: &Concern| matches!(one, Concern::Rematch(pair, _) if *pair == again);
    assert!(found.iter().any(is_rematch), "{found:?}");
    assert_eq!(concerns(&table, number(2), &[Seat::Pair(again)]), []);
}

/// A field with an arbitrary past, and the round that follows: random opponents, results, forfeits and byes of whole matches,
/// penalties, prohibitions, and some players who stay away now.
fn any_past(least: u16, most: u16, seed: u64) -> (Crosstable, RoundNumber) {
    let mut dice = Dice::new(seed);
    let players = usize::from(dice.between(least, most));
    let matches = dice.between(0, 5);
    let mut entries: Vec<Vec<RoundEntry>> = vec![Vec::new(); players];
    for _ in 0..matches {
        let mut open: Vec<usize> = (0..players).collect();
        while let Some(one) = open.pop() {
            let place = dice.below(u16::try_from(open.len() + 1).unwrap());
            let byes = match dice.below(12) {
                0 => Some([Bye::ZeroPoint; 2]),
                1 => Some([Bye::HalfPoint; 2]),
                2 => Some([Bye::PairingAllocated, Bye::HalfPoint]),
                3 if dice.per_mille(300) => Some([Bye::FullPoint; 2]),
                _ => None,
            };
            if let Some(byes) = byes.or(open.is_empty().then_some([Bye::ZeroPoint; 2])) {
                entries[one].extend(byes.map(RoundEntry::Bye));
                continue;
            }
            let other = open.remove(usize::from(place) % open.len());
            let results = [
                BoardResult::WhiteWins,
                BoardResult::WhiteWins,
                BoardResult::Draw,
                BoardResult::BlackWins,
                BoardResult::BlackWins,
                BoardResult::WhiteWinsByForfeit,
                BoardResult::BlackWinsByForfeit,
                BoardResult::DoubleForfeit,
                BoardResult::WhiteDrawsBlackLoses,
                BoardResult::Adjourned,
            ];
            for colour in [Colour::White, Colour::Black] {
                let result = *dice.pick(&results).unwrap();
                entries[one].push(result.entry(colour, Tpn::from_index(other).unwrap()));
                entries[other].push(result.entry(!colour, Tpn::from_index(one).unwrap()));
            }
        }
    }
    for own in &mut entries {
        if dice.per_mille(60) {
            own.push(RoundEntry::Bye(Bye::ZeroPoint));
        }
    }
    let round = u8::try_from(matches * 2 + 1).unwrap();
    let planned = round + if dice.per_mille(300) { 1 } else { 5 };
    let participants = entries.into_iter().map(|entries| Participant {
        rating: None,
        entries,
    });
    let scoring = if dice.per_mille(150) {
        ScoringSystem::THREE_ONE_ZERO
    } else {
        ScoringSystem::STANDARD
    };
    let mut table = Crosstable::new(participants.collect(), planned, scoring).unwrap();
    table.initial_colour = dice.pick(&[Colour::White, Colour::Black]).copied();
    for _ in 0..dice.below(3) {
        let mut player = || tpn(dice.between(1, u16::try_from(players).unwrap()));
        let members = vec![player(), player()];
        let player = player();
        if members[0] != members[1] {
            table.forbidden.push(Forbidden {
                first: RoundNumber::FIRST,
                last: number(planned),
                members,
            });
        }
        table.deductions.push(Deduction {
            player,
            round: RoundNumber::FIRST,
            points: Points::from_halves(1),
        });
    }
    (table, number(round))
}

/// The round is paired as the text says, which is found by trying everything; if the text gives no round, there is a reason.
#[test]
fn rounds_after_any_past_are_those_of_the_text() {
    let (mut paired, mut impossible) = (0, 0);
    for seed in 0..4000 {
        let (table, round) = any_past(2, 9, seed);
        let given = pair(&table, round);
        if let Err(reason) = &given {
            assert!(matches!(reason, Impossible::NoCompletePairing { .. }));
            impossible += 1;
        }
        let whole = pair_as_a_whole(&table, round);
        assert_eq!(given, whole, "seed {seed}");
        let text = oracle::pair(&table, round);
        paired += usize::from(text.is_some());
        assert_eq!(given.ok().map(sorted), text.map(sorted), "seed {seed}");
    }
    assert!(paired > 2000 && impossible > 100, "{paired} {impossible}");
}

/// Upfloaters are looked for nearby first; a search in the whole field finds no better ones.
#[test]
fn the_following_scoregroup_is_enough() {
    let mut paired = 0;
    for seed in 0..400 {
        let (table, round) = any_past(14, 44, seed);
        let given = pair(&table, round);
        assert_eq!(given, pair_as_a_whole(&table, round), "seed {seed}");
        paired += usize::from(given.is_ok());
    }
    assert!(paired > 300, "{paired}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]
    /// Every round of a random event, with byes, forfeits, absences and acceleration among them, is what the text gives.
    #[test]
    fn rounds_are_those_of_the_text(
        participants in 2_u16..10,
        rounds in 1_u8..14,
        seed in any::<u64>(),
        forfeits in 0_u16..200,
        absences in 0_u16..200,
        baku in any::<bool>(),
    ) {
        let options = Options { forfeits, absences, baku, ..small(participants, rounds) };
        // A field that cannot be paired to the end is tried again; one that never can is not a case.
        let Ok(table) = generate(&options, seed) else { return Ok(()) };
        prop_assert_eq!(table.rounds_planned() % 2, 0);
        prop_assert_eq!(oracle::breaches(&table), []);
        prop_assert_eq!(check(&table, Engine::DoubleSwiss), []);
        for round in (1..=table.rounds_planned()).filter_map(RoundNumber::new) {
            let (before, _) = before_round(&table, round);
            let given = pair(&before, round).unwrap();
            let seats: Vec<Seat> = given.pairs.iter().copied().map(Seat::Pair).collect();
            prop_assert_eq!(concerns(&before, round, &seats), []);
        }
    }
}

/// Every seat has a reason, and every other possible seat has a reason why it was not paired.
#[test]
fn every_seat_and_every_other_seat_has_a_reason() {
    let mut seen = std::collections::HashSet::new();
    for seed in 0..60 {
        let (table, round) = any_past(5, 9, seed);
        let Ok(pairing) = pair(&table, round) else {
            continue;
        };
        let explained = Explained::until(&table, round, &Halt::never()).unwrap();
        assert_eq!(explained.pairing(), pairing);
        let tpns = || (0..table.participants().len()).filter_map(Tpn::from_index);
        let mut asked = |seat: Seat| {
            let Answer::First(answer) = explained.why_not(seat).unwrap() else {
                panic!("a first game");
            };
            seen.insert(std::mem::discriminant(&answer.verdict));
            answer.verdict == Verdict::AsPaired
        };
        for one in tpns() {
            assert_eq!(asked(Seat::Bye(one)), pairing.bye == Some(one));
            for two in tpns().filter(|two| *two != one) {
                let sits = pairing.seat(one).is_some_and(|seat| match seat {
                    Seat::Pair(pair) => [pair.white, pair.black].contains(&two),
                    Seat::Bye(_) => false,
                });
                let seat = Seat::Pair(Pair {
                    white: one,
                    black: two,
                });
                assert_eq!(asked(seat), sits, "seed {seed} {one} {two}");
            }
            match explained.why(one) {
                None => assert_eq!(pairing.seat(one), None),
                Some(Reason::Bye(reason)) => assert_eq!(reason.member.tpn, one),
                Some(Reason::Game(game)) => {
                    assert!(game.members.iter().any(|member| member.tpn == one));
                    assert!(game.members[0].tpn < game.members[1].tpn);
                }
                Some(Reason::Second(_)) => panic!("a first game"),
            }
        }
    }
    // Every kind of verdict came up.
    assert_eq!(seen.len(), 8, "{seen:?}");
}

struct Over;

impl Watch for Over {
    fn is_over(&self) -> bool {
        true
    }

    fn reached(&self, _: usize, _: usize) {}
}

/// A round without a legal pairing has a reason, and a search can be stopped.
#[test]
fn a_round_that_cannot_be_paired_says_why() {
    let draw = BoardResult::Draw;
    let entries =
        |colour: Colour, other| vec![draw.entry(colour, other), draw.entry(!colour, other)];
    let participants =
        [(Colour::White, tpn(2)), (Colour::Black, tpn(1))].map(|(colour, other)| Participant {
            rating: None,
            entries: entries(colour, other),
        });
    let table = Crosstable::new(participants.to_vec(), 4, ScoringSystem::STANDARD).unwrap();
    let third = number(3);
    assert!(matches!(
        pair(&table, third),
        Err(Impossible::NoCompletePairing { .. })
    ));
    assert_eq!(oracle::pair(&table, third), None);
    let (table, round) = any_past(40, 44, 7);
    let stopped = Explained::until(&table, round, &Halt::by(Arc::new(Over)));
    assert!(matches!(stopped, Err(Impossible::Stopped)));
}
