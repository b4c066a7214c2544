//! Why a move of a game was not recorded.

use crate::rules::{Chess, edition::Edition, notation::NotationError};

/// A move that was not recorded, and the position in which it was tried.
#[derive(Clone, Debug)]
pub struct MoveRefusal {
    /// As typed.
    pub written: String,
    /// Why it was not recorded.
    pub error: NotationError,
    pub position: Chess,
    /// The edition of the Laws by which it was judged.
    pub edition: Edition,
}
