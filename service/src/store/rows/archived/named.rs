//! Finds the tables of an archive by name, and those of a version of its format.

use super::{layout::Table, table::TABLES};

impl Table {
    /// The table with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        TABLES.iter().find(|table| table.name == name)
    }

    /// The tables of a version of the format, with the columns that they had in it.
    pub fn of_version(version: u32) -> impl Iterator<Item = Self> {
        let there = TABLES.iter().filter(move |table| table.since <= version);
        there.map(move |table| table.as_of(version))
    }
}
