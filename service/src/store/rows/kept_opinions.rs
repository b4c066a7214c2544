//! Answers of the public check of reports that are kept.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::{
    event::CheckVerdict,
    store::{Code, Conn, StoreError, schema::kept_opinions, word::Read},
};

/// A kept answer.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = kept_opinions)]
pub struct KeptOpinionRow {
    pub id: i32,
    pub secret_hash: String,
    #[diesel(deserialize_as = Read<kept_opinions::verdict>)]
    pub verdict: CheckVerdict,
    /// Code of the system that paired again; empty if none did.
    pub system: String,
    pub players: i32,
    pub rounds: i32,
    pub boards_differ: i32,
    pub ranked_after: Option<i32>,
    /// Codes of the tie-breaks, separated by commas.
    pub tie_breaks: String,
    pub places_differ: i32,
    /// SHA-256 of the report, in hexadecimal digits.
    pub sha256: String,
    pub made_at: NaiveDateTime,
}

/// An answer to be stored.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = kept_opinions)]
pub struct NewKeptOpinion<'a> {
    pub code: &'a str,
    pub secret_hash: &'a str,
    pub verdict: Code,
    pub system: &'a str,
    pub players: i32,
    pub rounds: i32,
    pub boards_differ: i32,
    pub ranked_after: Option<i32>,
    pub tie_breaks: &'a str,
    pub places_differ: i32,
    pub sha256: &'a str,
    pub made_at: NaiveDateTime,
}

/// Keeps an answer.
pub fn insert(conn: &mut Conn, opinion: &NewKeptOpinion<'_>) -> Result<(), StoreError> {
    diesel::insert_into(kept_opinions::table)
        .values(opinion)
        .execute(conn)?;
    Ok(())
}

/// The answer at an address.
pub fn by_code(conn: &mut Conn, code: &str) -> Result<KeptOpinionRow, StoreError> {
    Ok(kept_opinions::table
        .filter(kept_opinions::code.eq(code))
        .select(KeptOpinionRow::as_select())
        .first(conn)?)
}

/// The times of at most `most` answers kept since a moment, the newest first.
pub fn times_since(
    conn: &mut Conn,
    since: NaiveDateTime,
    most: i64,
) -> Result<Vec<NaiveDateTime>, StoreError> {
    Ok(kept_opinions::table
        .filter(kept_opinions::made_at.ge(since))
        .order(kept_opinions::made_at.desc())
        .select(kept_opinions::made_at)
        .limit(most)
        .load(conn)?)
}

/// Deletes an answer that was kept.
pub fn delete(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::delete(kept_opinions::table.find(id)).execute(conn)?;
    Ok(())
}
