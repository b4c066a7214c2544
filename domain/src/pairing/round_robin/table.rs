//! The table that a schedule repeats: everybody against everybody, or sides whose members do not meet each other.

use super::{Misfit, berger, hutton, molter, scheveningen, schiller, sides};
use crate::{
    event::Tpn,
    pairing::{Pair, RoundPairing},
};

/// Largest number of sides, as in the largest Berger table.
const MOST_SIDES: u8 = 100;

/// The table of a schedule. If there are sides, their members are numbered side by side, and within a side by strength: with
/// four members in a side, 1 to 4 are side 1, and 5 to 8 are side 2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Table {
    /// Everybody against everybody.
    #[default]
    Berger,
    /// Two sides, everybody against everybody of the other side.
    Scheveningen,
    /// Three or more sides, everybody against everybody of all other sides.
    Schiller {
        /// Number of sides.
        sides: u8,
    },
    /// Two or more sides in one round, in which members of about the same strength meet.
    Hutton {
        /// Number of sides.
        sides: u8,
    },
    /// Three or more sides in fewer rounds than there are sides; members of about the same strength meet.
    Molter {
        /// Number of sides.
        sides: u8,
        /// Number of rounds.
        rounds: u8,
    },
}

impl Table {
    /// Number of sides; `None` if everybody plays for themselves.
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

    /// Number of members of a side; `None` without sides, and if the participants cannot be divided into sides of equal size.
    #[must_use]
    pub fn members(self, participants: u16) -> Option<u16> {
        let sides = u16::from(self.sides()?);
        let even = participants.checked_rem(sides)? == 0;
        even.then(|| participants.checked_div(sides)).flatten()
    }

    /// The side of a number, from 1; `None` without sides, and if the participants cannot be divided into sides of equal size.
    #[must_use]
    pub fn side(self, participants: u16, number: Tpn) -> Option<u16> {
        sides::side_of(self.members(participants)?, number)
    }

    /// The table as text; different tables have different codes.
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

    /// Number of rows of the table for this number of participants.
    ///
    /// # Errors
    /// [`Misfit::TooFew`], [`Misfit::TooMany`], [`Misfit::Sides`] or [`Misfit::Unequal`] when the table does not fit the
    /// participants, and in the Molter system the errors of [`molter::fits`]. Whether an event may have as many rounds is
    /// checked by [`Schedule::fits`](super::Schedule::fits).
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

    /// Number of rows of the table; 0 if it does not [fit](Self::fits).
    #[must_use]
    pub fn rows(self, participants: u16) -> u16 {
        self.fits(participants).unwrap_or(0)
    }

    /// One row of the table: who meets whom, first board first, and who is free. `row` counts from 0. `None` beyond the table,
    /// and if it does not [fit](Self::fits).
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

    /// The row, from 0, that is played at the place of `row` in a cycle, from 0, in the order in which nobody has one colour
    /// three times running when the next cycle has reversed colours. In Berger tables the last two rows of a cycle that another
    /// one follows (`another_follows`) change places. Two sides begin each further cycle with a later row, if that is needed.
    /// Other tables stay as they are.
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
