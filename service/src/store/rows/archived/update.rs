//! Changes and removes rows of a tournament, as another machine says.

use std::fmt::Write as _;

use diesel::{
    RunQueryDsl,
    sql_types::{Integer, Text},
};
use serde_json::Value;

use crate::store::{Conn, StoreError};

use super::{
    layout::{Kind, Table},
    write::taken,
};

/// Changes rows, each with its number and its values in the order of the table's columns. A table without numbers has
/// only one row of the tournament. Columns that are set later are left empty.
///
/// # Errors
/// Storage failures; values that the schema rejects.
pub fn update(
    conn: &mut Conn,
    table: &Table,
    tournament: i32,
    rows: Vec<(i32, Vec<Value>)>,
) -> Result<(), StoreError> {
    if rows.is_empty() {
        return Ok(());
    }
    let is_postgres = conn.is_postgres();
    let mut set = String::new();
    for (place, column) in table.columns.iter().enumerate() {
        let separator = if place == 0 { "" } else { ", " };
        let (name, value) = (column.name, taken(column.kind, place + 1, is_postgres));
        let _ = write!(set, "{separator}\"{name}\" = {value}");
    }
    let rows = rows.into_iter().map(|(number, values)| {
        let number = if table.is_numbered {
            number
        } else {
            tournament
        };
        let cells = values.into_iter().zip(table.columns);
        let cells = cells.map(|(value, column)| match column.kind {
            Kind::Later(_) => Value::Null,
            _ => value,
        });
        Value::Array(std::iter::once(Value::from(number)).chain(cells).collect())
    });
    let json = Value::Array(rows.collect()).to_string();
    let (name, key) = (table.name, key(table));
    match conn {
        #[cfg(feature = "postgres")]
        Conn::Postgres(conn) => diesel::sql_query(format!(
            "UPDATE \"{name}\" SET {set} FROM jsonb_array_elements(CAST($1 AS jsonb)) AS r(value) \
             WHERE \"{name}\".{key} = CAST(value ->> 0 AS integer)"
        ))
        .bind::<Text, _>(json)
        .execute(conn)?,
        Conn::Sqlite(conn) => diesel::sql_query(format!(
            "UPDATE \"{name}\" SET {set} FROM json_each(?) \
             WHERE \"{name}\".{key} = json_extract(value, '$[0]')"
        ))
        .bind::<Text, _>(json)
        .execute(conn)?,
    };
    Ok(())
}

/// The columns that identify a row.
fn key(table: &Table) -> &'static str {
    if table.is_numbered {
        "id"
    } else {
        "tournament_id"
    }
}

/// Clears the columns of these rows that refer to rows which are stored later.
///
/// # Errors
/// Storage failures.
pub fn unpoint(conn: &mut Conn, table: &Table, numbers: &[i32]) -> Result<(), StoreError> {
    let later = table
        .columns
        .iter()
        .filter(|column| matches!(column.kind, Kind::Later(_)));
    for column in later {
        let (name, column) = (table.name, column.name);
        for_each_of(
            conn,
            numbers,
            &format!("UPDATE \"{name}\" SET \"{column}\" = NULL WHERE id"),
        )?;
    }
    Ok(())
}

/// Removes rows; in a table without numbers the tournament's only one.
///
/// # Errors
/// Storage failures; another row refers to one of them.
pub fn remove(
    conn: &mut Conn,
    table: &Table,
    tournament: i32,
    numbers: &[i32],
) -> Result<(), StoreError> {
    let (name, key) = (table.name, key(table));
    let own = [tournament];
    let numbers = if table.is_numbered { numbers } else { &own };
    for_each_of(
        conn,
        numbers,
        &format!("DELETE FROM \"{name}\" WHERE {key}"),
    )
}

/// Runs a statement for the rows with these numbers.
fn for_each_of(conn: &mut Conn, numbers: &[i32], statement: &str) -> Result<(), StoreError> {
    match conn {
        #[cfg(feature = "postgres")]
        Conn::Postgres(conn) => diesel::sql_query(format!("{statement} = ANY($1)"))
            .bind::<diesel::sql_types::Array<Integer>, _>(numbers)
            .execute(conn)?,
        Conn::Sqlite(conn) => {
            diesel::sql_query(format!("{statement} IN (SELECT value FROM json_each(?))"))
                .bind::<Text, _>(Value::from(numbers.to_vec()).to_string())
                .execute(conn)?
        }
    };
    Ok(())
}
