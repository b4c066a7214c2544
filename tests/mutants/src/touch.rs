//! Which test comes to which mutants, and how long it takes.

use std::{
    collections::BTreeMap,
    fs,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use crate::{
    Outcome,
    program::{Program, Run},
};

/// The longest that a test may take.
const LONGEST: Duration = Duration::from_secs(600);

/// The tests of the domain, as they are without mutants.
pub(crate) struct Touched {
    /// Those that pass, with their time.
    pub(crate) tests: BTreeMap<String, Duration>,
    /// Those that come to a site, by the first mutant of it.
    pub(crate) by_site: BTreeMap<usize, Vec<String>>,
}

impl Touched {
    /// The time of all tests together.
    pub(crate) fn seconds(&self) -> f64 {
        self.tests.values().map(Duration::as_secs_f64).sum()
    }
}

/// Runs every test by itself. A test that fails in the copy (it looks at the sources, which are others) tries no mutant,
/// and is named.
///
/// # Errors
/// The program does not start; notes cannot be written.
pub(crate) fn of_each_test(program: &Program, jobs: usize) -> Outcome<Touched> {
    let names = program.tests()?;
    fs::create_dir_all(&program.notes)?;
    let next = AtomicUsize::new(0);
    let touched = Mutex::new(Touched {
        tests: BTreeMap::new(),
        by_site: BTreeMap::new(),
    });
    thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                while let Some((number, name)) = {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    names.get(number).map(|name| (number, name))
                } {
                    let file = program.notes.join(number.to_string());
                    drop(fs::remove_file(&file));
                    if program.listen(name, &file, LONGEST) != Run::Passed {
                        println!("  fails without a mutant: {name}");
                        continue;
                    }
                    // Listening takes its time: how long it takes is asked without.
                    let begun = Instant::now();
                    program.run(&[name], 0, LONGEST);
                    let took = begun.elapsed();
                    let sites = fs::read_to_string(&file).unwrap_or_default();
                    let mut touched = touched.lock().unwrap_or_else(PoisonError::into_inner);
                    touched.tests.insert(name.clone(), took);
                    for site in sites.lines().filter_map(|line| line.parse().ok()) {
                        touched.by_site.entry(site).or_default().push(name.clone());
                    }
                }
            });
        }
    });
    Ok(touched.into_inner().unwrap_or_else(PoisonError::into_inner))
}
