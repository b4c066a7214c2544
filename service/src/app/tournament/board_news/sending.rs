//! Sending messages to browsers: what is due next, and what became of it. This is book-keeping and leaves no trail.

use chrono::{Duration, NaiveDateTime};

use crate::{
    app::{AppError, Context, tournament::webhooks::sending::Answer},
    auth::PushReceiver,
    event::{BoardNews, Kept},
    store::rows::{
        push::{self, SubscriptionRow},
        push_messages::{self, MessageRow, Spans},
    },
};

use super::note;

/// Minutes for which a message is held by the process that sends it; longer than any conversation with a push service.
const HELD_MINUTES: i64 = 2;
/// Pauses after each failed attempt, in seconds; together more than an hour and a half. If a push service asks for a longer pause
/// (`Retry-After`), that one counts.
const PAUSES: [i64; 7] = [5, 20, 60, 300, 900, 1800, 2700];
/// The longest of these pauses, in seconds.
const LONGEST: i64 = {
    let [.., longest] = PAUSES;
    longest
};

/// A message that is due now.
#[derive(Clone, Debug)]
pub struct Due {
    /// Number of its row.
    pub id: i32,
    /// Address at the browser's push service.
    pub endpoint: String,
    /// Keys of the browser, which alone can read the message.
    pub receiver: PushReceiver,
    /// Topic, of which a push service keeps only the newest message.
    pub topic: String,
    /// Language tag of the message.
    pub language: String,
    /// Address part of the tournament.
    pub slug: String,
    /// Number of the participant's entry.
    pub entry: i32,
    /// The news about their board.
    pub news: BoardNews,
    /// Number of the round.
    pub round: i32,
    /// When the message is out of date, in UTC.
    pub expires_at: NaiveDateTime,
    subscription: i32,
    tries: i32,
}

/// Takes the message that has been due longest and holds it, so that nobody else sends it meanwhile.
///
/// # Errors
/// Storage failures.
pub fn next(ctx: &Context) -> Result<Option<Due>, AppError> {
    loop {
        let now = ctx.clock.now();
        let Some(id) = ctx.ask(|conn| Ok(push_messages::due(conn, now)?))? else {
            return Ok(None);
        };
        let mut held = None;
        ctx.keep_book(|conn| {
            let until = now + Duration::minutes(HELD_MINUTES);
            held = push_messages::hold(conn, id, now, until)?;
            Ok(())
        })?;
        // Another process was quicker.
        let Some((message, browser, slug)) = held else {
            continue;
        };
        match due(message, browser, slug).filter(|due| now < due.expires_at) {
            Some(due) => return Ok(Some(due)),
            None => ctx.keep_book(|conn| Ok(push_messages::end(conn, id)?))?,
        }
    }
}

/// The rows as a message; `None` if the browser's keys cannot be read.
fn due(message: MessageRow, browser: SubscriptionRow, slug: String) -> Option<Due> {
    Some(Due {
        id: message.id,
        receiver: PushReceiver::parse(&browser.p256dh, &browser.auth)?,
        endpoint: browser.endpoint,
        topic: format!("board-{}", browser.id),
        language: browser.language,
        slug,
        entry: browser.entry_id,
        news: message.news,
        round: message.round,
        expires_at: message.expires_at,
        subscription: browser.id,
        tries: message.tries,
    })
}

/// What to do after an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Then {
    /// End the message: it was delivered, or never will be.
    End,
    /// Remove the browser: it no longer exists.
    Gone,
    /// Try again after this number of seconds.
    Again(i64),
}

/// What to do after this answer to an attempt. `wait` is the number of seconds that the push service asks for, and it is always
/// granted: somebody who asks sooner is turned away for longer. It is bounded by the end of the message, at most four hours after
/// the deed ([`note::HOURS`]), since nobody needs news of a round that has been played.
fn then(answer: Answer, tries: i32, wait: Option<i64>) -> Then {
    let again = match answer {
        Answer::Status(404 | 410) => return Then::Gone,
        Answer::Status(429 | 500..=599) | Answer::Connection | Answer::Time | Answer::Tls => true,
        Answer::Status(_) | Answer::Private | Answer::Late => false,
    };
    let pause = usize::try_from(tries - 1).ok();
    let pause = pause.and_then(|tries| PAUSES.get(tries));
    match pause {
        Some(pause) if again => Then::Again(wait.unwrap_or(0).max(*pause)),
        _ => Then::End,
    }
}

