//! What all screens of a hall share: the announcement, and the clock of the round. One row for each tournament.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{
    Conn, StoreError,
    schema::{announcements, round_clocks},
};

/// The announcement of the desk to the hall.
#[derive(Clone, Debug, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = announcements, treat_none_as_null = true)]
pub struct AnnouncementRow {
    pub tournament_id: i32,
    /// Numbers of boards, separated by commas.
    pub boards: String,
    pub said: String,
    /// When it was made; `None` if there is no announcement now.
    pub announced_at: Option<NaiveDateTime>,
    pub version: i32,
}

/// When a round begins and ends, in UTC.
#[derive(Clone, Debug, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = round_clocks, treat_none_as_null = true)]
pub struct RoundClockRow {
    pub tournament_id: i32,
    pub round: i32,
    /// When the round begins; `None` if no clock is shown.
    pub starts_at: Option<NaiveDateTime>,
    pub ends_at: Option<NaiveDateTime>,
    /// How many minutes the local time of the place is ahead of UTC.
    pub utc_offset: i32,
    pub version: i32,
}

/// The announcement on all screens of a tournament; `None` if there is none.
pub fn announcement(
    conn: &mut Conn,
    tournament: i32,
) -> Result<Option<AnnouncementRow>, StoreError> {
    Ok(announcements::table
        .find(tournament)
        .select(AnnouncementRow::as_select())
        .first(conn)
        .optional()?)
}

/// Stores the announcement, which replaces the earlier one. The caller has compared versions, within the tournament's
/// lock.
pub fn set_announcement(conn: &mut Conn, row: &AnnouncementRow) -> Result<(), StoreError> {
    let stored = diesel::update(announcements::table.find(row.tournament_id))
        .set(row.clone())
        .execute(conn)?;
    if stored == 0 {
        diesel::insert_into(announcements::table)
            .values(row.clone())
            .execute(conn)?;
    }
    Ok(())
}

/// The clock of the round of a tournament; `None` if none was set.
pub fn round_clock(conn: &mut Conn, tournament: i32) -> Result<Option<RoundClockRow>, StoreError> {
    Ok(round_clocks::table
        .find(tournament)
        .select(RoundClockRow::as_select())
        .first(conn)
        .optional()?)
}

/// Stores the clock, which replaces the earlier one. The caller has compared versions, within the tournament's lock.
pub fn set_round_clock(conn: &mut Conn, row: &RoundClockRow) -> Result<(), StoreError> {
    let stored = diesel::update(round_clocks::table.find(row.tournament_id))
        .set(row.clone())
        .execute(conn)?;
    if stored == 0 {
        diesel::insert_into(round_clocks::table)
            .values(row.clone())
            .execute(conn)?;
    }
    Ok(())
}
