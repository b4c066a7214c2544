//! Whether and how the pairing scores of an event are accelerated.

use crate::event::words;

/// Whether and how the pairing scores of an event are accelerated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Accelerated {
    /// Not accelerated.
    #[default]
    No,
    /// By the Baku method (C.04.7).
    Baku,
    /// By virtual points that came with a file or were entered by hand.
    Listed,
}

impl Accelerated {
    /// Every way, the usual one first.
    pub const ALL: [Self; 3] = [Self::No, Self::Baku, Self::Listed];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::No => "none",
            Self::Baku => "baku",
            Self::Listed => "listed",
        }
    }
}

words!(Accelerated);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_have_codes() {
        assert_eq!(
            Accelerated::ALL.map(Accelerated::code),
            ["none", "baku", "listed"]
        );
    }
}
