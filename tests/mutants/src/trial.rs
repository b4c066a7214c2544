//! What the tests say of each woven mutant.

use std::{
    collections::BTreeMap,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::Duration,
};

use crate::{compile::Built, mutant::Mutant, program::Run, touch::Touched, weave};

/// The first tests of a mutant together take so long; those after them twice and a half as long, and so on: most mutants
/// fall at once, and starting a program costs more than a small test.
const FIRST: Duration = Duration::from_millis(400);
/// What any tests may take at least.
const LEAST: Duration = Duration::from_secs(15);
/// Tests may take so many times their time: a mutant that goes on forever is noticed.
const TIMES: u32 = 6;
/// How often it is said how far it is.
const SAID: usize = 500;

/// What became of a mutant.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Verdict {
    /// A test fails.
    Caught,
    /// A test does not end.
    Endless,
    /// Tests come to it, and all pass.
    Missed,
    /// No test comes to it.
    Unreached,
    /// It does not compile.
    Unviable,
}

/// Tries all that are woven.
pub(crate) fn all(
    mutants: &[Mutant],
    built: &Built,
    touched: &Touched,
    jobs: usize,
) -> BTreeMap<usize, Verdict> {
    let order: Vec<(usize, usize)> = built.woven.iter().map(|(n, site)| (*n, *site)).collect();
    let next = AtomicUsize::new(0);
    let verdicts = Mutex::new(BTreeMap::new());
    thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                while let Some((number, site)) =
                    order.get(next.fetch_add(1, Ordering::Relaxed)).copied()
                {
                    let tests = in_order(mutants.get(number), site, touched);
                    let verdict = tried(number, &tests, built, touched);
                    let mut verdicts = verdicts.lock().unwrap_or_else(PoisonError::into_inner);
                    verdicts.insert(number, verdict);
                    if verdicts.len().is_multiple_of(SAID) {
                        println!("  {} of {}", verdicts.len(), order.len());
                    }
                }
            });
        }
    });
    let mut verdicts = verdicts
        .into_inner()
        .unwrap_or_else(PoisonError::into_inner);
    let unviable = built
        .unviable
        .iter()
        .map(|number| (*number, Verdict::Unviable));
    verdicts.extend(unviable);
    verdicts
}

/// The tests that come to a site: those nearest to the mutant's file and quickest first.
fn in_order<'a>(mutant: Option<&Mutant>, site: usize, touched: &'a Touched) -> Vec<&'a str> {
    let file = mutant.map_or("", |mutant| mutant.file.as_str());
    let file = file
        .trim_start_matches("domain/src/")
        .trim_end_matches(".rs");
    let cost = |test: &str| {
        let steps = file.split('/').zip(test.split("::"));
        let near = steps
            .take_while(|(folder, module)| folder == module)
            .count();
        let near = u32::try_from(near).unwrap_or(u32::MAX);
        let took = touched.tests.get(test).copied().unwrap_or_default();
        took / near.saturating_mul(near).saturating_add(1)
    };
    let tests = touched.by_site.get(&weave::awake(site));
    let mut tests: Vec<&str> = tests.into_iter().flatten().map(String::as_str).collect();
    tests.sort_by_key(|test| cost(test));
    tests
}

fn tried(number: usize, tests: &[&str], built: &Built, touched: &Touched) -> Verdict {
    if tests.is_empty() {
        return Verdict::Unreached;
    }
    let took = |test: &str| touched.tests.get(test).copied().unwrap_or_default();
    let (mut rest, mut together) = (tests, FIRST);
    while let Some((first, others)) = rest.split_first() {
        let mut time = took(first);
        let more = others.iter().take_while(|test| {
            time += took(test);
            time <= together
        });
        let (batch, behind) = rest.split_at(1 + more.count());
        let time: Duration = batch.iter().map(|test| took(test)).sum();
        match built
            .program
            .run(batch, weave::awake(number), LEAST + time * TIMES)
        {
            Run::Passed => rest = behind,
            Run::Failed => return Verdict::Caught,
            Run::Ended => return Verdict::Endless,
        }
        together = together * 5 / 2;
    }
    Verdict::Missed
}
