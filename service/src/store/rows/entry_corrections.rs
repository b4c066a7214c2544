//! Corrections that arbiters are asked for through a link: one row for each request.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::entry_corrections};

/// A correction that was asked for.
#[derive(Clone, Debug, Queryable, Selectable, Insertable)]
#[diesel(table_name = entry_corrections)]
pub struct CorrectionRow {
    pub request_id: i32,
    pub tournament_id: i32,
    /// The personal data as typed, as JSON.
    pub proposed: String,
    pub sent_at: NaiveDateTime,
    /// Whether it was accepted; `None` while nobody has decided.
    pub taken: Option<bool>,
    pub decided_at: Option<NaiveDateTime>,
}

/// Stores a correction, which replaces an earlier one.
pub fn set(conn: &mut Conn, row: &CorrectionRow) -> Result<(), StoreError> {
    forget(conn, row.request_id)?;
    diesel::insert_into(entry_corrections::table)
        .values(row.clone())
        .execute(conn)?;
    Ok(())
}

/// The correction of a request.
pub fn of_request(conn: &mut Conn, request: i32) -> Result<Option<CorrectionRow>, StoreError> {
    Ok(entry_corrections::table
        .find(request)
        .select(CorrectionRow::as_select())
        .first(conn)
        .optional()?)
}

/// The open corrections of a tournament, the oldest first.
pub fn open_of(conn: &mut Conn, tournament: i32) -> Result<Vec<CorrectionRow>, StoreError> {
    Ok(entry_corrections::table
        .filter(entry_corrections::tournament_id.eq(tournament))
        .filter(entry_corrections::taken.is_null())
        .order((entry_corrections::sent_at, entry_corrections::request_id))
        .select(CorrectionRow::as_select())
        .load(conn)?)
}

/// Moves the correction of a request to another section, together with the request.
pub fn move_to(conn: &mut Conn, request: i32, to: i32) -> Result<(), StoreError> {
    diesel::update(entry_corrections::table.find(request))
        .set(entry_corrections::tournament_id.eq(to))
        .execute(conn)?;
    Ok(())
}

/// Stores the decision.
pub fn decide(
    conn: &mut Conn,
    request: i32,
    taken: bool,
    at: NaiveDateTime,
) -> Result<(), StoreError> {
    diesel::update(entry_corrections::table.find(request))
        .set((
            entry_corrections::taken.eq(taken),
            entry_corrections::decided_at.eq(at),
        ))
        .execute(conn)?;
    Ok(())
}

/// Removes the correction of a request.
pub fn forget(conn: &mut Conn, request: i32) -> Result<(), StoreError> {
    diesel::delete(entry_corrections::table.find(request)).execute(conn)?;
    Ok(())
}
