//! Points that a decision takes off (12.9.5), written together with its incident.

use crate::{
    app::{
        AppError, Deed,
        deed::IncidentRecorded,
        game::decision::{Decision, Outcome},
        tournament::Loaded,
    },
    event::Colour,
    store::{
        Conn,
        rows::{
            self,
            deductions::{self, NewDeduction},
            pairings::PairingRow,
        },
    },
};

/// Writes the points that a decision takes from the player concerned; `true` if it takes any.
///
/// # Errors
/// Storage failures.
pub(in crate::app::game) fn deduct(
    conn: &mut Conn,
    loaded: &Loaded,
    pairing: &PairingRow,
    incident: i32,
    (decision, colour): (&Decision, Option<Colour>),
) -> Result<bool, AppError> {
    let halves = match &decision.outcome {
        Outcome::Ruled {
            penalty: Some(penalty),
            amount,
            ..
        } if penalty == "points-off" => i32::try_from(*amount).unwrap_or_default(),
        _ => 0,
    };
    let entry = match colour {
        Some(Colour::White) => pairing.white_entry_id,
        Some(Colour::Black) => pairing.black_entry_id,
        None => return Ok(false),
    };
    let round = loaded.rounds.iter().find(|row| row.id == pairing.round_id);
    let Some(round) = round.filter(|_| halves > 0) else {
        return Ok(false);
    };
    deductions::insert(
        conn,
        NewDeduction {
            tournament_id: loaded.tournament.id,
            entry_id: entry,
            incident_id: Some(incident),
            round: round.number,
            half_points: halves,
        },
    )?;
    Ok(true)
}

/// The deed of an incident. It is public if points are taken off or given back.
///
/// # Errors
/// Storage failures.
pub(in crate::app::game) fn deed(
    conn: &mut Conn,
    recorded: IncidentRecorded,
    replaced: Option<i32>,
) -> Result<Deed, AppError> {
    let mut takes = rows::deductions::follow_from(conn, recorded.incident)?;
    if let Some(old) = replaced {
        takes |= rows::deductions::follow_from(conn, old)?;
    }
    let recorded = Box::new(recorded);
    Ok(if takes {
        Deed::PointsTaken(recorded)
    } else {
        Deed::IncidentRecorded(recorded)
    })
}
