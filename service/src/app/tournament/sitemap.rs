//! The site map for search engines: tournaments in which nobody may be under 18 on the first day, one year at a time.

use std::ops::RangeInclusive;

use chrono::{Datelike, NaiveDate};

use crate::{
    app::{AppError, Context},
    store::rows::sitemap as rows,
};

/// Maximum number of addresses in a file of a site map (sitemaps.org).
pub const MOST_ADDRESSES: usize = 50_000;

/// Age of majority, in years.
const ADULT: i32 = 18;

/// The years in which tournaments begin; `None` if there are none.
///
/// # Errors
/// Storage failures.
pub fn years(ctx: &Context) -> Result<Option<RangeInclusive<i32>>, AppError> {
    ctx.read(|conn| {
        let days = rows::first_days(conn)?;
        Ok(days.map(|(first, last)| first.year()..=last.year()))
    })
}

/// Address parts of the tournaments of a year that search engines may keep. Only years of birth decide, so that nobody learns who
/// is already 18 on the day.
///
/// # Errors
/// Not found: no such year; storage failures.
pub fn of_year(ctx: &Context, year: i32) -> Result<Vec<String>, AppError> {
    let day = |month, day| NaiveDate::from_ymd_opt(year, month, day).ok_or(AppError::NotFound);
    let days = (day(1, 1)?, day(12, 31)?);
    let youngest = year - ADULT;
    let born = NaiveDate::from_ymd_opt(youngest, 1, 1).ok_or(AppError::NotFound)?;
    let limit = i64::try_from(MOST_ADDRESSES).unwrap_or(i64::MAX);
    ctx.read(|conn| Ok(rows::without_younger(conn, days, (youngest, born), limit)?))
}
