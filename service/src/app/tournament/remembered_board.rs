//! A phone that remembers a board as its own. It keeps a code of the tournament and the participant, which reveals nothing to
//! anybody else. Nothing is stored on the server. Somebody with the code sees what everybody may see.

use chrono::{NaiveDate, NaiveDateTime, TimeDelta};

use crate::{
    app::{AppError, Context},
    auth::{self, is_same_code},
    event::{Kept, Outlet},
    store::rows,
};

use super::summary::Summary;

/// What a phone stores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remembered {
    pub code: String,
    /// Seconds for which to keep it, at least 1.
    pub seconds: i64,
}

/// When boards of an event with this last day are forgotten, in UTC.
fn end_of(last_day: NaiveDate) -> NaiveDateTime {
    let end = last_day.checked_add_signed(TimeDelta::days(Kept::BOARD_DAYS + 1));
    end.unwrap_or(last_day).and_time(chrono::NaiveTime::MIN)
}

/// Whether phones can still remember boards of this tournament.
#[must_use]
pub fn is_offered(ctx: &Context, summary: &Summary) -> bool {
    ctx.clock.now() < end_of(summary.end)
}

/// The code of a participant, made with the tournament's key.
fn code(secret: &str, entry: i32) -> String {
    let message = format!("tratto board 1\0{entry}");
    auth::code(secret.as_bytes(), message.as_bytes())
}

/// What a phone stores to find this participant's board again.
///
/// # Errors
/// Not found: no such tournament or participant, or the event ended too long ago.
pub fn remember(ctx: &Context, slug: &str, entry: i32) -> Result<Remembered, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.shown_to_all(conn, slug, Outlet::Page)?;
        if loaded.entry(entry).is_none() || loaded.hides(entry) {
            return Err(AppError::NotFound);
        }
        let secret = rows::seats::secret(conn, loaded.tournament.id)?;
        let secret = secret.ok_or(AppError::NotFound)?;
        let left = end_of(loaded.tournament.end_date) - ctx.clock.now();
        let seconds = left.num_seconds();
        if seconds < 1 {
            return Err(AppError::NotFound);
        }
        Ok(Remembered {
            code: code(&secret, entry),
            seconds,
        })
    })
}

/// The participant whom a phone remembers by this code; `None` if the code is not valid any longer.
///
/// # Errors
/// No such tournament.
pub fn find(ctx: &Context, slug: &str, given: Option<&str>) -> Result<Option<i32>, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.shown_to_all(conn, slug, Outlet::Page)?;
        let Some(given) = given else {
            return Ok(None);
        };
        if ctx.clock.now() >= end_of(loaded.tournament.end_date) {
            return Ok(None);
        }
        let Some(secret) = rows::seats::secret(conn, loaded.tournament.id)? else {
            return Ok(None);
        };
        let mut entries = loaded.entries.iter().map(|entry| entry.id);
        let found = entries.find(|entry| is_same_code(&code(&secret, *entry), given));
        Ok(found.filter(|entry| !loaded.hides(*entry)))
    })
}
