//! Puts letters into the outbox.

use chrono::{Duration, NaiveDateTime};

use crate::{
    app::{AppError, accounts},
    auth::Token,
    event::{LetterClass, LetterState, MailAddress},
    store::{
        Conn,
        rows::{
            organisers,
            outbox::{self, NewLetter},
        },
    },
};

use super::{Letter, language};

/// Number of digits in a `Message-ID`.
const DIGITS: usize = 32;

/// The recipient of a letter, and the act that causes it.
#[derive(Clone, Copy, Debug)]
pub(in crate::app) struct Post<'a> {
    /// The recipient's address as it is stored. If it is empty or invalid, no letter is written.
    pub to: &'a str,
    /// The tournament of the act, if there is one.
    pub tournament: Option<i32>,
    /// When the act happened, in UTC.
    pub at: NaiveDateTime,
    /// Tag of the language, if it is known; otherwise the language of the address or of the organiser is used.
    pub language: Option<&'a str>,
}

/// The first part of a new `Message-ID`: 128 random bits in hexadecimal.
///
/// # Errors
/// The system gives no random numbers.
pub fn message_id() -> Result<String, AppError> {
    let token = Token::random().map_err(|error| AppError::System(error.to_string()))?;
    Ok(token.secret().chars().take(DIGITS).collect())
}

/// Puts a letter into the outbox, in the transaction of the act. Returns its number if it has a recipient.
pub(in crate::app) fn post(
    conn: &mut Conn,
    letter: &Letter,
    post: Post<'_>,
) -> Result<Option<i32>, AppError> {
    let body = serde_json::to_string(letter);
    let body = body.map_err(|error| AppError::System(error.to_string()))?;
    put(conn, (letter.class(), &body), letter.life(), post)
}

/// Notes that somebody with this address asks for a new password. The request is processed when it is taken from the
/// outbox.
pub(in crate::app) fn note_reset(conn: &mut Conn, post: Post<'_>) -> Result<(), AppError> {
    let life = Duration::minutes(accounts::RESET_MINUTES);
    put(conn, (LetterClass::ResetAsked, ""), life, post)?;
    Ok(())
}

/// Deletes the waiting letters of a tournament to this address, and forgets the recipient's language.
pub(in crate::app) fn forget(
    conn: &mut Conn,
    tournament: i32,
    (address, player): (&str, &str),
    now: NaiveDateTime,
) -> Result<(), AppError> {
    take_back(conn, tournament, (address, player), now)?;
    match MailAddress::parse(address) {
        Some(address) => language::forget(conn, &address),
        None => Ok(()),
    }
}

/// Deletes the waiting letters of a tournament to this address. Letters about another player are kept.
pub(in crate::app) fn take_back(
    conn: &mut Conn,
    tournament: i32,
    (address, player): (&str, &str),
    now: NaiveDateTime,
) -> Result<(), AppError> {
    let Some(address) = MailAddress::parse(address) else {
        return Ok(());
    };
    for row in outbox::open_to(conn, address.as_str())? {
        let letter = serde_json::from_str::<Letter>(&row.body);
        let is_about = letter.is_ok_and(|letter| letter.is_about(player));
        if row.tournament_id == Some(tournament) && is_about {
            outbox::end(conn, row.id, LetterState::Lapsed, "", now)?;
        }
    }
    Ok(())
}

fn put(
    conn: &mut Conn,
    (class, body): (LetterClass, &str),
    life: Duration,
    post: Post<'_>,
) -> Result<Option<i32>, AppError> {
    let Some(to) = MailAddress::parse(post.to) else {
        return Ok(None);
    };
    let message_id = message_id()?;
    let language = match post.language {
        Some(tag) => tag.to_owned(),
        None => match (language::of(conn, &to)?, post.tournament) {
            // The recipient's language is not known, so the organiser's is used.
            (known, Some(tournament)) if known.is_empty() => {
                let holder = organisers::of_tournament(conn, tournament)?;
                holder.map(|row| row.language).unwrap_or_default()
            }
            (known, _) => known,
        },
    };
    let new = NewLetter {
        message_id: &message_id,
        class: class.into(),
        state: LetterState::Waiting.into(),
        language: &language,
        address: to.as_str(),
        body,
        tournament_id: post.tournament,
        written_at: post.at,
        due_at: post.at,
        expires_at: post.at + life,
    };
    Ok(Some(outbox::insert(conn, &new)?))
}
