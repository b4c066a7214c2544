//! A browser subscribes to news of the board that it remembers, asks whether it is subscribed, and unsubscribes. None of this is
//! a decision about the tournament, so it leaves no row in the audit trail: rows are permanent, and a browser may unsubscribe.

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

/// Maximum number of browsers for one board: family, a trainer, friends.
const MOST: i64 = 20;
/// Kind of the attempts that are counted.
const KIND: &str = "board-news";
/// Maximum number of browsers that may subscribe from one network within [`HOURS`]: enough for the room of a hall.
const PER_NETWORK: usize = 300;
/// Hours for which they are counted.
const HOURS: i64 = 1;
/// Maximum length of a push service's address, in bytes.
const LONGEST: usize = 1000;

/// The subscription that a browser sends.
#[derive(Clone, Debug, Default)]
pub struct Browser {
    /// Address at the browser's push service.
    pub endpoint: String,
    /// Public key of the browser, in URL-safe base 64.
    pub p256dh: String,
    /// Authentication secret of the browser, in URL-safe base 64.
    pub auth: String,
}

/// The board of whose news a browser is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// No board of this tournament.
    Nothing,
    /// The board that it remembers.
    Own,
    /// Another board, which it remembered before.
    Other,
}

/// The board of whose news the browser with this address is told; `code` names the board that it remembers.
///
/// # Errors
/// No such tournament; the browser remembers no board.
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

/// Checks that the address and the keys of a browser can be used.
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

/// Refuses if too many browsers subscribed from this network within the hour.
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

/// Subscribes the browser to news of the board that it remembers, in the language of `actor`. A second call only changes keys and
/// language. A browser that was subscribed to another board of the tournament is moved to this one.
///
/// # Errors
/// No such tournament; the browser remembers no board. Fields to be corrected: `endpoint` if the address is not on the Internet,
/// `p256dh` if the keys have another form. Too many browsers for this board; [`Refusal::TooManyRequests`].
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
        // The entry may have been deleted since.
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

/// Unsubscribes the browser with this address in a tournament. Returns whether it is still subscribed in another tournament. Only
/// the browser has its address, so the address is enough: it need not remember the board.
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
