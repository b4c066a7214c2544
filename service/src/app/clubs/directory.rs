//! The public directory of clubs.

use std::{
    collections::{BTreeMap, BTreeSet},
    ops::Range,
};

use chrono::{Datelike, NaiveDate};

use crate::{
    app::{
        AppError, Context, fold,
        tournament::window::{self, Window},
    },
    event::{AssociationKind, Province, REGIONS, Word},
    store::{
        Conn,
        rows::{self, club_lists::ListedClub},
    },
};

/// What is looked for; empty texts look for everything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DirectoryQuery {
    /// Name of a region.
    pub region: String,
    /// Province code.
    pub province: String,
    /// Part of the name or of the town.
    pub text: String,
    /// Code of [`AssociationKind`]; every kind when it is none.
    pub kind: String,
}

/// A club in the directory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubLine {
    /// Number of the club.
    pub id: i32,
    /// Name of the club.
    pub name: String,
    /// What kind of association it is.
    pub kind: AssociationKind,
    /// Region, empty abroad.
    pub region: String,
    /// Province; `None` abroad.
    pub province: Option<&'static Province>,
    /// Town of its seat.
    pub town: String,
    /// Country of its seat.
    pub country: String,
    /// Players of the registry.
    pub players: i64,
    /// Tournaments of the year in which its players are entered.
    pub tournaments: usize,
}

/// The clubs found, with what surrounds them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Directory {
    /// Region looked for, if there is such a region.
    pub region: Option<&'static str>,
    /// Province looked for, if there is such a province.
    pub province: Option<&'static Province>,
    /// Approved clubs of that region, or of all.
    pub total: usize,
    /// Provinces in which those lie.
    pub provinces: usize,
    /// Year in which tournaments are counted.
    pub year: i32,
    /// Clubs found.
    pub found: usize,
    /// Those of the window shown, among them: by region, province, town and name; those abroad last.
    pub shown: Range<usize>,
    /// The clubs of the window.
    pub clubs: Vec<ClubLine>,
}

/// Number of approved clubs of every region, by name of the region.
///
/// # Errors
/// Storage failures.
pub fn count_by_region(ctx: &Context) -> Result<Vec<(String, usize)>, AppError> {
    ctx.read(|conn| {
        let counts: BTreeMap<String, i64> = rows::club_lists::count_by_region(conn, None)?
            .into_iter()
            .collect();
        let count = |region: &str| counts.get(region).and_then(|n| usize::try_from(*n).ok());
        Ok(REGIONS
            .iter()
            .map(|region| ((*region).to_owned(), count(region).unwrap_or(0)))
            .collect())
    })
}

/// Window `page`, from 1, of the approved clubs that fit `query`.
///
/// # Errors
/// Storage failures.
pub fn directory(
    ctx: &Context,
    query: &DirectoryQuery,
    page: usize,
) -> Result<Directory, AppError> {
    directory_rows(ctx, query, &Window::Number(page))
}

/// The part of the directory with the rows that are wanted, by number of the window or by their places.
///
/// # Errors
/// Storage failures.
pub fn directory_rows(
    ctx: &Context,
    query: &DirectoryQuery,
    wanted_rows: &Window,
) -> Result<Directory, AppError> {
    let year = ctx.clock.now().year();
    let province = Province::by_code(&query.province);
    let wanted = query.region.trim();
    let region = REGIONS.into_iter().find(|region| *region == wanted);
    // A province of another region says more than the region: the form may have changed one of the two.
    let region = province.map_or(region, |province| region.and(Some(province.region)));
    let words = fold(&query.text);
    let kind = AssociationKind::from_code(query.kind.trim());
    ctx.read(|conn| {
        let mut of_region = rows::club_lists::listed(conn, region)?;
        let provinces: BTreeSet<&str> = of_region
            .iter()
            .map(|club| club.province.as_str())
            .filter(|code| !code.is_empty())
            .collect();
        let (total, provinces) = (of_region.len(), provinces.len());
        of_region.retain(|club| {
            province.is_none_or(|province| club.province == province.code)
                && kind.is_none_or(|kind| club.kind == kind)
                && has_words(club, &words)
        });
        of_region.sort_by_cached_key(place);
        let found = of_region.len();
        let shown = window::wanted(found, wanted_rows);
        let clubs = of_region.get(shown.clone()).unwrap_or_default();
        Ok(Directory {
            region,
            province,
            total,
            provinces,
            year,
            found,
            shown,
            clubs: lines(conn, clubs, year)?,
        })
    })
}

/// Whether every folded word is the beginning of one of the name or of the town.
pub(super) fn has_words(club: &ListedClub, words: &str) -> bool {
    let key = format!("{} {}", club.name_key, club.town_key);
    let mut words = words.split(' ').filter(|word| !word.is_empty());
    words.all(|word| key.split(' ').any(|own| own.starts_with(word)))
}

/// Where a club stands in the list.
fn place(club: &ListedClub) -> String {
    let province = Province::by_code(&club.province);
    let name = province.map_or_else(|| fold(&club.country), |p| fold(p.name));
    format!(
        "{}\u{0}{}\u{0}{name}\u{0}{}\u{0}{}",
        u8::from(province.is_none()),
        club.region,
        club.town_key,
        club.name_key
    )
}

/// Some clubs, with what is counted of them.
fn lines(conn: &mut Conn, clubs: &[ListedClub], year: i32) -> Result<Vec<ClubLine>, AppError> {
    let numbers: Vec<i32> = clubs.iter().map(|club| club.id).collect();
    let players: BTreeMap<i32, i64> = rows::players::count_of_clubs(conn, &numbers)?
        .into_iter()
        .collect();
    let ends = NaiveDate::from_ymd_opt(year, 1, 1).zip(NaiveDate::from_ymd_opt(year, 12, 31));
    let mut tournaments: BTreeMap<i32, usize> = BTreeMap::new();
    if let Some(days) = ends {
        for (club, _) in rows::entries::tournaments_of_clubs(conn, &numbers, days)? {
            *tournaments.entry(club).or_default() += 1;
        }
    }
    let lines = clubs.iter().map(|club| ClubLine {
        id: club.id,
        name: club.name.clone(),
        kind: club.kind,
        region: club.region.clone(),
        province: Province::by_code(&club.province),
        town: club.town.clone(),
        country: club.country.clone(),
        players: players.get(&club.id).copied().unwrap_or(0),
        tournaments: tournaments.get(&club.id).copied().unwrap_or(0),
    });
    Ok(lines.collect())
}
