//! The refusal of a move.

use crate::rules::{Chess, edition::Edition, notation::NotationError};

/// A move that was not recorded, and the position in which it was tried.
#[derive(Clone, Debug)]
pub struct MoveRefusal {
    /// The move as typed.
    pub written: String,
    /// The reason.
    pub error: NotationError,
    /// The position in which it was tried.
    pub position: Chess,
    /// The edition of the Laws by which it was judged.
    pub edition: Edition,
}
