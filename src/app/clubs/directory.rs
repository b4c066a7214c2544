//! The public directory of clubs.

use std::collections::{BTreeMap, BTreeSet};

use chrono::Datelike;

use crate::{
    app::{AppError, Context, fold},
    event::{AssociationKind, ClubStatus, Province, REGIONS, Word},
    store::rows,
};

/// What is looked for; empty texts look for everything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DirectoryQuery {
    /// Region.
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
    /// Number.
    pub id: i32,
    /// Name.
    pub name: String,
    /// What kind of association it is.
    pub kind: AssociationKind,
    /// Region, empty abroad.
    pub region: String,
    /// Province; `None` abroad.
    pub province: Option<&'static Province>,
    /// Town.
    pub town: String,
    /// Country.
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
    /// The clubs found, by region, province, town and name; those abroad last.
    pub clubs: Vec<ClubLine>,
}

/// Number of approved clubs of every region, by name of the region.
///
/// # Errors
/// Storage failures.
pub fn count_by_region(ctx: &Context) -> Result<Vec<(String, usize)>, AppError> {
    ctx.read(|conn| {
        let clubs = rows::clubs::with_status(conn, ClubStatus::Approved)?;
        Ok(REGIONS
            .iter()
            .map(|region| {
                let count = clubs.iter().filter(|club| club.region == *region).count();
                ((*region).to_owned(), count)
            })
            .collect())
    })
}

/// Approved clubs that fit `query`.
///
/// # Errors
/// Storage failures.
pub fn directory(ctx: &Context, query: &DirectoryQuery) -> Result<Directory, AppError> {
    let year = ctx.clock.now().year();
    let province = Province::by_code(&query.province);
    let wanted = query.region.trim();
    let region = REGIONS.into_iter().find(|region| *region == wanted);
    // A province of another region says more than the region: the form may have changed one of the two.
    let region = province.map_or(region, |province| region.and(Some(province.region)));
    let words = fold(&query.text);
    let kind = AssociationKind::from_code(query.kind.trim());
    ctx.read(|conn| {
        let players: BTreeMap<i32, i64> = rows::players::count_by_club(conn)?.into_iter().collect();
        let this_year: BTreeSet<i32> = rows::tournaments::headings(conn)?
            .into_iter()
            .filter(|tournament| tournament.start_date.year() == year)
            .map(|tournament| tournament.id)
            .collect();
        let mut tournaments: BTreeMap<i32, usize> = BTreeMap::new();
        for (club, tournament) in rows::entries::clubs_in_tournaments(conn)? {
            if this_year.contains(&tournament) {
                *tournaments.entry(club).or_default() += 1;
            }
        }
        let mut of_region = rows::clubs::with_status(conn, ClubStatus::Approved)?;
        of_region.retain(|club| region.is_none_or(|region| club.region == region));
        let provinces: BTreeSet<&str> = of_region
            .iter()
            .map(|club| club.province.as_str())
            .filter(|code| !code.is_empty())
            .collect();
        let (total, provinces) = (of_region.len(), provinces.len());
        of_region.retain(|club| {
            let key = format!("{} {}", club.name_key, club.town_key);
            province.is_none_or(|province| club.province == province.code)
                && kind.is_none_or(|kind| club.kind == kind)
                && (words.is_empty()
                    || words
                        .split(' ')
                        .all(|word| key.split(' ').any(|own| own.starts_with(word))))
        });
        let mut clubs: Vec<(String, ClubLine)> = of_region
            .into_iter()
            .map(|club| {
                let province = Province::by_code(&club.province);
                let name = province.map_or_else(|| fold(&club.country), |p| fold(p.name));
                let key = format!(
                    "{}\u{0}{}\u{0}{name}\u{0}{}\u{0}{}",
                    u8::from(province.is_none()),
                    club.region,
                    club.town_key,
                    club.name_key
                );
                let line = ClubLine {
                    id: club.id,
                    name: club.name,
                    kind: club.kind,
                    region: club.region,
                    province,
                    town: club.town,
                    country: club.country,
                    players: players.get(&club.id).copied().unwrap_or(0),
                    tournaments: tournaments.get(&club.id).copied().unwrap_or(0),
                };
                (key, line)
            })
            .collect();
        clubs.sort_by(|(a, _), (b, _)| a.cmp(b));
        Ok(Directory {
            region,
            province,
            total,
            provinces,
            year,
            clubs: clubs.into_iter().map(|(_, line)| line).collect(),
        })
    })
}
