//! Sources of moves from electronic boards, with their outcomes.

use chrono::{NaiveDateTime, TimeDelta};
use diesel::prelude::*;

use crate::{
    event::{FeedKind, FeedState, FeedTrouble},
    store::{
        Code, Conn, StoreError,
        schema::{feed_troubles, feeds, tournaments},
        word::Read,
    },
};

use super::clocks::CLOCKS;

/// A source.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = feeds)]
#[expect(dead_code, reason = "the row mirrors its table whole")]
pub struct FeedRow {
    pub id: i32,
    pub tournament_id: i32,
    #[diesel(deserialize_as = Read<feeds::kind>)]
    pub kind: FeedKind,
    /// A path, or an address, which may contain a key.
    pub place: String,
    #[diesel(deserialize_as = Read<feeds::state>)]
    pub state: FeedState,
    pub made_by: String,
    pub made_at: NaiveDateTime,
    /// When the next reading is due, in UTC.
    pub due_at: NaiveDateTime,
    /// Number of failed readings since the last successful one.
    pub fails: i32,
    /// When it was last read, in UTC.
    pub read_at: Option<NaiveDateTime>,
    /// Code for the outcome of the last reading; empty before the first.
    pub answer: String,
    /// Number of boards of the last reading whose games are recorded.
    pub boards: i32,
    /// Number of half-moves recorded so far.
    pub moves: i32,
    /// Number of half-moves that the feed replaced or took back so far.
    pub taken_back: i32,
}

/// An obstacle at a board.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = feed_troubles)]
pub struct TroubleRow {
    #[diesel(deserialize_as = Read<feed_troubles::trouble>)]
    pub trouble: FeedTrouble,
    pub board: Option<i32>,
    pub pairing_id: Option<i32>,
    pub ply: Option<i32>,
    pub written: String,
    pub line: Option<i32>,
    pub column_number: Option<i32>,
    pub noticed_at: NaiveDateTime,
}

/// An obstacle to be stored.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = feed_troubles)]
pub struct NewTrouble<'a> {
    pub feed_id: i32,
    pub trouble: Code,
    pub board: Option<i32>,
    pub pairing_id: Option<i32>,
    pub ply: Option<i32>,
    pub written: &'a str,
    pub line: Option<i32>,
    pub column_number: Option<i32>,
    pub noticed_at: NaiveDateTime,
}

/// Stores a source and gives its number.
///
/// # Errors
/// Storage failures.
pub fn insert(
    conn: &mut Conn,
    tournament: i32,
    (kind, state, place): (FeedKind, FeedState, &str),
    (by, at): (&str, NaiveDateTime),
) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(feeds::table)
        .values((
            feeds::tournament_id.eq(tournament),
            feeds::kind.eq(kind.code()),
            feeds::place.eq(place),
            feeds::state.eq(state.code()),
            feeds::made_by.eq(by),
            feeds::made_at.eq(at),
            feeds::due_at.eq(at),
        ))
        .returning(feeds::id)
        .get_result(conn)?)
}

/// The sources of a tournament, the oldest first.
///
/// # Errors
/// Storage failures.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<FeedRow>, StoreError> {
    Ok(feeds::table
        .filter(feeds::tournament_id.eq(tournament))
        .order(feeds::id)
        .select(FeedRow::as_select())
        .load(conn)?)
}

/// Removes a source.
///
/// # Errors
/// Storage failures.
pub fn delete(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::delete(feed_troubles::table.filter(feed_troubles::feed_id.eq(id))).execute(conn)?;
    diesel::delete(feeds::table.find(id)).execute(conn)?;
    Ok(())
}

/// Starts or stops a source, and removes its obstacles.
///
/// # Errors
/// Storage failures.
pub fn set_state(
    conn: &mut Conn,
    id: i32,
    state: FeedState,
    due: NaiveDateTime,
) -> Result<(), StoreError> {
    diesel::delete(feed_troubles::table.filter(feed_troubles::feed_id.eq(id))).execute(conn)?;
    diesel::update(feeds::table.find(id))
        .set((
            feeds::state.eq(state.code()),
            feeds::due_at.eq(due),
            feeds::fails.eq(0),
            feeds::held_until.eq(None::<NaiveDateTime>),
        ))
        .execute(conn)?;
    Ok(())
}

/// The source that has been due longest and is not held.
///
/// # Errors
/// Storage failures.
pub fn due(conn: &mut Conn, now: NaiveDateTime) -> Result<Option<i32>, StoreError> {
    let held = feeds::held_until;
    Ok(feeds::table
        .filter(feeds::state.eq(FeedState::Running.code()))
        .filter(feeds::due_at.le(now))
        .filter(held.is_null().or(held.le(now)))
        .order((feeds::due_at, feeds::id))
        .select(feeds::id)
        .first(conn)
        .optional()?)
}

