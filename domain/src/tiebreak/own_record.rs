//! Tie-breaks from the participant's own record (C.07 art. 7).

use super::{
    Code,
    field::{Cell, Field, played},
};
use crate::event::{Colour, Outcome, RoundEntry, ScoringSystem};

/// What `cell` adds to WIN, WON, BPG, BWG, REP (whole units) or STD (half-points); `against` is what the
/// opponent got in the same round.
pub(super) fn unit(code: Code, cell: Cell, against: Option<i32>, scoring: &ScoringSystem) -> i32 {
    let game = played(cell.entry);
    let counts = match code {
        // As many points as for a win, with or without playing (7.1).
        Code::Wins => cell.points >= scoring.win.halves(),
        Code::GamesWon => matches!(game, Some((_, _, Outcome::Win))),
        Code::BlackGames => matches!(game, Some((_, Colour::Black, _))),
        Code::BlackWins => matches!(game, Some((_, Colour::Black, Outcome::Win))),
        Code::RoundsElectedToPlay => !cell.entry.is_voluntarily_unplayed(),
        Code::StandardPoints => return standard_points(cell, against, scoring),
        _ => false,
    };
    i32::from(counts)
}

/// 7.7: in a played game the points are compared with the opponent's; in a round without play, with those of a draw.
/// Both sides of a double forfeit therefore get nothing; both of a 0–0 over the board a half each.
fn standard_points(cell: Cell, against: Option<i32>, scoring: &ScoringSystem) -> i32 {
    let other = match cell.entry {
        RoundEntry::Played { .. } => against.unwrap_or(scoring.draw.halves()),
        RoundEntry::Pending { .. } => return 0,
        RoundEntry::Forfeit { .. } | RoundEntry::Bye(_) => scoring.draw.halves(),
    };
    match cell.points.cmp(&other) {
        std::cmp::Ordering::Greater => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Less => 0,
    }
}

/// What the opponent of `cell` got in the same `round` (0-based).
pub(super) fn opponents_points(field: &Field<'_>, cell: Cell, round: usize) -> Option<i32> {
    let opponent = cell.entry.opponent()?.index();
    Some(field.records.get(opponent)?.cells.get(round)?.points)
}
