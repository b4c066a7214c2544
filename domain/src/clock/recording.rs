//! When a player need not write the moves down (Law 8.4).

use super::{ClockTime, Schedule};

/// A stretch of own moves that the player need not record (Law 8.4): from the moment when the display is below five minutes to
/// the end of that period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Exemption {
    /// First own move number (from 1) played under the exemption.
    pub from: u32,
    /// Last own move number of that period that was played, or the last known one.
    pub to: u32,
}

/// The exemption begins below this display: "less than five minutes".
const BAND: ClockTime = ClockTime::from_seconds(300);

/// The player's exemptions, from the displays after each own move. An unknown display (`None`) neither begins nor ends one. There
/// is none in a period that adds 30 seconds or more per move. A game that starts with less than five minutes is exempt from the
/// first move.
#[must_use]
pub fn exemptions(schedule: &Schedule, shown: &[Option<ClockTime>]) -> Vec<Exemption> {
    let mut found: Vec<Exemption> = Vec::new();
    let mut previous = schedule
        .periods()
        .first()
        .map(|first| ClockTime::from_seconds(first.base()));
    let mut current = 0;
    let mut exempt = false;
    for (number, display) in (1_u32..).zip(shown) {
        let Some(place) = schedule.place(number) else {
            break;
        };
        if place.period != current {
            current = place.period;
            exempt = false;
        }
        let relieved = place.rules.bonus().seconds() < 30;
        let begins = relieved && !exempt && previous.is_some_and(|left| left < BAND);
        if begins {
            exempt = true;
            found.push(Exemption {
                from: number,
                to: number,
            });
        } else if exempt && let Some(last) = found.last_mut() {
            last.to = number;
        }
        previous = *display;
    }
    found
}
