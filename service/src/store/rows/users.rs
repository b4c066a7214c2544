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
    /// Log-in name, in lower case.
    pub name: String,
    /// Name as shown with decisions.
    pub display_name: String,
    /// Hash of the password as a PHC string; `None` until the invitation is used.
    pub password_hash: Option<String>,
    /// Whether this is an administrator.
    pub is_admin: bool,
    /// Number of the club whose secretary this is; `None` for everybody else.
    pub club_id: Option<i32>,
    /// When it was made, in UTC.
    pub created_at: NaiveDateTime,
    /// When it was disabled, in UTC; `None` if it is enabled.
    pub disabled_at: Option<NaiveDateTime>,
    /// Row version.
    pub version: i32,
    /// Whether an administrator gave it the right to make tournaments.
    pub may_create_tournaments: bool,
    /// E-mail address of the owner; empty if none was given.
    pub email: String,
}

/// An account to be stored.
#[derive(Clone, Copy, Debug, Default, Insertable)]
#[diesel(table_name = users)]
pub struct NewUser<'a> {
    /// Log-in name, in lower case.
    pub name: &'a str,
    /// Name as shown.
    pub display_name: &'a str,
    /// Hash of the password as a PHC string; `None` before one is chosen.
    pub password_hash: Option<&'a str>,
    /// Whether it is an administrator's account.
    pub is_admin: bool,
    /// Number of the club whose secretary this is; `None` for everybody else.
    pub club_id: Option<i32>,
    /// When it is made, in UTC.
    pub created_at: NaiveDateTime,
    /// Row version; 1 at first.
    pub version: i32,
    /// Whether it may make tournaments.
    pub may_create_tournaments: bool,
    /// E-mail address of the owner; may be empty.
    pub email: &'a str,
}

/// Stores an account.
///
/// # Errors
/// [`StoreError::Duplicate`] if the name is in use; storage failures.
pub fn insert(conn: &mut Conn, user: &NewUser<'_>) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(users::table)
        .values(user)
        .returning(users::id)
        .get_result(conn)?)
}

/// The account with this folded name.
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

/// The account with this number.
///
/// # Errors
/// [`StoreError::NotFound`]; storage failures.
pub fn by_id(conn: &mut Conn, id: i32) -> Result<UserRow, StoreError> {
    Ok(users::table
        .find(id)
        .select(UserRow::as_select())
        .first(conn)?)
}

/// Number of accounts.
///
/// # Errors
/// Storage failures.
pub fn count(conn: &mut Conn) -> Result<i64, StoreError> {
    Ok(users::table.count().get_result(conn)?)
}

/// At most `limit` accounts after the first `offset`, by name.
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

/// Whether there is an enabled administrator with a password.
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

/// Sets the password. A disabled account stays disabled.
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

/// Removes the club from an account.
///
/// # Errors
/// Storage failures.
pub fn leave_club(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::update(users::table.find(id))
        .set(users::club_id.eq(None::<i32>))
        .execute(conn)?;
    Ok(())
}

/// Sets the e-mail address of the owner.
///
/// # Errors
/// Storage failures.
pub fn set_email(conn: &mut Conn, id: i32, email: &str) -> Result<(), StoreError> {
    diesel::update(users::table.find(id))
        .set(users::email.eq(email))
        .execute(conn)?;
    Ok(())
}

/// Active accounts with this folded address: enabled and with a password. Only some if there are many.
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
