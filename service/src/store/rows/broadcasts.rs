//! Broadcasts of a tournament's games on other sites, with their outcomes.

use chrono::{NaiveDateTime, TimeDelta};
use diesel::prelude::*;

use crate::{
    event::{BroadcastState, BroadcastVisibility},
    store::{
        Conn, StoreError,
        schema::{broadcast_rounds, broadcasts, tournaments},
        word::Read,
    },
};

use super::clocks::CLOCKS;

/// A broadcast.
#[derive(Clone, Queryable, Selectable)]
#[diesel(table_name = broadcasts)]
pub struct BroadcastRow {
    pub id: i32,
    /// Origin of the other site.
    pub server: String,
    /// Token with which this program writes there.
    pub token: String,
    #[diesel(deserialize_as = Read<broadcasts::visibility>)]
    pub visibility: BroadcastVisibility,
    #[diesel(deserialize_as = Read<broadcasts::state>)]
    pub state: BroadcastState,
    /// Mark in its description on the other site, by which it is found: 32 hexadecimal digits.
    pub mark: String,
    /// Its code on the other site; empty before it has one.
    pub tour: String,
    /// When it was asked for, in UTC, if no answer has come since.
    pub asked_at: Option<NaiveDateTime>,
    pub made_by: String,
    pub made_at: NaiveDateTime,
    /// Number of failed turns since the last successful one.
    pub fails: i32,
    /// When the last turn was, in UTC.
    pub told_at: Option<NaiveDateTime>,
    /// Code for the outcome of the last turn; empty before the first.
    pub answer: String,
}

/// A round of a broadcast.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = broadcast_rounds)]
pub struct BroadcastRoundRow {
    pub round: i32,
    /// Its code on the other site; empty before it has one.
    pub code: String,
    /// When it was asked for, in UTC, if no answer has come since.
    pub asked_at: Option<NaiveDateTime>,
    /// Hash of the games that were last sent.
    pub hash: String,
    /// When they were sent, in UTC.
    pub pushed_at: Option<NaiveDateTime>,
    /// Number of games that were sent.
    pub games: i32,
    /// Number of them that the other site refused.
    pub refused: i32,
    /// The reason for the first refused game.
    pub refusal: String,
}

/// A broadcast to be stored.
#[derive(Clone, Insertable)]
#[diesel(table_name = broadcasts)]
pub struct NewBroadcast<'a> {
    pub tournament_id: i32,
    pub server: &'a str,
    pub token: &'a str,
    pub visibility: &'static str,
    pub state: &'static str,
    pub mark: &'a str,
    pub made_by: &'a str,
    pub made_at: NaiveDateTime,
    pub due_at: NaiveDateTime,
}

/// Stores a broadcast and gives its number.
///
/// # Errors
/// Storage failures.
pub fn insert(conn: &mut Conn, new: &NewBroadcast<'_>) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(broadcasts::table)
        .values(new)
        .returning(broadcasts::id)
        .get_result(conn)?)
}

/// The broadcast of a tournament.
///
/// # Errors
/// Storage failures.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Option<BroadcastRow>, StoreError> {
    Ok(broadcasts::table
        .filter(broadcasts::tournament_id.eq(tournament))
        .select(BroadcastRow::as_select())
        .first(conn)
        .optional()?)
}

/// The rounds of a broadcast, from the first.
///
/// # Errors
/// Storage failures.
pub fn rounds(conn: &mut Conn, broadcast: i32) -> Result<Vec<BroadcastRoundRow>, StoreError> {
    Ok(broadcast_rounds::table
        .filter(broadcast_rounds::broadcast_id.eq(broadcast))
        .order(broadcast_rounds::round)
        .select(BroadcastRoundRow::as_select())
        .load(conn)?)
}

/// Removes a broadcast with its token.
///
/// # Errors
/// Storage failures.
pub fn delete(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::delete(broadcast_rounds::table.filter(broadcast_rounds::broadcast_id.eq(id)))
        .execute(conn)?;
    diesel::delete(broadcasts::table.find(id)).execute(conn)?;
    Ok(())
}

