//! The clubs that somebody decides about, as a secretary, moderator, officer of an organiser or administrator.

use crate::{
    app::{AppError, Refusal, SignedIn},
    event::ClubStatus,
    store::{
        Conn,
        rows::{self, club_decisions::Charge},
    },
};

/// Whether this user is the secretary of the club, and the club may act.
///
/// # Errors
/// [`Refusal::ClubSuspended`]; storage failures.
pub(super) fn is_secretary(conn: &mut Conn, user: &SignedIn, club: i32) -> Result<bool, AppError> {
    if user.club_id != Some(club) {
        return Ok(false);
    }
    let row = rows::clubs::by_id(conn, club)?;
    match row.status {
        ClubStatus::Suspended => {
            let reason = row.suspended_for;
            Err(Refusal::ClubSuspended { reason }.into())
        }
        ClubStatus::Merged => Ok(false),
        ClubStatus::Pending | ClubStatus::Approved | ClubStatus::Rejected => Ok(true),
    }
}

/// Whether this user decides about the club.
pub(super) fn moderates(conn: &mut Conn, user: &SignedIn, club: i32) -> Result<bool, AppError> {
    let row = rows::clubs::by_id(conn, club)?;
    Ok(charge(conn, user)?.is_some_and(|charge| charge.has(&row)))
}

/// Whether this user is an officer of the organiser.
pub(super) fn is_officer(
    conn: &mut Conn,
    user: &SignedIn,
    organiser: Option<i32>,
) -> Result<bool, AppError> {
    let own = rows::organisers::of_user(conn, user.id)?;
    Ok(own.is_some_and(|(own, is_officer)| is_officer && organiser == Some(own)))
}

/// The clubs that this user decides about; `None` for no clubs.
///
/// # Errors
/// Storage failures.
pub(in crate::app) fn charge(conn: &mut Conn, user: &SignedIn) -> Result<Option<Charge>, AppError> {
    if user.is_admin {
        return Ok(Some(Charge::All));
    }
    // Somebody who works for an organiser decides only about its clubs. Its officers name its moderators and its
    // regions, and must not reach other clubs through them.
    let (organiser, is_officer) = match rows::organisers::of_user(conn, user.id)? {
        Some((organiser, is_officer)) => (Some(organiser), is_officer),
        None => (None, false),
    };
    if is_officer {
        let regions = None;
        return Ok(Some(Charge::Of { organiser, regions }));
    }
    let regions = rows::club_moderators::regions_of(conn, user.id)?;
    Ok((!regions.is_empty()).then_some(Charge::Of {
        organiser,
        regions: Some(regions),
    }))
}
