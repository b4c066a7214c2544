//! What is asked for on the command line.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

/// How to call it.
pub(crate) const USAGE: &str = "\
usage: tests/mutants/run [MODULE…] [--jobs N]

MODULE     a folder or a file of domain/src; all of them when none is named
--jobs N   mutants tried at the same time, 2 without it

Each mutant is tried with the tests that come to it. Fails when one survives that is not in tests/mutants/equivalent.txt,
and when an entry there is no longer true.";

/// What is asked for.
pub(crate) struct Arguments {
    /// The checkout.
    pub(crate) root: PathBuf,
    /// Where the copy is built.
    pub(crate) out: PathBuf,
    /// Folders and files of `domain/src`, each of them there.
    pub(crate) modules: Vec<String>,
    /// At least 1.
    pub(crate) jobs: usize,
}

impl Arguments {
    /// Reads them; nothing where help is asked for.
    ///
    /// # Errors
    /// A module or number that is none.
    pub(crate) fn read(typed: impl Iterator<Item = String>) -> Result<Option<Self>, String> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let root =
            fs::canonicalize(&root).map_err(|error| format!("{}: {error}", root.display()))?;
        let target =
            env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
        let mut arguments = Self {
            out: root.join(target).join("mutants"),
            root,
            modules: Vec::new(),
            jobs: 2,
        };
        let mut typed = typed;
        while let Some(word) = typed.next() {
            match word.as_str() {
                "-h" | "--help" => return Ok(None),
                "--jobs" => {
                    let number = typed.next().and_then(|text| text.parse().ok());
                    arguments.jobs = number
                        .filter(|jobs| *jobs > 0)
                        .ok_or("--jobs needs a number from 1 on")?;
                }
                module if arguments.root.join("domain/src").join(module).exists() => {
                    arguments.modules.push(word);
                }
                _ => return Err(format!("no module \"{word}\" in domain/src")),
            }
        }
        Ok(Some(arguments))
    }
}
