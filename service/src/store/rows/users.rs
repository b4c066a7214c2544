//! Accounts.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::users};

/// An account.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = users)]
#[expect(dead_code, reason = "the row mirrors its table whole")]
pub struct UserRow {
    /// Number of the account.
    pub id: i32,
    /// Log-in name, folded to lower case.
    pub name: String,
    /// Name as shown beside decisions.
    pub display_name: String,
    /// PHC string; `None` until the invitation is used.
    pub password_hash: Option<String>,
    /// Whether this is an administrator.
    pub is_admin: bool,
    /// The club whose secretary this is.
    pub club_id: Option<i32>,
    /// When made, UTC.
    pub created_at: NaiveDateTime,
    /// When disabled, UTC.
    pub disabled_at: Option<NaiveDateTime>,
    /// Row version.
    pub version: i32,
    /// Whether an administrator gave the right to make tournaments.
    pub may_create_tournaments: bool,
    /// Where the owner is written to; empty where nobody said.
    pub email: String,
}

/// An account to be made.
#[derive(Clone, Copy, Debug, Default, Insertable)]
#[diesel(table_name = users)]
pub struct NewUser<'a> {
    /// Log-in name, folded.
    pub name: &'a str,
    /// Name as shown.
    pub display_name: &'a str,
    /// PHC string.
    pub password_hash: Option<&'a str>,
    /// Whether it is an administrator's.
    pub is_admin: bool,
    /// Secretary of this club.
    pub club_id: Option<i32>,
    /// When, UTC.
    pub created_at: NaiveDateTime,
    /// Row version, 1 at first.
    pub version: i32,
    /// May make tournaments.
    pub may_create_tournaments: bool,
    /// Where the owner is written to; may be empty.
    pub email: &'a str,
}

/// Makes an account.
///
/// # Errors
/// [`StoreError::Duplicate`] when the name is taken; storage failures.
pub fn insert(conn: &mut Conn, user: &NewUser<'_>) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(users::table)
        .values(user)
        .returning(users::id)
        .get_result(conn)?)
}

/// The account of this folded name.
///
/// # Errors
/// Storage failures.
pub fn by_name(conn: &mut Conn, name: &str) -> Result<Option<UserRow>, StoreError> {
    Ok(users::table
        .filter(users::name.eq(name))
        .select(UserRow::as_select())
        .first(conn)
        .optional()?)
}

/// The account of this number.
///
/// # Errors
/// [`StoreError::NotFound`]; storage failures.
pub fn by_id(conn: &mut Conn, id: i32) -> Result<UserRow, StoreError> {
    Ok(users::table
        .find(id)
        .select(UserRow::as_select())
        .first(conn)?)
}

/// How many accounts there are.
///
/// # Errors
/// Storage failures.
pub fn count(conn: &mut Conn) -> Result<i64, StoreError> {
    Ok(users::table.count().get_result(conn)?)
}

/// Accounts by name: `limit` at most, after the first `offset`.
///
/// # Errors
/// Storage failures.
pub fn window(conn: &mut Conn, (offset, limit): (i64, i64)) -> Result<Vec<UserRow>, StoreError> {
    Ok(users::table
        .order((users::name, users::id))
        .offset(offset)
        .limit(limit)
        .select(UserRow::as_select())
        .load(conn)?)
}

/// Whether an enabled administrator with a password exists.
///
/// # Errors
/// Storage failures.
pub fn any_admin(conn: &mut Conn) -> Result<bool, StoreError> {
    let count: i64 = users::table
        .filter(users::is_admin.eq(true))
        .filter(users::password_hash.is_not_null())
        .filter(users::disabled_at.is_null())
        .count()
        .get_result(conn)?;
    Ok(count > 0)
}

/// Sets the password. A disabled account stays so.
///
/// # Errors
/// Storage failures.
pub fn set_password(conn: &mut Conn, id: i32, hash: &str) -> Result<(), StoreError> {
    diesel::update(users::table.find(id))
        .set(users::password_hash.eq(hash))
        .execute(conn)?;
    Ok(())
}

/// Disables or enables the account.
///
/// # Errors
/// Storage failures.
pub fn set_disabled(conn: &mut Conn, id: i32, at: Option<NaiveDateTime>) -> Result<(), StoreError> {
    diesel::update(users::table.find(id))
        .set(users::disabled_at.eq(at))
        .execute(conn)?;
    Ok(())
}

/// Gives or takes the right to make tournaments.
///
/// # Errors
/// Storage failures.
pub fn set_may_create(conn: &mut Conn, id: i32, may: bool) -> Result<(), StoreError> {
    diesel::update(users::table.find(id))
        .set(users::may_create_tournaments.eq(may))
        .execute(conn)?;
    Ok(())
}

/// The accounts of a club's secretaries, by name.
///
/// # Errors
/// Storage failures.
pub fn of_club(conn: &mut Conn, club: i32) -> Result<Vec<UserRow>, StoreError> {
    Ok(users::table
        .filter(users::club_id.eq(club))
        .order(users::name)
        .select(UserRow::as_select())
        .load(conn)?)
}

/// Takes the club from an account.
///
/// # Errors
/// Storage failures.
pub fn leave_club(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::update(users::table.find(id))
        .set(users::club_id.eq(None::<i32>))
        .execute(conn)?;
    Ok(())
}

/// Sets where the owner is written to.
///
/// # Errors
/// Storage failures.
pub fn set_email(conn: &mut Conn, id: i32, email: &str) -> Result<(), StoreError> {
    diesel::update(users::table.find(id))
        .set(users::email.eq(email))
        .execute(conn)?;
    Ok(())
}

/// Accounts of this folded address that are in use: enabled, with a password. Some of them, where there are many.
///
/// # Errors
/// Storage failures.
pub fn in_use_of_email(
    conn: &mut Conn,
    email: &str,
    most: i64,
) -> Result<Vec<UserRow>, StoreError> {
    Ok(users::table
        .filter(users::email.eq(email))
        .filter(users::password_hash.is_not_null())
        .filter(users::disabled_at.is_null())
        .order(users::id)
        .limit(most)
        .select(UserRow::as_select())
        .load(conn)?)
}
