//! How far a request to take part in an event is.

use super::word::words;

/// How far a request to take part is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RequestState {
    /// It waits for an arbiter's decision.
    #[default]
    Requested,
    /// It waits for a guardian's confirmation.
    Guardian,
    /// It is on the waiting list: all places are taken.
    Waiting,
    /// An arbiter accepted it: the player is entered.
    Confirmed,
    /// An arbiter refused it, with a reason.
    Refused,
    /// The sender took it back.
    Withdrawn,
}

impl RequestState {
    /// Every value.
    pub const ALL: [Self; 6] = [
        Self::Requested,
        Self::Guardian,
        Self::Waiting,
        Self::Confirmed,
        Self::Refused,
        Self::Withdrawn,
    ];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Requested => "requested",
            Self::Guardian => "guardian",
            Self::Waiting => "waiting",
            Self::Confirmed => "confirmed",
            Self::Refused => "refused",
            Self::Withdrawn => "withdrawn",
        }
    }

    /// Whether it is still undecided.
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Requested | Self::Guardian | Self::Waiting)
    }

    /// Whether it holds a place that nobody else can get meanwhile. An accepted request is an entry, and holds its place as such.
    #[must_use]
    pub const fn holds_place(self) -> bool {
        matches!(self, Self::Requested | Self::Guardian)
    }
}

words!(RequestState);
