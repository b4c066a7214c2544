//! Which site has its turn next, and the outcome of a turn. This is book-keeping, so it leaves no deed.

use chrono::{Duration, NaiveDateTime};

use crate::{
    app::{
        AppError, Context,
        tournament::webhooks::{origin, sending::Answer},
    },
    store::rows::{
        self,
        mirrors::{self, CameOf, MirrorRow},
        moment,
    },
};

use super::{
    compose::{self, Composed, Teller, Took},
    fetched,
    said::{Fate, Said},
};

pub use super::compose::Seen;

/// Minutes for which a turn holds a site.
const HELD_MINUTES: i64 = 5;
/// Seconds between two checks for changes.
const PAUSE: i64 = 2;
/// Seconds after which a site is told that nothing is new, and asked for what players sent there.
const STILL: i64 = 5;
/// Seconds to the next turn if only an arbiter can help, or another machine goes on.
const RARELY: i64 = 3600;
/// Pauses after failures, in seconds; the last one repeats. They are short because the network in a hall comes and
/// goes.
const PAUSES: [i64; 4] = [5, 10, 20, 30];
/// The pause after a long turn is this many times its length, but at most the time for which a turn holds a site. A
/// longer time comes from a clock that was set forward, or a machine that slept.
const REST: i32 = 10;

/// A site that has its turn.
#[derive(Clone, Debug)]
pub struct Due {
    row: MirrorRow,
    /// Address part of the tournament.
    slug: String,
    now: NaiveDateTime,
}

impl Due {
    /// Number of the tournament.
    #[must_use]
    pub const fn tournament(&self) -> i32 {
        self.row.tournament_id
    }

    /// Origin of the site.
    #[must_use]
    pub fn site(&self) -> &str {
        &self.row.site
    }

    /// Secret with which this program writes there.
    #[must_use]
    pub fn token(&self) -> &str {
        &self.row.token
    }
}

/// An answer of the site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// HTTP status.
    pub status: u16,
    /// Body of the answer.
    pub body: Vec<u8>,
}

/// Sends a message to the site.
pub type Speak<'a> = dyn FnMut(&[u8]) -> Result<Reply, Answer> + 'a;

/// The outcome of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// Nothing is new, and the site was told so a moment ago.
    Nothing,
    /// The site has everything.
    Sent(Said),
    /// The site refused the message.
    Refused(Said),
    /// The site did not process the request or could not be reached.
    Missed(Answer),
    /// The answer of the site cannot be read.
    Unread,
    /// An error on this machine: the message could not be made, or the outcome could not be stored.
    Failed,
}

impl Told {
    /// The code that is stored.
    #[must_use]
    pub fn code(&self) -> String {
        match self {
            Self::Nothing | Self::Sent(_) => "told".to_owned(),
            Self::Missed(answer) => answer.code(),
            Self::Unread => "unread".to_owned(),
            Self::Failed => "failed".to_owned(),
            Self::Refused(said) => match said.fate {
                Fate::Behind => "behind",
                Fate::Other => "other",
                Fate::Newer => "newer",
                Fate::Forbidden => "forbidden",
                Fate::Taken | Fate::Elsewhere | Fate::Unread => "unread",
            }
            .to_owned(),
        }
    }
}

/// Frees the sites that a program held when it was killed in the middle of a turn; called at the start. On SQLite no
/// other program runs, so nobody else tells those sites now. On PostgreSQL another server may, so there the hold simply
/// expires.
///
/// # Errors
/// Storage failures.
pub fn take_over(ctx: &Context) -> Result<(), AppError> {
    if ctx.is_embedded() && ctx.trouble().is_none() {
        ctx.keep_book(|conn| Ok(mirrors::let_go(conn)?))?;
    }
    Ok(())
}

/// Takes the site that has been due longest, and holds it so that no other server tells it.
///
/// # Errors
/// Storage failures.
pub fn next(ctx: &Context) -> Result<Option<Due>, AppError> {
    let now = ctx.clock.now();
    let Some(id) = ctx.ask(|conn| Ok(mirrors::due(conn, now)?))? else {
        return Ok(None);
    };
    let mut held = None;
    ctx.keep_book(|conn| {
        held = mirrors::hold(conn, id, (now, now + Duration::minutes(HELD_MINUTES)))?;
        Ok(())
    })?;
    Ok(held.map(|(row, slug)| Due { row, slug, now }))
}

/// Corrects times that are in the future because the clock was set back.
///
/// # Errors
/// Storage failures.
pub fn tidy(ctx: &Context) -> Result<(), AppError> {
    let waits = (Duration::seconds(RARELY), Duration::minutes(HELD_MINUTES));
    ctx.keep_book(|conn| Ok(mirrors::set_right(conn, ctx.clock.now(), waits)?))
}

/// Tells a site what is new and stores the outcome. `seen` is the state that it was told last, as far as this process
/// knows.
///
/// # Errors
/// Storage failures. The failure is noted too, so that the next turn comes after the usual pause.
pub fn take(
    ctx: &Context,
    due: &Due,
    seen: &mut Option<Seen>,
    speak: &mut Speak<'_>,
) -> Result<Told, AppError> {
    match tell(ctx, due, seen, speak) {
        Ok(told) => {
            note(ctx, due, &told)?;
            Ok(told)
        }
        Err(error) => {
            // Without this note the site would be held for the full time of a turn.
            if let Err(other) = note(ctx, due, &Told::Failed) {
                tracing::warn!(%other, "what came of a turn is not noted");
            }
            Err(error)
        }
    }
}

