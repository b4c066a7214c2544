//! The regions, provinces and categories that hold for a club, a tournament, an account.

use crate::{
    app::{Actor, AppError, Context},
    event::{Accent, Categories, CategoryList, Territory},
    store::{
        Conn, StoreError, UnknownWord,
        rows::{self, organisers::OrganiserRow, tournaments::TournamentRow},
    },
};

/// Where an organiser finds its clubs and tournaments, and how it ranks players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    /// Its address part; `None` for whose installation this is.
    pub slug: Option<String>,
    /// Its name; empty for whose installation this is.
    pub name: String,
    pub accent: Accent,
    /// Name of the country; empty for Italy.
    pub country: String,
    /// Federation of its players, three letters.
    pub federation: String,
    /// Regions and provinces.
    pub territory: Territory,
    /// Whether these are its own, not those of Italy: then its clubs are its own too.
    pub is_own: bool,
    /// National categories.
    pub categories: Categories,
    /// Its number.
    pub(in crate::app) organiser: Option<i32>,
}

impl Ground {
    /// Of whose installation this is: Italy.
    #[must_use]
    pub fn house() -> Self {
        Self {
            slug: None,
            name: String::new(),
            accent: Accent::default(),
            country: String::new(),
            federation: "ITA".to_owned(),
            territory: Territory::italy(),
            is_own: false,
            categories: Categories::Italy,
            organiser: None,
        }
    }

    /// Of an organiser.
    ///
    /// # Errors
    /// Regions or categories that this program does not understand: a newer one wrote them.
    pub(super) fn of(row: OrganiserRow) -> Result<Self, AppError> {
        let territory =
            Territory::parse(&row.territory).map_err(|_| unknown("territory", &row.territory))?;
        let categories = stored_categories(&row.categories)?;
        let house = Self::house();
        Ok(Self {
            slug: Some(row.slug),
            name: row.name,
            accent: row.accent,
            country: row.country,
            federation: match row.federation.is_empty() {
                true => house.federation,
                false => row.federation,
            },
            is_own: territory.is_some(),
            territory: territory.unwrap_or(house.territory),
            categories,
            organiser: Some(row.id),
        })
    }

    /// The organiser whose clubs are registered here; none where they are those of whose installation this is.
    pub(in crate::app) fn of_clubs(&self) -> Option<i32> {
        self.organiser.filter(|_| self.is_own)
    }

    /// The names of the regions, in their order.
    #[must_use]
    pub fn region_names(&self) -> Vec<String> {
        let regions = self.territory.regions().iter();
        regions.map(|region| region.name.clone()).collect()
    }

    /// Codes of the provinces with their names, by name: `Cremona (CR)`.
    #[must_use]
    pub fn provinces(&self) -> Vec<(String, String)> {
        let regions = self.territory.regions().iter();
        let all = regions.flat_map(|region| &region.provinces);
        let mut all: Vec<(String, String)> = all
            .map(|one| (one.code.clone(), format!("{} ({})", one.name, one.code)))
            .collect();
        all.sort_by_cached_key(|(_, name)| crate::app::fold(name));
        all
    }
}

/// What this program does not understand of an organiser: a newer one wrote it.
fn unknown(column: &str, text: &str) -> AppError {
    let place = format!("organisers.{column}");
    AppError::from(StoreError::from(UnknownWord::new(&place, text)))
}

/// Categories as they are stored of an organiser; those of Italy when empty.
fn stored_categories(text: &str) -> Result<Categories, AppError> {
    let list = CategoryList::parse(text).map_err(|_| unknown("categories", text))?;
    Ok(list.map_or(Categories::Italy, Categories::Own))
}

/// The national categories that a tournament has: those of who holds it. Whatever asks for the category of an entry asks here.
///
/// # Errors
/// Categories that this program does not understand: a newer one wrote them.
pub(in crate::app) fn categories_of(tournament: &TournamentRow) -> Result<Categories, AppError> {
    let holder = tournament.marks.holder.as_ref();
    holder.map_or(Ok(Categories::Italy), |row| {
        stored_categories(&row.categories)
    })
}

/// Of the organiser with this number, or of whose installation this is.
///
/// # Errors
/// No such organiser; storage failures.
pub(in crate::app) fn of_number(
    conn: &mut Conn,
    organiser: Option<i32>,
) -> Result<Ground, AppError> {
    match organiser {
        Some(organiser) => Ground::of(rows::organisers::by_id(conn, organiser)?),
        None => Ok(Ground::house()),
    }
}

/// Of the organiser with this address part; an empty one is that of whose installation this is.
///
/// # Errors
/// No such organiser; storage failures.
pub(in crate::app) fn of_slug(conn: &mut Conn, slug: &str) -> Result<Ground, AppError> {
    match slug.trim() {
        "" => Ok(Ground::house()),
        slug => Ground::of(rows::organisers::by_slug(conn, slug)?),
    }
}

/// Of the organiser for whom an account works.
///
/// # Errors
/// Storage failures.
pub(in crate::app) fn of_account(conn: &mut Conn, user: i32) -> Result<Ground, AppError> {
    let organiser = rows::organisers::of_user(conn, user)?;
    of_number(conn, organiser.map(|(organiser, _)| organiser))
}

/// Of the organiser for whom the actor works.
///
/// # Errors
/// Storage failures.
pub(in crate::app) fn of_actor(conn: &mut Conn, actor: &Actor) -> Result<Ground, AppError> {
    match &actor.user {
        Some(user) => of_account(conn, user.id),
        None => Ok(Ground::house()),
    }
}

/// Of the organiser who holds a tournament.
///
/// # Errors
/// Storage failures.
pub(in crate::app) fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Ground, AppError> {
    match rows::organisers::of_tournament(conn, tournament)? {
        Some(row) => Ground::of(row),
        None => Ok(Ground::house()),
    }
}

/// Of the organiser for whom the actor works, for the form of a new tournament.
///
/// # Errors
/// Storage failures.
pub fn ground_of_account(ctx: &Context, actor: &Actor) -> Result<Ground, AppError> {
    ctx.read(|conn| of_actor(conn, actor))
}

/// Of the organiser who holds the tournament with this address part.
///
/// # Errors
/// No such tournament; storage failures.
pub fn ground_of_tournament(ctx: &Context, slug: &str) -> Result<Ground, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.read(|conn| of_tournament(conn, id))
}

/// Of the organiser with this address part; an empty one is that of whose installation this is.
///
/// # Errors
/// No such organiser; storage failures.
pub fn ground_of_slug(ctx: &Context, slug: &str) -> Result<Ground, AppError> {
    ctx.read(|conn| of_slug(conn, slug))
}

/// Of the organiser of a club.
///
/// # Errors
/// No such club; storage failures.
pub fn ground_of_club(ctx: &Context, club: i32) -> Result<Ground, AppError> {
    ctx.read(|conn| {
        let row = rows::clubs::by_id(conn, club)?;
        of_number(conn, row.organiser_id)
    })
}
