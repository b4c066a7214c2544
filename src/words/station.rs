//! Staff devices: their duties, and why something is refused to them.

use crate::{
    app::Refusal,
    event::{BoardRange, Duty},
    i18n::Words,
};

/// `Inserire i risultati, tavoli 1–40`.
#[must_use]
pub fn duty(t: Words, duty: Duty, boards: Option<BoardRange>) -> String {
    let words = t.get(&format!("setting-station_duty-{}", duty.code()));
    match boards {
        Some(range) => format!("{words}, {}", of_range(t, range)),
        None => words,
    }
}

/// `tavoli 1–40`.
fn of_range(t: Words, range: BoardRange) -> String {
    t.with_two(
        "station-boards",
        "first",
        range.first(),
        "last",
        range.last(),
    )
}

/// Why an act on a staff device is refused.
pub(super) fn refused(t: Words, refusal: &Refusal) -> String {
    match refusal {
        Refusal::NotThisBoard {
            boards: Some(range),
        } => t.with_one("refusal-not-this-board", "boards", of_range(t, *range)),
        _ => t.get("refusal-no-such-pairing"),
    }
}
