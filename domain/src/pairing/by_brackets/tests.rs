//! The Dubov and the Burstein System compared with their texts, on fields that they did not make themselves: a field made by
//! the engine under test never comes to what that engine cannot pair.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicUsize, Ordering},
};

use crate::{
    event::{
        Bye, Colour, Crosstable, Deduction, Elo, Forbidden, Halt, Participant, Points, RoundEntry,
        RoundNumber, ScoringSystem, Tpn, Watch,
    },
    pairing::{
        Engine, Impossible, RoundPairing, burstein, dubov,
        generate::{Dice, Hard},
    },
};

mod accelerated;
mod boards;
mod told;

/// A field with an arbitrary past, and the round that follows: random opponents, colours and ratings, penalties, prohibitions,
/// and some players who stay away now.
fn hard_field(least: u16, most: u16, seed: u64) -> (Crosstable, RoundNumber) {
    let mut dice = Dice::new(seed);
    let hard = Hard::any(dice.between(least, most), &mut dice);
    let (made, round) = (hard.table(seed).unwrap(), hard.round().unwrap());
    let participants = made.participants().iter().map(|participant| {
        let mut entries = participant.entries.clone();
        if dice.per_mille(60) {
            entries.push(RoundEntry::Bye(Bye::ZeroPoint));
        }
        Participant {
            rating: Elo::new(dice.between(1400, 1420)).ok(),
            entries,
        }
    });
    let participants: Vec<Participant> = participants.collect();
    let scoring = if dice.per_mille(150) {
        ScoringSystem {
            zero_point_bye: Points::from_halves(1),
            ..ScoringSystem::THREE_ONE_ZERO
        }
    } else {
        made.scoring
    };
    let mut table = Crosstable::new(participants, made.rounds_planned(), scoring).unwrap();
    table.forbidden = made.forbidden;
    table.initial_colour = dice.pick(&[Colour::White, Colour::Black]).copied();
    for _ in 0..dice.below(3) {
        table.deductions.push(Deduction {
            player: Tpn::new(dice.between(1, hard.participants)).unwrap(),
            round: RoundNumber::new(u8::try_from(dice.between(1, 6)).unwrap()).unwrap(),
            points: Points::from_halves(1),
        });
    }
    (table, round)
}

fn sorted(mut pairing: RoundPairing) -> RoundPairing {
    pairing.pairs.sort_by_key(|pair| (pair.white, pair.black));
    pairing
}

/// Rounds are paired as the texts of C.04.4.1 and C.04.4.2 say, which is found by trying everything; if the texts give no
/// round, there is a reason.
#[test]
fn hard_fields_are_paired_by_the_texts() {
    let (mut paired, mut impossible) = (0, 0);
    for seed in 0..900 {
        let (table, round) = hard_field(2, 9, seed);
        for (given, text) in [
            (
                dubov::pair(&table, round),
                dubov::oracle::pair(&table, round),
            ),
            (
                burstein::pair(&table, round),
                burstein::oracle::pair(&table, round),
            ),
        ] {
            if let Err(reason) = &given {
                assert!(matches!(reason, Impossible::NoCompletePairing { .. }));
                impossible += 1;
            }
            paired += usize::from(text.is_some());
            assert_eq!(given.ok().map(sorted), text.map(sorted), "seed {seed}");
        }
    }
    assert!(paired > 500 && impossible > 100, "{paired} {impossible}");
}

/// Floaters are looked for nearby first; a search in the whole field finds no better ones.
#[test]
fn hard_fields_are_paired_nearby_as_in_the_whole_field() {
    let mut paired = 0;
    for seed in 0..150 {
        let (table, round) = hard_field(14, 40, seed);
        let given = dubov::pair(&table, round);
        assert_eq!(given, dubov::pair_as_a_whole(&table, round), "seed {seed}");
        paired += usize::from(given.is_ok());
        let given = burstein::pair(&table, round);
        assert_eq!(
            given,
            burstein::pair_as_a_whole(&table, round),
            "seed {seed}"
        );
        paired += usize::from(given.is_ok());
    }
    assert!(paired > 100, "{paired}");
}

