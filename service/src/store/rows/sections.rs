//! The tournaments that are sections of an event.

use diesel::prelude::*;

use crate::store::{
    Conn, StoreError,
    schema::{sections, tournaments},
};

/// The event of a tournament, with its place as a section.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = sections)]
pub struct SectionRow {
    pub tournament_id: i32,
    /// Address part of the event.
    pub event: String,
    pub event_name: String,
    pub label: String,
    /// Position among the sections, from 1.
    pub place: i32,
}

/// The event of a tournament, with its place as a section; `None` if it is not a section.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Option<SectionRow>, StoreError> {
    Ok(sections::table
        .find(tournament)
        .select(SectionRow::as_select())
        .first(conn)
        .optional()?)
}

/// The sections of an event, in order.
pub fn of_event(conn: &mut Conn, event: &str) -> Result<Vec<SectionRow>, StoreError> {
    Ok(sections::table
        .filter(sections::event.eq(event))
        .order((sections::place, sections::tournament_id))
        .select(SectionRow::as_select())
        .load(conn)?)
}

/// The address parts of an event's tournaments, in the order of the sections.
pub fn slugs_of(conn: &mut Conn, event: &str) -> Result<Vec<String>, StoreError> {
    Ok(sections::table
        .inner_join(tournaments::table)
        .filter(sections::event.eq(event))
        .order((sections::place, sections::tournament_id))
        .select(tournaments::slug)
        .load(conn)?)
}

/// Stores a tournament's place as a section; called within its lock.
pub fn set(conn: &mut Conn, row: &SectionRow) -> Result<(), StoreError> {
    let stored = diesel::update(sections::table.find(row.tournament_id))
        .set(row.clone())
        .execute(conn)?;
    if stored == 0 {
        diesel::insert_into(sections::table)
            .values(row.clone())
            .execute(conn)?;
    }
    Ok(())
}
