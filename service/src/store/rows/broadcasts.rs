//! Where a tournament's games are broadcast, and what came of it.

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
    /// The origin of the other site.
    pub server: String,
    /// What lets this program write there.
    pub token: String,
    #[diesel(deserialize_as = Read<broadcasts::visibility>)]
    pub visibility: BroadcastVisibility,
    #[diesel(deserialize_as = Read<broadcasts::state>)]
    pub state: BroadcastState,
    /// What stands in its description there and nowhere else: 32 hexadecimal digits.
    pub mark: String,
    /// Its code there; empty before there is one.
    pub tour: String,
    /// When it was asked for, UTC, where no answer came since.
    pub asked_at: Option<NaiveDateTime>,
    pub made_by: String,
    pub made_at: NaiveDateTime,
    /// Turns that failed since the last good one.
    pub fails: i32,
    /// When the last turn was, UTC.
    pub told_at: Option<NaiveDateTime>,
    /// A code for what came of the last turn; empty before the first.
    pub answer: String,
}

/// A round there.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = broadcast_rounds)]
pub struct BroadcastRoundRow {
    pub round: i32,
    /// Its code there; empty before there is one.
    pub code: String,
    /// When it was asked for, UTC, where no answer came since.
    pub asked_at: Option<NaiveDateTime>,
    /// Hash of the games that were sent last.
    pub hash: String,
    /// When they were sent, UTC.
    pub pushed_at: Option<NaiveDateTime>,
    /// How many they were.
    pub games: i32,
    /// How many of them the other site did not take.
    pub refused: i32,
    /// Why it did not take the first of those.
    pub refusal: String,
}

/// A broadcast, to be stored.
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

/// Stores a broadcast; its number.
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

/// The rounds of a broadcast, the first first.
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

/// Forgets a broadcast with its token.
///
/// # Errors
/// Storage failures.
pub fn delete(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::delete(broadcast_rounds::table.filter(broadcast_rounds::broadcast_id.eq(id)))
        .execute(conn)?;
    diesel::delete(broadcasts::table.find(id)).execute(conn)?;
    Ok(())
}

/// A broadcast goes on from now, or no more. Whoever holds it ends their turn first: two at a time could make something twice.
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

/// The broadcast that is due longest and that nobody holds.
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

/// Takes a broadcast for whoever sends, until a moment, with the tournament's address part; `None` when somebody else was
/// quicker or it was stopped.
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

/// A broadcast is asked for at this moment, or the answer came that there is none.
///
/// # Errors
/// Storage failures.
pub fn asks_tour(conn: &mut Conn, id: i32, at: Option<NaiveDateTime>) -> Result<(), StoreError> {
    diesel::update(broadcasts::table.find(id))
        .set(broadcasts::asked_at.eq(at))
        .execute(conn)?;
    Ok(())
}

/// A broadcast has this code there.
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

/// A round is asked for at this moment, or the answer came that there is none.
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
    // A broadcast that was forgotten meanwhile has no rounds.
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

/// A round has this code there.
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

/// The games of a round were sent.
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

/// Puts right what a clock said that was set back since: a broadcast whose last turn is to come is due now, as one that would
/// wait for longer than `longest`, and nobody holds one for longer than `held` from now.
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

/// What came of a turn.
#[derive(Clone, Debug)]
pub struct CameOf<'a> {
    /// Its code.
    pub answer: &'a str,
    /// Turns that failed since the last good one.
    pub fails: i32,
    /// When it was, UTC.
    pub at: NaiveDateTime,
    /// When the next one is due, UTC.
    pub due: NaiveDateTime,
    /// Whether there is no use in another one.
    pub is_over: bool,
}

/// Notes what came of a turn. A broadcast that was forgotten meanwhile has nothing to note it of, and one that was stopped
/// stays so.
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
