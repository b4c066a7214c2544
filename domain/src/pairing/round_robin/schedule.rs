//! The rounds of a schedule: which row of its table is played when, and with which colours.

use super::{Misfit, Table};
use crate::{
    event::{RoundNumber, Tpn},
    pairing::{Pair, RoundPairing},
};

/// The most rounds of an event.
const MOST_ROUNDS: u8 = 99;

/// By which table people meet, how often, and in which order.
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

/// What a round of a schedule is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The cycle, from 1.
    pub cycle: u8,
    /// The row of the table, from 1.
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
    /// Who is free: one in an odd field; in one with an odd number of sides the members of a side, or one for each
    /// board.
    pub free: Vec<Tpn>,
}

impl Schedule {
    /// The most cycles, and the most games of two in a row.
    pub const MOST: u8 = 8;

    /// Everybody against everybody, once.
    pub const SINGLE: Self = Self {
        table: Table::Berger,
        cycles: 1,
        games: 1,
        exchanged: true,
    };

    /// Twice, the second time with the other colours, and the last two rounds of the first cycle exchanged.
    pub const DOUBLE: Self = Self {
        cycles: 2,
        ..Self::SINGLE
    };

    /// So many cycles, each the Berger table once, every second one with reversed colours; so many games of the two in
    /// a row, with alternating colours. With `exchanged` the last two rounds of a cycle that another one follows
    /// change places, so that nobody has one colour three times running (C.05 Annex 1; with four players it avails
    /// nothing from the third cycle on). With two [sides](Table::Scheveningen) it is the start of a further cycle that
    /// moves, for the same reason; other tables stay in order. `None` outside 1 to 8.
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

    /// This schedule by another table than Berger's.
    #[must_use]
    pub const fn of(self, table: Table) -> Self {
        Self { table, ..self }
    }

    /// The table that each cycle plays once.
    #[must_use]
    pub const fn table(self) -> Table {
        self.table
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

    /// Whether the order of the rounds changes for the sake of the colours, as [`new`](Self::new) says.
    #[must_use]
    pub const fn is_exchanged(self) -> bool {
        self.exchanged
    }

    /// As text: the table unless it is that of Berger, cycles, games in a row, and whether the order changes for the
    /// colours.
    #[must_use]
    pub fn code(self) -> String {
        let exchanged = if self.exchanged { " exchanged" } else { "" };
        let table = match self.table {
            Table::Berger => String::new(),
            other => other.code() + " ",
        };
        format!("{table}{}x{}{exchanged}", self.cycles, self.games)
    }

    /// How many rounds it has for so many participants.
    ///
    /// # Errors
    /// The table is not for so many, or there would be more than 99 rounds; the Molter system has one cycle of single
    /// games.
    pub fn fits(self, participants: u16) -> Result<RoundNumber, Misfit> {
        let rows = u32::from(self.table.fits(participants)?);
        let rounds = rows * u32::from(self.cycles) * u32::from(self.games);
        // In the Molter system nobody meets a side twice.
        let most = match self.table {
            Table::Molter { sides, .. } if rounds > rows => sides.saturating_sub(1),
            _ => MOST_ROUNDS,
        };
        let number = u8::try_from(rounds).ok().filter(|rounds| *rounds <= most);
        let number = number.and_then(RoundNumber::new);
        number.ok_or(Misfit::TooManyRounds { rounds, most })
    }

    /// How many rounds it has; `None` where it does not [fit](Self::fits).
    #[must_use]
    pub fn rounds(self, participants: u16) -> Option<RoundNumber> {
        self.fits(participants).ok()
    }

    /// The schedule of `participants` with so many rounds, as far as the number of rounds tells it: by the same table.
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

    /// What a round is; `None` beyond the last one.
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

    /// The round of this number; `None` beyond the last one.
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
