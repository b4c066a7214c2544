//! Devices of the staff, each with what it may do in a tournament.

use chrono::{NaiveDate, NaiveDateTime};
use diesel::prelude::*;

use crate::{
    event::{BoardRange, Duty, TournamentState},
    store::{
        Conn, StoreError,
        schema::{stations, tournaments},
        word::Read,
    },
};

/// A device, without its hashes.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = stations)]
pub struct StationRow {
    /// Number of the device.
    pub id: i32,
    /// The tournament in which it may do something.
    pub tournament_id: i32,
    /// What the arbiter calls it.
    pub name: String,
    /// What it may do.
    #[diesel(deserialize_as = Read<stations::duty>)]
    pub duty: Duty,
    /// The first of its boards, where it has only some.
    pub first_board: Option<i32>,
    /// The last of them.
    pub last_board: Option<i32>,
    /// Until when its code pairs it, UTC.
    pub code_until: NaiveDateTime,
    /// Browser and system, empty when not known.
    pub device: String,
    /// Name, as shown, of who made it.
    pub made_by: String,
    /// When, UTC.
    pub made_at: NaiveDateTime,
    /// When it was paired, UTC; none while its code waits.
    pub paired_at: Option<NaiveDateTime>,
    /// When it was last used, UTC, to a few minutes.
    pub seen_at: Option<NaiveDateTime>,
}

impl StationRow {
    /// Its boards, where it has only some.
    #[must_use]
    pub fn boards(&self) -> Option<BoardRange> {
        let number = |board: Option<i32>| u16::try_from(board?).ok();
        BoardRange::new(number(self.first_board)?, number(self.last_board)?)
    }
}

/// A device to be paired.
#[derive(Debug)]
pub struct NewStation<'a> {
    pub tournament: i32,
    /// Its name there.
    pub name: &'a str,
    /// What it may do.
    pub duty: Duty,
    /// Its boards, where it has only some.
    pub boards: Option<BoardRange>,
    /// Hash of its code.
    pub code_hash: &'a str,
    /// Until when the code pairs it, UTC.
    pub code_until: NaiveDateTime,
    /// Name of who makes it.
    pub made_by: &'a str,
    /// When, UTC.
    pub made_at: NaiveDateTime,
    /// When it ends, UTC, as the days of the event are when it is made. The days may move, so nobody reads it: when a device ends is
    /// asked of the days as they are. It is written because the column is never empty.
    pub expires_at: NaiveDateTime,
}

/// Stores a device; its number.
///
/// # Errors
/// [`StoreError::Duplicate`] where the tournament has one of this name; storage failures.
pub fn insert(conn: &mut Conn, new: &NewStation<'_>) -> Result<i32, StoreError> {
    let boards = new.boards;
    Ok(diesel::insert_into(stations::table)
        .values((
            stations::tournament_id.eq(new.tournament),
            stations::name.eq(new.name),
            stations::duty.eq(new.duty.code()),
            stations::first_board.eq(boards.map(|boards| i32::from(boards.first()))),
            stations::last_board.eq(boards.map(|boards| i32::from(boards.last()))),
            stations::code_hash.eq(new.code_hash),
            stations::code_until.eq(new.code_until),
            stations::made_by.eq(new.made_by),
            stations::made_at.eq(new.made_at),
            stations::expires_at.eq(new.expires_at),
        ))
        .returning(stations::id)
        .get_result(conn)?)
}

/// The devices of a tournament, the oldest first.
///
/// # Errors
/// Storage failures.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<StationRow>, StoreError> {
    Ok(stations::table
        .filter(stations::tournament_id.eq(tournament))
        .order(stations::id)
        .select(StationRow::as_select())
        .load(conn)?)
}

/// The device that a code with this hash pairs, and its tournament's address part, name and state.
///
/// # Errors
/// Storage failures.
pub fn by_code(
    conn: &mut Conn,
    hash: &str,
) -> Result<Option<(StationRow, OfTournament)>, StoreError> {
    Ok(stations::table
        .inner_join(tournaments::table)
        .filter(stations::code_hash.eq(hash))
        .select((StationRow::as_select(), OfTournament::as_select()))
        .first(conn)
        .optional()?)
}

/// The device that a token with this hash is, and its tournament.
///
/// # Errors
/// Storage failures.
pub fn by_token(
    conn: &mut Conn,
    hash: &str,
) -> Result<Option<(StationRow, OfTournament)>, StoreError> {
    Ok(stations::table
        .inner_join(tournaments::table)
        .filter(stations::token_hash.eq(hash))
        .select((StationRow::as_select(), OfTournament::as_select()))
        .first(conn)
        .optional()?)
}

/// What a device must know of its tournament.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct OfTournament {
    /// Address part.
    pub slug: String,
    /// Name of the tournament.
    pub name: String,
    /// How far the tournament is.
    #[diesel(deserialize_as = Read<tournaments::state>)]
    pub state: TournamentState,
    /// The last day of the event.
    pub end_date: NaiveDate,
}

/// Pairs a device: its code is used up, and the token with this hash is it from now on.
///
/// # Errors
/// Storage failures.
pub fn pair(
    conn: &mut Conn,
    id: i32,
    hash: &str,
    (device, at): (&str, NaiveDateTime),
) -> Result<(), StoreError> {
    diesel::update(stations::table.find(id))
        .set((
            stations::code_hash.eq(None::<String>),
            stations::token_hash.eq(hash),
            stations::device.eq(device),
            stations::paired_at.eq(at),
            stations::seen_at.eq(at),
        ))
        .execute(conn)?;
    Ok(())
}

/// Notes the last use.
///
/// # Errors
/// Storage failures.
pub fn touch(conn: &mut Conn, id: i32, at: NaiveDateTime) -> Result<(), StoreError> {
    diesel::update(stations::table.find(id))
        .set(stations::seen_at.eq(at))
        .execute(conn)?;
    Ok(())
}

/// Takes a device away.
///
/// # Errors
/// Storage failures.
pub fn delete(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::delete(stations::table.find(id)).execute(conn)?;
    Ok(())
}

/// The tournament of a device.
///
/// # Errors
/// Not found; storage failures.
pub fn tournament_of(conn: &mut Conn, id: i32) -> Result<OfTournament, StoreError> {
    Ok(stations::table
        .inner_join(tournaments::table)
        .filter(stations::id.eq(id))
        .select(OfTournament::as_select())
        .first(conn)?)
}
