//! All organisers, and the public page of one.

use std::collections::BTreeMap;

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, Action},
        tournament::calendar::{self, Calendar, CalendarQuery, When},
        window,
    },
    event::{Accent, Categories},
    store::rows::{self, organisers::OrganiserRow},
};

use super::ground::Ground;

/// An organiser in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrganiserLine {
    /// Address part of the organiser.
    pub slug: String,
    /// Name of the organiser.
    pub name: String,
    /// Name of the country; empty for Italy.
    pub country: String,
    /// Accent colour of the organiser.
    pub accent: Accent,
}

impl OrganiserLine {
    pub(in crate::app) fn of(row: &OrganiserRow) -> Self {
        Self {
            slug: row.slug.clone(),
            name: row.name.clone(),
            country: row.country.clone(),
            accent: row.accent,
        }
    }
}

/// All organisers by name, and whether the reader may add one.
///
/// # Errors
/// Storage failures.
pub fn list(ctx: &Context, actor: &Actor) -> Result<(Vec<OrganiserLine>, bool), AppError> {
    ctx.read(|conn| {
        let rows = rows::organisers::all(conn)?;
        let may_add = access::may(conn, actor, Action::Administer)?;
        Ok((rows.iter().map(OrganiserLine::of).collect(), may_add))
    })
}

/// Address parts of all organisers, and whether each has its own clubs.
///
/// # Errors
/// Storage failures.
pub fn address_parts(ctx: &Context) -> Result<Vec<(String, bool)>, AppError> {
    ctx.read(|conn| {
        let rows = rows::organisers::all(conn)?.into_iter();
        Ok(rows
            .map(|row| (row.slug, !row.territory.is_empty()))
            .collect())
    })
}

/// The public page of an organiser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrganiserPage {
    /// The organiser as in the list.
    pub line: OrganiserLine,
    /// Web site; may be empty.
    pub web: String,
    /// Text at the foot of its papers; may be empty.
    pub imprint: String,
    /// Whether it has its own regions, and with them its own clubs.
    pub has_clubs: bool,
    /// Its regions with the number of its clubs, in order; empty if it shares Italy's clubs.
    pub clubs: Vec<(String, usize)>,
    /// The national categories of its players.
    pub categories: Categories,
    /// Future and current tournaments; the first window.
    pub coming: Calendar,
    /// Past tournaments, the latest first; the first window.
    pub over: Calendar,
    /// Whether the reader may change its data.
    pub may_run: bool,
}

/// The page of an organiser.
///
/// # Errors
/// No such organiser.
pub fn page(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    today: chrono::NaiveDate,
) -> Result<OrganiserPage, AppError> {
    let (row, may_run, counted) = ctx.read(|conn| {
        let row = rows::organisers::by_slug(conn, slug)?;
        let may_run = access::may(conn, actor, Action::RunOrganiser(row.id))?;
        let counted = rows::club_lists::count_by_region(conn, Some(row.id))?;
        Ok((row, may_run, counted))
    })?;
    let ground = Ground::of(row.clone())?;
    let of = |when| {
        let query = CalendarQuery {
            when,
            organiser: slug.to_owned(),
            ..CalendarQuery::default()
        };
        calendar::calendar(ctx, &query, today, 1)
    };
    Ok(OrganiserPage {
        line: OrganiserLine::of(&row),
        web: row.web,
        imprint: row.imprint,
        has_clubs: ground.is_own,
        clubs: match ground.is_own {
            true => by_region(&ground, counted),
            false => Vec::new(),
        },
        categories: ground.categories,
        coming: of(When::Coming)?,
        over: of(When::Over)?,
        may_run,
    })
}

/// Every region with its number of clubs; regions that the organiser no longer has come last.
fn by_region(ground: &Ground, counted: Vec<(String, i64)>) -> Vec<(String, usize)> {
    let mut counts: BTreeMap<String, usize> = counted
        .into_iter()
        .map(|(region, count)| (region, usize::try_from(count).unwrap_or(0)))
        .collect();
    let names = ground.region_names().into_iter();
    let mut all: Vec<(String, usize)> = names
        .map(|name| {
            let count = counts.remove(&name).unwrap_or(0);
            (name, count)
        })
        .collect();
    all.extend(counts);
    all
}

/// A club of an organiser in its list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnClub {
    /// Number of the club.
    pub id: i32,
    /// Name of the club.
    pub name: String,
    /// Town of its seat.
    pub town: String,
    /// Province code.
    pub province: String,
    /// Region of its seat, as the organiser names it.
    pub region: String,
}

/// A window of the clubs of an organiser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnClubs {
    /// The organiser.
    pub line: OrganiserLine,
    /// The regions with their numbers of clubs.
    pub regions: Vec<(String, usize)>,
    /// Number of clubs found.
    pub total: usize,
    /// Position of the window's first club in the list, from 0.
    pub start: usize,
    /// The clubs of the window: by region, town and name.
    pub clubs: Vec<OwnClub>,
}

/// Window `number`, from 1, of the clubs of an organiser in one region; an empty name means all regions.
///
/// # Errors
/// No such organiser.
pub fn clubs(ctx: &Context, slug: &str, region: &str, number: usize) -> Result<OwnClubs, AppError> {
    ctx.read(|conn| {
        let row = rows::organisers::by_slug(conn, slug)?;
        let (id, line) = (row.id, OrganiserLine::of(&row));
        let ground = Ground::of(row)?;
        let regions = by_region(&ground, rows::club_lists::count_by_region(conn, Some(id))?);
        let wanted = Some(region.trim()).filter(|region| !region.is_empty());
        let counts = regions
            .iter()
            .filter(|(name, _)| wanted.is_none_or(|one| one == name));
        let total = counts.map(|(_, count)| count).sum();
        let cut = window::rows(total, number);
        let at = (
            i64::try_from(cut.start).unwrap_or(i64::MAX),
            i64::try_from(cut.len()).unwrap_or(i64::MAX),
        );
        let found = rows::club_lists::of_organiser(conn, id, wanted, at)?;
        let club = |row: rows::club_lists::ListedClub| OwnClub {
            id: row.id,
            name: row.name,
            town: row.town,
            province: row.province,
            region: row.region,
        };
        Ok(OwnClubs {
            line,
            regions,
            total,
            start: cut.start,
            clubs: found.into_iter().map(club).collect(),
        })
    })
}
