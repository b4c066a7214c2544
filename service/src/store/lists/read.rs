//! Reads rating lists.

use std::{fs, io};

use diesel::{Connection as _, SqliteConnection, connection::SimpleConnection as _};
use percent_encoding::{AsciiSet, utf8_percent_encode};

use crate::store::{Conn, Snapshot, Store, StoreError, pools::Backend, transaction::Fault};

use super::file;

/// `?` and `#` would end the path in such an address, and `%` would begin an escape.
const MEANT_OTHERWISE: &AsciiSet = &AsciiSet::EMPTY.add(b'%').add(b'?').add(b'#');

impl Store {
    /// Runs `work` on the list with this number; `None` if its players are missing. Lists in the database are read
    /// within `snapshot` if the caller holds one, so that nobody with a connection waits for a second one. The caller
    /// must limit how many run at the same time.
    ///
    /// # Errors
    /// Errors of `work`; storage failures.
    pub fn on_list<T, E: Fault>(
        &self,
        number: i32,
        snapshot: Option<&mut Snapshot>,
        work: impl FnOnce(&mut Conn) -> Result<T, E>,
    ) -> Result<Option<T>, E> {
        let Backend::Sqlite { path, .. } = &self.shared.backend else {
            return match snapshot {
                Some(snapshot) => snapshot.read(work).map(Some),
                None => work(&mut *self.reader()?).map(Some),
            };
        };
        if !has_file(path, number)? {
            return Ok(None);
        }
        let mut conn = match self.shared.lists.take(number) {
            Some(conn) => conn,
            None => open(path, number)?,
        };
        let done = work(&mut conn)?;
        self.shared.lists.give_back(number, conn);
        Ok(Some(done))
    }

    /// Whether the players of the list with this number are there; a copy of the database has none. It reads within
    /// `snapshot` like [`Self::on_list`].
    ///
    /// # Errors
    /// The disk or the database cannot tell.
    pub fn has_list(
        &self,
        number: i32,
        snapshot: Option<&mut Snapshot>,
    ) -> Result<bool, StoreError> {
        match (&self.shared.backend, snapshot) {
            (Backend::Sqlite { path, .. }, _) => has_file(path, number),
            #[cfg(feature = "postgres")]
            (Backend::Postgres { .. }, Some(snapshot)) => {
                snapshot.read(|conn| has_partition(conn, number))
            }
            #[cfg(feature = "postgres")]
            (Backend::Postgres { .. }, None) => self.ask(|conn| has_partition(conn, number)),
        }
    }

    /// Closes the files of all lists except these.
    pub fn close_lists_but(&self, known: &[i32]) {
        self.shared.lists.close_but(known);
    }
}

#[derive(diesel::QueryableByName)]
struct There {
    #[diesel(sql_type = diesel::sql_types::Bool)]
    there: bool,
}

/// Whether the file of the list with this number exists. An error of the disk is not a missing file.
fn has_file(database: &str, number: i32) -> Result<bool, StoreError> {
    match fs::metadata(file::name(database, number)) {
        Ok(found) => Ok(found.is_file()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error.into()),
    }
}

fn has_partition(conn: &mut Conn, number: i32) -> Result<bool, StoreError> {
    use diesel::RunQueryDsl as _;
    let asked = format!("SELECT to_regclass('list_vocabularies_{number}') IS NOT NULL AS there");
    let there: There = diesel::sql_query(asked).get_result(conn)?;
    Ok(there.there)
}

/// Opens the file, which never changes, so SQLite need not check for changes.
fn open(database: &str, number: i32) -> Result<Conn, StoreError> {
    let path = file::name(database, number);
    let path = path.to_string_lossy();
    let escaped = utf8_percent_encode(&path, MEANT_OTHERWISE);
    let unreachable = |error: String| StoreError::Unreachable(error);
    let mut conn = SqliteConnection::establish(&format!("file:{escaped}?mode=ro&immutable=1"))
        .map_err(|error| unreachable(error.to_string()))?;
    conn.batch_execute(
        "PRAGMA query_only = ON; PRAGMA trusted_schema = OFF; PRAGMA cache_size = -2000; \
         PRAGMA mmap_size = 1073741824;",
    )
    .map_err(|error| unreachable(error.to_string()))?;
    Ok(Conn::Sqlite(conn))
}
