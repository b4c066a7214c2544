//! All values that stood on a board, or were sent for it.

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

/// What a line of a board's history says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryKind {
    /// A value was entered.
    Entered,
    /// The value after was not written, because the one before stood.
    Kept,
    /// An entry was undone.
    Undone,
    /// A value that had not been written was withdrawn.
    Withdrawn,
}

/// One value that stood on a board, or was sent for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryLine {
    /// When, UTC.
    pub at: NaiveDateTime,
    /// Name of whoever sent it, as shown.
    pub by: String,
    /// What was done.
    pub kind: HistoryKind,
    /// Value before.
    pub before: Option<BoardResult>,
    /// Value after.
    pub after: Option<BoardResult>,
}

/// All values that stood on a board, oldest first.
///
/// # Errors
/// Not an arbiter of this tournament; no such pairing.
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
