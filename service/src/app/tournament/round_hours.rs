//! The hours at which the rounds begin, by the clocks of the place.

use chrono::NaiveTime;

use crate::store::rows::{round_hours::HoursRow, tournaments::TournamentRow};

use super::place_time::{self, Zone};

/// The hours at which the rounds begin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hours {
    /// From round 1 on, as far as they are known.
    pub hours: Vec<Option<NaiveTime>>,
    /// The clocks of the place.
    pub zone: Zone,
}

impl Hours {
    /// What stands in the row; where there is none no hour is announced.
    pub(in crate::app) fn from_row(row: Option<&HoursRow>) -> Self {
        row.map_or_else(Self::default, |row| Self {
            hours: open_ended(&row.hours),
            zone: Zone::parse(&row.zone).unwrap_or_default(),
        })
    }

    /// The clocks of the place of a tournament.
    pub(in crate::app) fn zone_of(tournament: &TournamentRow) -> Zone {
        Self::from_row(tournament.marks.hours.as_ref()).zone
    }

    /// The hour of a round, where it is known.
    #[must_use]
    pub fn of_round(&self, round: u8) -> Option<NaiveTime> {
        let index = usize::from(round).checked_sub(1)?;
        self.hours.get(index).copied().flatten()
    }

    /// A text a round, empty where the hour is open; none where all are.
    pub(super) fn texts(&self, rounds: usize) -> Vec<String> {
        if self.hours.iter().all(Option::is_none) {
            return Vec::new();
        }
        let hours = self.hours.iter().copied();
        let hours = hours.chain(std::iter::repeat(None)).take(rounds);
        hours
            .map(|hour| hour.map_or_else(String::new, hour_text))
            .collect()
    }
}

/// What is stored, without what is open at the end.
fn open_ended(stored: &str) -> Vec<Option<NaiveTime>> {
    let mut hours: Vec<_> = stored.split(',').map(place_time::hour).collect();
    let known = hours.iter().rposition(Option::is_some);
    hours.truncate(known.map_or(0, |last| last + 1));
    hours
}

/// `15:00`.
#[must_use]
pub fn hour_text(hour: NaiveTime) -> String {
    hour.format("%H:%M").to_string()
}
