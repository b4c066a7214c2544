//! Which table a schedule repeats: that of everybody against everybody, or one of sides whose members do not meet each
//! other.

use super::{Misfit, berger, hutton, molter, scheveningen, schiller, sides};
use crate::{
    event::Tpn,
    pairing::{Pair, RoundPairing},
};

/// The most sides: those of the largest Berger table.
const MOST_SIDES: u8 = 100;

/// The table of a schedule. Where there are sides, their members are numbered side by side and within a side by
/// strength: with four members of a side, 1 to 4 are those of side 1, and 5 to 8 those of side 2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Table {
    /// Everybody against everybody.
    #[default]
    Berger,
    /// Two sides, everybody against everybody of the other.
    Scheveningen,
    /// Three or more sides, everybody against everybody of all others.
    Schiller {
        /// How many sides.
        sides: u8,
    },
    /// Two or more sides, one round, the members of about the same strength against each other.
    Hutton {
        /// How many sides.
        sides: u8,
    },
    /// Three or more sides in fewer rounds than there are sides, members of the same strength against each other.
    Molter {
        /// How many sides.
        sides: u8,
        /// How many rounds.
        rounds: u8,
    },
}

impl Table {
    /// How many sides there are; `None` where everybody is for themselves.
    #[must_use]
    pub const fn sides(self) -> Option<u8> {
        match self {
            Self::Berger => None,
            Self::Scheveningen => Some(2),
            Self::Schiller { sides } | Self::Hutton { sides } | Self::Molter { sides, .. } => {
                Some(sides)
            }
        }
    }

    /// How many members a side has; `None` without sides, and where they cannot be of one size.
    #[must_use]
    pub fn members(self, participants: u16) -> Option<u16> {
        let sides = u16::from(self.sides()?);
        let even = participants.checked_rem(sides)? == 0;
        even.then(|| participants.checked_div(sides)).flatten()
    }

    /// The side of a number, from 1; `None` without sides, and where they cannot be of one size.
    #[must_use]
    pub fn side(self, participants: u16, number: Tpn) -> Option<u16> {
        sides::side_of(self.members(participants)?, number)
    }

    /// As text: two tables have different ones.
    #[must_use]
    pub fn code(self) -> String {
        match self {
            Self::Berger => "berger".to_owned(),
            Self::Scheveningen => "scheveningen".to_owned(),
            Self::Schiller { sides } => format!("schiller of {sides}"),
            Self::Hutton { sides } => format!("hutton of {sides}"),
            Self::Molter { sides, rounds } => format!("molter of {sides} in {rounds}"),
        }
    }

    /// How many rows the table has for so many participants.
    ///
    /// # Errors
    /// They are too few, too many, or no sides of one size, or there is no table of such sides. The number of rounds
    /// of an event is not asked: [`Schedule::fits`](super::Schedule::fits) does.
    pub fn fits(self, participants: u16) -> Result<u16, Misfit> {
        let least_sides = match self {
            Self::Berger => {
                return within(participants, 2, berger::MOST_PARTICIPANTS)
                    .map(|()| berger::rows(participants));
            }
            Self::Scheveningen | Self::Hutton { .. } => 2,
            Self::Schiller { .. } | Self::Molter { .. } => 3,
        };
        let sides = self.sides().unwrap_or(0);
        if !(least_sides..=MOST_SIDES).contains(&sides) {
            return Err(Misfit::Sides {
                sides,
                least: least_sides,
                most: MOST_SIDES,
            });
        }
        let most = match self {
            Self::Hutton { .. } | Self::Molter { .. } => u16::MAX,
            _ => scheveningen::MOST_MEMBERS.saturating_mul(u16::from(sides)),
        };
        within(participants, u16::from(sides), most)?;
        let members = self.members(participants).ok_or(Misfit::Unequal {
            participants,
            sides,
        })?;
        Ok(match self {
            Self::Schiller { sides } => schiller::rows(sides, members),
            Self::Hutton { .. } => 1,
            Self::Molter { sides, rounds } => {
                molter::fits(sides, members, rounds)?;
                rounds.into()
            }
            Self::Berger | Self::Scheveningen => members,
        })
    }

    /// How many rows the table has; none where it does not [fit](Self::fits).
    #[must_use]
    pub fn rows(self, participants: u16) -> u16 {
        self.fits(participants).unwrap_or(0)
    }

    /// One row of the table: who meets whom, first board first, and who is free. `row` counts from 0. `None` beyond
    /// the table, and where it does not [fit](Self::fits).
    #[must_use]
    pub fn row(self, participants: u16, row: u16) -> Option<(RoundPairing, Vec<Tpn>)> {
        if row >= self.rows(participants) {
            return None;
        }
        match self {
            Self::Berger => {
                let (pairing, free) = berger::row(participants, row)?;
                Some((pairing, Vec::from_iter(free)))
            }
            Self::Scheveningen => {
                let members = self.members(participants)?;
                let sides = [Tpn::new(1)?, Tpn::new(2)?];
                let boards = scheveningen::row(members, row)?.into_iter();
                let pairs = boards.map(|board| sides::pair(members, sides, board));
                let pairs = pairs.collect::<Option<Vec<Pair>>>()?;
                Some((RoundPairing { pairs, bye: None }, Vec::new()))
            }
            Self::Schiller { sides } => schiller::row(sides, self.members(participants)?, row),
            Self::Hutton { sides } => hutton::row(sides, self.members(participants)?),
            Self::Molter { sides, rounds } => {
                let pairing = molter::row(sides, self.members(participants)?, rounds, row)?;
                Some((pairing, Vec::new()))
            }
        }
    }

    /// Which row, from 0, is played in the place of `row` in a cycle, from 0. `exchanged` asks for an order in which
    /// nobody has one colour three times running when the colours of the next cycle are reversed: in Berger tables the
    /// last two rows of a cycle that another one follows (`another_follows`) change places; two sides begin each
    /// further cycle with a later row, where that is needed; other tables stay as they are.
    pub(super) fn order(
        self,
        participants: u16,
        cycle: u16,
        row: u16,
        another_follows: bool,
    ) -> u16 {
        let rows = self.rows(participants);
        match self {
            Self::Berger if another_follows && rows > 1 && row + 2 >= rows => 2 * rows - 3 - row,
            Self::Scheveningen => {
                let later = scheveningen::later_start(rows) * cycle;
                (row + later).checked_rem(rows).unwrap_or(row)
            }
            Self::Berger | Self::Schiller { .. } | Self::Hutton { .. } | Self::Molter { .. } => row,
        }
    }
}

const fn within(participants: u16, least: u16, most: u16) -> Result<(), Misfit> {
    if participants < least {
        Err(Misfit::TooFew {
            participants,
            least,
        })
    } else if participants > most {
        Err(Misfit::TooMany { participants, most })
    } else {
        Ok(())
    }
}
