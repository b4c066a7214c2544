//! What one round was for one team.

use super::{
    super::{Points, RoundEntry},
    TeamScore,
};

/// One round of one team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamEntry {
    /// The opponent, the scheduled colour of the team's board 1, and the state of the match: played if any board was played (the
    /// outcome is then by match points), forfeited if none was, pending while a board has no result.
    pub seat: RoundEntry,
    /// The points of the round. A match that lacks results gives no match points yet.
    pub score: TeamScore,
    /// The points for the next pairing: boards without a result count as draws (C.04.2 art. 3.1).
    pub for_pairing: TeamScore,
    /// The points of each board, from the first on; empty for a bye.
    pub boards: Vec<Points>,
}
