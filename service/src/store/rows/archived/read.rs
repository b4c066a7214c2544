//! Reads the rows of a tournament from the database, as JSON.

use std::fmt::Write as _;

use diesel::{
    QueryableByName, RunQueryDsl,
    sql_types::{Integer, Text},
};
use serde_json::Value;

use crate::store::{Conn, StoreError};

use super::layout::{Kind, Table};

/// A row with its number; 0 if its table has no numbers.
pub type Numbered = (i32, Vec<Value>);

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Integer)]
    number: i32,
    #[diesel(sql_type = Text)]
    line: String,
}

#[derive(QueryableByName)]
struct Number {
    #[diesel(sql_type = Integer)]
    number: i32,
}

/// The SQL of a row as a JSON list, for this database.
fn values(table: &Table, is_postgres: bool) -> String {
    let mut list = String::new();
    for column in table.columns {
        let name = column.name;
        let separator = if list.is_empty() { "" } else { ", " };
        let value = match column.kind {
            Kind::Moment if is_postgres => {
                format!("to_char(t.\"{name}\", 'YYYY-MM-DD HH24:MI:SS.US')")
            }
            Kind::Day if is_postgres => format!("to_char(t.\"{name}\", 'YYYY-MM-DD')"),
            _ => format!("t.\"{name}\""),
        };
        let _ = write!(list, "{separator}{value}");
    }
    if is_postgres {
        format!("json_build_array({list})::text")
    } else {
        format!("json_array({list})")
    }
}

/// The column of a table that has the number of the tournament.
fn owner(table: &Table) -> &'static str {
    match table.name {
        "tournaments" => "id",
        _ => "tournament_id",
    }
}

fn broken(what: &str) -> StoreError {
    StoreError::Copy(format!("a row of {what} cannot be read"))
}

/// Normalises values: one database has numbers for yes and no, the other has trailing zeros in moments.
fn plain(table: &Table, line: Line) -> Result<Numbered, StoreError> {
    let mut values: Vec<Value> =
        serde_json::from_str(&line.line).map_err(|_| broken(table.name))?;
    for (value, column) in values.iter_mut().zip(table.columns) {
        match (column.kind, &*value) {
            (Kind::Flag, Value::Number(number)) => *value = Value::Bool(number.as_i64() != Some(0)),
            (Kind::Moment, Value::String(text)) => {
                let moment = super::super::moment::read(text).ok_or_else(|| broken(table.name))?;
                *value = Value::String(super::super::moment::written(moment));
            }
            _ => {}
        }
    }
    Ok((line.number, values))
}

/// The next rows of a tournament after row `after`, by number. A table without numbers has only one row.
///
/// # Errors
/// Storage failures.
pub fn of_tournament(
    conn: &mut Conn,
    table: &Table,
    tournament: i32,
    after: i32,
    most: i32,
) -> Result<Vec<Numbered>, StoreError> {
    let number = if table.is_numbered { "t.id" } else { "0" };
    let (name, owner) = (table.name, owner(table));
    let query = |values: String, [one, two, three]: [&str; 3]| {
        let order = if table.is_numbered {
            format!("AND t.id > {two} ORDER BY t.id")
        } else {
            format!("AND {two} < 1")
        };
        format!(
            "SELECT {number} AS number, {values} AS line FROM \"{name}\" t WHERE t.{owner} = {one} {order} LIMIT {three}"
        )
    };
    let lines: Vec<Line> = match conn {
        #[cfg(feature = "postgres")]
        Conn::Postgres(conn) => diesel::sql_query(query(values(table, true), ["$1", "$2", "$3"]))
            .bind::<Integer, _>(tournament)
            .bind::<Integer, _>(after)
            .bind::<Integer, _>(most)
            .load(conn)?,
        Conn::Sqlite(conn) => diesel::sql_query(query(values(table, false), ["?", "?", "?"]))
            .bind::<Integer, _>(tournament)
            .bind::<Integer, _>(after)
            .bind::<Integer, _>(most)
            .load(conn)?,
    };
    lines.into_iter().map(|line| plain(table, line)).collect()
}

/// The rows that belong to these rows, by parent and number.
///
/// # Errors
/// Storage failures.
pub fn of_parents(
    conn: &mut Conn,
    table: &Table,
    parents: &[i32],
) -> Result<Vec<Numbered>, StoreError> {
    match table.parent {
        None => Ok(Vec::new()),
        Some(parent) => of_these(conn, table, parent, parents),
    }
}

/// The rows in which a column has one of these values, by that value and by number.
pub(super) fn of_these(
    conn: &mut Conn,
    table: &Table,
    column: &str,
    numbers: &[i32],
) -> Result<Vec<Numbered>, StoreError> {
    let name = table.name;
    let query = |values: String, these: &str| {
        format!(
            "SELECT t.id AS number, {values} AS line FROM \"{name}\" t WHERE t.{column} {these} ORDER BY t.{column}, t.id"
        )
    };
    let lines: Vec<Line> = match conn {
        #[cfg(feature = "postgres")]
        Conn::Postgres(conn) => diesel::sql_query(query(values(table, true), "= ANY($1)"))
            .bind::<diesel::sql_types::Array<Integer>, _>(numbers)
            .load(conn)?,
        Conn::Sqlite(conn) => {
            let these = "IN (SELECT value FROM json_each(?))";
            diesel::sql_query(query(values(table, false), these))
                .bind::<Text, _>(Value::from(numbers.to_vec()).to_string())
                .load(conn)?
        }
    };
    lines.into_iter().map(|line| plain(table, line)).collect()
}

/// The numbers of a tournament's rows, ascending.
///
/// # Errors
/// Storage failures.
pub fn numbers_of(conn: &mut Conn, table: &Table, tournament: i32) -> Result<Vec<i32>, StoreError> {
    let (name, owner) = (table.name, owner(table));
    let query = |mark: &str| {
        format!("SELECT id AS number FROM \"{name}\" WHERE {owner} = {mark} ORDER BY id")
    };
    let numbers: Vec<Number> = match conn {
        #[cfg(feature = "postgres")]
        Conn::Postgres(conn) => diesel::sql_query(query("$1"))
            .bind::<Integer, _>(tournament)
            .load(conn)?,
        Conn::Sqlite(conn) => diesel::sql_query(query("?"))
            .bind::<Integer, _>(tournament)
            .load(conn)?,
    };
    Ok(numbers.into_iter().map(|row| row.number).collect())
}

/// How many rows belong to rows of `of` in a tournament.
///
/// # Errors
/// Storage failures.
pub fn count_of(
    conn: &mut Conn,
    table: &Table,
    of: &str,
    tournament: i32,
) -> Result<usize, StoreError> {
    let Some(parent) = table.parent else {
        return Ok(0);
    };
    let name = table.name;
    let query = |mark: &str| {
        format!(
            "SELECT CAST(count(*) AS INTEGER) AS number FROM \"{name}\" WHERE {parent} IN \
             (SELECT id FROM \"{of}\" WHERE tournament_id = {mark})"
        )
    };
    let counted: Number = match conn {
        #[cfg(feature = "postgres")]
        Conn::Postgres(conn) => diesel::sql_query(query("$1"))
            .bind::<Integer, _>(tournament)
            .get_result(conn)?,
        Conn::Sqlite(conn) => diesel::sql_query(query("?"))
            .bind::<Integer, _>(tournament)
            .get_result(conn)?,
    };
    Ok(usize::try_from(counted.number).unwrap_or_default())
}
