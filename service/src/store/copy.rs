//! Copies the database while others write to it. The copy of either database is an SQLite file, which is checked before
//! it gets its name.

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
    /// Copies the database to `file`, which can be served, restored or moved to another machine. It uses its own
    /// read-only connection, so no writer waits. The copy has another name until it is on disk and was found sound.
    /// Only its owner may read it.
    ///
    /// # Errors
    /// The file cannot be written; the copy is not sound; the database is not the one that was opened.
    pub fn copy_to(&self, file: &Path) -> Result<(), StoreError> {
        // A different file under our name would be copied as if it were ours.
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
            // The reason of the failure matters more than the remains of the copy.
            drop(remove(&part));
        }
        copied
    }

    fn copy_into(&self, part: &Path) -> Result<(), StoreError> {
        let name = part.to_string_lossy().into_owned();
        make_private(&name)?;
        if !part.exists() {
            // This gives the reason of the failure.
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
        // The mark of a running server belongs only to its own file.
        copy.batch_execute("PRAGMA user_version = 0; PRAGMA synchronous = FULL;")?;
        drop(copy);
        // A handle that may write, because others cannot be flushed on every system.
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

/// The faults that SQLite finds in a file; `None` if it is sound. It reads every page.
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

/// Opens a copy, reads all of it, and gives its migrations.
pub(super) fn check(path: &str) -> Result<BTreeSet<String>, StoreError> {
    let mut copy = read_only(path)?;
    if let Some(why) = unsound(&mut copy) {
        return Err(StoreError::Copy(format!("it is not sound: {why}")));
    }
    migrate::applied(&mut Conn::Sqlite(copy))
}
