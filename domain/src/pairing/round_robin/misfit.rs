//! Why a table does not fit a field.

/// Why a table has no rounds for a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Misfit {
    /// There are too few participants.
    #[error("{participants} participants are fewer than {least}")]
    TooFew {
        /// Number of participants.
        participants: u16,
        /// Least number of participants.
        least: u16,
    },
    /// There are more participants than the table can hold.
    #[error("{participants} participants are more than {most}")]
    TooMany {
        /// Number of participants.
        participants: u16,
        /// Largest number of participants.
        most: u16,
    },
    /// The system does not allow this number of sides.
    #[error("{sides} sides: there must be {least} to {most}")]
    Sides {
        /// Number of sides asked for.
        sides: u8,
        /// Least number of sides.
        least: u8,
        /// Largest number of sides.
        most: u8,
    },
    /// The participants cannot be divided into sides of equal size.
    #[error("{participants} participants are not {sides} sides of one size")]
    Unequal {
        /// Number of participants.
        participants: u16,
        /// Number of sides.
        sides: u8,
    },
    /// A side has an odd number of members, but two boards at a time are paired (Molter system).
    #[error("{members} members of a side are an odd number")]
    OddSides {
        /// Number of members of a side.
        members: u16,
    },
    /// There is no table for this number of sides (Molter system).
    #[error("there is no table of {sides} sides")]
    NoTable {
        /// Number of sides.
        sides: u8,
    },
    /// The schedule would have no rounds (Molter system).
    #[error("there must be a round")]
    NoRounds,
    /// There would be more rounds than an event may have, or than the system allows.
    #[error("{rounds} rounds are more than {most}")]
    TooManyRounds {
        /// Number of rounds that there would be.
        rounds: u32,
        /// Largest number of rounds.
        most: u8,
    },
}
