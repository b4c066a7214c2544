//! A copy of the database while others write to it: always an SQLite file, from either database, checked before it
//! gets its name.

use std::{
    collections::BTreeSet,
    fs::{self, OpenOptions},
    path::{Path, PathBuf},
};

use diesel::{
    Connection, RunQueryDsl, SqliteConnection, connection::SimpleConnection, sql_types::Text,
};

#[cfg(feature = "postgres")]
use super::portable;
use super::{
    Conn, Store, StoreError, Trouble, migrate, pools::Backend, read_only::read_only,
    served::make_private,
};

impl Store {
    /// Copies the database to `file`, which can be served, restored or taken to another machine: from a connection of
    /// its own that can only read, so that no writer waits; under another name until the copy is on disk and was found
    /// sound. Only the owner may read it.
    ///
    /// # Errors
    /// The file cannot be written; the copy is not sound; the database is not the one that was opened.
    pub fn copy_to(&self, file: &Path) -> Result<(), StoreError> {
        // Another file under our name would be copied as a good one of ours.
        let moved = self.look_at_file();
        if let Some(trouble) = moved.or_else(|| self.trouble().filter(Trouble::is_about_file)) {
            return Err(StoreError::Refused(trouble));
        }
        let mut part = file.as_os_str().to_owned();
        part.push(".part");
        let part = PathBuf::from(part);
        remove(&part)?;
        let copied = self
            .copy_into(&part)
            .and_then(|()| Ok(fs::rename(&part, file)?));
        if copied.is_err() {
            // The reason for which there is no copy matters more than what is left of it.
            drop(remove(&part));
        }
        copied
    }

    fn copy_into(&self, part: &Path) -> Result<(), StoreError> {
        let name = part.to_string_lossy().into_owned();
        make_private(&name)?;
        if !part.exists() {
            // Says why.
            drop(fs::File::create(part)?);
        }
        let schema = match &self.shared.backend {
            Backend::Sqlite { path, .. } => {
                let mut source = read_only(path)?;
                diesel::sql_query("VACUUM INTO ?")
                    .bind::<Text, _>(&name)
                    .execute(&mut source)?;
                migrate::applied(&mut Conn::Sqlite(source))?
            }
            #[cfg(feature = "postgres")]
            Backend::Postgres { place, .. } => portable::out_of_postgres(place, &name)?,
        };
        let mut copy = SqliteConnection::establish(&name)
            .map_err(|error| StoreError::Copy(error.to_string()))?;
        // The mark of a running server belongs to its file alone.
        copy.batch_execute("PRAGMA user_version = 0; PRAGMA synchronous = FULL;")?;
        drop(copy);
        // A handle that may write: others cannot be flushed everywhere.
        OpenOptions::new().write(true).open(part)?.sync_all()?;
        let found = check(&name)?;
        if found != schema {
            return Err(StoreError::Copy(
                "the copy has another schema than the database".to_owned(),
            ));
        }
        Ok(())
    }
}

fn remove(file: &Path) -> Result<(), StoreError> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
}

#[derive(diesel::QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

/// What SQLite finds wrong in a file; `None` when it is sound. Reads every page.
pub(super) fn unsound(conn: &mut SqliteConnection) -> Option<String> {
    let found: Result<Vec<Line>, _> = diesel::sql_query(
        "SELECT quick_check AS line FROM pragma_quick_check UNION ALL \
         SELECT 'a row of ' || \"table\" || ' points nowhere' FROM pragma_foreign_key_check",
    )
    .load(conn);
    match found {
        Ok(rows) => rows.into_iter().map(|row| row.line).find(|l| l != "ok"),
        Err(error) => Some(error.to_string()),
    }
}

/// Opens a copy and reads it whole: its schema.
pub(super) fn check(path: &str) -> Result<BTreeSet<String>, StoreError> {
    let mut copy = read_only(path)?;
    if let Some(why) = unsound(&mut copy) {
        return Err(StoreError::Copy(format!("it is not sound: {why}")));
    }
    migrate::applied(&mut Conn::Sqlite(copy))
}
