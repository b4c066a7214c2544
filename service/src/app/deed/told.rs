//! A deed with its author, its time and its tournament.

use chrono::NaiveDateTime;

use super::table::Deed;

/// A row of the trail that holds a deed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Number of the row.
    pub row: i32,
    /// When it was done, in UTC.
    pub at: NaiveDateTime,
    /// Number of the account; `None` without one.
    pub user_id: Option<i32>,
    /// Name of the author, as shown.
    pub actor: String,
    /// Number of the tournament; `None` for deeds outside tournaments.
    pub tournament: Option<i32>,
    /// The deed.
    pub deed: Deed,
}
