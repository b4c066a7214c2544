//! Certificates of norms, as far as arbiters wrote over them: one row for a title of an entry.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::norm_certificates};

/// What was written over, as JSON, who saved it last, and when.
#[derive(Clone, Debug, Queryable, Selectable, Insertable)]
#[diesel(table_name = norm_certificates)]
pub struct CertificateRow {
    pub tournament_id: i32,
    pub entry_id: i32,
    /// `GM`, `IM`, `WGM`, `WIM`.
    pub title: String,
    pub written: String,
    pub saved_by: String,
    pub saved_at: NaiveDateTime,
    pub version: i32,
}

/// What arbiters wrote over the certificate of this title; `None` if nothing.
pub fn find(
    conn: &mut Conn,
    entry: i32,
    title: &str,
) -> Result<Option<CertificateRow>, StoreError> {
    Ok(norm_certificates::table
        .filter(norm_certificates::entry_id.eq(entry))
        .filter(norm_certificates::title.eq(title))
        .select(CertificateRow::as_select())
        .first(conn)
        .optional()?)
}

/// Those of an entry.
pub fn of_entry(conn: &mut Conn, entry: i32) -> Result<Vec<CertificateRow>, StoreError> {
    Ok(norm_certificates::table
        .filter(norm_certificates::entry_id.eq(entry))
        .order(norm_certificates::title)
        .select(CertificateRow::as_select())
        .load(conn)?)
}

/// Stores what is written over where nothing was.
pub fn insert(conn: &mut Conn, row: &CertificateRow) -> Result<(), StoreError> {
    diesel::insert_into(norm_certificates::table)
        .values(row.clone())
        .execute(conn)?;
    Ok(())
}

/// Replaces it; its version rises. `false` when it is not that of `row` any more.
pub fn replace(conn: &mut Conn, row: &CertificateRow) -> Result<bool, StoreError> {
    let there = norm_certificates::table
        .filter(norm_certificates::entry_id.eq(row.entry_id))
        .filter(norm_certificates::title.eq(&row.title))
        .filter(norm_certificates::version.eq(row.version));
    let set = (
        norm_certificates::written.eq(&row.written),
        norm_certificates::saved_by.eq(&row.saved_by),
        norm_certificates::saved_at.eq(row.saved_at),
        norm_certificates::version.eq(row.version + 1),
    );
    Ok(diesel::update(there).set(set).execute(conn)? == 1)
}

/// Removes those of an entry, which is about to go.
pub fn forget(conn: &mut Conn, entry: i32) -> Result<(), StoreError> {
    let rows = norm_certificates::table.filter(norm_certificates::entry_id.eq(entry));
    diesel::delete(rows).execute(conn)?;
    Ok(())
}
