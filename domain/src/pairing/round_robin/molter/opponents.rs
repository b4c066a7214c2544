//! Opponents on two neighbouring boards.

use super::kept;
use crate::pairing::round_robin::berger;

/// The seats that the seats of two neighbouring boards meet in a row, from 0: first the seats of the upper board, side after
/// side, then those of the lower one. `couple` numbers the two boards from 0. `None` if there is no table.
///
/// With an even number of sides every board is a part of their Berger table. The upper board plays its rows in order, and the
/// lower one begins half of the table later. So on both boards together a side meets all others before it meets one of them
/// again. Boards 1 to 4 begin alike, for the sake of the colours, the next four later, and so on. With an odd number of sides
/// the sides move on after four boards instead.
pub(super) fn row(sides: u16, rounds: u16, couple: u16, row: u16) -> Option<Vec<usize>> {
    if sides % 2 == 1 {
        return turned(kept::row(sides, row)?, sides, couple / 2);
    }
    let all = sides.checked_sub(1)?;
    let step = if rounds < all { rounds } else { 1 };
    let offset = (couple / 2).checked_mul(step)?.checked_rem(all)?;
    let mut partners = vec![0; usize::from(sides) * 2];
    for (half, later) in [(0, 0), (sides, sides / 2)] {
        let (meetings, _) = berger::row(sides, (offset + row + later).checked_rem(all)?)?;
        for pair in meetings.pairs {
            let [one, other] =
                [pair.white, pair.black].map(|side| side.index() + usize::from(half));
            *partners.get_mut(one)? = other;
            *partners.get_mut(other)? = one;
        }
    }
    Some(partners)
}

/// The opponents when the sides have moved on by `places`.
fn turned(partners: Vec<usize>, sides: u16, places: u16) -> Option<Vec<usize>> {
    let (sides, places) = (usize::from(sides), usize::from(places));
    let moved = |seat: usize| (seat % sides + places) % sides + seat / sides * sides;
    let mut all = vec![0; partners.len()];
    for (seat, partner) in partners.into_iter().enumerate() {
        *all.get_mut(moved(seat))? = moved(partner);
    }
    Some(all)
}
