//! Failed log-ins, for throttling.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::login_failures};

/// Notes a failure.
///
/// # Errors
/// Storage failures.
pub fn insert(
    conn: &mut Conn,
    account: &str,
    address: &str,
    at: NaiveDateTime,
) -> Result<(), StoreError> {
    diesel::insert_into(login_failures::table)
        .values((
            login_failures::account.eq(account),
            login_failures::address.eq(address),
            login_failures::at.eq(at),
        ))
        .execute(conn)?;
    Ok(())
}

/// Failures since `since`: of this account from this address, of this account, and from this address.
///
/// # Errors
/// Storage failures.
pub fn count_since(
    conn: &mut Conn,
    account: &str,
    address: &str,
    since: NaiveDateTime,
) -> Result<(i64, i64, i64), StoreError> {
    let recent = login_failures::table.filter(login_failures::at.gt(since));
    let both = recent
        .filter(login_failures::account.eq(account))
        .filter(login_failures::address.eq(address))
        .count()
        .get_result(conn)?;
    let of_account = recent
        .filter(login_failures::account.eq(account))
        .count()
        .get_result(conn)?;
    let of_address = recent
        .filter(login_failures::address.eq(address))
        .count()
        .get_result(conn)?;
    Ok((both, of_account, of_address))
}

/// Forgets an account's failures after a successful log-in, and everybody's older than `before`.
///
/// # Errors
/// Storage failures.
pub fn clear(conn: &mut Conn, account: &str, before: NaiveDateTime) -> Result<(), StoreError> {
    diesel::delete(login_failures::table.filter(login_failures::account.eq(account)))
        .execute(conn)?;
    diesel::delete(login_failures::table.filter(login_failures::at.lt(before))).execute(conn)?;
    Ok(())
}
