//! A row of a table, when it is written to an archive, checked, or read from one.

use chrono::NaiveDate;
use serde_json::Value;

use crate::store::rows::{
    archived::{Column, Kind, Table},
    moment,
};

use super::{
    numbers::{Numbers, refers},
    texts,
};

/// A row for the archive, with references by place. `None` if it refers to a row outside this tournament.
pub(super) fn leaves(table: &Table, values: Vec<Value>, numbers: &Numbers) -> Option<Vec<Value>> {
    let entry = |number: i32| numbers.place("entries", number).unwrap_or(0);
    moved(
        table,
        values,
        &|of, number| numbers.place(of, number),
        &entry,
    )
}

/// A row from the archive, with references by the numbers used here. `None` if it refers to a row that does not exist.
pub(super) fn arrives(table: &Table, values: Vec<Value>, numbers: &Numbers) -> Option<Vec<Value>> {
    let entry = |place: i32| numbers.number("entries", place).unwrap_or(0);
    moved(
        table,
        values,
        &|of, place| numbers.number(of, place),
        &entry,
    )
}

/// A row with all its references replaced; `entry` replaces the entries that a text names.
pub(in crate::app::exchange) fn moved(
    table: &Table,
    values: Vec<Value>,
    other: &dyn Fn(&str, i32) -> Option<i32>,
    entry: &dyn Fn(i32) -> i32,
) -> Option<Vec<Value>> {
    let cells = values.into_iter().zip(table.columns);
    cells
        .map(|(value, column)| match (refers(column.kind), &value) {
            (Some(_), Value::Null) => Some(value),
            (Some(of), _) => other(of, small(&value)?).map(Value::from),
            (None, Value::String(text)) if texts::names_entries(table.name, column.name) => {
                texts::moved(table.name, column.name, text, entry).map(Value::from)
            }
            (None, _) => Some(value),
        })
        .collect()
}

/// The value as the number or place of a row; `None` for any other value.
pub(in crate::app::exchange) fn small(value: &Value) -> Option<i32> {
    i32::try_from(value.as_i64()?).ok()
}

/// Name of the part for a table.
pub(super) fn part_name(table: &Table) -> String {
    format!("{}.jsonl", table.name)
}

/// The line that names a table's columns.
pub(super) fn heading(columns: impl Iterator<Item = &'static str>) -> String {
    Value::Array(columns.map(Value::from).collect()).to_string()
}

/// Reads a line of a part. `None` unless its values fit the table's columns, written exactly as this program writes
/// them. `rows` gives the number of rows of each table.
pub(super) fn read(table: &Table, line: &str, rows: &dyn Fn(&str) -> usize) -> Option<Vec<Value>> {
    let values: Vec<Value> = serde_json::from_str(line).ok()?;
    let there = |of: &str, place| (1..=rows(of)).contains(&place);
    holds(table, &values, &there).then_some(values)
}

/// Whether the values fit the table's columns, written exactly as this program writes them. `there` says whether a
/// table has the row that is referred to.
pub(in crate::app::exchange) fn holds(
    table: &Table,
    values: &[Value],
    there: &dyn Fn(&str, usize) -> bool,
) -> bool {
    let fits = values.len() == table.columns.len()
        && values
            .iter()
            .zip(table.columns)
            .all(|(value, column)| fits(value, *column, there));
    let readable = || {
        let mut cells = values.iter().zip(table.columns);
        cells.all(|(value, column)| match value {
            Value::String(text) => texts::is_readable(table.name, column.name, text),
            _ => true,
        })
    };
    fits && readable()
}

fn fits(value: &Value, column: Column, there: &dyn Fn(&str, usize) -> bool) -> bool {
    match (column.kind, value) {
        (_, Value::Null) => true,
        (Kind::Number, _) => small(value).is_some(),
        (Kind::Flag, _) => value.is_boolean(),
        // PostgreSQL cannot store NUL.
        (Kind::Text, Value::String(text)) => !text.contains('\0'),
        (Kind::Day, Value::String(text)) => NaiveDate::parse_from_str(text, "%Y-%m-%d").is_ok(),
        (Kind::Moment, Value::String(text)) => {
            moment::read(text).is_some_and(|found| moment::written(found) == *text)
        }
        (Kind::Of(table) | Kind::Later(table), _) => {
            let place = value.as_u64().and_then(|place| usize::try_from(place).ok());
            place.is_some_and(|place| there(table, place))
        }
        _ => false,
    }
}
