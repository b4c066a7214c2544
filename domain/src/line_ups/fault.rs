//! Where a list or a line-up breaks the regulations.

/// What is wrong. Places are those in what was looked at, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineUpFault {
    /// The list is too long.
    TooMany {
        /// How many it names.
        found: usize,
        /// How many it may.
        most: u8,
    },
    /// Somebody sits above a player who may not sit below them.
    Order {
        /// The place of the one who sits too high.
        above: usize,
        /// The place of the other.
        below: usize,
    },
    /// Too few of those who must play.
    TooFew {
        /// Which rule, by its place in [`LineUpRules::quotas`](super::LineUpRules::quotas).
        quota: usize,
        /// How many there are.
        found: usize,
        /// How many there must be.
        least: usize,
    },
    /// Somebody who may not play for a team at all.
    NotAllowed {
        /// Which rule.
        quota: usize,
        /// Their place.
        who: usize,
    },
}
