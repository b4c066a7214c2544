//! Who may do what: the only place that decides.

use crate::{
    event::{ArbiterRole, ClubStatus, Duty},
    store::{
        Conn, Scope,
        rows::{self, club_decisions::Charge},
    },
};

use super::{Actor, AppError, Refusal, SignedIn, Station};

/// What somebody wants to do. Every write names one ([`super::Context`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Approve clubs, make accounts.
    Administer,
    /// Decide about clubs: administrators about all, officers about those of their organiser, moderators about those of their
    /// regions, which the use case checks.
    ModerateClubs,
    /// Say which regions this account moderates: administrators, officers of the organiser for whom it works.
    NameModerator(i32),
    /// Change what this organiser says of itself, and who works for it: its officers, administrators.
    RunOrganiser(i32),
    /// Name and dismiss secretaries of this club: its own, administrators, moderators of its region.
    NameSecretaries(i32),
    /// Add and change players of this club, enter them in tournaments.
    ManageClub(i32),
    /// Add players with any club or without one, and change players without a club: arbiters and administrators.
    RegisterPlayers,
    /// Make a tournament, and become its chief arbiter: a right that an administrator gives.
    CreateTournament,
    /// Enter results, record games, draft rounds, check in.
    RunTournament(i32),
    /// Enter results: its arbiters, and devices of the staff. Which boards a device serves the use case checks.
    EnterResults(i32),
    /// Record games and incidents, decide and confirm, answer who calls: its arbiters, and devices for the floor.
    KeepFloor(i32),
    /// Pair a device of the staff with this tournament, or give it up: everybody who holds its code or is it, which the use
    /// case checks.
    PairStation(i32),
    /// Change settings, name deputies.
    DirectTournament(i32),
    /// Enter players of the registry in this tournament: its arbiters anybody, a club's secretary those of the club.
    EnterPlayers(i32),
    /// Change the own password, end the own sessions.
    OwnAccount,
    /// Move an entry from the first of these tournaments to the second. The use case asks for the second, too.
    MoveEntry(i32, i32),
    /// Accept or decline to be a deputy of this tournament. The use case checks whose invitation it is.
    AnswerInvitation(i32),
    /// Ask to take part in this tournament, or change what was asked with the link of it: everybody. The use case checks the
    /// link, and whether requests are taken.
    SendRequest(i32),
    /// Send a new club in, which an administrator decides about: everybody.
    RegisterClub,
    /// Sign in: everybody.
    LogIn,
    /// End the own session: everybody.
    LogOut,
    /// Say something from a seat of this tournament: everybody who holds its code, which the use case checks.
    SpeakFromSeat(i32),
    /// Read this tournament with a token, which is written down: every program that has one. The use case checks it.
    ReadByToken(i32),
    /// Ask for a new password by e-mail: everybody.
    AskReset,
    /// Use a one-time link up: everybody who holds it.
    AcceptInvitation,
    /// What the person at the machine alone may do.
    CommandLine,
}

impl Action {
    /// What a write for this action locks: writes in the same scope happen one after the other.
    pub(super) const fn scope(self) -> Scope {
        match self {
            Self::RunTournament(id)
            | Self::EnterResults(id)
            | Self::KeepFloor(id)
            | Self::PairStation(id)
            | Self::DirectTournament(id)
            | Self::EnterPlayers(id)
            | Self::AnswerInvitation(id)
            | Self::SendRequest(id)
            | Self::SpeakFromSeat(id)
            | Self::ReadByToken(id) => Scope::Tournament(id),
            Self::MoveEntry(from, to) => Scope::Both(from, to),
            Self::ManageClub(_) | Self::RegisterPlayers | Self::CreateTournament => Scope::Registry,
            Self::OwnAccount
            | Self::LogIn
            | Self::LogOut
            | Self::AskReset
            | Self::AcceptInvitation => Scope::Accounts,
            // Who sends a club in is counted as who logs in is.
            Self::Administer
            | Self::ModerateClubs
            | Self::NameModerator(_)
            | Self::RunOrganiser(_)
            | Self::NameSecretaries(_)
            | Self::RegisterClub
            | Self::CommandLine => Scope::Everything,
        }
    }

