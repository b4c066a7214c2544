//! Whose turn it is to be sent, and what came of it. Book-keeping, which is nobody's decision.

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

/// How long whoever sends may need: a turn asks five times at most.
const HELD_MINUTES: i64 = 5;
/// Seconds to the next turn where a round is still missing there.
const SOON: i64 = 2;
/// Seconds to the next turn of a tournament that is over.
const RARELY: i64 = 3600;
/// Seconds after which a site may be asked again that was asked too much: what lichess wants.
const TOO_MUCH: i64 = 60;
/// The pauses after failures, in seconds; the last one stays.
const PAUSES: [i64; 5] = [10, 30, 60, 120, 300];

/// What came of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// All that is to be seen there is there; whether something was sent for it.
    Sent(bool),
    /// The other site did not do what it was asked, or was not reached.
    Missed(Answer),
    /// Its answer cannot be read.
    Unread,
    /// The tournament is not to be seen by everybody.
    Refused,
}

impl Told {
    /// As it is stored.
    #[must_use]
    pub fn code(&self) -> String {
        match self {
            Self::Sent(_) => "told".to_owned(),
            Self::Missed(answer) => answer.code(),
            Self::Unread => "unread".to_owned(),
            Self::Refused => "refused".to_owned(),
        }
    }

    /// Whether nothing but an arbiter can help: the token is not taken, or the broadcast is gone there.
    const fn is_over(&self) -> bool {
        matches!(self, Self::Missed(Answer::Status(401 | 403 | 404)))
    }
}

/// Takes the broadcast that is due longest, so that nobody else sends it meanwhile.
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

/// Puts right what a clock said that was set back since.
///
/// # Errors
/// Storage failures.
pub fn tidy(ctx: &Context) -> Result<(), AppError> {
    let waits = (Duration::seconds(RARELY), Duration::minutes(HELD_MINUTES));
    ctx.keep_book(|conn| Ok(broadcasts::set_right(conn, ctx.clock.now(), waits)?))
}

/// Takes the turn of a broadcast, and notes what came of it; `website` is the public address of this server, empty where it
/// has none.
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
            // As long as it asks, but an hour at most: what goes out is played now. Whoever presses has it asked at once.
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
        // Nothing changes any more, once everything was looked at.
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
