//! What an event calls rounds without an opponent.

/// What an event calls rounds without an opponent: the same bye is another thing in a schedule, and in the evenings of a club.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ByeNames {
    /// What FIDE calls them.
    #[default]
    Usual,
    /// The rounds are a schedule: whoever has no game is free.
    Schedule,
    /// The Keizer system: a full-point bye is for a duty in the club.
    Club,
}

impl ByeNames {
    /// Of an event by the Keizer system, of one whose rounds are a schedule, or of any other.
    #[must_use]
    pub const fn of(is_keizer: bool, is_schedule: bool) -> Self {
        match (is_keizer, is_schedule) {
            (true, _) => Self::Club,
            (false, true) => Self::Schedule,
            (false, false) => Self::Usual,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_system_says_what_byes_are_called() {
        for (is_keizer, is_schedule, names) in [
            (false, false, ByeNames::Usual),
            (false, true, ByeNames::Schedule),
            (true, false, ByeNames::Club),
        ] {
            assert_eq!(ByeNames::of(is_keizer, is_schedule), names);
        }
        assert_eq!(ByeNames::default(), ByeNames::Usual);
    }
}
