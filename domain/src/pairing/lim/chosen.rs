//! By what a player is chosen to float (3.2, 3.9, 3.10).

/// Kind of a possible floater (3.9). Kind d floats before all others, kind a after all others (3.9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FloaterKind {
    /// Did not float into the scoregroup, and has a compatible opponent in the neighbouring scoregroup.
    D,
    /// Did not float into the scoregroup, and has no such opponent.
    C,
    /// Floated into the scoregroup, and has a compatible opponent in the neighbouring scoregroup.
    B,
    /// Floated into the scoregroup, and has no such opponent.
    A,
}

impl FloaterKind {
    /// Its letter in 3.9.
    #[must_use]
    pub const fn letter(self) -> &'static str {
        match self {
            Self::A => "a",
            Self::B => "b",
            Self::C => "c",
            Self::D => "d",
        }
    }

    /// Place of the kind in the order of floating, from 0.
    pub(super) const fn place(self) -> usize {
        match self {
            Self::D => 0,
            Self::C => 1,
            Self::B => 2,
            Self::A => 3,
        }
    }
}

/// By what a player is chosen to float. The player with the lesser value floats first; between equals the number decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chosen {
    /// Kind of floater (3.9).
    pub kind: FloaterKind,
    /// Whether the player floated in the previous round (3.10).
    pub floated_last: bool,
    /// Whether the player is not due the colour that most of the scoregroup are due (3.2.2); true if there is no such colour.
    pub of_minority: bool,
}
