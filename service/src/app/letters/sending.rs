//! Sending what is in the outbox: which letter is next, and what became of it. Book-keeping, which is nobody's decision.

use chrono::{Duration, NaiveDateTime};

use crate::{
    app::{AppError, Context, accounts},
    event::{Kept, LetterClass, LetterState, MailAddress},
    store::rows::outbox::{self, OutboxRow},
};

use super::{Letter, language};

/// How long whoever takes a letter may need: longer than any conversation with a mail server.
const HELD_MINUTES: i64 = 5;
/// The pauses after each failure. With the last of them a day is over.
const PAUSES: [i64; 8] = [1, 4, 10, 45, 120, 300, 480, 480];
/// How long it is kept of which class a letter was, and what became of it.
const KEPT_DAYS: i64 = Kept::LETTER_NOTE_DAYS;
/// Letters whose texts are taken away at once.
const MOST_AT_ONCE: i64 = 200;
/// Most characters that are kept of an answer.
const LONGEST_FAILURE: usize = 200;

/// A letter that is to be sent now.
#[derive(Clone, Debug)]
pub struct Due {
    /// Its number.
    pub id: i32,
    /// The first part of its `Message-ID`.
    pub message_id: String,
    /// To whom.
    pub to: MailAddress,
    /// Tag of the language; empty where nobody knows.
    pub language: String,
    /// When it was written, UTC.
    pub written_at: NaiveDateTime,
    /// What it says.
    pub letter: Letter,
}

/// What stands in the way of a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The server cannot be reached, or the connection broke.
    Connection,
    /// There is no secure connection: its certificate is none that is trusted, or it offers none.
    Tls,
    /// The server did not accept name and password.
    LogIn,
    /// The server says that it may take it later (an answer from 400 to 499).
    Later,
    /// The server refuses it (an answer of 500 and more).
    Refused,
    /// It cannot be written: an address or a text that no message takes.
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

    /// The trouble with this code.
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

    /// Whether another try would end in the same way.
    const fn is_final(self) -> bool {
        matches!(self, Self::Refused | Self::Unwritable)
    }
}

/// A try that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failed {
    /// What kind of trouble it was.
    pub trouble: Trouble,
    /// What the server said.
    pub answer: String,
}

impl Failed {
    /// As it is kept: the code, and the answer without the address that it may repeat.
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

/// Takes the letter that is due longest, so that nobody else sends it meanwhile. A request for a new password becomes letters
/// on the way.
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
        // Another server was quicker.
        let Some(row) = held else { continue };
        if row.class == LetterClass::ResetAsked {
            accounts::answer_reset(ctx, &row.address, &row.language)?;
            ctx.keep_book(|conn| Ok(outbox::delete(conn, id)?))?;
            continue;
        }
        match due(&row) {
            Ok(due) => return Ok(Some(due)),
            Err(Unreadable::Letter(error)) => {
                // A server that knows it sends it, once nobody holds it any more; else its time comes.
                tracing::warn!(letter = id, %error, "left to a newer version");
            }
            Err(Unreadable::Address) => ctx.keep_book(|conn| {
                let failure = Trouble::Unwritable.code();
                Ok(outbox::end(conn, id, LetterState::Lapsed, failure, now)?)
            })?,
        }
    }
}

/// Why a row is no letter that can be sent.
enum Unreadable {
    /// Nobody can have this address.
    Address,
    /// This version does not know what the letter says.
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

/// A server took the letter: its text and address go.
///
/// # Errors
/// Storage failures.
pub fn sent(ctx: &Context, due: &Due) -> Result<(), AppError> {
    let now = ctx.clock.now();
    ctx.keep_book(|conn| Ok(outbox::end(conn, due.id, LetterState::Sent, "", now)?))
}

/// A try failed: there is another one after a pause, or none after the last one, or where the server refused it for good.
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

/// It is left to a server that can word it, once nobody holds it any more: nothing was tried.
///
/// # Errors
/// Storage failures.
pub fn leave(ctx: &Context, due: &Due) -> Result<(), AppError> {
    ctx.keep_book(|conn| Ok(outbox::leave(conn, due.id)?))
}

/// Takes away the texts of letters whose time is over, and what is kept of old ones. Puts right what a clock said that was
/// set back since.
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
