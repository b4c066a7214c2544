//! The choices of a tournament about arbitration.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::{
    clock::PeriodSwitch,
    rules::verdict::Supervision,
    store::{Code, Conn, StoreError, schema::arbitration, word::Read},
};

/// The choices of one tournament, as codes.
#[derive(Clone, Debug, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = arbitration)]
pub struct ArbitrationRow {
    pub tournament_id: i32,
    #[diesel(deserialize_as = Read<arbitration::supervision>, serialize_as = Code)]
    pub supervision: Supervision,
    /// The codes on one line: `series=any;…`.
    pub open_points: String,
    #[diesel(deserialize_as = Read<arbitration::period_switch>, serialize_as = Code)]
    pub period_switch: PeriodSwitch,
    pub chosen_by: String,
    pub chosen_at: NaiveDateTime,
    pub version: i32,
}

/// The arbitration choices of a tournament; `None` if none were ever made.
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

/// Stores the choices of a tournament that had none.
pub fn insert(conn: &mut Conn, row: &ArbitrationRow) -> Result<(), StoreError> {
    diesel::insert_into(arbitration::table)
        .values(row.clone())
        .execute(conn)?;
    Ok(())
}

/// Replaces the choices; `false` if the row changed since `version`.
pub fn update(conn: &mut Conn, row: &ArbitrationRow, version: i32) -> Result<bool, StoreError> {
    let there = arbitration::table
        .find(row.tournament_id)
        .filter(arbitration::version.eq(version));
    Ok(diesel::update(there).set(row.clone()).execute(conn)? == 1)
}
