//! Koya system (C.07 9.2).

use super::field::{Field, opponent_of};
use crate::event::RoundEntry;

/// Twice the score, in half-points, that an opponent needs in order to count. The score is half of the maximum possible score, moved
/// by `moved` half-points. The free round of a round robin with an odd number of players cannot be won and is left out.
pub(super) fn doubled_limit(field: &Field<'_>, moved: i8) -> i32 {
    let games = if field.is_predetermined() {
        let paired = field.records.iter().map(|record| {
            let cells = record.cells.iter();
            cells.filter(|cell| cell.entry.opponent().is_some()).count()
        });
        i32::try_from(paired.max().unwrap_or(0)).unwrap_or(0)
    } else {
        i32::from(field.rounds)
    };
    field.table.scoring.win.halves() * games + 2 * i32::from(moved)
}

/// Whether the scheduled opponent reached the limit. Forfeits count.
pub(super) fn counts(field: &Field<'_>, entry: RoundEntry, doubled_limit: i32) -> bool {
    opponent_of(entry)
        .and_then(|opponent| field.records.get(opponent))
        .is_some_and(|opponent| 2 * opponent.score >= doubled_limit)
}
