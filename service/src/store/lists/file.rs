//! The file of a rating list beside an SQLite database.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io,
    path::{Path, PathBuf},
};

use diesel::{Connection, SqliteConnection, connection::SimpleConnection};

use crate::store::{
    StoreError,
    served::{beside, make_private},
};

/// The tables during the import. There is no rollback: an incomplete file is deleted.
const BEGIN: &str = "PRAGMA page_size = 8192; PRAGMA journal_mode = OFF; PRAGMA synchronous = FULL; \
    PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY; \
    CREATE TABLE list_players_new ( \
        list_id INTEGER NOT NULL, no INTEGER PRIMARY KEY NOT NULL, fide_id INTEGER, national_id TEXT, \
        name TEXT NOT NULL, federation TEXT NOT NULL, sex TEXT, title TEXT, birth_year INTEGER, \
        standard INTEGER, standard_k INTEGER, rapid INTEGER, rapid_k INTEGER, blitz INTEGER, blitz_k INTEGER, \
        inactive INTEGER NOT NULL \
    ) STRICT; \
    CREATE TABLE list_words_new ( \
        list_id INTEGER NOT NULL, key TEXT NOT NULL, no INTEGER NOT NULL, federation TEXT NOT NULL, \
        small INTEGER NOT NULL, PRIMARY KEY (list_id, key, no) \
    ) STRICT, WITHOUT ROWID; \
    CREATE TABLE list_vocabularies_new ( \
        list_id INTEGER PRIMARY KEY NOT NULL, words BLOB NOT NULL, small TEXT NOT NULL \
    ) STRICT; \
    BEGIN;";

const END: &str = "COMMIT; \
    ALTER TABLE list_players_new RENAME TO list_players; \
    ALTER TABLE list_words_new RENAME TO list_words; \
    ALTER TABLE list_vocabularies_new RENAME TO list_vocabularies; \
    CREATE UNIQUE INDEX list_players_fide ON list_players (list_id, fide_id) WHERE fide_id IS NOT NULL; \
    CREATE INDEX list_players_national ON list_players (list_id, national_id) WHERE national_id IS NOT NULL; \
    CREATE INDEX list_words_small ON list_words (list_id, federation, key) WHERE small = 1; \
    PRAGMA analysis_limit = 400; ANALYZE;";

/// The file of a list, under its temporary or its final name.
pub(super) struct ListFile {
    part: PathBuf,
    name: PathBuf,
    /// Held so that no other list is written and nothing is deleted.
    _lock: File,
}

/// Path of the file of the list with this number.
pub(super) fn name(database: &str, number: i32) -> PathBuf {
    beside(database, &format!(".list-{number}"))
}

/// Takes the lock for writing lists; `None` if another process or thread holds it.
pub(super) fn lock(database: &str) -> Result<Option<File>, StoreError> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(beside(database, ".lists.lock"))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// Removes incomplete lists, and those that are not among `known`.
pub(super) fn clear(database: &str, known: &[i32]) -> Result<(), StoreError> {
    let prefix = format!("{database}.list-");
    let folder = Path::new(database).parent();
    let folder = folder.filter(|folder| !folder.as_os_str().is_empty());
    for entry in fs::read_dir(folder.unwrap_or(Path::new(".")))? {
        let path = match folder {
            Some(_) => entry?.path(),
            None => PathBuf::from(entry?.file_name()),
        };
        let Some(rest) = path.to_str().and_then(|path| path.strip_prefix(&prefix)) else {
            continue;
        };
        let digits = rest.strip_suffix(".part").unwrap_or(rest);
        let Ok(number) = digits.parse::<i32>() else {
            continue;
        };
        if digits != rest || !known.contains(&number) {
            remove(&path)?;
        }
    }
    Ok(())
}

/// Removes a file that may not exist.
pub(super) fn remove(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
}

impl ListFile {
    /// Begins the file of a list, readable only by its owner.
    pub(super) fn begin(
        database: &str,
        number: i32,
        lock: File,
    ) -> Result<(Self, SqliteConnection), StoreError> {
        let name = name(database, number);
        let part = beside(database, &format!(".list-{number}.part"));
        let text = part.to_string_lossy().into_owned();
        make_private(&text)?;
        let file = Self {
            part,
            name,
            _lock: lock,
        };
        let mut conn = SqliteConnection::establish(&text)
            .map_err(|error| StoreError::Unreachable(error.to_string()))?;
        conn.batch_execute(BEGIN)?;
        Ok((file, conn))
    }

    /// Completes the file: makes the indexes, flushes it to disk, and gives it its final name.
    pub(super) fn finish(self, mut conn: SqliteConnection) -> Result<Self, StoreError> {
        conn.batch_execute(END)?;
        drop(conn);
        // A handle that may write, because others cannot be flushed on every system.
        OpenOptions::new()
            .write(true)
            .open(&self.part)?
            .sync_all()?;
        fs::rename(&self.part, &self.name)?;
        #[cfg(unix)]
        {
            let folder = self.name.parent();
            let folder = folder.filter(|folder| !folder.as_os_str().is_empty());
            File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
        }
        Ok(self)
    }
}

impl Drop for ListFile {
    fn drop(&mut self) {
        // Once the file has its final name, the temporary one no longer exists.
        drop(fs::remove_file(&self.part));
    }
}
