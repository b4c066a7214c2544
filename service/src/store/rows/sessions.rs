//! Log-in sessions. Only the hash of the cookie's token is stored.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{
    Conn, StoreError,
    schema::{sessions, users},
};

use super::users::UserRow;

/// A session.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = sessions)]
pub struct SessionRow {
    /// Number of the session.
    pub id: i32,
    /// SHA-256 of the token, in hexadecimal digits.
    pub token_hash: String,
    /// When it was opened, in UTC.
    pub created_at: NaiveDateTime,
    /// When it was last used, in UTC, to the minute.
    pub last_seen_at: NaiveDateTime,
    /// When it ends in any case, in UTC.
    pub expires_at: NaiveDateTime,
    /// Network address from which it was opened.
    pub address: String,
    /// Browser and system in which it was opened; empty if they are not known.
    pub device: String,
}

/// A session to be stored.
#[derive(Debug, Insertable)]
#[diesel(table_name = sessions)]
pub struct NewSession<'a> {
    /// SHA-256 of the token, in hexadecimal digits.
    pub token_hash: &'a str,
    /// Number of the account.
    pub user_id: i32,
    /// When it is opened, in UTC.
    pub created_at: NaiveDateTime,
    /// When it was last used, in UTC; at first the moment when it is opened.
    pub last_seen_at: NaiveDateTime,
    /// When it ends in any case, in UTC.
    pub expires_at: NaiveDateTime,
    /// Network address of the client.
    pub address: &'a str,
    /// Browser and system.
    pub device: &'a str,
}

/// Stores a session.
///
/// # Errors
/// Storage failures.
pub fn insert(conn: &mut Conn, session: &NewSession<'_>) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(sessions::table)
        .values(session)
        .returning(sessions::id)
        .get_result(conn)?)
}

/// The session whose token has this hash, with its account.
///
/// # Errors
/// Storage failures.
pub fn by_hash(conn: &mut Conn, hash: &str) -> Result<Option<(SessionRow, UserRow)>, StoreError> {
    Ok(sessions::table
        .inner_join(users::table)
        .filter(sessions::token_hash.eq(hash))
        .select((SessionRow::as_select(), UserRow::as_select()))
        .first(conn)
        .optional()?)
}

/// Notes the last use.
///
/// # Errors
/// Storage failures.
pub fn touch(conn: &mut Conn, id: i32, at: NaiveDateTime) -> Result<(), StoreError> {
    diesel::update(sessions::table.find(id))
        .set(sessions::last_seen_at.eq(at))
        .execute(conn)?;
    Ok(())
}

/// Ends the session whose token has this hash.
///
/// # Errors
/// Storage failures.
pub fn delete(conn: &mut Conn, hash: &str) -> Result<(), StoreError> {
    diesel::delete(sessions::table.filter(sessions::token_hash.eq(hash))).execute(conn)?;
    Ok(())
}

/// Sessions of an account, the newest first.
///
/// # Errors
/// Storage failures.
pub fn of_user(conn: &mut Conn, user: i32) -> Result<Vec<SessionRow>, StoreError> {
    Ok(sessions::table
        .filter(sessions::user_id.eq(user))
        .order(sessions::id.desc())
        .select(SessionRow::as_select())
        .load(conn)?)
}

/// Ends one session of an account; `false` if the account has none with this number.
///
/// # Errors
/// Storage failures.
pub fn delete_one(conn: &mut Conn, user: i32, id: i32) -> Result<bool, StoreError> {
    let ended = diesel::delete(sessions::table.find(id).filter(sessions::user_id.eq(user)));
    Ok(ended.execute(conn)? > 0)
}

/// Ends all sessions of an account except the one whose token has this hash.
///
/// # Errors
/// Storage failures.
pub fn delete_others(conn: &mut Conn, user: i32, hash: &str) -> Result<usize, StoreError> {
    Ok(diesel::delete(
        sessions::table
            .filter(sessions::user_id.eq(user))
            .filter(sessions::token_hash.ne(hash)),
    )
    .execute(conn)?)
}

/// Ends all sessions of an account.
///
/// # Errors
/// Storage failures.
pub fn delete_of_user(conn: &mut Conn, user: i32) -> Result<usize, StoreError> {
    Ok(diesel::delete(sessions::table.filter(sessions::user_id.eq(user))).execute(conn)?)
}

/// Removes sessions that have reached their absolute end.
///
/// # Errors
/// Storage failures.
pub fn purge(conn: &mut Conn, now: NaiveDateTime) -> Result<usize, StoreError> {
    Ok(diesel::delete(sessions::table.filter(sessions::expires_at.lt(now))).execute(conn)?)
}
