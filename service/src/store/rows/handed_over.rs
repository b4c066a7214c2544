//! Tournaments that were handed over to another machine.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::handed_over};

/// The hand-over of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = handed_over)]
pub struct HandedOverRow {
    pub tournament_id: i32,
    /// Name of the person who did it, as shown.
    pub handed_by: String,
    /// When it was handed over, in UTC.
    pub handed_at: NaiveDateTime,
    /// Digest of the archive from which the other machine goes on.
    pub digest: String,
}

/// Stores a hand-over.
pub fn insert(conn: &mut Conn, row: &HandedOverRow) -> Result<(), StoreError> {
    diesel::insert_into(handed_over::table)
        .values(row.clone())
        .execute(conn)?;
    Ok(())
}

/// The hand-over of a tournament; `None` if no other machine goes on with it.
pub fn of(conn: &mut Conn, tournament: i32) -> Result<Option<HandedOverRow>, StoreError> {
    Ok(handed_over::table
        .find(tournament)
        .select(HandedOverRow::as_select())
        .first(conn)
        .optional()?)
}

/// All hand-overs, the latest first.
pub fn all(conn: &mut Conn) -> Result<Vec<HandedOverRow>, StoreError> {
    Ok(handed_over::table
        .order((
            handed_over::handed_at.desc(),
            handed_over::tournament_id.desc(),
        ))
        .select(HandedOverRow::as_select())
        .load(conn)?)
}

/// Removes the hand-over of a tournament: it goes on here again, or follows the machine that goes on with it.
pub fn remove(conn: &mut Conn, tournament: i32) -> Result<(), StoreError> {
    diesel::delete(handed_over::table.find(tournament)).execute(conn)?;
    Ok(())
}
