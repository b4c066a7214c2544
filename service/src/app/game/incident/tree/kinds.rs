//! The kinds on which the arbiter rules by a tree of questions. Each may also be recorded in the arbiter's words.

use super::super::About;
use crate::rules::{laws::Rule, verdict::Reason};

const fn asked(code: &'static str, rule: Rule, page: &'static str) -> About {
    About {
        may_be_noted: true,
        ..About::judged(code, Some(rule), page)
    }
}

/// Wrong initial position, or board turned (7.2).
pub(in super::super) const START: About = asked("position", Rule::WrongStart, "start");

/// Wrong colours (7.3).
pub(in super::super) const COLOURS: About = asked("colours", Rule::ColoursReversed, "colours");

/// Displaced pieces (7.4).
pub(in super::super) const DISPLACED: About = asked("displaced", Rule::Displaced, "displaced");

/// A clock that was set wrongly (6.10.2).
pub(in super::super) const CLOCK: About = About {
    sets_clocks: true,
    ..asked("clock", Rule::ClockSetWrongly, "clock").keyed(7, "s")
};

/// Paused clocks (6.11).
pub(in super::super) const PAUSING: About =
    asked("pausing", Rule::Pausing, "pausing").causing(Reason::Penalty);

/// A mobile phone or another device (11.3.2).
pub(in super::super) const DEVICE: About = asked("phone", Rule::Devices, "device")
    .causing(Reason::Device)
    .keyed(4, "t");

/// A disturbance (11.5).
pub(in super::super) const DISTRACTION: About =
    asked("disturbance", Rule::Distraction, "distraction").causing(Reason::Penalty);

/// Persistent refusal (11.7, 11.8).
pub(in super::super) const REFUSAL: About =
    asked("refusal", Rule::Refusal, "refusal").causing(Reason::Refusal);

/// The last two minutes without increment (Guidelines III.4–III.6).
pub(in super::super) const QUICKPLAY: About = About {
    replaces: super::super::Replaces::Nothing,
    ..asked("quickplay", Rule::QuickplayClaim, "quickplay")
};

/// Absence, lateness and wrong times at a resumption (Guidelines I.9–I.13).
pub(in super::super) const RESUMPTION: About = asked("resumption", Rule::Resumption, "resumption");

/// A penalty at the arbiter's choice (12.9).
pub(in super::super) const PENALTY: About = About {
    replaces: super::super::Replaces::Nothing,
    ..asked("penalty", Rule::Penalties, "penalty").causing(Reason::Penalty)
};
