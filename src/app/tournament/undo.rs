//! Undo: an arbiter takes back what they entered, board by board, newest first.

use std::collections::HashMap;

use crate::{
    app::{Actor, AppError, Audited, Context, Done, Refusal, access::Action},
    event::BoardResult,
    store::{
        Conn, StoreError,
        rows::{
            self,
            audit::{Actions, AuditRow},
            conflicts,
            pairings::PairingRow,
        },
    },
};

use super::{
    Loaded,
    conflicts::Request,
    reason,
    results::{self, RecordResult},
};

/// Entries that a desk can take back without asking again.
const KEPT: usize = 10;

/// Rows of the trail in which they are looked for: the last hour of work.
const LOOKED_AT: i64 = 200;

/// An entry of the actor that still stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastEntry {
    /// Number of the audit row.
    pub action: i32,
    /// Key of the request that wrote it, where it had one.
    pub key: Option<String>,
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

/// What is to be taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undo {
    /// The entry that left this row in the trail.
    Action(i32),
    /// What the actor's request with this key did.
    Request(String),
}

/// The board on which something was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undone {
    /// Round.
    pub round: i32,
    /// Board.
    pub board: i32,
}

fn pairing_of(row: &AuditRow) -> Option<i32> {
    row.subject.strip_prefix("pairing:")?.parse().ok()
}

/// Whether the row changed the result of its board.
fn changed(row: &AuditRow) -> bool {
    row.before != row.after && !matches!(row.action.as_str(), "result.conflict" | "result.withdraw")
}

/// An entry that left its board as it was: the value stood there already, or another one did.
fn left_as_it_was(row: &AuditRow) -> bool {
    !changed(row)
        && matches!(
            row.action.as_str(),
            "result.record" | "result.settle" | "result.conflict"
        )
}

/// Those of the rows by which somebody else than `me` entered the value that stood there already, and did not take
/// that back.
fn confirmations(
    conn: &mut Conn,
    trail: &[AuditRow],
    me: Option<i32>,
) -> Result<Vec<i32>, AppError> {
    let others = trail
        .iter()
        .filter(|row| row.user_id != me && row.action != "result.conflict" && left_as_it_was(row));
    let ids: Vec<i32> = others.map(|row| row.id).collect();
    let kept = rows::idempotency::keys_of(conn, &ids)?;
    Ok(kept.into_iter().map(|(id, _)| id).collect())
}

/// What stands on a board, walking back through its rows: which of them were taken back, and which is somebody else's.
#[derive(Default)]
struct Walk {
    taken_back: usize,
    ended: bool,
}

impl Walk {
    /// Whether this row, older than those before, is an entry of this account that stands with nothing of somebody
    /// else above it.
    fn own(&mut self, row: &AuditRow, me: Option<i32>) -> bool {
        if self.ended || !changed(row) {
            return false;
        }
        if row.action == "result.undo" {
            self.taken_back += 1;
            return false;
        }
        if self.taken_back > 0 {
            self.taken_back -= 1;
            return false;
        }
        self.ended = row.user_id != me || row.action != "result.record";
        !self.ended
    }
}

/// The actor's entries that stand, newest first.
pub(super) fn own_entries(
    conn: &mut Conn,
    loaded: &Loaded,
    actor: &Actor,
) -> Result<Vec<LastEntry>, AppError> {
    let Some(me) = actor.user.as_ref().map(|user| user.id) else {
        return Ok(Vec::new());
    };
    let trail =
        rows::audit::of_tournament(conn, loaded.tournament.id, Actions::RESULTS, (0, LOOKED_AT))?;
    let pairings: HashMap<i32, &PairingRow> =
        loaded.pairings.iter().map(|row| (row.id, row)).collect();
    let surname = |entry| {
        let entry = loaded.entry(entry);
        entry.map_or_else(String::new, |entry| entry.last_name.clone())
    };
    let confirmed = confirmations(conn, &trail, Some(me))?;
    let mut walks: HashMap<&str, Walk> = HashMap::new();
    let mut found = Vec::new();
    for row in &trail {
        let walk = walks.entry(row.subject.as_str()).or_default();
        walk.ended |= confirmed.contains(&row.id);
        let changed_it = walk.own(row, Some(me));
        if changed_it || (row.user_id == Some(me) && left_as_it_was(row)) {
            found.push((row, changed_it));
        }
        if found.len() == 2 * KEPT {
            break;
        }
    }
    let actions: Vec<i32> = found.iter().map(|(row, _)| row.id).collect();
    let mut keys: HashMap<i32, String> = rows::idempotency::keys_of(conn, &actions)?
        .into_iter()
        .collect();
    let waiting = conflicts::open_of_tournament(conn, loaded.tournament.id)?;
    let mut own = Vec::new();
    for (row, changed_it) in found {
        let key = keys.remove(&row.id);
        // What changed nothing can be taken back for as long as its request, or its conflict, is not settled.
        let stands = changed_it
            || key.is_some()
                && (row.action != "result.conflict"
                    || waiting.iter().any(|conflict| conflict.request_key == key));
        let Some(pairing) = pairing_of(row).and_then(|id| pairings.get(&id)) else {
            continue;
        };
        if !stands {
            continue;
        }
        let mut rounds = loaded.rounds.iter();
        let round = rounds.find(|round| round.id == pairing.round_id);
        own.push(LastEntry {
            action: row.id,
            key,
            pairing: pairing.id,
            round: round.map_or(0, |round| round.number),
            board: pairing.board,
            white: surname(pairing.white_entry_id),
            black: surname(pairing.black_entry_id),
            result: reason::read_line(&row.after).0,
            before: reason::read_line(&row.before).0,
        });
        if own.len() == KEPT {
            break;
        }
    }
    Ok(own)
}

