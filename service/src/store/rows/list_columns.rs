//! The meanings that administrators gave to headings of rating lists, for each owner.

use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::list_columns};

/// The headings of an owner, with the code of a column; empty for a column to be ignored.
pub fn of_source(conn: &mut Conn, source: &str) -> Result<Vec<(String, String)>, StoreError> {
    Ok(list_columns::table
        .filter(list_columns::source.eq(source))
        .order(list_columns::heading)
        .select((list_columns::heading, list_columns::meaning))
        .load(conn)?)
}

/// Stores the meaning of a heading, which replaces an earlier one.
pub fn set(conn: &mut Conn, source: &str, heading: &str, meaning: &str) -> Result<(), StoreError> {
    let noted = list_columns::table
        .filter(list_columns::source.eq(source))
        .filter(list_columns::heading.eq(heading));
    let changed = diesel::update(noted)
        .set(list_columns::meaning.eq(meaning))
        .execute(conn)?;
    if changed == 0 {
        diesel::insert_into(list_columns::table)
            .values((
                list_columns::source.eq(source),
                list_columns::heading.eq(heading),
                list_columns::meaning.eq(meaning),
            ))
            .execute(conn)?;
    }
    Ok(())
}
