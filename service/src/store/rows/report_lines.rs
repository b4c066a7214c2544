//! The lines of the report from which a tournament was imported.

use diesel::prelude::*;

use crate::store::{Conn, StoreError, rows::ROWS_A_STATEMENT, schema::report_lines};

/// A line: its text, and the participant that it belongs to, if any.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = report_lines)]
pub struct LineRow {
    pub id: i32,
    pub entry_id: Option<i32>,
    pub text: String,
}

/// A line to be stored.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = report_lines)]
pub struct NewLine {
    pub tournament_id: i32,
    pub entry_id: Option<i32>,
    /// Position in the report, from 1.
    pub number: i32,
    pub text: String,
}

/// Stores many lines at once.
pub fn insert_all(conn: &mut Conn, rows: &[NewLine]) -> Result<(), StoreError> {
    // PostgreSQL takes many rows in one statement, with a limit of parameters.
    for part in rows.chunks(ROWS_A_STATEMENT) {
        let statement = diesel::insert_into(report_lines::table).values(part);
        match conn {
            #[cfg(feature = "postgres")]
            Conn::Postgres(inner) => statement.execute(inner)?,
            Conn::Sqlite(inner) => statement.execute(inner)?,
        };
    }
    Ok(())
}

/// All lines of a tournament, in order.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<LineRow>, StoreError> {
    Ok(report_lines::table
        .filter(report_lines::tournament_id.eq(tournament))
        .order(report_lines::number)
        .select(LineRow::as_select())
        .load(conn)?)
}

/// The lines of a participant, in order.
pub fn of_entry(conn: &mut Conn, entry: i32) -> Result<Vec<LineRow>, StoreError> {
    Ok(report_lines::table
        .filter(report_lines::entry_id.eq(entry))
        .order(report_lines::number)
        .select(LineRow::as_select())
        .load(conn)?)
}

/// Replaces the text of a line, and its participant (`None` for nobody).
pub fn replace(
    conn: &mut Conn,
    line: i32,
    entry: Option<i32>,
    text: &str,
) -> Result<(), StoreError> {
    diesel::update(report_lines::table.find(line))
        .set((
            report_lines::entry_id.eq(entry),
            report_lines::text.eq(text),
        ))
        .execute(conn)?;
    Ok(())
}

/// Deletes a line.
pub fn delete(conn: &mut Conn, line: i32) -> Result<(), StoreError> {
    diesel::delete(report_lines::table.find(line)).execute(conn)?;
    Ok(())
}

/// Removes all lines of a tournament.
pub fn clear(conn: &mut Conn, tournament: i32) -> Result<(), StoreError> {
    diesel::delete(report_lines::table.filter(report_lines::tournament_id.eq(tournament)))
        .execute(conn)?;
    Ok(())
}
