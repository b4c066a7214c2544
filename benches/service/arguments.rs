//! What the command line asks for.

use std::path::PathBuf;

/// How to call it.
pub const USAGE: &str = "cargo bench --bench service [-- NAME…] [--quick] [--everybody] [--postgres URL] [--binary PATH]

  NAME            standings home large results writers listeners publication search memory; all without one. And soak,
                  which asks a million times and takes many minutes
  --quick         shorter runs, smaller fields
  --everybody     search among 1,900,000 players too
  --postgres URL  results on this PostgreSQL server too; in a database of its own, which is dropped at the end
  --binary PATH   the program to be measured, instead of the one that cargo built with this";

/// The arguments.
#[derive(Debug, Default)]
pub struct Arguments {
    /// Names of what is measured; everything when there are none.
    pub names: Vec<String>,
    /// Shorter runs and smaller fields.
    pub quick: bool,
    /// Two million players.
    pub everybody: bool,
    /// A PostgreSQL server.
    pub postgres: Option<String>,
    /// The program to be measured.
    pub binary: Option<PathBuf>,
}

impl Arguments {
    /// Reads them.
    ///
    /// # Errors
    /// What is not understood.
    pub fn read(arguments: impl Iterator<Item = String>, known: &[&str]) -> Result<Self, String> {
        let mut read = Self::default();
        let mut arguments = arguments;
        while let Some(argument) = arguments.next() {
            let mut value = || arguments.next().ok_or(format!("{argument} what?"));
            match argument.as_str() {
                // Cargo's own.
                "--bench" => {}
                "--quick" => read.quick = true,
                "--everybody" => read.everybody = true,
                "--postgres" => read.postgres = Some(value()?),
                "--binary" => read.binary = Some(value()?.into()),
                name if known.contains(&name) => read.names.push(argument),
                _ => return Err(format!("\"{argument}\"?")),
            }
        }
        Ok(read)
    }
}
