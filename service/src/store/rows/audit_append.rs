//! Writing the audit trail: a row is hashed, appended, and remembers the request that made it.

use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::audit, transaction::lock_chain};

#[cfg(feature = "postgres")]
use super::audit_request::WithRequest;
use super::{audit_chain, idempotency, new_audit::NewAudit};

/// Appends a row to the chain of its tournament, or of the registry; its number is returned, and that of
/// the row before it, 0 where there is none. The lock of that scope keeps the chain serial. `newest` is number and hash of
/// the newest row, where they were read under the same lock. A request that was sent with a key is remembered by it and
/// by who sent it, so that it counts once.
///
/// # Errors
/// Storage failures; [`StoreError::Duplicate`] when the key was used by somebody else.
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
