//! Numbers of rows: those of the database here, and their places in an archive, from 1.

use std::collections::{BTreeMap, HashMap};

use crate::{
    app::deed::{GONE, Subject},
    store::{
        Conn, StoreError,
        rows::archived::{self, Kind, TABLES, Table},
    },
};

/// The tables whose rows other rows refer to.
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

/// The numbers of a tournament's rows by table, in order, and the place of each.
#[derive(Debug, Default)]
pub(super) struct Numbers {
    rows: BTreeMap<&'static str, Vec<i32>>,
    places: BTreeMap<&'static str, HashMap<i32, i32>>,
}

impl Numbers {
    fn put(&mut self, table: &'static str, rows: Vec<i32>) {
        let places = (1..).zip(&rows).map(|(place, number)| (*number, place));
        self.places.insert(table, places.collect());
        self.rows.insert(table, rows);
    }

    /// The numbers of a tournament's rows, ascending. A tournament that follows a hall has them in the order of the
    /// hall.
    ///
    /// # Errors
    /// Storage failures.
    pub fn of(conn: &mut Conn, tournament: i32, is_mirrored: bool) -> Result<Self, StoreError> {
        let mut numbers = Self::default();
        for name in NAMED {
            if let Some(table) = Table::named(name) {
                let of = match is_mirrored {
                    true => archived::numbers_of_copy(conn, table, tournament)?,
                    false => archived::numbers_of(conn, table, tournament)?,
                };
                numbers.put(table.name, of);
            }
        }
        Ok(numbers)
    }

    /// New numbers for the rows of an archive; `rows` gives the number of rows of each table.
    ///
    /// # Errors
    /// Storage failures.
    pub fn reserve(conn: &mut Conn, rows: impl Fn(&str) -> usize) -> Result<Self, StoreError> {
        let mut numbers = Self::default();
        for table in TABLES.iter().filter(|table| table.is_numbered) {
            let of = archived::reserve(conn, table, rows(table.name))?;
            numbers.put(table.name, of);
        }
        Ok(numbers)
    }

    /// The numbers of a table's rows.
    pub fn all(&self, table: &str) -> &[i32] {
        self.rows.get(table).map_or(&[], Vec::as_slice)
    }

    /// The place of the row with this number, from 1.
    pub fn place(&self, table: &str, number: i32) -> Option<i32> {
        self.places.get(table)?.get(&number).copied()
    }

    /// The number of the row at this place.
    pub fn number(&self, table: &str, place: i32) -> Option<i32> {
        let index = usize::try_from(place).ok()?.checked_sub(1)?;
        self.all(table).get(index).copied()
    }
}

/// The table whose rows a column of this kind refers to; `None` if it refers to none.
pub(super) fn refers(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::Of(table) | Kind::Later(table) => Some(table),
        _ => None,
    }
}

/// The subject of a trail's row, with its number replaced by `other`. Empty for a row that no longer exists, and for
/// the tournament as a whole.
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

/// The rows that a deed names, with their numbers replaced by `other`; [`GONE`] for each that no longer exists.
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
