//! The rounds of a round robin: which row of the Berger table is played when, and with which colours.

use super::berger;
use crate::{
    event::{RoundNumber, Tpn},
    pairing::{Pair, RoundPairing},
};

/// How often everybody meets everybody, and in which order.
///
/// Invariant: 1 to [`MOST`](Self::MOST) cycles and games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Schedule {
    cycles: u8,
    games: u8,
    exchanged: bool,
}

impl Default for Schedule {
    fn default() -> Self {
        Self::SINGLE
    }
}

/// What a round of a schedule is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The cycle, from 1.
    pub cycle: u8,
    /// The row of the Berger table, from 1.
    pub row: u8,
    /// The game of the two with each other within the cycle, from 1.
    pub game: u8,
    /// Whether the colours of the table are reversed.
    pub reversed: bool,
}

/// A round of a schedule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScheduledRound {
    /// What it is.
    pub place: Place,
    /// Its boards, in the order of the table.
    pub pairing: RoundPairing,
    /// Who is free, in an odd field.
    pub free: Option<Tpn>,
}

impl Schedule {
    /// The most cycles, and the most games of two in a row.
    pub const MOST: u8 = 8;

    /// Everybody against everybody, once.
    pub const SINGLE: Self = Self {
        cycles: 1,
        games: 1,
        exchanged: true,
    };

    /// Twice, the second time with the other colours, and the last two rounds of the first cycle exchanged.
    pub const DOUBLE: Self = Self {
        cycles: 2,
        ..Self::SINGLE
    };

    /// So many cycles, each the Berger table once, every second one with reversed colours; so many games of the two in a
    /// row, with alternating colours. With `exchanged` the last two rounds of a cycle that another one follows change
    /// places, so that nobody has one colour three times running (C.05 Annex 1; with four players it avails nothing from the
    /// third cycle on). `None` outside 1 to 8.
    #[must_use]
    pub const fn new(cycles: u8, games: u8, exchanged: bool) -> Option<Self> {
        if cycles < 1 || cycles > Self::MOST || games < 1 || games > Self::MOST {
            return None;
        }
        Some(Self {
            cycles,
            games,
            exchanged,
        })
    }

    /// How often everybody meets everybody on different days.
    #[must_use]
    pub const fn cycles(self) -> u8 {
        self.cycles
    }

    /// Games in a row.
    #[must_use]
    pub const fn games(self) -> u8 {
        self.games
    }

    /// Whether the last two rounds of a cycle are exchanged.
    #[must_use]
    pub const fn is_exchanged(self) -> bool {
        self.exchanged
    }

    /// As text: cycles, games in a row, and whether the last two rounds of a cycle are exchanged.
    #[must_use]
    pub fn code(self) -> String {
        let exchanged = if self.exchanged { " exchanged" } else { "" };
        format!("{}x{}{exchanged}", self.cycles, self.games)
    }

    /// How many rounds it has; `None` where they are none or more than 99.
    #[must_use]
    pub fn rounds(self, participants: u16) -> Option<RoundNumber> {
        let rows = berger::rows(participants);
        let all = rows.checked_mul(u16::from(self.cycles) * u16::from(self.games))?;
        u8::try_from(all).ok().and_then(RoundNumber::new)
    }

    /// The schedule of `participants` with so many rounds, as far as the number of rounds tells it.
    #[must_use]
    pub fn with_rounds(self, participants: u16, rounds: u8) -> Option<Self> {
        let one = berger::rows(participants).checked_mul(u16::from(self.games))?;
        let cycles = u16::from(rounds).checked_div(one)?;
        let found = Self::new(u8::try_from(cycles).ok()?, self.games, self.exchanged)?;
        (found.rounds(participants)?.get() == rounds).then_some(found)
    }

    /// What a round is; `None` beyond the last one.
    #[must_use]
    pub fn place(self, participants: u16, round: RoundNumber) -> Option<Place> {
        if round > self.rounds(participants)? {
            return None;
        }
        let rows = berger::rows(participants);
        let index = u16::from(round.get()) - 1;
        let (meeting, game) = (index / u16::from(self.games), index % u16::from(self.games));
        let (cycle, row) = (meeting / rows, meeting % rows);
        let another_follows = cycle + 1 < u16::from(self.cycles);
        let row = if self.exchanged && another_follows && rows > 1 && row + 2 >= rows {
            2 * rows - 3 - row
        } else {
            row
        };
        let small = |number: u16| u8::try_from(number + 1).ok();
        Some(Place {
            cycle: small(cycle)?,
            row: small(row)?,
            game: small(game)?,
            reversed: (cycle + game) % 2 == 1,
        })
    }

    /// The round of this number; `None` beyond the last one.
    #[must_use]
    pub fn round(self, participants: u16, round: RoundNumber) -> Option<ScheduledRound> {
        let place = self.place(participants, round)?;
        let (mut pairing, free) = berger::row(participants, u16::from(place.row) - 1)?;
        if place.reversed {
            for pair in &mut pairing.pairs {
                *pair = Pair {
                    white: pair.black,
                    black: pair.white,
                };
            }
        }
        Some(ScheduledRound {
            place,
            pairing,
            free,
        })
    }

    /// When the two meet, first meeting first.
    #[must_use]
    pub fn meetings(self, participants: u16, a: Tpn, b: Tpn) -> Vec<(RoundNumber, Pair)> {
        let rounds = self.rounds(participants).map_or(0, RoundNumber::get);
        (1..=rounds)
            .filter_map(RoundNumber::new)
            .filter_map(|number| {
                let round = self.round(participants, number)?;
                let mut pairs = round.pairing.pairs.into_iter();
                let pair = pairs.find(|pair| {
                    (pair.white, pair.black) == (a, b) || (pair.white, pair.black) == (b, a)
                })?;
                Some((number, pair))
            })
            .collect()
    }
}
