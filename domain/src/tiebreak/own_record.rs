//! Tie-breaks from the participant's own record (C.07 art. 7).

use super::{
    Code, StandardPoints,
    field::{Cell, Field, opponent_of, played},
};
use crate::event::{Colour, Outcome, RoundEntry, ScoringSystem};

/// What `cell`, of the same `round` (0-based), adds to WIN, WON, BPG, BWG, REP (whole units) or STD (half-points).
pub(super) fn unit(code: Code, field: &Field<'_>, cell: Cell, round: usize) -> i32 {
    let scoring = &field.table.scoring;
    let game = played(cell.entry);
    let counts = match code {
        // At least as many points as for a win, with or without playing (7.1).
        Code::Wins => cell.points >= scoring.win.halves(),
        Code::GamesWon => matches!(game, Some((_, _, Outcome::Win))),
        Code::BlackGames => matches!(game, Some((_, Colour::Black, _))),
        Code::BlackWins => matches!(game, Some((_, Colour::Black, Outcome::Win))),
        Code::RoundsElectedToPlay => !cell.entry.is_voluntarily_unplayed(),
        Code::StandardPoints => {
            let against = opponents_points(field, cell, round);
            return standard_points(cell, against, scoring, field.regulations.standard_points);
        }
        _ => false,
    };
    i32::from(counts)
}

/// 7.7: the points of a pairing, played or not, are compared with those of the scheduled opponent. The points of a round without a
/// pairing are compared with those of a draw. So both sides of a double forfeit and of a 0–0 get a half each, and ½ against 0 gives
/// one.
fn standard_points(
    cell: Cell,
    against: Option<i32>,
    scoring: &ScoringSystem,
    reading: StandardPoints,
) -> i32 {
    let draw = scoring.draw.halves();
    let other = match (cell.entry, reading) {
        (RoundEntry::Pending { .. }, _) => return 0,
        (RoundEntry::Bye(_), _) | (_, StandardPoints::AgainstDraw) => draw,
        (RoundEntry::Played { .. } | RoundEntry::Forfeit { .. }, _) => against.unwrap_or(draw),
    };
    match cell.points.cmp(&other) {
        std::cmp::Ordering::Greater => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Less => 0,
    }
}

/// The points that the opponent of `cell` got in the same `round` (0-based), in half-points.
fn opponents_points(field: &Field<'_>, cell: Cell, round: usize) -> Option<i32> {
    let opponent = opponent_of(cell.entry)?;
    Some(field.records.get(opponent)?.cells.get(round)?.points)
}
