//! The ratings of a person, by list and kind of chess.

use super::{Elo, EventKind};

/// The ratings of one list; unrated is `None`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ListRatings {
    /// Rating in standard chess; `None` for the unrated.
    pub standard: Option<Elo>,
    /// Rating in rapid chess; `None` for the unrated.
    pub rapid: Option<Elo>,
    /// Rating in blitz chess; `None` for the unrated.
    pub blitz: Option<Elo>,
}

impl ListRatings {
    /// The rating of this kind.
    #[must_use]
    pub const fn of(self, kind: EventKind) -> Option<Elo> {
        match kind {
            EventKind::Standard => self.standard,
            EventKind::Rapid => self.rapid,
            EventKind::Blitz => self.blitz,
        }
    }

    /// Standard, rapid and blitz: the order of [`EventKind::ALL`].
    #[must_use]
    pub fn by_kind(self) -> [Option<Elo>; 3] {
        EventKind::ALL.map(|kind| self.of(kind))
    }

    /// The ratings in the order of [`EventKind::ALL`].
    #[must_use]
    pub const fn from_kinds([standard, rapid, blitz]: [Option<Elo>; 3]) -> Self {
        Self {
            standard,
            rapid,
            blitz,
        }
    }
}

/// The ratings of a person in all lists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ratings {
    /// The ratings of FIDE.
    pub fide: ListRatings,
    /// The ratings of the national federation.
    pub national: ListRatings,
}

impl Ratings {
    /// The rating used in an event of this kind: FIDE before national, and in each list the rating of the kind before
    /// the standard one.
    #[must_use]
    pub fn used_in(self, kind: EventKind) -> Option<Elo> {
        [self.fide, self.national]
            .into_iter()
            .find_map(|list| list.of(kind).or(list.standard))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fide_before_national_and_the_kind_before_standard() {
        use EventKind::{Blitz, Rapid, Standard};
        // FIDE standard, rapid, blitz, then the national ones; 0 is unrated.
        for (fide, national, used) in [
            ([2100, 2000, 1900], [2200, 2200, 2200], [2100, 2000, 1900]),
            ([2100, 0, 0], [1, 2, 3], [2100, 2100, 2100]),
            ([0, 2000, 0], [1800, 1700, 1600], [1800, 2000, 1600]),
            ([0, 0, 1900], [1800, 1700, 0], [1800, 1700, 1900]),
            ([0, 0, 0], [1800, 1700, 1600], [1800, 1700, 1600]),
            ([0, 0, 0], [1800, 0, 0], [1800, 1800, 1800]),
            ([0, 0, 0], [0, 1700, 0], [0, 1700, 0]),
            ([0, 2000, 1900], [0, 0, 0], [0, 2000, 1900]),
            ([0, 0, 0], [0, 0, 0], [0, 0, 0]),
        ] {
            let list =
                |ratings: [u16; 3]| ListRatings::from_kinds(ratings.map(|r| Elo::new(r).ok()));
            let ratings = Ratings {
                fide: list(fide),
                national: list(national),
            };
            for (kind, expected) in [Standard, Rapid, Blitz].into_iter().zip(used) {
                let got = ratings.used_in(kind).map_or(0, Elo::get);
                assert_eq!(got, expected, "{fide:?} {national:?} {kind:?}");
            }
            assert_eq!(
                ListRatings::from_kinds(ratings.fide.by_kind()),
                ratings.fide
            );
        }
    }
}
