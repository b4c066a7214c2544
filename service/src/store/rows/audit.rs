//! The audit trail, which is append-only (triggers refuse everything else): its rows, and the queries on them.
//! [`audit_append`](super::audit_append) writes it.

use std::collections::BTreeMap;

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::audit};

pub use super::new_audit::NewAudit;

/// One row of the trail.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = audit)]
pub struct AuditRow {
    /// Number of the row; numbers rise.
    pub id: i32,
    /// When it was written, in UTC.
    pub at: NaiveDateTime,
    /// Number of the account; `None` without one.
    pub user_id: Option<i32>,
    /// Name of the author, as shown.
    pub actor: String,
    /// Code of the deed, such as `result.record`.
    pub action: String,
    /// Number of the tournament; `None` outside tournaments.
    pub tournament_id: Option<i32>,
    /// Subject of the deed, such as `pairing:17` or `club:3`.
    pub subject: String,
    /// The state before, as JSON or as words of an older program.
    pub before: String,
    /// The deed as JSON, or the state after as words of an older program.
    pub after: String,
    /// SHA-256 over this row and the row before it in its chain ([`super::audit_chain`]); empty until it is hashed.
    pub hash: String,
}

/// How many rows of a tournament after row `after` have one of these actions.
///
/// # Errors
/// Storage failures.
pub fn count(
    conn: &mut Conn,
    (tournament, after): (i32, i32),
    actions: &[&'static str],
) -> Result<i64, StoreError> {
    Ok(audit::table
        .filter(audit::tournament_id.eq(tournament))
        .filter(audit::id.gt(after))
        .filter(audit::action.eq_any(actions))
        .count()
        .get_result(conn)?)
}

/// Rows of a tournament after row `after` with one of these actions, newest first: at most `limit` after the first `offset`.
///
/// # Errors
/// Storage failures.
pub fn of_tournament(
    conn: &mut Conn,
    (tournament, after): (i32, i32),
    actions: &[&'static str],
    (offset, limit): (i64, i64),
) -> Result<Vec<AuditRow>, StoreError> {
    Ok(audit::table
        .filter(audit::tournament_id.eq(tournament))
        .filter(audit::id.gt(after))
        .filter(audit::action.eq_any(actions))
        .order(audit::id.desc())
        .offset(offset)
        .limit(limit)
        .select(AuditRow::as_select())
        .load(conn)?)
}

/// All rows of a tournament after row `after` with one of these actions, and those with one of `more` whose deed contains this
/// word; oldest first.
///
/// The search for the word is only a prefilter over the stored JSON. It finds the word in quotation marks anywhere in the deed,
/// even in a reason that somebody typed, so it may find too many rows. The caller reads the typed deed and decides by it.
///
/// # Errors
/// Storage failures.
pub fn with_actions_or(
    conn: &mut Conn,
    (tournament, after): (i32, i32),
    actions: &[&'static str],
    (more, word): (&[&'static str], &str),
) -> Result<Vec<AuditRow>, StoreError> {
    let says = audit::after.like(format!("%\"{word}\"%"));
    let wanted = audit::action
        .eq_any(actions)
        .or(audit::action.eq_any(more).and(says));
    Ok(audit::table
        .filter(audit::tournament_id.eq(tournament))
        .filter(audit::id.gt(after))
        .filter(wanted)
        .order(audit::id.asc())
        .select(AuditRow::as_select())
        .load(conn)?)
}

/// Number of a tournament's newest row; 0 if there is none.
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

/// Hash, action and subject of at most `limit` rows of a tournament from row `first` on, oldest first.
///
/// # Errors
/// Storage failures.
pub fn acts_from(
    conn: &mut Conn,
    tournament: i32,
    first: i32,
    limit: i64,
) -> Result<Vec<(String, String, String)>, StoreError> {
    Ok(audit::table
        .filter(audit::tournament_id.eq(tournament))
        .filter(audit::id.ge(first))
        .order(audit::id.asc())
        .limit(limit)
        .select((audit::hash, audit::action, audit::subject))
        .load(conn)?)
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

/// Rows about one subject, newest first: at most `limit` after the first `offset`.
///
/// # Errors
/// Storage failures.
pub fn newest_of_subject(
    conn: &mut Conn,
    subject: &str,
    (offset, limit): (i64, i64),
) -> Result<Vec<AuditRow>, StoreError> {
    Ok(audit::table
        .filter(audit::subject.eq(subject))
        .order(audit::id.desc())
        .offset(offset)
        .limit(limit)
        .select(AuditRow::as_select())
        .load(conn)?)
}

/// How many rows there are about one subject.
///
/// # Errors
/// Storage failures.
pub fn count_of_subject(conn: &mut Conn, subject: &str) -> Result<i64, StoreError> {
    Ok(audit::table
        .filter(audit::subject.eq(subject))
        .count()
        .get_result(conn)?)
}

/// Actions of an account: tournament, action, how often, first and last time in UTC.
pub type Acts = (Option<i32>, String, i64, NaiveDateTime, NaiveDateTime);

/// The actions of an account, counted by tournament and action.
///
/// # Errors
/// Storage failures.
pub fn acts_of(conn: &mut Conn, user: i32) -> Result<Vec<Acts>, StoreError> {
    let all: Vec<(Option<i32>, String, NaiveDateTime)> = audit::table
        .filter(audit::user_id.eq(user))
        .select((audit::tournament_id, audit::action, audit::at))
        .load(conn)?;
    let mut counted: BTreeMap<(Option<i32>, String), (i64, NaiveDateTime, NaiveDateTime)> =
        BTreeMap::new();
    for (tournament, action, at) in all {
        let acts = counted.entry((tournament, action)).or_insert((0, at, at));
        *acts = (acts.0 + 1, acts.1.min(at), acts.2.max(at));
    }
    let counted = counted.into_iter();
    Ok(counted
        .map(|((tournament, action), (count, first, last))| {
            (tournament, action, count, first, last)
        })
        .collect())
}

/// One row of a tournament.
///
/// # Errors
/// Storage failures; no such row.
pub fn by_id(conn: &mut Conn, tournament: i32, id: i32) -> Result<AuditRow, StoreError> {
    Ok(audit::table
        .find(id)
        .filter(audit::tournament_id.eq(tournament))
        .select(AuditRow::as_select())
        .first(conn)?)
}

/// The newest row of a tournament with at most this number.
///
/// # Errors
/// Storage failures; no such row.
pub fn newest_until(conn: &mut Conn, tournament: i32, most: i32) -> Result<AuditRow, StoreError> {
    Ok(audit::table
        .filter(audit::tournament_id.eq(tournament))
        .filter(audit::id.le(most))
        .order(audit::id.desc())
        .select(AuditRow::as_select())
        .first(conn)?)
}

/// Tournament, number, action and subject of a row.
pub type Touched = (Option<i32>, i32, String, String);

/// Tournament, number, action and subject of the rows after `after`, in order; for the live screens of other servers.
///
/// # Errors
/// Storage failures.
pub fn touched_after(conn: &mut Conn, after: i32) -> Result<Vec<Touched>, StoreError> {
    Ok(audit::table
        .filter(audit::id.gt(after))
        .order(audit::id.asc())
        .select((
            audit::tournament_id,
            audit::id,
            audit::action,
            audit::subject,
        ))
        .load(conn)?)
}

/// Number of a tournament's newest row with one of these actions; 0 if there is none.
///
/// # Errors
/// Storage failures.
pub fn newest_with(
    conn: &mut Conn,
    tournament: i32,
    actions: &[&'static str],
) -> Result<i32, StoreError> {
    let newest: Option<i32> = audit::table
        .filter(audit::tournament_id.eq(tournament))
        .filter(audit::action.eq_any(actions))
        .order(audit::id.desc())
        .select(audit::id)
        .first(conn)
        .optional()?;
    Ok(newest.unwrap_or(0))
}

/// Number of the newest row; 0 if there is none.
///
/// # Errors
/// Storage failures.
pub fn newest(conn: &mut Conn) -> Result<i32, StoreError> {
    let newest: Option<i32> = audit::table
        .select(diesel::dsl::max(audit::id))
        .get_result(conn)?;
    Ok(newest.unwrap_or(0))
}

/// Number of the newest row of the registry; 0 if there is none.
///
/// # Errors
/// Storage failures.
pub fn newest_of_registry(conn: &mut Conn) -> Result<i32, StoreError> {
    let newest: Option<i32> = audit::table
        .filter(audit::tournament_id.is_null())
        .select(diesel::dsl::max(audit::id))
        .get_result(conn)?;
    Ok(newest.unwrap_or(0))
}

/// The subjects of rows of the registry with one of these actions after row `after`.
///
/// # Errors
/// Storage failures.
pub fn subjects_after(
    conn: &mut Conn,
    after: i32,
    actions: &[&'static str],
) -> Result<Vec<String>, StoreError> {
    Ok(audit::table
        .filter(audit::tournament_id.is_null())
        .filter(audit::id.gt(after))
        .filter(audit::action.eq_any(actions))
        .select(audit::subject)
        .load(conn)?)
}

/// Whether a row with this action was written after row `after`.
///
/// # Errors
/// Storage failures.
pub fn is_done_after(conn: &mut Conn, action: &str, after: i32) -> Result<bool, StoreError> {
    let found = audit::table
        .filter(audit::id.gt(after))
        .filter(audit::action.eq(action))
        .select(audit::id)
        .first::<i32>(conn)
        .optional()?;
    Ok(found.is_some())
}

/// Rows that are read at once.
const PAGE: i64 = 1000;

/// The next rows after row `after`, oldest first.
///
/// # Errors
/// Storage failures.
pub fn page(conn: &mut Conn, after: i32) -> Result<Vec<AuditRow>, StoreError> {
    Ok(audit::table
        .filter(audit::id.gt(after))
        .order(audit::id.asc())
        .limit(PAGE)
        .select(AuditRow::as_select())
        .load(conn)?)
}

/// Whether a row about one of these subjects was written after row `after`.
///
/// # Errors
/// Storage failures.
pub fn is_any_about(conn: &mut Conn, subjects: &[String], after: i32) -> Result<bool, StoreError> {
    let found = audit::table
        .filter(audit::subject.eq_any(subjects))
        .filter(audit::id.gt(after))
        .select(audit::id)
        .first::<i32>(conn)
        .optional()?;
    Ok(found.is_some())
}

/// Whether a row with any other action was written in a row's tournament after that row.
///
/// # Errors
/// Storage failures.
pub fn is_followed(
    conn: &mut Conn,
    tournament: i32,
    row: i32,
    but: &[&'static str],
) -> Result<bool, StoreError> {
    let found = audit::table
        .filter(audit::tournament_id.eq(tournament))
        .filter(audit::id.gt(row))
        .filter(audit::action.ne_all(but))
        .select(audit::id)
        .first::<i32>(conn)
        .optional()?;
    Ok(found.is_some())
}
