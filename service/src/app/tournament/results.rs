//! Results: entering, correcting and clearing them, so that none is lost between two screens.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::Action,
        deed::{ResultEntered, Stood},
    },
    event::{BoardResult, Duty, RoundState},
    store::{
        Conn,
        rows::{
            self,
            pairings::{PairingRow, PlacedPairing},
        },
    },
};

use super::{
    board, closing,
    conflicts::{self, Request},
    earlier_round::{self, Lane},
    match_result, rating_correction,
    reason::ResultReason,
    result_letters, undo,
};

/// A result to be entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordResult {
    /// Number of the pairing.
    pub pairing: i32,
    /// Row version that the arbiter saw.
    pub version: i32,
    /// The result; `None` clears it.
    pub result: Option<BoardResult>,
    /// Cause and article, if a decision makes the result.
    pub reason: Option<ResultReason>,
    /// Reason for changing a result of an earlier round; `None` until the arbiter confirms it.
    pub confirmed: Option<String>,
}

/// What happened to an entered result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recorded {
    /// It was stored.
    Saved {
        /// New row version.
        version: i32,
    },
    /// Nothing was stored: the board already had this value.
    Same,
    /// It was not stored: the board has another value, and this one is kept beside it until the conflict is settled.
    Conflict(ResultConflict),
}

/// What the arbiter knew about the board, apart from its version.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// Key of the actor's own earlier request on the same board, perhaps sent before its answer arrived.
    pub after: Option<String>,
    /// Number of the newest open conflict that they saw on it; 0 for none.
    pub conflict: i32,
}

/// Two values for one board: the one that somebody else stored meanwhile counts until an arbiter chooses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultConflict {
    /// Number of the pairing.
    pub pairing: i32,
    /// Number of the board, from 1.
    pub board: i32,
    /// The value that counts now.
    pub stored: Option<BoardResult>,
    /// Name of the person who entered it.
    pub by: String,
    /// When it was entered, in UTC.
    pub at: Option<NaiveDateTime>,
    /// The value that was not stored.
    pub wanted: Option<BoardResult>,
}

/// Why a result is stored.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// An arbiter enters it.
    Entry,
    /// An incident causes it.
    Ruling,
    /// An entry is undone.
    Undo,
}

/// A result that was stored, or was already there.
pub(crate) struct Written {
    pub value: Recorded,
    pub deed: ResultEntered,
    pub lane: Lane,
}

/// Stores a result on a board in the present transaction, which may belong to another use case. If it corrects a round that is
/// over, writes to its players.
pub(crate) fn write(
    conn: &mut Conn,
    actor: &Actor,
    place: &PlacedPairing,
    input: &RecordResult,
    purpose: Purpose,
    now: NaiveDateTime,
) -> Result<Written, AppError> {
    let written = put(conn, actor, place, input, purpose, now)?;
    if let Some(reason) = &written.deed.confirmed {
        let for_rating = written.lane == Lane::RatingReport;
        result_letters::corrected(conn, place, (&written.deed, for_rating), reason, now)?;
    }
    Ok(written)
}

fn put(
    conn: &mut Conn,
    actor: &Actor,
    place: &PlacedPairing,
    input: &RecordResult,
    purpose: Purpose,
    now: NaiveDateTime,
) -> Result<Written, AppError> {
    let row = &place.row;
    // Incidents can be recorded in a closed tournament, but none that changes a result. The other callers have already checked
    // it.
    if purpose == Purpose::Ruling {
        closing::require_open(conn, row.tournament_id)?;
    }
    if place.state != RoundState::Published {
        return Err(Refusal::NotPublished { round: place.round }.into());
    }
    if earlier_round::lane(conn, place, input)? == Lane::RatingReport {
        return rating_correction::write(conn, actor, place, input, now);
    }
    let stored = row.result;
    let reason = ResultReason::of(row);
    let before = Stood {
        result: stored,
        reason: reason.clone(),
    };
    let written = |value, after: Stood, confirmed| Written {
        value,
        deed: ResultEntered {
            pairing: row.id,
            version: input.version,
            before: before.clone(),
            after,
            confirmed,
            seen: None,
        },
        lane: Lane::Standings,
    };
    if stored == input.result && (reason == input.reason || keeps_cause(conn, input, &reason)?) {
        return Ok(written(Recorded::Same, before.clone(), None));
    }
    must_be_seen(row, input)?;
    let confirmed = earlier_round::require_confirmed(conn, place, input)?;
    match_result::let_change(conn, place, input.result)?;
    let is_set = rows::pairings::set_result(
        conn,
        row.id,
        row.version,
        input.result,
        ResultReason::values(input.reason.as_ref()),
        actor.name(),
        now,
    )?;
    if !is_set {
        return Err(AppError::Stale);
    }
    match_result::say_again(conn, place, input.result)?;
    if purpose == Purpose::Ruling {
        let request = Request {
            actor,
            now,
            key: None,
        };
        conflicts::agree(conn, row.id, input.result, &request)?;
    }
    let saved = Recorded::Saved {
        version: row.version + 1,
    };
    let after = Stood {
        result: input.result,
        reason: input.reason.clone(),
    };
    Ok(written(saved, after, confirmed))
}

