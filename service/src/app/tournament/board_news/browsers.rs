//! A browser asks to be told of the board that it remembers, looks whether it is, and asks no more. These are nobody's decisions
//! about the tournament: they leave no row in the trail, which keeps for good what a browser may take back.

use chrono::{Duration, NaiveDateTime};

use crate::{
    app::{
        Actor, AppError, Checks, Context, Problem, Refusal,
        tournament::{
            remembered_board,
            webhooks::{
                Reach,
                address::{self, Fault},
            },
        },
    },
    auth::PushReceiver,
    store::{
        Conn,
        rows::{
            self,
            attempts::{self, Counted},
            push::{self, NewSubscription},
        },
    },
};

/// Browsers that may be told of one board: those of a family, a trainer, friends.
const MOST: i64 = 20;
/// Kind of the attempts counted.
const KIND: &str = "board-news";
/// Browsers that may ask from one network within [`HOURS`]: a hall's room, and no more.
const PER_NETWORK: usize = 300;
/// Hours for which they are counted.
const HOURS: i64 = 1;
/// Longest address of a push service.
const LONGEST: usize = 1000;

/// A browser, as it says it.
#[derive(Clone, Debug, Default)]
pub struct Browser {
    /// The address that its push service gave it.
    pub endpoint: String,
    /// Its public key, in base 64 for addresses.
    pub p256dh: String,
    /// What it shares with whoever writes to it, in base 64 for addresses.
    pub auth: String,
}

/// Of which board a browser is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// Of none of this tournament.
    Nothing,
    /// Of the one that it remembers.
    Own,
    /// Of another one, which it remembered before.
    Other,
}

/// Of which board of a tournament the browser with this address is told; `code` is what it remembers.
///
/// # Errors
/// No such tournament; it remembers no board.
pub fn told(
    ctx: &Context,
    slug: &str,
    code: Option<&str>,
    endpoint: &str,
) -> Result<Told, AppError> {
    let entry = remembered(ctx, slug, code)?;
    let tournament = ctx.tournament_id(slug)?;
    ctx.read(|conn| {
        let found = push::find(conn, tournament, endpoint)?;
        Ok(match found {
            None => Told::Nothing,
            Some(row) if row.entry_id == entry => Told::Own,
            Some(_) => Told::Other,
        })
    })
}

/// The participant whose board a browser remembers by this code.
fn remembered(ctx: &Context, slug: &str, code: Option<&str>) -> Result<i32, AppError> {
    remembered_board::find(ctx, slug, code)?.ok_or(AppError::NotFound)
}

/// Whether the address and the keys of a browser can be used.
fn check(browser: &Browser, reach: Reach) -> Result<(), AppError> {
    let mut checks = Checks::default();
    let refused = |key: &'static str| Problem::Because {
        key,
        value: String::new(),
    };
    let is_long = browser.endpoint.len() > LONGEST;
    match address::fault(&browser.endpoint, reach) {
        None if is_long => checks.refuse("endpoint", refused("problem-push-address")),
        None => {}
        Some(Fault::Unsound) => checks.refuse("endpoint", refused("problem-push-address")),
        Some(Fault::Private) => checks.refuse("endpoint", refused("problem-push-private")),
    }
    if PushReceiver::parse(&browser.p256dh, &browser.auth).is_none() {
        checks.refuse("p256dh", refused("problem-push-keys"));
    }
    checks.finish()
}

/// Refuses when too many browsers asked from this network within the hour.
fn require_room(conn: &mut Conn, network: &str, now: NaiveDateTime) -> Result<(), AppError> {
    let hour = Duration::hours(HOURS);
    let counted = Counted {
        kind: KIND,
        subject: None,
        source: Some(network),
        since: now - hour,
    };
    let times = attempts::times(conn, counted)?;
    let full = times.len().checked_sub(PER_NETWORK);
    match full.and_then(|index| times.get(index)) {
        Some(first) => {
            let again = *first + hour;
            Err(Refusal::TooManyRequests { again }.into())
        }
        None => Ok(()),
    }
}

/// The browser is told of the board that it remembers from now on, in the language of `actor`. Asked again it changes nothing
/// but keys and language; one that was told of another board of the tournament is told of this one instead.
///
/// # Errors
/// No such tournament; it remembers no board; an address that is none of the Internet, or keys of another shape (fields
/// `endpoint`, `p256dh`); too many browsers are told of the board; [`Refusal::TooManyRequests`].
pub fn ask(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    code: Option<&str>,
    browser: &Browser,
    (reach, network): (Reach, &str),
) -> Result<(), AppError> {
    let entry = remembered(ctx, slug, code)?;
    check(browser, reach)?;
    let (tournament, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    let new = NewSubscription {
        tournament_id: tournament,
        entry_id: entry,
        endpoint: &browser.endpoint,
        p256dh: &browser.p256dh,
        auth: &browser.auth,
        language: actor.language,
        made_at: now,
    };
    ctx.keep_book(|conn| {
        // It may have gone since.
        rows::entries::by_id(conn, tournament, entry)?;
        let found = push::find(conn, tournament, &browser.endpoint)?;
        if let Some(row) = &found
            && row.entry_id == entry
        {
            return Ok(push::change(conn, row.id, &new)?);
        }
        if push::count_of(conn, entry)? >= MOST {
            let mut checks = Checks::default();
            let (key, value) = ("problem-push-most", MOST.to_string());
            checks.refuse("endpoint", Problem::Because { key, value });
            checks.finish()?;
        }
        require_room(conn, network, now)?;
        attempts::insert(conn, KIND, "", network, now)?;
        match found {
            Some(row) => push::change(conn, row.id, &new)?,
            None => push::insert(conn, &new)?,
        }
        Ok(())
    })
}

/// The browser with this address is told of no board of a tournament any more; whether it is still told of some board of another
/// one is answered. Its address, which nobody else has, is all that it needs: the board may be forgotten.
///
/// # Errors
/// No such tournament.
pub fn stop(ctx: &Context, slug: &str, endpoint: &str) -> Result<bool, AppError> {
    let tournament = ctx.tournament_id(slug)?;
    let (found, all) = ctx.read(|conn| {
        let found = push::find(conn, tournament, endpoint)?;
        Ok((found, push::count_at(conn, endpoint)?))
    })?;
    let Some(row) = found else {
        return Ok(all > 0);
    };
    ctx.keep_book(|conn| Ok(push::delete(conn, row.id)?))?;
    Ok(all > 1)
}
