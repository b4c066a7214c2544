//! A row of the trail that is to be written.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::schema::audit;

/// A row to be written.
#[derive(Debug, Insertable)]
#[diesel(table_name = audit)]
pub struct NewAudit<'a> {
    /// When, UTC.
    pub at: NaiveDateTime,
    /// The account, if any.
    pub user_id: Option<i32>,
    /// Name of who did it.
    pub actor: &'a str,
    /// Code of the action.
    pub action: &'a str,
    /// The tournament concerned.
    pub tournament_id: Option<i32>,
    /// What it was done to.
    pub subject: &'a str,
    /// The value before.
    pub before: &'a str,
    /// The value after.
    pub after: &'a str,
}
