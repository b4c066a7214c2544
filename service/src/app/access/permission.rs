//! Whether an actor may do an action.

use crate::{
    app::{Actor, AppError, Refusal},
    event::ArbiterRole,
    store::{Conn, Scope, rows},
};

use super::{
    action::Action,
    moderators::{charge, is_officer, is_secretary, moderates},
    roles::{TournamentRole, role_as, signed_in},
    stations::may_as_station,
};

/// Checks that `actor` may do `action`.
///
/// # Errors
/// [`AppError::SignInNeeded`], [`AppError::Forbidden`], storage failures.
pub(in crate::app) fn require(
    conn: &mut Conn,
    actor: &Actor,
    action: Action,
) -> Result<(), AppError> {
    let stored = match (action.scope(), &actor.user) {
        (Scope::Tournament(id) | Scope::Both(id, _), Some(user)) => {
            rows::arbiters::role(conn, id, user.id)?
        }
        _ => None,
    };
    require_as(conn, actor, action, stored)
}

/// As [`require`], for an actor with this stored role in the tournament of `action`.
///
/// # Errors
/// As [`require`].
pub(in crate::app) fn require_as(
    conn: &mut Conn,
    actor: &Actor,
    action: Action,
    stored: Option<ArbiterRole>,
) -> Result<(), AppError> {
    if actor.is_command_line() || action.is_open() {
        return Ok(());
    }
    if let Some(station) = &actor.station {
        return match may_as_station(station, action) {
            true => Ok(()),
            false => Err(AppError::Forbidden),
        };
    }
    let user = signed_in(actor)?;
    let role = role_as(actor, stored);
    let allowed = match action {
        Action::Administer => user.is_admin,
        Action::ModerateClubs => charge(conn, user)?.is_some(),
        Action::NameModerator(account) => {
            let organiser = rows::organisers::of_user(conn, account)?;
            user.is_admin || is_officer(conn, user, organiser.map(|(organiser, _)| organiser))?
        }
        Action::RunOrganiser(organiser) => {
            user.is_admin || is_officer(conn, user, Some(organiser))?
        }
        Action::NameSecretaries(club) => {
            user.is_admin || is_secretary(conn, user, club)? || moderates(conn, user, club)?
        }
        Action::ManageClub(club) => user.is_admin || is_secretary(conn, user, club)?,
        Action::RegisterPlayers => {
            user.is_admin || !rows::arbiters::of_user(conn, user.id)?.is_empty()
        }
        Action::CreateTournament => {
            user.is_admin || rows::users::by_id(conn, user.id)?.may_create_tournaments
        }
        Action::EnterPlayers(_) => match user.club_id {
            _ if role.is_some() => true,
            Some(club) => is_secretary(conn, user, club)?,
            None => false,
        },
        Action::OwnAccount
        | Action::AnswerInvitation(_)
        | Action::SendRequest(_)
        | Action::SpeakFromSeat(_)
        | Action::ReadByToken(_)
        | Action::PairStation(_)
        | Action::RegisterClub
        | Action::LogIn
        | Action::LogOut
        | Action::AskReset
        | Action::AcceptInvitation => true,
        Action::CommandLine => false,
        Action::RunTournament(_)
        | Action::EnterResults(_)
        | Action::KeepFloor(_)
        | Action::MoveEntry(..) => role.is_some(),
        Action::DirectTournament(_) => {
            matches!(role, Some(TournamentRole::Chief | TournamentRole::Admin))
        }
    };
    if allowed {
        Ok(())
    } else {
        Err(AppError::Forbidden)
    }
}

/// Whether `actor` may do `action`, for pages that offer it only then.
///
/// # Errors
/// Storage failures.
pub(in crate::app) fn may(
    conn: &mut Conn,
    actor: &Actor,
    action: Action,
) -> Result<bool, AppError> {
    match require(conn, actor, action) {
        Ok(()) => Ok(true),
        Err(AppError::Forbidden | AppError::SignInNeeded) => Ok(false),
        Err(AppError::Refused(Refusal::ClubSuspended { .. })) => Ok(false),
        Err(error) => Err(error),
    }
}
