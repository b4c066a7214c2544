//! Points taken off as penalties (Law 12.9.5).

use diesel::prelude::*;

use crate::store::{
    Conn, StoreError,
    schema::{deductions, incidents},
};

/// Half-points taken from an entry in a round.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = deductions)]
pub struct DeductionRow {
    pub entry_id: i32,
    pub round: i32,
    pub half_points: i32,
}

/// A penalty to be stored.
#[derive(Clone, Copy, Debug, Insertable)]
#[diesel(table_name = deductions)]
pub struct NewDeduction {
    pub tournament_id: i32,
    pub entry_id: i32,
    /// The incident that it follows from; `None` in an imported report.
    pub incident_id: Option<i32>,
    pub round: i32,
    pub half_points: i32,
}

/// Stores the points that a penalty takes off.
pub fn insert(conn: &mut Conn, row: NewDeduction) -> Result<(), StoreError> {
    diesel::insert_into(deductions::table)
        .values(row)
        .execute(conn)?;
    Ok(())
}

/// The penalties that count: those of incidents that no other replaced, and those without an incident.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<DeductionRow>, StoreError> {
    let replaced = incidents::table
        .filter(incidents::tournament_id.eq(tournament))
        .filter(incidents::superseded_by.is_not_null())
        .select(incidents::id.nullable());
    Ok(deductions::table
        .filter(deductions::tournament_id.eq(tournament))
        .filter(
            deductions::incident_id
                .is_null()
                .or(deductions::incident_id.ne_all(replaced)),
        )
        .order(deductions::id)
        .select(DeductionRow::as_select())
        .load(conn)?)
}

/// Whether an incident takes points off.
pub fn follow_from(conn: &mut Conn, incident: i32) -> Result<bool, StoreError> {
    let rows = deductions::table.filter(deductions::incident_id.eq(incident));
    Ok(rows.count().get_result::<i64>(conn)? > 0)
}

/// Removes all penalties of a tournament.
pub fn clear(conn: &mut Conn, tournament: i32) -> Result<(), StoreError> {
    diesel::delete(deductions::table.filter(deductions::tournament_id.eq(tournament)))
        .execute(conn)?;
    Ok(())
}
