//! What a device of the staff may see and do, by its duty.

use crate::{
    app::{Actor, AppError, Station},
    event::Duty,
    store::Conn,
};

use super::{
    action::Action,
    roles::{TournamentRole, role, signed_in},
};

/// A place at which part of a tournament is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum Post {
    /// A round at the desk, with its results.
    Desk,
    /// The floor.
    Floor,
    /// A game of the floor, where moves and incidents are recorded.
    Game,
}

/// Whether a device with this duty may see a place.
const fn sees(duty: Duty, post: Post) -> bool {
    match duty {
        Duty::Results => matches!(post, Post::Desk),
        Duty::Floor => true,
        Duty::Look => !matches!(post, Post::Game),
    }
}

/// As [`role`], at one place: a device of the staff has a role there if its duty lets it see the place.
///
/// # Errors
/// Storage failures.
pub(in crate::app) fn role_at(
    conn: &mut Conn,
    actor: &Actor,
    tournament: i32,
    post: Post,
) -> Result<Option<TournamentRole>, AppError> {
    match &actor.station {
        Some(station) => {
            let is_here = station.tournament == tournament && sees(station.duty, post);
            Ok(is_here.then_some(TournamentRole::Station))
        }
        None => role(conn, actor, tournament),
    }
}

/// As [`role_at`], but without a role it is an error.
///
/// # Errors
/// [`AppError::SignInNeeded`], [`AppError::Forbidden`], storage failures.
pub(in crate::app) fn must_be_at(
    conn: &mut Conn,
    actor: &Actor,
    tournament: i32,
    post: Post,
) -> Result<TournamentRole, AppError> {
    let role = role_at(conn, actor, tournament, post)?;
    if role.is_none() {
        signed_in(actor)?;
    }
    role.ok_or(AppError::Forbidden)
}

/// Whether a device may do this action.
pub(super) fn may_as_station(station: &Station, action: Action) -> bool {
    match action {
        Action::EnterResults(id) => {
            station.tournament == id && matches!(station.duty, Duty::Results | Duty::Floor)
        }
        Action::KeepFloor(id) => station.tournament == id && station.duty == Duty::Floor,
        _ => false,
    }
}
