//! Whose turn it is to tell a site, and what came of it. Book-keeping, which is nobody's decision.

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

/// How long whoever sends may need for a message.
const HELD_MINUTES: i64 = 5;
/// Seconds between two looks for what is new.
const PAUSE: i64 = 2;
/// Seconds after which a site is told that nothing is new, and asked for what players said there.
const STILL: i64 = 5;
/// Seconds to the next turn where only an arbiter can help, or another machine goes on.
const RARELY: i64 = 3600;
/// The pauses after failures, in seconds; the last one stays. Halls have a network now and then.
const PAUSES: [i64; 4] = [5, 10, 20, 30];
/// A turn that took long is followed by a pause this many times as long, but no longer than whoever sends may need: a clock that
/// was set forward meanwhile, or a machine that slept, is no long turn.
const REST: i32 = 10;

/// A site that is due.
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

    /// The site's origin.
    #[must_use]
    pub fn site(&self) -> &str {
        &self.row.site
    }

    /// What lets this program write there.
    #[must_use]
    pub fn token(&self) -> &str {
        &self.row.token
    }
}

/// What a site said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// Status of the answer.
    pub status: u16,
    /// What it says.
    pub body: Vec<u8>,
}

/// Sends a message to the site.
pub type Speak<'a> = dyn FnMut(&[u8]) -> Result<Reply, Answer> + 'a;

/// What came of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// Nothing is new, and the site was told so a moment ago.
    Nothing,
    /// The site has everything.
    Sent(Said),
    /// The site does not take it.
    Refused(Said),
    /// The site did not do what it was asked, or was not reached.
    Missed(Answer),
    /// Its answer cannot be read.
    Unread,
    /// Something went wrong on this machine: the message could not be made, or what the site has could not be stored here.
    Failed,
}

impl Told {
    /// As it is stored.
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

/// At the start of a program: the sites that one held which was killed in the middle of a turn are due again. A file has one program,
/// so nobody tells them now; of several servers of one PostgreSQL another may, and their time ends by itself.
///
/// # Errors
/// Storage failures.
pub fn take_over(ctx: &Context) -> Result<(), AppError> {
    if ctx.is_embedded() && ctx.trouble().is_none() {
        ctx.keep_book(|conn| Ok(mirrors::let_go(conn)?))?;
    }
    Ok(())
}

/// Takes the site that is due longest, so that nobody else tells it meanwhile.
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

/// Puts right what a clock said that was set back since.
///
/// # Errors
/// Storage failures.
pub fn tidy(ctx: &Context) -> Result<(), AppError> {
    let waits = (Duration::seconds(RARELY), Duration::minutes(HELD_MINUTES));
    ctx.keep_book(|conn| Ok(mirrors::set_right(conn, ctx.clock.now(), waits)?))
}

/// Tells a site what is new, and notes what came of it. `seen` is what it was told last, as far as this process knows.
///
/// # Errors
/// Storage failures, which are noted too: the next turn comes after the usual pause.
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
            // Without a note it would be held for as long as whoever sends may need.
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
    // Where the site is elsewhere it wants everything, once.
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

/// What was taken from the site last.
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
        // It may have arrived: then the same message again changes nothing.
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

/// The address of a path of a site; `None` where it would be on another one: the codes on papers lead there.
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
        // Composing takes its time in a large event: others come first.
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
        // A moment to come is of a clock that was set back since.
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
