//! The actions that need a permission, what a write for each locks, and whether it needs an account.

use crate::store::Scope;

/// An action that needs a permission. Every write names one ([`Context`](crate::app::Context)).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Approve clubs, make accounts.
    Administer,
    /// Decide about clubs: administrators about all, officers about those of their organiser, moderators about those of
    /// their regions. The use case checks which clubs.
    ModerateClubs,
    /// Set the regions that this account moderates: administrators, officers of the organiser for which it works.
    NameModerator(i32),
    /// Change the data of this organiser, and who works for it: its officers, administrators.
    RunOrganiser(i32),
    /// Name and dismiss secretaries of this club: its own secretaries, administrators, moderators of its region.
    NameSecretaries(i32),
    /// Add and change players of this club, enter them in tournaments.
    ManageClub(i32),
    /// Add players with any club or without one, and change players without a club: arbiters and administrators.
    RegisterPlayers,
    /// Make a tournament, and become its chief arbiter: a right that an administrator gives.
    CreateTournament,
    /// Enter results, record games, draft rounds, check in.
    RunTournament(i32),
    /// Enter results: its arbiters, and devices of the staff. The use case checks which boards a device serves.
    EnterResults(i32),
    /// Record games and incidents, decide and confirm, answer calls: its arbiters, and devices for the floor.
    KeepFloor(i32),
    /// Pair a device of the staff with this tournament, or give up its access: everybody with its code, or the device
    /// itself. The use case checks it.
    PairStation(i32),
    /// Change settings, name deputies.
    DirectTournament(i32),
    /// Enter players of the registry in this tournament: its arbiters may enter anybody, a club's secretary the club's
    /// players.
    EnterPlayers(i32),
    /// Change one's own password, end one's own sessions.
    OwnAccount,
    /// Move an entry from the first of these tournaments to the second. The use case checks the second one too.
    MoveEntry(i32, i32),
    /// Accept or decline to be a deputy of this tournament. The use case checks whose invitation it is.
    AnswerInvitation(i32),
    /// Ask to take part in this tournament, or change such a request through its link: everybody. The use case checks
    /// the link, and whether requests are accepted.
    SendRequest(i32),
    /// Register a new club, which an administrator decides about: everybody.
    RegisterClub,
    /// Log in: everybody.
    LogIn,
    /// End one's own session: everybody.
    LogOut,
    /// Send something from a seat of this tournament: everybody with its code, which the use case checks.
    SpeakFromSeat(i32),
    /// Read this tournament with a token, which is recorded: every program that has one. The use case checks it.
    ReadByToken(i32),
    /// Ask for a new password by e-mail: everybody.
    AskReset,
    /// Use a one-time link: everybody who has it.
    AcceptInvitation,
    /// Actions that only the person at the machine may do.
    CommandLine,
}

impl Action {
    /// What a write for this action locks: writes with the same scope run one after the other.
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
            // Registrations of clubs are counted in the same way as log-ins.
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
