//! What a letter says, as data. The words are chosen by whoever shows or sends it.

use chrono::Duration;
use serde::{Deserialize, Serialize};

use crate::{
    app::{accounts, deed::codes},
    event::{BoardResult, Kept, LetterClass},
};

/// How long a letter that says how things stand can be sent.
const DAYS: i64 = Kept::LETTER_DAYS;
/// How long the link to prove an address counts, in days.
pub(in crate::app) const PROOF_DAYS: i64 = 7;

/// A letter. Its paths begin with `/`: under which address the server is reached is known where it is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Letter {
    /// A request to take part arrived.
    EntryReceived {
        /// Who is to play.
        name: String,
        tournament: String,
        /// The page of the request, for whoever has this link.
        path: String,
    },
    /// A guardian is asked to confirm.
    GuardianAsked {
        guardian: String,
        /// Who is to play.
        name: String,
        tournament: String,
        /// The guardian's page.
        path: String,
    },
    /// A player is entered.
    EntryAccepted {
        /// Who plays.
        name: String,
        tournament: String,
        /// Its page.
        path: String,
        /// Whether they were on the waiting list.
        waited: bool,
    },
    /// A request is on the waiting list.
    EntryWaiting {
        /// Who would play.
        name: String,
        tournament: String,
    },
    /// A request was refused.
    EntryRefused {
        /// Who does not play.
        name: String,
        tournament: String,
        /// Why not, in the arbiter's words.
        reason: String,
    },
    /// The result of a game in a round that was over was corrected.
    ResultCorrected {
        /// Whose game it is.
        name: String,
        tournament: String,
        /// The page of the round.
        path: String,
        /// The round.
        round: i32,
        /// The board, from 1.
        board: i32,
        /// The result before, as code; none where there was none.
        #[serde(with = "codes::any_word")]
        before: Option<BoardResult>,
        /// The result now.
        #[serde(with = "codes::any_word")]
        after: Option<BoardResult>,
        /// Whether standings stay, and only the rating report says so.
        for_rating: bool,
        /// Why it was corrected, in the arbiter's words.
        reason: String,
    },
    /// A club is in the directory.
    ClubApproved {
        club: String,
        /// Its page.
        path: String,
    },
    /// A club was rejected.
    ClubRejected {
        club: String,
        /// Why it is not in the directory, in the moderator's words.
        reason: String,
    },
    /// Whoever registered a club follows a link, which proves that they read its e-mail.
    ClubProof {
        club: String,
        /// The link.
        path: String,
    },
    /// Somebody is invited to choose the password of a new account.
    Invitation {
        /// Name as shown.
        name: String,
        /// Log-in name.
        login: String,
        /// Where the password is chosen.
        path: String,
    },
    /// Somebody is asked to be a deputy arbiter.
    DeputyAsked {
        /// Name as shown.
        name: String,
        tournament: String,
        /// Who asks.
        by: String,
    },
    /// The link with which a new password is chosen.
    PasswordReset {
        /// Name as shown.
        name: String,
        /// Log-in name.
        login: String,
        /// Where the password is chosen.
        path: String,
    },
}

impl Letter {
    /// Of which class it is.
    #[must_use]
    pub const fn class(&self) -> LetterClass {
        match self {
            Self::EntryReceived { .. } => LetterClass::EntryReceived,
            Self::GuardianAsked { .. } => LetterClass::GuardianAsked,
            Self::EntryAccepted { waited: false, .. } => LetterClass::EntryAccepted,
            Self::EntryAccepted { waited: true, .. } => LetterClass::PlaceFound,
            Self::EntryWaiting { .. } => LetterClass::EntryWaiting,
            Self::EntryRefused { .. } => LetterClass::EntryRefused,
            Self::ResultCorrected { .. } => LetterClass::ResultCorrected,
            Self::ClubApproved { .. } => LetterClass::ClubApproved,
            Self::ClubRejected { .. } => LetterClass::ClubRejected,
            Self::ClubProof { .. } => LetterClass::ClubProof,
            Self::Invitation { .. } => LetterClass::Invitation,
            Self::DeputyAsked { .. } => LetterClass::DeputyAsked,
            Self::PasswordReset { .. } => LetterClass::PasswordReset,
        }
    }

    /// Whether it is about the entry of somebody of this name.
    pub(in crate::app) fn is_about(&self, player: &str) -> bool {
        match self {
            Self::EntryReceived { name, .. }
            | Self::GuardianAsked { name, .. }
            | Self::EntryAccepted { name, .. }
            | Self::EntryWaiting { name, .. }
            | Self::EntryRefused { name, .. }
            | Self::ResultCorrected { name, .. } => name == player,
            Self::ClubApproved { .. }
            | Self::ClubRejected { .. }
            | Self::ClubProof { .. }
            | Self::Invitation { .. }
            | Self::DeputyAsked { .. }
            | Self::PasswordReset { .. } => false,
        }
    }

    /// How long it can be sent: not longer than the link that it holds opens something.
    pub(super) fn life(&self) -> Duration {
        match self {
            Self::PasswordReset { .. } => Duration::minutes(accounts::RESET_MINUTES),
            Self::Invitation { .. } => Duration::days(accounts::INVITATION_DAYS),
            Self::ClubProof { .. } => Duration::days(PROOF_DAYS),
            _ => Duration::days(DAYS),
        }
    }
}
