//! Requests that were carried out, so that a form sent twice counts once.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::idempotency};

/// Subject of the request with this key, if it was carried out before by the same actor.
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

/// Remembers a request by its key and sender, with the row of the trail that it left, in the same transaction.
///
/// # Errors
/// Storage failures; [`StoreError::Duplicate`] if somebody else used the key.
pub fn insert(
    conn: &mut Conn,
    (key, actor): (&str, &str),
    subject: &str,
    audit: i32,
    at: NaiveDateTime,
) -> Result<(), StoreError> {
    diesel::insert_into(idempotency::table)
        .values((
            idempotency::key.eq(key),
            idempotency::actor.eq(actor),
            idempotency::subject.eq(subject),
            idempotency::at.eq(at),
            idempotency::audit_id.eq(audit),
        ))
        .execute(conn)?;
    Ok(())
}

/// Links a request to another row of the trail; `None` if the request was taken back and no longer has an effect.
///
/// # Errors
/// Storage failures.
pub fn set_audit(conn: &mut Conn, key: &str, audit: Option<i32>) -> Result<(), StoreError> {
    diesel::update(idempotency::table.filter(idempotency::key.eq(key)))
        .set(idempotency::audit_id.eq(audit))
        .execute(conn)?;
    Ok(())
}

/// The row of the trail that a request of this actor left.
///
/// # Errors
/// Storage failures.
pub fn audit_of(conn: &mut Conn, key: &str, actor: &str) -> Result<Option<i32>, StoreError> {
    Ok(idempotency::table
        .filter(idempotency::key.eq(key))
        .filter(idempotency::actor.eq(actor))
        .select(idempotency::audit_id)
        .first(conn)
        .optional()?
        .flatten())
}

/// The keys of the requests that left these rows of the trail, with the rows.
///
/// # Errors
/// Storage failures.
pub fn keys_of(conn: &mut Conn, audits: &[i32]) -> Result<Vec<(i32, String)>, StoreError> {
    let rows: Vec<(Option<i32>, String)> = idempotency::table
        .filter(idempotency::audit_id.eq_any(audits))
        .select((idempotency::audit_id, idempotency::key))
        .load(conn)?;
    let known = rows.into_iter();
    Ok(known.filter_map(|(id, key)| Some((id?, key))).collect())
}

/// Forgets requests from before this moment.
///
/// # Errors
/// Storage failures.
pub fn purge(conn: &mut Conn, before: NaiveDateTime) -> Result<usize, StoreError> {
    Ok(diesel::delete(idempotency::table.filter(idempotency::at.lt(before))).execute(conn)?)
}