/// Refuses a write by somebody who saw the board before somebody else changed it.
pub(super) fn must_be_seen(row: &PairingRow, input: &RecordResult) -> Result<(), AppError> {
    if row.version == input.version {
        return Ok(());
    }
    Err(Refusal::ResultConflict(Box::new(ResultConflict {
        pairing: row.id,
        board: row.board,
        stored: row.result,
        by: row.result_by.clone().unwrap_or_default(),
        at: row.result_at,
        wanted: input.result,
    }))
    .into())
}

/// Whether a result entered without a cause keeps the present cause. It does not if the incident behind the cause was superseded,
/// because then the entry settles the doubt.
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

/// Enters, corrects or clears the result of a board in a published round. If somebody else stored another value meanwhile, that
/// value stays, and this one is kept beside it as a conflict.
///
/// # Errors
/// The actor may not enter results in this tournament; the round is not published.
pub fn record(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    input: &RecordResult,
    seen: &Seen,
) -> Result<Done<Recorded>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::EnterResults(id), key, |conn| {
        let place = rows::pairings::placed(conn, id, input.pairing)?;
        let request = Request { actor, now, key };
        enter(conn, &place, &request, input, seen)
    })
}

/// An entry for a board at the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Row version that the arbiter saw.
    pub version: i32,
    /// The result; `None` clears it.
    pub result: Option<BoardResult>,
    /// Reason for changing a result of an earlier round; `None` until the arbiter confirms it.
    pub confirmed: Option<String>,
}

/// Like [`record`], for a board named by its round and number. Everything is checked in one transaction.
///
/// # Errors
/// As [`record`]; not found: no such round or board, or a round that this reader may not see.
pub fn record_on(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    (slug, round, board): (&str, u8, i32),
    entry: Entry,
    seen: &Seen,
) -> Result<Done<Recorded>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    let done = ctx.write(actor, Action::EnterResults(id), key, |conn| {
        let place = rows::pairings::placed_on(conn, id, (i32::from(round), board))?;
        let request = Request { actor, now, key };
        let input = RecordResult {
            pairing: place.row.id,
            version: entry.version,
            result: entry.result,
            reason: None,
            confirmed: entry.confirmed,
        };
        enter(conn, &place, &request, &input, seen)
    });
    match done {
        Err(AppError::Forbidden | AppError::SignInNeeded) if actor.station.is_none() => {
            Err(board::refuse(ctx, actor, id, round))
        }
        done => done,
    }
}

/// Refuses a board that the device does not cover; people may enter results on every board.
///
/// # Errors
/// [`Refusal::NotThisBoard`] with the boards that the device covers.
pub(super) fn must_be_served(actor: &Actor, board: i32) -> Result<(), AppError> {
    match &actor.station {
        Some(station) if !station.serves(board) => Err(Refusal::NotThisBoard {
            boards: station.boards,
        }
        .into()),
        _ => Ok(()),
    }
}

/// Stores an entry of the desk, or keeps it as a conflict.
fn enter(
    conn: &mut Conn,
    place: &PlacedPairing,
    request: &Request<'_>,
    input: &RecordResult,
    seen: &Seen,
) -> Result<Audited<Recorded>, AppError> {
    let row = &place.row;
    let tournament = row.tournament_id;
    must_be_served(request.actor, row.board)?;
    if request.actor.station.is_some() && input.confirmed.is_some() {
        return Err(AppError::Forbidden);
    }
    let mut input = input.clone();
    if let Some(after) = &seen.after
        && undo::left_by(conn, request.actor, tournament, row.id, after)?
    {
        input.version = row.version;
    }
    let stood = row.result;
    let values = (stood, input.result);
    let saw = Some(seen.conflict).filter(|conflict| *conflict != 0);
    match write(
        conn,
        request.actor,
        place,
        &input,
        Purpose::Entry,
        request.now,
    ) {
        Ok(Written {
            value,
            mut deed,
            lane,
        }) => {
            deed.seen = saw;
            // A device for results never chooses between two values: that is for an arbiter.
            let chooses = match &request.actor.station {
                Some(station) if station.duty != Duty::Floor => 0,
                _ => seen.conflict,
            };
            let settled = place.has_conflicts && request.entered(conn, row.id, values, chooses)?;
            if value == Recorded::Same
                && undo::is_of_another(conn, request.actor, tournament, row.id)?
            {
                rows::pairings::confirm_result(conn, row.id, row.version)?;
            }
            let deed = match value {
                Recorded::Same if settled => Deed::ResultSettled(deed),
                _ if lane == Lane::RatingReport && deed.confirmed.is_some() => {
                    Deed::ResultRatingCorrected(deed)
                }
                _ if deed.confirmed.is_some() => Deed::ResultCorrected(deed),
                _ => Deed::ResultRecorded(deed),
            };
            Ok(Audited { value, deed })
        }
        // Correcting an earlier round is for an arbiter.
        Err(AppError::Refused(Refusal::EarlierRound(_))) if request.actor.station.is_some() => {
            Err(AppError::Forbidden)
        }
        Err(AppError::Refused(Refusal::ResultConflict(conflict))) => {
            request.keep(conn, row, input.result)?;
            Ok(Audited {
                value: Recorded::Conflict(*conflict),
                deed: Deed::ResultKept(ResultEntered {
                    pairing: row.id,
                    version: input.version,
                    before: Stood {
                        result: stood,
                        reason: ResultReason::of(row),
                    },
                    after: Stood {
                        result: input.result,
                        reason: None,
                    },
                    confirmed: None,
                    seen: saw,
                }),
            })
        }
        Err(error) => Err(error),
    }
}
