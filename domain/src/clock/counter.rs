//! The clock's move counter: at which move it added the main time of the next period, and at which move it should have done so
//! (Laws 6.3.1, 6.4, 7.1, 8.6).

use super::{Bonus, ClockTime, Schedule, Shown};

/// The main time of a period that did not appear at the move at which it was due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CounterDrift {
    /// The period whose main time it is, from 2.
    pub period: u32,
    /// Own move (from 1) that completed the period before and made the time due.
    pub due: u32,
    /// Own move at which it appeared; `None` if it has not appeared although the move was completed.
    pub added: Option<u32>,
}

impl CounterDrift {
    /// By how many moves the counter is ahead of the moves completed: 1 if the clock counted one press too many, negative if the
    /// clock was pressed too seldom. `None` if the time has not appeared yet.
    #[must_use]
    pub fn moves(&self) -> Option<i64> {
        Some(i64::from(self.due) - i64::from(self.added?))
    }
}

/// Finds the main times of later periods that appeared at the wrong move, on a clock that adds them by its counter
/// ([`PeriodSwitch::ByMoves`](super::PeriodSwitch::ByMoves)). A gain up to `tolerance` beyond the increment is not taken for a main
/// time. If the time spent on a move is known, the gain is known. If not, a main time is noticed only when the display rises; it
/// does not rise if the player has just used more than was added.
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

/// Own moves at which the display rose by more than the move adds.
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
