//! A board of two sides.

/// A board: a member of the first side and one of the second, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// The member of the first side.
    pub first: u16,
    /// The member of the second side.
    pub second: u16,
    /// Whether the first side has White.
    pub first_has_white: bool,
}
