//! What an event calls rounds without an opponent.

/// What an event calls rounds without an opponent. The same bye has another name in a schedule and on the evenings of a club.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ByeNames {
    /// The names that FIDE uses.
    #[default]
    Usual,
    /// The rounds are a schedule: a player without a game is free.
    Schedule,
    /// The Keizer system: a full-point bye is for a duty in the club.
    Club,
}

impl ByeNames {
    /// The names for an event by the Keizer system, for one whose rounds are a schedule, or else the usual ones.
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
