//! What the clock ought to show after each move, and what is wrong with what it shows
//! (Laws 6.3, 6.10.2, 7.1).
//!
//! If the time spent on a move is known, the display is known exactly. If not, the displays alone give bounds: never more than
//! before plus what the move adds, and never less than what the move adds.

use super::{Bonus, ClockTime, Period, Place, Schedule, TimeControl};
use crate::event::Colour;

/// When a clock adds the main time of the next period. Both kinds of clocks are in use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PeriodSwitch {
    /// With the last move of the period, by the clock's move counter.
    #[default]
    ByMoves,
    /// When the display reaches zero.
    ByZero,
}

impl PeriodSwitch {
    /// Both, the usual one first.
    pub const ALL: [Self; 2] = [Self::ByMoves, Self::ByZero];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::ByMoves => "moves",
            Self::ByZero => "zero",
        }
    }
}

crate::event::words!(PeriodSwitch);

/// One own move of a player as recorded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Shown {
    /// Display after the clock was pressed (`[%clk]`).
    pub display: Option<ClockTime>,
    /// Time spent on the move (`[%emt]`, or two time stamps).
    pub spent: Option<ClockTime>,
}

/// Bounds of the display after an own move. They are equal if the time spent is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Expected {
    /// The display cannot be lower.
    pub at_least: ClockTime,
    /// The display cannot be higher.
    pub at_most: ClockTime,
}

/// Expected displays of one player after own moves 1, 2, …. Each is computed from the display before it, as recorded, or else as
/// expected. `None` after a gap in which neither display nor time spent is known, until a display is recorded again.
#[must_use]
pub fn expected_displays(
    schedule: &Schedule,
    switch: PeriodSwitch,
    moves: &[Shown],
) -> Vec<Option<Expected>> {
    let mut before = schedule.periods().first().map(|first| {
        let full = ClockTime::from_seconds(first.base());
        Expected {
            at_least: full,
            at_most: full,
        }
    });
    let mut result = Vec::with_capacity(moves.len());
    // Main times that a clock switching at zero has shown so far.
    let mut bases = 1_u32;
    for (number, shown) in (1_u32..).zip(moves) {
        let step = schedule
            .place(number)
            .map(|place| Step::new(schedule, place, switch, bases));
        let after = step
            .zip(before)
            .map(|(step, before)| step.expected(before, shown.spent));
        if let (Some(step), Some(before)) = (step, before)
            && step.passes_zero(before, *shown)
        {
            bases += 1;
        }
        result.push(after);
        before = match (shown.display, shown.spent) {
            (Some(display), _) => Some(Expected {
                at_least: display,
                at_most: display,
            }),
            (None, Some(_)) => after,
            (None, None) => None,
        };
    }
    result
}

/// The effect of one move on the display.
#[derive(Clone, Copy)]
struct Step {
    bonus: Bonus,
    /// Added when the clock is pressed: increment, and main time by the move counter.
    added: ClockTime,
    /// Appears when the display reaches zero.
    at_zero: ClockTime,
}

impl Step {
    fn new(schedule: &Schedule, place: Place, switch: PeriodSwitch, bases: u32) -> Self {
        let base = |period: Option<Period>| {
            period.map_or(ClockTime::ZERO, |period| {
                ClockTime::from_seconds(period.base())
            })
        };
        let bonus = place.rules.bonus();
        let increment = match bonus {
            Bonus::Increment(seconds) => ClockTime::from_seconds(u32::from(seconds)),
            Bonus::None | Bonus::Delay(_) | Bonus::Bronstein(_) => ClockTime::ZERO,
        };
        match switch {
            PeriodSwitch::ByMoves => Self {
                bonus,
                added: increment.plus(base(place.completes)),
                at_zero: ClockTime::ZERO,
            },
            PeriodSwitch::ByZero => Self {
                bonus,
                added: increment,
                at_zero: base(schedule.period(bases.saturating_add(1))),
            },
        }
    }

