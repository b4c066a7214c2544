//! A row of a table as it leaves for an archive, is checked in one, and arrives from it.

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

/// A row that leaves: what it refers to by its place. `None` where it refers to nothing of this tournament.
pub(super) fn leaves(table: &Table, values: Vec<Value>, numbers: &Numbers) -> Option<Vec<Value>> {
    let entry = |number: i32| numbers.place("entries", number).unwrap_or(0);
    moved(
        table,
        values,
        &|of, number| numbers.place(of, number),
        &entry,
    )
}

/// A row that arrives: what it refers to by its number here. `None` where it refers to nothing.
pub(super) fn arrives(table: &Table, values: Vec<Value>, numbers: &Numbers) -> Option<Vec<Value>> {
    let entry = |place: i32| numbers.number("entries", place).unwrap_or(0);
    moved(
        table,
        values,
        &|of, place| numbers.number(of, place),
        &entry,
    )
}

/// A row with other numbers in the place of those that it refers to; `entry` for entries that a text names.
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

/// A number of a row, or a place.
pub(in crate::app::exchange) fn small(value: &Value) -> Option<i32> {
    i32::try_from(value.as_i64()?).ok()
}

/// Name of the part with a table.
pub(super) fn part_name(table: &Table) -> String {
    format!("{}.jsonl", table.name)
}

/// The line that names a table's columns.
pub(super) fn heading(columns: impl Iterator<Item = &'static str>) -> String {
    Value::Array(columns.map(Value::from).collect()).to_string()
}

/// Reads a line of a part, when it holds what the table's columns hold, as they would be written here. `rows` says how
/// many rows a table has.
pub(super) fn read(table: &Table, line: &str, rows: &dyn Fn(&str) -> usize) -> Option<Vec<Value>> {
    let values: Vec<Value> = serde_json::from_str(line).ok()?;
    let there = |of: &str, place| (1..=rows(of)).contains(&place);
    holds(table, &values, &there).then_some(values)
}

/// Whether values are those of a row: what the table's columns hold, as they would be written here. `there` says whether a
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
        // PostgreSQL holds no NUL.
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
