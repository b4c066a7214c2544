//! Whoever leaves a round robin: whose games count in the standings.

use crate::event::{BoardResult, Crosstable, RoundEntry, TeamTable, Tpn};

/// Whether somebody who left completed less than half of the games of the schedule. Games lost by forfeit and games that
/// are open are not completed; won ones are, over the board or not.
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

/// Those of `left` whose games do not count: they completed less than half of theirs (C.05 art. 6.6). They are for
/// [`Crosstable::annulled`].
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

/// Those of `left` whose matches do not count, in a round robin of teams: they completed less than half of theirs (C.05 art. 6.6).
/// They are for [`TeamTable::annulled`]; the table has the whole schedule.
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

/// What becomes of a game when one or both of its players leave: one that was not played is a win by forfeit for whoever
/// stays, and nobody's when both left. `stands` is what the board has; `None` where nothing changes.
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
