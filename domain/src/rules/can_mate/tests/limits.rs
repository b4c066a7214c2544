//! The answer "unknown": out of positions, out of memory, out of time.

use std::cell::Cell;

use shakmaty::{Chess, Color};

use super::*;

#[test]
fn too_small_a_budget_is_unknown() {
    let start = Chess::default();
    let verdict = can_mate(
        &start,
        Color::White,
        Budget {
            nodes: 3,
            table_bytes: 1 << 20,
        },
    );
    assert_eq!(verdict, Verdict::Unknown { spent: 3 });
}

/// No mate, but the searches alone would have to put six bishops on all squares of their colour.
const LONG: &str = "4b1b1/1b1b1b1b/8/8/4k3/1p1p4/1P1P4/K1B5 b - - 0 1";

#[test]
fn memory_stays_within_the_budget() {
    let asked = question(LONG, Color::White);
    let budget = Budget {
        nodes: u64::MAX,
        table_bytes: 8 << 20,
    };
    let before = peak();
    let (verdict, _) = procedure::search(&asked.position, Color::White, budget, &|| true);
    let after = peak();
    assert!(matches!(verdict, Verdict::Unknown { .. }), "{verdict:?}");
    // A table that grows stands beside the old one for a moment; the program's own pages count too.
    let most = 24 << 10;
    match (before, after) {
        (Some(before), Some(after)) => assert!(after - before < most, "{} KB", after - before),
        _ => println!("NOT RUN: the system does not say how much memory is in use"),
    }
}

/// The most memory that the process has used, in KB.
fn peak() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

#[test]
fn who_waits_no_longer_gets_unknown() {
    let asked = question(LONG, Color::White);
    let all = u64::MAX;
    let budget = Budget {
        nodes: all,
        table_bytes: usize::MAX,
    };
    let questions = Cell::new(0);
    let go_on = || {
        questions.set(questions.get() + 1);
        questions.get() < 20
    };
    let (verdict, spent) = procedure::search(&asked.position, Color::White, budget, &go_on);
    assert_eq!(verdict, Verdict::Unknown { spent });
    // One more time before the next exploration might begin.
    assert!(questions.get() <= 21);
    assert!(spent < 100_000, "{spent}");
    // If `go_on` is always true, the answer does not depend on time.
    let plain = can_mate(&Chess::default(), Color::White, SMALL);
    let waiting = can_mate_while(&Chess::default(), Color::White, SMALL, &|| true);
    assert_eq!(plain, waiting);
}
