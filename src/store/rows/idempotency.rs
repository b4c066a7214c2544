//! Requests already carried out, so that a form sent twice counts once.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::idempotency};

/// The subject of the request with this key, when it was carried out before by the same actor.
///
/// # Errors
/// Storage failures.
pub fn find(conn: &mut Conn, key: &str, actor: &str) -> Result<Option<String>, StoreError> {
    Ok(idempotency::table
        .filter(idempotency::key.eq(key))
        .filter(idempotency::actor.eq(actor))
        .select(idempotency::subject)
        .first(conn)
        .optional()?)
}

/// Remembers a request, in the transaction that carries it out.
///
/// # Errors
/// Storage failures; [`StoreError::Duplicate`] when the key was used by somebody else.
pub fn insert(
    conn: &mut Conn,
    key: &str,
    actor: &str,
    subject: &str,
    at: NaiveDateTime,
) -> Result<(), StoreError> {
    diesel::insert_into(idempotency::table)
        .values((
            idempotency::key.eq(key),
            idempotency::actor.eq(actor),
            idempotency::subject.eq(subject),
            idempotency::at.eq(at),
        ))
        .execute(conn)?;
    Ok(())
}

/// Forgets requests older than `before`.
///
/// # Errors
/// Storage failures.
pub fn purge(conn: &mut Conn, before: NaiveDateTime) -> Result<usize, StoreError> {
    Ok(diesel::delete(idempotency::table.filter(idempotency::at.lt(before))).execute(conn)?)
}
