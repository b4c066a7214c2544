//! What is to be matched: a bracket and what lies below it, and what the criteria ask about it.

use super::{field::Field, kept::Kept, vertex::Vertex};

/// The matching problem of one bracket.
pub(super) struct Problem<'a> {
    pub field: &'a Field,
    pub vertices: Vec<Vertex>,
    /// Everybody must be matched (the whole rest of the field is in the graph). Otherwise an unmatched
    /// vertex is one that goes below the following scoregroup.
    pub everybody: bool,
    /// C9 of 2026 applies.
    pub fewest_unplayed: bool,
    /// The lowest score of the bracket (2017, A.8).
    pub lowest: i32,
    /// The following scoregroup is the last, and somebody must have the bye.
    pub next_is_last: bool,
    /// What must stay as in another pairing of the bracket.
    pub kept: Option<&'a Kept>,
}
