//! What somebody wants to do, what a write for it locks, and whether it needs an account.

use crate::store::Scope;

/// What somebody wants to do. Every write names one ([`Context`](crate::app::Context)).
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
    pub(in crate::app) const fn scope(self) -> Scope {
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
    pub(super) const fn is_open(self) -> bool {
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
