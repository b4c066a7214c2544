//! Sends the letters in the outbox: which one is next, and the outcome. This is book-keeping, so it leaves no deed.

use chrono::{Duration, NaiveDateTime};

use crate::{
    app::{AppError, Context, accounts},
    event::{Kept, LetterClass, LetterState, MailAddress},
    store::rows::outbox::{self, OutboxRow},
};

use super::{Letter, language};

/// Minutes for which a letter is held: longer than any conversation with a mail server.
const HELD_MINUTES: i64 = 5;
/// The pause after each failure, in minutes; together they make a day.
const PAUSES: [i64; 8] = [1, 4, 10, 45, 120, 300, 480, 480];
/// Days for which the class and outcome of a letter are kept.
const KEPT_DAYS: i64 = Kept::LETTER_NOTE_DAYS;
/// Maximum letters whose contents are deleted at once.
const MOST_AT_ONCE: i64 = 200;
/// Maximum characters that are kept of a server's answer.
const LONGEST_FAILURE: usize = 200;

/// A letter to be sent now.
#[derive(Clone, Debug)]
pub struct Due {
    /// Number of the letter.
    pub id: i32,
    /// The first part of its `Message-ID`.
    pub message_id: String,
    /// Address of the recipient.
    pub to: MailAddress,
    /// Tag of the language; empty if it is not known.
    pub language: String,
    /// When it was written, in UTC.
    pub written_at: NaiveDateTime,
    /// Content of the letter.
    pub letter: Letter,
}

/// An obstacle to sending a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The server cannot be reached, or the connection broke.
    Connection,
    /// There is no secure connection: the server offers none, or its certificate is not trusted.
    Tls,
    /// The server did not accept the log-in.
    LogIn,
    /// The server may accept it later (an answer from 400 to 499).
    Later,
    /// The server refuses it (an answer of 500 or more).
    Refused,
    /// It cannot be written as a message: an invalid address or text.
    Unwritable,
}

impl Trouble {
    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Connection => "connection",
            Self::Tls => "tls",
            Self::LogIn => "log-in",
            Self::Later => "later",
            Self::Refused => "refused",
            Self::Unwritable => "unwritable",
        }
    }

    /// The obstacle with this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        const ALL: [Trouble; 6] = [
            Trouble::Connection,
            Trouble::Tls,
            Trouble::LogIn,
            Trouble::Later,
            Trouble::Refused,
            Trouble::Unwritable,
        ];
        ALL.into_iter().find(|trouble| trouble.code() == code)
    }

    /// Whether another try would have the same outcome.
    const fn is_final(self) -> bool {
        matches!(self, Self::Refused | Self::Unwritable)
    }
}

/// A try that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failed {
    /// The kind of obstacle.
    pub trouble: Trouble,
    /// The answer of the server.
    pub answer: String,
}

impl Failed {
    /// The form in which it is stored: the code, and the answer without the address that it may repeat.
    fn stored(&self, to: &MailAddress) -> String {
        let (address, folded) = (to.as_str(), to.folded());
        let user = address.rsplit_once('@').map_or(address, |(user, _)| user);
        let mut answer = self.answer.replace(address, "…").replace(&folded, "…");
        if user.len() > 2 {
            answer = answer.replace(user, "…");
        }
        let answer = answer.replace(|c: char| c.is_control(), " ");
        let answer: String = answer.chars().take(LONGEST_FAILURE).collect();
        format!("{} {}", self.trouble.code(), answer.trim())
    }
}

/// Takes the letter that has been due longest, and holds it so that nobody else sends it. A request for a new password
/// is turned into letters first.
///
/// # Errors
/// Storage failures.
pub fn next(ctx: &Context) -> Result<Option<Due>, AppError> {
    loop {
        let now = ctx.clock.now();
        let Some(id) = ctx.ask(|conn| Ok(outbox::due(conn, now)?))? else {
            return Ok(None);
        };
        let mut held = None;
        ctx.keep_book(|conn| {
            let until = now + Duration::minutes(HELD_MINUTES);
            held = outbox::hold(conn, id, now, until)?;
            Ok(())
        })?;
        // Another server was faster.
        let Some(row) = held else { continue };
        if row.class == LetterClass::ResetAsked {
            accounts::answer_reset(ctx, &row.address, &row.language)?;
            ctx.keep_book(|conn| Ok(outbox::delete(conn, id)?))?;
            continue;
        }
        match due(&row) {
            Ok(due) => return Ok(Some(due)),
            Err(Unreadable::Letter(error)) => {
                // A server that knows the letter sends it once it is no longer held; otherwise it expires.
                tracing::warn!(letter = id, %error, "left to a newer version");
            }
            Err(Unreadable::Address) => ctx.keep_book(|conn| {
                let failure = Trouble::Unwritable.code();
                Ok(outbox::end(conn, id, LetterState::Lapsed, failure, now)?)
            })?,
        }
    }
}

