//! The rounds of a tournament, as everybody may see them.

use chrono::{NaiveDate, NaiveDateTime};

use crate::{
    app::{Actor, AppError, Context},
    event::{BoardResult, Outlet, RoundState},
};

use super::summary::Summary;

/// A round, planned or published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundLine {
    /// Number of the round, from 1.
    pub number: u8,
    /// Local day; `None` if not announced.
    pub day: Option<NaiveDate>,
    /// When it begins, in UTC; `None` unless day and hour are announced.
    pub begins: Option<NaiveDateTime>,
    /// Whether its pairings are published.
    pub is_published: bool,
    /// When they were published, in UTC.
    pub published_at: Option<NaiveDateTime>,
    /// Number of boards; 0 before it is published.
    pub boards: usize,
    /// Number of boards with a result; adjourned games have none.
    pub results: usize,
}

/// Reads a tournament and its rounds, in order.
///
/// # Errors
/// No such tournament.
pub fn rounds(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
) -> Result<(Summary, Vec<RoundLine>), AppError> {
    ctx.read(|conn| {
        let (loaded, _) = ctx.shown_to(conn, actor, slug, Outlet::File)?;
        let summary = Summary::of(&loaded)?;
        let last = summary.course.planned().max(summary.course.published());
        let line = |number: u8| {
            let row = loaded.round(number);
            let published = row.filter(|row| row.state == RoundState::Published);
            let boards = || {
                let rounds = published.into_iter();
                rounds.flat_map(|row| loaded.pairings_of(row.id))
            };
            let has_result = |result: Option<BoardResult>| {
                !matches!(result, None | Some(BoardResult::Adjourned))
            };
            RoundLine {
                number,
                day: summary.day_of(number),
                begins: summary.begins(number),
                is_published: published.is_some(),
                published_at: published.and_then(|row| row.published_at),
                boards: boards().count(),
                results: boards().filter(|one| has_result(one.result)).count(),
            }
        };
        let lines = (1..=last).map(line).collect();
        Ok((summary, lines))
    })
}
