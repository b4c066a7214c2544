//! Rounds.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::{
    event::RoundState,
    store::{Conn, StoreError, schema::rounds, word::Read},
};

use super::meeting_days;

/// A round.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = rounds)]
#[expect(dead_code, reason = "the row mirrors its table whole")]
pub struct RoundRow {
    pub id: i32,
    pub tournament_id: i32,
    pub number: i32,
    #[diesel(deserialize_as = Read<rounds::state>)]
    pub state: RoundState,
    pub drafted_at: NaiveDateTime,
    pub published_at: Option<NaiveDateTime>,
    pub printed_at: Option<NaiveDateTime>,
    pub version: i32,
    /// The basis of a draft, as hashes; `None` for drafts of older versions.
    pub basis: Option<String>,
    /// Changes of a draft by hand, the newest last, as JSON; `None` if nobody has begun to change it.
    pub by_hand: Option<String>,
    /// Why a published round differs from the pairing by the rules.
    pub by_hand_reason: Option<String>,
}

impl RoundRow {
    /// Whether an arbiter is changing this draft by hand: they began, and have not ended it with a reason.
    pub const fn is_changed_by_hand(&self) -> bool {
        self.by_hand.is_some() && self.by_hand_reason.is_none()
    }
}

/// Stores the draft of a round. Returns the number of its row.
pub fn insert_draft(
    conn: &mut Conn,
    tournament: i32,
    number: i32,
    at: NaiveDateTime,
    basis: Option<&str>,
) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(rounds::table)
        .values((
            rounds::tournament_id.eq(tournament),
            rounds::number.eq(number),
            rounds::state.eq(RoundState::Draft.code()),
            rounds::drafted_at.eq(at),
            rounds::version.eq(1),
            rounds::basis.eq(basis),
        ))
        .returning(rounds::id)
        .get_result(conn)?)
}

/// The rounds of a tournament, in their order.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<RoundRow>, StoreError> {
    Ok(rounds::table
        .filter(rounds::tournament_id.eq(tournament))
        .order(rounds::number)
        .select(RoundRow::as_select())
        .load(conn)?)
}

/// Publishes a draft at this moment (UTC).
pub fn publish(conn: &mut Conn, id: i32, at: NaiveDateTime) -> Result<(), StoreError> {
    diesel::update(rounds::table.find(id))
        .set((
            rounds::state.eq(RoundState::Published.code()),
            rounds::published_at.eq(at),
        ))
        .execute(conn)?;
    Ok(())
}

/// Stores the basis of a round.
pub fn set_basis(conn: &mut Conn, id: i32, basis: &str) -> Result<(), StoreError> {
    diesel::update(rounds::table.find(id))
        .set(rounds::basis.eq(basis))
        .execute(conn)?;
    Ok(())
}

/// Stores the changes of a draft by hand; `None` if nobody is changing it any longer.
pub fn set_by_hand(conn: &mut Conn, id: i32, changes: Option<&str>) -> Result<(), StoreError> {
    diesel::update(rounds::table.find(id))
        .set(rounds::by_hand.eq(changes))
        .execute(conn)?;
    Ok(())
}

/// Stores why a round differs from the pairing by the rules.
pub fn set_by_hand_reason(
    conn: &mut Conn,
    id: i32,
    reason: Option<&str>,
) -> Result<(), StoreError> {
    diesel::update(rounds::table.find(id))
        .set(rounds::by_hand_reason.eq(reason))
        .execute(conn)?;
    Ok(())
}

/// Makes a published round a draft again.
pub fn take_back(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::update(rounds::table.find(id))
        .set((
            rounds::state.eq(RoundState::Draft.code()),
            rounds::published_at.eq(None::<NaiveDateTime>),
            rounds::printed_at.eq(None::<NaiveDateTime>),
        ))
        .execute(conn)?;
    Ok(())
}

/// Notes that a round was printed at this moment (UTC).
pub fn set_printed(conn: &mut Conn, id: i32, at: NaiveDateTime) -> Result<(), StoreError> {
    diesel::update(rounds::table.find(id))
        .set(rounds::printed_at.eq(at))
        .execute(conn)?;
    Ok(())
}

/// Deletes a round with the days of its meetings.
pub fn delete(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    meeting_days::remove_of_round(conn, id)?;
    diesel::delete(rounds::table.find(id)).execute(conn)?;
    Ok(())
}

/// Number of the newest published round; 0 if there is none.
///
/// # Errors
/// Storage failures.
pub fn newest_published(conn: &mut Conn, tournament: i32) -> Result<i32, StoreError> {
    let newest: Option<i32> = rounds::table
        .filter(rounds::tournament_id.eq(tournament))
        .filter(rounds::state.eq(RoundState::Published.code()))
        .select(diesel::dsl::max(rounds::number))
        .get_result(conn)?;
    Ok(newest.unwrap_or(0))
}

/// Number of published rounds of these tournaments.
///
/// # Errors
/// Storage failures.
pub fn count_published(
    conn: &mut Conn,
    tournaments: &[i32],
) -> Result<Vec<(i32, i64)>, StoreError> {
    Ok(rounds::table
        .filter(rounds::tournament_id.eq_any(tournaments))
        .filter(rounds::state.eq(RoundState::Published.code()))
        .group_by(rounds::tournament_id)
        .select((rounds::tournament_id, diesel::dsl::count_star()))
        .load(conn)?)
}
