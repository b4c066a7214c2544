//! Arbiters' reports of tournaments, the parts written by hand.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::tournament_reports};

/// A report: JSON, who last saved it, and when.
#[derive(Clone, Debug, Queryable, Selectable, Insertable)]
#[diesel(table_name = tournament_reports)]
pub struct ReportRow {
    pub tournament_id: i32,
    pub report: String,
    pub saved_by: String,
    pub saved_at: NaiveDateTime,
    pub version: i32,
}

/// The parts of a tournament's report written by hand; `None` if there are none.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Option<ReportRow>, StoreError> {
    Ok(tournament_reports::table
        .find(tournament)
        .select(ReportRow::as_select())
        .first(conn)
        .optional()?)
}

/// Stores the report of a tournament that had none.
pub fn insert(conn: &mut Conn, row: &ReportRow) -> Result<(), StoreError> {
    diesel::insert_into(tournament_reports::table)
        .values(row.clone())
        .execute(conn)?;
    Ok(())
}

/// Replaces the report and raises its version; `false` if the version is no longer that of `row`.
pub fn replace(conn: &mut Conn, row: &ReportRow) -> Result<bool, StoreError> {
    let there = tournament_reports::table
        .find(row.tournament_id)
        .filter(tournament_reports::version.eq(row.version));
    let set = (
        tournament_reports::report.eq(&row.report),
        tournament_reports::saved_by.eq(&row.saved_by),
        tournament_reports::saved_at.eq(row.saved_at),
        tournament_reports::version.eq(row.version + 1),
    );
    Ok(diesel::update(there).set(set).execute(conn)? == 1)
}
