//! Browsers in which an account was logged in. Only the hash of the cookie's token is stored.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::known_devices};

/// Whether this account was logged in with the token of this hash.
///
/// # Errors
/// Storage failures.
pub fn is_of_user(conn: &mut Conn, hash: &str, user: i32) -> Result<bool, StoreError> {
    let count: i64 = known_devices::table
        .filter(known_devices::token_hash.eq(hash))
        .filter(known_devices::user_id.eq(user))
        .count()
        .get_result(conn)?;
    Ok(count > 0)
}

/// Whether any account was logged in with the token of this hash, so that it is one that this server issued.
///
/// # Errors
/// Storage failures.
pub fn exists(conn: &mut Conn, hash: &str) -> Result<bool, StoreError> {
    let count: i64 = known_devices::table
        .filter(known_devices::token_hash.eq(hash))
        .count()
        .get_result(conn)?;
    Ok(count > 0)
}

/// Notes that the account was logged in there.
///
/// # Errors
/// Storage failures.
pub fn remember(
    conn: &mut Conn,
    hash: &str,
    user: i32,
    at: NaiveDateTime,
) -> Result<(), StoreError> {
    let known = diesel::update(
        known_devices::table
            .filter(known_devices::token_hash.eq(hash))
            .filter(known_devices::user_id.eq(user)),
    )
    .set(known_devices::last_seen_at.eq(at))
    .execute(conn)?;
    if known == 0 {
        diesel::insert_into(known_devices::table)
            .values((
                known_devices::token_hash.eq(hash),
                known_devices::user_id.eq(user),
                known_devices::created_at.eq(at),
                known_devices::last_seen_at.eq(at),
            ))
            .execute(conn)?;
    }
    Ok(())
}

/// When the browsers of an account were first noted and last used, in UTC; the most recently used first.
///
/// # Errors
/// Storage failures.
pub fn of_user(
    conn: &mut Conn,
    user: i32,
) -> Result<Vec<(NaiveDateTime, NaiveDateTime)>, StoreError> {
    Ok(known_devices::table
        .filter(known_devices::user_id.eq(user))
        .order(known_devices::last_seen_at.desc())
        .select((known_devices::created_at, known_devices::last_seen_at))
        .load(conn)?)
}

/// Forgets the browsers of an account.
///
/// # Errors
/// Storage failures.
pub fn delete_of_user(conn: &mut Conn, user: i32) -> Result<(), StoreError> {
    diesel::delete(known_devices::table.filter(known_devices::user_id.eq(user))).execute(conn)?;
    Ok(())
}

/// Forgets browsers that were last used before this moment.
///
/// # Errors
/// Storage failures.
pub fn purge(conn: &mut Conn, before: NaiveDateTime) -> Result<(), StoreError> {
    diesel::delete(known_devices::table.filter(known_devices::last_seen_at.lt(before)))
        .execute(conn)?;
    Ok(())
}
