//! The rows of a tournament's trail, those that it brought along from other machines before those of this one.
//!
//! Sealed rows are about things of here ([`SealedRow::told`](rows::sealed_trail::SealedRow::told)), but the numbers within
//! their deeds are those of there: who reads them asks the row's subject.

use crate::{
    app::{AppError, deed::DeedKind},
    store::{
        Conn, StoreError,
        rows::{self, audit::AuditRow},
    },
};

/// The newest row of this machine that stands among the sealed ones too; 0 for none. What was handed over, and follows whoever
/// goes on with it, has its trail up to the hand-over in both places.
///
/// # Errors
/// Storage failures.
pub(super) fn sealed_until(conn: &mut Conn, tournament: i32) -> Result<i32, AppError> {
    if rows::mirrored::of_tournament(conn, tournament)?.is_none() {
        return Ok(0);
    }
    let handed = [DeedKind::TournamentHandedOver.code()];
    let told = rows::audit::newest_with(conn, tournament, &handed)?;
    Ok((told - 1).max(0))
}

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
    let after = sealed_until(conn, tournament)?;
    Ok(rows::audit::count(conn, (tournament, after), actions)? + sealed)
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
    let own = (tournament, sealed_until(conn, tournament)?);
    let mut list = rows::audit::of_tournament(conn, own, actions, (offset, limit))?;
    let found = i64::try_from(list.len()).unwrap_or(limit);
    if found < limit {
        let own = rows::audit::count(conn, own, actions)?;
        let bounds = ((offset - own).max(0), limit - found);
        let sealed = rows::sealed_trail::of_tournament(conn, tournament, actions, bounds)?;
        list.extend(sealed);
    }
    Ok(list)
}

/// Where a row stands: in which trail, 1 being that of the first machine and the last this machine's, and its number
/// there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// Number of the trail, from 1.
    pub trail: i32,
    /// Number of the row.
    pub row: i32,
}

/// The number of this machine's trail: one more than those that the tournament brought along.
///
/// # Errors
/// Storage failures.
pub(super) fn own_trail(conn: &mut Conn, tournament: i32) -> Result<i32, AppError> {
    Ok(rows::sealed_trail::chains(conn, tournament)? + 1)
}

/// A row of the whole trail, about something of here.
pub(super) struct TrailRow {
    /// Where it stands.
    pub place: Place,
    pub row: AuditRow,
    /// The rows of here that a deed of another machine names; `None` for this machine's.
    pub named: Option<String>,
}

/// All rows with one of these actions, and those with one of `more` in which a word of a closed set stands; oldest first. What
/// the word says there the deed alone tells: rows that only quote it are among them.
///
/// # Errors
/// Storage failures.
pub(super) fn with_actions_or(
    conn: &mut Conn,
    tournament: i32,
    actions: &[&'static str],
    more: (&[&'static str], &str),
) -> Result<Vec<TrailRow>, AppError> {
    let trail = own_trail(conn, tournament)?;
    let sealed = rows::sealed_trail::with_actions_or(conn, tournament, actions, more)?;
    let after = if trail == 1 {
        0
    } else {
        sealed_until(conn, tournament)?
    };
    let own = rows::audit::with_actions_or(conn, (tournament, after), actions, more)?;
    let sealed = sealed.into_iter().map(|(trail, row)| TrailRow {
        place: Place {
            trail,
            row: row.number,
        },
        named: Some(row.named.clone()),
        row: row.told(tournament),
    });
    let own = own.into_iter().map(|row| TrailRow {
        place: Place { trail, row: row.id },
        row,
        named: None,
    });
    Ok(sealed.chain(own).collect())
}

/// Whether one of these things of here was touched after a row, of which it is known whether it is this machine's.
///
/// # Errors
/// Storage failures.
pub(super) fn is_any_about(
    conn: &mut Conn,
    tournament: i32,
    (place, is_own): (Place, bool),
    about: &[String],
) -> Result<bool, AppError> {
    if is_own {
        return Ok(rows::audit::is_any_about(conn, about, place.row)?);
    }
    let after = (place.trail, place.row);
    Ok(
        rows::sealed_trail::is_any_about(conn, tournament, after, about)?
            || rows::audit::is_any_about(conn, about, sealed_until(conn, tournament)?)?,
    )
}

/// Whether something else than these actions was done after a row, of which the same is known.
///
/// # Errors
/// Storage failures.
pub(super) fn is_followed(
    conn: &mut Conn,
    tournament: i32,
    (place, is_own): (Place, bool),
    but: &[&'static str],
) -> Result<bool, AppError> {
    if is_own {
        let row = place.row;
        return Ok(rows::audit::is_followed(conn, tournament, row, but)?);
    }
    let after = (place.trail, place.row);
    let own = sealed_until(conn, tournament)?;
    Ok(
        rows::sealed_trail::is_followed(conn, tournament, after, but)?
            || rows::audit::is_followed(conn, tournament, own, but)?,
    )
}

/// The action of a row; `None` when there is none in this tournament.
///
/// # Errors
/// Storage failures.
pub(super) fn action_of(
    conn: &mut Conn,
    tournament: i32,
    place: Place,
) -> Result<Option<String>, AppError> {
    if place.trail != own_trail(conn, tournament)? {
        let place = (place.trail, place.row);
        return Ok(rows::sealed_trail::action_of(conn, tournament, place)?);
    }
    match rows::audit::by_id(conn, tournament, place.row) {
        Ok(row) => Ok(Some(row.action)),
        Err(StoreError::NotFound) => Ok(None),
        Err(error) => Err(error.into()),
    }
}
