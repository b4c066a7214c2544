//! Incidents at the board: added, superseded, never deleted.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::{
    event::Colour,
    store::{
        Code, Conn, StoreError,
        schema::incidents,
        word::{Read, ReadOr},
    },
};

/// An incident. Clocks are in centiseconds.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = incidents)]
#[expect(dead_code, reason = "the row mirrors its table whole")]
pub struct IncidentRow {
    pub id: i32,
    pub tournament_id: i32,
    pub pairing_id: i32,
    pub game_id: Option<i32>,
    pub ply: Option<i32>,
    /// Kind of the incident; `app` knows the kinds.
    pub kind: Read<incidents::kind>,
    /// The player concerned.
    #[diesel(deserialize_as = ReadOr<incidents::colour>)]
    pub colour: Option<Colour>,
    pub facts: String,
    pub article: String,
    pub ruling: String,
    pub white_clock: Option<i32>,
    pub black_clock: Option<i32>,
    pub recorded_by: String,
    pub recorded_at: NaiveDateTime,
    pub superseded_by: Option<i32>,
    /// The decision or the clock setting as JSON; `None` if there are only sentences.
    pub detail: Option<String>,
}

/// An incident to be added.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = incidents)]
pub struct NewIncident<'a> {
    pub tournament_id: i32,
    pub pairing_id: i32,
    pub game_id: Option<i32>,
    pub ply: Option<i32>,
    pub kind: Code,
    pub colour: Option<Code>,
    pub facts: &'a str,
    pub article: &'a str,
    pub ruling: &'a str,
    pub white_clock: Option<i32>,
    pub black_clock: Option<i32>,
    pub recorded_by: &'a str,
    pub recorded_at: NaiveDateTime,
    pub detail: Option<&'a str>,
}

/// Stores an incident. Returns its number.
pub fn insert(conn: &mut Conn, row: &NewIncident<'_>) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(incidents::table)
        .values(row)
        .returning(incidents::id)
        .get_result(conn)?)
}

/// The incidents of a board, the oldest first.
pub fn of_pairing(conn: &mut Conn, pairing: i32) -> Result<Vec<IncidentRow>, StoreError> {
    Ok(incidents::table
        .filter(incidents::pairing_id.eq(pairing))
        .order(incidents::id)
        .select(IncidentRow::as_select())
        .load(conn)?)
}

/// Those of some pairings, in the order in which they were recorded.
pub fn of_pairings(conn: &mut Conn, pairings: &[i32]) -> Result<Vec<IncidentRow>, StoreError> {
    Ok(incidents::table
        .filter(incidents::pairing_id.eq_any(pairings))
        .order(incidents::id)
        .select(IncidentRow::as_select())
        .load(conn)?)
}

/// The incidents of a tournament, the oldest first.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<IncidentRow>, StoreError> {
    Ok(incidents::table
        .filter(incidents::tournament_id.eq(tournament))
        .order(incidents::id)
        .select(IncidentRow::as_select())
        .load(conn)?)
}

/// Marks an incident as replaced by a later one.
pub fn supersede(conn: &mut Conn, id: i32, by: i32) -> Result<(), StoreError> {
    diesel::update(incidents::table.find(id))
        .set(incidents::superseded_by.eq(by))
        .execute(conn)?;
    Ok(())
}
