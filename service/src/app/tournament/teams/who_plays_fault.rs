//! A breach of the rules on who may play for a team.

/// A breach of the rules on who may play for a team, in a list or in a line-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhoPlaysFault {
    /// The list has too many members.
    TooMany {
        /// Number of members in the list.
        found: usize,
        /// Maximum number of members.
        most: u8,
    },
    /// A player sits above another who must not sit below them.
    Order {
        /// Name of the player who sits too high.
        above: String,
        /// Name of the player who sits too low.
        below: String,
    },
    /// A quota is not met.
    TooFew {
        /// Description of the players in the quota, as the arbiter typed it.
        whom: String,
        /// How many of them are there.
        found: usize,
        /// How many of them must be there.
        least: usize,
    },
    /// A player who is not allowed in any line-up of the event.
    NotAllowed {
        /// Description of the players who are allowed, as the arbiter typed it.
        whom: String,
        /// Name of the player who is not allowed.
        who: String,
    },
}
