//! Tournaments whose requests no longer contain contact addresses.

use chrono::{NaiveDate, NaiveDateTime};
use diesel::prelude::*;

use crate::store::{
    Conn, StoreError,
    schema::{contacts_gone, entry_doors, entry_requests, handed_over, mirrored, tournaments},
};

/// Address parts of tournaments with an entry form that ended on this day or before and still have contacts.
/// Tournaments that were handed over or follow a hall are left out.
pub fn due(conn: &mut Conn, last_day: NaiveDate, most: i64) -> Result<Vec<String>, StoreError> {
    Ok(tournaments::table
        .inner_join(entry_doors::table)
        .left_join(contacts_gone::table)
        .left_join(handed_over::table)
        .left_join(mirrored::table)
        .filter(tournaments::end_date.le(last_day))
        .filter(contacts_gone::tournament_id.nullable().is_null())
        .filter(handed_over::tournament_id.nullable().is_null())
        .filter(mirrored::tournament_id.nullable().is_null())
        .order(tournaments::id)
        .limit(most)
        .select(tournaments::slug)
        .load(conn)?)
}

/// Address parts of handed-over tournaments and copies with contacts. They have no row about forgotten contacts,
/// because their rows belong to another machine, so the requests themselves are searched.
pub fn due_elsewhere(
    conn: &mut Conn,
    last_day: NaiveDate,
    most: i64,
) -> Result<Vec<String>, StoreError> {
    let left = left();
    let held = entry_requests::table
        .filter(left)
        .select(entry_requests::tournament_id);
    Ok(tournaments::table
        .left_join(handed_over::table)
        .left_join(mirrored::table)
        .filter(tournaments::end_date.le(last_day))
        .filter(
            handed_over::tournament_id
                .nullable()
                .is_not_null()
                .or(mirrored::tournament_id.nullable().is_not_null()),
        )
        .filter(tournaments::id.eq_any(held))
        .order(tournaments::id)
        .limit(most)
        .select(tournaments::slug)
        .load(conn)?)
}

/// Whether a tournament has any such request.
pub fn is_left(conn: &mut Conn, tournament: i32) -> Result<bool, StoreError> {
    let found: Option<i32> = entry_requests::table
        .filter(entry_requests::tournament_id.eq(tournament))
        .filter(left())
        .select(entry_requests::id)
        .first(conn)
        .optional()?;
    Ok(found.is_some())
}

/// The condition of a request with a contact address, or with the name of somebody who never played.
#[diesel::dsl::auto_type(no_type_alias)]
fn left() -> _ {
    let contacts = entry_requests::email
        .ne("")
        .or(entry_requests::guardian_email.ne(""))
        .or(entry_requests::guardian_name.ne(""))
        .or(entry_requests::reason.ne(""));
    let named = entry_requests::birth_year
        .is_not_null()
        .or(entry_requests::player_id.is_not_null());
    contacts.or(entry_requests::entry_id.is_null().and(named))
}

/// Notes that the contacts are gone; `false` if that was noted before.
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
