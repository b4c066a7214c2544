//! Attempts that are counted for a while, for throttling; rows older than the longest window are removed.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::attempts};

/// Conditions for the attempts that are counted together.
#[derive(Clone, Copy, Debug)]
pub struct Counted<'a> {
    /// Kind of attempt: `log-in`, `old-password`, `noted`, `club`, `entry`, `reset`, `board-news`.
    pub kind: &'static str,
    /// Subject of the attempt; `None` for any.
    pub subject: Option<&'a str>,
    /// Source of the attempt; `None` for any.
    pub source: Option<&'a str>,
    /// Only attempts after this moment, in UTC.
    pub since: NaiveDateTime,
}

/// Notes an attempt.
///
/// # Errors
/// Storage failures.
pub fn insert(
    conn: &mut Conn,
    kind: &'static str,
    subject: &str,
    source: &str,
    at: NaiveDateTime,
) -> Result<(), StoreError> {
    diesel::insert_into(attempts::table)
        .values((
            attempts::kind.eq(kind),
            attempts::subject.eq(subject),
            attempts::source.eq(source),
            attempts::at.eq(at),
        ))
        .execute(conn)?;
    Ok(())
}

/// The times of these attempts, the oldest first.
///
/// # Errors
/// Storage failures.
pub fn times(conn: &mut Conn, counted: Counted<'_>) -> Result<Vec<NaiveDateTime>, StoreError> {
    let of_kind = attempts::kind
        .eq(counted.kind)
        .and(attempts::at.gt(counted.since));
    let rows = attempts::table
        .order(attempts::at.asc())
        .select(attempts::at);
    Ok(match (counted.subject, counted.source) {
        (Some(subject), Some(source)) => rows
            .filter(of_kind)
            .filter(attempts::subject.eq(subject))
            .filter(attempts::source.eq(source))
            .load(conn)?,
        (Some(subject), None) => rows
            .filter(of_kind)
            .filter(attempts::subject.eq(subject))
            .load(conn)?,
        (None, Some(source)) => rows
            .filter(of_kind)
            .filter(attempts::source.eq(source))
            .load(conn)?,
        (None, None) => rows.filter(of_kind).load(conn)?,
    })
}

/// Number of these attempts.
///
/// # Errors
/// Storage failures.
pub fn count(conn: &mut Conn, counted: Counted<'_>) -> Result<i64, StoreError> {
    let of_kind = attempts::kind
        .eq(counted.kind)
        .and(attempts::at.gt(counted.since));
    let rows = attempts::table.count().filter(of_kind);
    Ok(match (counted.subject, counted.source) {
        (Some(subject), Some(source)) => rows
            .filter(attempts::subject.eq(subject))
            .filter(attempts::source.eq(source))
            .get_result(conn)?,
        (Some(subject), None) => rows
            .filter(attempts::subject.eq(subject))
            .get_result(conn)?,
        (None, Some(source)) => rows.filter(attempts::source.eq(source)).get_result(conn)?,
        (None, None) => rows.get_result(conn)?,
    })
}

/// Forgets the attempts with this subject from this source, as after a success.
///
/// # Errors
/// Storage failures.
pub fn clear(
    conn: &mut Conn,
    kind: &'static str,
    subject: &str,
    source: &str,
) -> Result<(), StoreError> {
    diesel::delete(
        attempts::table
            .filter(attempts::kind.eq(kind))
            .filter(attempts::subject.eq(subject))
            .filter(attempts::source.eq(source)),
    )
    .execute(conn)?;
    Ok(())
}

/// Forgets all attempts before this moment.
///
/// # Errors
/// Storage failures.
pub fn purge(conn: &mut Conn, before: NaiveDateTime) -> Result<(), StoreError> {
    diesel::delete(attempts::table.filter(attempts::at.lt(before))).execute(conn)?;
    Ok(())
}
