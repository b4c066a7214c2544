//! Results of rounds before the previous one. In FIDE mode the stored result stays, and the rating report says how the game
//! really ended (FIDE's acceptance rules for software, past results).

use std::collections::HashMap;

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Context, Refusal,
        deed::{ResultEntered, Stood},
    },
    event::BoardResult,
    store::{
        Conn,
        rows::{
            self,
            pairings::{PairingRow, PlacedPairing},
            rating_corrections::RatingCorrectionRow,
        },
    },
};

use super::{
    earlier_round::{self, Lane},
    results::{RecordResult, Recorded, Written, must_be_seen},
};

/// The result of a board in the rating report, if it differs from the stored one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingCorrection {
    /// Number of the board, from 1.
    pub board: i32,
    /// Result of the game.
    pub result: BoardResult,
    /// Reason for the correction.
    pub reason: String,
}

/// Corrects the result of a board in the rating report. Entering the stored result removes the correction.
///
/// # Errors
/// [`Refusal::NotCleared`] for an empty result; [`Refusal::EarlierRound`] until a reason is given; a conflict if the board
/// changed meanwhile.
pub(super) fn write(
    conn: &mut Conn,
    actor: &Actor,
    place: &PlacedPairing,
    input: &RecordResult,
    now: NaiveDateTime,
) -> Result<Written, AppError> {
    let row = &place.row;
    let said = rows::rating_corrections::of_pairing(conn, row.id)?.or(row.result);
    let written = |value, confirmed| Written {
        value,
        deed: ResultEntered {
            pairing: row.id,
            version: input.version,
            before: stood(said),
            after: stood(input.result),
            confirmed,
            seen: None,
        },
        lane: Lane::RatingReport,
    };
    if said == input.result {
        return Ok(written(Recorded::Same, None));
    }
    must_be_seen(row, input)?;
    let Some(result) = input.result else {
        return Err(Refusal::NotCleared { round: place.round }.into());
    };
    let reason = earlier_round::ask(conn, place, input, (Lane::RatingReport, said))?;
    if row.result == Some(result) {
        rows::rating_corrections::remove(conn, row.id)?;
    } else {
        let correction = RatingCorrectionRow {
            pairing_id: row.id,
            tournament_id: row.tournament_id,
            result,
            reason: reason.clone(),
            corrected_by: actor.name().to_owned(),
            corrected_at: now,
        };
        rows::rating_corrections::put(conn, correction)?;
    }
    let saved = Recorded::Saved {
        version: row.version,
    };
    Ok(written(saved, Some(reason)))
}

fn stood(result: Option<BoardResult>) -> Stood {
    Stood {
        result,
        reason: None,
    }
}

/// The corrections of these boards in the rating report, in the order of the boards.
///
/// # Errors
/// Storage failures.
pub(super) fn of_boards<'a>(
    conn: &mut Conn,
    tournament: i32,
    boards: impl Iterator<Item = &'a PairingRow>,
) -> Result<Vec<RatingCorrection>, AppError> {
    let rows = rows::rating_corrections::of_tournament(conn, tournament)?;
    let by_pairing: HashMap<i32, RatingCorrectionRow> =
        rows.into_iter().map(|row| (row.pairing_id, row)).collect();
    let corrected = boards.filter_map(|board| {
        let row = by_pairing.get(&board.id)?;
        Some(RatingCorrection {
            board: board.board,
            result: row.result,
            reason: row.reason.clone(),
        })
    });
    Ok(corrected.collect())
}

/// Whether any result in the rating report differs from the standings.
///
/// # Errors
/// No such tournament.
pub fn is_any(ctx: &Context, slug: &str) -> Result<bool, AppError> {
    ctx.read(|conn| {
        let id = rows::tournaments::by_slug(conn, slug)?.id;
        Ok(!rows::rating_corrections::of_tournament(conn, id)?.is_empty())
    })
}