/// A player alone at the top may meet nobody of the fifteen below: the upfloater comes from further down.
#[test]
fn an_upfloater_may_come_from_far_below() {
    let entries = |number: u16| match number {
        1 => vec![RoundEntry::Bye(Bye::PairingAllocated)],
        2..=16 => vec![RoundEntry::Bye(Bye::HalfPoint)],
        _ => vec![RoundEntry::Bye(Bye::ZeroPoint)],
    };
    let participants = (1..=20).map(|number| Participant {
        rating: None,
        entries: entries(number),
    });
    let mut table = Crosstable::new(participants.collect(), 9, ScoringSystem::STANDARD).unwrap();
    let second = RoundNumber::new(2).unwrap();
    table.forbidden = (2..=17)
        .map(|other| Forbidden {
            first: second,
            last: second,
            members: vec![Tpn::new(1).unwrap(), Tpn::new(other).unwrap()],
        })
        .collect();
    for (given, whole) in [
        (
            dubov::pair(&table, second),
            dubov::pair_as_a_whole(&table, second),
        ),
        (
            burstein::pair(&table, second),
            burstein::pair_as_a_whole(&table, second),
        ),
    ] {
        let given = given.unwrap();
        let met = given.pairs.iter().find_map(|pair| {
            let both = [pair.white.get(), pair.black.get()];
            both.contains(&1).then(|| both[0].max(both[1]))
        });
        assert!(met.unwrap() > 17, "{given:?}");
        assert_eq!(Ok(given), whole);
    }
}

/// A field by the entries of each player, in half-points: `w`, `d`, `l` against a number, with White if it is positive.
fn by_games(rounds: u8, rows: &[&[(char, i16)]]) -> Crosstable {
    use crate::event::Outcome;
    let entry = |(result, number): &(char, i16)| {
        let opponent = Tpn::new(number.unsigned_abs());
        let colour = if *number > 0 {
            Colour::White
        } else {
            Colour::Black
        };
        let outcome = match result {
            'w' => Outcome::Win,
            'd' => Outcome::Draw,
            'l' => Outcome::Loss,
            '+' => return RoundEntry::Bye(Bye::PairingAllocated),
            _ => return RoundEntry::Bye(Bye::ZeroPoint),
        };
        RoundEntry::Played {
            opponent: opponent.unwrap(),
            colour,
            outcome,
            rated: true,
        }
    };
    let participants = rows.iter().map(|row| Participant {
        rating: None,
        entries: row.iter().map(entry).collect(),
    });
    Crosstable::new(participants.collect(), rounds, ScoringSystem::STANDARD).unwrap()
}

/// C.04.4.2, C5 comes before C7: two who can meet do so, although then all four of the next scoregroup, who have met each
/// other, float down.
#[test]
fn a_bracket_is_not_opened_for_those_below() {
    // 1 and 2 have 3 points each; 3 to 6 have drawn all their games; 7 to 10 have none.
    let table = by_games(
        7,
        &[
            &[('w', 7), ('w', -8), ('w', 9)],
            &[('w', 8), ('w', -9), ('w', 10)],
            &[('d', 6), ('d', -5), ('d', 4)],
            &[('d', 5), ('d', 6), ('d', -3)],
            &[('d', -4), ('d', 3), ('d', -6)],
            &[('d', -3), ('d', -4), ('d', 5)],
            &[('l', -1), ('-', 0), ('-', 0)],
            &[('l', -2), ('l', 1), ('-', 0)],
            &[('-', 0), ('l', 2), ('l', -1)],
            &[('-', 0), ('-', 0), ('l', -2)],
        ],
    );
    let round = RoundNumber::new(4).unwrap();
    let given = burstein::pair(&table, round).unwrap();
    assert!(
        given
            .pairs
            .iter()
            .any(|pair| pair.white.get() + pair.black.get() == 3)
    );
    assert_eq!(
        Some(sorted(given.clone())),
        burstein::oracle::pair(&table, round).map(sorted)
    );
    assert_eq!(Ok(given), burstein::pair_as_a_whole(&table, round));
}

