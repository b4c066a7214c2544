//! What stands in the way of a start, in a sentence for whoever made a double click.

use std::{
    io::{self, ErrorKind},
    net::SocketAddr,
    path::{Path, PathBuf},
};

use crate::i18n::Words;

/// What stands in the way.
#[derive(Debug)]
pub enum Problem {
    /// The system names no folder for the data of programs.
    NoHome,
    /// A folder whose name is no text.
    Unreadable(PathBuf),
    /// Something else than a folder is in its place.
    NoFolder(PathBuf),
    /// A medium that can only be read.
    ReadOnly(PathBuf),
    /// No room left.
    Full(PathBuf),
    /// Another user's folder, or one in which this account may not write.
    NotOwn(PathBuf),
    /// Anything else that the system says of a file or folder.
    Failing(PathBuf, io::Error),
    /// The port that was asked for.
    PortTaken(u16),
    /// No port at all.
    NoPort(io::Error),
    /// Another start holds the folder and does not answer.
    Silent {
        folder: PathBuf,
        /// Where it ought to answer, if it said so.
        address: Option<SocketAddr>,
    },
}

impl Problem {
    /// What an error about this file or folder means.
    pub fn of(path: &Path, error: io::Error) -> Self {
        let path = path.to_owned();
        match error.kind() {
            ErrorKind::ReadOnlyFilesystem => Self::ReadOnly(path),
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full(path),
            ErrorKind::PermissionDenied => Self::NotOwn(path),
            ErrorKind::AlreadyExists | ErrorKind::NotADirectory => Self::NoFolder(path),
            _ => Self::Failing(path, error),
        }
    }

    /// The sentence.
    pub fn words(&self, t: Words) -> String {
        let of = |key: &str, path: &Path| t.with_one(key, "path", path.display());
        match self {
            Self::NoHome => t.get("start-no-home"),
            Self::Unreadable(path) => of("start-no-text", path),
            Self::NoFolder(path) => of("start-no-folder", path),
            Self::ReadOnly(path) => of("start-read-only", path),
            Self::Full(path) => of("start-full", path),
            Self::NotOwn(path) => of("start-not-own", path),
            Self::Failing(path, error) => {
                t.with_two("start-failing", "path", path.display(), "error", error)
            }
            Self::PortTaken(port) => t.with_one("start-port-taken", "port", port),
            Self::NoPort(error) => t.with_one("start-no-port", "error", error),
            Self::Silent { folder, address } => match address {
                Some(address) => {
                    t.with_two("start-silent", "path", folder.display(), "address", address)
                }
                None => of("start-silent-nowhere", folder),
            },
        }
    }
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    #[test]
    fn what_the_system_says_becomes_a_sentence() {
        // Numbers of Linux and macOS alike, but for the quota.
        for (number, words) in [
            (30, "can only be read"),
            (28, "is full"),
            (13, "another user"),
            (1, "another user"),
            (20, "is no folder"),
            (5, "5"),
        ] {
            let error = io::Error::from_raw_os_error(number);
            let said = Problem::of(Path::new("/data"), error).words(Words(Lang::En));
            assert!(said.contains(words), "{number}: {said}");
            assert!(said.contains("/data"), "{said}");
        }
    }
}
