//! Why a start fails, in a sentence for the person who made a double click.

use std::{
    io::{self, ErrorKind},
    net::SocketAddr,
    path::{Path, PathBuf},
};

use crate::i18n::Words;

/// Why a start fails.
#[derive(Debug)]
pub enum Problem {
    /// The system names no folder for the data of programs.
    NoHome,
    /// The name of the folder is not valid text.
    Unreadable(PathBuf),
    /// A file, or anything but a folder, is in its place.
    NoFolder(PathBuf),
    /// The medium is read-only.
    ReadOnly(PathBuf),
    /// The disk is full.
    Full(PathBuf),
    /// The folder belongs to another user, or this account may not write there.
    NotOwn(PathBuf),
    /// Any other error of the system about a file or folder.
    Failing(PathBuf, io::Error),
    /// The requested port is taken.
    PortTaken(u16),
    /// No port can be used.
    NoPort(io::Error),
    /// Another start holds the folder but does not answer.
    Silent {
        folder: PathBuf,
        /// The address where it should answer, if it wrote one.
        address: Option<SocketAddr>,
    },
}

impl Problem {
    /// The problem behind an error about this file or folder.
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

    /// The problem in a sentence.
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
        // Error numbers that Linux and macOS share, except that of the quota.
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
