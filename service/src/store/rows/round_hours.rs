//! Hours at which the rounds of a tournament begin, in local time: one row for each tournament.

use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::round_hours};

/// The hours, as text.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = round_hours)]
pub struct HoursRow {
    pub tournament_id: i32,
    /// One hour for each round from round 1: `15:00,,09:30`.
    pub hours: String,
    /// Time zone of the place: `+01:00`; empty for the server's.
    pub zone: String,
}

/// Stores the hours, which replace earlier ones; called within the tournament's lock.
pub fn set(conn: &mut Conn, row: &HoursRow) -> Result<(), StoreError> {
    let stored = diesel::update(round_hours::table.find(row.tournament_id))
        .set(row.clone())
        .execute(conn)?;
    if stored == 0 {
        diesel::insert_into(round_hours::table)
            .values(row.clone())
            .execute(conn)?;
    }
    Ok(())
}
