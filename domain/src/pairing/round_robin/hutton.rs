//! One round of many sides, in which members of about the same strength meet (Hutton system, or jamboree; G. D. Hutton, 1921).
//!
//! There are no official tables. On each board the sides meet as in one row of the Berger table of their numbers: the first
//! members by the first row, the second members by the second row, and so on. If there are more members than rows, the table
//! starts again from its first row with reversed colours. So two sides meet on exactly one board if there are as many members
//! as rows. With an odd number of sides one member is free on each board.

use super::{berger, sides};
use crate::{
    event::Tpn,
    pairing::{Pair, RoundPairing},
};

/// The only row of the table: the first boards first, each in the order of the Berger table; and the members who are free.
/// `None` if the sides have no Berger table.
#[must_use]
pub fn row(sides: u8, members: u16) -> Option<(RoundPairing, Vec<Tpn>)> {
    let rows = berger::rows(u16::from(sides));
    let (mut pairs, mut free) = (Vec::new(), Vec::new());
    for member in 0..members {
        let (cycle, row) = (member.checked_div(rows)?, member.checked_rem(rows)?);
        let (matches, idle) = berger::row(u16::from(sides), row)?;
        let number = |side: Tpn| sides::number(members, side, member);
        for Pair { white, black } in matches.pairs {
            let [white, black] = if cycle.is_multiple_of(2) {
                [white, black]
            } else {
                [black, white]
            };
            pairs.push(Pair {
                white: number(white)?,
                black: number(black)?,
            });
        }
        free.extend(idle.and_then(number));
    }
    Some((RoundPairing { pairs, bye: None }, free))
}
