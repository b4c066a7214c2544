//! The account of an actor, and their role in a tournament.

use crate::{
    app::{Actor, AppError, SignedIn},
    event::ArbiterRole,
    store::{Conn, rows},
};

/// The role of an actor in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentRole {
    /// Chief arbiter.
    Chief,
    /// A deputy named by the chief arbiter.
    Deputy,
    /// An administrator without a role as an arbiter.
    Admin,
    /// A device of the staff. It is no arbiter: its duty says what it may do.
    Station,
}

impl TournamentRole {
    /// The code of the role.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Chief => "chief",
            Self::Deputy => "deputy",
            Self::Admin => "admin",
            Self::Station => "station",
        }
    }
}

/// The account of the actor.
///
/// # Errors
/// [`AppError::SignInNeeded`] if nobody is logged in; [`AppError::Forbidden`] for a device, which has no account.
pub fn signed_in(actor: &Actor) -> Result<&SignedIn, AppError> {
    actor.user.as_ref().ok_or(match actor.station {
        Some(_) => AppError::Forbidden,
        None => AppError::SignInNeeded,
    })
}

/// The role of `actor` in a tournament; `None` without one. Devices of the staff have no role here: see
/// [`role_at`](super::role_at).
///
/// # Errors
/// Storage failures.
pub(in crate::app) fn role(
    conn: &mut Conn,
    actor: &Actor,
    tournament: i32,
) -> Result<Option<TournamentRole>, AppError> {
    let stored = match &actor.user {
        Some(user) => rows::arbiters::role(conn, tournament, user.id)?,
        None => None,
    };
    Ok(role_as(actor, stored))
}

/// The role of `actor` in a tournament in which this role is stored for them.
pub(super) fn role_as(actor: &Actor, stored: Option<ArbiterRole>) -> Option<TournamentRole> {
    if actor.is_command_line() {
        return Some(TournamentRole::Admin);
    }
    match stored {
        Some(ArbiterRole::Chief) => Some(TournamentRole::Chief),
        Some(ArbiterRole::Deputy) => Some(TournamentRole::Deputy),
        None if actor.user.as_ref().is_some_and(|user| user.is_admin) => {
            Some(TournamentRole::Admin)
        }
        None => None,
    }
}
