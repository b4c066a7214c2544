//! Results: written, corrected, taken back; never lost between two screens.

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

/// What became of a result that was to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recorded {
    /// It stands now.
    Saved {
        /// New row version.
        version: i32,
    },
    /// Nothing was written: this value stood there already.
    Same,
    /// Not written: another value stands, and this one waits beside it until the conflict is settled.
    Conflict(ResultConflict),
}

/// What the arbiter knew of the board beside its version.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// Key of their own request on the same board that this one follows, sent perhaps before its answer came.
    pub after: Option<String>,
    /// The newest open conflict that they saw on it; 0 for none.
    pub conflict: i32,
}

/// Two values for one board: what somebody else wrote meanwhile counts until an arbiter chooses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultConflict {
    /// Number of the pairing.
    pub pairing: i32,
    /// Number of the board, from 1.
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

/// Why a result is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// An arbiter enters it.
    Entry,
    /// An incident leads to it.
    Ruling,
    /// An entry is taken back.
    Undo,
}

/// A result that was written, or stood already.
pub(crate) struct Written {
    pub value: Recorded,
    pub deed: ResultEntered,
    pub lane: Lane,
}

/// Writes a result on a board as it stands in this transaction, which may be that of another use case. Where it corrects a
/// round that is over, its players are written to.
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
    // An incident may be recorded in a closed tournament, but none that writes a result; for the others it was asked.
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

/// Refuses what somebody wants to write who saw the board before somebody else changed it.
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

/// Whether a result entered without a cause keeps the cause that stands. It does not when that cause's record was
/// superseded, because then the entry settles the doubt.
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

/// Writes, corrects or clears the result of a board of a published round. When somebody else changed the board
/// meanwhile to another value, that one stays, and this one is kept beside it as a conflict.
///
/// # Errors
/// Not an arbiter of the tournament; the round is not published.
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

/// What an arbiter enters on a board at the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Row version that the arbiter saw.
    pub version: i32,
    /// The result; `None` clears it.
    pub result: Option<BoardResult>,
    /// Why a result of an earlier round is changed, once the arbiter confirmed it.
    pub confirmed: Option<String>,
}

/// As [`record`], on a board by the numbers of its round and its own. Nothing is asked outside the one transaction.
///
/// # Errors
/// As there; not found: no such round or board, or a round that this reader may not see.
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

/// Passes where the board is one that a device of the staff serves; people serve all.
///
/// # Errors
/// [`Refusal::NotThisBoard`] with those that it serves.
pub(super) fn must_be_served(actor: &Actor, board: i32) -> Result<(), AppError> {
    match &actor.station {
        Some(station) if !station.serves(board) => Err(Refusal::NotThisBoard {
            boards: station.boards,
        }
        .into()),
        _ => Ok(()),
    }
}

/// Writes an entry of the desk, or keeps it as a conflict.
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
            // Who enters results from a device chooses between no two values: that is an arbiter's.
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
        // What corrects an earlier round is an arbiter's decision.
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
