//! An SQLite file that a server serves: its lock, and whether it is still the same file.
//!
//! The file `FILE.lock` is beside `FILE`. The server holds a lock on it and writes its knowledge into it: the mark that
//! it set in the database's header (`user_version`), and the newest row of the trail. A start that finds another mark,
//! or an older trail, knows that the file changed while no server was running.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{ErrorKind, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
    time::SystemTime,
};

use super::{StoreError, Trouble};

/// Position of `user_version` in the header of an SQLite file (file format, 1.3).
const MARK_AT: u64 = 60;

/// The files of a database, with their last known state.
pub(super) struct Served {
    path: PathBuf,
    lock: File,
    /// The database, open to read its header. It is never closed while the server runs: when any handle of a file is
    /// closed, POSIX drops all locks of the process on that file, including those of SQLite.
    header: Option<File>,
    database: Identity,
    wal: Option<Identity>,
    /// Size and time of the database file after this server's last checkpoint.
    stamp: Option<(u64, SystemTime)>,
    known: Known,
}

/// The content of the lock file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Known {
    /// Marks that the database's header may have; two while a start sets a new one.
    pub(super) marks: Vec<i32>,
    /// Number of the trail's newest row.
    pub(super) newest: i32,
}

impl Known {
    fn read(text: &str) -> Self {
        let mut known = Self::default();
        for line in text.lines() {
            let mut words = line.split_whitespace();
            match words.next() {
                Some("mark") => known.marks = words.filter_map(|word| word.parse().ok()).collect(),
                Some("newest") => {
                    known.newest = words.next().and_then(|w| w.parse().ok()).unwrap_or(0);
                }
                _ => {}
            }
        }
        known
    }

    fn text(&self) -> String {
        let marks: Vec<String> = self.marks.iter().map(ToString::to_string).collect();
        format!("mark {}\nnewest {}\n", marks.join(" "), self.newest)
    }
}

/// Identifies a file regardless of its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Identity(u64, u64);

#[cfg(unix)]
fn identity(path: &Path) -> std::io::Result<Identity> {
    use std::os::unix::fs::MetadataExt;
    let metadata = fs::metadata(path)?;
    Ok(Identity(metadata.dev(), metadata.ino()))
}

/// On other systems an open file can be neither moved nor deleted, so it is enough that it exists.
#[cfg(not(unix))]
fn identity(path: &Path) -> std::io::Result<Identity> {
    fs::metadata(path).map(|_| Identity(0, 0))
}

/// The path `FILE` with an ending: `-wal`, `-shm`, `.lock`.
pub(super) fn beside(path: &str, ending: &str) -> PathBuf {
    PathBuf::from(format!("{path}{ending}"))
}

/// The mark in the header of a database file; `None` for an empty file.
fn mark_in(mut file: &File) -> std::io::Result<Option<i32>> {
    let mut bytes = [0; 4];
    file.seek(SeekFrom::Start(MARK_AT))?;
    match file.read_exact(&mut bytes) {
        Ok(()) => Ok(Some(i32::from_be_bytes(bytes))),
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(None),
        Err(error) => Err(error),
    }
}

/// Checks the files before SQLite opens them, because SQLite would apply the write-ahead log of another file to this
/// one.
///
/// # Errors
/// [`StoreError::MixedFiles`], [`StoreError::Gone`].
pub(super) fn may_be_opened(path: &str) -> Result<(), StoreError> {
    let lock = beside(path, ".lock");
    let Ok(text) = fs::read_to_string(&lock) else {
        return Ok(());
    };
    let known = Known::read(&text);
    let wal = beside(path, "-wal");
    let has_log = fs::metadata(&wal).is_ok_and(|metadata| metadata.len() > 0);
    // This process has not opened the file yet.
    let mark = match File::open(path).and_then(|file| mark_in(&file)) {
        Ok(mark) => mark,
        Err(error) if error.kind() == ErrorKind::NotFound => {
            return if known.newest > 0 || has_log {
                Err(StoreError::Gone {
                    file: path.to_owned(),
                    lock: lock.display().to_string(),
                })
            } else {
                Ok(())
            };
        }
        Err(error) => return Err(error.into()),
    };
    let is_another =
        mark.is_some_and(|mark| !known.marks.is_empty() && !known.marks.contains(&mark));
    if has_log && is_another {
        return Err(StoreError::MixedFiles {
            wal: wal.display().to_string(),
        });
    }
    Ok(())
}

/// Makes the file if it does not exist. Only its owner may read it and the files that SQLite puts beside it, because it
/// contains sessions, birth dates and password hashes.
pub(super) fn make_private(path: &str) -> Result<(), StoreError> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
        // The error from SQLite explains the problem better.
        Err(_) => return Ok(()),
    }
    #[cfg(unix)]
    for ending in ["", "-wal", "-shm"] {
        use std::os::unix::fs::PermissionsExt;
        let file = beside(path, ending);
        let Ok(metadata) = fs::metadata(&file) else {
            continue;
        };
        let mode = metadata.permissions().mode();
        // A file of another owner stays as it is.
        if mode & 0o077 != 0
            && fs::set_permissions(&file, fs::Permissions::from_mode(mode & 0o700)).is_err()
        {
            tracing::warn!(file = %file.display(), "others may read this file");
        }
    }
    Ok(())
}

