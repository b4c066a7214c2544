//! Trails that a tournament brought along from other machines: read, verified and shown, and never changed.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::sealed_trail};

use super::{audit::AuditRow, audit_chain};

/// A row as it was written on the other machine.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = sealed_trail)]
pub struct SealedRow {
    /// Its number there.
    pub number: i32,
    /// When, UTC.
    pub at: NaiveDateTime,
    /// Number of the account there.
    pub user_id: Option<i32>,
    /// Name of who did it, as shown.
    pub actor: String,
    /// Code of the action.
    pub action: String,
    /// Number of the tournament there.
    pub origin: Option<i32>,
    /// What it was done to, in numbers of there.
    pub subject: String,
    /// The value before.
    pub before: String,
    /// The value after.
    pub after: String,
    /// SHA-256 over the row before of its chain and this one.
    pub hash: String,
    /// What it was done to, in numbers of here; empty for what is no more.
    pub about: String,
    /// The rows that its deed names, in numbers of here; empty where it names none.
    pub named: String,
}

impl SealedRow {
    /// The hash that it should have after the row with the hash `previous`.
    #[must_use]
    pub fn expected_hash(&self, previous: &str) -> String {
        let row = super::audit::NewAudit {
            at: self.at,
            user_id: self.user_id,
            actor: &self.actor,
            action: &self.action,
            tournament_id: self.origin,
            subject: &self.subject,
            before: &self.before,
            after: &self.after,
        };
        audit_chain::hash(previous, &row)
    }

    /// As a row of this machine's trail would tell it: about something of here, by nobody's account.
    #[must_use]
    pub fn told(self, tournament: i32) -> AuditRow {
        AuditRow {
            id: self.number,
            at: self.at,
            user_id: None,
            actor: self.actor,
            action: self.action,
            tournament_id: Some(tournament),
            subject: self.about,
            before: self.before,
            after: self.after,
            hash: self.hash,
        }
    }
}

/// A row to be sealed.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = sealed_trail)]
pub struct NewSealed {
    pub tournament_id: i32,
    pub chain: i32,
    pub number: i32,
    pub at: NaiveDateTime,
    pub user_id: Option<i32>,
    pub actor: String,
    pub action: String,
    pub origin: Option<i32>,
    pub subject: String,
    pub before: String,
    pub after: String,
    pub hash: String,
    pub about: String,
    pub named: String,
}

/// Rows stored in one statement: SQLite takes 32,766 values.
const AT_ONCE: usize = 1_000;

/// Rows read at once.
const PAGE: i64 = 1_000;

/// Stores rows in their order.
pub fn insert_all(conn: &mut Conn, rows: &[NewSealed]) -> Result<(), StoreError> {
    for rows in rows.chunks(AT_ONCE) {
        let statement = diesel::insert_into(sealed_trail::table).values(rows);
        match conn {
            #[cfg(feature = "postgres")]
            Conn::Postgres(inner) => statement.execute(inner)?,
            Conn::Sqlite(inner) => statement.execute(inner)?,
        };
    }
    Ok(())
}

/// How many trails a tournament brought along.
pub fn chains(conn: &mut Conn, tournament: i32) -> Result<i32, StoreError> {
    let newest: Option<i32> = sealed_trail::table
        .filter(sealed_trail::tournament_id.eq(tournament))
        .select(diesel::dsl::max(sealed_trail::chain))
        .get_result(conn)?;
    Ok(newest.unwrap_or(0))
}

/// Trail, number and hash of the newest row that a tournament brought along.
pub fn newest(conn: &mut Conn, tournament: i32) -> Result<Option<(i32, i32, String)>, StoreError> {
    Ok(sealed_trail::table
        .filter(sealed_trail::tournament_id.eq(tournament))
        .order((sealed_trail::chain.desc(), sealed_trail::number.desc()))
        .select((
            sealed_trail::chain,
            sealed_trail::number,
            sealed_trail::hash,
        ))
        .first(conn)
        .optional()?)
}

/// Number and hash of the newest row of one of the trails that a tournament brought along.
pub fn newest_of_chain(
    conn: &mut Conn,
    (tournament, chain): (i32, i32),
) -> Result<Option<(i32, String)>, StoreError> {
    Ok(sealed_trail::table
        .filter(sealed_trail::tournament_id.eq(tournament))
        .filter(sealed_trail::chain.eq(chain))
        .order(sealed_trail::number.desc())
        .select((sealed_trail::number, sealed_trail::hash))
        .first(conn)
        .optional()?)
}

/// The hash of the oldest row that a tournament brought along.
pub fn oldest_hash(conn: &mut Conn, tournament: i32) -> Result<Option<String>, StoreError> {
    Ok(sealed_trail::table
        .filter(sealed_trail::tournament_id.eq(tournament))
        .order((sealed_trail::chain.asc(), sealed_trail::number.asc()))
        .select(sealed_trail::hash)
        .first(conn)
        .optional()?)
}

