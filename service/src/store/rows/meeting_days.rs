//! Days of single boards of a schedule, or of team matches, that differ from the day of their round.

use chrono::NaiveDate;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::meeting_days};

/// The day of a board or match.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = meeting_days)]
pub struct MeetingDayRow {
    pub round_id: i32,
    /// Number of the board; in a team event, of the match.
    pub number: i32,
    pub day: NaiveDate,
    /// Local time at the place, such as `15:00`; empty if it is not known.
    pub hour: String,
}

/// All such days of a tournament, by round and number.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<MeetingDayRow>, StoreError> {
    Ok(meeting_days::table
        .filter(meeting_days::tournament_id.eq(tournament))
        .order((meeting_days::round_id, meeting_days::number))
        .select(MeetingDayRow::as_select())
        .load(conn)?)
}

/// Stores a day, which replaces an earlier one.
pub fn set(conn: &mut Conn, tournament: i32, row: &MeetingDayRow) -> Result<(), StoreError> {
    remove(conn, row.round_id, row.number)?;
    diesel::insert_into(meeting_days::table)
        .values((
            meeting_days::tournament_id.eq(tournament),
            meeting_days::round_id.eq(row.round_id),
            meeting_days::number.eq(row.number),
            meeting_days::day.eq(row.day),
            meeting_days::hour.eq(&row.hour),
        ))
        .execute(conn)?;
    Ok(())
}

/// Removes a day, so that the day of the round counts.
pub fn remove(conn: &mut Conn, round: i32, number: i32) -> Result<(), StoreError> {
    let found = meeting_days::table
        .filter(meeting_days::round_id.eq(round))
        .filter(meeting_days::number.eq(number));
    diesel::delete(found).execute(conn)?;
    Ok(())
}

/// Removes all such days of a round.
pub fn remove_of_round(conn: &mut Conn, round: i32) -> Result<(), StoreError> {
    diesel::delete(meeting_days::table.filter(meeting_days::round_id.eq(round))).execute(conn)?;
    Ok(())
}
