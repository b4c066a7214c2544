//! The audit trail of a tournament, for its arbiters.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, Action, TournamentRole},
    },
    store::rows,
};

use super::{
    Loaded,
    reason::{self, ResultReason},
    summary::Summary,
};

/// One decision.
#[derive(Clone, Debug)]
pub struct RecordLine {
    /// When, UTC.
    pub at: NaiveDateTime,
    /// Who.
    pub actor: String,
    /// Code of the action.
    pub action: String,
    /// What it was about: a participant, a round and board.
    pub about: String,
    /// Value before.
    pub before: String,
    /// Value after.
    pub after: String,
}

/// The trail, newest first.
#[derive(Clone, Debug)]
pub struct RecordView {
    /// The tournament.
    pub summary: Summary,
    /// What the reader is in it.
    pub role: Option<TournamentRole>,
    /// At most the newest thousand.
    pub lines: Vec<RecordLine>,
}

/// The audit trail.
///
/// # Errors
/// Not an arbiter of this tournament.
pub fn of_tournament(ctx: &Context, actor: &Actor, slug: &str) -> Result<RecordView, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let role = access::role(conn, actor, id)?;
        let lines = rows::audit::of_tournament(conn, id, 1000)?
            .into_iter()
            .map(|row| RecordLine {
                at: row.at,
                actor: row.actor,
                about: about(&loaded, &row.subject),
                before: value(&row.action, row.before),
                after: value(&row.action, row.after),
                action: row.action,
            })
            .collect();
        Ok(RecordView {
            summary: Summary::of(&loaded),
            role,
            lines,
        })
    })
}

/// `entry:7` → the name; `pairing:7` → round and board as `3.12`; `round:3` → `3`.
fn about(loaded: &Loaded, subject: &str) -> String {
    let Some((kind, id)) = subject.split_once(':') else {
        return String::new();
    };
    let id: i32 = id.parse().unwrap_or(0);
    match kind {
        "entry" => loaded
            .entry(id)
            .map_or_else(String::new, |e| format!("{} {}", e.last_name, e.first_name)),
        "pairing" => loaded
            .pairings
            .iter()
            .find(|pairing| pairing.id == id)
            .and_then(|pairing| {
                let round = loaded
                    .rounds
                    .iter()
                    .find(|round| round.id == pairing.round_id)?;
                Some(format!("{}.{}", round.number, pairing.board))
            })
            .unwrap_or_default(),
        "round" => id.to_string(),
        _ => String::new(),
    }
}

/// A value as it is shown: a result with its article in brackets, everything else as it stands.
fn value(action: &str, stored: String) -> String {
    if !action.starts_with("result.") {
        return stored;
    }
    match reason::read_line(&stored) {
        (Some(result), Some(ResultReason::Ruled { article, .. })) if !article.is_empty() => {
            format!("{} ({article})", result.code())
        }
        (Some(result), _) => result.code().to_owned(),
        (None, _) => stored,
    }
}
