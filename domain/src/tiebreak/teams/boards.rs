//! The points of a team's boards (C.07 art. 12). Individual forfeits count like other results, and a pairing-allocated bye like a win
//! on each board.

use super::field::{TeamField, counted};
use crate::event::{Bye, Points, RoundEntry, Tpn};

/// The points of each board of a team, from the first on.
pub(super) fn by_board(field: &TeamField<'_>, team: usize) -> Vec<Points> {
    let mut boards = vec![Points::ZERO; field.table.boards()];
    let Some(team) = Tpn::from_index(team) else {
        return boards;
    };
    let entries = field.table.entries(team).iter();
    for entry in entries
        .take(usize::from(field.rounds))
        .filter_map(|entry| counted(field.table, team, entry))
    {
        if entry.seat == RoundEntry::Bye(Bye::PairingAllocated) {
            for board in &mut boards {
                *board += field.table.games().win;
            }
        }
        for (board, points) in boards.iter_mut().zip(&entry.boards) {
            *board += *points;
        }
    }
    boards
}

/// BC: the sum of board numbers times points, in half-points.
pub(super) fn count(field: &TeamField<'_>, team: usize) -> i64 {
    let boards = by_board(field, team).into_iter().zip(1..);
    boards
        .map(|(points, number): (Points, i64)| i64::from(points.halves()) * number)
        .sum()
}

/// BBE: the points of all boards without the last one, without the last two, ….
pub(super) fn without_the_last(field: &TeamField<'_>, team: usize) -> Vec<Points> {
    let mut sums = Vec::new();
    let mut sum = Points::ZERO;
    for points in by_board(field, team) {
        sum += points;
        sums.push(sum);
    }
    // The sum of all boards is the game points and not part of BBE.
    sums.pop();
    sums.reverse();
    sums
}
