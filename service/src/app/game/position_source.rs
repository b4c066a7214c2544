//! The source of the position in which an event is judged: the record, or the arbiter who set it up. If nobody entered
//! a position, nothing is judged from it.

use crate::rules::position::PositionFault;

/// The source of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionSource {
    /// The record: the position after its last move. Without any move the position is not known.
    Recorded,
    /// The arbiter, who set the position up.
    SetUp {
        /// FEN of the position.
        fen: String,
        /// Number of half-moves recorded at that moment.
        recorded: u32,
    },
    /// The arbiter set up an impossible position, for these reasons.
    Impossible(Vec<PositionFault>),
}

impl PositionSource {
    /// FEN of the position that the arbiter set up.
    #[must_use]
    pub fn fen(&self) -> Option<&str> {
        match self {
            Self::SetUp { fen, .. } => Some(fen),
            Self::Recorded | Self::Impossible(_) => None,
        }
    }
}
