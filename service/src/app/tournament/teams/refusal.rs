//! Why a change about teams is refused.

use chrono::NaiveDateTime;

use super::who_plays_fault::WhoPlaysFault;

/// Reasons for refusing a change about teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TeamRefusal {
    /// The action is not meant for team events.
    NotForTeams,
    /// A team asks for a bye that is worth neither a drawn match nor nothing.
    NotAskedByTeams,
    /// Fewer than two teams can be paired.
    TooFew,
    /// A team has no player who can sit at its boards.
    NobodyThere {
        /// Name of the team.
        team: String,
    },
    /// The change would alter what round 1 needs, and round 1 is published or drafted: teams, their order, the rules of the
    /// event.
    Fixed,
    /// Round 1 is published, so the members of a team and their order stay; new members can only be added at the end.
    OrderFixed,
    /// The player is a member of another team.
    InAnotherTeam {
        /// Name of the other team.
        team: String,
    },
    /// Something already happened on a board whose players would change.
    BoardBegun {
        /// Number of the board in the round.
        board: i32,
    },
    /// The line-ups are public, so only an arbiter may change them.
    LineUpsOpen,
    /// A captain hands in no player, or more players than boards.
    LineUpSize {
        /// Number of boards in a match.
        boards: usize,
    },
    /// A captain hands in somebody who is not a member of the team, or cannot play.
    NotToPlay,
    /// The line-up that a captain hands in breaks the event's rules.
    WhoPlays(Vec<WhoPlaysFault>),
    /// The time for handing in is over.
    TooLate {
        /// When it ended, by the clocks of the place.
        until: NaiveDateTime,
    },
    /// Virtual points need pairing by match points, a win worth two draws, and a loss worth 0.
    NotAccelerated,
    /// These two teams are already forbidden to meet, or they are the same team.
    NeverMeet,
    /// A player sits twice, or is not a member of the team for which they sit.
    NoMember {
        /// Number of the board in the match, from 1.
        board: usize,
    },
}
