//! A deed with who did it, when and where.

use chrono::NaiveDateTime;

use super::table::Deed;

/// A row of the trail that holds a deed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Number of the row.
    pub row: i32,
    /// When, UTC.
    pub at: NaiveDateTime,
    /// Number of the account.
    pub user_id: Option<i32>,
    /// Who, as shown.
    pub actor: String,
    /// The tournament that it is in.
    pub tournament: Option<i32>,
    /// What was done.
    pub deed: Deed,
}
