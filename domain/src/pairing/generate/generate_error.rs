//! Why no random tournament is made.

use crate::{
    event::{CrosstableError, RoundNumber},
    pairing::Impossible,
};

/// Why no tournament could be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GenerateError {
    /// A number of participants or rounds is outside its range.
    #[error("participants lie between 1 and 65535, rounds between 1 and 99")]
    Range,
    /// A round has no legal pairing. Another seed, fewer rounds or more participants may help.
    #[error("round {round} cannot be paired: {reason}")]
    Impossible {
        /// Number of the round, from 1.
        round: RoundNumber,
        /// Why it cannot be paired.
        reason: Impossible,
    },
    /// The rounds made contradict each other, which is a fault of this module.
    #[error("the rounds made are not a crosstable")]
    Contradiction(Vec<CrosstableError>),
}
