//! When an event is over. From then on its door takes no requests, even if nobody closes it.

use chrono::{Duration, NaiveDate, NaiveDateTime, NaiveTime};

use crate::{
    app::{
        AppError, Context,
        tournament::{place_time::Zone, round_hours::Hours},
    },
    event::TournamentState,
    store::{
        Conn,
        rows::{
            calendar::{self, Taking},
            tournaments::TournamentRow,
        },
    },
};

/// End of an event's last day in UTC, by the clocks of its place.
pub(super) fn over_at(last_day: NaiveDate, zone: Zone) -> NaiveDateTime {
    zone.to_utc(last_day.and_time(NaiveTime::MIN) + Duration::days(1))
}

/// Whether neither the event nor the time for requests is over.
pub(super) fn is_in_time(
    now: NaiveDateTime,
    over_at: NaiveDateTime,
    closes_at: Option<NaiveDateTime>,
) -> bool {
    now < over_at && closes_at.is_none_or(|closes| now < closes)
}

/// Whether the door of a tournament takes requests at this moment (UTC).
///
/// # Errors
/// A time zone that this version cannot read.
pub(in crate::app::tournament) fn takes(
    row: &TournamentRow,
    now: NaiveDateTime,
) -> Result<bool, AppError> {
    let Some(door) = &row.marks.door else {
        return Ok(false);
    };
    let over = over_at(row.end_date, Hours::zone_of(row)?);
    let may_be_open = door.is_open && row.state == TournamentState::Registration;
    Ok(may_be_open && is_in_time(now, over, door.closes_at))
}

/// What decides which tournaments take entries at this moment (UTC). The context is told when the first of them may stop taking
/// entries, because its door closes or its event is over.
///
/// # Errors
/// Storage failures.
pub(in crate::app::tournament) fn taking(
    ctx: &Context,
    conn: &mut Conn,
    now: NaiveDateTime,
) -> Result<Taking, AppError> {
    let today = now.date();
    let mut going_on = Vec::new();
    for (id, last_day, zone) in calendar::ending(conn, today)? {
        // A tournament whose time zone this version cannot read is left out.
        let Some(zone) = Zone::parse(&zone) else {
            continue;
        };
        let over = over_at(last_day, zone);
        if now < over {
            ctx.is_true_until(over);
            going_on.push(id);
        }
    }
    // No place is a whole day ahead of UTC, so no event is over before its last day begins in UTC.
    if let Some(day) = calendar::next_last_day(conn, today)? {
        ctx.is_true_until(day.and_time(NaiveTime::MIN));
    }
    if let Some(closing) = calendar::next_closing(conn, now)? {
        ctx.is_true_until(closing);
    }
    Ok(Taking { now, going_on })
}
