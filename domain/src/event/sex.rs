//! Sex as federations record it.

/// As recorded in TRF column 10: `m` or `w`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sex {
    /// `m`
    Male,
    /// `w`
    Female,
}
