//! The clocks of a game: what they should show, faults in what they showed, the moves left to the next time control,
//! and who need not record moves any longer (Laws 6.3, 6.10.2, 7.1, 8.4).

use crate::{
    clock::{
        ClockFinding, ClockProblem, ClockTime, Exemption, Expected, PeriodSwitch, Shown,
        TimeControl, check_game, exemptions, expected_after_each_ply, expected_displays,
    },
    event::Colour,
};

use super::move_line::MoveLine;

/// Difference between display and calculation that is ignored: clocks drop fractions of a second.
const TOLERANCE: ClockTime = ClockTime::from_seconds(1);

/// A display below this frees the player from recording (8.4), unless 30 seconds are added per move.
const FIVE_MINUTES: ClockTime = ClockTime::from_seconds(300);

/// One player's clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideClock {
    /// The player who owns the clock.
    pub colour: Colour,
    /// Last recorded display, with the number of own moves after which it was read.
    pub shown: Option<(u32, ClockTime)>,
    /// Number of own moves completed.
    pub completed: u32,
    /// Period in which the next own move is played, from 1.
    pub period: u32,
    /// Number of own moves still to be completed in that period; `None` if it covers the rest of the game.
    pub to_control: Option<u32>,
    /// Least and most that the display can show after the last own move, as far as the record tells.
    pub bounds: Option<Expected>,
    /// Stretches of own moves that need not be recorded (8.4).
    pub exemptions: Vec<Exemption>,
    /// Whether the player need not record moves now (8.4).
    pub is_exempt: bool,
    /// Whether the clock is below five minutes but the increment keeps the duty to record (8.4).
    pub must_write_below_five: bool,
}

/// The clocks of both players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    /// The time control of the game.
    pub control: TimeControl,
    /// What the mover's clock should show after each half-move, as far as the record tells.
    pub expected: Vec<Option<Expected>>,
    /// Wrong displays: half-move (from 1), owner of the clock, fault.
    pub findings: Vec<(u32, Colour, ClockFinding)>,
    sides: [SideClock; 2],
}

impl Clocks {
    /// The clocks of a game under a time control; `None` when the control cannot be read.
    #[must_use]
    pub fn of(control: &str, switch: PeriodSwitch, moves: &[MoveLine]) -> Option<Self> {
        let control: TimeControl = control.parse().ok()?;
        let shown: Vec<Shown> = moves
            .iter()
            .map(|line| Shown {
                display: line.clock,
                spent: None,
            })
            .collect();
        let expected = expected_after_each_ply(&control, switch, Colour::White, &shown);
        let findings = check_game(&control, switch, Colour::White, &shown, TOLERANCE);
        let sides =
            [Colour::White, Colour::Black].map(|colour| side(&control, switch, colour, &shown));
        Some(Self {
            control,
            expected,
            findings,
            sides,
        })
    }

    /// One player's clock.
    #[must_use]
    pub const fn side(&self, colour: Colour) -> &SideClock {
        let [white, black] = &self.sides;
        match colour {
            Colour::White => white,
            Colour::Black => black,
        }
    }

    /// The fault in the display after this half-move (from 1); `None` if there is none.
    #[must_use]
    pub fn finding(&self, ply: u32) -> Option<&ClockFinding> {
        let found = self.findings.iter().find(|(at, _, _)| *at == ply);
        found.map(|(_, _, finding)| finding)
    }

    /// Least and most that the display after this half-move (from 1) can show.
    #[must_use]
    pub fn expected_after(&self, ply: u32) -> Option<Expected> {
        let index = usize::try_from(ply.checked_sub(1)?).ok()?;
        self.expected.get(index).copied().flatten()
    }

    /// Whether the display shows too much time, by more than half and at most all of the next period's main time. The
    /// clock's move counter may then be ahead of the moves that were played (6.4, 8.6).
    #[must_use]
    pub fn counter_ahead(&self, colour: Colour, finding: &ClockFinding) -> bool {
        let ClockProblem::TooMuch { by } = finding.problem else {
            return false;
        };
        let schedule = self.control.schedule(colour);
        let place = schedule.place(finding.number);
        let next = place.and_then(|place| schedule.period(place.period.saturating_add(1)));
        next.is_some_and(|next| {
            by <= ClockTime::from_seconds(next.base())
                && by > ClockTime::from_seconds(next.base() / 2)
        })
    }
}

fn side(control: &TimeControl, switch: PeriodSwitch, colour: Colour, plies: &[Shown]) -> SideClock {
    let schedule = control.schedule(colour);
    let own: Vec<Shown> = plies
        .iter()
        .skip(usize::from(colour == Colour::Black))
        .step_by(2)
        .copied()
        .collect();
    let completed = u32::try_from(own.len()).unwrap_or(u32::MAX);
    let displays: Vec<Option<ClockTime>> = own.iter().map(|shown| shown.display).collect();
    let shown = (1_u32..)
        .zip(&displays)
        .filter_map(|(number, display)| display.map(|display| (number, display)))
        .last();
    let place = schedule.place(completed.saturating_add(1));
    let period = place.map_or(1, |place| place.period);
    let to_control = schedule
        .required_moves(period)
        .map(|required| required.saturating_sub(completed));
    let start = schedule.periods().first().map(|first| {
        let full = ClockTime::from_seconds(first.base());
        Expected {
            at_least: full,
            at_most: full,
        }
    });
    let bounds = match own.len() {
        0 => start,
        _ => expected_displays(schedule, switch, &own)
            .last()
            .copied()
            .flatten(),
    };
    // One move more than played, to see whether the next one would be exempt.
    let mut ahead = displays.clone();
    ahead.push(None);
    let exempt_ahead = exemptions(schedule, &ahead);
    let next = completed.saturating_add(1);
    let below_five =
        shown.is_some_and(|(number, display)| number == completed && display < FIVE_MINUTES);
    let bonus = place.map_or(0, |place| place.rules.bonus().seconds());
    SideClock {
        colour,
        shown,
        completed,
        period,
        to_control,
        bounds,
        exemptions: exemptions(schedule, &displays),
        is_exempt: exempt_ahead.iter().any(|e| (e.from..=e.to).contains(&next)),
        must_write_below_five: below_five && bonus >= 30,
    }
}
