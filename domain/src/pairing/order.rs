//! The order of boards (C.04.2 art. 3.6).

use std::cmp::Reverse;

use crate::event::{Crosstable, Points, RoundEntry, RoundNumber, Tpn};

/// Sorts boards, each given as (higher ranked, lower ranked): higher score of the higher ranked, sum of both
/// scores, smaller pairing number of the higher ranked.
pub(super) fn board_order(
    boards: &mut [(usize, usize)],
    score: impl Fn(usize) -> i32,
    tpn: impl Fn(usize) -> Option<Tpn>,
) {
    boards.sort_by_key(|(higher, lower)| {
        let top = score(*higher);
        (
            Reverse(top),
            Reverse(top.saturating_add(score(*lower))),
            tpn(*higher),
        )
    });
}

/// Sorts the boards of a round, each given as (White, Black), by the scores before it: adjourned games count as
/// draws (C.04.2 art. 3.1), virtual points count (C.04.7).
pub fn order_boards(table: &Crosstable, round: RoundNumber, boards: &mut [(Tpn, Tpn)]) {
    let score = |tpn: Tpn| -> Points {
        let played = table.participants().get(tpn.index());
        let own: Points = played
            .into_iter()
            .flat_map(|p| p.entries.iter().take(round.index()))
            .map(|entry| match entry {
                RoundEntry::Pending { .. } => table.scoring.draw,
                entry => table.scoring.points(*entry),
            })
            .sum();
        let virtual_points: Points = table
            .accelerations
            .iter()
            .filter(|a| {
                (a.first..=a.last).contains(&tpn) && (a.first_round..=a.last_round).contains(&round)
            })
            .map(|a| a.points)
            .sum();
        own + virtual_points
    };
    boards.sort_by_cached_key(|(white, black)| {
        let mut both = [
            (Reverse(score(*white)), *white),
            (Reverse(score(*black)), *black),
        ];
        both.sort();
        let [(Reverse(top), higher), (Reverse(other), _)] = both;
        (Reverse(top), Reverse(top + other), higher)
    });
}