/// Notes the outcome of an attempt: the message ends, waits for another attempt, or the browser is removed because its push
/// service no longer knows it. `wait` is the number of seconds that the push service asks for; a message that would be out of
/// date by then ends now.
///
/// # Errors
/// Storage failures.
pub fn answered(
    ctx: &Context,
    due: &Due,
    answer: Answer,
    wait: Option<i64>,
) -> Result<(), AppError> {
    let now = ctx.clock.now();
    ctx.keep_book(|conn| {
        match then(answer, due.tries, wait) {
            Then::Gone => push::delete(conn, due.subscription)?,
            Then::End => push_messages::end(conn, due.id)?,
            Then::Again(seconds) => {
                let left = (due.expires_at - now).num_seconds();
                if seconds < left {
                    push_messages::wait(conn, due.id, now + Duration::seconds(seconds))?;
                } else {
                    push_messages::end(conn, due.id)?;
                }
            }
        }
        Ok(())
    })
}

/// Leaves a message whose text could not be made. No attempt is counted; the message is due again when nobody holds it any
/// longer.
///
/// # Errors
/// Storage failures.
pub fn leave(ctx: &Context, due: &Due) -> Result<(), AppError> {
    ctx.keep_book(|conn| Ok(push_messages::leave(conn, due.id)?))
}

/// Ends a message that has become pointless, without sending it.
///
/// # Errors
/// Storage failures.
pub fn drop(ctx: &Context, due: &Due) -> Result<(), AppError> {
    ctx.keep_book(|conn| Ok(push_messages::end(conn, due.id)?))
}

/// Deletes old messages, and subscriptions for events that ended so long ago that no board is remembered. Also corrects times
/// that a clock noted before it was set back.
///
/// # Errors
/// Storage failures.
pub fn tidy(ctx: &Context) -> Result<(), AppError> {
    let now = ctx.clock.now();
    let last_day = now.date() - Duration::days(Kept::BOARD_DAYS + 1);
    let spans = Spans {
        pause: Duration::seconds(LONGEST),
        life: Duration::hours(note::HOURS),
        held: Duration::minutes(HELD_MINUTES),
    };
    ctx.keep_book(|conn| {
        push_messages::set_right(conn, now, spans)?;
        push_messages::purge(conn, now)?;
        for tournament in push::ended(conn, last_day)? {
            push::forget_tournament(conn, tournament)?;
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_done_after_each_answer() {
        use Answer as A;
        for (answer, tries, wait, expected) in [
            (A::Status(201), 1, None, Then::End),
            (A::Status(202), 3, None, Then::End),
            (A::Status(404), 1, None, Then::Gone),
            (A::Status(410), 1, Some(60), Then::Gone),
            (A::Status(400), 1, None, Then::End),
            (A::Status(403), 1, None, Then::End),
            (A::Status(413), 1, None, Then::End),
            (A::Status(302), 1, None, Then::End),
            (A::Status(429), 1, None, Then::Again(5)),
            (A::Status(429), 1, Some(120), Then::Again(120)),
            (A::Status(503), 1, Some(10_800), Then::Again(10_800)),
            (A::Status(503), 2, Some(1), Then::Again(20)),
            (A::Status(500), 7, None, Then::Again(2700)),
            (A::Status(500), 8, None, Then::End),
            (A::Connection, 1, None, Then::Again(5)),
            (A::Time, 2, None, Then::Again(20)),
            (A::Tls, 3, None, Then::Again(60)),
            (A::Private, 1, None, Then::End),
        ] {
            assert_eq!(then(answer, tries, wait), expected, "{answer:?} {tries}");
        }
        assert!(PAUSES.is_sorted() && PAUSES.iter().sum::<i64>() < 4 * 60 * 60);
    }
}