/// The newest row that stands on a board.
fn standing(trail: &[AuditRow]) -> Option<&AuditRow> {
    let mut standing: Vec<&AuditRow> = Vec::new();
    for row in trail.iter().filter(|row| changed(row)) {
        if row.action == "result.undo" {
            standing.pop();
        } else {
            standing.push(row);
        }
    }
    standing.last().copied()
}

/// The rows about the result of a board, oldest first.
fn trail_of(conn: &mut Conn, tournament: i32, pairing: i32) -> Result<Vec<AuditRow>, AppError> {
    let mut rows = rows::audit::of_subject(conn, &format!("pairing:{pairing}"))?;
    rows.retain(|row| row.tournament_id == Some(tournament) && row.action.starts_with("result."));
    Ok(rows)
}

/// Whether the board still is as the actor's request with this key left it, and what stands there is theirs: then
/// whoever sends a second key on it corrects themselves, even before the answer to the first one. A value that they
/// only repeated is somebody else's, and one that somebody else entered too since is no longer theirs alone.
pub(super) fn left_by(
    conn: &mut Conn,
    actor: &Actor,
    tournament: i32,
    pairing: i32,
    key: &str,
) -> Result<bool, AppError> {
    let Some(action) = rows::idempotency::audit_of(conn, key, &actor.key)? else {
        return Ok(false);
    };
    let trail = trail_of(conn, tournament, pairing)?;
    let mut rows = trail.iter();
    let written = rows
        .find(|row| row.id == action)
        .is_some_and(|row| !matches!(row.action.as_str(), "result.conflict" | "result.withdraw"));
    let me = actor.user.as_ref().map(|user| user.id);
    let newest = trail.iter().rfind(|row| changed(row));
    let since = newest.map_or(0, |row| row.id);
    let is_confirmed = confirmations(conn, &trail, me)?
        .iter()
        .any(|id| *id > since);
    Ok(written && !is_confirmed && newest.is_none_or(|row| row.id <= action && row.user_id == me))
}

/// Takes back what the actor entered.
///
/// # Errors
/// [`Refusal::NothingToUndo`] when there is no such entry of theirs, or somebody changed the board since;
/// [`Refusal::AlsoEntered`] when somebody else entered the same value.
pub fn undo(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    what: &Undo,
) -> Result<Done<Undone>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let request = Request { actor, now, key };
        let action = match what {
            Undo::Action(action) => Some(*action),
            Undo::Request(key) => rows::idempotency::audit_of(conn, key, &actor.key)?,
        };
        let missing = || AppError::from(Refusal::NothingToUndo);
        let row = match rows::audit::by_id(conn, id, action.ok_or_else(missing)?) {
            Err(StoreError::NotFound) => return Err(missing()),
            row => row?,
        };
        let me = actor.user.as_ref().map(|user| user.id);
        let pairing = pairing_of(&row).filter(|_| me.is_some() && row.user_id == me);
        let pairing = rows::pairings::by_id(conn, id, pairing.ok_or_else(missing)?)?;
        let opened = match what {
            Undo::Request(key) => Some(key.clone()),
            Undo::Action(_) => {
                let mut keys = rows::idempotency::keys_of(conn, &[row.id])?.into_iter();
                keys.next().map(|(_, key)| key)
            }
        };
        let value = undone(conn, id, &pairing)?;
        let stands = pairing.result;
        let nothing = |action| {
            let line = reason::line(stands, reason::ResultReason::of(&pairing).as_ref());
            Audited {
                value,
                action,
                subject: row.subject.clone(),
                before: line.clone(),
                after: line,
            }
        };
        match row.action.as_str() {
            "result.conflict" => {
                let opened = opened.as_deref().unwrap_or_default();
                if !request.withdraw(conn, pairing.id, opened)? {
                    return Err(missing());
                }
                rows::idempotency::set_audit(conn, opened, None)?;
                Ok(Audited {
                    before: row.after.clone(),
                    ..nothing("result.withdraw")
                })
            }
            // The value stood there already: taking it back changes nothing, but what it settled is open again.
            "result.settle" | "result.record" if !changed(&row) => {
                request.taken_back(conn, pairing.id, opened.as_deref(), stands)?;
                if let Some(opened) = &opened {
                    rows::idempotency::set_audit(conn, opened, None)?;
                }
                Ok(nothing("result.withdraw"))
            }
            "result.record" => {
                let trail = trail_of(conn, id, pairing.id)?;
                if standing(&trail).is_none_or(|top| top.id != row.id) {
                    return Err(missing());
                }
                let confirmed = confirmations(conn, &trail, me)?;
                let mut later = trail.iter().filter(|later| later.id > row.id);
                if let Some(other) = later.find(|later| confirmed.contains(&later.id)) {
                    let by = other.actor.clone();
                    return Err(Refusal::AlsoEntered { by }.into());
                }
                let (before, reason) = reason::read_line(&row.before);
                let input = RecordResult {
                    pairing: pairing.id,
                    version: pairing.version,
                    result: before,
                    reason,
                    confirmed: None,
                };
                let audited = results::write(conn, actor, id, &input, "result.undo", now)?;
                request.taken_back(conn, pairing.id, opened.as_deref(), before)?;
                Ok(Audited {
                    value,
                    action: audited.action,
                    subject: audited.subject,
                    before: audited.before,
                    after: audited.after,
                })
            }
            _ => Err(missing()),
        }
    })
}

fn undone(conn: &mut Conn, tournament: i32, pairing: &PairingRow) -> Result<Undone, AppError> {
    let rounds = rows::rounds::of_tournament(conn, tournament)?;
    let round = rounds.iter().find(|round| round.id == pairing.round_id);
    Ok(Undone {
        round: round.map_or(0, |round| round.number),
        board: pairing.board,
    })
}
