//! The broadcast of a tournament's games on another site.

use super::word::words;

/// Whether a broadcast goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BroadcastState {
    /// New moves and results are sent at regular intervals.
    #[default]
    Running,
    /// Nothing is sent.
    Stopped,
}

impl BroadcastState {
    /// Every value.
    pub const ALL: [Self; 2] = [Self::Running, Self::Stopped];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Running => "running",
            Self::Stopped => "stopped",
        }
    }
}

/// Who can find the broadcast on the other site, in the words of lichess.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BroadcastVisibility {
    /// Everybody: it stands in the lists there.
    #[default]
    Public,
    /// Everybody who has the address.
    Unlisted,
    /// Only its owners.
    Private,
}

impl BroadcastVisibility {
    /// Every value.
    pub const ALL: [Self; 3] = [Self::Public, Self::Unlisted, Self::Private];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Public => "public",
            Self::Unlisted => "unlisted",
            Self::Private => "private",
        }
    }
}

words!(BroadcastState, BroadcastVisibility);
