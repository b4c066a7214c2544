//! Results: written, corrected, taken back; never lost between two screens.

use std::collections::HashSet;

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Audited, Context, Done, Refusal,
        access::{self, Action},
    },
    event::BoardResult,
    store::{
        Conn, StoreError,
        rows::{self, audit::Actions},
    },
};

use super::{
    closing, earlier_round,
    reason::{self, ResultReason},
};

/// A result to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordResult {
    /// Number of the pairing.
    pub pairing: i32,
    /// Row version that the arbiter saw.
    pub version: i32,
    /// The result; `None` clears it.
    pub result: Option<BoardResult>,
    /// Cause and article, where a decision makes the result.
    pub reason: Option<ResultReason>,
    /// Why a result of an earlier round is changed, once the arbiter confirmed it.
    pub confirmed: Option<String>,
}

/// What became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recorded {
    /// Written.
    Saved {
        /// New row version.
        version: i32,
    },
    /// The same value stood there already.
    Same,
}

/// Two values for one board: what somebody else wrote meanwhile counts until an arbiter chooses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultConflict {
    /// Number of the pairing.
    pub pairing: i32,
    /// Board.
    pub board: i32,
    /// What counts now.
    pub stored: Option<BoardResult>,
    /// Who wrote it.
    pub by: String,
    /// When, UTC.
    pub at: Option<NaiveDateTime>,
    /// What was to be written.
    pub wanted: Option<BoardResult>,
}

/// Writes a result inside a transaction of another use case.
pub(crate) fn write(
    conn: &mut Conn,
    actor: &Actor,
    tournament: i32,
    input: &RecordResult,
    action: &'static str,
    now: NaiveDateTime,
) -> Result<Audited<Recorded>, AppError> {
    closing::require_open(conn, tournament)?;
    let row = rows::pairings::by_id(conn, tournament, input.pairing)?;
    let rounds = rows::rounds::of_tournament(conn, tournament)?;
    let round = rounds
        .iter()
        .find(|round| round.id == row.round_id)
        .ok_or(AppError::NotFound)?;
    if round.state != "published" {
        return Err(Refusal::NotPublished {
            round: round.number,
        }
        .into());
    }
    let stored = row.result.as_deref().and_then(BoardResult::from_code);
    let reason = ResultReason::of(&row);
    let before = reason::line(stored, reason.as_ref());
    let audited = |value, action: &'static str, after: String| Audited {
        value,
        action,
        subject: format!("pairing:{}", row.id),
        before: before.clone(),
        after,
    };
    if stored == input.result && (reason == input.reason || keeps_cause(conn, input, &reason)?) {
        return Ok(audited(Recorded::Same, action, before.clone()));
    }
    if row.version != input.version {
        return Err(Refusal::ResultConflict(Box::new(ResultConflict {
            pairing: row.id,
            board: row.board,
            stored,
            by: row.result_by.clone().unwrap_or_default(),
            at: row.result_at,
            wanted: input.result,
        }))
        .into());
    }
    let confirmed = earlier_round::require_confirmed(conn, &rounds, (&row, round.number), input)?;
    let result = input.result.map(BoardResult::code);
    let written = rows::pairings::set_result(
        conn,
        row.id,
        row.version,
        result,
        ResultReason::values(input.reason.as_ref()),
        actor.name(),
        now,
    )?;
    if !written {
        return Err(AppError::Stale);
    }
    let saved = Recorded::Saved {
        version: row.version + 1,
    };
    Ok(match confirmed {
        Some(why) => {
            let line = reason::corrected_line(input.result, &why);
            audited(saved, "result.correct", line)
        }
        None => {
            let line = reason::line(input.result, input.reason.as_ref());
            audited(saved, action, line)
        }
    })
}

/// Whether a result entered without a word about its cause leaves the cause that stands: not when its record was
/// superseded, for then the entry settles what is in doubt.
fn keeps_cause(
    conn: &mut Conn,
    input: &RecordResult,
    stands: &Option<ResultReason>,
) -> Result<bool, AppError> {
    let (None, Some(ResultReason::Ruled { incident, .. })) = (&input.reason, stands) else {
        return Ok(false);
    };
    let records = rows::incidents::of_pairing(conn, input.pairing)?;
    let mut records = records.iter();
    Ok(!records.any(|row| Some(row.id) == *incident && row.superseded_by.is_some()))
}

/// Writes, corrects or clears the result of a board of a published round.
///
/// # Errors
/// [`Refusal::ResultConflict`] when somebody else changed the board meanwhile to another value.
pub fn record(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    input: &RecordResult,
) -> Result<Done<Recorded>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        write(conn, actor, id, input, "result.record", now)
    })
}

