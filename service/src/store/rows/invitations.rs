//! One-time links with which a person chooses a name or a password.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::invitations};

/// An invitation.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = invitations)]
#[expect(dead_code, reason = "the row mirrors its table whole")]
pub struct InvitationRow {
    /// Number of the invitation.
    pub id: i32,
    /// SHA-256 of the token, in hexadecimal digits.
    pub token_hash: String,
    /// The account whose password it sets; `None` for the first administrator.
    pub user_id: Option<i32>,
    /// Kind of the link: `first-admin`, `password` (for a first password) or `reset` (for a new one).
    pub kind: String,
    /// When it was made, in UTC.
    pub created_at: NaiveDateTime,
    /// Until when it is valid, in UTC.
    pub expires_at: NaiveDateTime,
    /// When it was used, in UTC.
    pub used_at: Option<NaiveDateTime>,
}

/// Stores an invitation.
///
/// # Errors
/// Storage failures.
pub fn insert(
    conn: &mut Conn,
    token_hash: &str,
    user_id: Option<i32>,
    kind: &str,
    created_at: NaiveDateTime,
    expires_at: NaiveDateTime,
) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(invitations::table)
        .values((
            invitations::token_hash.eq(token_hash),
            invitations::user_id.eq(user_id),
            invitations::kind.eq(kind),
            invitations::created_at.eq(created_at),
            invitations::expires_at.eq(expires_at),
        ))
        .returning(invitations::id)
        .get_result(conn)?)
}

/// The invitation whose token has this hash.
///
/// # Errors
/// Storage failures.
pub fn by_hash(conn: &mut Conn, hash: &str) -> Result<Option<InvitationRow>, StoreError> {
    Ok(invitations::table
        .filter(invitations::token_hash.eq(hash))
        .select(InvitationRow::as_select())
        .first(conn)
        .optional()?)
}

/// The invitations of an account, the newest first.
///
/// # Errors
/// Storage failures.
pub fn of_user(conn: &mut Conn, user: i32) -> Result<Vec<InvitationRow>, StoreError> {
    Ok(invitations::table
        .filter(invitations::user_id.eq(user))
        .order(invitations::id.desc())
        .select(InvitationRow::as_select())
        .load(conn)?)
}

/// Marks an invitation as used.
///
/// # Errors
/// Storage failures.
pub fn use_up(conn: &mut Conn, id: i32, at: NaiveDateTime) -> Result<(), StoreError> {
    diesel::update(invitations::table.find(id))
        .set(invitations::used_at.eq(at))
        .execute(conn)?;
    Ok(())
}

/// Removes unused invitations of the first administrator, except the newest `kept`.
///
/// # Errors
/// Storage failures.
pub fn delete_unused_first(conn: &mut Conn, kept: i64) -> Result<(), StoreError> {
    let unused = || {
        invitations::table
            .filter(invitations::kind.eq("first-admin"))
            .filter(invitations::used_at.is_null())
    };
    let newest: Vec<i32> = unused()
        .order(invitations::id.desc())
        .limit(kept)
        .select(invitations::id)
        .load(conn)?;
    diesel::delete(unused().filter(invitations::id.ne_all(newest))).execute(conn)?;
    Ok(())
}

/// Removes all unused invitations of an account, of any kind.
///
/// # Errors
/// Storage failures.
pub fn delete_unused_of_user(conn: &mut Conn, user: i32) -> Result<(), StoreError> {
    diesel::delete(
        invitations::table
            .filter(invitations::user_id.eq(user))
            .filter(invitations::used_at.is_null()),
    )
    .execute(conn)?;
    Ok(())
}
