//! Why two meet in a round of a schedule, and when others meet.

use super::{Place, Schedule, ScheduledRound};
use crate::{
    event::{Crosstable, RoundNumber, Tpn},
    pairing::{HandMade, Impossible, Pair, RoundPairing, Seat},
};

/// A round of the schedule that can say why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    participants: u16,
    number: RoundNumber,
    schedule: Schedule,
    round: ScheduledRound,
}

/// A whole round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Number of participants, which gives the size of the table.
    pub participants: u16,
    pub schedule: Schedule,
    pub round: ScheduledRound,
}

/// Why somebody sits where they sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Number of participants.
    pub participants: u16,
    pub schedule: Schedule,
    /// Place of the round in the schedule.
    pub place: Place,
    /// The board.
    pub pair: Pair,
}

/// Why two do not meet in this round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// They do meet.
    AsPaired,
    /// The table brings the two together in other rounds: each with its pair and colours.
    Other(Vec<(RoundNumber, Pair)>),
    /// Both belong to the side of this number, from 1; the table brings no two of a side together.
    SameSide(u16),
    /// They belong to different sides, but the table never brings them together (Hutton and Molter systems).
    Never,
    /// Nobody has a bye: the table says who is free, and these are.
    Free(Vec<Tpn>),
}

impl Explained {
    /// The round of this table.
    ///
    /// # Errors
    /// [`Impossible::NotScheduled`] when the schedule has no such round.
    pub fn new(
        table: &Crosstable,
        number: RoundNumber,
        schedule: Schedule,
    ) -> Result<Self, Impossible> {
        Self::of(participants(table), number, schedule)
    }

    /// The round for a number of participants, players or teams.
    ///
    /// # Errors
    /// [`Impossible::NotScheduled`] when the schedule has no such round.
    pub fn of(
        participants: u16,
        number: RoundNumber,
        schedule: Schedule,
    ) -> Result<Self, Impossible> {
        let round = schedule.round(participants, number);
        let rounds = schedule.rounds(participants).map_or(0, RoundNumber::get);
        Ok(Self {
            participants,
            number,
            schedule,
            round: round.ok_or(Impossible::NotScheduled { rounds })?,
        })
    }

    /// Whether this is the given round of a table of this size, by this schedule.
    #[must_use]
    pub fn is_of(&self, table: &Crosstable, number: RoundNumber, schedule: Schedule) -> bool {
        (self.participants, self.number, self.schedule) == (participants(table), number, schedule)
    }

    /// Number of participants who have an opponent.
    #[must_use]
    pub fn size(&self) -> usize {
        2 * self.round.pairing.pairs.len()
    }

    /// The boards.
    #[must_use]
    pub fn pairing(&self) -> RoundPairing {
        self.round.pairing.clone()
    }

    /// The whole round.
    #[must_use]
    pub fn report(&self) -> Report {
        Report {
            participants: self.participants,
            schedule: self.schedule,
            round: self.round.clone(),
        }
    }

    /// How the round made by hand differs from this one.
    #[must_use]
    pub fn by_hand(&self, hand: &RoundPairing) -> HandMade {
        let pairs = hand.pairs.iter().copied();
        HandMade {
            differing: pairs
                .filter(|pair| !self.round.pairing.pairs.contains(pair))
                .collect(),
            other_bye: hand.bye.is_some(),
            ..HandMade::default()
        }
    }

    /// Why somebody sits where they sit; `None` if they are free.
    #[must_use]
    pub fn why(&self, tpn: Tpn) -> Option<Reason> {
        match self.round.pairing.seat(tpn)? {
            Seat::Pair(pair) => Some(Reason {
                participants: self.participants,
                schedule: self.schedule,
                place: self.round.place,
                pair,
            }),
            Seat::Bye(_) => None,
        }
    }

    /// When the two of another seat meet instead. The colours of a pair play no part.
    #[must_use]
    pub fn why_not(&self, instead: Seat) -> Answer {
        let Seat::Pair(pair) = instead else {
            return Answer::Free(self.round.free.clone());
        };
        let (a, b) = (pair.white, pair.black);
        let side = |tpn| self.schedule.table().side(self.participants, tpn);
        if let (Some(one), Some(other)) = (side(a), side(b))
            && one == other
        {
            return Answer::SameSide(one);
        }
        let meetings = self.schedule.meetings(self.participants, a, b);
        if meetings.iter().any(|(number, _)| *number == self.number) {
            return Answer::AsPaired;
        }
        if meetings.is_empty() {
            return Answer::Never;
        }
        Answer::Other(meetings)
    }
}

fn participants(table: &Crosstable) -> u16 {
    u16::try_from(table.participants().len()).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Participant, ScoringSystem};

    const SINGLE: Schedule = Schedule::SINGLE;

    /// A crosstable before round 1.
    fn empty(participants: usize) -> Crosstable {
        let nobody = Participant {
            rating: None,
            entries: Vec::new(),
        };
        let all = vec![nobody; participants];
        Crosstable::new(all, 18, ScoringSystem::STANDARD).unwrap()
    }

    fn round(number: u8) -> RoundNumber {
        RoundNumber::new(number).unwrap()
    }

    #[test]
    fn a_round_is_that_of_its_field_number_and_schedule_alone() {
        let explained = Explained::new(&empty(8), round(1), SINGLE).unwrap();
        for (participants, number, schedule, is_it) in [
            (8, 1, SINGLE, true),
            (9, 1, SINGLE, false),
            (8, 2, SINGLE, false),
            (8, 1, Schedule::DOUBLE, false),
            (9, 2, Schedule::DOUBLE, false),
        ] {
            let table = empty(participants);
            let found = explained.is_of(&table, round(number), schedule);
            assert_eq!(found, is_it, "{participants} {number} {schedule:?}");
        }
    }

    #[test]
    fn two_sit_at_each_board_and_whoever_is_free_at_none() {
        for (participants, size) in [(2, 2), (3, 2), (8, 8), (9, 8)] {
            let explained = Explained::of(participants, round(1), SINGLE).unwrap();
            assert_eq!(explained.size(), size, "{participants}");
        }
    }

    /// A schedule gives no bye, so any bye is the arbiter's own, and so is any other board.
    #[test]
    fn boards_and_byes_that_no_table_gives_are_by_hand() {
        let explained = Explained::of(9, round(1), SINGLE).unwrap();
        let ruled = explained.pairing();
        let free = explained.report().round.free;
        assert_eq!((ruled.bye, free.len()), (None, 1));
        let first = ruled.pairs[0];
        let turned = Pair {
            white: first.black,
            black: first.white,
        };
        let with_first = |pair| {
            let mut pairs = ruled.pairs.clone();
            pairs[0] = pair;
            pairs
        };
        for (pair, bye, differing, other_bye) in [
            (first, None, vec![], false),
            (first, Some(free[0]), vec![], true),
            (turned, None, vec![turned], false),
            (turned, Some(free[0]), vec![turned], true),
        ] {
            let hand = RoundPairing {
                pairs: with_first(pair),
                bye,
            };
            let expected = HandMade {
                differing,
                other_bye,
                ..HandMade::default()
            };
            assert_eq!(explained.by_hand(&hand), expected, "{pair:?} {bye:?}");
        }
    }
}
