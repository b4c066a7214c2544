//! Boards that stand side by side.

/// Boards from one number to another, both included; numbers begin with 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardRange {
    first: u16,
    last: u16,
}

impl BoardRange {
    /// From `first` to `last`; `None` if `first` is 0 or greater than `last`.
    #[must_use]
    pub const fn new(first: u16, last: u16) -> Option<Self> {
        if first == 0 || first > last {
            return None;
        }
        Some(Self { first, last })
    }

    /// The first board.
    #[must_use]
    pub const fn first(self) -> u16 {
        self.first
    }

    /// The last board.
    #[must_use]
    pub const fn last(self) -> u16 {
        self.last
    }

    /// Whether a board is among them.
    #[must_use]
    pub const fn has(self, board: u16) -> bool {
        self.first <= board && board <= self.last
    }
}

#[cfg(test)]
mod tests {
    use super::BoardRange;

    #[test]
    fn a_range_holds_its_ends() {
        let range = BoardRange::new(3, 5).unwrap();
        let held: Vec<u16> = (0..=7).filter(|board| range.has(*board)).collect();
        assert_eq!(held, [3, 4, 5]);
        assert_eq!((range.first(), range.last()), (3, 5));
        assert!(BoardRange::new(4, 4).is_some_and(|one| one.has(4)));
        assert!(BoardRange::new(0, 4).is_none());
        assert!(BoardRange::new(5, 4).is_none());
    }
}
