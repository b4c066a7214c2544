//! Moves the clubs of an organiser whose regions and provinces change: each stays in its province.

use crate::{
    app::{AppError, FieldError, Problem},
    event::{ClubStatus, Territory},
    store::{
        Conn,
        rows::{self, club_decisions::Charge, clubs::ClubRow, organisers::OrganiserRow},
    },
};

use super::ground::Ground;

/// Maximum clubs named in the error about a missing province.
const MOST_NAMED: usize = 8;

/// Moves the clubs to the regions that their provinces now belong to.
///
/// # Errors
/// Field `territory`: clubs in a province that would no longer exist.
pub(super) fn move_clubs(
    conn: &mut Conn,
    before: &OrganiserRow,
    after: &str,
) -> Result<(), AppError> {
    if before.territory == after || before.territory.is_empty() {
        return Ok(());
    }
    let was = Ground::of(before.clone())?.territory;
    // Faults in it were refused before.
    let now = Territory::parse(after).ok().flatten();
    let mut left = Vec::new();
    for club in clubs_of(conn, before.id)? {
        let place = now.as_ref().and_then(|now| now.province(&club.province));
        if let Some((region, _)) = place {
            if region.name != club.region {
                rows::clubs::set_region(conn, (club.id, club.version), &region.name)?;
            }
        } else if was.province(&club.province).is_some() {
            left.push(format!("{} ({})", club.name, club.province));
        }
    }
    if left.is_empty() {
        return Ok(());
    }
    if left.len() > MOST_NAMED {
        left.truncate(MOST_NAMED);
        left.push("…".to_owned());
    }
    Err(AppError::Fields(vec![FieldError {
        field: "territory",
        problem: Problem::Because {
            key: "problem-territory-used",
            value: left.join(", "),
        },
    }]))
}

/// The active clubs of an organiser: neither rejected nor merged into another one.
fn clubs_of(conn: &mut Conn, organiser: i32) -> Result<Vec<ClubRow>, AppError> {
    let charge = Charge::Of {
        organiser: Some(organiser),
        regions: None,
    };
    let mut clubs = rows::club_decisions::moderated(conn, &charge, None)?;
    clubs.retain(|club| !matches!(club.status, ClubStatus::Rejected | ClubStatus::Merged));
    clubs.sort_by_key(|club| club.id);
    Ok(clubs)
}
