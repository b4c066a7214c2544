use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread::sleep,
    time::{Duration, Instant},
};

use super::*;
use crate::jobs::{Asker, Number, Phase};

/// The mark of the run.
const RUN: u64 = 0xf3;

fn order(lane: &str, who: &str, thing: &str) -> Order {
    Order {
        what: "why",
        lane: lane.to_owned(),
        asker: Asker {
            who: who.to_owned(),
            owner: who.to_owned(),
            is_public: who.starts_with("address"),
        },
        thing: thing.to_owned(),
        back: String::new(),
        kept: None,
        asked: 1_796_000_000,
        patience: Duration::from_secs(30),
        may_be_long: true,
    }
}

/// Computes until it is stopped.
fn burn(halt: &Halt) -> bool {
    while !halt.is_due() {
        std::hint::spin_loop();
    }
    true
}

fn wait<R: Send + Sync + 'static>(ticket: &Ticket<R>, most: Duration) -> Option<Arc<R>> {
    let start = Instant::now();
    while ticket.progress().phase != Phase::Over {
        if start.elapsed() > most {
            return None;
        }
        sleep(Duration::from_millis(2));
    }
    ticket.result()
}

#[test]
fn a_short_job_of_another_lane_passes_any_number_of_long_ones() {
    let pool = Pool::new(RUN, 2);
    let mut long = Vec::new();
    for n in 0..12 {
        let (who, thing) = (format!("user:{n}"), format!("{n}"));
        long.push(
            pool.ask(order(&format!("hard{}", n % 4), &who, &thing), burn)
                .unwrap(),
        );
    }
    sleep(Duration::from_millis(600));
    for n in 0..5 {
        let start = Instant::now();
        let asked = order("small", "user:99", &format!("small {n}"));
        let ticket = pool.ask(asked, |_: &Halt| 7).unwrap();
        assert_eq!(wait(&ticket, Duration::from_secs(10)).as_deref(), Some(&7));
        let waited = start.elapsed();
        // Each of the short jobs ahead takes at most one turn.
        assert!(waited < Duration::from_secs(3), "{waited:?}");
    }
    for (n, ticket) in long.iter().enumerate() {
        assert!(pool.leave(ticket.progress().id, &format!("user:{n}")));
    }
    for ticket in &long {
        assert!(wait(ticket, Duration::from_secs(10)).is_some());
    }
}

#[test]
fn asked_at_once_they_do_not_wait_for_one_thread() {
    let pool = Pool::new(RUN, 3);
    let first = pool
        .ask(order("a", "user:1", "first"), |_: &Halt| 1)
        .unwrap();
    assert!(wait(&first, Duration::from_secs(5)).is_some());
    sleep(Duration::from_millis(50));
    let long = pool.ask(order("b", "user:2", "long"), burn).unwrap();
    let short = pool
        .ask(order("c", "user:3", "short"), |_: &Halt| 1)
        .unwrap();
    assert!(wait(&short, Duration::from_secs(2)).is_some());
    assert!(wait(&long, Duration::from_millis(10)).is_none());
}

#[test]
fn long_jobs_of_two_lanes_both_get_on() {
    let pool = Pool::new(RUN, 2);
    let count = |seen: &Arc<AtomicUsize>| {
        let seen = Arc::clone(seen);
        move |halt: &Halt| {
            while !halt.is_due() {
                seen.fetch_add(1, Ordering::Relaxed);
                sleep(Duration::from_millis(1));
            }
        }
    };
    let seen = [Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0))];
    let one = pool
        .ask(order("a", "user:1", "1"), count(&seen[0]))
        .unwrap();
    sleep(Duration::from_millis(300));
    let two = pool
        .ask(order("b", "user:2", "2"), count(&seen[1]))
        .unwrap();
    sleep(Duration::from_millis(1500));
    let before = [&seen[0], &seen[1]].map(|s| s.load(Ordering::Relaxed));
    sleep(Duration::from_millis(1500));
    let after = [&seen[0], &seen[1]].map(|s| s.load(Ordering::Relaxed));
    assert!(
        after[0] > before[0] && after[1] > before[1],
        "{before:?} {after:?}"
    );
    drop(pool);
    assert!(wait(&one, Duration::from_secs(5)).is_some());
    assert!(wait(&two, Duration::from_secs(5)).is_some());
}