/// Five players who have all met, four of them with the same score: all float, past the one below.
#[test]
fn a_whole_bracket_floats_past_the_next() {
    let table = by_games(
        8,
        &[
            &[('+', 0), ('d', 2), ('d', -3), ('d', 4), ('w', -5)],
            &[('w', 5), ('d', -1), ('+', 0), ('d', -3), ('d', 4)],
            &[('d', 4), ('w', -5), ('d', 1), ('d', 2), ('+', 0)],
            &[('d', -3), ('+', 0), ('w', 5), ('d', -1), ('d', -2)],
            &[('l', -2), ('l', 3), ('l', -4), ('+', 0), ('l', 1)],
            &[('-', 0); 5],
            &[('-', 0); 5],
            &[('-', 0); 5],
            &[('-', 0); 5],
            &[('-', 0); 5],
        ],
    );
    let round = RoundNumber::new(6).unwrap();
    let given = burstein::pair(&table, round).unwrap();
    let crosses = |pair: &crate::pairing::Pair| (pair.white.get() > 5) != (pair.black.get() > 5);
    assert!(given.pairs.iter().all(crosses));
    assert_eq!(
        Some(sorted(given.clone())),
        burstein::oracle::pair(&table, round).map(sorted)
    );
    let given = dubov::pair(&table, round).unwrap();
    assert_eq!(
        Some(sorted(given)),
        dubov::oracle::pair(&table, round).map(sorted)
    );
}

/// Counts the questions, says stop after this many, and records the progress.
struct After {
    most: usize,
    asked: AtomicUsize,
    reached: Mutex<Vec<(usize, usize)>>,
}

impl After {
    fn new(most: usize) -> Arc<Self> {
        Arc::new(Self {
            most,
            asked: AtomicUsize::new(0),
            reached: Mutex::default(),
        })
    }
}

impl Watch for After {
    fn is_over(&self) -> bool {
        self.asked.fetch_add(1, Ordering::Relaxed) >= self.most
    }

    fn reached(&self, done: usize, of: usize) {
        self.reached.lock().unwrap().push((done, of));
    }
}

/// A round stopped at any question is whole or nothing; until then it reports how many players are paired.
#[test]
fn a_round_stopped_anywhere_is_whole_or_nothing() {
    for seed in 0..60 {
        let (table, round) = hard_field(6, 30, seed);
        for engine in [Engine::Dubov, Engine::Burstein] {
            if engine.in_round(&table, round) != engine {
                continue;
            }
            let watch = After::new(usize::MAX);
            let Ok(whole) = engine.solve(&table, round, &Halt::by(watch.clone())) else {
                continue;
            };
            let field = whole.size() - whole.size() % 2;
            let reached = watch.reached.lock().unwrap().clone();
            let start = usize::from(field < whole.size());
            assert!(
                reached.first().is_none_or(|first| first.0 <= start),
                "{reached:?}"
            );
            assert!(
                reached.is_sorted_by(|a, b| a.0 <= b.0 && a.1 == b.1),
                "{reached:?}"
            );
            assert!(reached.iter().all(|(done, of)| done < of), "{reached:?}");
            let asked = watch.asked.load(Ordering::Relaxed);
            for most in (0..asked).step_by((asked / 12).max(1)) {
                let stopped = engine.solve(&table, round, &Halt::by(After::new(most)));
                assert_eq!(
                    stopped.err(),
                    Some(Impossible::Stopped),
                    "{most} of {asked}"
                );
            }
        }
    }
}

/// The text finds a round whose colours were turned, and no other round, in small and in larger fields.
#[test]
fn a_turned_round_is_not_that_of_the_text() {
    use crate::pairing::generate::{Options, generate};
    type Breaches = fn(&Crosstable) -> Vec<RoundNumber>;
    let systems: [(Engine, Breaches); 2] = [
        (Engine::Dubov, dubov::oracle::breaches),
        (Engine::Burstein, burstein::oracle::breaches),
    ];
    for (engine, breaches) in systems {
        for participants in [8, 24] {
            let options = Options {
                participants,
                rounds: 5,
                engine,
                ..Options::default()
            };
            let table = generate(&options, 4).unwrap();
            assert_eq!(breaches(&table), []);
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
                assert_eq!(breaches(&other), [found]);
            }
        }
    }
}
