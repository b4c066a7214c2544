//! Replaces a database by a copy, and keeps the earlier data.

use std::{
    fs::{self, OpenOptions},
    path::{Path, PathBuf},
};

use diesel::{
    Connection, RunQueryDsl, SqliteConnection, connection::SimpleConnection, sql_types::Text,
};

#[cfg(feature = "postgres")]
use super::{Conn, Store, migrate, portable};
use super::{
    DatabaseUrl, StoreError,
    address::Place,
    copy::check,
    read_only::read_only,
    served::{Served, beside, free_name, make_private},
};

/// The database that was replaced.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Replaced {
    /// The name under which it is kept; `None` if there was none.
    pub kept: Option<PathBuf>,
}

/// Checks what [`replace`] would refuse, as far as it is known before, so that a question can be asked in between.
/// Changes nothing.
///
/// # Errors
/// A server uses the file; the PostgreSQL database is not empty, or has a newer schema; the copy for PostgreSQL was
/// made by an older program; the database does not answer.
#[cfg_attr(
    not(feature = "postgres"),
    expect(unused_variables, reason = "a file takes copies of every schema")
)]
pub fn must_be_replaceable(from: &Path, to: &DatabaseUrl) -> Result<(), StoreError> {
    match to.place() {
        Place::Sqlite(path) => Served::must_be_free(path),
        #[cfg(feature = "postgres")]
        place @ Place::Postgres { .. } => {
            portable::must_be_empty(place)?;
            let copy = read_only(&from.to_string_lossy())?;
            // An older copy lacks columns that are needed.
            if !migrate::missing(&migrate::applied(&mut Conn::Sqlite(copy))?)?.is_empty() {
                return Err(StoreError::Copy(
                    "an older program made it: restore it into an SQLite file, `tratto migrate` that, and restore a \
                     copy of it"
                        .to_owned(),
                ));
            }
            Ok(())
        }
    }
}

/// Replaces `to` by the copy `from`. An existing SQLite file is kept under a name with `stamp`; a PostgreSQL database
/// must be empty.
///
/// # Errors
/// A server uses the file; the copy is not sound; the PostgreSQL database is not empty. The present data are then
/// unchanged.
pub fn replace(from: &Path, to: &DatabaseUrl, stamp: &str) -> Result<Replaced, StoreError> {
    // Checked before a database with data is migrated.
    must_be_replaceable(from, to)?;
    let from = from.to_string_lossy().into_owned();
    check(&from)?;
    match to.place() {
        Place::Sqlite(path) => replace_file(&from, path, stamp),
        #[cfg(feature = "postgres")]
        place @ Place::Postgres { .. } => {
            Store::open(to)?.migrate(None)?;
            portable::into_postgres(&from, place)?;
            Ok(Replaced::default())
        }
    }
}

fn replace_file(from: &str, path: &str, stamp: &str) -> Result<Replaced, StoreError> {
    let database = Path::new(path);
    let is_there = database.exists();
    // Checked before anything is changed. A server holds its lock even if its file was deleted.
    let lock = if is_there || beside(path, ".lock").exists() {
        // The lock needs to know which file it is for.
        make_private(path)?;
        let lock = Served::lock(path);
        if !is_there {
            fs::remove_file(database)?;
        }
        Some(lock?)
    } else {
        None
    };
    let part = beside(path, ".restored");
    drop(fs::remove_file(&part));
    let name = part.to_string_lossy().into_owned();
    make_private(&name)?;
    let mut source = read_only(from)?;
    diesel::sql_query("VACUUM INTO ?")
        .bind::<Text, _>(&name)
        .execute(&mut source)?;
    SqliteConnection::establish(&name)
        .map_err(|error| StoreError::Copy(error.to_string()))?
        .batch_execute("PRAGMA user_version = 0;")?;
    OpenOptions::new().write(true).open(&part)?.sync_all()?;
    check(&name)?;
    let kept = is_there.then(|| free_name(&beside(path, &format!(".replaced-{stamp}"))));
    for ending in ["", "-wal", "-shm"] {
        let file = beside(path, ending);
        if !file.exists() {
            continue;
        }
        // The log of a database is renamed with it, or alone, so that SQLite finds it.
        let base = kept
            .clone()
            .unwrap_or_else(|| beside(path, &format!(".replaced-{stamp}")));
        fs::rename(&file, beside(&base.to_string_lossy(), ending))?;
    }
    fs::rename(&part, database)?;
    // Earlier knowledge about the file does not apply to this one.
    if let Some(mut lock) = lock {
        lock.write_down(super::served::Known::default(), true)?;
    }
    Ok(Replaced { kept })
}
