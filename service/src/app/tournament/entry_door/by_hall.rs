//! Decisions that the arbiters of a hall made about a request, and that come back to its copy.

use chrono::NaiveDateTime;

use crate::{
    app::AppError,
    event::RequestState,
    store::{
        Conn,
        rows::{
            entry_requests::{self, Changed},
            hall_post, tournaments,
        },
    },
};

use super::letters;

/// What the hall decided.
#[derive(Clone, Copy, Debug)]
pub(in crate::app) struct Decision<'a> {
    /// State of the request after the decision.
    pub state: RequestState,
    /// Reason of a refusal.
    pub reason: &'a str,
    /// Number of the entry in the copy, if the request became one.
    pub entry: Option<i32>,
    /// When it was decided, in UTC, by the hall's clock.
    pub at: NaiveDateTime,
}

/// Stores what the hall decided about the request whose link has this hash, and writes to its sender. Nothing is stored while a
/// change of the request is still on its way to the hall: the hall decided without knowing it, and will send its decision again.
///
/// # Errors
/// Storage failures.
pub(in crate::app) fn decide(
    conn: &mut Conn,
    id: i32,
    hash: &str,
    decision: &Decision<'_>,
    now: NaiveDateTime,
) -> Result<(), AppError> {
    let row = entry_requests::by_hash(conn, hash)?;
    let Some(row) = row.filter(|row| row.tournament_id == id) else {
        return Ok(());
    };
    if hall_post::has_request(conn, row.id)? {
        return Ok(());
    }
    let is_same = row.state == decision.state && row.reason == decision.reason;
    if is_same && (decision.entry.is_none() || row.entry_id == decision.entry) {
        return Ok(());
    }
    let changed = Changed {
        state: decision.state.into(),
        reason: decision.reason,
        state_at: decision.at,
        entry_id: decision.entry,
        ..row.unchanged()
    };
    entry_requests::change(conn, row.id, &changed)?;
    if row.state != decision.state {
        let tournament = tournaments::by_id(conn, id)?;
        let after = (decision.state, decision.reason);
        letters::decided(conn, &tournament, &row, after, now)?;
    }
    Ok(())
}