/// Starts or stops a broadcast. A turn that holds it ends first, because two at a time could make something twice.
///
/// # Errors
/// Storage failures.
pub fn set_state(
    conn: &mut Conn,
    id: i32,
    state: BroadcastState,
    due: NaiveDateTime,
) -> Result<(), StoreError> {
    diesel::update(broadcasts::table.find(id))
        .set((
            broadcasts::state.eq(state.code()),
            broadcasts::due_at.eq(due),
            broadcasts::fails.eq(0),
        ))
        .execute(conn)?;
    Ok(())
}

/// The broadcast that has been due longest and is not held.
///
/// # Errors
/// Storage failures.
pub fn due(conn: &mut Conn, now: NaiveDateTime) -> Result<Option<i32>, StoreError> {
    let held = broadcasts::held_until;
    Ok(broadcasts::table
        .filter(broadcasts::state.eq(BroadcastState::Running.code()))
        .filter(broadcasts::due_at.le(now))
        .filter(held.is_null().or(held.le(now)))
        .order((broadcasts::due_at, broadcasts::id))
        .select(broadcasts::id)
        .first(conn)
        .optional()?)
}

/// Holds a broadcast until a moment, and gives the tournament's address part; `None` if another server was faster or it
/// was stopped.
///
/// # Errors
/// Storage failures.
pub fn hold(
    conn: &mut Conn,
    id: i32,
    (now, until): (NaiveDateTime, NaiveDateTime),
) -> Result<Option<(BroadcastRow, String)>, StoreError> {
    let held = broadcasts::held_until;
    let taken = diesel::update(
        broadcasts::table
            .find(id)
            .filter(broadcasts::state.eq(BroadcastState::Running.code()))
            .filter(held.is_null().or(held.le(now))),
    )
    .set(held.eq(until))
    .execute(conn)?;
    if taken != 1 {
        return Ok(None);
    }
    let found = broadcasts::table
        .inner_join(tournaments::table)
        .filter(broadcasts::id.eq(id))
        .select((BroadcastRow::as_select(), tournaments::slug))
        .first(conn)?;
    Ok(Some(found))
}

/// Notes that a broadcast is being asked for at this moment; `None` if the answer says that there is none.
///
/// # Errors
/// Storage failures.
pub fn asks_tour(conn: &mut Conn, id: i32, at: Option<NaiveDateTime>) -> Result<(), StoreError> {
    diesel::update(broadcasts::table.find(id))
        .set(broadcasts::asked_at.eq(at))
        .execute(conn)?;
    Ok(())
}

/// Stores the code of a broadcast on the other site.
///
/// # Errors
/// Storage failures.
pub fn set_tour(conn: &mut Conn, id: i32, code: &str) -> Result<(), StoreError> {
    diesel::update(broadcasts::table.find(id))
        .set((
            broadcasts::tour.eq(code),
            broadcasts::asked_at.eq(None::<NaiveDateTime>),
        ))
        .execute(conn)?;
    Ok(())
}

/// Notes that a round is being asked for at this moment; `None` if the answer says that there is none.
///
/// # Errors
/// Storage failures.
pub fn asks_round(
    conn: &mut Conn,
    (broadcast, round): (i32, i32),
    at: Option<NaiveDateTime>,
) -> Result<(), StoreError> {
    let of_round = broadcast_rounds::table
        .filter(broadcast_rounds::broadcast_id.eq(broadcast))
        .filter(broadcast_rounds::round.eq(round));
    let changed = diesel::update(of_round)
        .set(broadcast_rounds::asked_at.eq(at))
        .execute(conn)?;
    // A broadcast that was removed meanwhile has no rounds.
    let is_there: bool =
        diesel::select(diesel::dsl::exists(broadcasts::table.find(broadcast))).get_result(conn)?;
    if changed == 0 && is_there {
        diesel::insert_into(broadcast_rounds::table)
            .values((
                broadcast_rounds::broadcast_id.eq(broadcast),
                broadcast_rounds::round.eq(round),
                broadcast_rounds::asked_at.eq(at),
            ))
            .execute(conn)?;
    }
    Ok(())
}

