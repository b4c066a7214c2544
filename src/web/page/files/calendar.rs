//! The rounds of a tournament as calendar entries.

use chrono::{NaiveDate, NaiveTime, TimeDelta};

use crate::{
    app::tournament::summary::Summary,
    clock::TimeControl,
    event::Colour,
    i18n::Words,
    web::icalendar::{Entry, When, written},
};

/// Duration of a round if its time control cannot be read.
const USUAL: TimeDelta = TimeDelta::hours(4);

/// Duration of a round: the time that both players have for 60 moves.
fn duration(control: &str) -> TimeDelta {
    let Ok(control) = control.parse::<TimeControl>() else {
        return USUAL;
    };
    let sides = [Colour::White, Colour::Black].map(|side| control.schedule(side).seconds_for(60));
    let seconds: u64 = sides.iter().sum();
    i64::try_from(seconds)
        .ok()
        .filter(|seconds| (1..=86_400).contains(seconds))
        .map_or(USUAL, TimeDelta::seconds)
}

/// An entry for each round, with its time if announced; a single entry for the tournament until all days are known.
pub(super) fn calendar_of(t: Words, s: &Summary) -> String {
    let place = match s.venue.as_str() {
        "" => s.town.clone(),
        venue => format!("{}, {venue}", s.town),
    };
    let days: Vec<(u8, NaiveDate)> = (1..=s.course.planned())
        .filter_map(|round| Some((round, s.day_of(round)?)))
        .collect();
    let entry = |uid: String, name: String, when: When| Entry {
        uid,
        stamp: s.start.and_time(NaiveTime::MIN),
        when,
        name,
        place: place.clone(),
        about: None,
        link: None,
    };
    if days.len() != usize::from(s.course.planned()) {
        let when = When::Days(s.start, s.end);
        return written(None, [entry(s.slug.clone(), s.name.clone(), when)]);
    }
    let long = duration(&s.time_control);
    let rounds = days.into_iter().map(|(round, day)| {
        let name = format!("{}, {}", s.name, t.with_one("round-title", "round", round));
        let begins = s.begins(round);
        let when = begins.map_or(When::Days(day, day), |begins| When::At(begins, long));
        entry(format!("{}-{round}", s.slug), name, when)
    });
    written(None, rounds)
}
