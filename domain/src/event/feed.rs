//! Where the moves of electronic boards come from, and what stands in the way of taking them over.

use super::word::words;

/// Where a source of moves is read from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FeedKind {
    /// PGN files of a folder, or a single PGN file.
    #[default]
    Folder,
    /// A PGN file at an address.
    Address,
    /// The JSON files of LiveChess Cloud.
    Cloud,
}

impl FeedKind {
    /// Every value.
    pub const ALL: [Self; 3] = [Self::Folder, Self::Address, Self::Cloud];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Folder => "folder",
            Self::Address => "address",
            Self::Cloud => "cloud",
        }
    }
}

/// Whether a source is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FeedState {
    /// The server reads it at regular intervals.
    #[default]
    Running,
    /// A command reads it at the machine.
    ByCommand,
    /// Nobody reads it.
    Stopped,
}

impl FeedState {
    /// Every value.
    pub const ALL: [Self; 3] = [Self::Running, Self::ByCommand, Self::Stopped];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Running => "running",
            Self::ByCommand => "by-command",
            Self::Stopped => "stopped",
        }
    }
}

/// Why the moves of a feed, or some of them, are not taken over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FeedTrouble {
    /// The next move is one that the Laws do not allow (3.10.2).
    #[default]
    Illegal,
    /// The next move cannot be read.
    Unreadable,
    /// The names or numbers are not those of the pairing at this board.
    Names,
    /// The round has no such board.
    NoBoard,
    /// The feed has two games at this board.
    Twice,
    /// The game does not begin from the usual position.
    OtherPosition,
    /// An arbiter recorded something else.
    ByHand,
    /// The feed changes moves before an incident that was recorded.
    Decided,
    /// The game is adjourned.
    Adjourned,
    /// The board's file cannot be read.
    Broken,
}

impl FeedTrouble {
    /// Every value.
    pub const ALL: [Self; 10] = [
        Self::Illegal,
        Self::Unreadable,
        Self::Names,
        Self::NoBoard,
        Self::Twice,
        Self::OtherPosition,
        Self::ByHand,
        Self::Decided,
        Self::Adjourned,
        Self::Broken,
    ];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Illegal => "illegal",
            Self::Unreadable => "unreadable",
            Self::Names => "names",
            Self::NoBoard => "no-board",
            Self::Twice => "twice",
            Self::OtherPosition => "other-position",
            Self::ByHand => "by-hand",
            Self::Decided => "decided",
            Self::Adjourned => "adjourned",
            Self::Broken => "broken",
        }
    }

    /// Whether the boards saw a move that the Laws do not allow, so that an arbiter should look at once.
    #[must_use]
    pub const fn is_illegal(self) -> bool {
        matches!(self, Self::Illegal)
    }
}

words!(FeedKind, FeedState, FeedTrouble);
