//! The screens of a tournament's hall.

use diesel::prelude::*;

use crate::store::{Code, Conn, StoreError, schema::screens, word::Read};

/// A screen. Modules above the store know the words of its columns.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = screens)]
#[expect(dead_code, reason = "the row mirrors its table whole")]
pub struct ScreenRow {
    pub id: i32,
    pub tournament_id: i32,
    pub name: String,
    pub shows: Read<screens::shows>,
    pub page_seconds: i32,
    pub theme: Read<screens::theme>,
    pub version: i32,
}

/// The columns of a screen besides its number.
#[derive(Clone, Debug, Insertable, AsChangeset)]
#[diesel(table_name = screens)]
pub struct NewScreen<'a> {
    pub tournament_id: i32,
    pub name: &'a str,
    pub shows: Code,
    pub page_seconds: i32,
    pub theme: Code,
    pub version: i32,
}

/// The screens of a tournament, in the order in which they were added.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<ScreenRow>, StoreError> {
    Ok(screens::table
        .filter(screens::tournament_id.eq(tournament))
        .order(screens::id)
        .select(ScreenRow::as_select())
        .load(conn)?)
}

/// Stores a screen. Returns its number.
pub fn insert(conn: &mut Conn, new: &NewScreen<'_>) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(screens::table)
        .values(new.clone())
        .returning(screens::id)
        .get_result(conn)?)
}

/// Replaces a screen; `false` if the row changed since `version`.
pub fn update(
    conn: &mut Conn,
    id: i32,
    version: i32,
    new: &NewScreen<'_>,
) -> Result<bool, StoreError> {
    let there = screens::table.find(id).filter(screens::version.eq(version));
    Ok(diesel::update(there).set(new.clone()).execute(conn)? == 1)
}

/// Deletes a screen.
pub fn delete(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::delete(screens::table.find(id)).execute(conn)?;
    Ok(())
}
