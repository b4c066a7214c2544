//! Where the position comes from in which an event is judged: from the record, or set up by the arbiter. Nothing is
//! judged on a board whose position nobody entered.

use crate::rules::position::PositionFault;

/// Where the position comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionSource {
    /// From the record: the position after its last move. Without a move it is not known.
    Recorded,
    /// The arbiter set it up.
    SetUp {
        /// The position.
        fen: String,
        /// Half-moves that were recorded at that moment.
        recorded: u32,
    },
    /// What the arbiter set up cannot be, for these reasons.
    Impossible(Vec<PositionFault>),
}

impl PositionSource {
    /// The position that the arbiter set up.
    #[must_use]
    pub fn fen(&self) -> Option<&str> {
        match self {
            Self::SetUp { fen, .. } => Some(fen),
            Self::Recorded | Self::Impossible(_) => None,
        }
    }
}
