//! The public directory of clubs.

use std::{collections::BTreeMap, ops::Range};

use chrono::{Datelike, NaiveDate};

use crate::{
    app::{
        AppError, Context, fold,
        window::{self, Window},
    },
    event::{AssociationKind, PROVINCES, Province, REGIONS, Word},
    store::{
        Conn,
        rows::{
            self,
            club_lists::{ListedClub, Wanted},
        },
    },
};

use super::words::words;

/// A search in the directory; an empty text finds everything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DirectoryQuery {
    /// Name of a region.
    pub region: String,
    /// Province code.
    pub province: String,
    /// Part of the name or of the town.
    pub text: String,
    /// Code of [`AssociationKind`]; any other text finds every kind.
    pub kind: String,
}

/// A club in the directory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubLine {
    /// Number of the club.
    pub id: i32,
    /// Name of the club.
    pub name: String,
    /// Kind of association.
    pub kind: AssociationKind,
    /// Region; empty abroad.
    pub region: String,
    /// Province; `None` abroad.
    pub province: Option<&'static Province>,
    /// Town of its seat.
    pub town: String,
    /// Country of its seat.
    pub country: String,
    /// Number of its players in the registry.
    pub players: i64,
    /// Number of the year's tournaments in which its players are entered.
    pub tournaments: usize,
}

/// The clubs found, with the counts around them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Directory {
    /// The region searched for, if it exists.
    pub region: Option<&'static str>,
    /// The province searched for, if it exists.
    pub province: Option<&'static Province>,
    /// Number of approved clubs in that region, or of all clubs.
    pub total: usize,
    /// Number of provinces in which those clubs are.
    pub provinces: usize,
    /// Year for which tournaments are counted.
    pub year: i32,
    /// Number of clubs found.
    pub found: usize,
    /// Positions of the window among them: by region, province, town and name; clubs abroad last.
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

/// Window `page`, from 1, of the approved clubs that match `query`.
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

/// The part of the directory with the requested rows, given as a window or by their positions.
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
    // A province of another region overrides the region: the form may have changed only one of the two.
    let region = province.map_or(region, |province| region.and(Some(province.region)));
    let folded = fold(&query.text);
    let words = words(&folded);
    ctx.read(|conn| {
        let of_region = Wanted {
            region,
            ..Wanted::default()
        };
        let by_province = rows::club_lists::count_by_province(conn, &of_region)?;
        let total: i64 = by_province.iter().map(|(_, clubs)| clubs).sum();
        let provinces = by_province.iter().filter(|(code, _)| !code.is_empty());
        let wanted = Wanted {
            province: province.map(|province| province.code),
            kind: AssociationKind::from_code(query.kind.trim()),
            words: &words,
            ..of_region
        };
        let found = window::counted(rows::club_lists::count(conn, &wanted)?);
        let shown = window::wanted(found, wanted_rows);
        let part = window::offset_and_limit(&shown);
        let clubs = rows::club_lists::window(conn, &wanted, &in_order(), part)?;
        Ok(Directory {
            region,
            province,
            total: window::counted(total),
            provinces: provinces.count(),
            year,
            found,
            shown,
            clubs: lines(conn, &clubs, year)?,
        })
    })
}

/// The codes of the Italian provinces, by region and name.
fn in_order() -> Vec<&'static str> {
    let mut provinces: Vec<&Province> = PROVINCES.iter().collect();
    provinces.sort_by_cached_key(|province| (province.region, fold(province.name)));
    provinces.iter().map(|province| province.code).collect()
}

/// Clubs with their counts.
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
