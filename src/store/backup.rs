//! A copy of an SQLite file while others write to it.

use std::{fs, path::Path};

use diesel::{Connection, RunQueryDsl, SqliteConnection, sql_types::Text};

use super::{Store, StoreError, connection::Backend};

#[derive(diesel::QueryableByName)]
struct Check {
    #[diesel(sql_type = Text)]
    integrity_check: String,
}

impl Store {
    /// Copies the database to `file`: from a connection of its own that can only read, so that no writer waits;
    /// under another name until the copy is on disk and was found sound.
    ///
    /// # Errors
    /// Not an SQLite database; the file cannot be written; the copy is not sound.
    pub fn backup(&self, file: &Path) -> Result<(), StoreError> {
        let Backend::Sqlite { path, .. } = &*self.backend else {
            return Err(StoreError::Url("postgres".to_owned()));
        };
        let mut part = file.as_os_str().to_owned();
        part.push(".part");
        let part = Path::new(&part);
        if part.exists() {
            fs::remove_file(part)?;
        }
        let copied = copy(path, part).and_then(|()| Ok(fs::rename(part, file)?));
        if copied.is_err() && part.exists() {
            fs::remove_file(part)?;
        }
        copied
    }
}

fn copy(path: &str, part: &Path) -> Result<(), StoreError> {
    let target = part.to_string_lossy().into_owned();
    // `?` and `#` would end the path of such an address.
    let escaped = path
        .replace('%', "%25")
        .replace('?', "%3f")
        .replace('#', "%23");
    let mut source = SqliteConnection::establish(&format!("file:{escaped}?mode=ro"))?;
    diesel::sql_query("VACUUM INTO ?")
        .bind::<Text, _>(&target)
        .execute(&mut source)?;
    fs::File::open(part)?.sync_all()?;
    let mut copy = SqliteConnection::establish(&target)?;
    let rows: Vec<Check> = diesel::sql_query("PRAGMA integrity_check").load(&mut copy)?;
    match rows.as_slice() {
        [row] if row.integrity_check == "ok" => Ok(()),
        rows => Err(StoreError::Migration(format!(
            "the copy is not sound: {}",
            rows.first().map_or("", |row| row.integrity_check.as_str())
        ))),
    }
}
