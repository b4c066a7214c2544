//! Hours at which the rounds of a tournament begin, by the clocks of the place: one row a tournament.

use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::round_hours};

/// The hours, as texts.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = round_hours)]
pub struct HoursRow {
    pub tournament_id: i32,
    /// One a round from round 1 on, `15:00,,09:30`.
    pub hours: String,
    /// What the clocks of the place are: `+01:00`; empty: those of the server.
    pub zone: String,
}

/// Stores the hours in the place of those that stood there, within the tournament's lock.
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
