//! The link that is sent to a club's e-mail, and whether somebody followed it.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::clubs};

/// Stores the hash of the link that is sent to the club's e-mail, and until when it is valid. An earlier proof, for
/// another address, is cleared.
///
/// # Errors
/// Storage failures.
pub fn ask_proof(
    conn: &mut Conn,
    id: i32,
    hash: &str,
    until: NaiveDateTime,
) -> Result<(), StoreError> {
    diesel::update(clubs::table.find(id))
        .set((
            clubs::proof_hash.eq(hash),
            clubs::proof_until.eq(Some(until)),
            clubs::proved_at.eq(None::<NaiveDateTime>),
        ))
        .execute(conn)?;
    Ok(())
}

/// Number and name of the club whose valid link has this hash.
///
/// # Errors
/// Storage failures.
pub fn by_proof(
    conn: &mut Conn,
    hash: &str,
    now: NaiveDateTime,
) -> Result<Option<(i32, String)>, StoreError> {
    Ok(clubs::table
        .filter(clubs::proof_hash.eq(hash))
        .filter(clubs::proof_until.gt(now))
        .select((clubs::id, clubs::name))
        .first(conn)
        .optional()?)
}

/// Notes that the link was followed; it is then no longer valid.
///
/// # Errors
/// Storage failures.
pub fn prove(conn: &mut Conn, id: i32, now: NaiveDateTime) -> Result<(), StoreError> {
    diesel::update(clubs::table.find(id))
        .set((
            clubs::proof_hash.eq(""),
            clubs::proof_until.eq(None::<NaiveDateTime>),
            clubs::proved_at.eq(Some(now)),
        ))
        .execute(conn)?;
    Ok(())
}
