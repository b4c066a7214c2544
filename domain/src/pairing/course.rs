//! How far a competition has come: which rounds are published, and which one is due.
//!
//! Invariant: rounds are numbered from 1 without a gap. The published ones come first, and no more drafts follow than the
//! format allows.

use std::ops::RangeInclusive;

use thiserror::Error;

use crate::event::{RoundNumber, RoundState};

use super::Format;

/// The rounds of an event that exist so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Course {
    published: u8,
    drafts: u8,
    planned: u8,
    current: u8,
    format: Format,
}

/// Why rounds make no course.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CourseError {
    /// A round has a number that is not the next one.
    #[error("round {found} stands where round {expected} belongs")]
    Number {
        /// The next number.
        expected: u8,
        /// The number that was found.
        found: i32,
    },
    /// The round with this number is published, but a round before it is a draft.
    #[error("round {0} is published and the one before it is a draft")]
    PublishedAfterDraft(u8),
    /// The round with this number is one draft more than the format allows.
    #[error("round {0} is one draft too many")]
    Drafts(u8),
}

impl Course {
    /// The course of a competition of `planned` rounds; `rounds` are given by number.
    ///
    /// # Errors
    /// The first break of the invariant: [`CourseError::Number`], [`CourseError::PublishedAfterDraft`] or
    /// [`CourseError::Drafts`].
    pub fn new(
        format: Format,
        planned: u8,
        rounds: impl IntoIterator<Item = (i32, RoundState)>,
    ) -> Result<Self, CourseError> {
        let mut course = Self {
            published: 0,
            drafts: 0,
            planned,
            current: 0,
            format,
        };
        for (found, state) in rounds {
            let expected = course.there().saturating_add(1);
            if found != i32::from(expected) {
                return Err(CourseError::Number { expected, found });
            }
            match state {
                RoundState::Published if course.drafts > 0 => {
                    return Err(CourseError::PublishedAfterDraft(expected));
                }
                RoundState::Published => course.published += 1,
                RoundState::Draft if usize::from(course.drafts) == format.most_drafts() => {
                    return Err(CourseError::Drafts(expected));
                }
                RoundState::Draft => course.drafts += 1,
            }
        }
        course.current = course.published;
        Ok(course)
    }

    /// The course with the round that is being played. In a schedule, and in a match whose rounds are published together, that
    /// is the first round with open games; in other formats it is the newest round.
    #[must_use]
    pub fn playing(self, first_open: Option<u8>) -> Self {
        let earliest = match self.format {
            Format::Schedule => 1,
            Format::Matches => *self.together(self.published).start(),
            Format::Swiss | Format::KnockOut => self.published,
        };
        let current = first_open.map_or(self.published, |round| round.max(earliest));
        let current = current.min(self.published);
        Self { current, ..self }
    }

    /// The rounds that are made, published and taken back together with this one: all planned rounds in a schedule, the rounds
    /// of both games in a match of two games, otherwise this round alone.
    #[must_use]
    pub fn together(self, round: u8) -> RangeInclusive<u8> {
        match self.format {
            Format::Schedule => 1..=self.planned.max(self.there()),
            Format::Matches => {
                let second = round.div_ceil(2).saturating_mul(2);
                second.saturating_sub(1)..=second
            }
            Format::Swiss | Format::KnockOut => round..=round,
        }
    }

    /// Whether several rounds are played at the same time.
    #[must_use]
    pub const fn has_rounds_together(self) -> bool {
        matches!(self.format, Format::Schedule | Format::Matches)
    }

    /// Whether a match has two games, each a round of its own.
    #[must_use]
    pub const fn is_of_matches(self) -> bool {
        matches!(self.format, Format::Matches)
    }

    /// The course of a competition of which only the number of published rounds is known.
    #[must_use]
    pub const fn of_published(format: Format, planned: u8, published: u8) -> Self {
        Self {
            published,
            drafts: 0,
            planned,
            current: published,
            format,
        }
    }

    /// Whether all rounds exist from the start, and their games are played in any order.
    #[must_use]
    pub const fn is_schedule(self) -> bool {
        matches!(self.format, Format::Schedule)
    }

    /// Number of the round that is being played; 0 before the first.
    #[must_use]
    pub const fn current(self) -> u8 {
        self.current
    }

    /// Number of rounds that exist, published or draft.
    #[must_use]
    pub const fn there(self) -> u8 {
        self.published.saturating_add(self.drafts)
    }

    /// Number of published rounds; these are the first ones.
    #[must_use]
    pub const fn published(self) -> u8 {
        self.published
    }

    /// Number of planned rounds; an event may have gone further by hand.
    #[must_use]
    pub const fn planned(self) -> u8 {
        self.planned
    }

    /// Whether a round is published.
    #[must_use]
    pub const fn is_published(self, round: u8) -> bool {
        round >= 1 && round <= self.published
    }

    /// Whether all planned rounds are published.
    #[must_use]
    pub const fn is_complete(self) -> bool {
        self.published >= self.planned
    }

    /// Whether a later round was paired from this one, so that its results should change only on purpose. Never in a schedule.
    #[must_use]
    pub fn is_earlier(self, round: u8) -> bool {
        *self.together(round).end() < self.published
    }

