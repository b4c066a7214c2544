//! Passkeys with which accounts log in, and recovery codes on paper.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{
    Conn, StoreError,
    schema::{passkeys, recovery_codes, users},
};

use super::users::UserRow;

/// A passkey.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = passkeys)]
pub struct PasskeyRow {
    /// Number of the passkey.
    pub id: i32,
    /// Identifier by which the device finds it, in base64url.
    pub credential: String,
    /// The public key, in base64url.
    pub public_key: String,
    /// The host that it was made for.
    pub host: String,
    /// Name that its owner gave it.
    pub name: String,
    /// How often the device had signed at its last use.
    pub signed: i64,
    /// When it was registered, in UTC.
    pub made_at: NaiveDateTime,
    /// When it was last used, in UTC.
    pub used_at: Option<NaiveDateTime>,
}

/// A passkey to be stored.
#[derive(Debug, Insertable)]
#[diesel(table_name = passkeys)]
pub struct NewPasskeyRow<'a> {
    /// Number of the account.
    pub user_id: i32,
    /// Identifier by which the device finds it, in base64url.
    pub credential: &'a str,
    /// The public key, in base64url.
    pub public_key: &'a str,
    /// The host that it was made for.
    pub host: &'a str,
    /// Name that its owner gave it.
    pub name: &'a str,
    /// How often the device has signed.
    pub signed: i64,
    /// When it is registered, in UTC.
    pub made_at: NaiveDateTime,
}

/// Stores a passkey.
///
/// # Errors
/// [`StoreError::Duplicate`] if its identifier already exists; storage failures.
pub fn insert(conn: &mut Conn, new: &NewPasskeyRow<'_>) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(passkeys::table)
        .values(new)
        .returning(passkeys::id)
        .get_result(conn)?)
}

/// The passkeys of an account, the oldest first.
///
/// # Errors
/// Storage failures.
pub fn of_user(conn: &mut Conn, user: i32) -> Result<Vec<PasskeyRow>, StoreError> {
    Ok(passkeys::table
        .filter(passkeys::user_id.eq(user))
        .order(passkeys::id)
        .select(PasskeyRow::as_select())
        .load(conn)?)
}

/// The passkey with this identifier, and its account.
///
/// # Errors
/// Storage failures.
pub fn by_credential(
    conn: &mut Conn,
    credential: &str,
) -> Result<Option<(PasskeyRow, UserRow)>, StoreError> {
    Ok(passkeys::table
        .inner_join(users::table)
        .filter(passkeys::credential.eq(credential))
        .select((PasskeyRow::as_select(), UserRow::as_select()))
        .first(conn)
        .optional()?)
}

/// Notes a use; `false` if the stored counter is no longer `before`.
///
/// # Errors
/// Storage failures.
pub fn used(
    conn: &mut Conn,
    id: i32,
    (before, now): (i64, i64),
    at: NaiveDateTime,
) -> Result<bool, StoreError> {
    let row = passkeys::table.find(id).filter(passkeys::signed.eq(before));
    let changed = diesel::update(row)
        .set((passkeys::signed.eq(now), passkeys::used_at.eq(at)))
        .execute(conn)?;
    Ok(changed > 0)
}

/// Removes a passkey of an account; `false` if the account has none with this number.
///
/// # Errors
/// Storage failures.
pub fn delete(conn: &mut Conn, user: i32, id: i32) -> Result<bool, StoreError> {
    let gone = diesel::delete(passkeys::table.find(id).filter(passkeys::user_id.eq(user)));
    Ok(gone.execute(conn)? > 0)
}

/// Number of recovery codes that an account has left.
///
/// # Errors
/// Storage failures.
pub fn codes_left(conn: &mut Conn, user: i32) -> Result<i64, StoreError> {
    Ok(recovery_codes::table
        .filter(recovery_codes::user_id.eq(user))
        .count()
        .get_result(conn)?)
}

/// When an account's remaining recovery codes were made, in UTC.
///
/// # Errors
/// Storage failures.
pub fn codes_made(conn: &mut Conn, user: i32) -> Result<Vec<NaiveDateTime>, StoreError> {
    Ok(recovery_codes::table
        .filter(recovery_codes::user_id.eq(user))
        .order(recovery_codes::id)
        .select(recovery_codes::made_at)
        .load(conn)?)
}

/// Gives an account these recovery codes, which replace all earlier ones.
///
/// # Errors
/// Storage failures.
pub fn set_codes(
    conn: &mut Conn,
    user: i32,
    hashes: &[String],
    at: NaiveDateTime,
) -> Result<(), StoreError> {
    diesel::delete(recovery_codes::table.filter(recovery_codes::user_id.eq(user))).execute(conn)?;
    for hash in hashes {
        diesel::insert_into(recovery_codes::table)
            .values((
                recovery_codes::user_id.eq(user),
                recovery_codes::code_hash.eq(hash),
                recovery_codes::made_at.eq(at),
            ))
            .execute(conn)?;
    }
    Ok(())
}

/// Whether an account has a recovery code with this hash.
///
/// # Errors
/// Storage failures.
pub fn has_code(conn: &mut Conn, user: i32, hash: &str) -> Result<bool, StoreError> {
    let found = recovery_codes::table
        .filter(recovery_codes::user_id.eq(user))
        .filter(recovery_codes::code_hash.eq(hash));
    Ok(diesel::select(diesel::dsl::exists(found)).get_result(conn)?)
}

/// Uses up a recovery code; `false` if the account has none with this hash.
///
/// # Errors
/// Storage failures.
pub fn use_code(conn: &mut Conn, user: i32, hash: &str) -> Result<bool, StoreError> {
    let used = diesel::delete(
        recovery_codes::table
            .filter(recovery_codes::user_id.eq(user))
            .filter(recovery_codes::code_hash.eq(hash)),
    );
    Ok(used.execute(conn)? > 0)
}
