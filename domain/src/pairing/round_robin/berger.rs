//! Berger tables (C.05 Annex 1) in closed form.

use crate::{
    event::Tpn,
    pairing::{Pair, RoundPairing},
};

/// Largest number of participants of a table; more would need more than 99 rounds.
pub const MOST_PARTICIPANTS: u16 = 100;

/// Number of rounds of a table: one for each opponent. With an odd number of participants everybody is free once.
#[must_use]
pub const fn rows(participants: u16) -> u16 {
    if participants < 2 {
        0
    } else {
        participants + participants % 2 - 1
    }
}

/// One row of the table: who meets whom, first board first, and who is free if the number is odd. `row` counts from 0. `None`
/// beyond the table.
#[must_use]
pub fn row(participants: u16, row: u16) -> Option<(RoundPairing, Option<Tpn>)> {
    let rows = rows(participants);
    if row >= rows || participants > MOST_PARTICIPANTS {
        return None;
    }
    let even = rows + 1;
    let half = even / 2;
    // Number, from 0, of the player who meets the last number.
    let first = (row * half) % rows;
    let number = |index: u16| Tpn::new(index + 1);
    let last = if row.is_multiple_of(2) {
        (number(first)?, number(even - 1)?)
    } else {
        (number(even - 1)?, number(first)?)
    };
    let free = (participants < even).then(|| number(first)).flatten();
    let mut pairs = Vec::with_capacity(usize::from(half));
    if free.is_none() {
        pairs.push(pair(last));
    }
    for step in 1..half {
        let white = number((first + step) % rows)?;
        let black = number((first + rows - step) % rows)?;
        pairs.push(pair((white, black)));
    }
    Some((RoundPairing { pairs, bye: None }, free))
}

const fn pair((white, black): (Tpn, Tpn)) -> Pair {
    Pair { white, black }
}
