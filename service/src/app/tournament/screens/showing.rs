//! What a screen of the hall shows, and in which colours.

use crate::event::Word;

/// What a screen shows, apart from the announcement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Showing {
    /// The pairings of the newest round by name.
    #[default]
    Names,
    /// The pairings of the newest round by board, with results as they arrive.
    Boards,
    /// The latest results, newest first.
    Results,
    /// The boards whose results are missing.
    Missing,
    /// The standings after the newest complete round.
    Standings,
    /// The clock of the round.
    Timer,
    /// Only the announcement.
    Notice,
}

impl Word for Showing {
    const ALL: &'static [Self] = &[
        Self::Names,
        Self::Boards,
        Self::Results,
        Self::Missing,
        Self::Standings,
        Self::Timer,
        Self::Notice,
    ];

    fn code(self) -> &'static str {
        match self {
            Self::Names => "names",
            Self::Boards => "boards",
            Self::Results => "results",
            Self::Missing => "missing",
            Self::Standings => "standings",
            Self::Timer => "timer",
            Self::Notice => "notice",
        }
    }
}

/// The colours of a screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Dark on light, for a hall in daylight.
    #[default]
    Light,
    /// Light on dark.
    Dark,
}

impl Word for Theme {
    const ALL: &'static [Self] = &[Self::Light, Self::Dark];

    fn code(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}
