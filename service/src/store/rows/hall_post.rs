//! What players said to a copy of a hall's tournament, on its way to the hall.

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

/// Something on its way: of a request, or from a board.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = hall_post)]
pub struct PostRow {
    pub id: i32,
    /// A request that was sent or changed.
    pub request_id: Option<i32>,
    /// Number of the pairing on the copy.
    pub pairing_id: Option<i32>,
    pub is_white: Option<bool>,
    /// What was reported from the board.
    #[diesel(deserialize_as = ReadOr<hall_post::result>)]
    pub result: Option<BoardResult>,
    /// What was asked for there.
    #[diesel(deserialize_as = ReadOr<hall_post::asked>)]
    pub asked: Option<SeatCall>,
    /// The round of the bye.
    pub round: Option<i32>,
    pub said_at: NaiveDateTime,
}

/// A request was sent or changed: what is on its way of it already need not go.
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

/// A player reported a result, in the place of another that is on its way; that is answered.
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

/// A player asked for something; the number.
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

/// What is on its way from a tournament, the oldest first.
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

/// Whether something of a request is on its way.
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

/// Whether the hall has anything that is still here: up to this number, and said until then. What was said later has such a number
/// where this database went back to an older copy, and the hall has not heard it.
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

/// The hall has everything up to this number that was said until then.
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
