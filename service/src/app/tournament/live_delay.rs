//! The delay with which an event shows its moves: as typed, and as stored.

use crate::{app::Checks, event::LiveDelay, store::rows::tournament_rules::RulesRow};

use super::settings_input::SettingsInput;

/// Reads the delay from the form; the default where a field is empty.
pub(super) fn parse(checks: &mut Checks, input: &SettingsInput) -> LiveDelay {
    let mut number = |field, typed, most: u8| {
        let number = checks.optional_number(field, typed, 0, most.into());
        number.and_then(|number| u8::try_from(number).ok())
    };
    let usual = LiveDelay::default();
    let minutes = number("live_minutes", &input.live_minutes, LiveDelay::MOST_MINUTES);
    let moves = number("live_moves", &input.live_moves, LiveDelay::MOST_MOVES);
    let delay = LiveDelay::new(
        minutes.unwrap_or(usual.minutes()),
        moves.unwrap_or(usual.moves()),
    );
    delay.unwrap_or(usual)
}

/// The stored delay of a tournament.
pub(crate) fn of_rules(rules: &RulesRow) -> LiveDelay {
    let small = |number| u8::try_from(number).unwrap_or(u8::MAX);
    LiveDelay::new(small(rules.live_minutes), small(rules.live_moves)).unwrap_or_default()
}
