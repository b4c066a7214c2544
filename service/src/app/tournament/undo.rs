//! Undo: arbiters take back their own entries, board by board, newest first.

use std::collections::HashMap;

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::Action,
        deed::{DeedKind, ResultTakenBack, Stood},
    },
    event::BoardResult,
    store::{
        Conn, StoreError,
        rows::{self, conflicts},
    },
};

use super::{
    Loaded,
    board_trail::{self, BoardAct},
    conflicts::Request,
    reason::ResultReason,
    results::{self, Purpose, RecordResult},
};

/// Number of entries that a desk can take back.
const KEPT: usize = 10;

/// Number of rows of the audit trail that are searched: about an hour of work.
const LOOKED_AT: i64 = 200;

/// Number of rows read at a time; mostly the first ones are enough.
const AT_A_TIME: i64 = 40;

/// An entry of the actor that still counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastEntry {
    /// Number of the row in the audit trail.
    pub action: i32,
    /// Key of the request that wrote it; `None` if it had none.
    pub key: Option<String>,
    /// Number of the pairing.
    pub pairing: i32,
    /// Number of the round, from 1.
    pub round: i32,
    /// Number of the board, from 1.
    pub board: i32,
    /// Surname of White.
    pub white: String,
    /// Surname of Black.
    pub black: String,
    /// The present value.
    pub result: Option<BoardResult>,
    /// The value that undo restores.
    pub before: Option<BoardResult>,
}

/// What to undo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undo {
    /// The entry that left this row in the audit trail.
    Action(i32),
    /// The entry of the actor's request with this key.
    Request(String),
}

/// The board on which something was undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undone {
    /// Number of the round, from 1.
    pub round: i32,
    /// Number of the board, from 1.
    pub board: i32,
}

/// The rows by which somebody other than `me` entered the value that was already there, and did not take it back.
fn confirmations(conn: &mut Conn, trail: &[BoardAct], me: &Actor) -> Result<Vec<i32>, AppError> {
    let others = trail
        .iter()
        .filter(|row| !row.is_by(me) && row.kind != DeedKind::ResultKept && row.left_as_it_was());
    let ids: Vec<i32> = others.map(|row| row.id).collect();
    let kept = rows::idempotency::keys_of(conn, &ids)?;
    Ok(kept.into_iter().map(|(id, _)| id).collect())
}

/// A walk back through the rows of a board: which entries were undone, and where somebody else's begin.
#[derive(Default)]
struct Walk {
    taken_back: usize,
    ended: bool,
}

impl Walk {
    /// Whether this row, older than those before, is an entry of this account that still counts, with nothing of somebody else
    /// above it.
    fn own(&mut self, row: &BoardAct, me: &Actor) -> bool {
        if self.ended || !row.changed() {
            return false;
        }
        if row.kind == DeedKind::ResultUndone {
            self.taken_back += 1;
            return false;
        }
        if self.taken_back > 0 {
            self.taken_back -= 1;
            return false;
        }
        self.ended = !row.is_by(me) || row.kind != DeedKind::ResultRecorded;
        !self.ended
    }
}

/// The rows of this account, newest first: entries that still count, and entries that left their board unchanged. With each goes
/// whether it changed its board.
fn own_acts(
    conn: &mut Conn,
    tournament: i32,
    me: &Actor,
) -> Result<Vec<(BoardAct, bool)>, AppError> {
    let mut walks: HashMap<i32, Walk> = HashMap::new();
    let mut found = Vec::new();
    let mut seen = 0;
    while seen < LOOKED_AT {
        let trail = board_trail::newest(conn, tournament, (seen, AT_A_TIME))?;
        seen += AT_A_TIME;
        if trail.is_empty() {
            break;
        }
        let confirmed = confirmations(conn, &trail, me)?;
        for row in trail {
            let walk = walks.entry(row.pairing).or_default();
            walk.ended |= confirmed.contains(&row.id);
            let changed_it = walk.own(&row, me);
            if changed_it || (row.is_by(me) && row.left_as_it_was()) {
                found.push((row, changed_it));
            }
            if found.len() == 2 * KEPT {
                return Ok(found);
            }
        }
    }
    Ok(found)
}

/// The actor's entries that still count, newest first.
pub(super) fn own_entries(
    conn: &mut Conn,
    loaded: &Loaded,
    actor: &Actor,
) -> Result<Vec<LastEntry>, AppError> {
    if !takes_back(actor) {
        return Ok(Vec::new());
    }
    let surname = |entry| {
        let entry = loaded.entry(entry);
        entry.map_or_else(String::new, |entry| entry.person.name.surname().to_owned())
    };
    let found = own_acts(conn, loaded.tournament.id, actor)?;
    let actions: Vec<i32> = found.iter().map(|(row, _)| row.id).collect();
    let mut keys: HashMap<i32, String> = rows::idempotency::keys_of(conn, &actions)?
        .into_iter()
        .collect();
    let waiting = conflicts::open_of_tournament(conn, loaded.tournament.id)?;
    let mut own = Vec::new();
    for (row, changed_it) in found {
        let key = keys.remove(&row.id);
        // An entry that changed nothing can be taken back until its request, or its conflict, is settled.
        let stands = changed_it
            || key.is_some()
                && (row.kind != DeedKind::ResultKept
                    || waiting.iter().any(|conflict| conflict.request_key == key));
        let Some(pairing) = loaded.pairings.find(row.pairing) else {
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
            result: row.after.result,
            before: row.before.result,
        });
        if own.len() == KEPT {
            break;
        }
    }
    Ok(own)
}

/// Whether the actor can undo at all: people with an account, and devices.
const fn takes_back(actor: &Actor) -> bool {
    actor.user.is_some() || actor.station.is_some()
}

