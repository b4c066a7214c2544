//! Numbers of rows: those of the database here, and their places in an archive, from 1.

use std::collections::BTreeMap;

use crate::{
    app::deed::{GONE, Subject},
    store::{
        Conn, StoreError,
        rows::archived::{self, Kind, TABLES, Table},
    },
};

/// The tables to whose rows others refer.
const NAMED: [&str; 8] = [
    "entries",
    "forbidden_pairs",
    "rounds",
    "pairings",
    "games",
    "incidents",
    "teams",
    "team_matches",
];

/// The numbers of a tournament's rows by table, rising: the place of a row is that of its number.
#[derive(Debug, Default)]
pub(super) struct Numbers(BTreeMap<&'static str, Vec<i32>>);

impl Numbers {
    /// Those of a tournament.
    ///
    /// # Errors
    /// Storage failures.
    pub fn of(conn: &mut Conn, tournament: i32) -> Result<Self, StoreError> {
        let mut numbers = Self::default();
        for name in NAMED {
            if let Some(table) = Table::named(name) {
                let of = archived::numbers_of(conn, table, tournament)?;
                numbers.0.insert(table.name, of);
            }
        }
        Ok(numbers)
    }

    /// New ones for the rows of an archive; `rows` says how many a table has.
    ///
    /// # Errors
    /// Storage failures.
    pub fn reserve(conn: &mut Conn, rows: impl Fn(&str) -> usize) -> Result<Self, StoreError> {
        let mut numbers = Self::default();
        for table in TABLES.iter().filter(|table| table.is_numbered) {
            let of = archived::reserve(conn, table, rows(table.name))?;
            numbers.0.insert(table.name, of);
        }
        Ok(numbers)
    }

    /// The numbers of a table's rows.
    pub fn all(&self, table: &str) -> &[i32] {
        self.0.get(table).map_or(&[], Vec::as_slice)
    }

    /// The place of a row.
    pub fn place(&self, table: &str, number: i32) -> Option<i32> {
        let index = self.all(table).binary_search(&number).ok()?;
        i32::try_from(index + 1).ok()
    }

    /// The number of the row at a place.
    pub fn number(&self, table: &str, place: i32) -> Option<i32> {
        let index = usize::try_from(place).ok()?.checked_sub(1)?;
        self.all(table).get(index).copied()
    }
}

/// Tables to whose rows a column refers.
pub(super) fn refers(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::Of(table) | Kind::Later(table) => Some(table),
        _ => None,
    }
}

/// What a row of a trail is about, with other numbers; empty for what is no more, and for the tournament as a whole.
pub(super) fn about(text: &str, other: impl Fn(&str, i32) -> Option<i32>) -> String {
    let moved = match Subject::parse(text) {
        Some(Subject::Pairing(id)) => other("pairings", id).map(Subject::Pairing),
        Some(Subject::Incidents(id)) => other("pairings", id).map(Subject::Incidents),
        Some(Subject::Game(id)) => other("pairings", id).map(Subject::Game),
        Some(Subject::Entry(id)) => other("entries", id).map(Subject::Entry),
        Some(Subject::Prohibition(id)) => other("forbidden_pairs", id).map(Subject::Prohibition),
        Some(Subject::Round(number)) => Some(Subject::Round(number)),
        _ => None,
    };
    moved.map_or_else(String::new, |subject| subject.to_string())
}

/// The rows that the deed of a row names, with other numbers; [`GONE`] for each that is no more.
pub(super) fn named(text: &str, other: impl Fn(&str, i32) -> Option<i32>) -> String {
    if text.is_empty() {
        return String::new();
    }
    let moved = |row: &str| Some(about(row, &other)).filter(|row| !row.is_empty());
    let named: Vec<String> = text
        .split(',')
        .map(|row| moved(row).unwrap_or_else(|| GONE.to_owned()))
        .collect();
    named.join(",")
}
