//! All values that were on a board, or were sent for it.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, Action},
        deed::DeedKind,
    },
    event::BoardResult,
    store::rows,
};

use super::board_trail;

/// What happened in a line of a board's history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryKind {
    /// A value was entered.
    Entered,
    /// The value after was not stored, because the value before stayed.
    Kept,
    /// An entry was undone.
    Undone,
    /// A value that had not been stored was withdrawn.
    Withdrawn,
}

/// A line of a board's history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryLine {
    /// When it happened, in UTC.
    pub at: NaiveDateTime,
    /// Name, as shown, of the sender.
    pub by: String,
    /// What happened.
    pub kind: HistoryKind,
    /// Value before.
    pub before: Option<BoardResult>,
    /// Value after.
    pub after: Option<BoardResult>,
}

/// Reads the history of a board, oldest line first.
///
/// # Errors
/// The actor is not an arbiter of this tournament; no such pairing.
pub fn history(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    pairing: i32,
) -> Result<Vec<HistoryLine>, AppError> {
    ctx.read(|conn| {
        let id = rows::tournaments::by_slug(conn, slug)?.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        rows::pairings::by_id(conn, id, pairing)?;
        let acts = board_trail::whole_of_pairing(conn, id, pairing)?;
        let lines = acts.into_iter().map(|act| HistoryLine {
            at: act.at,
            by: act.actor,
            kind: match act.kind {
                DeedKind::ResultUndone => HistoryKind::Undone,
                DeedKind::ResultKept => HistoryKind::Kept,
                DeedKind::ResultWithdrawn => HistoryKind::Withdrawn,
                _ => HistoryKind::Entered,
            },
            before: act.before.result,
            after: act.after.result,
        });
        Ok(lines.collect())
    })
}
