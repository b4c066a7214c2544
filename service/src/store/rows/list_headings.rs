//! The meanings that arbiters gave to headings of their lists.

use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::list_headings};

/// The headings of an account, with the code of a column; empty for a column to be ignored.
pub fn of_user(conn: &mut Conn, user: i32) -> Result<Vec<(String, String)>, StoreError> {
    Ok(list_headings::table
        .filter(list_headings::user_id.eq(user))
        .order(list_headings::heading)
        .select((list_headings::heading, list_headings::meaning))
        .load(conn)?)
}

/// Stores the meaning of a heading, which replaces an earlier one.
pub fn set(conn: &mut Conn, user: i32, heading: &str, meaning: &str) -> Result<(), StoreError> {
    let noted = list_headings::table
        .filter(list_headings::user_id.eq(user))
        .filter(list_headings::heading.eq(heading));
    let changed = diesel::update(noted)
        .set(list_headings::meaning.eq(meaning))
        .execute(conn)?;
    if changed == 0 {
        diesel::insert_into(list_headings::table)
            .values((
                list_headings::user_id.eq(user),
                list_headings::heading.eq(heading),
                list_headings::meaning.eq(meaning),
            ))
            .execute(conn)?;
    }
    Ok(())
}
