//! Why two meet in a round of a round robin, and when others do.

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
    /// How many take part: the table is the one for them.
    pub participants: u16,
    /// The schedule.
    pub schedule: Schedule,
    /// The round.
    pub round: ScheduledRound,
}

/// Why somebody sits where they sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// How many take part.
    pub participants: u16,
    /// The schedule.
    pub schedule: Schedule,
    /// What the round is.
    pub place: Place,
    /// The board.
    pub pair: Pair,
}

/// Why two do not sit together in this round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// They do.
    AsPaired,
    /// The table gives the two another round, or other rounds: each with its colours.
    Other(Vec<(RoundNumber, Pair)>),
    /// They are of one side, the one of this number, from 1: the table brings no two of a side together.
    SameSide(u16),
    /// They are of different sides, but the table never brings them together (Hutton and Molter systems).
    Never,
    /// Nobody gets a point for a free round: it is the table that says who is free.
    Free(Vec<Tpn>),
}

impl Explained {
    /// The round of this table.
    ///
    /// # Errors
    /// The schedule has no such round.
    pub fn new(
        table: &Crosstable,
        number: RoundNumber,
        schedule: Schedule,
    ) -> Result<Self, Impossible> {
        Self::of(participants(table), number, schedule)
    }

    /// The round of a field of so many, players or teams.
    ///
    /// # Errors
    /// The schedule has no such round.
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

    /// Whether it is this round of this table, by this schedule.
    #[must_use]
    pub fn is_of(&self, table: &Crosstable, number: RoundNumber, schedule: Schedule) -> bool {
        (self.participants, self.number, self.schedule) == (participants(table), number, schedule)
    }

    /// How many are paired.
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

    /// What a hand changed.
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

    /// Why somebody sits where they sit; `None` for whoever is free.
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

    /// When the two of another seat meet instead; the colours are not asked.
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
