//! Scores for pairing.

use crate::event::{Crosstable, Points, RoundEntry, RoundNumber, Tpn};

/// Virtual points of `player` in `round` (C.04.7).
pub(in crate::pairing) fn virtual_points(
    table: &Crosstable,
    player: Tpn,
    round: RoundNumber,
) -> Points {
    table
        .accelerations
        .iter()
        .filter(|a| {
            (a.first_round..=a.last_round).contains(&round) && (a.first..=a.last).contains(&player)
        })
        .map(|a| a.points)
        .sum()
}

/// Score for the pairing of `round`. A pending game counts as a draw (C.04.2 art. 3.1), virtual points are included (C.04.7),
/// and penalties are taken off.
pub(in crate::pairing) fn pairing_score(
    table: &Crosstable,
    player: Tpn,
    round: RoundNumber,
) -> Points {
    real_score(table, player, round) + virtual_points(table, player, round)
}

/// Score for pairing, without virtual points.
pub(in crate::pairing) fn real_score(
    table: &Crosstable,
    player: Tpn,
    round: RoundNumber,
) -> Points {
    let entries = table
        .participants()
        .get(player.index())
        .map_or(&[][..], |participant| &participant.entries);
    let real: Points = entries
        .iter()
        .take(round.index())
        .map(|entry| entry_points(table, *entry))
        .sum();
    let penalties = table.deducted(player, round.get().saturating_sub(1));
    (real - penalties).max(Points::ZERO)
}

/// Points of an entry; a pending game counts as a draw.
pub(in crate::pairing) fn entry_points(table: &Crosstable, entry: RoundEntry) -> Points {
    match entry {
        RoundEntry::Pending { .. } => table.scoring.draw,
        other => table.scoring.points(other),
    }
}
