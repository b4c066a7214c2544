//! What is found wrong before round 1: data, which pages word.

use chrono::NaiveDate;

use crate::{event::Points, store::rows::entries::EntryRow};

use super::check::Check;

/// How many names a sentence has.
const MOST_NAMES: usize = 3;

/// Participants whom something concerns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People {
    /// How many.
    pub count: usize,
    /// Names of the first three.
    pub names: Vec<String>,
    /// Number of the first one's entry.
    pub first: Option<i32>,
}

impl People {
    pub(super) fn of<'a>(entries: impl Iterator<Item = &'a EntryRow>) -> Self {
        let mut people = Self::default();
        for entry in entries {
            people.count += 1;
            people.first = people.first.or(Some(entry.id));
            if people.names.len() < MOST_NAMES {
                people.names.push(entry.person.name.to_string());
            }
        }
        people
    }

    /// Whether anybody is concerned.
    #[must_use]
    pub const fn is_anybody(&self) -> bool {
        self.count > 0
    }
}

/// Something to be put right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Fewer than two participants.
    TooFew(usize),
    /// Nobody was checked in.
    CheckInUnused,
    /// The check-in is open; so many have no mark.
    CheckInOpen(usize),
    /// Teams whose list breaks what the event says of who plays, by name.
    Lists(Vec<String>),
    /// Participants of the same name.
    Doubles(People),
    /// Participants without a FIDE number.
    NoFideId(People),
    /// Participants without a year of birth, or whose sex is not known.
    NoBirth(People),
    /// The colour of number 1 is neither drawn nor chosen.
    NoColour,
    /// Places would be shared by all who have the same points.
    NoTieBreaks,
    /// Tie-breaks of ratings that say nothing about whom unrated participants met.
    Void {
        /// The tie-breaks.
        codes: Vec<String>,
        /// The unrated participants.
        unrated: People,
    },
    /// The pairing-allocated bye is not worth a win.
    ByeNotAWin {
        /// What it is worth.
        bye: Points,
        /// What a win is worth.
        win: Points,
    },
    /// Half-point byes against what the event gives.
    Byes(People),
    /// Rounds without a day.
    NoDays(usize),
    /// Rounds without an hour.
    NoHours(usize),
    /// No chief arbiter is named.
    NoChief,
    /// The registration with the federation is not noted.
    Registration {
        /// The last day for it.
        until: NaiveDate,
        /// Days before the beginning that it lies.
        days: u8,
        /// Whether it is over.
        is_past: bool,
    },
    /// Nobody noted that a sheet was printed.
    NoSheet,
}

impl Fault {
    /// What was looked at.
    #[must_use]
    pub const fn check(&self) -> Check {
        match self {
            Self::TooFew(_) => Check::Players,
            Self::CheckInUnused | Self::CheckInOpen(_) => Check::CheckIn,
            Self::Lists(_) => Check::Teams,
            Self::Doubles(_) => Check::Doubles,
            Self::NoFideId(_) => Check::Ids,
            Self::NoBirth(_) => Check::Births,
            Self::NoColour => Check::Colour,
            Self::NoTieBreaks => Check::TieBreaks,
            Self::Void { .. } => Check::Unrated,
            Self::ByeNotAWin { .. } => Check::ByePoints,
            Self::Byes(_) => Check::Byes,
            Self::NoDays(_) | Self::NoHours(_) => Check::Days,
            Self::NoChief => Check::Staff,
            Self::Registration { .. } => Check::Registration,
            Self::NoSheet => Check::Sheets,
        }
    }
}
