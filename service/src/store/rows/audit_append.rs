//! Writes the audit trail: a row is hashed, appended, and linked to the request that made it.

use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::audit, transaction::lock_chain};

#[cfg(feature = "postgres")]
use super::audit_request::WithRequest;
use super::{audit_chain, idempotency, new_audit::NewAudit};

/// Appends a row to the chain of its tournament or of the registry. Returns its number and the number of the row before
/// it (0 if there is none). The lock of the scope keeps the chain in order. `newest` is number and hash of the newest
/// row, if they were read under the same lock. A request with a key is remembered by the key and its sender, so that it
/// counts once.
///
/// # Errors
/// Storage failures; [`StoreError::Duplicate`] if somebody else used the key.
pub fn insert(
    conn: &mut Conn,
    row: &NewAudit<'_>,
    newest: Option<(i32, String)>,
    request: Option<(&str, &str)>,
) -> Result<(i32, i32), StoreError> {
    lock_chain(conn, row.tournament_id)?;
    let (before, previous) = match newest.filter(|(_, hash)| !hash.is_empty()) {
        Some(newest) => newest,
        None => audit_chain::last(conn, row.tournament_id)?,
    };
    let hash = audit_chain::hash(&previous, row);
    #[cfg(feature = "postgres")]
    if let (Conn::Postgres(inner), Some((key, actor))) = (&mut *conn, request) {
        let both = WithRequest {
            row,
            hash: &hash,
            key,
            actor,
        };
        return Ok((both.get_result(inner)?, before));
    }
    let number = diesel::insert_into(audit::table)
        .values((row, audit::hash.eq(hash)))
        .returning(audit::id)
        .get_result(conn)?;
    if let Some(request) = request {
        idempotency::insert(conn, request, row.subject, number, row.at)?;
    }
    Ok((number, before))
}
