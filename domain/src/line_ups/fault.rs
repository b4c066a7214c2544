//! Faults of a list or a line-up against the regulations.

/// One fault. Places are indices in the list or line-up that was examined, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineUpFault {
    /// The list is too long.
    TooMany {
        /// How many players it names.
        found: usize,
        /// How many players it may name.
        most: u8,
    },
    /// A player sits above another one who may not sit below them.
    Order {
        /// Place of the player who sits too high.
        above: usize,
        /// Place of the player who sits too low.
        below: usize,
    },
    /// Too few of the players who must play.
    TooFew {
        /// Index of the rule in [`LineUpRules::quotas`](super::LineUpRules::quotas).
        quota: usize,
        /// How many of them are there.
        found: usize,
        /// How many of them there must be.
        least: usize,
    },
    /// A player who may not play at all.
    NotAllowed {
        /// Index of the rule in [`LineUpRules::quotas`](super::LineUpRules::quotas).
        quota: usize,
        /// Place of the player.
        who: usize,
    },
}
