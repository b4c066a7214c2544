//! Looking at an SQLite file without touching it.

use diesel::{Connection as _, SqliteConnection, connection::SimpleConnection as _};

use super::StoreError;

/// A connection to an SQLite file that can only read.
pub(super) fn read_only(path: &str) -> Result<SqliteConnection, StoreError> {
    // `?` and `#` would end the path of such an address.
    let escaped = path
        .replace('%', "%25")
        .replace('?', "%3f")
        .replace('#', "%23");
    let unreachable = |error: String| StoreError::Unreachable(error);
    let mut conn = SqliteConnection::establish(&format!("file:{escaped}?mode=ro"))
        .map_err(|error| unreachable(error.to_string()))?;
    // A lock held for a moment by another connection is no damage.
    conn.batch_execute("PRAGMA busy_timeout = 5000;")
        .map_err(|error| unreachable(error.to_string()))?;
    Ok(conn)
}
