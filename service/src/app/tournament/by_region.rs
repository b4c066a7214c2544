//! Tournaments by the region in which they are played, a window at a time.

use std::collections::HashMap;

use crate::{
    app::{AppError, context::Context, window},
    event::{Province, REGIONS},
    store::rows::tournament_lists,
};

use super::lists::{self, List};

/// Tournaments by region.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ByRegion {
    /// Every region, with the number of its tournaments.
    pub counts: Vec<(&'static str, usize)>,
    /// Number of tournaments in the whole list.
    pub total: usize,
    /// Position in the list, from 0, of the first tournament of the window.
    pub start: usize,
    /// The window: by region, newest first in each. Tournaments abroad or of an unknown province come last.
    pub list: List,
}

/// The region of a province; `None` if the province is unknown or abroad.
fn region_of(province: &str) -> Option<&'static str> {
    Province::by_code(province).map(|province| province.region)
}

/// Window `number`, from 1, of the tournaments of a region; `None` for all regions. Only the window is read.
///
/// # Errors
/// Storage failures.
pub fn list(
    ctx: &Context,
    region: Option<&'static str>,
    number: usize,
) -> Result<ByRegion, AppError> {
    ctx.read(|conn| {
        let mut provinces: HashMap<Option<&str>, Vec<&str>> = HashMap::new();
        let mut counts: HashMap<Option<&str>, usize> = HashMap::new();
        let counted = tournament_lists::count_by_province(conn)?;
        for (province, count) in &counted {
            let region = region_of(province);
            provinces.entry(region).or_default().push(province);
            *counts.entry(region).or_default() += usize::try_from(*count).unwrap_or(0);
        }
        let of = |region| counts.get(&region).copied().unwrap_or(0);
        let groups: Vec<Option<&str>> = match region {
            Some(_) => vec![region],
            None => REGIONS.into_iter().map(Some).chain([None]).collect(),
        };
        let total = groups.iter().copied().map(of).sum();
        let rows = window::rows(total, number);
        let (mut listed, mut first) = (Vec::new(), 0);
        for group in groups {
            let end = first + of(group);
            let (from, to) = (rows.start.max(first), rows.end.min(end));
            if from < to {
                let offset = i64::try_from(from - first).unwrap_or(i64::MAX);
                let limit = i64::try_from(to - from).unwrap_or(i64::MAX);
                let codes = provinces.get(&group).map_or(&[][..], Vec::as_slice);
                listed.extend(tournament_lists::of_provinces(conn, codes, offset, limit)?);
            }
            first = end;
        }
        Ok(ByRegion {
            counts: REGIONS
                .into_iter()
                .map(|name| (name, of(Some(name))))
                .collect(),
            total,
            start: rows.start,
            list: lists::read(conn, listed)?,
        })
    })
}