    fn charged(self, spent: ClockTime) -> ClockTime {
        match self.bonus {
            Bonus::Delay(free) | Bonus::Bronstein(free) => {
                spent.minus(ClockTime::from_seconds(u32::from(free)))
            }
            Bonus::None | Bonus::Increment(_) => spent,
        }
    }

    fn expected(self, before: Expected, spent: Option<ClockTime>) -> Expected {
        let Some(spent) = spent else {
            return Expected {
                at_least: self.added,
                at_most: before.at_most.max(self.at_zero).plus(self.added),
            };
        };
        let charged = self.charged(spent);
        let reckon = |left: ClockTime, passes_zero: bool| {
            let left = if passes_zero {
                left.plus(self.at_zero)
            } else {
                left
            };
            left.minus(charged).plus(self.added)
        };
        // If exactly the whole time was used, the clock may have been pressed within the last fraction or after it.
        Expected {
            at_least: reckon(before.at_least, charged > before.at_least),
            at_most: reckon(before.at_most, charged >= before.at_most),
        }
    }

    /// Whether the next main time appeared during this move.
    fn passes_zero(self, before: Expected, shown: Shown) -> bool {
        if self.at_zero == ClockTime::ZERO {
            return false;
        }
        match (shown.spent, shown.display) {
            (Some(spent), Some(display)) if self.charged(spent) == before.at_most => {
                display > self.added
            }
            (Some(spent), _) => self.charged(spent) > before.at_most,
            (None, Some(display)) => display > before.at_most.plus(self.added),
            (None, None) => false,
        }
    }
}

/// A fault of a display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClockProblem {
    /// The main time of the next period was not added.
    MissingPeriod {
        /// Seconds that should have been added.
        base: u32,
    },
    /// The increment of the move was not added.
    MissingIncrement {
        /// Seconds that should have been added.
        seconds: u16,
    },
    /// The display shows more time than possible.
    TooMuch {
        /// The excess.
        by: ClockTime,
    },
    /// The display shows less time than possible.
    TooLittle {
        /// The shortage.
        by: ClockTime,
    },
}

/// A wrong display after an own move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClockFinding {
    /// Own move number, from 1.
    pub number: u32,
    /// The display as recorded.
    pub shown: ClockTime,
    /// The bounds of what it could show.
    pub expected: Expected,
    /// The fault.
    pub problem: ClockProblem,
}

/// Compares the recorded displays of one player with the expected ones. Differences up to `tolerance` are ignored. Clocks drop
/// fractions, so one second is the least sensible tolerance for displays of whole seconds.
///
/// A finding is certain, not a suspicion. So a missing increment stays unnoticed while the player always thinks longer than the
/// increment, until the display falls below it.
#[must_use]
pub fn check_displays(
    schedule: &Schedule,
    switch: PeriodSwitch,
    moves: &[Shown],
    tolerance: ClockTime,
) -> Vec<ClockFinding> {
    let expected = expected_displays(schedule, switch, moves);
    let mut findings = Vec::new();
    for ((number, shown), expected) in (1_u32..).zip(moves).zip(expected) {
        let (Some(display), Some(expected)) = (shown.display, expected) else {
            continue;
        };
        let Some(place) = schedule.place(number) else {
            continue;
        };
        let problem = if display > expected.at_most.plus(tolerance) {
            ClockProblem::TooMuch {
                by: display.minus(expected.at_most),
            }
        } else if display.plus(tolerance) < expected.at_least {
            let by = expected.at_least.minus(display);
            shortage(place, switch, by, tolerance, shown.spent.is_some())
        } else {
            continue;
        };
        findings.push(ClockFinding {
            number,
            shown: display,
            expected,
            problem,
        });
    }
    findings
}

