//! What one round was for one team.

use super::{
    super::{Points, RoundEntry},
    TeamScore,
};

/// One round of one team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamEntry {
    /// The opponent, the colour of the team's board 1 as scheduled, and what became of the match: played where a board was
    /// (then the outcome is by match points), forfeited where none was, pending while a board has no result.
    pub seat: RoundEntry,
    /// What the round gave. A match without all of its results gives no match points yet.
    pub score: TeamScore,
    /// What the round gives for the next pairing: boards without a result count as draws (C.04.2 art. 3.1).
    pub for_pairing: TeamScore,
    /// What each board scored, from the first on; empty for a bye.
    pub boards: Vec<Points>,
}