    /// Number of the first round that is not published. After the last round it is a round that will not be played.
    #[must_use]
    pub const fn due(self) -> u8 {
        self.published.saturating_add(1)
    }

    /// The round to be paired next; `None` when all planned rounds are published.
    #[must_use]
    pub fn to_pair(self) -> Option<RoundNumber> {
        RoundNumber::new(self.due()).filter(|_| !self.is_complete())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const P: RoundState = RoundState::Published;
    const D: RoundState = RoundState::Draft;

    fn course(format: Format, states: &[RoundState]) -> Result<Course, CourseError> {
        Course::new(format, 3, (1..).zip(states.iter().copied()))
    }

    #[test]
    fn the_round_due_is_the_first_that_is_not_published() {
        let cases: [(&[RoundState], u8, Option<u8>); 5] = [
            (&[], 1, Some(1)),
            (&[D], 1, Some(1)),
            (&[P], 2, Some(2)),
            (&[P, P, D], 3, Some(3)),
            (&[P, P, P], 4, None),
        ];
        for (states, due, to_pair) in cases {
            let course = course(Format::Swiss, states).unwrap();
            assert_eq!(course.due(), due, "{states:?}");
            assert_eq!(course.published(), due - 1, "{states:?}");
            assert_eq!(usize::from(course.there()), states.len());
            assert_eq!(
                course.to_pair().map(RoundNumber::get),
                to_pair,
                "{states:?}"
            );
        }
    }

    #[test]
    fn rounds_before_the_newest_are_earlier() {
        let course = course(Format::Swiss, &[P, P, D]).unwrap();
        assert_eq!(
            [1, 2, 3].map(|n| course.is_earlier(n)),
            [true, false, false]
        );
        assert_eq!(
            [0, 1, 2, 3].map(|n| course.is_published(n)),
            [false, true, true, false]
        );
        assert!(!course.is_complete());
        let further = Course::of_published(Format::Swiss, 2, 3);
        assert_eq!((further.planned(), further.is_complete()), (2, true));
    }

    /// In a schedule every round is published, the first round with an open game is being played, and no round is an earlier
    /// one.
    #[test]
    fn a_schedule_is_played_from_its_first_open_round() {
        let all = course(Format::Schedule, &[P, P, P]).unwrap();
        assert!(all.is_schedule() && all.is_complete());
        let rounds = [None, Some(1), Some(2), Some(9)].map(|open| all.playing(open).current());
        assert_eq!(rounds, [3, 1, 2, 3]);
        assert!(![1, 2, 3].iter().any(|round| all.is_earlier(*round)));
        let swiss = course(Format::Swiss, &[P, P]).unwrap();
        assert_eq!((swiss.playing(Some(1)).current(), swiss.current()), (2, 2));
        assert!(!swiss.is_schedule());
    }

    /// The games of a match are published together and played in any order; the first is not an earlier round than the second.
    #[test]
    fn a_match_has_two_rounds() {
        let two = course(Format::Matches, &[P, P, D]).unwrap();
        assert_eq!((two.due(), two.current(), two.there()), (3, 2, 3));
        assert_eq!(
            [0, 1, 2, 3, 4].map(|n| two.together(n)),
            [0..=0, 1..=2, 1..=2, 3..=4, 3..=4]
        );
        assert_eq!(
            [None, Some(1), Some(2)].map(|open| two.playing(open).current()),
            [2, 1, 2]
        );
        assert_eq!([1, 2].map(|n| two.is_earlier(n)), [false, false]);
        let four = Course::of_published(Format::Matches, 6, 4);
        assert_eq!(
            [1, 2, 3, 4].map(|n| four.is_earlier(n)),
            [true, true, false, false]
        );
        // An adjourned game of an earlier match does not make that match the one being played.
        assert_eq!(
            [1, 3, 4].map(|open| four.playing(Some(open)).current()),
            [3, 3, 4]
        );
        let swiss = Course::of_published(Format::Swiss, 6, 4);
        assert_eq!(
            (swiss.together(3), swiss.is_earlier(3), swiss.is_earlier(4)),
            (3..=3, true, false)
        );
    }

    #[test]
    fn what_cannot_stand_is_refused_at_its_first_round() {
        use CourseError::{Drafts, Number, PublishedAfterDraft};
        for format in [Format::Swiss, Format::KnockOut] {
            assert_eq!(course(format, &[P, D, D]), Err(Drafts(3)));
            assert_eq!(course(format, &[D, P]), Err(PublishedAfterDraft(2)));
        }
        assert!(course(Format::Matches, &[P, D, D]).is_ok());
        assert_eq!(course(Format::Matches, &[D, D, D]), Err(Drafts(3)));
        let all = course(Format::Schedule, &[P, D, D]).unwrap();
        assert_eq!((all.published(), all.there(), all.due()), (1, 3, 2));
        let gap = Course::new(Format::Swiss, 3, [(1, P), (3, P)]);
        let (expected, found) = (2, 3);
        assert_eq!(gap, Err(Number { expected, found }));
    }
}
