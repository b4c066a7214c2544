//! Checks before round 1 that arbiters accepted, with the reason: one row for each check of a tournament.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::accepted_checks};

/// A check that was accepted.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = accepted_checks)]
pub struct AcceptedRow {
    pub tournament_id: i32,
    /// Code of the check.
    pub code: String,
    pub reason: String,
    pub accepted_by: String,
    /// When it was accepted, in UTC.
    pub accepted_at: NaiveDateTime,
}

/// The accepted checks of a tournament, the oldest first.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<AcceptedRow>, StoreError> {
    Ok(accepted_checks::table
        .filter(accepted_checks::tournament_id.eq(tournament))
        .order(accepted_checks::id)
        .select(AcceptedRow::as_select())
        .load(conn)?)
}

/// Stores a row, which replaces the one for the same check.
pub fn set(conn: &mut Conn, row: &AcceptedRow) -> Result<(), StoreError> {
    remove(conn, row.tournament_id, &row.code)?;
    diesel::insert_into(accepted_checks::table)
        .values(row.clone())
        .execute(conn)?;
    Ok(())
}

/// Removes the row for this check, if there is one.
pub fn remove(conn: &mut Conn, tournament: i32, code: &str) -> Result<(), StoreError> {
    let rows = accepted_checks::table.filter(accepted_checks::tournament_id.eq(tournament));
    diesel::delete(rows.filter(accepted_checks::code.eq(code))).execute(conn)?;
    Ok(())
}
