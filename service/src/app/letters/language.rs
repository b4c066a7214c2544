//! The language of letters to an address: the one in which the person who gave it read the pages.

use chrono::{Duration, NaiveDateTime};

use crate::{
    app::{Actor, AppError},
    auth,
    event::{Kept, MailAddress},
    store::{Conn, rows::mail_languages},
};

/// Days after which an address that nobody gives again is forgotten.
pub(super) const KEPT_DAYS: i64 = Kept::LANGUAGE_DAYS;

/// The disguised form in which an address is stored.
fn disguised(address: &MailAddress) -> String {
    auth::digest(&address.folded())
}

/// Notes that the person with this address reads in the language of the actor. A text that is no address is ignored.
pub(in crate::app) fn remember(
    conn: &mut Conn,
    actor: &Actor,
    address: &str,
    now: NaiveDateTime,
) -> Result<(), AppError> {
    if let Some(address) = MailAddress::parse(address)
        && !actor.language.is_empty()
    {
        mail_languages::set(conn, &disguised(&address), actor.language, now)?;
    }
    Ok(())
}

/// The tag of the language of an address; empty if it is not known.
pub(super) fn of(conn: &mut Conn, address: &MailAddress) -> Result<String, AppError> {
    let given = mail_languages::of(conn, &disguised(address))?;
    Ok(given.map(|(language, _)| language).unwrap_or_default())
}

/// The tag of the language of an address, and when it was given, in UTC; `None` for a text that is no address.
pub(in crate::app) fn given(
    conn: &mut Conn,
    address: &str,
) -> Result<Option<(String, NaiveDateTime)>, AppError> {
    match MailAddress::parse(address) {
        Some(address) => Ok(mail_languages::of(conn, &disguised(&address))?),
        None => Ok(None),
    }
}

/// Forgets the language of an address.
pub(super) fn forget(conn: &mut Conn, address: &MailAddress) -> Result<(), AppError> {
    Ok(mail_languages::forget(conn, &disguised(address))?)
}

/// Forgets addresses that were given long ago.
pub(super) fn forget_old(conn: &mut Conn, now: NaiveDateTime) -> Result<(), AppError> {
    Ok(mail_languages::purge(
        conn,
        now - Duration::days(KEPT_DAYS),
    )?)
}
