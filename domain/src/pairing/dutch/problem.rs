//! What is to be matched: a bracket and the players below it, and how the criteria apply.

use super::{field::Field, kept::Kept, vertex::Vertex};

/// The matching problem of one bracket.
pub(super) struct Problem<'a> {
    pub field: &'a Field,
    pub vertices: Vec<Vertex>,
    /// Whether every vertex must be matched, because the whole rest of the field is in the graph. Otherwise an unmatched vertex
    /// goes below the following scoregroup.
    pub everybody: bool,
    /// Whether C9 of 2026 applies.
    pub fewest_unplayed: bool,
    /// Lowest score of the bracket (2017, A.8).
    pub lowest: i32,
    /// Whether the following scoregroup is the last, and somebody must have the bye.
    pub next_is_last: bool,
    /// What must stay as in another pairing of the bracket, if anything.
    pub kept: Option<&'a Kept>,
}
