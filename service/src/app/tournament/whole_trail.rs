//! The whole audit trail of a tournament: first the rows that it brought along from other servers, then those of this one.
//!
//! Sealed rows refer to things on this server ([`SealedRow::told`](rows::sealed_trail::SealedRow::told)), but the numbers inside
//! their deeds are those of the other server. Use the row's subject instead.

use crate::{
    app::{AppError, deed::DeedKind},
    store::{
        Conn, StoreError,
        rows::{self, audit::AuditRow},
    },
};

/// The number up to which this server's rows are also among the sealed rows; 0 if none are. A tournament that was handed over,
/// and now follows the machine that goes on with it, has its trail up to the hand-over in both places.
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

/// Rows with one of these actions, newest first: at most `limit` after the first `offset`.
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

/// The position of a row: number of its trail, where 1 is that of the first server and the highest that of this server, and its
/// number in the trail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// Number of the trail, from 1.
    pub trail: i32,
    /// Number of the row.
    pub row: i32,
}

/// The number of this server's trail: one more than the number of trails that the tournament brought along.
///
/// # Errors
/// Storage failures.
pub(super) fn own_trail(conn: &mut Conn, tournament: i32) -> Result<i32, AppError> {
    Ok(rows::sealed_trail::chains(conn, tournament)? + 1)
}

/// A row of the whole trail, about something on this server.
pub(super) struct TrailRow {
    /// Position of the row.
    pub place: Place,
    pub row: AuditRow,
    /// This server's rows that a deed of another server names; `None` for a row of this server.
    pub named: Option<String>,
}

/// All rows with one of `actions`, and those with one of the actions in `more` whose deed contains its word; oldest first.
///
/// The search for the word is only a prefilter over the stored JSON and may find too many rows. The caller decides by the typed
/// deed.
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

/// Whether any of these subjects appears after a row; `is_own` says that the row is this server's.
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
    if rows::sealed_trail::is_any_about(conn, tournament, after, about)? {
        return Ok(true);
    }
    let own = sealed_until(conn, tournament)?;
    Ok(rows::audit::is_any_about(conn, about, own)?)
}

/// Whether anything other than these actions was done after a row; `is_own` says that the row is this server's.
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

/// The action of a row; `None` if the tournament has no such row.
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
