//! Trails of other machines that came with a tournament: read, verified and shown, and never changed.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::sealed_trail};

use super::{audit::AuditRow, audit_chain};

/// A row as it was written on the other machine.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = sealed_trail)]
pub struct SealedRow {
    /// Number of the row there.
    pub number: i32,
    /// When it was written, in UTC.
    pub at: NaiveDateTime,
    /// Number of the account there.
    pub user_id: Option<i32>,
    /// Name of the author, as shown.
    pub actor: String,
    /// Code of the action.
    pub action: String,
    /// Number of the tournament there.
    pub origin: Option<i32>,
    /// Subject of the deed, with numbers of that machine.
    pub subject: String,
    /// The state before.
    pub before: String,
    /// The deed.
    pub after: String,
    /// SHA-256 over this row and the row before it in its chain.
    pub hash: String,
    /// Subject of the deed, with numbers of this machine; empty if it no longer exists.
    pub about: String,
    /// The rows that its deed names, with numbers of this machine; empty if it names none.
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

    /// The row in the form of this machine's trail, with a subject of this machine and without an account.
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

/// A row to be stored in a sealed trail.
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

/// Rows in one statement: SQLite takes 32,766 values.
const AT_ONCE: usize = 1_000;

/// Rows that are read at once.
const PAGE: i64 = 1_000;

/// Stores rows in order.
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

/// Number of sealed trails of a tournament.
pub fn chains(conn: &mut Conn, tournament: i32) -> Result<i32, StoreError> {
    let newest: Option<i32> = sealed_trail::table
        .filter(sealed_trail::tournament_id.eq(tournament))
        .select(diesel::dsl::max(sealed_trail::chain))
        .get_result(conn)?;
    Ok(newest.unwrap_or(0))
}

/// Trail, number and hash of the newest sealed row of a tournament; `None` if it has none.
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

/// Number and hash of the newest row of one of a tournament's sealed trails; `None` if that trail has no row.
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

/// The hash of the oldest sealed row of a tournament; `None` if it has none.
pub fn oldest_hash(conn: &mut Conn, tournament: i32) -> Result<Option<String>, StoreError> {
    Ok(sealed_trail::table
        .filter(sealed_trail::tournament_id.eq(tournament))
        .order((sealed_trail::chain.asc(), sealed_trail::number.asc()))
        .select(sealed_trail::hash)
        .first(conn)
        .optional()?)
}

/// Whether a tournament has a sealed row with this hash.
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

/// Rows of a tournament's sealed trails with one of these actions, newest first: at most `limit` after the first
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

/// All sealed rows with one of these actions, and those with one of `more` whose deed contains this word; oldest first,
/// each with the number of its trail.
///
/// The search for the word is only a prefilter over the stored JSON. It finds the word in quotation marks anywhere in the deed,
/// even in a reason that somebody typed, so it may find too many rows. The caller reads the typed deed and decides by it.
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

/// The action of a row; `None` if there is no such row.
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

/// Whether a row about one of these subjects (with numbers of this machine) comes after a row.
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

/// Whether a row with any other action comes after a row.
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

/// All sealed rows about one subject (with numbers of this machine), oldest first.
pub fn about(conn: &mut Conn, tournament: i32, about: &str) -> Result<Vec<AuditRow>, StoreError> {
    let rows: Vec<SealedRow> = sealed_trail::table
        .filter(sealed_trail::tournament_id.eq(tournament))
        .filter(sealed_trail::about.eq(about))
        .order(sealed_trail::id.asc())
        .select(SealedRow::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(|row| row.told(tournament)).collect())
}
