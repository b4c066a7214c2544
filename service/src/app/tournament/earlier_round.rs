//! Changing a result of an earlier round: only on purpose, and with a reason. In FIDE mode only results of the previous round
//! change the standings; older ones are corrected in the rating report (FIDE's acceptance rules for software, past results).

use crate::{
    app::{AppError, Checks, Problem, Refusal},
    event::BoardResult,
    pairing::Format,
    store::{
        Conn,
        rows::{self, pairings::PlacedPairing, tournaments::TournamentRow},
    },
};

use super::{fide_mode, results::RecordResult};

/// What the change of a result affects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lane {
    /// The standings, from the round of the result on.
    Standings,
    /// Only the rating report; the standings and later pairings stay.
    RatingReport,
}

/// What the change of a result affects. It is the standings if the result is from the newest two rounds, comes with a recorded
/// decision, ends a game that was still open, or if the tournament is a schedule or not in FIDE mode.
pub(super) fn lane(
    conn: &mut Conn,
    place: &PlacedPairing,
    input: &RecordResult,
) -> Result<Lane, AppError> {
    let row = &place.row;
    let was_open = matches!(row.result, None | Some(BoardResult::Adjourned));
    if place.round + 1 >= place.newest || input.reason.is_some() || was_open {
        return Ok(Lane::Standings);
    }
    let tournament = rows::tournaments::by_id(conn, row.tournament_id)?;
    Ok(
        if fide_mode::is_on(&tournament) && !is_schedule(&tournament) {
            Lane::RatingReport
        } else {
            Lane::Standings
        },
    )
}

/// What the change of an earlier result would do, shown before anything is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarlierChange {
    /// Number of the pairing.
    pub pairing: i32,
    /// Row version of the pairing.
    pub version: i32,
    /// Number of the round, from 1.
    pub round: i32,
    /// Number of the board, from 1.
    pub board: i32,
    /// Name of White.
    pub white: String,
    /// Name of Black.
    pub black: String,
    /// The stored result.
    pub stored: Option<BoardResult>,
    /// The new result.
    pub wanted: Option<BoardResult>,
    /// Newest published round. The rounds after `round` up to this one stay as they were paired.
    pub newest: i32,
    /// What the change would affect.
    pub lane: Lane,
    /// What is wrong with the given reason, if one was given.
    pub refused: Option<Problem>,
}

/// Whether rounds do not depend on results.
fn is_schedule(tournament: &TournamentRow) -> bool {
    tournament.rules.pairing_system.is_predetermined()
}

/// Whether it is the first game of the match being played: the second game was published together with it.
fn is_of_newest_match(tournament: &TournamentRow, place: &PlacedPairing) -> bool {
    let number = |round: i32| (round + 1) / 2;
    tournament.rules.format() == Format::Matches && number(place.round) == number(place.newest)
}

/// Lets a result pass if it is from the present round, comes with a recorded decision, or ends a game that was still open.
/// Otherwise the arbiter must confirm it with a reason, which is returned.
///
/// # Errors
/// [`Refusal::EarlierRound`] if the arbiter must be asked, or asked again because the reason is missing or too long.
pub(super) fn require_confirmed(
    conn: &mut Conn,
    place: &PlacedPairing,
    input: &RecordResult,
) -> Result<Option<String>, AppError> {
    let stored = place.row.result;
    let was_open = matches!(stored, None | Some(BoardResult::Adjourned));
    if place.round >= place.newest || input.reason.is_some() || was_open {
        return Ok(None);
    }
    let tournament = rows::tournaments::by_id(conn, place.row.tournament_id)?;
    if is_schedule(&tournament) || is_of_newest_match(&tournament, place) {
        return Ok(None);
    }
    ask(conn, place, input, (Lane::Standings, stored)).map(Some)
}

/// The confirmed reason; `stored` is the result that counts in this lane.
///
/// # Errors
/// As [`require_confirmed`].
pub(super) fn ask(
    conn: &mut Conn,
    place: &PlacedPairing,
    input: &RecordResult,
    (lane, stored): (Lane, Option<BoardResult>),
) -> Result<String, AppError> {
    let (row, round, newest) = (&place.row, place.round, place.newest);
    let mut checks = Checks::default();
    let given = input.confirmed.as_ref();
    let reason = given.map(|text| checks.required("reason", text, 200));
    let refused = match (reason, checks.finish()) {
        (Some(reason), Ok(())) => return Ok(reason),
        (_, Err(AppError::Fields(errors))) => errors.into_iter().map(|e| e.problem).next(),
        (_, Err(error)) => return Err(error),
        (None, Ok(())) => None,
    };
    let mut name = |id: i32| -> Result<String, AppError> {
        let entry = rows::entries::by_id(conn, row.tournament_id, id)?;
        Ok(entry.person.name.to_string())
    };
    Err(Refusal::EarlierRound(Box::new(EarlierChange {
        pairing: row.id,
        version: row.version,
        round,
        board: row.board,
        white: name(row.white_entry_id)?,
        black: name(row.black_entry_id)?,
        stored,
        wanted: input.result,
        newest,
        lane,
        refused,
    }))
    .into())
}
