//! Who meets whom on two neighbouring boards.

use super::kept;
use crate::pairing::round_robin::berger;

/// Whom each seat of two neighbouring boards meets in a row, from 0: the seats of the upper board first, side after side, then those
/// of the lower one. `couple` counts the two boards from 0. `None` where there is no table.
///
/// With an even number of sides every board is a part of their Berger table: the upper one plays its rows in order, the lower one
/// changes the two of each two rounds, and plays another row where a last round stands alone. Two boards begin
/// where the two above them end. Where all rows are played, two pairs of boards begin alike, and the lower board plays
/// the last three rows in another order.
pub(super) fn row(sides: u16, rounds: u16, couple: u16, row: u16) -> Option<Vec<usize>> {
    if sides % 2 == 1 {
        return kept::row(sides, row);
    }
    let all = sides.checked_sub(1)?;
    let is_whole = rounds == all;
    let offset = if is_whole {
        couple - couple % 2
    } else {
        couple.checked_mul(rounds)?
    };
    let is_alone = rounds % 2 == 1 && row + 1 == rounds;
    let lower = match (is_whole, is_alone) {
        (true, true) => row - 1,
        (true, false) if row + 3 == rounds => row + 2,
        (true, false) if row + 2 == rounds => row - 1,
        (false, true) => row + 1,
        (_, false) => row ^ 1,
    };
    let mut partners = vec![0; usize::from(sides) * 2];
    for (half, row) in [(0, row), (sides, lower)] {
        let (meetings, _) = berger::row(sides, (offset + row).checked_rem(all)?)?;
        for pair in meetings.pairs {
            let [one, other] =
                [pair.white, pair.black].map(|side| side.index() + usize::from(half));
            *partners.get_mut(one)? = other;
            *partners.get_mut(other)? = one;
        }
    }
    Some(partners)
}
