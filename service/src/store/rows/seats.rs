//! Messages of players from the board: the key of their codes, reported results, calls.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::{
    event::{BoardResult, Colour, SeatCall},
    store::{
        Conn, StoreError,
        schema::{seat_calls, seat_keys, seat_reports},
        word::Read,
    },
};

/// A result reported by a player.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = seat_reports)]
pub struct SeatReportRow {
    pub pairing_id: i32,
    pub is_white: bool,
    #[diesel(deserialize_as = Read<seat_reports::result>)]
    pub result: BoardResult,
    pub reported_at: NaiveDateTime,
}

/// A call of a player.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = seat_calls)]
pub struct SeatCallRow {
    pub id: i32,
    pub pairing_id: i32,
    pub is_white: bool,
    #[diesel(deserialize_as = Read<seat_calls::kind>)]
    pub kind: SeatCall,
    /// The round of the bye, if the call is for one.
    pub round: Option<i32>,
    pub called_at: NaiveDateTime,
}

/// Makes the key of a tournament; an existing one stays.
///
/// # Errors
/// Storage failures.
pub fn make_key(conn: &mut Conn, tournament: i32) -> Result<(), StoreError> {
    if secret(conn, tournament)?.is_none() {
        diesel::insert_into(seat_keys::table)
            .values(seat_keys::tournament_id.eq(tournament))
            .execute(conn)?;
    }
    Ok(())
}

/// Replaces the key of a tournament.
///
/// # Errors
/// Storage failures.
pub fn set_key(conn: &mut Conn, tournament: i32, secret: &str) -> Result<(), StoreError> {
    let there = seat_keys::table.find(tournament);
    let changed = diesel::update(there)
        .set(seat_keys::secret.eq(secret))
        .execute(conn)?;
    if changed == 0 {
        diesel::insert_into(seat_keys::table)
            .values((
                seat_keys::tournament_id.eq(tournament),
                seat_keys::secret.eq(secret),
            ))
            .execute(conn)?;
    }
    Ok(())
}

/// The key of a tournament.
///
/// # Errors
/// Storage failures.
pub fn secret(conn: &mut Conn, tournament: i32) -> Result<Option<String>, StoreError> {
    Ok(seat_keys::table
        .find(tournament)
        .select(seat_keys::secret)
        .first(conn)
        .optional()?)
}

/// The results reported in a tournament.
///
/// # Errors
/// Storage failures.
pub fn reports(conn: &mut Conn, tournament: i32) -> Result<Vec<SeatReportRow>, StoreError> {
    Ok(seat_reports::table
        .filter(seat_reports::tournament_id.eq(tournament))
        .order(seat_reports::id)
        .select(SeatReportRow::as_select())
        .load(conn)?)
}

/// Stores the result that a player reports, which replaces an earlier one. Returns the earlier one.
///
/// # Errors
/// Storage failures.
pub fn report(
    conn: &mut Conn,
    tournament: i32,
    (pairing, colour): (i32, Colour),
    result: BoardResult,
    at: NaiveDateTime,
) -> Result<Option<BoardResult>, StoreError> {
    let is_white = colour == Colour::White;
    let there = seat_reports::table
        .filter(seat_reports::pairing_id.eq(pairing))
        .filter(seat_reports::is_white.eq(is_white));
    let before: Option<SeatReportRow> = there
        .select(SeatReportRow::as_select())
        .first(conn)
        .optional()?;
    diesel::delete(there).execute(conn)?;
    diesel::insert_into(seat_reports::table)
        .values((
            seat_reports::tournament_id.eq(tournament),
            seat_reports::pairing_id.eq(pairing),
            seat_reports::is_white.eq(is_white),
            seat_reports::result.eq(result.code()),
            seat_reports::reported_at.eq(at),
        ))
        .execute(conn)?;
    Ok(before.map(|row| row.result))
}

/// The open calls of a tournament, the oldest first.
///
/// # Errors
/// Storage failures.
pub fn open_calls(conn: &mut Conn, tournament: i32) -> Result<Vec<SeatCallRow>, StoreError> {
    Ok(seat_calls::table
        .filter(seat_calls::tournament_id.eq(tournament))
        .filter(seat_calls::answered_at.is_null())
        .order(seat_calls::id)
        .select(SeatCallRow::as_select())
        .load(conn)?)
}

/// All calls of a tournament, the oldest first.
///
/// # Errors
/// Storage failures.
pub fn calls(conn: &mut Conn, tournament: i32) -> Result<Vec<SeatCallRow>, StoreError> {
    Ok(seat_calls::table
        .filter(seat_calls::tournament_id.eq(tournament))
        .order(seat_calls::id)
        .select(SeatCallRow::as_select())
        .load(conn)?)
}

/// Stores a call and gives its number.
///
/// # Errors
/// Storage failures.
pub fn call(
    conn: &mut Conn,
    tournament: i32,
    (pairing, colour): (i32, Colour),
    (kind, round): (SeatCall, Option<i32>),
    at: NaiveDateTime,
) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(seat_calls::table)
        .values((
            seat_calls::tournament_id.eq(tournament),
            seat_calls::pairing_id.eq(pairing),
            seat_calls::is_white.eq(colour == Colour::White),
            seat_calls::kind.eq(kind.code()),
            seat_calls::round.eq(round),
            seat_calls::called_at.eq(at),
        ))
        .returning(seat_calls::id)
        .get_result(conn)?)
}

/// Marks a call as answered by an arbiter.
///
/// # Errors
/// Storage failures.
pub fn answer(conn: &mut Conn, id: i32, by: &str, at: NaiveDateTime) -> Result<(), StoreError> {
    diesel::update(seat_calls::table.find(id))
        .set((
            seat_calls::answered_by.eq(by),
            seat_calls::answered_at.eq(at),
        ))
        .execute(conn)?;
    Ok(())
}

/// Removes all reports and calls of a board.
///
/// # Errors
/// Storage failures.
pub fn forget(conn: &mut Conn, pairing: i32) -> Result<(), StoreError> {
    diesel::delete(seat_reports::table.filter(seat_reports::pairing_id.eq(pairing)))
        .execute(conn)?;
    diesel::delete(seat_calls::table.filter(seat_calls::pairing_id.eq(pairing))).execute(conn)?;
    Ok(())
}