/// Opens the lock file `name`, makes it if necessary, and locks it.
fn take(name: &Path) -> Result<File, StoreError> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let lock = match options.open(name) {
        // On a read-only disk there is no other writer to exclude.
        Err(error)
            if matches!(
                error.kind(),
                ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied
            ) && name.exists() =>
        {
            File::open(name)?
        }
        other => other?,
    };
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(name.display().to_string())),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

impl Served {
    /// Refuses a file that another process serves, even if the file itself was deleted. Changes nothing.
    ///
    /// # Errors
    /// [`StoreError::InUse`].
    pub(super) fn must_be_free(path: &str) -> Result<(), StoreError> {
        let name = beside(path, ".lock");
        if name.exists() {
            drop(take(&name)?);
        }
        Ok(())
    }

    /// Takes the lock.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another process serves the file.
    pub(super) fn lock(path: &str) -> Result<Self, StoreError> {
        let mut lock = take(&beside(path, ".lock"))?;
        let mut text = String::new();
        lock.read_to_string(&mut text)?;
        let database = Path::new(path);
        Ok(Self {
            path: database.to_owned(),
            lock,
            header: None,
            database: identity(database)?,
            wal: None,
            stamp: None,
            known: Known::read(&text),
        })
    }

    /// The present mark in the header of the file, ignoring the log.
    pub(super) fn mark(&mut self) -> std::io::Result<Option<i32>> {
        match &self.header {
            Some(file) => mark_in(file),
            None => mark_in(self.header.insert(File::open(&self.path)?)),
        }
    }

    /// The knowledge of the last server.
    pub(super) fn known(&self) -> &Known {
        &self.known
    }

    /// Writes the present knowledge to the lock file; with `sync` it waits for the disk.
    pub(super) fn write_down(&mut self, known: Known, sync: bool) -> std::io::Result<()> {
        if self.known == known && !sync {
            return Ok(());
        }
        let text = known.text();
        self.lock.seek(SeekFrom::Start(0))?;
        self.lock.write_all(text.as_bytes())?;
        self.lock
            .set_len(u64::try_from(text.len()).unwrap_or_default())?;
        if sync {
            self.lock.sync_all()?;
        }
        self.known = known;
        Ok(())
    }

    /// Begins to watch the file: the write-ahead log exists, and only this server changes the database file.
    pub(super) fn watch(&mut self) {
        let path = self.path.to_string_lossy();
        self.wal = identity(&beside(&path, "-wal")).ok();
        self.stamp = stamp(&self.path);
    }

    /// Whether [`Self::watch`] was called.
    pub(super) fn is_watched(&self) -> bool {
        self.stamp.is_some()
    }

    /// The size of the write-ahead log in bytes.
    pub(super) fn log_size(&self) -> u64 {
        fs::metadata(beside(&self.path.to_string_lossy(), "-wal")).map_or(0, |m| m.len())
    }

    /// Notes that our own checkpoint changed the file.
    pub(super) fn stamped(&mut self) {
        if self.stamp.is_some() {
            self.stamp = stamp(&self.path);
        }
    }

    /// Whether both files are the ones that were opened. This is cheap, and checked before and after every write.
    pub(super) fn is_in_place(&self) -> Option<Trouble> {
        let wal = beside(&self.path.to_string_lossy(), "-wal");
        let expected = [
            (self.path.as_path(), Some(self.database)),
            (wal.as_path(), self.wal),
        ];
        for (file, expected) in expected {
            let Some(expected) = expected else { continue };
            match identity(file) {
                Ok(found) if found == expected => {}
                Ok(_) => return Some(Trouble::Replaced),
                Err(error) if error.kind() == ErrorKind::NotFound => return Some(Trouble::Missing),
                Err(error) => return Some(Trouble::Failing(error.to_string())),
            }
        }
        None
    }

    /// Whether another program wrote to the database file since our last checkpoint: `cp` keeps the file but replaces
    /// its content. Never called during our own checkpoint (`Backend::checkpoints`).
    pub(super) fn is_untouched(&self) -> Option<Trouble> {
        (self.stamp.is_some() && self.stamp != stamp(&self.path)).then_some(Trouble::Replaced)
    }

    /// Renames the write-ahead log, so that a later start cannot apply it to a foreign file. Returns the new name.
    pub(super) fn set_log_aside(&self) -> std::io::Result<PathBuf> {
        let path = self.path.to_string_lossy();
        let log = beside(&path, "-wal");
        let aside = free_name(&beside(&path, "-wal.set-aside"));
        fs::rename(&log, &aside)?;
        Ok(aside)
    }
}

fn stamp(path: &Path) -> Option<(u64, SystemTime)> {
    let metadata = fs::metadata(path).ok()?;
    Some((metadata.len(), metadata.modified().ok()?))
}

/// This name if it is free, otherwise the first free one with a number.
pub(super) fn free_name(wanted: &Path) -> PathBuf {
    let mut name = wanted.to_owned();
    for number in 2_u32.. {
        if !name.exists() {
            break;
        }
        let mut next = wanted.as_os_str().to_owned();
        next.push(format!("-{number}"));
        name = PathBuf::from(next);
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_down_is_read_again() {
        let known = Known {
            marks: vec![-7, 2_000_000_000],
            newest: 41,
        };
        assert_eq!(Known::read(&known.text()), known);
        assert_eq!(Known::read("mark x\nnewest\n?\n"), Known::default());
    }
}
