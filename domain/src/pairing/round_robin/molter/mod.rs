//! Three or more sides in fewer rounds than there are sides, with boards by strength and individual games (Molter system, of
//! French schools).
//!
//! There is no algorithm for the system. Its tables meet these conditions instead:
//!
//! | condition | where |
//! |---|---|
//! | everybody plays in every round, never against their own side, never twice against one side | `opponents` |
//! | the boards of a side meet at least two other sides in a round | `opponents` |
//! | even number of sides: only equal boards meet | `opponents`, by the Berger table |
//! | odd number of sides: of two neighbouring boards, the first of them odd, one pair crosses in each round; nobody goes down twice, or up twice | `kept`, found by search |
//! | nobody has one colour three times running; in the end colours are equal, or differ by one with an odd number of rounds | `colours`, two rounds at a time |
//! | a side has as many Whites as Blacks after every two rounds and in the end, and at most two more before | `colours`; every second pair of boards is reversed |
//!
//! Two boards at a time are paired, so a side has an even number of members. With an odd number of sides there are tables for
//! 3, 5, 7 and 9; with an even number there is always one. On any two boards paired in this way, two sides have met after each
//! round as often as any other two, or once more. The next two boards have the same opponents with reversed colours, and the
//! four boards after them have other opponents. Nothing else is done for the spread of opponents, and nothing for those who go
//! down and up.

mod colours;
mod kept;
mod opponents;

use super::{Misfit, sides};
use crate::{
    event::Tpn,
    pairing::{Pair, RoundPairing},
};

/// Whether there is a table for this number of sides, members of a side and rounds.
///
/// # Errors
/// The reason why there is no table: [`Misfit::NoRounds`], [`Misfit::TooManyRounds`], [`Misfit::OddSides`] or
/// [`Misfit::NoTable`].
pub fn fits(sides: u8, members: u16, rounds: u8) -> Result<(), Misfit> {
    if rounds == 0 {
        Err(Misfit::NoRounds)
    } else if rounds >= sides {
        Err(Misfit::TooManyRounds {
            rounds: rounds.into(),
            most: sides.saturating_sub(1),
        })
    } else if members % 2 == 1 {
        Err(Misfit::OddSides { members })
    } else if sides % 2 == 1 && u16::from(sides) > kept::MOST_SIDES {
        Err(Misfit::NoTable { sides })
    } else {
        Ok(())
    }
}

/// One row of the table, first boards first. `row` counts from 0. `None` beyond the table, and if there is no table.
#[must_use]
pub fn row(sides: u8, members: u16, rounds: u8, row: u16) -> Option<RoundPairing> {
    if row >= u16::from(rounds) || fits(sides, members, rounds).is_err() {
        return None;
    }
    let (count, rounds) = (u16::from(sides), u16::from(rounds));
    let mut pairs = Vec::new();
    for couple in 0..members / 2 {
        let first = row - row % 2;
        let opening = opponents::row(count, rounds, couple, first)?;
        let reply = if first + 1 < rounds {
            Some(opponents::row(count, rounds, couple, first + 1)?)
        } else {
            None
        };
        let whites = whites(&opening, reply.as_deref())?;
        let is_reversed = (row + couple) % 2 == 1;
        let partners = match reply {
            Some(reply) if row > first => reply,
            _ => opening,
        };
        let tpn = |seat: usize| {
            let seat = u16::try_from(seat).ok()?;
            let side = Tpn::new(seat % count + 1)?;
            sides::number(members, side, 2 * couple + seat / count)
        };
        for (seat, (partner, has_white)) in partners.into_iter().zip(whites).enumerate() {
            if partner < seat {
                continue;
            }
            let (one, other) = (tpn(seat)?, tpn(partner)?);
            let (white, black) = if has_white == is_reversed {
                (other, one)
            } else {
                (one, other)
            };
            pairs.push(Pair { white, black });
        }
    }
    Some(RoundPairing { pairs, bye: None })
}

/// Who has White in the first of two rounds; in the second everybody has the other colour. Of the two members of a side one has
/// White, if both rounds allow it; if there is no second round, always.
fn whites(opening: &[usize], reply: Option<&[usize]>) -> Option<Vec<bool>> {
    let half = opening.len() / 2;
    let mates: Vec<usize> = (half..opening.len()).chain(0..half).collect();
    let even = colours::along(opening, &mates)?;
    match reply {
        Some(reply) if !colours::suit(&even, reply) => colours::along(opening, reply),
        _ => Some(even),
    }
}
