//! Which start holds the folder: a lock, which the system releases when the process ends in any way, and beside it a file with
//! the address of the holder. The lock file itself has no content, because some systems do not allow reading it.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::Write as _,
    net::SocketAddr,
    path::Path,
};

use tempfile::NamedTempFile;

use crate::auth::{Proof, Token};

use super::problem::Problem;

const LOCK: &str = "tratto.lock";
const RUNNING: &str = "tratto.running";

/// The lock; held as long as the value lives.
pub struct Lock(#[expect(dead_code, reason = "the open file is the lock")] File);

/// Takes the lock of a folder; `None` when another process holds it.
pub fn lock(folder: &Path) -> Result<Option<Lock>, Problem> {
    let name = folder.join(LOCK);
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options
        .open(&name)
        .map_err(|error| Problem::of(&name, error))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(Lock(file))),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(Problem::of(&name, error)),
    }
}

/// The information about the holder of the lock; only its owner may read it.
#[derive(Debug)]
pub struct Running {
    /// The address of the holder, on this machine.
    pub address: SocketAddr,
    /// The secret with which it proves its answer.
    pub proof: Proof,
    /// The path of the page that creates the first administrator.
    pub first: Option<String>,
}

impl Running {
    /// Reads the file; `None` if it is missing or invalid.
    pub fn read(folder: &Path) -> Option<Self> {
        Self::parse(&fs::read_to_string(folder.join(RUNNING)).ok()?)
    }

    fn parse(text: &str) -> Option<Self> {
        let word = |name: &str| {
            let mut lines = text.lines();
            lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))
        };
        let address: SocketAddr = word("address")?.parse().ok()?;
        Some(Self {
            address: Some(address).filter(|address| address.ip().is_loopback())?,
            proof: Proof::new(Token::parse(word("proof")?)?),
            first: word("first").map(ToOwned::to_owned),
        })
    }

    fn text(&self) -> String {
        let first = self.first.as_ref().map(|path| format!("first {path}\n"));
        format!(
            "address {}\nproof {}\n{}",
            self.address,
            self.proof.secret(),
            first.unwrap_or_default()
        )
    }

    /// Writes the file, completely or not at all.
    pub fn write(&self, folder: &Path) -> Result<(), Problem> {
        let name = folder.join(RUNNING);
        let failed = |error| Problem::of(&name, error);
        // Created for its owner only.
        let mut file = NamedTempFile::with_prefix_in(".running-", folder).map_err(failed)?;
        file.write_all(self.text().as_bytes()).map_err(failed)?;
        file.persist(&name).map_err(|error| failed(error.error))?;
        Ok(())
    }

    /// Removes the file, because nobody answers any more.
    pub fn forget(folder: &Path) {
        // A file that stays does no harm.
        drop(fs::remove_file(folder.join(RUNNING)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let proof = || Proof::new(Token::parse(&"5".repeat(64)).unwrap());
        for first in [None, Some("/welcome/abc".to_owned())] {
            let running = Running {
                address: "127.0.0.1:8390".parse().unwrap(),
                proof: proof(),
                first: first.clone(),
            };
            let read = Running::parse(&running.text()).unwrap();
            assert_eq!((read.address, read.first), (running.address, first));
            assert!(read.proof == running.proof);
        }
        let secret = "5".repeat(64);
        for text in [
            String::new(),
            "address 127.0.0.1:8390\nproof x\n".to_owned(),
            format!("address 127.0.0.1\nproof {secret}\n"),
            // An address of another machine is never asked.
            format!("address 192.0.2.1:80\nproof {secret}\n"),
            format!("proof {secret}\n"),
        ] {
            assert!(Running::parse(&text).is_none(), "{text}");
        }
    }
}
