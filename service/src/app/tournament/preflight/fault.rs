//! Findings of the checks before round 1, as data; pages put them into words.

use chrono::NaiveDate;

use crate::{event::Points, store::rows::entries::EntryRow};

use super::check::Check;

/// Maximum number of names in a sentence.
const MOST_NAMES: usize = 3;

/// Participants whom a finding concerns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People {
    /// Number of participants.
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

    /// Whether there is any participant.
    #[must_use]
    pub const fn is_anybody(&self) -> bool {
        self.count > 0
    }
}

/// A finding: something to be put right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Fewer than two participants; their number.
    TooFew(usize),
    /// No participant was checked in.
    CheckInUnused,
    /// The check-in is still open; number of participants who are not marked.
    CheckInOpen(usize),
    /// Names of teams whose lists break the rules on who may play.
    Lists(Vec<String>),
    /// Participants with the same name.
    Doubles(People),
    /// Participants without a FIDE number.
    NoFideId(People),
    /// Participants without year of birth or sex.
    NoBirth(People),
    /// The colour of number 1 is neither drawn nor chosen.
    NoColour,
    /// There are no tie-breaks, so players with equal points share their places.
    NoTieBreaks,
    /// Rating tie-breaks that become void for players who met unrated participants.
    Void {
        /// Codes of the tie-breaks.
        codes: Vec<String>,
        /// The unrated participants.
        unrated: People,
    },
    /// The pairing-allocated bye is not worth a win.
    ByeNotAWin {
        /// Points for the bye.
        bye: Points,
        /// Points for a win.
        win: Points,
    },
    /// Participants with half-point byes beyond the limits of the event.
    Byes(People),
    /// Number of rounds without a day.
    NoDays(usize),
    /// Number of rounds without an hour.
    NoHours(usize),
    /// No chief arbiter is named.
    NoChief,
    /// No registration with the federation is recorded.
    Registration {
        /// Last day for it.
        until: NaiveDate,
        /// Number of days before the start.
        days: u8,
        /// Whether that day is past.
        is_past: bool,
    },
    /// No test print is recorded.
    NoSheet,
}

impl Fault {
    /// The check that finds it.
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
