//! The exit codes of the commands.

use std::process::ExitCode;

/// Exit codes: 0 done, 1 no valid pairing or something differs, 2 bad usage, 3 bad input, 5 file access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    Done,
    /// No valid pairing exists.
    NoPairing,
    /// The comparison found differences.
    Differs,
    /// Bad usage.
    Usage,
    /// Bad input; file, line and column have been printed.
    Input,
    /// A file or the database could not be reached.
    Access,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(match exit {
            Exit::Done => 0,
            Exit::NoPairing | Exit::Differs => 1,
            Exit::Usage => 2,
            Exit::Input => 3,
            Exit::Access => 5,
        })
    }
}