/// The actor's last result entry that still stands, which undo would take back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastEntry {
    /// Number of the audit row.
    pub action: i32,
    /// Number of the pairing.
    pub pairing: i32,
    /// Round.
    pub round: i32,
    /// Board.
    pub board: i32,
    /// White's surname.
    pub white: String,
    /// Black's surname.
    pub black: String,
    /// The value that stands.
    pub result: Option<BoardResult>,
    /// The value that undo brings back.
    pub before: Option<BoardResult>,
}

/// The last entry, with what undoing it needs.
struct Undoable {
    entry: LastEntry,
    /// Row version of the pairing.
    version: i32,
    /// Cause of the value before.
    reason: Option<ResultReason>,
}

fn last_of(conn: &mut Conn, actor: &Actor, tournament: i32) -> Result<Option<Undoable>, AppError> {
    let Some(me) = actor.user.as_ref().map(|user| user.id) else {
        return Ok(None);
    };
    // Only the present round's hour of work matters: the newest rows are enough. They come newest first, so the
    // first row of a subject that changed anything is its newest one.
    let mut seen = HashSet::new();
    for row in rows::audit::of_tournament(conn, tournament, Actions::RESULTS, (0, 200))? {
        if row.before == row.after || !seen.insert(row.subject.clone()) {
            // Changed nothing; or somebody changed it since, or it was undone: not ours to take back any more.
            continue;
        }
        if row.user_id != Some(me) || row.action != "result.record" {
            continue;
        }
        let Some(pairing) = row
            .subject
            .strip_prefix("pairing:")
            .and_then(|id| id.parse().ok())
        else {
            continue;
        };
        let pairing = match rows::pairings::by_id(conn, tournament, pairing) {
            Ok(pairing) => pairing,
            Err(StoreError::NotFound) => continue,
            Err(error) => return Err(error.into()),
        };
        let round = rows::rounds::of_tournament(conn, tournament)?
            .into_iter()
            .find(|round| round.id == pairing.round_id)
            .map_or(0, |round| round.number);
        let white = rows::entries::by_id(conn, tournament, pairing.white_entry_id)?;
        let black = rows::entries::by_id(conn, tournament, pairing.black_entry_id)?;
        let (before, reason) = reason::read_line(&row.before);
        let entry = LastEntry {
            action: row.id,
            pairing: pairing.id,
            round,
            board: pairing.board,
            white: white.last_name,
            black: black.last_name,
            result: reason::read_line(&row.after).0,
            before,
        };
        return Ok(Some(Undoable {
            entry,
            version: pairing.version,
            reason,
        }));
    }
    Ok(None)
}

/// What undo would take back.
///
/// # Errors
/// Storage failures.
pub fn last(ctx: &Context, actor: &Actor, slug: &str) -> Result<Option<LastEntry>, AppError> {
    ctx.read(|conn| {
        let id = rows::tournaments::by_slug(conn, slug)?.id;
        Ok(last_of(conn, actor, id)?.map(|last| last.entry))
    })
}

/// Takes the actor's last result entry back; `action` is the one that the page named.
///
/// # Errors
/// [`Refusal::NothingToUndo`] when another action came after it.
pub fn undo(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    action: i32,
) -> Result<Done<LastEntry>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let Undoable {
            entry,
            version,
            reason,
        } = last_of(conn, actor, id)?
            .filter(|last| last.entry.action == action)
            .ok_or(Refusal::NothingToUndo)?;
        let input = RecordResult {
            pairing: entry.pairing,
            version,
            result: entry.before,
            reason,
            confirmed: None,
        };
        let audited = write(conn, actor, id, &input, "result.undo", now)?;
        Ok(Audited {
            value: entry,
            action: audited.action,
            subject: audited.subject,
            before: audited.before,
            after: audited.after,
        })
    })
}

/// One value that stood on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryLine {
    /// When, UTC.
    pub at: NaiveDateTime,
    /// Who.
    pub by: String,
    /// Whether it was an undo.
    pub undone: bool,
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
        Ok(
            rows::audit::of_subject(conn, &format!("pairing:{pairing}"))?
                .into_iter()
                .filter(|row| row.tournament_id == Some(id) && row.action.starts_with("result."))
                .map(|row| HistoryLine {
                    at: row.at,
                    by: row.actor,
                    undone: row.action == "result.undo",
                    before: reason::read_line(&row.before).0,
                    after: reason::read_line(&row.after).0,
                })
                .collect(),
        )
    })
}
