//! Devices of the staff, each with the work that it may do in a tournament.

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
    /// The tournament that it works for.
    pub tournament_id: i32,
    /// Name that the arbiter gave it.
    pub name: String,
    /// The work that it may do.
    #[diesel(deserialize_as = Read<stations::duty>)]
    pub duty: Duty,
    /// The first of its boards; `None` if it serves all boards.
    pub first_board: Option<i32>,
    /// The last of its boards; `None` if it serves all boards.
    pub last_board: Option<i32>,
    /// Until when its code is valid, in UTC.
    pub code_until: NaiveDateTime,
    /// Browser and system; empty if they are not known.
    pub device: String,
    /// Name of the person who made it, as shown.
    pub made_by: String,
    /// When it was made, in UTC.
    pub made_at: NaiveDateTime,
    /// When it was paired, in UTC; `None` while its code waits.
    pub paired_at: Option<NaiveDateTime>,
    /// When it was last used, in UTC, to a few minutes.
    pub seen_at: Option<NaiveDateTime>,
}

impl StationRow {
    /// The boards that it serves; `None` for all boards.
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
    /// Name of the device in the tournament.
    pub name: &'a str,
    /// The work that it may do.
    pub duty: Duty,
    /// The boards that it serves; `None` for all boards.
    pub boards: Option<BoardRange>,
    /// Hash of its code.
    pub code_hash: &'a str,
    /// Until when the code is valid, in UTC.
    pub code_until: NaiveDateTime,
    /// Name of the person who makes it.
    pub made_by: &'a str,
    /// When it is made, in UTC.
    pub made_at: NaiveDateTime,
    /// When its access ends, in UTC, by the days of the event at the time of making. The days may change, so nobody
    /// reads this: the end is computed from the present days. It is written because the column must not be empty.
    pub expires_at: NaiveDateTime,
}

/// Stores a device and gives its number.
///
/// # Errors
/// [`StoreError::Duplicate`] if the tournament already has one with this name; storage failures.
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

/// The device whose code has this hash, with its tournament's address part, name and state.
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

/// The device whose token has this hash, with its tournament.
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

/// The data of a tournament that a device needs.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct OfTournament {
    /// Address part.
    pub slug: String,
    /// Name of the tournament.
    pub name: String,
    /// State of the tournament.
    #[diesel(deserialize_as = Read<tournaments::state>)]
    pub state: TournamentState,
    /// The last day of the event.
    pub end_date: NaiveDate,
}

/// Pairs a device: its code is used up, and the token with this hash identifies it from now on.
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

/// Removes a device.
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