#[test]
fn the_same_asked_twice_is_one_job_and_is_kept_when_asked_to() {
    let pool = Pool::new(RUN, 2);
    let runs = Arc::new(AtomicUsize::new(0));
    let free = Arc::new(AtomicBool::new(false));
    let ask = |who: &str, kept| {
        let (runs, free) = (Arc::clone(&runs), Arc::clone(&free));
        let asked = Order {
            kept,
            ..order("a", who, "the same")
        };
        pool.ask(asked, move |_: &Halt| {
            while !free.load(Ordering::Relaxed) {
                sleep(Duration::from_millis(1));
            }
            runs.fetch_add(1, Ordering::Relaxed)
        })
        .unwrap()
    };
    let (one, two) = (ask("address:1", Some(10)), ask("address:2", Some(10)));
    assert_eq!(one.progress().id, two.progress().id);
    free.store(true, Ordering::Relaxed);
    assert!(wait(&one, Duration::from_secs(5)).is_some());
    assert!(wait(&ask("address:3", Some(10)), Duration::from_secs(5)).is_some());
    assert_eq!(runs.load(Ordering::Relaxed), 1);
    let plain = |thing: &str| {
        let runs = Arc::clone(&runs);
        let job = move |_: &Halt| runs.fetch_add(1, Ordering::Relaxed);
        wait(
            &pool.ask(order("a", "user:1", thing), job).unwrap(),
            Duration::from_secs(5),
        )
    };
    plain("other");
    plain("other");
    assert_eq!(runs.load(Ordering::Relaxed), 3);
}

#[test]
fn a_job_ends_when_the_last_owner_leaves_or_its_time_is_up() {
    let pool = Pool::new(RUN, 2);
    let one = pool.ask(order("a", "user:1", "x"), burn).unwrap();
    let same = pool.ask(order("a", "user:2", "x"), burn).unwrap();
    let id = same.progress().id;
    assert!(!pool.leave(id, "user:3"), "a stranger has no say");
    assert!(pool.find(id, "user:3").is_none());
    assert!(pool.leave(id, "user:1"));
    assert!(wait(&one, Duration::from_millis(400)).is_none());
    let start = Instant::now();
    assert!(pool.leave(id, "user:2"));
    assert!(wait(&one, Duration::from_secs(2)).is_some());
    assert!(start.elapsed() < Duration::from_millis(500));
    let hasty = Order {
        patience: Duration::from_millis(100),
        ..order("a", "user:1", "y")
    };
    let hasty = pool.ask(hasty, burn).unwrap();
    assert!(wait(&hasty, Duration::from_secs(2)).is_some());
}

#[test]
fn a_job_that_breaks_down_leaves_its_place() {
    let pool = Pool::new(RUN, 2);
    for n in 0..6 {
        let broken = |_: &Halt| -> i32 { panic!("on purpose") };
        let ticket = pool
            .ask(order("a", "user:1", &format!("{n}")), broken)
            .unwrap();
        assert!(wait(&ticket, Duration::from_secs(5)).is_none());
    }
    let ticket = pool
        .ask(order("a", "user:1", "whole"), |_: &Halt| 1)
        .unwrap();
    assert!(wait(&ticket, Duration::from_secs(5)).is_some());
    assert_eq!(pool.load(), (0, 0));
}

#[test]
fn a_number_of_another_run_or_moment_is_no_job_of_this_one() {
    let pool = Pool::new(RUN, 2);
    let ticket = pool.ask(order("a", "user:1", "x"), |_: &Halt| 1).unwrap();
    let id = ticket.progress().id;
    assert_eq!((id.run, id.asked), (RUN, 1_796_000_000));
    assert!(pool.find(id, "user:1").is_some());
    for other in [
        Number { run: RUN + 1, ..id },
        Number {
            asked: id.asked + 1,
            ..id
        },
        Number {
            count: id.count + 1,
            ..id
        },
    ] {
        assert!(pool.find(other, "user:1").is_none(), "{other}");
        assert!(!pool.leave(other, "user:1"), "{other}");
    }
}
