//! The hours at which the rounds begin, by the clocks of the place.

use chrono::NaiveTime;

use crate::{
    app::AppError,
    store::{
        UnknownWord,
        rows::{round_hours::HoursRow, tournaments::TournamentRow},
    },
};

use super::place_time::{self, Zone};

/// The hours at which the rounds begin, with their time zone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hours {
    /// Hours from round 1 on; `None` where not known.
    pub hours: Vec<Option<NaiveTime>>,
    /// Time zone of the place.
    pub zone: Zone,
}

impl Hours {
    /// Reads the stored row; without one, no hour is announced.
    ///
    /// # Errors
    /// An hour or a time zone that this version cannot read.
    pub(in crate::app) fn from_row(row: Option<&HoursRow>) -> Result<Self, AppError> {
        let Some(row) = row else {
            return Ok(Self::default());
        };
        let zone = Zone::parse(&row.zone);
        Ok(Self {
            hours: open_ended(&row.hours)?,
            zone: zone.ok_or_else(|| UnknownWord::new("round_hours.zone", &row.zone))?,
        })
    }

    /// The time zone of a tournament's place.
    ///
    /// # Errors
    /// As [`from_row`](Self::from_row).
    pub(in crate::app) fn zone_of(tournament: &TournamentRow) -> Result<Zone, AppError> {
        Ok(Self::from_row(tournament.marks.hours.as_ref())?.zone)
    }

    /// The hour of a round; `None` if not known.
    #[must_use]
    pub fn of_round(&self, round: u8) -> Option<NaiveTime> {
        let index = usize::from(round).checked_sub(1)?;
        self.hours.get(index).copied().flatten()
    }

    /// One text for each round, empty if the hour is open; no texts at all if all hours are open.
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

/// Reads the stored hours, without open ones at the end.
fn open_ended(stored: &str) -> Result<Vec<Option<NaiveTime>>, UnknownWord> {
    let read = |text: &str| match (text, place_time::hour(text)) {
        ("", _) => Ok(None),
        (_, Some(hour)) => Ok(Some(hour)),
        (_, None) => Err(UnknownWord::new("round_hours.hours", text)),
    };
    let hours: Result<Vec<_>, _> = stored.split(',').map(read).collect();
    let mut hours = hours?;
    let known = hours.iter().rposition(Option::is_some);
    hours.truncate(known.map_or(0, |last| last + 1));
    Ok(hours)
}

/// The hour as `15:00`.
#[must_use]
pub fn hour_text(hour: NaiveTime) -> String {
    hour.format("%H:%M").to_string()
}
