//! The points that an event gives for results and byes: as typed, and which values a tournament can hold.

use crate::{
    app::{Checks, Problem},
    event::{Points, ScoringSystem},
};

use super::settings_input::SettingsInput;

/// The typed points; the standard ones after a refusal.
pub(super) fn parse(checks: &mut Checks, input: &SettingsInput) -> ScoringSystem {
    let mut complete = true;
    let mut points = |field: &'static str, text: &str, otherwise: Option<Points>| match (
        text.trim().is_empty(),
        otherwise,
        text.parse(),
    ) {
        (true, Some(value), _) | (_, _, Ok(value)) => value,
        (_, _, Err(_)) => {
            let value = text.to_owned();
            let key = "problem-points";
            checks.refuse(field, Problem::Because { key, value });
            complete = false;
            Points::ZERO
        }
    };
    let win = points("win", &input.win, None);
    let draw = points("draw", &input.draw, None);
    let loss = points("loss", &input.loss, None);
    let bye = points("pairing_bye", &input.pairing_bye, None);
    // Empty fields follow win and draw.
    let forfeit_win = points("forfeit_win", &input.forfeit_win, Some(win));
    let forfeit_loss = points("forfeit_loss", &input.forfeit_loss, Some(Points::ZERO));
    let full_point_bye = points("full_point_bye", &input.full_point_bye, Some(win));
    let half_point_bye = points("half_point_bye", &input.half_point_bye, Some(draw));
    let zero_point_bye = points("zero_point_bye", &input.zero_point_bye, Some(Points::ZERO));
    if !complete {
        return ScoringSystem::STANDARD;
    }
    let scoring = ScoringSystem {
        win,
        draw,
        loss,
        forfeit_win,
        forfeit_loss,
        pairing_allocated_bye: bye,
        full_point_bye,
        half_point_bye,
        zero_point_bye,
    };
    if holds(&scoring) {
        return scoring;
    }
    let value = String::new();
    let key = "problem-scoring";
    checks.refuse("win", Problem::Because { key, value });
    ScoringSystem::STANDARD
}

/// Whether a tournament can hold these points. The same limits apply to forms and to files.
pub(crate) fn holds(scoring: &ScoringSystem) -> bool {
    let s = scoring;
    let plain = ScoringSystem::new(s.win, s.draw, s.loss, s.pairing_allocated_bye);
    let unplayed = [
        s.forfeit_win,
        s.forfeit_loss,
        s.full_point_bye,
        s.half_point_bye,
        s.zero_point_bye,
    ];
    let most = s.win.halves();
    plain.is_ok() && unplayed.iter().all(|p| (0..=most).contains(&p.halves()))
}
