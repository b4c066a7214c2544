//! A row of the trail to be written.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::schema::audit;

/// A row of the trail to be written.
#[derive(Debug, Insertable)]
#[diesel(table_name = audit)]
pub struct NewAudit<'a> {
    /// When it is written, in UTC.
    pub at: NaiveDateTime,
    /// Number of the account; `None` without one.
    pub user_id: Option<i32>,
    /// Name of the author, as shown.
    pub actor: &'a str,
    /// Code of the action.
    pub action: &'a str,
    /// Number of the tournament; `None` outside tournaments.
    pub tournament_id: Option<i32>,
    /// Subject of the deed.
    pub subject: &'a str,
    /// The state before.
    pub before: &'a str,
    /// The deed.
    pub after: &'a str,
}
