//! The tables as published for sides of 2, 6 and 10 members.
//!
//! Source: tables in general use under the name of the system. The published tables for 3, 4, 5, 7 and 8 members are equal to
//! those built here, and are not repeated. For 6 members two tables are in use; this is the newer one.

use super::board::Board;

/// A row for each round: the opponents of the members of the first side, in their order; negative if the member has Black.
type Table<const MEMBERS: usize> = [[i16; MEMBERS]; MEMBERS];

const TWO: Table<2> = [[1, 2], [-2, -1]];

const SIX: Table<6> = [
    [1, -2, -3, 4, -5, 6],
    [-2, 3, 5, -6, 4, -1],
    [3, -5, -1, 2, 6, -4],
    [-4, -6, 2, 1, -3, 5],
    [5, 4, 6, -3, -1, -2],
    [-6, 1, -4, -5, 2, 3],
];

const TEN: Table<10> = [
    [1, 2, 3, 4, -5, -6, -7, 8, -9, -10],
    [-2, -1, -8, -3, 10, 5, 6, -4, 7, 9],
    [3, 8, 4, 10, -6, -7, -9, 1, -2, -5],
    [-4, -3, -10, 6, 7, -8, 5, 9, -1, 2],
    [5, 4, -9, -7, -1, 10, -8, -2, 3, 6],
    [-6, 7, 1, 9, 8, 2, -10, -5, -4, -3],
    [7, -5, -2, -1, -4, -9, 3, 10, 6, 8],
    [-8, -6, 5, 2, 9, 1, 4, -3, -10, -7],
    [9, 10, 7, -5, -2, -3, -1, 6, 8, -4],
    [-10, -9, -6, -8, 3, 4, 2, -7, 5, 1],
];

/// One row, from 0; `None` beyond the table, and if there is no table.
pub(super) fn row(members: u16, row: u16) -> Option<Vec<Board>> {
    let row = usize::from(row);
    let opponents: &[i16] = match members {
        2 => TWO.get(row)?,
        6 => SIX.get(row)?,
        10 => TEN.get(row)?,
        _ => return None,
    };
    let boards = opponents.iter().zip(0..).map(|(opponent, first)| Board {
        first,
        second: opponent.unsigned_abs() - 1,
        first_has_white: *opponent > 0,
    });
    Some(boards.collect())
}
