//! A tournament as it is written.

use chrono::{NaiveDate, NaiveTime};

use super::pairing::{Match, Pairing};
use crate::event::{Points, Sex};

/// The kind of a tournament.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Swiss system of players; a knock-out as well.
    #[default]
    Swiss,
    /// Round robin of players.
    RoundRobin,
    /// Round robin of teams.
    TeamRoundRobin,
    /// Swiss system of teams.
    TeamSwiss,
}

impl Kind {
    /// The number for this kind in the description.
    pub(super) const fn code(self) -> u8 {
        match self {
            Self::Swiss => 0,
            Self::RoundRobin => 1,
            Self::TeamRoundRobin => 2,
            Self::TeamSwiss => 3,
        }
    }

    pub(super) const fn is_of_teams(self) -> bool {
        matches!(self, Self::TeamRoundRobin | Self::TeamSwiss)
    }

    pub(super) const fn is_round_robin(self) -> bool {
        matches!(self, Self::RoundRobin | Self::TeamRoundRobin)
    }
}

/// A tournament as it is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Upload {
    /// The kind of tournament.
    pub kind: Kind,
    /// Name of the tournament.
    pub name: String,
    /// Town in which it is played.
    pub location: String,
    /// Federation, three letters.
    pub federation: String,
    /// First and last day.
    pub days: Option<(NaiveDate, NaiveDate)>,
    /// Chief arbiter.
    pub chief_arbiter: String,
    /// The other arbiters.
    pub deputies: Vec<String>,
    /// Time control, as people read it.
    pub time_control: String,
    /// Rounds planned.
    pub rounds: u8,
    /// The newest round that is paired.
    pub current: u8,
    /// The round after which places and points are given.
    pub ranking: u8,
    /// How many times each plays against each other, in a round robin.
    pub replay: u8,
    /// Whether all results are there.
    pub is_over: bool,
    /// Boards of a match; 0 in an event of players.
    pub boards: u8,
    /// Codes of the tie-breaks, in their order: `BH/C1`.
    pub tie_breaks: Vec<String>,
    /// Day and time of each round, from the first on.
    pub schedule: Vec<(Option<NaiveDate>, Option<NaiveTime>)>,
    /// In the order of their starting numbers.
    pub players: Vec<Player>,
    /// In the order of their starting numbers.
    pub teams: Vec<Team>,
    /// Games and byes, by round and board.
    pub pairings: Vec<Pairing>,
    /// Matches of teams.
    pub matches: Vec<Match>,
}

/// Place, points and tie-breaks of a player or a team.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Placing {
    /// Place from 1.
    pub place: usize,
    /// Points after the last round that is written.
    pub points: Points,
    /// One value for each tie-break, as shown, with a decimal point.
    pub values: Vec<String>,
    /// Whether somebody listed before has the same place.
    pub is_equal: bool,
}

/// Whether a player is still in the tournament.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum State {
    /// The player plays on.
    #[default]
    Active,
    /// The player left, and their results do not count.
    Annulled,
    /// The player left, and their results count.
    Left,
}

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Starting number.
    pub number: u16,
    /// Surname.
    pub last: String,
    /// Given name.
    pub first: String,
    /// FIDE title.
    pub title: String,
    /// Rating used for the event.
    pub rating: Option<u16>,
    /// Year of birth; the day never goes out.
    pub birth_year: Option<i32>,
    /// Sex; `None` if it is not known.
    pub sex: Option<Sex>,
    /// Federation, three letters.
    pub federation: String,
    /// Name of the club; may be empty.
    pub club: String,
    /// Number in FIDE's register.
    pub fide_id: String,
    /// Board, and starting number of the team; (0, 0) without a team.
    pub seat: (u16, u16),
    /// Place and points.
    pub placing: Placing,
    /// Whether they still play.
    pub state: State,
}

/// A team.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Team {
    /// Starting number.
    pub number: u16,
    /// Full name of the team.
    pub name: String,
    /// Short name.
    pub short: String,
    /// Name of the captain; may be empty.
    pub captain: String,
    /// Average rating.
    pub average: Option<u32>,
    /// Place and the points by which teams are ranked.
    pub placing: Placing,
}
