//! A result of an earlier round than the present one is changed only on purpose, with a reason. In FIDE mode those of the
//! previous round alone change the standings; older ones are corrected in the rating report (FIDE's acceptance rules for
//! software, past results).

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

/// What a change of a result changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lane {
    /// The standings, from its round on.
    Standings,
    /// What the rating report says of the game; the standings and the pairings made since stay.
    RatingReport,
}

/// Which lane a result takes: that of the standings where it is of the newest two rounds, decided with a record, the
/// outcome of a game that was still open, or where the tournament is not in FIDE mode.
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

/// What a change of an earlier round's result would do; asked before anything is written.
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
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// What stands.
    pub stored: Option<BoardResult>,
    /// What is to stand.
    pub wanted: Option<BoardResult>,
    /// The newest published round: those after `round` up to it stay as they were paired.
    pub newest: i32,
    /// What would change.
    pub lane: Lane,
    /// What is wrong with the reason that was given, if one was.
    pub refused: Option<Problem>,
}

/// Whether no round was paired from the results of another.
fn is_schedule(tournament: &TournamentRow) -> bool {
    tournament.rules.pairing_system.is_predetermined()
}

/// Whether it is the first game of the match that is being played: the second was published with it.
fn is_of_newest_match(tournament: &TournamentRow, place: &PlacedPairing) -> bool {
    let number = |round: i32| (round + 1) / 2;
    tournament.rules.format() == Format::Matches && number(place.round) == number(place.newest)
}

/// Lets a result be written: it is of the present round, decided with a record, the outcome of a game that was still
/// open, or confirmed with a reason, which is returned.
///
/// # Errors
/// [`Refusal::EarlierRound`] where the arbiter must be asked first, or again because the reason is missing or too long.
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

/// The reason that was given, once the arbiter was asked; `stored` is what stands in this lane.
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