/// Whether one of the requests with these keys agreed with a value that somebody else had sent for this board.
fn agreed_with_another(
    conn: &mut Conn,
    pairing: i32,
    me: &Actor,
    keys: &[String],
) -> Result<bool, AppError> {
    let sent = conflicts::agreed(conn, pairing, keys)?;
    Ok(sent.iter().any(|(user, name)| !me.wrote(*user, name)))
}

/// The newest row of a board that still counts.
fn standing(trail: &[BoardAct]) -> Option<&BoardAct> {
    let mut standing: Vec<&BoardAct> = Vec::new();
    for row in trail.iter().filter(|row| row.changed()) {
        if row.kind == DeedKind::ResultUndone {
            standing.pop();
        } else {
            standing.push(row);
        }
    }
    standing.last().copied()
}

/// Whether the board still is as the actor's request with this key left it, and its value is only theirs. Then a second request
/// corrects the first, even if it is sent before the first answer arrives. A value that the actor only repeated is somebody
/// else's; one that somebody else entered as well is not theirs alone.
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
    let trail = board_trail::of_pairing(conn, tournament, pairing)?;
    let mut rows = trail.iter();
    let written = rows
        .find(|row| row.id == action)
        .is_some_and(|row| !matches!(row.kind, DeedKind::ResultKept | DeedKind::ResultWithdrawn));
    let newest = trail.iter().rfind(|row| row.changed());
    let since = newest.map_or(0, |row| row.id);
    if !written || newest.is_some_and(|row| row.id > action || !row.is_by(actor)) {
        return Ok(false);
    }
    let is_confirmed = confirmations(conn, &trail, actor)?
        .iter()
        .any(|id| *id > since);
    let acts: Vec<i32> = trail
        .iter()
        .map(|row| row.id)
        .filter(|id| *id >= since)
        .collect();
    let keys = rows::idempotency::keys_of(conn, &acts)?.into_iter();
    let keys: Vec<String> = keys.map(|(_, key)| key).collect();
    Ok(!is_confirmed && !agreed_with_another(conn, pairing, actor, &keys)?)
}

/// Whether somebody else entered the present value of the board.
pub(super) fn is_of_another(
    conn: &mut Conn,
    actor: &Actor,
    tournament: i32,
    pairing: i32,
) -> Result<bool, AppError> {
    let trail = board_trail::of_pairing(conn, tournament, pairing)?;
    let newest = trail.iter().rfind(|row| row.changed());
    Ok(newest.is_some_and(|row| !row.is_by(actor)))
}

/// Undoes an entry of the actor.
///
/// # Errors
/// [`Refusal::NothingToUndo`] if the actor has no such entry, or somebody changed the board since; [`Refusal::AlsoEntered`] if
/// somebody else entered the same value.
pub fn undo(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    what: &Undo,
) -> Result<Done<Undone>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::EnterResults(id), key, |conn| {
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
        let row = BoardAct::of(row).filter(|row| takes_back(actor) && row.is_by(actor));
        let row = row.ok_or_else(missing)?;
        let place = rows::pairings::placed(conn, id, row.pairing)?;
        results::must_be_served(actor, place.row.board)?;
        let pairing = &place.row;
        let opened = match what {
            Undo::Request(key) => Some(key.clone()),
            Undo::Action(_) => {
                let mut keys = rows::idempotency::keys_of(conn, &[row.id])?.into_iter();
                keys.next().map(|(_, key)| key)
            }
        };
        let value = Undone {
            round: place.round,
            board: pairing.board,
        };
        let stands = pairing.result;
        let stood = Stood {
            result: stands,
            reason: ResultReason::of(pairing),
        };
        let taken_back = |before: &Stood, after: &Stood| ResultTakenBack {
            pairing: pairing.id,
            of: row.id,
            trail: None,
            before: before.clone(),
            after: after.clone(),
            reason: None,
        };
        let deed = match row.kind {
            DeedKind::ResultKept => {
                let opened = opened.as_deref().unwrap_or_default();
                if !request.withdraw(conn, pairing.id, opened)? {
                    return Err(missing());
                }
                rows::idempotency::set_audit(conn, opened, None)?;
                Deed::ResultWithdrawn(taken_back(&row.after, &stood))
            }
            // The value was already there: undoing it changes nothing, but conflicts that it settled are open again.
            DeedKind::ResultSettled | DeedKind::ResultRecorded if !row.changed() => {
                request.taken_back(conn, pairing.id, opened.as_deref(), stands)?;
                if let Some(opened) = &opened {
                    rows::idempotency::set_audit(conn, opened, None)?;
                }
                Deed::ResultWithdrawn(taken_back(&stood, &stood))
            }
            DeedKind::ResultRecorded => {
                let trail = board_trail::of_pairing(conn, id, pairing.id)?;
                if standing(&trail).is_none_or(|top| top.id != row.id) {
                    return Err(missing());
                }
                let confirmed = confirmations(conn, &trail, actor)?;
                let mut later = trail.iter().filter(|later| later.id > row.id);
                if let Some(other) = later.find(|later| confirmed.contains(&later.id)) {
                    let by = other.actor.clone();
                    return Err(Refusal::AlsoEntered { by }.into());
                }
                let input = RecordResult {
                    pairing: pairing.id,
                    version: pairing.version,
                    result: row.before.result,
                    reason: row.before.reason.clone(),
                    confirmed: None,
                };
                let written = results::write(conn, actor, &place, &input, Purpose::Undo, now)?;
                request.taken_back(conn, pairing.id, opened.as_deref(), row.before.result)?;
                Deed::ResultUndone(taken_back(&written.deed.before, &written.deed.after))
            }
            _ => return Err(missing()),
        };
        Ok(Audited { value, deed })
    })
}
