//! The rows of a tournament's trail, those that it brought along from other machines before those of this one.
//!
//! Sealed rows are about things of here ([`SealedRow::told`](rows::sealed_trail::SealedRow::told)), but the numbers within
//! their deeds are those of there: who reads them asks the row's subject.

use crate::{
    app::AppError,
    store::{
        Conn,
        rows::{self, audit::AuditRow},
    },
};

/// How many rows have one of these actions.
///
/// # Errors
/// Storage failures.
pub(super) fn count(
    conn: &mut Conn,
    tournament: i32,
    actions: &[&'static str],
) -> Result<i64, AppError> {
    let sealed = rows::sealed_trail::count(conn, tournament, actions)?;
    Ok(rows::audit::count(conn, tournament, actions)? + sealed)
}

/// Rows with one of these actions, newest first: `limit` of them after the first `offset`.
///
/// # Errors
/// Storage failures.
pub(super) fn window(
    conn: &mut Conn,
    tournament: i32,
    actions: &[&'static str],
    (offset, limit): (i64, i64),
) -> Result<Vec<AuditRow>, AppError> {
    let mut list = rows::audit::of_tournament(conn, tournament, actions, (offset, limit))?;
    let found = i64::try_from(list.len()).unwrap_or(limit);
    if found < limit {
        let own = rows::audit::count(conn, tournament, actions)?;
        let bounds = ((offset - own).max(0), limit - found);
        let sealed = rows::sealed_trail::of_tournament(conn, tournament, actions, bounds)?;
        list.extend(sealed);
    }
    Ok(list)
}

/// All rows with one of these actions, and those with one of `more` that say a word of a closed set; oldest first, each
/// with whether it is of this machine.
///
/// # Errors
/// Storage failures.
pub(super) fn with_actions_or(
    conn: &mut Conn,
    tournament: i32,
    actions: &[&'static str],
    more: (&[&'static str], &str),
) -> Result<Vec<(bool, AuditRow)>, AppError> {
    let sealed = rows::sealed_trail::with_actions_or(conn, tournament, actions, more)?;
    let own = rows::audit::with_actions_or(conn, tournament, actions, more)?;
    let sealed = sealed.into_iter().map(|row| (false, row));
    Ok(sealed
        .chain(own.into_iter().map(|row| (true, row)))
        .collect())
}
