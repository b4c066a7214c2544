//! The vocabulary: which values there are, and what each of them counts as.

use super::*;
use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

fn words<W: Word + std::fmt::Debug>() -> Vec<&'static str> {
    for word in W::ALL {
        assert_eq!(W::from_code(word.code()), Some(*word));
    }
    assert_eq!(W::from_code(""), None);
    W::ALL.iter().map(|word| word.code()).collect()
}

/// These stand in databases and files, so they may never change.
#[test]
fn stored_words() {
    assert_eq!(words::<ArbiterRole>(), ["chief", "deputy"]);
    assert_eq!(words::<Bye>(), ["U", "F", "H", "Z"]);
    assert_eq!(words::<ClubStatus>(), ["pending", "approved", "rejected"]);
    assert_eq!(words::<Colour>(), ["white", "black"]);
    assert_eq!(
        words::<ConflictEnd>(),
        ["chosen", "agreed", "replaced", "withdrawn"]
    );
    assert_eq!(words::<EnteredBy>(), ["arbiter", "club", "admin"]);
    assert_eq!(words::<Presence>(), ["absent", "awaited"]);
    assert_eq!(words::<RoundState>(), ["draft", "published"]);
    assert_eq!(words::<SeatCall>(), ["arbiter", "bye", "withdrawal"]);
    assert_eq!(words::<Sex>(), ["m", "w"]);
    assert_eq!(
        words::<TournamentState>(),
        ["registration", "running", "finished"]
    );
}

/// C.07 16.1: who gets a half-point or a zero-point bye asked for it; the others are given.
#[test]
fn c_07_16_1_requested_byes() {
    let requested: Vec<Bye> = Bye::ALL
        .into_iter()
        .filter(|bye| bye.is_requested())
        .collect();
    assert_eq!(requested, [Bye::HalfPoint, Bye::ZeroPoint]);
}

/// Law 6.7, C.04.2 art. 3.4: a forfeit is not a meeting, a game is one from when both sit at the board.
#[test]
fn c_04_2_3_4_what_counts_as_a_meeting() {
    let opponent = Tpn::new(2).unwrap();
    for result in BoardResult::ALL {
        let forfeit = ["+/-", "-/+", "-/-"].contains(&result.code());
        assert_eq!(result.is_forfeit(), forfeit, "{result:?}");
        for colour in Colour::ALL {
            let entry = result.entry(colour, opponent);
            assert_eq!(entry.is_meeting(), !forfeit, "{result:?}");
        }
    }
    for bye in Bye::ALL {
        assert!(!RoundEntry::Bye(bye).is_meeting(), "{bye:?}");
    }
}

#[derive(Default)]
struct Counter(AtomicUsize);

impl Watch for Counter {
    fn is_over(&self) -> bool {
        self.0.load(Ordering::Relaxed) >= 3
    }

    fn reached(&self, done: usize, _: usize) {
        self.0.store(done, Ordering::Relaxed);
    }
}

#[test]
fn a_computation_stops_when_its_watch_says_so() {
    let halt = Halt::by(Arc::new(Counter::default()));
    halt.reached(2, 5);
    assert!(!halt.is_due());
    halt.reached(3, 5);
    assert!(halt.is_due());
    let never = Halt::never();
    never.reached(3, 5);
    assert!(!never.is_due());
    assert_eq!(format!("{halt:?} {never:?}"), "watched never");
}
