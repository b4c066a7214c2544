//! Three or more sides, everybody against everybody of all other sides (Schiller system).
//!
//! There is no rule text. Here the sides meet by the Berger table of their numbers; each of its rows is a whole match
//! of the [`scheveningen`] table, as many rounds as a side has members. In the first row, the
//! third and so on the side with White by the Berger table is the first one of that table; in the others it is the
//! second one and colours are reversed: so the colours of one match make up for those of another. A match begins with
//! a later row than the one before it, where two matches of two sides do so too, which leaves fewer players with one
//! colour three times running. With an odd number of sides all members of one side are free for a match.
//!
//! A report does not say how many sides there are: [`schiller_of`](super::schiller_of) finds it from the rounds.

use super::{
    berger,
    scheveningen::{self, Board},
    sides,
};
use crate::{
    event::Tpn,
    pairing::{Pair, RoundPairing},
};

/// How many rows the table has: one for each opponent, and with an odd number of sides those of a match without an
/// opponent.
#[must_use]
pub fn rows(sides: u8, members: u16) -> u16 {
    berger::rows(u16::from(sides)).saturating_mul(members)
}

/// One row of the table: the matches in the order of the Berger table, each board after board; and who is free. `row`
/// counts from 0. `None` beyond the table, and where there is none.
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
