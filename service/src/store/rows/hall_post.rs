//! Messages of players to the copy of a hall's tournament, on their way to the hall.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::{
    event::{BoardResult, SeatCall},
    store::{
        Conn, StoreError,
        columns::columns,
        schema::hall_post::{self, table},
        word::ReadOr,
    },
};

/// A message on its way: about a request, or from a board.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = hall_post)]
pub struct PostRow {
    pub id: i32,
    /// Number of the request that was sent or changed.
    pub request_id: Option<i32>,
    /// Number of the pairing on the copy.
    pub pairing_id: Option<i32>,
    pub is_white: Option<bool>,
    /// The result reported from the board.
    #[diesel(deserialize_as = ReadOr<hall_post::result>)]
    pub result: Option<BoardResult>,
    /// The call from the board.
    #[diesel(deserialize_as = ReadOr<hall_post::asked>)]
    pub asked: Option<SeatCall>,
    /// The round of the bye, if the call is for one.
    pub round: Option<i32>,
    pub said_at: NaiveDateTime,
}

/// Queues a request that was sent or changed; an earlier message about it is dropped.
///
/// # Errors
/// Storage failures.
pub fn put_request(
    conn: &mut Conn,
    tournament: i32,
    request: i32,
    now: NaiveDateTime,
) -> Result<(), StoreError> {
    diesel::delete(table.filter(hall_post::request_id.eq(request))).execute(conn)?;
    diesel::insert_into(table)
        .values((
            hall_post::tournament_id.eq(tournament),
            hall_post::request_id.eq(request),
            hall_post::said_at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

/// Queues a reported result, which replaces an earlier one on its way. Returns the earlier one.
///
/// # Errors
/// Storage failures.
pub fn put_report(
    conn: &mut Conn,
    tournament: i32,
    (pairing, is_white): (i32, bool),
    result: BoardResult,
    now: NaiveDateTime,
) -> Result<Option<BoardResult>, StoreError> {
    let there = table
        .filter(hall_post::tournament_id.eq(tournament))
        .filter(hall_post::pairing_id.eq(pairing))
        .filter(hall_post::is_white.eq(is_white))
        .filter(hall_post::result.is_not_null());
    let before: Option<PostRow> = there.select(columns::<PostRow>()).first(conn).optional()?;
    diesel::delete(there).execute(conn)?;
    diesel::insert_into(table)
        .values((
            hall_post::tournament_id.eq(tournament),
            hall_post::pairing_id.eq(pairing),
            hall_post::is_white.eq(is_white),
            hall_post::result.eq(result.code()),
            hall_post::said_at.eq(now),
        ))
        .execute(conn)?;
    Ok(before.and_then(|row| row.result))
}

/// Queues a call of a player and gives its number.
///
/// # Errors
/// Storage failures.
pub fn put_call(
    conn: &mut Conn,
    tournament: i32,
    (pairing, is_white): (i32, bool),
    (asked, round): (SeatCall, Option<i32>),
    now: NaiveDateTime,
) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(table)
        .values((
            hall_post::tournament_id.eq(tournament),
            hall_post::pairing_id.eq(pairing),
            hall_post::is_white.eq(is_white),
            hall_post::asked.eq(asked.code()),
            hall_post::round.eq(round),
            hall_post::said_at.eq(now),
        ))
        .returning(hall_post::id)
        .get_result(conn)?)
}

/// The messages on their way from a tournament, the oldest first.
///
/// # Errors
/// Storage failures.
pub fn of_tournament(
    conn: &mut Conn,
    tournament: i32,
    most: i64,
) -> Result<Vec<PostRow>, StoreError> {
    Ok(table
        .filter(hall_post::tournament_id.eq(tournament))
        .order(hall_post::id)
        .limit(most)
        .select(columns::<PostRow>())
        .load(conn)?)
}

/// Whether a message about this request is on its way.
///
/// # Errors
/// Storage failures.
pub fn has_request(conn: &mut Conn, request: i32) -> Result<bool, StoreError> {
    let found: Option<i32> = table
        .filter(hall_post::request_id.eq(request))
        .select(hall_post::id)
        .first(conn)
        .optional()?;
    Ok(found.is_some())
}

/// Whether the hall already has some of the messages that are still here: those up to this number that were sent until
/// this time. A later message may have such a number if this database was restored from an older copy; the hall does
/// not have it.
///
/// # Errors
/// Storage failures.
pub fn has_until(
    conn: &mut Conn,
    tournament: i32,
    (took, at): (i32, NaiveDateTime),
) -> Result<bool, StoreError> {
    let found: Option<i32> = table
        .filter(hall_post::tournament_id.eq(tournament))
        .filter(hall_post::id.le(took))
        .filter(hall_post::said_at.le(at))
        .select(hall_post::id)
        .first(conn)
        .optional()?;
    Ok(found.is_some())
}

/// Removes the messages that the hall has: those up to this number that were sent until this time.
///
/// # Errors
/// Storage failures.
pub fn forget_until(
    conn: &mut Conn,
    tournament: i32,
    (took, at): (i32, NaiveDateTime),
) -> Result<(), StoreError> {
    diesel::delete(
        table
            .filter(hall_post::tournament_id.eq(tournament))
            .filter(hall_post::id.le(took))
            .filter(hall_post::said_at.le(at)),
    )
    .execute(conn)?;
    Ok(())
}
