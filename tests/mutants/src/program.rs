//! The tests of the woven domain as a program.

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use crate::{
    Outcome,
    tree::{self, Tree},
};

/// How often a running test is looked at.
const LOOK: Duration = Duration::from_millis(2);

/// The tests, built.
pub(crate) struct Program {
    executable: PathBuf,
    /// Where they run.
    package: PathBuf,
    /// Where notes go.
    pub(crate) notes: PathBuf,
}

/// What became of a run.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Run {
    /// Every test passed.
    Passed,
    /// A test failed, or the program broke off.
    Failed,
    /// It took too long and was ended.
    Ended,
}

impl Program {
    /// The tests in this file, of this copy.
    pub(crate) fn new(executable: PathBuf, tree: &Tree) -> Self {
        Self {
            executable,
            package: tree.package(),
            notes: tree.notes(),
        }
    }

    /// The names of all tests but those that need the corpora.
    ///
    /// # Errors
    /// The program does not start.
    pub(crate) fn tests(&self) -> Outcome<Vec<String>> {
        let output = self.command().arg("--list").output()?;
        let listed = String::from_utf8_lossy(&output.stdout);
        let names = listed
            .lines()
            .filter_map(|line| line.strip_suffix(": test"));
        let without = |name: &&str| !name.contains("corpus") && !name.contains("corpora");
        Ok(names.filter(without).map(str::to_owned).collect())
    }

    /// Runs these tests, one after the other, with a mutant awake.
    pub(crate) fn run(&self, tests: &[&str], awake: usize, at_most: Duration) -> Run {
        let mut command = self.command();
        command.env("TRATTO_MUTANT", awake.to_string());
        command.args(tests);
        ended(command, at_most)
    }

    /// Runs one test that writes the sites to which it comes into a file.
    pub(crate) fn listen(&self, test: &str, file: &Path, at_most: Duration) -> Run {
        let mut command = self.command();
        command.env("TRATTO_MUTANT", "listen");
        command.env("TRATTO_MUTANT_SITES", file).arg(test);
        ended(command, at_most)
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.executable);
        tree::quiet_tests(&mut command);
        command
            .current_dir(&self.package)
            .args(["--exact", "--test-threads=1", "--quiet"]);
        command
    }
}

/// Waits for the end of a command, and ends it where it takes too long.
fn ended(mut command: Command, at_most: Duration) -> Run {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let Ok(mut child) = command.spawn() else {
        return Run::Failed;
    };
    let begun = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) if status.success() => return Run::Passed,
            Ok(Some(_)) | Err(_) => return Run::Failed,
            Ok(None) if begun.elapsed() > at_most => {
                drop(child.kill());
                drop(child.wait());
                return Run::Ended;
            }
            Ok(None) => thread::sleep(LOOK),
        }
    }
}
