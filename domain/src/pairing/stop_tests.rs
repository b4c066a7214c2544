//! Long computations can be stopped at any of their questions; then they give nothing, otherwise everything.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use super::{
    Impossible,
    dutch::{self, Alternative, Edition, Explained},
    generate::{Options, generate},
};
use crate::event::{
    Colour, Crosstable, Halt, Outcome, Participant, RoundEntry, RoundNumber, ScoringSystem, Tpn,
    Watch,
};

/// Says stop after this many questions.
struct After {
    most: usize,
    asked: AtomicUsize,
    reached: AtomicUsize,
}

impl After {
    fn new(most: usize) -> Arc<Self> {
        Arc::new(Self {
            most,
            asked: AtomicUsize::new(0),
            reached: AtomicUsize::new(0),
        })
    }
}

impl Watch for After {
    fn is_over(&self) -> bool {
        self.asked.fetch_add(1, Ordering::Relaxed) >= self.most
    }

    fn reached(&self, done: usize, of: usize) {
        assert!(done <= of);
        self.reached.fetch_max(done, Ordering::Relaxed);
    }
}

/// Seven rounds of nine, in which the upper half always had White against the lower half, rotated by seven places, and won or
/// drew. Nearly every pair breaks a preference, and whole scoregroups float.
fn hard(players: usize) -> Crosstable {
    let half = players / 2;
    let mut entries: Vec<Vec<RoundEntry>> = vec![Vec::new(); players];
    let mut dice = 2026_u64;
    for round in 0..7 {
        for upper in 0..half {
            let lower = half + (upper + 7 * round) % half;
            dice = dice
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let (white, black) = if (dice >> 33).is_multiple_of(2) {
                (Outcome::Win, Outcome::Loss)
            } else {
                (Outcome::Draw, Outcome::Draw)
            };
            let played = |opponent, colour, outcome| RoundEntry::Played {
                opponent: Tpn::from_index(opponent).unwrap(),
                colour,
                outcome,
                rated: true,
            };
            entries[upper].push(played(lower, Colour::White, white));
            entries[lower].push(played(upper, Colour::Black, black));
        }
    }
    let participants = entries
        .into_iter()
        .map(|entries| Participant {
            rating: None,
            entries,
        })
        .collect();
    Crosstable::new(participants, 9, ScoringSystem::default()).unwrap()
}

#[test]
fn a_pairing_stopped_anywhere_is_whole_or_nothing() {
    let round = RoundNumber::new(8).unwrap();
    let ordinary = Options {
        participants: 41,
        rounds: 7,
        ..Options::default()
    };
    for table in [hard(40), generate(&ordinary, 7).unwrap()] {
        for edition in Edition::ALL {
            let whole = Explained::new(&table, round, edition).unwrap().pairing();
            assert_eq!(dutch::pair(&table, round, edition).unwrap(), whole);
            let watch = After::new(usize::MAX);
            Explained::until(&table, round, edition, &Halt::by(watch.clone())).unwrap();
            let asked = watch.asked.load(Ordering::Relaxed);
            assert!(asked > 10, "{asked}");
            for most in (0..asked).step_by((asked / 60).max(1)) {
                let watch = After::new(most);
                let stopped = Explained::until(&table, round, edition, &Halt::by(watch.clone()));
                assert_eq!(
                    stopped.err(),
                    Some(Impossible::Stopped),
                    "{most} of {asked}"
                );
                // Little is asked after the answer was yes: every loop ends there.
                let after = watch.asked.load(Ordering::Relaxed) - most;
                assert!(after < 2_000, "{after} after {most} of {asked}");
            }
        }
    }
}

#[test]
fn a_question_stopped_anywhere_has_no_answer_and_leaves_the_round_as_it_was() {
    let table = hard(40);
    let round = RoundNumber::new(8).unwrap();
    let paired = Explained::new(&table, round, Edition::Fide2026).unwrap();
    let tpn = |number| Tpn::new(number).unwrap();
    let question = Alternative::Pair(tpn(1), tpn(40));
    let answer = paired.why_not(question).unwrap();
    let watch = After::new(usize::MAX);
    paired
        .asked(&Halt::by(watch.clone()))
        .why_not(question)
        .unwrap();
    let asked = watch.asked.load(Ordering::Relaxed);
    for most in (0..asked).step_by((asked / 40).max(1)) {
        let stopped = paired.asked(&Halt::by(After::new(most))).why_not(question);
        assert_eq!(stopped, Err(Impossible::Stopped), "{most} of {asked}");
    }
    assert_eq!(paired.why_not(question).unwrap(), answer);
}
