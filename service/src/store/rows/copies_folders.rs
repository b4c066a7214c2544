//! The folder for copies that an administrator named.

use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::copies_folders};

/// Number of the only row.
const ONLY: i32 = 1;

/// The folder, if one was named.
///
/// # Errors
/// Storage failures.
pub fn named(conn: &mut Conn) -> Result<Option<String>, StoreError> {
    Ok(copies_folders::table
        .find(ONLY)
        .select(copies_folders::folder)
        .first(conn)
        .optional()?)
}

/// Names the folder, or removes it.
///
/// # Errors
/// Storage failures.
pub fn set(conn: &mut Conn, folder: Option<&str>) -> Result<(), StoreError> {
    diesel::delete(copies_folders::table.find(ONLY)).execute(conn)?;
    if let Some(folder) = folder {
        diesel::insert_into(copies_folders::table)
            .values((
                copies_folders::id.eq(ONLY),
                copies_folders::folder.eq(folder),
            ))
            .execute(conn)?;
    }
    Ok(())
}
