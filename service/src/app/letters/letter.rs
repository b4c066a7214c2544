//! The content of a letter, as data. It gets its words when it is shown or sent.

use chrono::Duration;
use serde::{Deserialize, Serialize};

use crate::{
    app::{accounts, deed::codes},
    event::{BoardResult, Kept, LetterClass},
};

/// Days for which a letter about the state of something can be sent.
const DAYS: i64 = Kept::LETTER_DAYS;
/// Days for which the link that proves an address is valid.
pub(in crate::app) const PROOF_DAYS: i64 = 7;

/// A letter. Its paths begin with `/`; the address of the server is added where the letter is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Letter {
    /// A request to take part arrived.
    EntryReceived {
        /// Name of the player.
        name: String,
        tournament: String,
        /// The page of the request, for everybody with this link.
        path: String,
    },
    /// A guardian is asked to confirm.
    GuardianAsked {
        /// Name of the guardian.
        guardian: String,
        /// Name of the player.
        name: String,
        tournament: String,
        /// The guardian's page.
        path: String,
    },
    /// A player is entered.
    EntryAccepted {
        /// Name of the player.
        name: String,
        tournament: String,
        /// Its page.
        path: String,
        /// Whether they had been on the waiting list.
        waited: bool,
    },
    /// A request is on the waiting list.
    EntryWaiting {
        /// Name of the player.
        name: String,
        tournament: String,
    },
    /// A request was refused.
    EntryRefused {
        /// Name of the player.
        name: String,
        tournament: String,
        /// The reason, in the arbiter's words.
        reason: String,
    },
    /// The result of a game in a round that was over was corrected.
    ResultCorrected {
        /// Name of the player.
        name: String,
        tournament: String,
        /// The page of the round.
        path: String,
        /// The round.
        round: i32,
        /// The board, from 1.
        board: i32,
        /// Code of the result before; `None` if there was none.
        #[serde(with = "codes::any_word")]
        before: Option<BoardResult>,
        /// The result now.
        #[serde(with = "codes::any_word")]
        after: Option<BoardResult>,
        /// Whether only the rating report uses the new result, and the standings stay.
        for_rating: bool,
        /// The reason for the correction, in the arbiter's words.
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
        /// The reason, in the moderator's words.
        reason: String,
    },
    /// The person who registered a club gets a link, which proves that they read its e-mail.
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
        /// The page on which the password is chosen.
        path: String,
    },
    /// Somebody is asked to be a deputy arbiter.
    DeputyAsked {
        /// Name as shown.
        name: String,
        tournament: String,
        /// Name of the person who asks.
        by: String,
    },
    /// The link with which a new password is chosen.
    PasswordReset {
        /// Name as shown.
        name: String,
        /// Log-in name.
        login: String,
        /// The page on which the password is chosen.
        path: String,
    },
}

impl Letter {
    /// The class of the letter.
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

    /// Whether it is about the entry of a player with this name.
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

    /// How long it can be sent: not longer than its link is valid.
    pub(super) fn life(&self) -> Duration {
        match self {
            Self::PasswordReset { .. } => Duration::minutes(accounts::RESET_MINUTES),
            Self::Invitation { .. } => Duration::days(accounts::INVITATION_DAYS),
            Self::ClubProof { .. } => Duration::days(PROOF_DAYS),
            _ => Duration::days(DAYS),
        }
    }
}
