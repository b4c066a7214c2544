//! Tournaments that search engines may index: those in which nobody may be under 18.

use chrono::NaiveDate;
use diesel::{
    dsl::{exists, max, min, not},
    prelude::*,
};

use crate::store::{
    Conn, StoreError,
    schema::{entries, tournaments},
};

/// The earliest and the latest first day of all tournaments.
///
/// # Errors
/// Storage failures.
pub fn first_days(conn: &mut Conn) -> Result<Option<(NaiveDate, NaiveDate)>, StoreError> {
    let first: Option<NaiveDate> = tournaments::table
        .select(min(tournaments::start_date))
        .first(conn)?;
    let last: Option<NaiveDate> = tournaments::table
        .select(max(tournaments::start_date))
        .first(conn)?;
    Ok(first.zip(last))
}

/// Address parts of tournaments that begin between these days and in which nobody was born in `year` or later, or on
/// `day` or later; at most `limit`, by their days.
///
/// # Errors
/// Storage failures.
pub fn without_younger(
    conn: &mut Conn,
    days: (NaiveDate, NaiveDate),
    (year, day): (i32, NaiveDate),
    limit: i64,
) -> Result<Vec<String>, StoreError> {
    let younger = entries::table
        .filter(entries::tournament_id.eq(tournaments::id))
        .filter(entries::birth_year.ge(year).or(entries::birth_date.ge(day)));
    Ok(tournaments::table
        .filter(tournaments::start_date.between(days.0, days.1))
        .filter(not(exists(younger)))
        .order((tournaments::start_date, tournaments::id))
        .limit(limit)
        .select(tournaments::slug)
        .load(conn)?)
}
