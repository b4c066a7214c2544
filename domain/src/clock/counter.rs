//! The clock's move counter: at which move it added the main time of the next period, and at which
//! it should have (Laws 6.3.1, 6.4, 7.1, 8.6).

use super::{Bonus, ClockTime, Schedule, Shown};

/// The main time of a period that did not appear with the move with which it was due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CounterDrift {
    /// The period whose main time it is, from 2.
    pub period: u32,
    /// Own move (from 1) that completed the period before.
    pub due: u32,
    /// Own move with which it appeared; `None` when it has not, although the move was completed.
    pub added: Option<u32>,
}

impl CounterDrift {
    /// Moves that the counter is ahead (negative: the clock was pressed too seldom) or behind of
    /// the moves completed: 1 when the clock counted one press too many. `None` when the time has
    /// not appeared yet.
    #[must_use]
    pub fn moves(&self) -> Option<i64> {
        Some(i64::from(self.due) - i64::from(self.added?))
    }
}

/// Where the main times of later periods appeared at another move than they should, on a clock that
/// adds them by its counter ([`PeriodSwitch::ByMoves`](super::PeriodSwitch::ByMoves)). Gains up to
/// `tolerance` beyond the increment are no main time. With the time spent on a move the gain is
/// known; without it a main time is seen when the display rises, which it does not when the player
/// has just used more than was added.
#[must_use]
pub fn counter_drift(
    schedule: &Schedule,
    moves: &[Shown],
    tolerance: ClockTime,
) -> Vec<CounterDrift> {
    let mut added = additions(schedule, moves, tolerance).into_iter();
    let mut found = Vec::new();
    for period in 2.. {
        let Some(due) = schedule.required_moves(period - 1) else {
            break;
        };
        let next = added.next();
        let completed = u32::try_from(moves.len()).is_ok_and(|played| played >= due);
        if next.is_none() && !completed {
            break;
        }
        if next != Some(due) {
            found.push(CounterDrift {
                period,
                due,
                added: next,
            });
        }
        if next.is_none() {
            break;
        }
    }
    found
}

/// Own moves with which a display rose by more than the move adds.
fn additions(schedule: &Schedule, moves: &[Shown], tolerance: ClockTime) -> Vec<u32> {
    let mut before = schedule
        .periods()
        .first()
        .map(|first| ClockTime::from_seconds(first.base()));
    let mut found = Vec::new();
    for (number, shown) in (1_u32..).zip(moves) {
        let bonus = schedule.place(number).map(|place| place.rules.bonus());
        let (increment, free) = match bonus {
            Some(Bonus::Increment(seconds)) => (u32::from(seconds), 0),
            Some(Bonus::Delay(seconds) | Bonus::Bronstein(seconds)) => (0, u32::from(seconds)),
            Some(Bonus::None) | None => (0, 0),
        };
        let charged = shown.spent.map_or(ClockTime::ZERO, |spent| {
            spent.minus(ClockTime::from_seconds(free))
        });
        if let (Some(before), Some(display)) = (before, shown.display) {
            let most = before
                .plus(ClockTime::from_seconds(increment))
                .plus(tolerance);
            if display.plus(charged) > most {
                found.push(number);
            }
        }
        before = shown.display;
    }
    found
}
