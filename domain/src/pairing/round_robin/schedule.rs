//! The rounds of a schedule: which row of its table is played in which round, and with which colours.

use super::{Misfit, Table};
use crate::{
    event::{RoundNumber, Tpn},
    pairing::{Pair, RoundPairing},
};

/// Largest number of rounds of an event.
const MOST_ROUNDS: u8 = 99;

/// A table, how often it is played, and in which order.
///
/// Invariant: 1 to [`MOST`](Self::MOST) cycles and games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Schedule {
    table: Table,
    cycles: u8,
    games: u8,
    exchanged: bool,
}

impl Default for Schedule {
    fn default() -> Self {
        Self::SINGLE
    }
}

/// Place of a round in a schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The cycle, from 1.
    pub cycle: u8,
    /// The row of the table, from 1.
    pub row: u8,
    /// The game of the same two within the cycle, from 1.
    pub game: u8,
    /// Whether the colours of the table are reversed.
    pub reversed: bool,
}

/// A round of a schedule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScheduledRound {
    /// Its place in the schedule.
    pub place: Place,
    /// The boards, in the order of the table.
    pub pairing: RoundPairing,
    /// The participants who are free. With an odd number of participants this is one; with an odd number of sides, the members
    /// of one side or one member for each board.
    pub free: Vec<Tpn>,
}

impl Schedule {
    /// Largest number of cycles, and of games in a row between the same two.
    pub const MOST: u8 = 8;

    /// Everybody against everybody, once.
    pub const SINGLE: Self = Self {
        table: Table::Berger,
        cycles: 1,
        games: 1,
        exchanged: true,
    };

    /// Everybody against everybody, twice: the second time with reversed colours, and with the last two rounds of the first
    /// cycle exchanged.
    pub const DOUBLE: Self = Self {
        cycles: 2,
        ..Self::SINGLE
    };

    /// `cycles` times the Berger table, every second time with reversed colours, and `games` games in a row between the same
    /// two, with alternating colours. With `exchanged` the last two rounds of each cycle but the last change places, so that
    /// nobody has one colour three times running (C.05 Annex 1; with four players it does not help from the third cycle on).
    /// With two [sides](Table::Scheveningen) it is instead the start of further cycles that moves, for the same reason; other
    /// tables stay in order. `None` outside 1 to 8.
    #[must_use]
    pub const fn new(cycles: u8, games: u8, exchanged: bool) -> Option<Self> {
        if cycles < 1 || cycles > Self::MOST || games < 1 || games > Self::MOST {
            return None;
        }
        Some(Self {
            table: Table::Berger,
            cycles,
            games,
            exchanged,
        })
    }

    /// This schedule by another table.
    #[must_use]
    pub const fn of(self, table: Table) -> Self {
        Self { table, ..self }
    }

    /// The table that each cycle plays once.
    #[must_use]
    pub const fn table(self) -> Table {
        self.table
    }

    /// Number of times that the table is played.
    #[must_use]
    pub const fn cycles(self) -> u8 {
        self.cycles
    }

    /// Number of games in a row between the same two.
    #[must_use]
    pub const fn games(self) -> u8 {
        self.games
    }

    /// Whether the order of rounds changes for the sake of the colours, as in [`new`](Self::new).
    #[must_use]
    pub const fn is_exchanged(self) -> bool {
        self.exchanged
    }

    /// The schedule as text: the table unless it is Berger's, the cycles, the games in a row, and whether the order changes for
    /// the colours.
    #[must_use]
    pub fn code(self) -> String {
        let exchanged = if self.exchanged { " exchanged" } else { "" };
        let table = match self.table {
            Table::Berger => String::new(),
            other => other.code() + " ",
        };
        format!("{table}{}x{}{exchanged}", self.cycles, self.games)
    }

    /// Number of rounds for this number of participants.
    ///
    /// # Errors
    /// The errors of [`Table::fits`]; [`Misfit::TooManyRounds`] when there would be more than 99 rounds or, in the Molter
    /// system, more than one cycle of single games.
    pub fn fits(self, participants: u16) -> Result<RoundNumber, Misfit> {
        let rows = u32::from(self.table.fits(participants)?);
        let rounds = rows * u32::from(self.cycles) * u32::from(self.games);
        // In the Molter system nobody meets a side twice, so there is only one cycle of single games.
        let most = match self.table {
            Table::Molter { sides, .. } if rounds > rows => sides.saturating_sub(1),
            _ => MOST_ROUNDS,
        };
        let number = u8::try_from(rounds).ok().filter(|rounds| *rounds <= most);
        let number = number.and_then(RoundNumber::new);
        number.ok_or(Misfit::TooManyRounds { rounds, most })
    }

    /// Number of rounds; `None` if the schedule does not [fit](Self::fits).
    #[must_use]
    pub fn rounds(self, participants: u16) -> Option<RoundNumber> {
        self.fits(participants).ok()
    }

    /// The schedule of `participants` by the same table with this number of rounds, which gives the cycles; `None` if it gives
    /// none.
    #[must_use]
    pub fn with_rounds(self, participants: u16, rounds: u8) -> Option<Self> {
        let one = self
            .table
            .rows(participants)
            .checked_mul(u16::from(self.games))?;
        let cycles = u16::from(rounds).checked_div(one)?;
        let found = Self::new(u8::try_from(cycles).ok()?, self.games, self.exchanged)?;
        let found = found.of(self.table);
        (found.rounds(participants)?.get() == rounds).then_some(found)
    }

    /// Place of a round in the schedule; `None` beyond the last one.
    #[must_use]
    pub fn place(self, participants: u16, round: RoundNumber) -> Option<Place> {
        if round > self.rounds(participants)? {
            return None;
        }
        let rows = self.table.rows(participants);
        let index = u16::from(round.get()) - 1;
        let (meeting, game) = (index / u16::from(self.games), index % u16::from(self.games));
        let (cycle, row) = (meeting / rows, meeting % rows);
        let another_follows = cycle + 1 < u16::from(self.cycles);
        let row = if self.exchanged {
            self.table.order(participants, cycle, row, another_follows)
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

    /// The round with this number; `None` beyond the last one.
    #[must_use]
    pub fn round(self, participants: u16, round: RoundNumber) -> Option<ScheduledRound> {
        let place = self.place(participants, round)?;
        let row = u16::from(place.row) - 1;
        let (mut pairing, free) = self.table.row(participants, row)?;
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

    /// The rounds in which the two meet, in order, each with its pair.
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
