//! Overwritten values of norm certificates: one row for each title of an entry.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::norm_certificates};

/// The overwritten values as JSON, who last saved them, and when.
#[derive(Clone, Debug, Queryable, Selectable, Insertable)]
#[diesel(table_name = norm_certificates)]
pub struct CertificateRow {
    pub tournament_id: i32,
    pub entry_id: i32,
    /// The title: `GM`, `IM`, `WGM` or `WIM`.
    pub title: String,
    pub written: String,
    pub saved_by: String,
    pub saved_at: NaiveDateTime,
    pub version: i32,
}

/// The overwritten values of an entry's certificate for this title; `None` if there are none.
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

/// The overwritten values of an entry.
pub fn of_entry(conn: &mut Conn, entry: i32) -> Result<Vec<CertificateRow>, StoreError> {
    Ok(norm_certificates::table
        .filter(norm_certificates::entry_id.eq(entry))
        .order(norm_certificates::title)
        .select(CertificateRow::as_select())
        .load(conn)?)
}

/// Stores overwritten values where there were none.
pub fn insert(conn: &mut Conn, row: &CertificateRow) -> Result<(), StoreError> {
    diesel::insert_into(norm_certificates::table)
        .values(row.clone())
        .execute(conn)?;
    Ok(())
}

/// Replaces the values and raises the version; `false` if the version is no longer that of `row`.
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

/// Removes the values of an entry that is about to be removed.
pub fn forget(conn: &mut Conn, entry: i32) -> Result<(), StoreError> {
    let rows = norm_certificates::table.filter(norm_certificates::entry_id.eq(entry));
    diesel::delete(rows).execute(conn)?;
    Ok(())
}