/// The reason why a row cannot be sent as a letter.
enum Unreadable {
    /// The address is invalid.
    Address,
    /// This version does not know the content of the letter.
    Letter(serde_json::Error),
}

/// The row as a letter.
fn due(row: &OutboxRow) -> Result<Due, Unreadable> {
    Ok(Due {
        id: row.id,
        message_id: row.message_id.clone(),
        to: MailAddress::parse(&row.address).ok_or(Unreadable::Address)?,
        language: row.language.clone(),
        written_at: row.written_at,
        letter: serde_json::from_str(&row.body).map_err(Unreadable::Letter)?,
    })
}

/// Notes that a server accepted the letter; its content and address are deleted.
///
/// # Errors
/// Storage failures.
pub fn sent(ctx: &Context, due: &Due) -> Result<(), AppError> {
    let now = ctx.clock.now();
    ctx.keep_book(|conn| Ok(outbox::end(conn, due.id, LetterState::Sent, "", now)?))
}

/// Notes that a try failed. There is another one after a pause, unless it was the last one or the server refused it for
/// good.
///
/// # Errors
/// Storage failures.
pub fn failed(ctx: &Context, due: &Due, why: &Failed) -> Result<(), AppError> {
    let now = ctx.clock.now();
    ctx.keep_book(|conn| {
        let row = outbox::by_id(conn, due.id)?;
        let pause = usize::try_from(row.tries - 1).ok();
        let pause = pause.and_then(|tries| PAUSES.get(tries));
        let next = pause.filter(|_| !why.trouble.is_final());
        let next = next.map(|minutes| now + Duration::minutes(*minutes));
        Ok(outbox::fail(conn, due.id, &why.stored(&due.to), next)?)
    })
}

/// Leaves the letter, once it is no longer held, to a server that can word it. Nothing was tried.
///
/// # Errors
/// Storage failures.
pub fn leave(ctx: &Context, due: &Due) -> Result<(), AppError> {
    ctx.keep_book(|conn| Ok(outbox::leave(conn, due.id)?))
}

/// Deletes the contents of expired letters, and old notes. Also corrects times that are in the future because the clock
/// was set back.
///
/// # Errors
/// Storage failures.
pub fn tidy(ctx: &Context) -> Result<(), AppError> {
    let now = ctx.clock.now();
    let overdue = ctx.read(|conn| Ok(outbox::overdue(conn, now, MOST_AT_ONCE)?))?;
    ctx.keep_book(|conn| {
        for id in overdue {
            let row = outbox::by_id(conn, id)?;
            if row.class == LetterClass::ResetAsked {
                outbox::delete(conn, id)?;
            } else if row.done_at.is_none() && row.expires_at <= now {
                outbox::end(conn, id, LetterState::Lapsed, &row.failure, now)?;
            }
        }
        let pauses = PAUSES.map(Duration::minutes);
        outbox::set_right(conn, now, (&pauses, Duration::minutes(HELD_MINUTES)))?;
        outbox::purge(conn, now - Duration::days(KEPT_DAYS))?;
        language::forget_old(conn, now)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_over_with_the_last_pause() {
        assert_eq!(PAUSES.iter().sum::<i64>(), 24 * 60);
        assert!(PAUSES.is_sorted());
    }

    #[test]
    fn an_answer_is_kept_without_the_address() {
        let to = MailAddress::parse("Rosa.Spadaro@posta.example").unwrap();
        let failed = Failed {
            trouble: Trouble::Refused,
            answer: "550 5.1.1 <rosa.spadaro@posta.example>: Rosa.Spadaro unknown\r\n".to_owned(),
        };
        let kept = failed.stored(&to);
        assert_eq!(kept, "refused 550 5.1.1 <…>: … unknown");
        assert_eq!(Trouble::from_code("refused"), Some(Trouble::Refused));
        assert_eq!(Trouble::from_code("other"), None);
    }
}