fn tell(
    ctx: &Context,
    due: &Due,
    seen: &mut Option<Seen>,
    speak: &mut Speak<'_>,
) -> Result<Told, AppError> {
    let id = due.row.tournament_id;
    if let Some(seen) = seen.as_ref() {
        let (tip, is_over) = ctx.ask(|conn| {
            let is_over = rows::handed_over::of(conn, id)?.is_some();
            Ok((compose::tip_of(conn, id)?.id, is_over))
        })?;
        let was_told = due.row.good_at.is_some_and(|at| {
            let since = due.now - at;
            since >= Duration::zero() && since < Duration::seconds(STILL)
        });
        let is_due = seen.took != took(&due.row);
        if tip == seen.newest.0 && !is_due && (is_over || was_told) {
            return Ok(Told::Nothing);
        }
    }
    let teller = Teller {
        by: due.row.made_by.clone(),
        since: moment::written(due.row.made_at),
        took: took(&due.row),
    };
    let mut told = ask(ctx, due, &teller, seen, speak)?;
    // If the site is at another row, it gets everything, once.
    if let Told::Refused(said) = &told
        && said.fate == Fate::Elsewhere
        && seen.is_some()
    {
        *seen = None;
        let until = ctx.clock.now() + Duration::minutes(HELD_MINUTES);
        ctx.keep_book(|conn| Ok(mirrors::hold_on(conn, id, until)?))?;
        told = ask(ctx, due, &teller, seen, speak)?;
    }
    if let Told::Sent(said) = &told {
        fetched::take(ctx, (&due.row, &due.slug), &said.post)?;
    }
    Ok(told)
}

/// The last item that was taken from the site.
const fn took(row: &MirrorRow) -> Took {
    (row.took, row.took_at)
}

fn ask(
    ctx: &Context,
    due: &Due,
    teller: &Teller,
    seen: &mut Option<Seen>,
    speak: &mut Speak<'_>,
) -> Result<Told, AppError> {
    let Composed { bytes, seen: then } = compose::compose(ctx, &due.slug, teller, seen.as_ref())?;
    let reply = match speak(&bytes) {
        Ok(reply) => reply,
        // The message may have arrived; sending it again changes nothing.
        Err(answer) => return Ok(Told::Missed(answer)),
    };
    let Ok(said) = serde_json::from_slice::<Said>(&reply.body) else {
        return Ok(match reply.status {
            200 => Told::Unread,
            status => Told::Missed(Answer::Status(status)),
        });
    };
    if said.fate == Fate::Taken {
        *seen = Some(then);
        return Ok(Told::Sent(said));
    }
    Ok(Told::Refused(said))
}

/// The full address of a path on a site. `None` if it would lead to another site, because the codes on papers lead
/// there.
fn on_site(site: &str, path: &str) -> Option<String> {
    let address = format!("{site}{path}");
    (origin(&address)? == site).then_some(address)
}

fn note(ctx: &Context, due: &Due, told: &Told) -> Result<(), AppError> {
    let now = ctx.clock.now();
    let row = &due.row;
    let is_good = matches!(told, Told::Nothing | Told::Sent(_));
    let pause = match told {
        Told::Nothing => Duration::seconds(PAUSE),
        // Composing takes time in a large event, so other sites come first.
        Told::Sent(_) => ((now - due.now) * REST)
            .clamp(Duration::seconds(PAUSE), Duration::minutes(HELD_MINUTES)),
        Told::Missed(Answer::Status(401 | 403 | 404)) => Duration::seconds(RARELY),
        Told::Refused(said) if !matches!(said.fate, Fate::Elsewhere | Fate::Unread) => {
            Duration::seconds(RARELY)
        }
        Told::Refused(_) | Told::Missed(_) | Told::Unread | Told::Failed => {
            let pause = usize::try_from(row.fails).ok();
            let pause = pause.and_then(|fails| PAUSES.get(fails).or(PAUSES.last()));
            Duration::seconds(pause.copied().unwrap_or(PAUSE))
        }
    };
    let site_says = match told {
        Told::Sent(said) if !said.path.is_empty() => on_site(&row.site, &said.path),
        _ => None,
    };
    let (other, other_since) = match told {
        Told::Refused(said) => (said.by.clone(), moment::read(&said.since)),
        Told::Nothing | Told::Sent(_) => (String::new(), None),
        Told::Missed(_) | Told::Unread | Told::Failed => (row.other.clone(), row.other_since),
    };
    let is_new = !matches!(told, Told::Nothing);
    let came = CameOf {
        answer: told.code(),
        fails: if is_good {
            0
        } else {
            row.fails.saturating_add(1)
        },
        // A time in the future means that the clock was set back.
        told_at: if is_new {
            Some(now)
        } else {
            row.told_at.map(|at| at.min(now))
        },
        good_at: if is_good && is_new {
            Some(now)
        } else {
            row.good_at
        },
        due_at: now + pause,
        held_until: None,
        address: site_says.unwrap_or_else(|| row.address.clone()),
        other,
        other_since,
    };
    ctx.keep_book(|conn| Ok(mirrors::note(conn, row.tournament_id, &came)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_is_on_its_site() {
        let site = "https://site.example";
        for (path, address) in [
            ("/t/torneo", Some("https://site.example/t/torneo")),
            ("", Some("https://site.example")),
            (".evil.example/t/torneo", None),
            ("@evil.example/t/torneo", None),
            (":8443/t/torneo", None),
            ("\\@evil.example", None),
            ("t/torneo", None),
        ] {
            assert_eq!(on_site(site, path).as_deref(), address, "{path}");
        }
    }
}
