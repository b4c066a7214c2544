//! Three or more sides, everybody against everybody of all other sides (Schiller system).
//!
//! There are no published rules. Here the sides meet by the Berger table of their numbers. Each of its rows is a whole match by
//! the [`scheveningen`] table, with as many rounds as a side has members. In the first row, the third and so on, the side with
//! White by the Berger table is the first side of that table. In the other rows it is the second side and colours are reversed,
//! so that the colours of one match make up for those of another. A match begins with a later row than the match before it, if
//! two matches of two sides do so too; so fewer players have one colour three times running. With an odd number of sides all
//! members of one side are free for a match.
//!
//! A report does not give the number of sides: [`schiller_of`](super::schiller_of) finds it from the rounds.

use super::{
    berger,
    scheveningen::{self, Board},
    sides,
};
use crate::{
    event::Tpn,
    pairing::{Pair, RoundPairing},
};

/// Number of rows of the table: one for each opponent and, with an odd number of sides, those of a match without an opponent.
#[must_use]
pub fn rows(sides: u8, members: u16) -> u16 {
    berger::rows(u16::from(sides)).saturating_mul(members)
}

/// One row of the table: the matches in the order of the Berger table, each board after board; and the members who are free.
/// `row` counts from 0. `None` beyond the table, and if there is no table.
#[must_use]
pub fn row(sides: u8, members: u16, row: u16) -> Option<(RoundPairing, Vec<Tpn>)> {
    let (meeting, within) = (row.checked_div(members)?, row.checked_rem(members)?);
    let (matches, idle) = berger::row(u16::from(sides), meeting)?;
    let later = scheveningen::later_start(members).checked_mul(meeting)?;
    let boards = scheveningen::row(members, (within + later) % members)?;
    let is_turned = !meeting.is_multiple_of(2);
    let mut pairs = Vec::with_capacity(matches.pairs.len() * boards.len());
    for Pair { white, black } in matches.pairs {
        let order = if is_turned {
            [black, white]
        } else {
            [white, black]
        };
        for board in &boards {
            let board = Board {
                first_has_white: board.first_has_white != is_turned,
                ..*board
            };
            pairs.push(sides::pair(members, order, board)?);
        }
    }
    let free = idle.map_or_else(Vec::new, |side| sides::members_of(members, side).collect());
    Some((RoundPairing { pairs, bye: None }, free))
}
