//! How members of sides are numbered: side by side, and within a side by strength. With four members in a side, 1 to 4 are side
//! 1, and 5 to 8 are side 2.

use super::scheveningen::Board;
use crate::{event::Tpn, pairing::Pair};

/// Number of a member; `member` counts from 0, `side` from 1.
pub(super) fn number(members: u16, side: Tpn, member: u16) -> Option<Tpn> {
    let before = (side.get() - 1).checked_mul(members)?;
    Tpn::new(before.checked_add(member)?.checked_add(1)?)
}

/// Numbers of all members of a side.
pub(super) fn members_of(members: u16, side: Tpn) -> impl Iterator<Item = Tpn> {
    (0..members).filter_map(move |member| number(members, side, member))
}

/// The side of a number, from 1; `None` if sides have no members.
pub(super) fn side_of(members: u16, number: Tpn) -> Option<u16> {
    Some((number.get() - 1).checked_div(members)? + 1)
}

/// The pair for a board of two sides, by the numbers of the two members.
pub(super) fn pair(members: u16, [first, second]: [Tpn; 2], board: Board) -> Option<Pair> {
    let first = number(members, first, board.first)?;
    let second = number(members, second, board.second)?;
    Some(if board.first_has_white {
        Pair {
            white: first,
            black: second,
        }
    } else {
        Pair {
            white: second,
            black: first,
        }
    })
}
