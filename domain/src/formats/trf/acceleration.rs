//! Baku acceleration that only the type of the event announces (record 192).

use super::{Header, RemarkKind, TrfErrorKind, note::Notes, table::RawPlayer};
use crate::{
    event::{Crosstable, Tpn},
    pairing::{Entrants, baku, baku_group_a},
};

/// Adds the virtual points of C.04.7 for all players of the file, if the type says so and no record gives the points. `at` is
/// the line and column of the type.
pub(super) fn assume_baku(
    header: &Header,
    at: (usize, usize),
    players: &[RawPlayer],
    table: &mut Crosstable,
    notes: &mut Notes,
) {
    let code = header.type_code.as_deref().unwrap_or("");
    let paired = header.paired_as();
    if !paired.baku
        || paired.system.entrants() == Entrants::Teams
        || !table.accelerations.is_empty()
    {
        return;
    }
    let group = baku_group_a(players.len()).min(players.len());
    let last = group.checked_sub(1);
    let (Some(tpn), Some(player)) = (
        last.and_then(Tpn::from_index),
        last.and_then(|last| players.get(last)),
    ) else {
        return;
    };
    match baku(tpn, table.rounds_planned(), &table.scoring) {
        Some(accelerations) => {
            let last = player.player.start_number;
            notes.remark(at, RemarkKind::BakuAssumed { last });
            table.accelerations = accelerations;
        }
        None => {
            let (code, text) = ("192".to_owned(), code.to_owned());
            notes.error(at, TrfErrorKind::Record { code, text });
        }
    }
}
