//! Time controls, displays, default time.

mod display;
mod text;

use super::*;
use crate::event::Colour;
use proptest::prelude::*;

fn control(text: &str) -> TimeControl {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

#[test]
fn article_6_3_1_places_and_prescribed_moves() {
    let schedule = control("100/40+30:50/20+30:15+30")
        .schedule(Colour::White)
        .clone();
    let at = |number| {
        schedule
            .place(number)
            .map(|place| (place.period, place.completes.is_some()))
    };
    assert_eq!(at(0), None);
    assert_eq!(at(1), Some((1, false)));
    assert_eq!(at(40), Some((1, true)));
    assert_eq!(at(41), Some((2, false)));
    assert_eq!(at(60), Some((2, true)));
    assert_eq!(at(61), Some((3, false)));
    assert_eq!(at(5000), Some((3, false)));
    // The move after the last of a period has the next one's main time.
    assert_eq!(
        [40, 41, 60, 61].map(|number| schedule.place(number).map(|place| place.rules.base())),
        [6000, 3000, 3000, 900].map(Some)
    );
    assert_eq!(
        [0, 1, 2, 3].map(|p| schedule.required_moves(p)),
        [None, Some(40), Some(60), None]
    );
    let repeating = control("90'/40").schedule(Colour::White).clone();
    assert_eq!(repeating.place(81).map(|place| place.period), Some(3));
    assert_eq!(repeating.required_moves(3), Some(120));
    assert_eq!(repeating.seconds_for(60), 2 * 5400);
}

/// An increment of zero is no increment: `5+0` is the same control as `5`.
#[test]
fn a_bonus_of_zero_seconds_is_none() {
    for bonus in [Bonus::Increment(0), Bonus::Delay(0), Bonus::Bronstein(0)] {
        assert_eq!(
            Period::new(None, 300, bonus),
            Period::new(None, 300, Bonus::None)
        );
        assert_eq!(Period::new(None, 0, bonus), Err(vec![PeriodError::NoTime]));
    }
    assert_eq!(control("5+0"), control("5"));
}

#[test]
fn stored_words() {
    assert_eq!(Kind::ALL.map(Kind::code), ["standard", "rapid", "blitz"]);
    assert_eq!(PeriodSwitch::ALL.map(PeriodSwitch::code), ["moves", "zero"]);
}

#[test]
fn article_6_7_default_time() {
    assert_eq!(
        DefaultTime::default().judge(Arrival::After(1)),
        LateVerdict::Lost
    );
    assert_eq!(
        DefaultTime::default().judge(Arrival::After(0)),
        LateVerdict::Punctual
    );
    let half = DefaultTime::from_seconds(1800);
    assert_eq!(
        (half.seconds(), DefaultTime::default().seconds()),
        (1800, 0)
    );
    assert_eq!(
        half.judge(Arrival::After(1800)),
        LateVerdict::Plays {
            late: ClockTime::from_seconds(1800)
        }
    );
    assert_eq!(
        half.judge(Arrival::NotYet(1700)),
        LateVerdict::MayStillCome(100)
    );
    assert_eq!(half.judge(Arrival::NotYet(1801)), LateVerdict::Lost);
}
