//! The list of clubs for programs: those of the installation's owner, or of an organiser with its own clubs.

use crate::{
    app::{
        AppError, Context, fold,
        organisers::{self, Ground},
        window::{self, Window},
    },
    event::{AssociationKind, Word},
    store::{
        Conn,
        rows::{
            self,
            club_lists::{ListedClub, Wanted},
        },
    },
};

use super::{
    directory::{ClubLine, DirectoryQuery, directory_rows},
    words::words,
};

/// A club in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenClub {
    /// Number of the club.
    pub id: i32,
    /// Name of the club.
    pub name: String,
    /// Kind of association.
    pub kind: AssociationKind,
    /// Region; empty without one.
    pub region: String,
    /// Province code; empty without one.
    pub province: String,
    /// Town of its seat.
    pub town: String,
    /// Country of its seat.
    pub country: String,
}

/// A window of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenClubs {
    /// Address part and name of the organiser that the clubs belong to; `None` for the owner of the installation.
    pub organiser: Option<(String, String)>,
    /// Number of clubs found.
    pub found: usize,
    /// The clubs of the window: by region, province, town and name.
    pub clubs: Vec<OpenClub>,
}

impl From<ClubLine> for OpenClub {
    fn from(line: ClubLine) -> Self {
        Self {
            id: line.id,
            name: line.name,
            kind: line.kind,
            region: line.region,
            province: line
                .province
                .map_or("", |province| province.code)
                .to_owned(),
            town: line.town,
            country: line.country,
        }
    }
}

impl From<ListedClub> for OpenClub {
    fn from(row: ListedClub) -> Self {
        Self {
            id: row.id,
            name: row.name,
            kind: row.kind,
            region: row.region,
            province: row.province,
            town: row.town,
            country: row.country,
        }
    }
}

/// Approved clubs that match `query`, of the organiser with this address part; an empty one means the owner of the
/// installation. An organiser without its own regions shares the clubs of Italy.
///
/// # Errors
/// No such organiser; storage failures.
pub fn open_list(
    ctx: &Context,
    organiser: &str,
    query: &DirectoryQuery,
    wanted: &Window,
) -> Result<OpenClubs, AppError> {
    let own = ctx.read(|conn| {
        let ground = organisers::of_slug(conn, organiser)?;
        match ground.of_clubs() {
            Some(number) => Ok(Some(of_organiser(conn, number, &ground, query, wanted)?)),
            None => Ok(None),
        }
    })?;
    if let Some(own) = own {
        return Ok(own);
    }
    let found = directory_rows(ctx, query, wanted)?;
    Ok(OpenClubs {
        organiser: None,
        found: found.found,
        clubs: found.clubs.into_iter().map(OpenClub::from).collect(),
    })
}

/// The clubs of an organiser with its own clubs. A region, province or kind that does not exist finds every club.
fn of_organiser(
    conn: &mut Conn,
    organiser: i32,
    ground: &Ground,
    query: &DirectoryQuery,
    wanted: &Window,
) -> Result<OpenClubs, AppError> {
    let territory = &ground.territory;
    let province = territory.province(&query.province);
    let region = territory.region(&query.region);
    // A province of another region overrides the region.
    let region = province.map_or(region, |(other, _)| region.and(Some(other)));
    let region = region.map(|region| region.name.as_str());
    let folded = fold(&query.text);
    let words = words(&folded);
    let asked = Wanted {
        organiser: Some(organiser),
        region,
        province: province.map(|(_, province)| province.code.as_str()),
        kind: AssociationKind::from_code(query.kind.trim()),
        words: &words,
    };
    let found = window::counted(rows::club_lists::count(conn, &asked)?);
    let part = window::offset_and_limit(&window::wanted(found, wanted));
    let clubs = rows::club_lists::window(conn, &asked, &[], part)?;
    Ok(OpenClubs {
        organiser: ground.slug.clone().map(|slug| (slug, ground.name.clone())),
        found,
        clubs: clubs.into_iter().map(OpenClub::from).collect(),
    })
}
