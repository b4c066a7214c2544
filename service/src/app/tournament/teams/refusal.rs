//! Why something about teams is not done.

use chrono::NaiveDateTime;

use super::who_plays_fault::WhoPlaysFault;

/// Reasons about teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TeamRefusal {
    /// It makes no sense in an event of teams.
    NotForTeams,
    /// Fewer than two teams can be paired.
    TooFew,
    /// A team has nobody who could sit at its boards.
    NobodyThere {
        /// Its name.
        team: String,
    },
    /// Round 1 is published, or prepared and needs what would change: teams, their order, the rules of the event.
    Fixed,
    /// Round 1 is published: who plays for a team stays, in this order; others come after them.
    OrderFixed,
    /// Somebody plays for another team.
    InAnotherTeam {
        /// Its name.
        team: String,
    },
    /// Something happened at a board of which the players would change.
    BoardBegun {
        /// Its number in the round.
        board: i32,
    },
    /// Both captains handed in, and everybody sees who plays: an arbiter changes it.
    LineUpsOpen,
    /// A captain hands in nobody, or more than there are boards.
    LineUpSize {
        /// Boards of a match.
        boards: usize,
    },
    /// A captain hands somebody in who is no member of the team, or is not there.
    NotToPlay,
    /// Those whom a captain hands in break what the event says of who plays.
    WhoPlays(Vec<WhoPlaysFault>),
    /// The time for handing in is over.
    TooLate {
        /// When it was, by the clocks of the place.
        until: NaiveDateTime,
    },
    /// Virtual points need matches that are paired by match points, a match won worth two drawn, and one lost worth nothing.
    NotAccelerated,
    /// The two may not meet already, or are one.
    NeverMeet,
    /// Somebody who sits twice, or who is no member of the team for which they sit.
    NoMember {
        /// The board of the match, from 1.
        board: usize,
    },
}
