//! Stores rows of an archive in the database.

use std::fmt::Write as _;

use diesel::{
    QueryableByName, RunQueryDsl,
    sql_types::{Integer, Text},
};
use serde_json::Value;

use crate::store::{Conn, StoreError};

use super::layout::{Kind, Table};

#[derive(QueryableByName)]
struct Number {
    #[diesel(sql_type = Integer)]
    number: i32,
}

fn too_many() -> StoreError {
    StoreError::Copy("no numbers are left".to_owned())
}

/// Reserves new numbers for `rows` rows of a table, ascending. Within the transaction nobody else gets them.
///
/// # Errors
/// Storage failures.
pub fn reserve(conn: &mut Conn, table: &Table, rows: usize) -> Result<Vec<i32>, StoreError> {
    let rows = i32::try_from(rows).map_err(|_| too_many())?;
    let name = table.name;
    match conn {
        #[cfg(feature = "postgres")]
        Conn::Postgres(conn) => {
            let query = format!(
                "SELECT CAST(nextval(pg_get_serial_sequence('\"{name}\"', 'id')) AS INTEGER) AS number \
                 FROM generate_series(1, $1)"
            );
            let numbers: Vec<Number> = diesel::sql_query(query)
                .bind::<Integer, _>(rows)
                .load(conn)?;
            let mut numbers: Vec<i32> = numbers.into_iter().map(|row| row.number).collect();
            numbers.sort_unstable();
            Ok(numbers)
        }
        Conn::Sqlite(conn) => {
            let last: Vec<Number> = diesel::sql_query(
                "SELECT CAST(seq AS INTEGER) AS number FROM sqlite_sequence WHERE name = ?",
            )
            .bind::<Text, _>(name)
            .load(conn)?;
            let first = last.first();
            let last = first.map_or(0, |row| row.number);
            let end = last.checked_add(rows).ok_or_else(too_many)?;
            // A reserved number that is not used is given to nobody else.
            let set = match first {
                None => "INSERT INTO sqlite_sequence (seq, name) VALUES (?, ?)",
                Some(_) => "UPDATE sqlite_sequence SET seq = ? WHERE name = ?",
            };
            if rows > 0 {
                diesel::sql_query(set)
                    .bind::<Integer, _>(end)
                    .bind::<Text, _>(name)
                    .execute(conn)?;
            }
            Ok((last + 1..=end).collect())
        }
    }
}

/// The SQL that takes a value from the JSON list `value`, for each database.
pub(super) fn taken(kind: Kind, place: usize, is_postgres: bool) -> String {
    if !is_postgres {
        return format!("json_extract(value, '$[{place}]')");
    }
    let cast = match kind {
        Kind::Number | Kind::Of(_) | Kind::Later(_) => "integer",
        Kind::Flag => "boolean",
        Kind::Text => "text",
        Kind::Day => "date",
        Kind::Moment => "timestamp",
    };
    format!("CAST(value ->> {place} AS {cast})")
}

/// Stores rows, each with its number and its tournament's number if the table has them, then its values in the order of
/// the table's columns. Columns that are set later are left empty.
///
/// # Errors
/// Storage failures; values that the schema rejects.
pub fn insert(
    conn: &mut Conn,
    table: &Table,
    tournament: i32,
    rows: Vec<(i32, Vec<Value>)>,
) -> Result<(), StoreError> {
    if rows.is_empty() {
        return Ok(());
    }
    let has_owner = table.parent.is_none() && table.name != "tournaments";
    let mut columns: Vec<(&str, Kind)> = Vec::new();
    if table.is_numbered {
        columns.push(("id", Kind::Number));
    }
    if has_owner {
        columns.push(("tournament_id", Kind::Number));
    }
    columns.extend(
        table
            .columns
            .iter()
            .map(|column| (column.name, column.kind)),
    );
    let mut names = String::new();
    let mut values = String::new();
    let is_postgres = conn.is_postgres();
    for (place, (name, kind)) in columns.iter().enumerate() {
        let separator = if place == 0 { "" } else { ", " };
        let _ = write!(names, "{separator}\"{name}\"");
        let value = taken(*kind, place, is_postgres);
        let _ = write!(values, "{separator}{value}");
    }
    let later: Vec<bool> = table
        .columns
        .iter()
        .map(|column| matches!(column.kind, Kind::Later(_)))
        .collect();
    let rows = rows.into_iter().map(|(number, values)| {
        let own = table.is_numbered.then(|| Value::from(number));
        let owner = has_owner.then(|| Value::from(tournament));
        let values = values.into_iter().zip(&later);
        let values = values.map(|(value, later)| if *later { Value::Null } else { value });
        Value::Array(own.into_iter().chain(owner).chain(values).collect())
    });
    let json = Value::Array(rows.collect()).to_string();
    let name = table.name;
    match conn {
        #[cfg(feature = "postgres")]
        Conn::Postgres(conn) => {
            let over = if table.is_numbered {
                "OVERRIDING SYSTEM VALUE "
            } else {
                ""
            };
            diesel::sql_query(format!(
                "INSERT INTO \"{name}\" ({names}) {over}SELECT {values} FROM jsonb_array_elements(CAST($1 AS jsonb)) \
                 AS r(value)"
            ))
            .bind::<Text, _>(json)
            .execute(conn)?
        }
        Conn::Sqlite(conn) => diesel::sql_query(format!(
            "INSERT INTO \"{name}\" ({names}) SELECT {values} FROM json_each(?)"
        ))
        .bind::<Text, _>(json)
        .execute(conn)?,
    };
    Ok(())
}

/// Sets a column of rows to the number of another row; each pair has the row and that number.
///
/// # Errors
/// Storage failures.
pub fn point(
    conn: &mut Conn,
    table: &Table,
    column: &str,
    rows: &[(i32, i32)],
) -> Result<(), StoreError> {
    if rows.is_empty() {
        return Ok(());
    }
    let name = table.name;
    let json: Vec<Value> = rows
        .iter()
        .map(|(row, other)| Value::from(vec![*row, *other]))
        .collect();
    let json = Value::Array(json).to_string();
    match conn {
        #[cfg(feature = "postgres")]
        Conn::Postgres(conn) => diesel::sql_query(format!(
            "UPDATE \"{name}\" SET \"{column}\" = CAST(value ->> 1 AS integer) \
             FROM jsonb_array_elements(CAST($1 AS jsonb)) AS r(value) WHERE id = CAST(value ->> 0 AS integer)"
        ))
        .bind::<Text, _>(json)
        .execute(conn)?,
        Conn::Sqlite(conn) => diesel::sql_query(format!(
            "UPDATE \"{name}\" SET \"{column}\" = json_extract(value, '$[1]') \
             FROM json_each(?) WHERE \"{name}\".id = json_extract(value, '$[0]')"
        ))
        .bind::<Text, _>(json)
        .execute(conn)?,
    };
    Ok(())
}
