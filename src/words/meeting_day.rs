//! The day of a board or match that is not played with its round.

use crate::{
    app::tournament::{meeting_days::PlayedOn, round_hours::hour_text},
    i18n::Words,
};

use super::moment;

/// `6/12, 20:30`, short enough for a table cell.
#[must_use]
pub fn short(t: Words, on: PlayedOn) -> String {
    let day = moment::short_date(t, on.day);
    match on.hour {
        Some(hour) => t.with_two("meeting-on", "day", day, "hour", hour_text(hour)),
        None => day,
    }
}
