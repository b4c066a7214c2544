//! What breaks what an event says of who plays for a team.

/// Something that breaks what the event says of who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhoPlaysFault {
    /// The list is too long.
    TooMany {
        /// How many it names.
        found: usize,
        /// How many it may.
        most: u8,
    },
    /// Somebody sits above a player who must not sit below them.
    Order {
        /// Who sits too high.
        above: String,
        /// Who sits too low.
        below: String,
    },
    /// Too few of those who must play.
    TooFew {
        /// Who they are, as the arbiter typed it.
        whom: String,
        /// How many there are.
        found: usize,
        /// How many there must be.
        least: usize,
    },
    /// Somebody who may not play for a team.
    NotAllowed {
        /// Who may, as the arbiter typed it.
        whom: String,
        /// Who may not.
        who: String,
    },
}
