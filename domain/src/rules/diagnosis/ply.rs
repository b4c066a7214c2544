//! Half-moves of a record.

/// A half-move of the game, counted from 1 for the first move of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ply(pub u32);
