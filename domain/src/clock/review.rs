//! Everything that the recorded clocks of a game tell, in one call.

use super::{
    ClockFinding, ClockTime, CounterDrift, Exemption, Expected, PeriodSwitch, Shown, TimeControl,
    check_game, counter_drift, exemptions, expected_after_each_ply, own_moves, ply_of,
};
use crate::event::Colour;

/// Expected displays and faults of the clocks of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClockReview {
    /// The bounds of the mover's display after every half-move; `None` if they are not known.
    pub expected: Vec<Option<Expected>>,
    /// Wrong displays: half-move (from 1), player and finding, in the order of the game.
    pub wrong: Vec<(u32, Colour, ClockFinding)>,
    /// Move counters that added a main time at the wrong move.
    pub counters: Vec<(Colour, CounterDrift)>,
    /// Half-moves (from 1, first and last) made by a player who need not record (8.4).
    pub exempt: Vec<(Colour, u32, u32)>,
}

/// Reviews the clocks of a game whose half-moves `plies` begin with a move of `first`. `tolerance` is the difference of a display
/// that is ignored: one second for displays of whole seconds.
///
/// ```
/// use tratto_domain::{
///     clock::{ClockTime, PeriodSwitch, Shown, review},
///     event::Colour,
/// };
/// let control = "90+30".parse()?;
/// // Displays from `[%clk]`, in the order of the game: White, Black, White.
/// let plies = ["1:29:40", "1:30:10", "0:00:12"].map(|display| Shown {
///     display: display.parse().ok(),
///     spent: None,
/// });
/// let second = ClockTime::from_seconds(1);
/// let found = review(&control, PeriodSwitch::ByMoves, Colour::White, &plies, second);
/// // After two moves White has at least the increment of the second one.
/// assert_eq!(found.wrong.len(), 1);
/// assert_eq!((found.wrong[0].0, found.wrong[0].1), (3, Colour::White));
/// # Ok::<(), tratto_domain::clock::TimeControlError>(())
/// ```
#[must_use]
pub fn review(
    control: &TimeControl,
    switch: PeriodSwitch,
    first: Colour,
    plies: &[Shown],
    tolerance: ClockTime,
) -> ClockReview {
    let mut counters = Vec::new();
    let mut exempt = Vec::new();
    for side in [first, !first] {
        let own = own_moves(plies, first, side);
        let schedule = control.schedule(side);
        if switch == PeriodSwitch::ByMoves {
            let drifts = counter_drift(schedule, &own, tolerance);
            counters.extend(drifts.into_iter().map(|drift| (side, drift)));
        }
        let displays: Vec<_> = own.iter().map(|shown| shown.display).collect();
        for Exemption { from, to } in exemptions(schedule, &displays) {
            exempt.push((side, ply_of(from, first, side), ply_of(to, first, side)));
        }
    }
    exempt.sort_by_key(|(_, from, _)| *from);
    ClockReview {
        expected: expected_after_each_ply(control, switch, first, plies),
        wrong: check_game(control, switch, first, plies, tolerance),
        counters,
        exempt,
    }
}
