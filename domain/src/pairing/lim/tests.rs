use std::{
    collections::{BTreeSet, HashSet},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use proptest::prelude::*;

use super::*;
use crate::{
    event::{
        Bye, Colour, Crosstable, Elo, Forbidden, Halt, Outcome, Participant, RoundEntry,
        RoundNumber, ScoringSystem, Tpn, Watch,
    },
    pairing::{
        Concern, Engine, Impossible, Pair, RoundPairing, Seat,
        check::before_round,
        generate::{Dice, Hard, Options, generate},
    },
};

mod corpora;
mod examples;

fn sorted(mut pairing: RoundPairing) -> RoundPairing {
    pairing.pairs.sort_by_key(|pair| (pair.white, pair.black));
    pairing
}

fn tpn(number: u16) -> Tpn {
    Tpn::new(number).unwrap()
}

fn small(participants: u16, rounds: u8) -> Options {
    Options {
        participants,
        rounds,
        engine: Engine::Lim,
        ..Options::default()
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]
    /// Every round of a random event, with byes, forfeits, absences and acceleration among them, is what the text gives.
    #[test]
    fn rounds_are_those_of_the_text(
        participants in 2_u16..14,
        rounds in 1_u8..9,
        seed in any::<u64>(),
        forfeits in 0_u16..200,
        absences in 0_u16..200,
        forbidden_groups in 0_u16..3,
        baku in any::<bool>(),
    ) {
        let options = Options { forfeits, absences, forbidden_groups, baku, ..small(participants, rounds) };
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

/// C.04.4.3: colours in articles 5 and 7, floaters in 3.9.
#[test]
fn rules_are_named_as_in_the_text() {
    use super::chosen::FloaterKind;
    let rules = [
        (ColourRule::Limits, "5.1"),
        (ColourRule::BothDue, "5.2"),
        (ColourRule::History, "5.4"),
        (ColourRule::HigherRanked, "5.4"),
        (ColourRule::LowerRanked, "5.4"),
        (ColourRule::Lot, "7.2"),
    ];
    for (rule, article) in rules {
        assert_eq!(rule.article(), article, "{rule:?}");
    }
    let kinds = [
        FloaterKind::A,
        FloaterKind::B,
        FloaterKind::C,
        FloaterKind::D,
    ];
    assert_eq!(kinds.map(FloaterKind::letter), ["a", "b", "c", "d"]);
}

/// Two players who have met may not meet again; a pair that never met raises no concern.
#[test]
fn a_second_meeting_is_spoken_against() {
    let (round, first) = (RoundNumber::new(2).unwrap(), RoundNumber::FIRST);
    let options = small(6, 1);
    let table = generate(&options, 3).unwrap();
    let (before, _) = before_round(&table, round);
    let given = pair(&before, round).unwrap();
    let seats: Vec<Seat> = given.pairs.iter().copied().map(Seat::Pair).collect();
    assert_eq!(concerns(&before, round, &seats), []);
    let had = before.entry(tpn(1), first).unwrap();
    let again = Pair {
        white: tpn(1),
        black: had.opponent().unwrap(),
    };
    let found = concerns(&before, round, &[Seat::Pair(again)]);
    assert!(found.contains(&Concern::Rematch(again, first)), "{found:?}");
}

/// Fields that the system did not make itself, with an arbitrary past and some players who stay away. They are paired as the
/// text says; if the text gives no round, there is a reason.
#[test]
fn hard_fields_are_paired_by_the_text() {
    let (mut paired, mut impossible, mut taken_back) = (0, 0, 0);
    for seed in 0..1200 {
        let mut dice = Dice::new(seed);
        let hard = Hard::any(dice.between(2, 11), &mut dice);
        let (table, round) = (hard.table(seed).unwrap(), hard.round().unwrap());
        let given = Explained::until(&table, round, &Halt::never());
        let text = oracle::pair(&table, round).map(sorted);
        match &given {
            Ok(explained) => {
                paired += 1;
                let groups = explained.report().groups;
                taken_back += groups.iter().map(|group| group.taken_back).sum::<usize>();
            }
            Err(reason) => {
                impossible += 1;
                assert!(matches!(reason, Impossible::NoCompletePairing { .. }));
            }
        }
        let given = given.ok().map(|explained| sorted(explained.pairing()));
        assert_eq!(given, text, "seed {seed}");
    }
    assert!(
        paired > 400 && impossible > 50 && taken_back > 20,
        "{paired} {impossible} {taken_back}"
    );
}

/// What must hold in every round, whatever the choices: nobody meets twice, everybody has a seat, and before the last round
/// nobody has a third game in a row with one colour or a colour difference of three.
#[test]
fn rounds_keep_the_absolute_rules() {
    let mut rounds = 0;
    for seed in 0..12 {
        let Ok(table) = generate(&small(30 + u16::try_from(seed).unwrap(), 9), seed) else {
            continue;
        };
        for round in (1..=9).filter_map(RoundNumber::new) {
            let (before, stands) = before_round(&table, round);
            let seats: Vec<Seat> = stands.pairs.iter().map(|pair| Seat::Pair(*pair)).collect();
            let against = concerns(&before, round, &seats);
            let is_broken = |concern: &&Concern| match concern {
                Concern::Rematch(..) | Concern::Forbidden(_) | Concern::ByeBarred(_) => true,
                Concern::ThirdColour(_) | Concern::ColourDifference(_) => round.get() < 9,
                _ => false,
            };
            assert_eq!(
                against.iter().find(is_broken),
                None,
                "seed {seed} round {round}"
            );
            rounds += 1;
        }
    }
    assert!(rounds > 80, "{rounds}");
}

/// Every seat has a reason, and every other possible seat has a reason of one kind why it was not paired.
#[test]
fn every_seat_and_every_other_seat_has_a_reason() {
    let (mut verdicts, mut ways, mut steps) = (HashSet::new(), HashSet::new(), BTreeSet::new());
    let mut rules = HashSet::new();
    for seed in 0..40 {
        let participants = if seed % 2 == 0 { 9 } else { 12 };
        let Ok(table) = generate(&small(participants, 6), seed) else {
            continue;
        };
        for round in (1..=6).filter_map(RoundNumber::new) {
            let (before, _) = before_round(&table, round);
            let explained = Explained::until(&before, round, &Halt::never()).unwrap();
            let pairing = pair(&before, round).unwrap();
            assert_eq!(explained.pairing(), pairing);
            let groups = explained.report().groups;
            assert_eq!(groups.last().map(|group| group.side), Some(Side::Median));
            let tpns = || (0..usize::from(participants)).filter_map(Tpn::from_index);
            for one in tpns() {
                let bye = explained.why_not(Seat::Bye(one)).unwrap().verdict;
                assert_eq!(bye == Verdict::AsPaired, pairing.bye == Some(one));
                verdicts.insert(std::mem::discriminant(&bye));
                for two in tpns().filter(|two| *two > one) {
                    let seat = Pair {
                        white: one,
                        black: two,
                    };
                    let verdict = explained.why_not(Seat::Pair(seat)).unwrap().verdict;
                    let sits = pairing.pairs.iter().any(|pair| {
                        [pair.white, pair.black].contains(&one)
                            && [pair.white, pair.black].contains(&two)
                    });
                    assert_eq!(
                        verdict == Verdict::AsPaired,
                        sits,
                        "{one} {two} {verdict:?}"
                    );
                    if let Verdict::Later { step, .. } = verdict {
                        steps.insert(step.article());
                    }
                    verdicts.insert(std::mem::discriminant(&verdict));
                }
                match explained.why(one) {
                    None => assert_eq!(pairing.seat(one), None),
                    Some(Reason::Bye(reason)) => assert_eq!(reason.member.tpn, one),
                    Some(Reason::Game(game)) => {
                        assert!(game.members.iter().any(|member| member.tpn == one));
                        assert!(pairing.pairs.contains(&game.pair.pair));
                        rules.insert(game.pair.colour_rule);
                        if let Way::Proposal = game.way {
                            assert_eq!(game.passed, []);
                        }
                        ways.insert(std::mem::discriminant(&game.way));
                    }
                }
            }
        }
    }
    // Every kind of verdict, way and colour rule came up, and most steps.
    assert_eq!(
        (verdicts.len(), ways.len(), rules.len()),
        (8, 3, 6),
        "{rules:?}"
    );
    assert!(steps.len() >= 5, "{steps:?}");
}

/// Counts the questions, and says stop after this many.
struct After {
    most: usize,
    asked: AtomicUsize,
}

impl Watch for After {
    fn is_over(&self) -> bool {
        self.asked.fetch_add(1, Ordering::Relaxed) >= self.most
    }

    fn reached(&self, done: usize, of: usize) {
        assert!(done <= of, "{done} of {of}");
    }
}

/// A round stopped at any question is whole or nothing.
#[test]
fn a_round_stopped_anywhere_is_whole_or_nothing() {
    let table = generate(&small(40, 7), 5).unwrap();
    let round = RoundNumber::new(5).unwrap();
    let (before, _) = before_round(&table, round);
    let after = |most| {
        Arc::new(After {
            most,
            asked: AtomicUsize::new(0),
        })
    };
    let watch = after(usize::MAX);
    Explained::until(&before, round, &Halt::by(watch.clone())).unwrap();
    let asked = watch.asked.load(Ordering::Relaxed);
    assert!(asked > 10, "{asked}");
    for most in 0..asked {
        let stopped = Explained::until(&before, round, &Halt::by(after(most)));
        assert_eq!(
            stopped.err(),
            Some(Impossible::Stopped),
            "{most} of {asked}"
        );
    }
}

/// The text finds a round whose colours were turned, and no other round, in small and in larger fields.
#[test]
fn a_turned_round_is_not_that_of_the_text() {
    for participants in [8, 24] {
        let table = generate(&small(participants, 5), 4).unwrap();
        assert_eq!(oracle::breaches(&table), []);
        for turned in [2, 5] {
            let participants = table.participants().iter().map(|participant| {
                let mut entries = participant.entries.clone();
                entries.truncate(turned);
                if let Some(
                    RoundEntry::Played { colour, .. } | RoundEntry::Forfeit { colour, .. },
                ) = entries.get_mut(turned - 1)
                {
                    *colour = !*colour;
                }
                Participant {
                    rating: participant.rating,
                    entries,
                }
            });
            let mut other = Crosstable::new(participants.collect(), 5, table.scoring).unwrap();
            other.initial_colour = table.initial_colour;
            let found = RoundNumber::from_index(turned - 1).unwrap();
            assert_eq!(oracle::breaches(&other), [found]);
        }
    }
}

/// A round in the middle of a large event, without the optimizer. The bound is far above the time needed, and still below what
/// anybody would wait for.
#[test]
fn a_round_of_two_hundred_takes_no_time() {
    let table = generate(&small(200, 9), 7).unwrap();
    let start = std::time::Instant::now();
    for round in (1..=9).filter_map(RoundNumber::new) {
        let (before, _) = before_round(&table, round);
        assert!(pair(&before, round).is_ok());
    }
    let took = start.elapsed();
    assert!(took.as_secs() < 9, "{took:?}");
}
