//! Time controls: any number of periods, for each colour (Laws 6.2, 6.3).

use crate::event::{Colour, EventKind as Kind};

/// The bonus that each move adds (Law 6.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Bonus {
    /// Moves add no time.
    #[default]
    None,
    /// Cumulative (Fischer): seconds added with each move from the first on.
    Increment(u16),
    /// US delay: on each move the main time starts to run only after these seconds.
    Delay(u16),
    /// Bronstein delay: the time used is given back, up to these seconds.
    Bronstein(u16),
}

impl Bonus {
    /// Seconds per move, of any kind.
    #[must_use]
    pub const fn seconds(self) -> u16 {
        match self {
            Self::None => 0,
            Self::Increment(seconds) | Self::Delay(seconds) | Self::Bronstein(seconds) => seconds,
        }
    }

    const fn is_written_zero(self) -> bool {
        matches!(
            self,
            Self::Increment(0) | Self::Delay(0) | Self::Bronstein(0)
        )
    }
}

/// One period of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Period {
    moves: Option<u16>,
    base: u32,
    bonus: Bonus,
}

/// Why a period cannot exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum PeriodError {
    /// A period of no moves.
    #[error("no moves in the period")]
    NoMoves,
    /// Neither main time nor increment or delay.
    #[error("no time in the period")]
    NoTime,
    /// More than [`Period::MAX_BASE`] seconds.
    #[error("{0} seconds of main time")]
    BaseTooLong(u32),
    /// More than [`Period::MAX_BONUS`] seconds per move.
    #[error("{0} seconds per move")]
    BonusTooLong(u16),
    /// More than [`Period::MAX_MOVES`] moves.
    #[error("{0} moves in the period")]
    TooManyMoves(u16),
}

impl Period {
    /// Longest main time, in seconds (100 hours).
    pub const MAX_BASE: u32 = 360_000;
    /// Largest increment or delay, in seconds.
    pub const MAX_BONUS: u16 = 3_600;
    /// Most moves in one period.
    pub const MAX_MOVES: u16 = 500;

    /// A period of `moves` moves (`None` for the rest of the game) with `base` seconds of main time. A bonus of zero seconds
    /// becomes [`Bonus::None`].
    ///
    /// # Errors
    /// All reasons why such a period cannot exist.
    pub fn new(moves: Option<u16>, base: u32, bonus: Bonus) -> Result<Self, Vec<PeriodError>> {
        let bonus = if bonus.is_written_zero() {
            Bonus::None
        } else {
            bonus
        };
        let mut reasons = Vec::new();
        match moves {
            Some(0) => reasons.push(PeriodError::NoMoves),
            Some(moves) if moves > Self::MAX_MOVES => {
                reasons.push(PeriodError::TooManyMoves(moves));
            }
            _ => {}
        }
        if base == 0 && bonus == Bonus::None {
            reasons.push(PeriodError::NoTime);
        }
        if base > Self::MAX_BASE {
            reasons.push(PeriodError::BaseTooLong(base));
        }
        if bonus.seconds() > Self::MAX_BONUS {
            reasons.push(PeriodError::BonusTooLong(bonus.seconds()));
        }
        if reasons.is_empty() {
            Ok(Self { moves, base, bonus })
        } else {
            Err(reasons)
        }
    }

    /// Moves to be completed in the period; `None` for the rest of the game.
    #[must_use]
    pub const fn moves(&self) -> Option<u16> {
        self.moves
    }

    /// Main time in seconds.
    #[must_use]
    pub const fn base(&self) -> u32 {
        self.base
    }

    /// The bonus of each move.
    #[must_use]
    pub const fn bonus(&self) -> Bonus {
        self.bonus
    }
}

/// The periods of one player, in order. If the last one has a number of moves, it repeats.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Schedule(Vec<Period>);

/// Why a list of periods is not a schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum ScheduleError {
    /// No period at all.
    #[error("no period")]
    Empty,
    /// Period `.0` (from 1) is for the rest of the game, but others follow.
    #[error("period {0} is for the rest of the game but is not the last")]
    RestNotLast(usize),
    /// More than [`Schedule::MAX_PERIODS`].
    #[error("{0} periods")]
    TooManyPeriods(usize),
}

/// The place of a move in a schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Number of the period, from 1. It counts on when the last period repeats.
    pub period: u32,
    /// The period itself.
    pub rules: Period,
    /// The next period, if the move is the last of its own, so that the next main time is due.
    pub completes: Option<Period>,
}

impl Schedule {
    /// Most periods of a schedule.
    pub const MAX_PERIODS: usize = 9;

