//! Telling browsers: what is next, and what became of it. Book-keeping, which is nobody's decision.

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

/// How long whoever takes a message may need: longer than any conversation with a push service.
const HELD_MINUTES: i64 = 2;
/// The pauses after each failure, in seconds; where a push service asks for a longer one (`Retry-After`), that one. After the last of them
/// more than an hour and a half is over.
const PAUSES: [i64; 7] = [5, 20, 60, 300, 900, 1800, 2700];
/// The longest of them.
const LONGEST: i64 = {
    let [.., longest] = PAUSES;
    longest
};

/// A message that is to be sent now.
#[derive(Clone, Debug)]
pub struct Due {
    /// Its number here.
    pub id: i32,
    /// The address of the browser.
    pub endpoint: String,
    /// Who alone can read it.
    pub receiver: PushReceiver,
    /// Under which a push service keeps the newest message alone.
    pub topic: String,
    /// Tag of the language in which it is told.
    pub language: String,
    /// The tournament, by its address part.
    pub slug: String,
    /// The participant whose board it is.
    pub entry: i32,
    /// What became of the board.
    pub news: BoardNews,
    /// In which round.
    pub round: i32,
    /// From when on it says nothing new, UTC.
    pub expires_at: NaiveDateTime,
    subscription: i32,
    tries: i32,
}

/// Takes the message that is due longest, so that nobody else sends it meanwhile.
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
        // Another server was quicker.
        let Some((message, browser, slug)) = held else {
            continue;
        };
        match due(message, browser, slug).filter(|due| now < due.expires_at) {
            Some(due) => return Ok(Some(due)),
            None => ctx.keep_book(|conn| Ok(push_messages::end(conn, id)?))?,
        }
    }
}

/// The rows as a message; `None` where the browser's keys cannot be read.
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

/// What is done after an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Then {
    /// The message is done, or will never be taken.
    End,
    /// The browser is not there any more.
    Gone,
    /// There is another try after so many seconds.
    Again(i64),
}

/// What is done after this answer to a try; `wait` is for how many seconds the push service asks. It is given as much as it asks for: it
/// knows when it takes something again, and whoever asks sooner is turned away for longer. The bound is the end of the message, which is
/// four hours old at the most ([`note::HOURS`]): news of a round that is played is none.
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

/// Notes what came back: the message is done, or there is another try after a pause, or the browser is told nothing more because
/// its push service does not know it any more. `wait` is for how many seconds the push service asks; a message that would be over by then
/// ends now.
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

/// A message could not be put into words here: nothing was tried, and it is taken up again once nobody holds it any more.
///
/// # Errors
/// Storage failures.
pub fn leave(ctx: &Context, due: &Due) -> Result<(), AppError> {
    ctx.keep_book(|conn| Ok(push_messages::leave(conn, due.id)?))
}

/// A message that says nothing any more is not sent.
///
/// # Errors
/// Storage failures.
pub fn drop(ctx: &Context, due: &Due) -> Result<(), AppError> {
    ctx.keep_book(|conn| Ok(push_messages::end(conn, due.id)?))
}

/// Takes away messages that are too old, and browsers of events that are over for so long that no board is remembered. Puts
/// right what a clock said that was set back since.
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