/// Stores the code of a round on the other site.
///
/// # Errors
/// Storage failures.
pub fn set_round(
    conn: &mut Conn,
    (broadcast, round): (i32, i32),
    code: &str,
) -> Result<(), StoreError> {
    let of_round = broadcast_rounds::table
        .filter(broadcast_rounds::broadcast_id.eq(broadcast))
        .filter(broadcast_rounds::round.eq(round));
    diesel::update(of_round)
        .set((
            broadcast_rounds::code.eq(code),
            broadcast_rounds::asked_at.eq(None::<NaiveDateTime>),
        ))
        .execute(conn)?;
    Ok(())
}

/// Games that were sent.
#[derive(Clone, Debug, AsChangeset)]
#[diesel(table_name = broadcast_rounds)]
pub struct Pushed<'a> {
    pub hash: &'a str,
    pub pushed_at: Option<NaiveDateTime>,
    pub games: i32,
    pub refused: i32,
    pub refusal: &'a str,
}

/// Notes the games of a round that were sent.
///
/// # Errors
/// Storage failures.
pub fn pushed(
    conn: &mut Conn,
    (broadcast, round): (i32, i32),
    what: &Pushed<'_>,
) -> Result<(), StoreError> {
    let of_round = broadcast_rounds::table
        .filter(broadcast_rounds::broadcast_id.eq(broadcast))
        .filter(broadcast_rounds::round.eq(round));
    diesel::update(of_round).set(what).execute(conn)?;
    Ok(())
}

/// Corrects times that are wrong because the clock was set back. A broadcast whose last turn is in the future, or which
/// would wait longer than `longest`, is due now. No broadcast is held for longer than `held` from now.
///
/// # Errors
/// Storage failures.
pub fn set_right(
    conn: &mut Conn,
    now: NaiveDateTime,
    (longest, held): (TimeDelta, TimeDelta),
) -> Result<(), StoreError> {
    let to_come = broadcasts::told_at.gt(now + CLOCKS);
    let too_late = broadcasts::due_at.gt(now + longest + CLOCKS);
    diesel::update(
        broadcasts::table
            .filter(broadcasts::due_at.gt(now))
            .filter(too_late.or(to_come)),
    )
    .set(broadcasts::due_at.eq(now))
    .execute(conn)?;
    diesel::update(broadcasts::table.filter(broadcasts::held_until.gt(now + held + CLOCKS)))
        .set(broadcasts::held_until.eq(now + held))
        .execute(conn)?;
    Ok(())
}

/// The outcome of a turn.
#[derive(Clone, Debug)]
pub struct CameOf<'a> {
    /// Code of the outcome.
    pub answer: &'a str,
    /// Number of failed turns since the last successful one.
    pub fails: i32,
    /// When the turn was, in UTC.
    pub at: NaiveDateTime,
    /// When the next one is due, in UTC.
    pub due: NaiveDateTime,
    /// Whether another turn would be useless.
    pub is_over: bool,
}

/// Stores the outcome of a turn. Nothing happens if the broadcast was removed meanwhile; a stopped one stays stopped.
///
/// # Errors
/// Storage failures.
pub fn note(conn: &mut Conn, id: i32, came: &CameOf<'_>) -> Result<(), StoreError> {
    diesel::update(broadcasts::table.find(id))
        .set((
            broadcasts::answer.eq(came.answer),
            broadcasts::fails.eq(came.fails),
            broadcasts::told_at.eq(came.at),
            broadcasts::due_at.eq(came.due),
            broadcasts::held_until.eq(None::<NaiveDateTime>),
        ))
        .execute(conn)?;
    if came.is_over {
        diesel::update(broadcasts::table.find(id))
            .set(broadcasts::state.eq(BroadcastState::Stopped.code()))
            .execute(conn)?;
    }
    Ok(())
}