    /// A schedule from its periods.
    ///
    /// # Errors
    /// All reasons why such a schedule cannot exist.
    pub fn new(periods: Vec<Period>) -> Result<Self, Vec<ScheduleError>> {
        let mut reasons = Vec::new();
        if periods.is_empty() {
            reasons.push(ScheduleError::Empty);
        }
        if periods.len() > Self::MAX_PERIODS {
            reasons.push(ScheduleError::TooManyPeriods(periods.len()));
        }
        let before_last = periods.len().saturating_sub(1);
        for (index, period) in periods.iter().enumerate().take(before_last) {
            if period.moves.is_none() {
                reasons.push(ScheduleError::RestNotLast(index + 1));
            }
        }
        if reasons.is_empty() {
            Ok(Self(periods))
        } else {
            Err(reasons)
        }
    }

    /// The periods, in order.
    #[must_use]
    pub fn periods(&self) -> &[Period] {
        &self.0
    }

    /// The period with this number (from 1); the last one repeats if it has a number of moves.
    #[must_use]
    pub fn period(&self, number: u32) -> Option<Period> {
        let index = usize::try_from(number.checked_sub(1)?).ok()?;
        let repeating = || self.0.last().filter(|last| last.moves.is_some());
        self.0.get(index).or_else(repeating).copied()
    }

    /// The period in which the player's own move number `number` (from 1) is played, or `None`
    /// for move 0. Counted by completed moves, never by the clock's counter (Laws 6.3.1, 8.6).
    #[must_use]
    pub fn place(&self, number: u32) -> Option<Place> {
        let mut left = number.checked_sub(1)?;
        for (period, (index, rules)) in (1_u32..).zip(self.0.iter().enumerate()) {
            let Some(moves) = rules.moves.map(u32::from) else {
                return Some(Place {
                    period,
                    rules: *rules,
                    completes: None,
                });
            };
            let next = self.0.get(index + 1);
            if left < moves || next.is_none() {
                let rounds = left / moves;
                let completes = (left % moves == moves - 1).then(|| *next.unwrap_or(rules));
                return Some(Place {
                    period: period + rounds,
                    rules: *rules,
                    completes,
                });
            }
            left -= moves;
        }
        None
    }

    /// Own moves that must be completed before the main time of period `period` (from 1) runs out. `None` if no number is
    /// prescribed (the rest of the game), and for period 0.
    #[must_use]
    pub fn required_moves(&self, period: u32) -> Option<u32> {
        let mut total = 0_u32;
        let mut last = None;
        let mut rounds = period;
        for rules in &self.0 {
            if rounds == 0 {
                break;
            }
            last = Some(u32::from(rules.moves?));
            total = total.checked_add(last?)?;
            rounds -= 1;
        }
        last?.checked_mul(rounds)?.checked_add(total)
    }

    /// Seconds that a player may use for the first `moves` moves: main times of the periods
    /// reached, and the bonus of every move.
    #[must_use]
    pub fn seconds_for(&self, moves: u32) -> u64 {
        let mut total = 0_u64;
        let mut period = 0;
        for number in 1..=moves {
            let Some(place) = self.place(number) else {
                break;
            };
            if place.period != period {
                total += u64::from(place.rules.base);
                period = place.period;
            }
            total += u64::from(place.rules.bonus.seconds());
        }
        total
    }

    /// Standard, rapid or blitz, by the time for 60 moves (Laws A.1, B.1).
    #[must_use]
    pub fn kind(&self) -> Kind {
        match self.seconds_for(60) {
            0..=600 => Kind::Blitz,
            601..3600 => Kind::Rapid,
            _ => Kind::Standard,
        }
    }
}

/// The time control of a game: a schedule for each colour, usually the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TimeControl {
    pub(super) white: Schedule,
    pub(super) black: Schedule,
}

impl TimeControl {
    /// The same schedule for both.
    #[must_use]
    pub fn same(schedule: Schedule) -> Self {
        Self {
            white: schedule.clone(),
            black: schedule,
        }
    }

    /// Different schedules (TRF 222 `W…-B…`).
    #[must_use]
    pub const fn per_colour(white: Schedule, black: Schedule) -> Self {
        Self { white, black }
    }

    /// The schedule of one side.
    #[must_use]
    pub const fn schedule(&self, colour: Colour) -> &Schedule {
        match colour {
            Colour::White => &self.white,
            Colour::Black => &self.black,
        }
    }

    /// Whether both sides have the same schedule.
    #[must_use]
    pub fn is_even(&self) -> bool {
        self.white == self.black
    }

    /// Standard, rapid or blitz; `None` if the schedules of the two sides are of different kinds.
    #[must_use]
    pub fn kind(&self) -> Option<Kind> {
        let kind = self.white.kind();
        (kind == self.black.kind()).then_some(kind)
    }

    /// Own moves that `colour` must complete by the end of period `period` (Law 6.3.1); see [`Schedule::required_moves`].
    #[must_use]
    pub fn required_moves(&self, colour: Colour, period: u32) -> Option<u32> {
        self.schedule(colour).required_moves(period)
    }
}