/// Holds a source until a moment, and gives the tournament's address part; `None` if another reader was faster or it
/// was stopped.
///
/// # Errors
/// Storage failures.
pub fn hold(
    conn: &mut Conn,
    id: i32,
    (now, until): (NaiveDateTime, NaiveDateTime),
) -> Result<Option<(FeedRow, String)>, StoreError> {
    let held = feeds::held_until;
    let taken = diesel::update(
        feeds::table
            .find(id)
            .filter(feeds::state.ne(FeedState::Stopped.code()))
            .filter(held.is_null().or(held.le(now))),
    )
    .set(held.eq(until))
    .execute(conn)?;
    if taken != 1 {
        return Ok(None);
    }
    let found = feeds::table
        .inner_join(tournaments::table)
        .filter(feeds::id.eq(id))
        .select((FeedRow::as_select(), tournaments::slug))
        .first(conn)?;
    Ok(Some(found))
}

/// Corrects times that are wrong because the clock was set back. A source whose last reading is in the future, or which
/// would wait longer than `longest`, is due now. No source is held for longer than `held` from now.
///
/// # Errors
/// Storage failures.
pub fn set_right(
    conn: &mut Conn,
    now: NaiveDateTime,
    (longest, held): (TimeDelta, TimeDelta),
) -> Result<(), StoreError> {
    let to_come = feeds::read_at.gt(now + CLOCKS);
    let too_late = feeds::due_at.gt(now + longest + CLOCKS);
    diesel::update(
        feeds::table
            .filter(feeds::due_at.gt(now))
            .filter(too_late.or(to_come)),
    )
    .set(feeds::due_at.eq(now))
    .execute(conn)?;
    diesel::update(feeds::table.filter(feeds::held_until.gt(now + held + CLOCKS)))
        .set(feeds::held_until.eq(now + held))
        .execute(conn)?;
    Ok(())
}

/// The outcome of a reading.
#[derive(Clone, Debug)]
pub struct CameOf<'a> {
    /// Code of the outcome.
    pub answer: &'a str,
    /// Number of failed readings since the last successful one.
    pub fails: i32,
    /// When the reading was, in UTC.
    pub at: NaiveDateTime,
    /// When the next one is due, in UTC.
    pub due: NaiveDateTime,
    /// Number of boards whose games are recorded; `None` if nothing was read.
    pub boards: Option<i32>,
    /// Number of half-moves recorded.
    pub moves: i32,
    /// Number of half-moves replaced or taken back.
    pub taken_back: i32,
}

/// Stores the outcome of a reading; nothing happens if the source was removed meanwhile.
///
/// # Errors
/// Storage failures.
pub fn note(conn: &mut Conn, id: i32, came: &CameOf<'_>) -> Result<bool, StoreError> {
    let changed = diesel::update(feeds::table.find(id))
        .set((
            feeds::answer.eq(came.answer),
            feeds::fails.eq(came.fails),
            feeds::read_at.eq(came.at),
            feeds::due_at.eq(came.due),
            feeds::held_until.eq(None::<NaiveDateTime>),
            feeds::moves.eq(feeds::moves + came.moves),
            feeds::taken_back.eq(feeds::taken_back + came.taken_back),
        ))
        .execute(conn)?;
    if let Some(boards) = came.boards {
        diesel::update(feeds::table.find(id))
            .set(feeds::boards.eq(boards))
            .execute(conn)?;
    }
    Ok(changed == 1)
}

/// The obstacles of a source, by board.
///
/// # Errors
/// Storage failures.
pub fn troubles(conn: &mut Conn, feed: i32) -> Result<Vec<TroubleRow>, StoreError> {
    Ok(feed_troubles::table
        .filter(feed_troubles::feed_id.eq(feed))
        .order((feed_troubles::board, feed_troubles::id))
        .select(TroubleRow::as_select())
        .load(conn)?)
}

/// The obstacles at the boards of a tournament.
///
/// # Errors
/// Storage failures.
pub fn troubles_of(conn: &mut Conn, tournament: i32) -> Result<Vec<TroubleRow>, StoreError> {
    Ok(feed_troubles::table
        .inner_join(feeds::table)
        .filter(feeds::tournament_id.eq(tournament))
        .order(feed_troubles::id)
        .select(TroubleRow::as_select())
        .load(conn)?)
}

/// Replaces the obstacles of a source.
///
/// # Errors
/// Storage failures.
pub fn set_troubles(conn: &mut Conn, feed: i32, rows: &[NewTrouble<'_>]) -> Result<(), StoreError> {
    diesel::delete(feed_troubles::table.filter(feed_troubles::feed_id.eq(feed))).execute(conn)?;
    for row in rows {
        diesel::insert_into(feed_troubles::table)
            .values(row)
            .execute(conn)?;
    }
    Ok(())
}
