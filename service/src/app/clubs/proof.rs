//! The person who registers a club proves that they read its e-mail, by following a link in a letter once. Nothing
//! waits for this; those who decide about clubs see whether it was followed.

use chrono::{Duration, NaiveDateTime};

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done,
        access::Action,
        accounts,
        deed::ClubProved,
        letters::{self, Letter, PROOF_DAYS, Post},
    },
    auth::Token,
    store::{Conn, rows},
};

/// Sends the letter with the link to the club's e-mail, in the language of the person who gave it.
pub(super) fn ask(
    conn: &mut Conn,
    (id, name, email): (i32, &str, &str),
    language: &str,
    now: NaiveDateTime,
) -> Result<(), AppError> {
    let token = accounts::random_token()?;
    let until = now + Duration::days(PROOF_DAYS);
    rows::club_proofs::ask_proof(conn, id, &token.hash(), until)?;
    let letter = Letter::ClubProof {
        club: name.to_owned(),
        path: format!("/clubs/prove/{}", token.secret()),
    };
    let post = Post {
        to: email,
        tournament: None,
        at: now,
        language: Some(language).filter(|language| !language.is_empty()),
    };
    letters::post(conn, &letter, post)?;
    Ok(())
}

/// Name of the club that this link belongs to.
///
/// # Errors
/// [`AppError::NotFound`] for a link that is invalid, was followed already, or has expired.
pub fn asked(ctx: &Context, secret: &str) -> Result<String, AppError> {
    let token = Token::parse(secret).ok_or(AppError::NotFound)?;
    let now = ctx.clock.now();
    let found = ctx.read(|conn| Ok(rows::club_proofs::by_proof(conn, &token.hash(), now)?))?;
    found.map(|(_, name)| name).ok_or(AppError::NotFound)
}

/// Notes that the link was followed; it then no longer works.
///
/// # Errors
/// As [`asked`].
pub fn prove(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    secret: &str,
) -> Result<Done<()>, AppError> {
    let token = Token::parse(secret).ok_or(AppError::NotFound)?;
    let now = ctx.clock.now();
    ctx.write(actor, Action::RegisterClub, key, |conn| {
        let found = rows::club_proofs::by_proof(conn, &token.hash(), now)?;
        let (club, _) = found.ok_or(AppError::NotFound)?;
        rows::club_proofs::prove(conn, club, now)?;
        Ok(Audited {
            value: (),
            deed: Deed::ClubProved(ClubProved { club }),
        })
    })
}