/// Names a shortage: the addition that is exactly missing, if the time spent is known; otherwise the one that must be missing,
/// because the display is below it.
fn shortage(
    place: Place,
    switch: PeriodSwitch,
    by: ClockTime,
    tolerance: ClockTime,
    exact: bool,
) -> ClockProblem {
    let close = |seconds: u32| {
        let amount = ClockTime::from_seconds(seconds);
        by.plus(tolerance) >= amount && by <= amount.plus(tolerance)
    };
    let period = place
        .completes
        .filter(|_| switch == PeriodSwitch::ByMoves)
        .map(|next| next.base());
    let increment = match place.rules.bonus() {
        Bonus::Increment(seconds) => Some(seconds),
        Bonus::None | Bonus::Delay(_) | Bonus::Bronstein(_) => None,
    };
    if let Some(base) = period
        && (!exact || close(base))
        && base > 0
    {
        return ClockProblem::MissingPeriod { base };
    }
    if let Some(seconds) = increment
        && (!exact || close(u32::from(seconds)))
    {
        return ClockProblem::MissingIncrement { seconds };
    }
    ClockProblem::TooLittle { by }
}

/// Splits the half-moves of a game, the first of which `first` made, into the own moves of one
/// side.
pub(super) fn own_moves(plies: &[Shown], first: Colour, side: Colour) -> Vec<Shown> {
    plies
        .iter()
        .skip(usize::from(first != side))
        .step_by(2)
        .copied()
        .collect()
}

/// The half-move (from 1) of a side's own move `number` (from 1).
pub(super) const fn ply_of(number: u32, first: Colour, side: Colour) -> u32 {
    let behind = matches!(
        (first, side),
        (Colour::White, Colour::White) | (Colour::Black, Colour::Black)
    );
    let last = number.saturating_mul(2);
    if behind { last.saturating_sub(1) } else { last }
}

/// The expected display of the mover's clock after each half-move of a game: [`expected_displays`] of both sides in turn.
#[must_use]
pub fn expected_after_each_ply(
    control: &TimeControl,
    switch: PeriodSwitch,
    first: Colour,
    plies: &[Shown],
) -> Vec<Option<Expected>> {
    let of = |side| {
        expected_displays(
            control.schedule(side),
            switch,
            &own_moves(plies, first, side),
        )
        .into_iter()
    };
    let (mut ours, mut theirs) = (of(first), of(!first));
    (0..plies.len())
        .map(|ply| {
            if ply % 2 == 0 {
                ours.next()
            } else {
                theirs.next()
            }
            .flatten()
        })
        .collect()
}

/// [`check_displays`] for both sides of a game: half-move (from 1), side and finding, in the order of the game.
#[must_use]
pub fn check_game(
    control: &TimeControl,
    switch: PeriodSwitch,
    first: Colour,
    plies: &[Shown],
    tolerance: ClockTime,
) -> Vec<(u32, Colour, ClockFinding)> {
    let mut all = Vec::new();
    for side in [first, !first] {
        let own = own_moves(plies, first, side);
        for finding in check_displays(control.schedule(side), switch, &own, tolerance) {
            all.push((ply_of(finding.number, first, side), side, finding));
        }
    }
    all.sort_by_key(|(ply, _, _)| *ply);
    all
}

/// How far one player's clock has drifted after each own move, in centiseconds: the display minus the display that follows from
/// all times spent since the start. `None` if the display or any time spent so far is not known.
#[must_use]
pub fn drift(schedule: &Schedule, switch: PeriodSwitch, moves: &[Shown]) -> Vec<Option<i64>> {
    let spent: Vec<Shown> = moves
        .iter()
        .map(|shown| Shown {
            display: None,
            spent: shown.spent,
        })
        .collect();
    expected_displays(schedule, switch, &spent)
        .into_iter()
        .zip(moves)
        .map(|(expected, shown)| {
            shown.spent?;
            let expected = i64::from(expected?.at_most.centiseconds());
            Some(i64::from(shown.display?.centiseconds()) - expected)
        })
        .collect()
}
