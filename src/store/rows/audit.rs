//! The audit trail: append-only (triggers refuse anything else).

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::audit};

use super::audit_chain;

/// One decision.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = audit)]
pub struct AuditRow {
    /// Rising number.
    pub id: i32,
    /// When, UTC.
    pub at: NaiveDateTime,
    /// The account, if any.
    pub user_id: Option<i32>,
    /// Name of who did it, as shown.
    pub actor: String,
    /// What was done: a code such as `result.record`.
    pub action: String,
    /// The tournament concerned.
    pub tournament_id: Option<i32>,
    /// What it was done to: `pairing:17`, `club:3`.
    pub subject: String,
    /// The value before, in the form that the action gives it.
    pub before: String,
    /// The value after.
    pub after: String,
    /// SHA-256 over the row before of its chain and this one ([`super::audit_chain`]); empty until hashed.
    pub hash: String,
}

/// A row to be written.
#[derive(Debug, Insertable)]
#[diesel(table_name = audit)]
pub struct NewAudit<'a> {
    /// When, UTC.
    pub at: NaiveDateTime,
    /// The account, if any.
    pub user_id: Option<i32>,
    /// Name of who did it.
    pub actor: &'a str,
    /// Code of the action.
    pub action: &'a str,
    /// The tournament concerned.
    pub tournament_id: Option<i32>,
    /// What it was done to.
    pub subject: &'a str,
    /// The value before.
    pub before: &'a str,
    /// The value after.
    pub after: &'a str,
}

/// Appends a row to the chain of its tournament, or of the registry; its number is returned. The lock of that scope
/// keeps the chain serial.
///
/// # Errors
/// Storage failures.
pub fn insert(conn: &mut Conn, row: &NewAudit<'_>) -> Result<i32, StoreError> {
    let previous = audit_chain::newest_hash(conn, row.tournament_id)?;
    let hash = audit_chain::hash(&previous, row);
    Ok(diesel::insert_into(audit::table)
        .values((row, audit::hash.eq(hash)))
        .returning(audit::id)
        .get_result(conn)?)
}

/// Which actions are wanted, as patterns of `LIKE`.
#[derive(Clone, Copy, Debug)]
pub struct Actions {
    /// Those that fit one of these.
    pub like: [&'static str; 3],
    /// But not this one.
    pub unlike: &'static str,
}

impl Actions {
    /// Whatever writes the result of a board.
    pub const RESULTS: Self = Self {
        like: ["result.%"; 3],
        unlike: "",
    };
}

/// The rows of a tournament with such an action.
#[diesel::dsl::auto_type(no_type_alias)]
fn rows_with(tournament: i32, like: [&'static str; 3], unlike: &'static str) -> _ {
    let first: &'static str = like[0];
    let second: &'static str = like[1];
    let third: &'static str = like[2];
    let any = audit::action
        .like(first)
        .or(audit::action.like(second))
        .or(audit::action.like(third));
    audit::tournament_id
        .eq(tournament)
        .and(any)
        .and(audit::action.not_like(unlike))
}

/// How many rows of a tournament have such an action.
///
/// # Errors
/// Storage failures.
pub fn count(conn: &mut Conn, tournament: i32, wanted: Actions) -> Result<i64, StoreError> {
    Ok(audit::table
        .filter(rows_with(tournament, wanted.like, wanted.unlike))
        .count()
        .get_result(conn)?)
}

/// Rows of a tournament with such an action, newest first: `limit` of them after the first `offset`.
///
/// # Errors
/// Storage failures.
pub fn of_tournament(
    conn: &mut Conn,
    tournament: i32,
    wanted: Actions,
    (offset, limit): (i64, i64),
) -> Result<Vec<AuditRow>, StoreError> {
    Ok(audit::table
        .filter(rows_with(tournament, wanted.like, wanted.unlike))
        .order(audit::id.desc())
        .offset(offset)
        .limit(limit)
        .select(AuditRow::as_select())
        .load(conn)?)
}

/// Number of a tournament's newest row, 0 when there is none.
///
/// # Errors
/// Storage failures.
pub fn newest_of(conn: &mut Conn, tournament: i32) -> Result<i32, StoreError> {
    let newest: Option<i32> = audit::table
        .filter(audit::tournament_id.eq(tournament))
        .select(diesel::dsl::max(audit::id))
        .get_result(conn)?;
    Ok(newest.unwrap_or(0))
}

/// All rows about one subject, oldest first.
///
/// # Errors
/// Storage failures.
pub fn of_subject(conn: &mut Conn, subject: &str) -> Result<Vec<AuditRow>, StoreError> {
    Ok(audit::table
        .filter(audit::subject.eq(subject))
        .order(audit::id.asc())
        .select(AuditRow::as_select())
        .load(conn)?)
}

/// Tournaments touched after row `after`, each with its newest row (for the live screens of other servers).
///
/// # Errors
/// Storage failures.
pub fn touched_after(conn: &mut Conn, after: i32) -> Result<Vec<(i32, i32)>, StoreError> {
    let rows: Vec<(Option<i32>, i32)> = audit::table
        .filter(audit::id.gt(after))
        .order(audit::id.asc())
        .select((audit::tournament_id, audit::id))
        .load(conn)?;
    Ok(rows
        .into_iter()
        .map(|(t, id)| (t.unwrap_or(0), id))
        .collect())
}

/// Number of the newest row, 0 when there is none.
///
/// # Errors
/// Storage failures.
pub fn newest(conn: &mut Conn) -> Result<i32, StoreError> {
    let newest: Option<i32> = audit::table
        .select(diesel::dsl::max(audit::id))
        .get_result(conn)?;
    Ok(newest.unwrap_or(0))
}
