//! The hash chain over the audit trail: every row has the SHA-256 of the hash before it and its own content. Each
//! tournament has a chain and the registry has one, so that writes of different tournaments stay parallel.

use diesel::prelude::*;
use sha2::{Digest, Sha256};

use crate::store::{Conn, StoreError, schema::audit, transaction::lock_chain};

use super::audit::{AuditRow, NewAudit};

/// Rows read at once.
const PAGE: i64 = 1000;

/// The hash of a row after the row with the hash `previous`, which is empty for the first row: 64 hexadecimal digits.
/// Every field is preceded by its length, so that different contents never look the same.
pub fn hash(previous: &str, row: &NewAudit<'_>) -> String {
    let number = |number: Option<i32>| number.map_or_else(String::new, |n| n.to_string());
    let at = row.at.and_utc().timestamp_micros().to_string();
    let (user, tournament) = (number(row.user_id), number(row.tournament_id));
    let mut sha = Sha256::new();
    for part in [
        "tratto audit 1",
        previous,
        &at,
        &user,
        row.actor,
        row.action,
        &tournament,
        row.subject,
        row.before,
        row.after,
    ] {
        sha.update(format!("{}:", part.len()));
        sha.update(part);
    }
    let digest = sha.finalize();
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The hash that a stored row should have.
pub fn hash_of(previous: &str, row: &AuditRow) -> String {
    let content = NewAudit {
        at: row.at,
        user_id: row.user_id,
        actor: &row.actor,
        action: &row.action,
        tournament_id: row.tournament_id,
        subject: &row.subject,
        before: &row.before,
        after: &row.after,
    };
    hash(previous, &content)
}

/// Number and hash of a chain's newest row; with `hashed`, of its newest row with a hash.
fn newest(
    conn: &mut Conn,
    chain: Option<i32>,
    hashed: bool,
) -> Result<Option<(i32, String)>, StoreError> {
    let rows = audit::table
        .filter(
            audit::hash
                .ne("")
                .or(audit::id.gt(if hashed { i32::MAX } else { 0 })),
        )
        .order(audit::id.desc())
        .select((audit::id, audit::hash));
    let found = match chain {
        Some(tournament) => rows
            .filter(audit::tournament_id.eq(tournament))
            .first(conn)
            .optional()?,
        None => rows
            .filter(audit::tournament_id.is_null())
            .first(conn)
            .optional()?,
    };
    Ok(found)
}

/// Number and hash of a chain's newest row; 0 and empty if there is none. Rows at its end that an older program wrote
/// without a hash are hashed first.
pub fn last(conn: &mut Conn, chain: Option<i32>) -> Result<(i32, String), StoreError> {
    match newest(conn, chain, false)? {
        Some((number, hash)) if hash.is_empty() => Ok((number, complete(conn, chain)?)),
        Some(last) => Ok(last),
        None => Ok((0, String::new())),
    }
}

/// Number and hash of a chain's newest row; the hash may be empty. `None` if the chain has no row.
pub fn newest_of(conn: &mut Conn, chain: Option<i32>) -> Result<Option<(i32, String)>, StoreError> {
    newest(conn, chain, false)
}

/// The hash of the oldest row of a tournament's chain; `None` if the chain has no row.
pub fn oldest_hash(conn: &mut Conn, tournament: i32) -> Result<Option<String>, StoreError> {
    Ok(audit::table
        .filter(audit::tournament_id.eq(tournament))
        .order(audit::id.asc())
        .select(audit::hash)
        .first(conn)
        .optional()?)
}

/// Hashes the rows without a hash at the end of a chain and returns the hash of the newest.
pub fn complete(conn: &mut Conn, chain: Option<i32>) -> Result<String, StoreError> {
    lock_chain(conn, chain)?;
    let (mut last, mut previous) = newest(conn, chain, true)?.unwrap_or_default();
    loop {
        let rows = page(conn, chain, last)?;
        if rows.is_empty() {
            return Ok(previous);
        }
        for row in rows {
            previous = hash_of(&previous, &row);
            diesel::update(audit::table.find(row.id))
                .set(audit::hash.eq(&previous))
                .execute(conn)?;
            last = row.id;
        }
    }
}

/// The next rows of a chain after row `after`, oldest first.
pub fn page(conn: &mut Conn, chain: Option<i32>, after: i32) -> Result<Vec<AuditRow>, StoreError> {
    let rows = audit::table
        .filter(audit::id.gt(after))
        .order(audit::id.asc())
        .limit(PAGE)
        .select(AuditRow::as_select());
    Ok(match chain {
        Some(tournament) => rows
            .filter(audit::tournament_id.eq(tournament))
            .load(conn)?,
        None => rows.filter(audit::tournament_id.is_null()).load(conn)?,
    })
}

/// All chains: that of the registry (`None`) first, then those of the tournaments.
pub fn all(conn: &mut Conn) -> Result<Vec<Option<i32>>, StoreError> {
    let mut chains: Vec<Option<i32>> = audit::table
        .select(audit::tournament_id)
        .distinct()
        .load(conn)?;
    chains.sort_unstable();
    Ok(chains)
}

/// The chains that have rows without a hash.
pub fn incomplete(conn: &mut Conn) -> Result<Vec<Option<i32>>, StoreError> {
    Ok(audit::table
        .filter(audit::hash.eq(""))
        .select(audit::tournament_id)
        .distinct()
        .load(conn)?)
}
