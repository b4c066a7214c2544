//! The end of the check-in before round 1: one row for each tournament.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::check_ins};

/// Who closed the check-in, and when (UTC).
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = check_ins)]
pub struct CheckInRow {
    pub tournament_id: i32,
    pub closed_by: String,
    pub closed_at: NaiveDateTime,
}

/// The end of a tournament's check-in; `None` while it is open.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Option<CheckInRow>, StoreError> {
    Ok(check_ins::table
        .find(tournament)
        .select(CheckInRow::as_select())
        .first(conn)
        .optional()?)
}

/// Stores who closed it last; called within the tournament's lock.
pub fn close(conn: &mut Conn, row: &CheckInRow) -> Result<(), StoreError> {
    let stored = diesel::update(check_ins::table.find(row.tournament_id))
        .set(row.clone())
        .execute(conn)?;
    if stored == 0 {
        diesel::insert_into(check_ins::table)
            .values(row.clone())
            .execute(conn)?;
    }
    Ok(())
}
