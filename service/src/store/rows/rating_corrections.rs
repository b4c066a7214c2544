//! Results of earlier rounds that differ in the rating report.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::{
    event::BoardResult,
    store::{Code, Conn, StoreError, schema::rating_corrections, word::Read},
};

/// The result of a board in the rating report.
#[derive(Clone, Debug, Queryable, Selectable, Insertable)]
#[diesel(table_name = rating_corrections)]
pub struct RatingCorrectionRow {
    pub tournament_id: i32,
    pub pairing_id: i32,
    #[diesel(deserialize_as = Read<rating_corrections::result>, serialize_as = Code)]
    pub result: BoardResult,
    pub reason: String,
    pub corrected_by: String,
    pub corrected_at: NaiveDateTime,
}

/// The results of a tournament that differ in the rating report, by number of the pairing.
pub fn of_tournament(
    conn: &mut Conn,
    tournament: i32,
) -> Result<Vec<RatingCorrectionRow>, StoreError> {
    Ok(rating_corrections::table
        .filter(rating_corrections::tournament_id.eq(tournament))
        .order(rating_corrections::pairing_id)
        .select(RatingCorrectionRow::as_select())
        .load(conn)?)
}

/// The result of this board in the rating report, if it differs from the stored one.
pub fn of_pairing(conn: &mut Conn, pairing: i32) -> Result<Option<BoardResult>, StoreError> {
    let row = rating_corrections::table
        .filter(rating_corrections::pairing_id.eq(pairing))
        .select(RatingCorrectionRow::as_select())
        .first(conn)
        .optional()?;
    Ok(row.map(|row| row.result))
}

/// Stores the result of a board for the rating report, which replaces an earlier one.
pub fn put(conn: &mut Conn, row: RatingCorrectionRow) -> Result<(), StoreError> {
    remove(conn, row.pairing_id)?;
    diesel::insert_into(rating_corrections::table)
        .values(row)
        .execute(conn)?;
    Ok(())
}

/// Removes the separate result, so that the rating report has the stored one again.
pub fn remove(conn: &mut Conn, pairing: i32) -> Result<(), StoreError> {
    let there = rating_corrections::table.filter(rating_corrections::pairing_id.eq(pairing));
    diesel::delete(there).execute(conn)?;
    Ok(())
}
