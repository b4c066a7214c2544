//! The names of a team.

use crate::store::rows::teams::TeamRow;

/// A team's names and numbers, as lists show them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamName {
    /// Number of the team's row.
    pub id: i32,
    /// Pairing number.
    pub number: i32,
    /// Full name.
    pub name: String,
    /// Short name; the full name if it has none.
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
