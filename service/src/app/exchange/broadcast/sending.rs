//! Which broadcast has its turn next, and the outcome of a turn. This is book-keeping, so it leaves no deed.

use chrono::Duration;

use crate::{
    app::{AppError, Context, tournament::webhooks::sending::Answer},
    store::rows::broadcasts::{self, BroadcastRow, CameOf},
};

use super::turn::{Broken, Done, PAUSE, Turn};

pub use super::{
    speech::{Ask, Body},
    turn::{Due, Reply, Speak},
};

/// Minutes for which a turn holds a broadcast. A turn makes at most five requests.
const HELD_MINUTES: i64 = 5;
/// Seconds to the next turn if a round is still missing there.
const SOON: i64 = 2;
/// Seconds to the next turn of a finished tournament.
const RARELY: i64 = 3600;
/// Seconds to wait after the site said that it got too many requests, as lichess asks.
const TOO_MUCH: i64 = 60;
/// Pauses after failures, in seconds; the last one repeats.
const PAUSES: [i64; 5] = [10, 30, 60, 120, 300];

/// The outcome of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// Everything that is visible is on the site; `true` if something was sent in this turn.
    Sent(bool),
    /// The other site refused the request or could not be reached.
    Missed(Answer),
    /// The answer of the site cannot be read.
    Unread,
    /// The tournament is not visible to everybody.
    Refused,
}

impl Told {
    /// The code that is stored.
    #[must_use]
    pub fn code(&self) -> String {
        match self {
            Self::Sent(_) => "told".to_owned(),
            Self::Missed(answer) => answer.code(),
            Self::Unread => "unread".to_owned(),
            Self::Refused => "refused".to_owned(),
        }
    }

    /// Whether only an arbiter can help: the token is not accepted, or the broadcast no longer exists there.
    const fn is_over(&self) -> bool {
        matches!(self, Self::Missed(Answer::Status(401 | 403 | 404)))
    }
}

/// Takes the broadcast that has been due longest, and holds it so that no other server sends it.
///
/// # Errors
/// Storage failures.
pub fn next(ctx: &Context) -> Result<Option<Due>, AppError> {
    let now = ctx.clock.now();
    let Some(id) = ctx.ask(|conn| Ok(broadcasts::due(conn, now)?))? else {
        return Ok(None);
    };
    let mut held = None;
    ctx.keep_book(|conn| {
        let until = now + Duration::minutes(HELD_MINUTES);
        held = broadcasts::hold(conn, id, (now, until))?;
        Ok(())
    })?;
    Ok(held.map(|(row, slug): (BroadcastRow, String)| Due {
        id: row.id,
        slug,
        server: row.server,
        token: row.token,
        visibility: row.visibility,
        mark: row.mark,
        tour: row.tour,
        asked_at: row.asked_at,
        fails: row.fails,
    }))
}

/// Corrects times that are in the future because the clock was set back.
///
/// # Errors
/// Storage failures.
pub fn tidy(ctx: &Context) -> Result<(), AppError> {
    let waits = (Duration::seconds(RARELY), Duration::minutes(HELD_MINUTES));
    ctx.keep_book(|conn| Ok(broadcasts::set_right(conn, ctx.clock.now(), waits)?))
}

/// Takes the turn of a broadcast and stores the outcome. `website` is the public address of this server; empty without
/// one.
///
/// # Errors
/// Storage failures.
pub fn take(
    ctx: &Context,
    due: &Due,
    website: &str,
    speak: &mut Speak<'_>,
) -> Result<Told, AppError> {
    let turn = Turn { ctx, due, speak }.take(website);
    let pause = usize::try_from(due.fails).ok();
    let pause = pause.and_then(|fails| PAUSES.get(fails).or(PAUSES.last()));
    let mut pause = pause.copied().unwrap_or(PAUSE);
    let told = match turn {
        Ok(done) => {
            pause = after(done);
            Told::Sent(done.is_new)
        }
        Err(Broken::Answer(answer, wait)) => {
            if answer == Answer::Status(429) {
                pause = pause.max(TOO_MUCH);
            }
            // Waits as long as the site asks, but at most an hour. Starting the broadcast again skips the wait.
            pause = pause.max(wait.unwrap_or(0).min(RARELY));
            Told::Missed(answer)
        }
        Err(Broken::Unread) => Told::Unread,
        Err(Broken::Here(AppError::NotFound)) => Told::Refused,
        Err(Broken::Here(error)) => return Err(error),
    };
    let (now, code) = (ctx.clock.now(), told.code());
    ctx.keep_book(|conn| {
        let came = CameOf {
            answer: &code,
            fails: match told {
                Told::Sent(_) => 0,
                _ => due.fails.saturating_add(1),
            },
            at: now,
            due: now + Duration::seconds(pause),
            is_over: told.is_over(),
        };
        Ok(broadcasts::note(conn, due.id, &came)?)
    })?;
    Ok(told)
}

const fn after(done: Done) -> i64 {
    match (done.is_behind, done.is_finished) {
        (true, _) => SOON,
        // Nothing changes any more once every round was looked at.
        (false, true) if !done.is_new => RARELY,
        (false, _) => PAUSE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn when_the_next_turn_is() {
        let done = |is_new, is_behind, is_finished| Done {
            is_new,
            is_behind,
            is_finished,
        };
        assert_eq!(after(done(true, true, false)), SOON);
        assert_eq!(after(done(true, false, false)), PAUSE);
        assert_eq!(after(done(true, false, true)), PAUSE);
        assert_eq!(after(done(false, false, true)), RARELY);
        assert!(PAUSES.is_sorted());
    }
}
