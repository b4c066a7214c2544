//! Why a field has no schedule.

/// Why a table has no rounds for a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Misfit {
    /// There are too few to meet.
    #[error("{participants} participants are fewer than {least}")]
    TooFew {
        /// How many there are.
        participants: u16,
        /// How many there must be.
        least: u16,
    },
    /// There are more than the table can hold.
    #[error("{participants} participants are more than {most}")]
    TooMany {
        /// How many there are.
        participants: u16,
        /// The most that may be.
        most: u16,
    },
    /// The system is one of more sides, or of fewer.
    #[error("{sides} sides: there must be {least} to {most}")]
    Sides {
        /// How many were asked for.
        sides: u8,
        /// The fewest that there must be.
        least: u8,
        /// The most that there may be.
        most: u8,
    },
    /// The sides cannot have the same number of members.
    #[error("{participants} participants are not {sides} sides of one size")]
    Unequal {
        /// How many there are.
        participants: u16,
        /// How many sides they make.
        sides: u8,
    },
    /// Two boards at a time are paired, but a side has an odd number of members (Molter system).
    #[error("{members} members of a side are an odd number")]
    OddSides {
        /// The members of a side.
        members: u16,
    },
    /// There is no table of so many sides (Molter system).
    #[error("there is no table of {sides} sides")]
    NoTable {
        /// How many sides.
        sides: u8,
    },
    /// No rounds were asked for (Molter system).
    #[error("there must be a round")]
    NoRounds,
    /// There would be more rounds than an event may have, or than the system allows.
    #[error("{rounds} rounds are more than {most}")]
    TooManyRounds {
        /// How many there would be.
        rounds: u32,
        /// The most that there may be.
        most: u8,
    },
}
