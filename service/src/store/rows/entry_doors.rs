//! How players enter a tournament themselves, and what they are told about their data.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{
    Conn, StoreError,
    schema::{entry_doors, entry_notices},
};

/// The settings of how players enter a tournament themselves.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = entry_doors, treat_none_as_null = true)]
pub struct DoorRow {
    pub tournament_id: i32,
    pub is_open: bool,
    /// When entries close, in UTC; `None` for no end.
    pub closes_at: Option<NaiveDateTime>,
    /// Maximum places; `None` without a limit.
    pub places: Option<i32>,
    /// Age below which a guardian must confirm.
    pub guardian_below: i32,
    /// Name of the holder of the account for fees.
    pub payee: String,
    pub iban: String,
    pub version: i32,
    /// Lowest permitted rating; `None` without a limit.
    pub rating_least: Option<i32>,
    /// Highest permitted rating; `None` without a limit.
    pub rating_most: Option<i32>,
    /// Maximum entries from one club, further ones go to the waiting list; `None` without a limit.
    pub club_places: Option<i32>,
    /// Whether entries by players were open in this version or an earlier one.
    pub was_opened: bool,
}

/// The state of entries by players.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = entry_doors)]
pub struct OpenRow {
    pub is_open: bool,
    /// When entries close, in UTC; `None` for no end.
    pub closes_at: Option<NaiveDateTime>,
    /// Maximum places; `None` without a limit.
    pub places: Option<i32>,
}

/// A version of the privacy notice.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = entry_notices)]
pub struct NoticeRow {
    /// Number of the version, from 1.
    pub number: i32,
    pub said: String,
    /// When it was written, in UTC.
    pub written_at: NaiveDateTime,
}

/// The settings of a tournament; `None` if they were never set.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Option<DoorRow>, StoreError> {
    Ok(entry_doors::table
        .find(tournament)
        .select(DoorRow::as_select())
        .first(conn)
        .optional()?)
}

/// Stores the settings, which replace earlier ones. The caller has compared versions, within the tournament's lock.
pub fn set(conn: &mut Conn, row: &DoorRow) -> Result<(), StoreError> {
    let there = entry_doors::table.find(row.tournament_id);
    if diesel::update(there).set(row.clone()).execute(conn)? == 0 {
        diesel::insert_into(entry_doors::table)
            .values(row.clone())
            .execute(conn)?;
    }
    Ok(())
}

/// The newest version of the privacy notice.
pub fn notice(conn: &mut Conn, tournament: i32) -> Result<Option<NoticeRow>, StoreError> {
    Ok(entry_notices::table
        .filter(entry_notices::tournament_id.eq(tournament))
        .filter(entry_notices::number.gt(0))
        .order(entry_notices::number.desc())
        .select(NoticeRow::as_select())
        .first(conn)
        .optional()?)
}

/// All versions of the privacy notice, the oldest first; copies from other sections have numbers below 0.
pub fn notices(conn: &mut Conn, tournament: i32) -> Result<Vec<NoticeRow>, StoreError> {
    Ok(entry_notices::table
        .filter(entry_notices::tournament_id.eq(tournament))
        .order(entry_notices::number)
        .select(NoticeRow::as_select())
        .load(conn)?)
}

/// A version of the privacy notice, by its number.
pub fn notice_of(
    conn: &mut Conn,
    tournament: i32,
    number: i32,
) -> Result<Option<NoticeRow>, StoreError> {
    Ok(entry_notices::table
        .filter(entry_notices::tournament_id.eq(tournament))
        .filter(entry_notices::number.eq(number))
        .select(NoticeRow::as_select())
        .first(conn)
        .optional()?)
}

/// The number in tournament `to` for a notice of tournament `from`: a notice with the same words, otherwise a copy with
/// a number below 0. Such a copy is shown only to those who saw the original.
pub fn carry_notice(
    conn: &mut Conn,
    (from, number): (i32, i32),
    to: i32,
) -> Result<i32, StoreError> {
    let Some(notice) = notice_of(conn, from, number)? else {
        return Ok(0);
    };
    let there: Vec<(i32, String)> = entry_notices::table
        .filter(entry_notices::tournament_id.eq(to))
        .order(entry_notices::number)
        .select((entry_notices::number, entry_notices::said))
        .load(conn)?;
    if let Some((same, _)) = there.iter().find(|(_, said)| *said == notice.said) {
        return Ok(*same);
    }
    let lowest = there.first().map_or(0, |(number, _)| *number);
    let carried = lowest.min(0) - 1;
    add_notice(conn, to, carried, &notice.said, notice.written_at)?;
    Ok(carried)
}

/// Stores a new version of the privacy notice beside the older ones.
pub fn add_notice(
    conn: &mut Conn,
    tournament: i32,
    number: i32,
    said: &str,
    at: NaiveDateTime,
) -> Result<(), StoreError> {
    diesel::insert_into(entry_notices::table)
        .values((
            entry_notices::tournament_id.eq(tournament),
            entry_notices::number.eq(number),
            entry_notices::said.eq(said),
            entry_notices::written_at.eq(at),
        ))
        .execute(conn)?;
    Ok(())
}
