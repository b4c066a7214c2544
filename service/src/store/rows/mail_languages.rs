//! The languages of letters to addresses, by the hash of the address.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::mail_languages};

/// Stores the language of an address. If two requests store one at the same time, there are two rows, and the newest
/// counts.
pub fn set(
    conn: &mut Conn,
    address_hash: &str,
    language: &str,
    at: NaiveDateTime,
) -> Result<(), StoreError> {
    let values = (
        mail_languages::language.eq(language),
        mail_languages::given_at.eq(at),
    );
    let of_address = mail_languages::table.filter(mail_languages::address_hash.eq(address_hash));
    let changed = diesel::update(of_address).set(values).execute(conn)?;
    if changed == 0 {
        diesel::insert_into(mail_languages::table)
            .values((mail_languages::address_hash.eq(address_hash), values))
            .execute(conn)?;
    }
    Ok(())
}

/// The language of an address, and when it was given, in UTC; `None` if it was not given here.
pub fn of(
    conn: &mut Conn,
    address_hash: &str,
) -> Result<Option<(String, NaiveDateTime)>, StoreError> {
    Ok(mail_languages::table
        .filter(mail_languages::address_hash.eq(address_hash))
        .order((mail_languages::given_at.desc(), mail_languages::id.desc()))
        .select((mail_languages::language, mail_languages::given_at))
        .first(conn)
        .optional()?)
}

/// Forgets the language of an address.
pub fn forget(conn: &mut Conn, address_hash: &str) -> Result<(), StoreError> {
    let of_address = mail_languages::table.filter(mail_languages::address_hash.eq(address_hash));
    diesel::delete(of_address).execute(conn)?;
    Ok(())
}

/// Forgets languages that were given before this moment.
pub fn purge(conn: &mut Conn, before: NaiveDateTime) -> Result<(), StoreError> {
    diesel::delete(mail_languages::table.filter(mail_languages::given_at.lt(before)))
        .execute(conn)?;
    Ok(())
}
