//! The order of boards (C.04.2 art. 3.6).

use crate::event::Tpn;

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
            std::cmp::Reverse(top),
            std::cmp::Reverse(top.saturating_add(score(*lower))),
            tpn(*higher),
        )
    });
}
