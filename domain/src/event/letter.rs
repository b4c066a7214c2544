//! What is known of a letter without reading it: its class and its state.

use super::word::words;

/// The subject of a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LetterClass {
    /// A request to take part arrived: the link to its page.
    EntryReceived,
    /// A guardian is asked to confirm.
    GuardianAsked,
    /// A player is entered.
    EntryAccepted,
    /// A player from the waiting list is entered.
    PlaceFound,
    /// A request is on the waiting list.
    EntryWaiting,
    /// A request was refused, with the reason.
    EntryRefused,
    /// The result of one's own game in a round that was over was corrected, with the reason.
    ResultCorrected,
    /// A club is in the directory.
    ClubApproved,
    /// A club was rejected, with the reason.
    ClubRejected,
    /// The person who registered a club is asked to follow a link, which proves that they read its e-mail.
    ClubProof,
    /// Somebody is invited to choose the password of a new account.
    Invitation,
    /// Somebody is asked to be a deputy arbiter.
    DeputyAsked,
    /// Somebody asked for a new password for this address. It is not a letter yet: one letter is made for each account of
    /// the address, if there is any.
    ResetAsked,
    /// The link with which a new password is chosen.
    PasswordReset,
}

impl LetterClass {
    /// Every value.
    pub const ALL: [Self; 14] = [
        Self::EntryReceived,
        Self::GuardianAsked,
        Self::EntryAccepted,
        Self::PlaceFound,
        Self::EntryWaiting,
        Self::EntryRefused,
        Self::ResultCorrected,
        Self::ClubApproved,
        Self::ClubRejected,
        Self::ClubProof,
        Self::Invitation,
        Self::DeputyAsked,
        Self::ResetAsked,
        Self::PasswordReset,
    ];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::EntryReceived => "entry-received",
            Self::GuardianAsked => "guardian-asked",
            Self::EntryAccepted => "entry-accepted",
            Self::PlaceFound => "place-found",
            Self::EntryWaiting => "entry-waiting",
            Self::EntryRefused => "entry-refused",
            Self::ResultCorrected => "result-corrected",
            Self::ClubApproved => "club-approved",
            Self::ClubRejected => "club-rejected",
            Self::ClubProof => "club-proof",
            Self::Invitation => "invitation",
            Self::DeputyAsked => "deputy-asked",
            Self::ResetAsked => "reset-asked",
            Self::PasswordReset => "password-reset",
        }
    }

    /// Whether it is for its addressee alone, because another reader could take over the account.
    #[must_use]
    pub const fn is_secret(self) -> bool {
        matches!(self, Self::ResetAsked | Self::PasswordReset)
    }

    /// Whether it tells an arbiter's decision and has no personal link, so that arbiters may read it.
    #[must_use]
    pub const fn is_decision(self) -> bool {
        matches!(
            self,
            Self::EntryAccepted
                | Self::PlaceFound
                | Self::EntryWaiting
                | Self::EntryRefused
                | Self::ResultCorrected
        )
    }
}

/// How far the sending of a letter is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LetterState {
    /// It is to be sent.
    #[default]
    Waiting,
    /// A server took it.
    Sent,
    /// Somebody wrote to the person by hand.
    ByHand,
    /// It could not be sent; its text is kept for a while.
    GivenUp,
    /// Nobody sent it in its time; its text is gone.
    Lapsed,
}

impl LetterState {
    /// Every value.
    pub const ALL: [Self; 5] = [
        Self::Waiting,
        Self::Sent,
        Self::ByHand,
        Self::GivenUp,
        Self::Lapsed,
    ];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Sent => "sent",
            Self::ByHand => "by-hand",
            Self::GivenUp => "given-up",
            Self::Lapsed => "lapsed",
        }
    }

    /// Whether it can still be sent, and so has a text.
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Waiting | Self::GivenUp)
    }
}

words!(LetterClass, LetterState);
