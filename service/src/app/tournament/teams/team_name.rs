//! A team as lists name it.

use crate::store::rows::teams::TeamRow;

/// A team as lists name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamName {
    /// Number of the row.
    pub id: i32,
    /// Pairing number.
    pub number: i32,
    pub name: String,
    /// Its short name; the name where it has none.
    pub short: String,
}

impl TeamName {
    pub(super) fn of(row: &TeamRow) -> Self {
        let short = match row.short_name.as_str() {
            "" => &row.name,
            short => short,
        };
        Self {
            id: row.id,
            number: row.number,
            name: row.name.clone(),
            short: short.to_owned(),
        }
    }
}
