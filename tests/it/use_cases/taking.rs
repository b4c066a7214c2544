//! Tournaments take entries until their event is over by the clocks of their place, even if nobody closes the door.

use chrono::{NaiveDate, NaiveDateTime};
use tratto::app::{
    Actor, AppError,
    tournament::{
        calendar::{self, CalendarQuery, When},
        days::{self, DaysInput},
        entry_door::{
            door,
            inputs::{DoorInput, RequestInput},
            send,
        },
    },
};

use crate::support::postgres::Database;

use super::hall::Hall;

fn moment(text: &str) -> NaiveDateTime {
    NaiveDateTime::parse_from_str(text, "%Y-%m-%d %H:%M").unwrap()
}

/// The calendar at a moment.
#[derive(Debug, PartialEq, Eq)]
struct Seen {
    /// Number of tournaments that take entries: those found, those counted, and those marked in the list of all.
    taking: [usize; 3],
    /// When the calendar may change without a write, in UTC; `None` for never.
    until: Option<NaiveDateTime>,
}

fn seen(hall: &Hall, at: &str) -> Seen {
    let first_day = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
    let seen = hall.ctx.at(moment(at)).in_one_snapshot(|ctx| {
        let of = |when| {
            let query = CalendarQuery {
                when,
                ..CalendarQuery::default()
            };
            calendar::calendar(ctx, &query, first_day, 1)
        };
        let (found, all) = (of(When::Entries)?, of(When::Coming)?);
        assert_eq!(all.lines.len(), 1);
        let marked = all.lines.iter().filter(|line| line.takes_entries);
        Ok(Seen {
            taking: [found.lines.len(), all.counts[1], marked.count()],
            until: ctx.true_until(),
        })
    });
    seen.unwrap()
}

fn open(hall: &Hall, until: &str) {
    let (_, _, before) = door::get(&hall.ctx, &hall.chief, &hall.slug).unwrap();
    let input = DoorInput {
        door_open: "1".to_owned(),
        door_until: until.to_owned(),
        door_notice: "I dati servono al torneo.".to_owned(),
        ..DoorInput::default()
    };
    let version = before.version;
    door::set(&hall.ctx, &hall.chief, None, &hall.slug, version, &input).unwrap();
}

fn clocks(hall: &Hall, zone: &str) {
    let (_, _, version) = days::get(&hall.ctx, &hall.chief, &hall.slug).unwrap();
    let input = DaysInput {
        zone: zone.to_owned(),
        ..DaysInput::default()
    };
    days::set(&hall.ctx, &hall.chief, None, &hall.slug, version, &input).unwrap();
}

/// Whether a request is turned away at this moment.
fn is_refused(hall: &Hall, at: &str) -> bool {
    let mut request = RequestInput {
        email: "ada@esempio.invalid".to_owned(),
        ..RequestInput::default()
    };
    request.person.last_name = "Richiesti".to_owned();
    request.person.first_name = "Ada".to_owned();
    request.person.birth = "1980".to_owned();
    let (visitor, secret) = (Actor::visitor("somebody".to_owned()), "7".repeat(64));
    let ctx = hall.ctx.at(moment(at));
    let sent = send::send(
        &ctx,
        &visitor,
        None,
        &hall.slug,
        &request,
        &secret,
        "192.0.2.9",
    );
    matches!(sent, Err(AppError::Refused(_)))
}

/// The event ends on 22 November 2026.
fn entries_end_with_the_event(hall: &Hall) {
    let closed = Seen {
        taking: [0; 3],
        until: None,
    };
    assert_eq!(seen(hall, "2026-11-21 09:00"), closed);
    open(hall, "");
    for (zone, last, over) in [
        ("+05:30", "2026-11-22 18:29", "2026-11-22 18:30"),
        ("", "2026-11-22 22:59", "2026-11-22 23:00"),
        ("-03:00", "2026-11-23 02:59", "2026-11-23 03:00"),
    ] {
        clocks(hall, zone);
        let taking = |until| Seen {
            taking: [1; 3],
            until: Some(moment(until)),
        };
        // On the eve, it is enough to look again when the last day begins in UTC.
        assert_eq!(
            seen(hall, "2026-11-21 09:00"),
            taking("2026-11-22 00:00"),
            "{zone}"
        );
        assert_eq!(seen(hall, "2026-11-22 00:00"), taking(over), "{zone}");
        assert_eq!(seen(hall, last), taking(over), "{zone}");
        assert_eq!(seen(hall, over), closed, "{zone}");
        // The door agrees: it refuses a request.
        assert!(is_refused(hall, over), "{zone}");
    }
    assert_eq!(seen(hall, "2026-12-24 09:00"), closed);
    // A door still closes at its own time if that is before the end of the event.
    clocks(hall, "");
    open(hall, "2026-11-20");
    assert_eq!(seen(hall, "2026-11-21 09:00").taking, [0; 3]);
    assert_eq!(
        seen(hall, "2026-11-20 09:00").until,
        Some(moment("2026-11-20 23:00"))
    );
    assert!(!is_refused(hall, "2026-11-20 09:00"));
}

#[test]
fn a_calendar_forgets_what_is_over() {
    entries_end_with_the_event(&Hall::new(2, 3));
}

#[test]
fn a_calendar_forgets_what_is_over_on_postgres() {
    let database = Database::fresh();
    entries_end_with_the_event(&Hall::on_postgres(&database, 2, 3));
}
