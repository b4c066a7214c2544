//! Requests for erasure by participants whose names the tournament still needs.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::erasures};

/// Notes a request for erasure.
pub fn ask(
    conn: &mut Conn,
    (entry, tournament): (i32, i32),
    at: NaiveDateTime,
) -> Result<(), StoreError> {
    diesel::insert_into(erasures::table)
        .values((
            erasures::entry_id.eq(entry),
            erasures::tournament_id.eq(tournament),
            erasures::asked_at.eq(at),
        ))
        .execute(conn)?;
    Ok(())
}

/// When erasure was requested, in UTC; `None` if it was not, or is complete.
pub fn asked_at(conn: &mut Conn, entry: i32) -> Result<Option<NaiveDateTime>, StoreError> {
    Ok(erasures::table
        .filter(erasures::entry_id.eq(entry))
        .select(erasures::asked_at)
        .first(conn)
        .optional()?)
}

/// The open requests of a tournament, the oldest first.
pub fn open_of(conn: &mut Conn, tournament: i32) -> Result<Vec<(i32, NaiveDateTime)>, StoreError> {
    Ok(erasures::table
        .filter(erasures::tournament_id.eq(tournament))
        .order(erasures::id)
        .select((erasures::entry_id, erasures::asked_at))
        .load(conn)?)
}

/// Removes the request, once the person is erased.
pub fn forget(conn: &mut Conn, entry: i32) -> Result<(), StoreError> {
    diesel::delete(erasures::table.filter(erasures::entry_id.eq(entry))).execute(conn)?;
    Ok(())
}
