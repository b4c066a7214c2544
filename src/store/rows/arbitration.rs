//! What a tournament settles about arbitration.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::arbitration};

/// The settings of one tournament, as codes.
#[derive(Clone, Debug, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = arbitration)]
pub struct ArbitrationRow {
    pub tournament_id: i32,
    /// `full` (A.4, B.2) or `partial` (A.5, B.3).
    pub supervision: String,
    /// One line of codes: `series=any;…`.
    pub open_points: String,
    /// When clocks add the next period: `moves` or `zero`.
    pub period_switch: String,
    pub chosen_by: String,
    pub chosen_at: NaiveDateTime,
    pub version: i32,
}

pub fn of_tournament(
    conn: &mut Conn,
    tournament: i32,
) -> Result<Option<ArbitrationRow>, StoreError> {
    Ok(arbitration::table
        .find(tournament)
        .select(ArbitrationRow::as_select())
        .first(conn)
        .optional()?)
}

/// Stores the settings of a tournament that had none.
pub fn insert(conn: &mut Conn, row: &ArbitrationRow) -> Result<(), StoreError> {
    diesel::insert_into(arbitration::table)
        .values(row)
        .execute(conn)?;
    Ok(())
}

/// Replaces the settings; `false` when the row changed since `version`.
pub fn update(conn: &mut Conn, row: &ArbitrationRow, version: i32) -> Result<bool, StoreError> {
    let there = arbitration::table
        .find(row.tournament_id)
        .filter(arbitration::version.eq(version));
    Ok(diesel::update(there).set(row).execute(conn)? == 1)
}
