//! Prospectuses of tournaments.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::prospectuses};

/// A prospectus: JSON, contacts of its organiser, who last wrote it, and when.
#[derive(Clone, Debug, Queryable, Selectable, Insertable)]
#[diesel(table_name = prospectuses)]
pub struct ProspectusRow {
    pub tournament_id: i32,
    pub prospectus: String,
    pub email: String,
    pub phone: String,
    pub written_by: String,
    pub written_at: NaiveDateTime,
    pub version: i32,
}

/// The prospectus of a tournament; `None` if none was written.
pub fn of_tournament(
    conn: &mut Conn,
    tournament: i32,
) -> Result<Option<ProspectusRow>, StoreError> {
    Ok(prospectuses::table
        .find(tournament)
        .select(ProspectusRow::as_select())
        .first(conn)
        .optional()?)
}

/// Stores the prospectus of a tournament that had none.
pub fn insert(conn: &mut Conn, row: &ProspectusRow) -> Result<(), StoreError> {
    diesel::insert_into(prospectuses::table)
        .values(row.clone())
        .execute(conn)?;
    Ok(())
}

/// Replaces the prospectus and raises its version; `false` if the version is no longer that of `row`.
pub fn replace(conn: &mut Conn, row: &ProspectusRow) -> Result<bool, StoreError> {
    let there = prospectuses::table
        .find(row.tournament_id)
        .filter(prospectuses::version.eq(row.version));
    let set = (
        prospectuses::prospectus.eq(&row.prospectus),
        prospectuses::email.eq(&row.email),
        prospectuses::phone.eq(&row.phone),
        prospectuses::written_by.eq(&row.written_by),
        prospectuses::written_at.eq(row.written_at),
        prospectuses::version.eq(row.version + 1),
    );
    Ok(diesel::update(there).set(set).execute(conn)? == 1)
}