    /// Whether it needs no account.
    const fn is_open(self) -> bool {
        matches!(
            self,
            Self::SendRequest(_)
                | Self::RegisterClub
                | Self::LogIn
                | Self::LogOut
                | Self::AskReset
                | Self::AcceptInvitation
                | Self::SpeakFromSeat(_)
                | Self::ReadByToken(_)
                | Self::PairStation(_)
        )
    }
}

/// Where something of a tournament is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Post {
    /// A round at the desk, with its results.
    Desk,
    /// The floor.
    Floor,
    /// A game of the floor, where moves and incidents are recorded.
    Game,
}

/// Whether a device with this duty sees what there is at a post.
const fn sees(duty: Duty, post: Post) -> bool {
    match duty {
        Duty::Results => matches!(post, Post::Desk),
        Duty::Floor => true,
        Duty::Look => !matches!(post, Post::Game),
    }
}

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

/// The role of `actor` in a tournament, if any. A device of the staff has none: [`role_at`] knows where it has one.
///
/// # Errors
/// Storage failures.
pub(super) fn role(
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

/// As [`role`], at one post: a device of the staff has a role where its duty lets it see what there is.
///
/// # Errors
/// Storage failures.
pub(super) fn role_at(
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

/// As [`role_at`], for what is shown to nobody else.
///
/// # Errors
/// [`AppError::SignInNeeded`], [`AppError::Forbidden`], storage failures.
pub(super) fn must_be_at(
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

/// Whether a device may do this.
fn may_as_station(station: &Station, action: Action) -> bool {
    match action {
        Action::EnterResults(id) => {
            station.tournament == id && matches!(station.duty, Duty::Results | Duty::Floor)
        }
        Action::KeepFloor(id) => station.tournament == id && station.duty == Duty::Floor,
        _ => false,
    }
}

/// The role of `actor` in a tournament where this one is stored for them.
fn role_as(actor: &Actor, stored: Option<ArbiterRole>) -> Option<TournamentRole> {
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

/// Lets `actor` do `action` or says why not.
///
/// # Errors
/// [`AppError::SignInNeeded`], [`AppError::Forbidden`], storage failures.
pub(super) fn require(conn: &mut Conn, actor: &Actor, action: Action) -> Result<(), AppError> {
    let stored = match (action.scope(), &actor.user) {
        (Scope::Tournament(id) | Scope::Both(id, _), Some(user)) => {
            rows::arbiters::role(conn, id, user.id)?
        }
        _ => None,
    };
    require_as(conn, actor, action, stored)
}

/// As [`require`], where this role is stored for them in the tournament that `action` is about.
///
/// # Errors
/// As [`require`].
pub(super) fn require_as(
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

/// Whether this is the secretary of the club, and the club may act.
///
/// # Errors
/// [`Refusal::ClubSuspended`]; storage failures.
fn is_secretary(conn: &mut Conn, user: &SignedIn, club: i32) -> Result<bool, AppError> {
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

/// Whether somebody decides about this club.
fn moderates(conn: &mut Conn, user: &SignedIn, club: i32) -> Result<bool, AppError> {
    let row = rows::clubs::by_id(conn, club)?;
    Ok(charge(conn, user)?.is_some_and(|charge| charge.has(&row)))
}

/// Whether somebody is an officer of this organiser.
fn is_officer(conn: &mut Conn, user: &SignedIn, organiser: Option<i32>) -> Result<bool, AppError> {
    let own = rows::organisers::of_user(conn, user.id)?;
    Ok(own.is_some_and(|(own, is_officer)| is_officer && organiser == Some(own)))
}

/// About whose clubs somebody decides; `None` for nobody's.
///
/// # Errors
/// Storage failures.
pub(super) fn charge(conn: &mut Conn, user: &SignedIn) -> Result<Option<Charge>, AppError> {
    if user.is_admin {
        return Ok(Some(Charge::All));
    }
    // Whoever works for an organiser decides about its clubs alone: its officers name its moderators and its regions, and must
    // not reach the clubs of the house by them.
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

/// Whether `actor` may do `action`, for pages that offer it or not.
///
/// # Errors
/// Storage failures.
pub(super) fn may(conn: &mut Conn, actor: &Actor, action: Action) -> Result<bool, AppError> {
    match require(conn, actor, action) {
        Ok(()) => Ok(true),
        Err(AppError::Forbidden | AppError::SignInNeeded) => Ok(false),
        Err(AppError::Refused(Refusal::ClubSuspended { .. })) => Ok(false),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests;
