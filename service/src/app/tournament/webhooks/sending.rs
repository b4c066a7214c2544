//! Telling other servers: what is next, and what became of it. Book-keeping, which is nobody's decision.

use chrono::{Duration, NaiveDateTime};

use crate::{
    app::{AppError, Context},
    auth::SigningKey,
    event::{DeliveryState, WebhookEvent},
    store::rows::webhooks::{self, MessageRow, Target},
};

/// How long whoever takes a message may need: longer than any conversation with a server.
const HELD_MINUTES: i64 = 2;
/// The pauses after each failure, in seconds. After the last of them nearly eight hours are over.
const PAUSES: [i64; 8] = [5, 30, 120, 600, 1800, 3600, 7200, 14_400];
/// How long it is kept what became of a message.
const KEPT_DAYS: i64 = 7;

/// What came back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The status of an answer.
    Status(u16),
    /// The name leads nowhere, or nobody took the connection, or it broke.
    Connection,
    /// No answer came in time.
    Time,
    /// There is no secure connection: its certificate is none that is trusted.
    Tls,
    /// The name leads into a network that is not the Internet; nothing was sent.
    Private,
    /// What waited before it took too long; it was not tried.
    Late,
}

impl Answer {
    /// As it is stored.
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

    /// The answer that is stored so; nothing of any other text.
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

    /// Whether the other server has the message.
    #[must_use]
    pub const fn is_taken(self) -> bool {
        matches!(self, Self::Status(200..=299))
    }
}

/// A message that is to be sent now.
#[derive(Clone, Debug)]
pub struct Due {
    /// Its number here.
    pub id: i32,
    /// Its number as the message says it, the same at each try.
    pub message_id: String,
    /// To where.
    pub address: String,
    /// What signs it.
    pub key: SigningKey,
    /// What happened.
    pub event: WebhookEvent,
    /// In which tournament, by its address part.
    pub slug: String,
    /// The round that it is about.
    pub round: Option<i32>,
    /// The board that it is about.
    pub board: Option<i32>,
    /// When, UTC.
    pub at: NaiveDateTime,
    tries: i32,
}

/// Takes the message that is due longest, so that nobody else sends it meanwhile. To each server messages go one after the
/// other: what waits for a later try keeps back those behind it.
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
        // Another server was quicker.
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

/// The row as a message, and until when it can be sent; `None` where its key cannot be read.
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

/// Notes what came back: the message is done, or there is another try after a pause, or none after the last one. A server
/// that was taken away meanwhile has no message to note it of.
///
/// # Errors
/// Storage failures.
pub fn answered(ctx: &Context, due: &Due, answer: Answer) -> Result<(), AppError> {
    let (now, code) = (ctx.clock.now(), answer.code());
    let pause = usize::try_from(due.tries - 1).ok();
    let pause = pause.and_then(|tries| PAUSES.get(tries));
    // A name that leads into a private network is no server that is away for a while.
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

/// Takes away what is kept of old messages, and puts right what a clock said that was set back since.
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
