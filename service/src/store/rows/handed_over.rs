//! Tournaments that another machine goes on with.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::handed_over};

/// That a tournament was handed over.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = handed_over)]
pub struct HandedOverRow {
    pub tournament_id: i32,
    /// Who did it, as shown.
    pub handed_by: String,
    /// When, UTC.
    pub handed_at: NaiveDateTime,
    /// Digest of the archive with which the other machine goes on.
    pub digest: String,
}

/// Stores that another machine goes on with a tournament.
pub fn insert(conn: &mut Conn, row: &HandedOverRow) -> Result<(), StoreError> {
    diesel::insert_into(handed_over::table)
        .values(row.clone())
        .execute(conn)?;
    Ok(())
}

/// That another machine goes on with a tournament; `None` if it stays here.
pub fn of(conn: &mut Conn, tournament: i32) -> Result<Option<HandedOverRow>, StoreError> {
    Ok(handed_over::table
        .find(tournament)
        .select(HandedOverRow::as_select())
        .first(conn)
        .optional()?)
}

/// The tournament goes on here again.
pub fn remove(conn: &mut Conn, tournament: i32) -> Result<(), StoreError> {
    diesel::delete(handed_over::table.find(tournament)).execute(conn)?;
    Ok(())
}
