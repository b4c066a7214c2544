//! Opens an SQLite file without changing it.

use diesel::{Connection as _, SqliteConnection, connection::SimpleConnection as _};

use percent_encoding::{AsciiSet, utf8_percent_encode};

use super::StoreError;

/// `?` and `#` would end the path in such an address, and `%` would begin an escape.
const MEANT_OTHERWISE: &AsciiSet = &AsciiSet::EMPTY.add(b'%').add(b'?').add(b'#');

/// A read-only connection to an SQLite file.
pub(super) fn read_only(path: &str) -> Result<SqliteConnection, StoreError> {
    let escaped = utf8_percent_encode(path, MEANT_OTHERWISE);
    let unreachable = |error: String| StoreError::Unreachable(error);
    let mut conn = SqliteConnection::establish(&format!("file:{escaped}?mode=ro"))
        .map_err(|error| unreachable(error.to_string()))?;
    // A lock that another connection holds for a moment is no damage.
    conn.batch_execute("PRAGMA busy_timeout = 5000;")
        .map_err(|error| unreachable(error.to_string()))?;
    Ok(conn)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_in_a_path_are_part_of_its_name() {
        let folder = std::env::temp_dir().join(format!("tratto-read-only-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        for name in ["100%.db", "a?b=c#d.db", "50%41.db", "due parole è.db"] {
            let path = folder.join(name).to_string_lossy().into_owned();
            let mut made = SqliteConnection::establish(&path).unwrap();
            made.batch_execute("CREATE TABLE t (x INTEGER)").unwrap();
            let mut conn = read_only(&path).unwrap();
            conn.batch_execute("SELECT x FROM t").unwrap();
            assert!(conn.batch_execute("INSERT INTO t VALUES (1)").is_err());
        }
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