/// Whether a row of this hash is among those that a tournament brought along.
pub fn has(conn: &mut Conn, tournament: i32, hash: &str) -> Result<bool, StoreError> {
    let found = sealed_trail::table
        .filter(sealed_trail::tournament_id.eq(tournament))
        .filter(sealed_trail::hash.eq(hash))
        .select(sealed_trail::id)
        .first::<i32>(conn)
        .optional()?;
    Ok(found.is_some())
}

/// The next rows of a trail after row `after`, oldest first.
pub fn page(
    conn: &mut Conn,
    (tournament, chain): (i32, i32),
    after: i32,
) -> Result<Vec<SealedRow>, StoreError> {
    Ok(sealed_trail::table
        .filter(sealed_trail::tournament_id.eq(tournament))
        .filter(sealed_trail::chain.eq(chain))
        .filter(sealed_trail::number.gt(after))
        .order(sealed_trail::number.asc())
        .limit(PAGE)
        .select(SealedRow::as_select())
        .load(conn)?)
}

/// How many rows of a tournament's sealed trails have one of these actions.
pub fn count(
    conn: &mut Conn,
    tournament: i32,
    actions: &[&'static str],
) -> Result<i64, StoreError> {
    Ok(sealed_trail::table
        .filter(sealed_trail::tournament_id.eq(tournament))
        .filter(sealed_trail::action.eq_any(actions))
        .count()
        .get_result(conn)?)
}

/// Rows of a tournament's sealed trails with one of these actions, newest first: `limit` of them after the first
/// `offset`.
pub fn of_tournament(
    conn: &mut Conn,
    tournament: i32,
    actions: &[&'static str],
    (offset, limit): (i64, i64),
) -> Result<Vec<AuditRow>, StoreError> {
    let rows: Vec<SealedRow> = sealed_trail::table
        .filter(sealed_trail::tournament_id.eq(tournament))
        .filter(sealed_trail::action.eq_any(actions))
        .order(sealed_trail::id.desc())
        .offset(offset)
        .limit(limit)
        .select(SealedRow::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(|row| row.told(tournament)).collect())
}

/// All of them with one of these actions, and those with one of `more` in which this word stands; oldest first, each with the
/// number of its trail. As [`audit::with_actions_or`](super::audit::with_actions_or) this finds too much: whoever asks decides
/// by the deed.
pub fn with_actions_or(
    conn: &mut Conn,
    tournament: i32,
    actions: &[&'static str],
    (more, word): (&[&'static str], &str),
) -> Result<Vec<(i32, SealedRow)>, StoreError> {
    let says = sealed_trail::after.like(format!("%\"{word}\"%"));
    let wanted = sealed_trail::action
        .eq_any(actions)
        .or(sealed_trail::action.eq_any(more).and(says));
    Ok(sealed_trail::table
        .filter(sealed_trail::tournament_id.eq(tournament))
        .filter(wanted)
        .order(sealed_trail::id.asc())
        .select((sealed_trail::chain, SealedRow::as_select()))
        .load(conn)?)
}

/// The action of a row; `None` when there is none.
pub fn action_of(
    conn: &mut Conn,
    tournament: i32,
    (chain, number): (i32, i32),
) -> Result<Option<String>, StoreError> {
    Ok(sealed_trail::table
        .filter(sealed_trail::tournament_id.eq(tournament))
        .filter(sealed_trail::chain.eq(chain))
        .filter(sealed_trail::number.eq(number))
        .select(sealed_trail::action)
        .first(conn)
        .optional()?)
}

/// Whether one of these things of here was touched after a row.
pub fn is_any_about(
    conn: &mut Conn,
    tournament: i32,
    (chain, number): (i32, i32),
    about: &[String],
) -> Result<bool, StoreError> {
    let in_its_trail = sealed_trail::chain
        .eq(chain)
        .and(sealed_trail::number.gt(number));
    let found = sealed_trail::table
        .filter(sealed_trail::tournament_id.eq(tournament))
        .filter(sealed_trail::chain.gt(chain).or(in_its_trail))
        .filter(sealed_trail::about.eq_any(about))
        .select(sealed_trail::id)
        .first::<i32>(conn)
        .optional()?;
    Ok(found.is_some())
}

/// Whether something else than these actions was done after a row.
pub fn is_followed(
    conn: &mut Conn,
    tournament: i32,
    (chain, number): (i32, i32),
    but: &[&'static str],
) -> Result<bool, StoreError> {
    let in_its_trail = sealed_trail::chain
        .eq(chain)
        .and(sealed_trail::number.gt(number));
    let found = sealed_trail::table
        .filter(sealed_trail::tournament_id.eq(tournament))
        .filter(sealed_trail::chain.gt(chain).or(in_its_trail))
        .filter(sealed_trail::action.ne_all(but))
        .select(sealed_trail::id)
        .first::<i32>(conn)
        .optional()?;
    Ok(found.is_some())
}

/// All of them about one thing of here, oldest first.
pub fn about(conn: &mut Conn, tournament: i32, about: &str) -> Result<Vec<AuditRow>, StoreError> {
    let rows: Vec<SealedRow> = sealed_trail::table
        .filter(sealed_trail::tournament_id.eq(tournament))
        .filter(sealed_trail::about.eq(about))
        .order(sealed_trail::id.asc())
        .select(SealedRow::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(|row| row.told(tournament)).collect())
}
