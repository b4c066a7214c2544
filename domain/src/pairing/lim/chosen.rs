//! What somebody was chosen by to float (3.2, 3.9, 3.10).

/// What makes a player float before others: the last comes first (3.9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FloaterKind {
    /// Did not float into the scoregroup, and has a compatible opponent in the neighbouring one.
    D,
    /// Did not float into it, and has none.
    C,
    /// Floated into it already, and has one.
    B,
    /// Floated into it already, and has none.
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

    /// Its place among those who float, from 0.
    pub(super) const fn place(self) -> usize {
        match self {
            Self::D => 0,
            Self::C => 1,
            Self::B => 2,
            Self::A => 3,
        }
    }
}

/// What a player was chosen by to float; the lesser comes first, then the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chosen {
    /// 3.9.
    pub kind: FloaterKind,
    /// 3.10: floated in the previous round.
    pub floated_last: bool,
    /// 3.2.2: not due the colour that more of the scoregroup are due.
    pub of_minority: bool,
}
