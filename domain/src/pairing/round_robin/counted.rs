//! Players who leave a round robin: whose games count in the standings.

use crate::event::{BoardResult, Crosstable, RoundEntry, TeamTable, Tpn};

/// Whether a player who left completed less than half of the games of the schedule. Games lost by forfeit and open games are
/// not completed; won games are, over the board or by forfeit.
#[must_use]
pub fn completed_less_than_half(entries: &[RoundEntry]) -> bool {
    let games = entries.iter().filter(|entry| entry.opponent().is_some());
    let completed = entries.iter().filter(|entry| {
        matches!(
            entry,
            RoundEntry::Played { .. } | RoundEntry::Forfeit { won: true, .. }
        )
    });
    2 * completed.count() < games.count()
}

/// Those of `left` whose games do not count, because they completed less than half of them (C.05 art. 6.6). The result is meant
/// for [`Crosstable::annulled`].
#[must_use]
pub fn annulled(table: &Crosstable, left: &[Tpn]) -> Vec<Tpn> {
    let people = left.iter().copied();
    people
        .filter(|tpn| {
            let participant = table.participants().get(tpn.index());
            participant.is_some_and(|one| completed_less_than_half(&one.entries))
        })
        .collect()
}

/// Those of `left` whose matches do not count in a round robin of teams, because they completed less than half of them (C.05
/// art. 6.6). The result is meant for [`TeamTable::annulled`]; `table` must have the whole schedule.
#[must_use]
pub fn annulled_teams(table: &TeamTable, left: &[Tpn]) -> Vec<Tpn> {
    let teams = left.iter().copied();
    teams
        .filter(|team| {
            let seats = table.entries(*team).iter().map(|entry| entry.seat);
            completed_less_than_half(&seats.collect::<Vec<_>>())
        })
        .collect()
}

/// New result of a game when one or both of its players leave. A game without a result is a win by forfeit for the player who
/// stays. When both left it is a double forfeit, also if it was adjourned or won by forfeit before. `stands` is the result at
/// the board. `None` if nothing changes.
#[must_use]
pub const fn after_leaving(
    stands: Option<BoardResult>,
    white_left: bool,
    black_left: bool,
) -> Option<BoardResult> {
    let is_open = matches!(
        stands,
        None | Some(
            BoardResult::Adjourned
                | BoardResult::WhiteWinsByForfeit
                | BoardResult::BlackWinsByForfeit
        )
    );
    if !is_open {
        return None;
    }
    match (white_left, black_left) {
        (true, true) => Some(BoardResult::DoubleForfeit),
        (true, false) if stands.is_none() => Some(BoardResult::BlackWinsByForfeit),
        (false, true) if stands.is_none() => Some(BoardResult::WhiteWinsByForfeit),
        _ => None,
    }
}
