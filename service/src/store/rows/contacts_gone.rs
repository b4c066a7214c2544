//! Tournaments whose requests hold no way to reach anybody any more.

use chrono::{NaiveDate, NaiveDateTime};
use diesel::prelude::*;

use crate::store::{
    Conn, StoreError,
    schema::{contacts_gone, entry_doors, tournaments},
};

/// The slugs of tournaments with an entry form that ended on this day or before, whose contacts are still there; also of those with
/// which another machine goes on, and of copies.
pub fn due(conn: &mut Conn, last_day: NaiveDate, most: i64) -> Result<Vec<String>, StoreError> {
    Ok(tournaments::table
        .inner_join(entry_doors::table)
        .left_join(contacts_gone::table)
        .filter(tournaments::end_date.le(last_day))
        .filter(contacts_gone::tournament_id.nullable().is_null())
        .order(tournaments::id)
        .limit(most)
        .select(tournaments::slug)
        .load(conn)?)
}

/// Notes that they are gone; `false` where that was noted before.
pub fn note(conn: &mut Conn, tournament: i32, now: NaiveDateTime) -> Result<bool, StoreError> {
    let there: i64 = contacts_gone::table
        .find(tournament)
        .count()
        .get_result(conn)?;
    if there > 0 {
        return Ok(false);
    }
    diesel::insert_into(contacts_gone::table)
        .values((
            contacts_gone::tournament_id.eq(tournament),
            contacts_gone::gone_at.eq(now),
        ))
        .execute(conn)?;
    Ok(true)
}
