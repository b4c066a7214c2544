//! The regions, provinces and categories that apply to a club, a tournament or an account.

use crate::{
    app::{Actor, AppError, Context},
    event::{Accent, Categories, CategoryList, Territory},
    store::{
        Conn, StoreError, UnknownWord,
        rows::{self, organisers::OrganiserRow, tournaments::TournamentRow},
    },
};

/// The territory of an organiser, and its categories of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    /// Address part of the organiser; `None` for the owner of the installation.
    pub slug: Option<String>,
    /// Name of the organiser; empty for the owner of the installation.
    pub name: String,
    /// Accent colour of the organiser.
    pub accent: Accent,
    /// Name of the country; empty for Italy.
    pub country: String,
    /// Federation of its players, three letters.
    pub federation: String,
    /// Regions and provinces.
    pub territory: Territory,
    /// Whether it has its own territory, not Italy's; its clubs are then its own too.
    pub is_own: bool,
    /// National categories.
    pub categories: Categories,
    /// Number of the organiser; `None` for the owner of the installation.
    pub(in crate::app) organiser: Option<i32>,
}

impl Ground {
    /// The ground of the owner of the installation: Italy.
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

    /// The ground of an organiser.
    ///
    /// # Errors
    /// Regions or categories that this program does not understand, because a newer one wrote them.
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

    /// The organiser for which clubs are registered here; `None` if they belong to the owner of the installation.
    pub(in crate::app) fn of_clubs(&self) -> Option<i32> {
        self.organiser.filter(|_| self.is_own)
    }

    /// The names of the regions, in order.
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

/// The error for a text of an organiser that this program does not understand, because a newer one wrote it.
fn unknown(column: &str, text: &str) -> AppError {
    let place = format!("organisers.{column}");
    AppError::from(StoreError::from(UnknownWord::new(&place, text)))
}

/// Reads the stored categories of an organiser; Italy's if the text is empty.
fn stored_categories(text: &str) -> Result<Categories, AppError> {
    let list = CategoryList::parse(text).map_err(|_| unknown("categories", text))?;
    Ok(list.map_or(Categories::Italy, Categories::Own))
}

/// The national categories of a tournament: those of its holder. Every use of an entry's category gets them here.
///
/// # Errors
/// Categories that this program does not understand, because a newer one wrote them.
pub(in crate::app) fn categories_of(tournament: &TournamentRow) -> Result<Categories, AppError> {
    let holder = tournament.marks.holder.as_ref();
    holder.map_or(Ok(Categories::Italy), |row| {
        stored_categories(&row.categories)
    })
}

/// The ground of the organiser with this number, or of the owner of the installation.
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

/// The ground of the organiser with this address part; an empty one means the owner of the installation.
///
/// # Errors
/// No such organiser; storage failures.
pub(in crate::app) fn of_slug(conn: &mut Conn, slug: &str) -> Result<Ground, AppError> {
    match slug.trim() {
        "" => Ok(Ground::house()),
        slug => Ground::of(rows::organisers::by_slug(conn, slug)?),
    }
}

/// The ground of the organiser for which an account works.
///
/// # Errors
/// Storage failures.
pub(in crate::app) fn of_account(conn: &mut Conn, user: i32) -> Result<Ground, AppError> {
    let organiser = rows::organisers::of_user(conn, user)?;
    of_number(conn, organiser.map(|(organiser, _)| organiser))
}

/// The ground of the organiser for which the actor works.
///
/// # Errors
/// Storage failures.
pub(in crate::app) fn of_actor(conn: &mut Conn, actor: &Actor) -> Result<Ground, AppError> {
    match &actor.user {
        Some(user) => of_account(conn, user.id),
        None => Ok(Ground::house()),
    }
}

/// The ground of the organiser that holds a tournament.
///
/// # Errors
/// Storage failures.
pub(in crate::app) fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Ground, AppError> {
    match rows::organisers::of_tournament(conn, tournament)? {
        Some(row) => Ground::of(row),
        None => Ok(Ground::house()),
    }
}

/// The ground of the organiser for which the actor works, for the form of a new tournament.
///
/// # Errors
/// Storage failures.
pub fn ground_of_account(ctx: &Context, actor: &Actor) -> Result<Ground, AppError> {
    ctx.read(|conn| of_actor(conn, actor))
}

/// The ground of the organiser that holds the tournament with this address part.
///
/// # Errors
/// No such tournament; storage failures.
pub fn ground_of_tournament(ctx: &Context, slug: &str) -> Result<Ground, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.read(|conn| of_tournament(conn, id))
}

/// The ground of the organiser with this address part; an empty one means the owner of the installation.
///
/// # Errors
/// No such organiser; storage failures.
pub fn ground_of_slug(ctx: &Context, slug: &str) -> Result<Ground, AppError> {
    ctx.read(|conn| of_slug(conn, slug))
}

/// The ground of the organiser that a club belongs to.
///
/// # Errors
/// No such club; storage failures.
pub fn ground_of_club(ctx: &Context, club: i32) -> Result<Ground, AppError> {
    ctx.read(|conn| {
        let row = rows::clubs::by_id(conn, club)?;
        of_number(conn, row.organiser_id)
    })
}
