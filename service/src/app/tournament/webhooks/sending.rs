//! Sending messages to other servers: what is due next, and what became of it. This is book-keeping and leaves no trail.

use chrono::{Duration, NaiveDateTime};

use crate::{
    app::{AppError, Context},
    auth::SigningKey,
    event::{DeliveryState, WebhookEvent},
    store::rows::webhooks::{self, MessageRow, Target},
};

/// Minutes for which a message is held by the process that sends it; longer than any conversation with a server.
const HELD_MINUTES: i64 = 2;
/// Pauses after each failed attempt, in seconds; together nearly eight hours.
const PAUSES: [i64; 8] = [5, 30, 120, 600, 1800, 3600, 7200, 14_400];
/// Days for which the outcome of a message is kept.
const KEPT_DAYS: i64 = 7;

/// The outcome of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// HTTP status of the answer.
    Status(u16),
    /// The name does not resolve, the connection was refused, or it broke.
    Connection,
    /// No answer came in time.
    Time,
    /// No secure connection: the certificate is not trusted.
    Tls,
    /// The name resolves to a private network; nothing was sent.
    Private,
    /// Earlier messages took too long, so this one expired and was not sent.
    Late,
}

impl Answer {
    /// The code under which the answer is stored.
    #[must_use]
    pub fn code(self) -> String {
        match self {
            Self::Status(status) => status.to_string(),
            Self::Connection => "connection".to_owned(),
            Self::Time => "time".to_owned(),
            Self::Tls => "tls".to_owned(),
            Self::Private => "private".to_owned(),
            Self::Late => "late".to_owned(),
        }
    }

    /// The answer with this code; `None` for any other text.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        match code {
            "connection" => Some(Self::Connection),
            "time" => Some(Self::Time),
            "tls" => Some(Self::Tls),
            "private" => Some(Self::Private),
            "late" => Some(Self::Late),
            status => status.parse().ok().map(Self::Status),
        }
    }

    /// Whether the other server accepted the message (2xx).
    #[must_use]
    pub const fn is_taken(self) -> bool {
        matches!(self, Self::Status(200..=299))
    }
}

/// A message that is due now.
#[derive(Clone, Debug)]
pub struct Due {
    /// Number of its row.
    pub id: i32,
    /// Identifier inside the message, the same at each attempt.
    pub message_id: String,
    /// Address that it is sent to.
    pub address: String,
    /// Key that signs it.
    pub key: SigningKey,
    /// The event that it reports.
    pub event: WebhookEvent,
    /// Address part of the tournament.
    pub slug: String,
    /// The round that it is about, if any.
    pub round: Option<i32>,
    /// The board that it is about, if any.
    pub board: Option<i32>,
    /// When the event happened, in UTC.
    pub at: NaiveDateTime,
    tries: i32,
}

/// Takes the message that has been due longest and holds it, so that nobody else sends it meanwhile. Each server gets its
/// messages in order: a message that waits for another attempt keeps back those behind it.
///
/// # Errors
/// Storage failures.
pub fn next(ctx: &Context) -> Result<Option<Due>, AppError> {
    loop {
        let now = ctx.clock.now();
        let Some(id) = ctx.ask(|conn| Ok(webhooks::due(conn, now)?))? else {
            return Ok(None);
        };
        let mut held = None;
        ctx.keep_book(|conn| {
            let until = now + Duration::minutes(HELD_MINUTES);
            held = webhooks::hold(conn, id, now, until)?;
            Ok(())
        })?;
        // Another process was quicker.
        let Some((row, target)) = held else { continue };
        match due(row, target).filter(|(_, expires)| now < *expires) {
            Some((due, _)) => return Ok(Some(due)),
            None => ctx.keep_book(|conn| {
                let end = (DeliveryState::GivenUp, Answer::Late.code());
                Ok(webhooks::end(conn, id, (end.0, &end.1), now)?)
            })?,
        }
    }
}

/// The row as a message, and when it expires; `None` if its key cannot be read.
fn due(row: MessageRow, target: Target) -> Option<(Due, NaiveDateTime)> {
    let due = Due {
        id: row.id,
        message_id: row.message_id,
        address: target.address,
        key: SigningKey::parse(&target.secret)?,
        event: row.event,
        slug: target.slug,
        round: row.round,
        board: row.board,
        at: row.happened_at,
        tries: row.tries,
    };
    Some((due, row.expires_at))
}

/// Notes the outcome of an attempt. The message is done, waits for another attempt after a pause, or is given up after the last
/// one. If the server was removed meanwhile, nothing is noted.
///
/// # Errors
/// Storage failures.
pub fn answered(ctx: &Context, due: &Due, answer: Answer) -> Result<(), AppError> {
    let (now, code) = (ctx.clock.now(), answer.code());
    let pause = usize::try_from(due.tries - 1).ok();
    let pause = pause.and_then(|tries| PAUSES.get(tries));
    // No further attempt: a name in a private network is not a server that is away for a while.
    let pause = pause.filter(|_| answer != Answer::Private);
    ctx.keep_book(|conn| {
        match (answer.is_taken(), pause) {
            (true, _) => webhooks::end(conn, due.id, (DeliveryState::Sent, &code), now)?,
            (false, Some(seconds)) => {
                let next = now + Duration::seconds(*seconds);
                webhooks::wait(conn, due.id, &code, next)?;
            }
            (false, None) => webhooks::end(conn, due.id, (DeliveryState::GivenUp, &code), now)?,
        }
        Ok(())
    })
}

/// Deletes old messages, and corrects due times that a clock noted before it was set back.
///
/// # Errors
/// Storage failures.
pub fn tidy(ctx: &Context) -> Result<(), AppError> {
    let (now, pauses) = (ctx.clock.now(), PAUSES.map(Duration::seconds));
    ctx.keep_book(|conn| {
        webhooks::set_right(conn, now, (&pauses, Duration::minutes(HELD_MINUTES)))?;
        Ok(webhooks::purge(conn, now - Duration::days(KEPT_DAYS))?)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_try_is_before_a_message_is_too_old() {
        assert!(PAUSES.iter().sum::<i64>() < 24 * 60 * 60);
        assert!(PAUSES.is_sorted());
    }

    #[test]
    fn answers_are_stored_and_read() {
        for answer in [
            Answer::Status(204),
            Answer::Status(500),
            Answer::Connection,
            Answer::Time,
            Answer::Tls,
            Answer::Private,
            Answer::Late,
        ] {
            assert_eq!(Answer::from_code(&answer.code()), Some(answer));
        }
        assert_eq!(Answer::from_code(""), None);
        let taken =
            [199, 200, 204, 299, 300, 301, 404, 500].map(|it| Answer::Status(it).is_taken());
        assert_eq!(taken, [false, true, true, true, false, false, false, false]);
    }
}
