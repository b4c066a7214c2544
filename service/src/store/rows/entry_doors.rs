//! Whether players may enter a tournament themselves, and what they are told about their data.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{
    Conn, StoreError,
    schema::{entry_doors, entry_notices},
};

/// How players enter a tournament themselves.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = entry_doors, treat_none_as_null = true)]
pub struct DoorRow {
    pub tournament_id: i32,
    pub is_open: bool,
    /// Until when, UTC.
    pub closes_at: Option<NaiveDateTime>,
    /// `None`: as many as come.
    pub places: Option<i32>,
    /// Below this age a guardian confirms.
    pub guardian_below: i32,
    /// Whose account it is.
    pub payee: String,
    pub iban: String,
    pub version: i32,
    /// The lowest rating for the section; `None`: no limit.
    pub rating_least: Option<i32>,
    /// The highest one.
    pub rating_most: Option<i32>,
    /// So many of one club; `None`: as many as come.
    pub club_places: Option<i32>,
    /// Whether it was open in this version or an earlier one.
    pub was_opened: bool,
}

/// Whether players may enter a tournament themselves.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = entry_doors)]
pub struct OpenRow {
    pub is_open: bool,
    /// Until when, UTC.
    pub closes_at: Option<NaiveDateTime>,
    /// `None`: as many as come.
    pub places: Option<i32>,
}

/// A version of the notice.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = entry_notices)]
pub struct NoticeRow {
    /// From 1.
    pub number: i32,
    pub said: String,
    /// Since when, UTC.
    pub written_at: NaiveDateTime,
}

/// The door of a tournament, where one was ever set.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Option<DoorRow>, StoreError> {
    Ok(entry_doors::table
        .find(tournament)
        .select(DoorRow::as_select())
        .first(conn)
        .optional()?)
}

/// Stores the door in the place of the one that stood there. The caller compared versions, within the tournament's lock.
pub fn set(conn: &mut Conn, row: &DoorRow) -> Result<(), StoreError> {
    let there = entry_doors::table.find(row.tournament_id);
    if diesel::update(there).set(row.clone()).execute(conn)? == 0 {
        diesel::insert_into(entry_doors::table)
            .values(row.clone())
            .execute(conn)?;
    }
    Ok(())
}

/// The newest version of the notice.
pub fn notice(conn: &mut Conn, tournament: i32) -> Result<Option<NoticeRow>, StoreError> {
    Ok(entry_notices::table
        .filter(entry_notices::tournament_id.eq(tournament))
        .filter(entry_notices::number.gt(0))
        .order(entry_notices::number.desc())
        .select(NoticeRow::as_select())
        .first(conn)
        .optional()?)
}

/// All versions of the notice, the oldest first; below 0 stand those of other sections.
pub fn notices(conn: &mut Conn, tournament: i32) -> Result<Vec<NoticeRow>, StoreError> {
    Ok(entry_notices::table
        .filter(entry_notices::tournament_id.eq(tournament))
        .order(entry_notices::number)
        .select(NoticeRow::as_select())
        .load(conn)?)
}

/// A version of the notice, by its number.
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

/// The number in tournament `to` of a notice of tournament `from`: of the one with the same words, else of a copy below zero,
/// which is shown to nobody but those to whom it was shown.
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

/// Keeps a new version of the notice beside the older ones.
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
