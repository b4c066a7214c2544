//! Who somebody is: their account, and what they are in a tournament.

use crate::{
    app::{Actor, AppError, SignedIn},
    event::ArbiterRole,
    store::{Conn, rows},
};

/// What an arbiter is in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentRole {
    /// Chief arbiter.
    Chief,
    /// A deputy, whom the chief arbiter named.
    Deputy,
    /// An administrator without a role of their own.
    Admin,
    /// A device of the staff, which is no arbiter: its duty says what it may do.
    Station,
}

impl TournamentRole {
    /// As stored.
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

/// The account, or [`AppError::SignInNeeded`].
///
/// # Errors
/// Nobody is signed in; of a device, which has no account, [`AppError::Forbidden`].
pub fn signed_in(actor: &Actor) -> Result<&SignedIn, AppError> {
    actor.user.as_ref().ok_or(match actor.station {
        Some(_) => AppError::Forbidden,
        None => AppError::SignInNeeded,
    })
}

/// The role of `actor` in a tournament, if any. A device of the staff has none: [`role_at`](super::role_at) knows where it has one.
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

/// The role of `actor` in a tournament where this one is stored for them.
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
