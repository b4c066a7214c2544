//! Federations and organisers, the people who work for them, and the tournaments that they hold.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::{
    event::Accent,
    store::{
        Code, Conn, StoreError,
        schema::{organised, organiser_people, organisers, users},
        word::Read,
    },
};

/// All data of an organiser.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = organisers)]
pub struct OrganiserRow {
    pub id: i32,
    pub slug: String,
    pub name: String,
    /// Name of the country; empty for Italy.
    pub country: String,
    /// Code of the federation; empty for none.
    pub federation: String,
    #[diesel(deserialize_as = Read<organisers::accent>)]
    pub accent: Accent,
    /// Tag of the language; empty if none is set.
    pub language: String,
    /// Regions and provinces as they were typed; empty for those of Italy.
    pub territory: String,
    /// Categories as they were typed; empty for those of Italy.
    pub categories: String,
    /// Text at the foot of papers.
    pub imprint: String,
    pub web: String,
    pub version: i32,
}

/// The data about the holder on every page of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = organisers)]
pub struct HolderRow {
    pub slug: String,
    pub name: String,
    #[diesel(deserialize_as = Read<organisers::accent>)]
    pub accent: Accent,
    pub imprint: String,
    /// Regions and provinces of its own; empty for those of Italy.
    pub territory: String,
    /// Categories of its own; empty for those of Italy.
    pub categories: String,
}

/// The columns that the form of an organiser fills.
#[derive(Clone, Debug, Insertable, AsChangeset)]
#[diesel(table_name = organisers)]
pub struct OrganiserColumns<'a> {
    pub name: &'a str,
    pub country: &'a str,
    pub federation: &'a str,
    pub accent: Code,
    pub language: &'a str,
    pub territory: &'a str,
    pub categories: &'a str,
    pub imprint: &'a str,
    pub web: &'a str,
}

/// Stores an organiser and gives its number.
pub fn insert(
    conn: &mut Conn,
    slug: &str,
    values: &OrganiserColumns<'_>,
    now: NaiveDateTime,
) -> Result<i32, StoreError> {
    let made = (
        organisers::slug.eq(slug),
        organisers::created_at.eq(now),
        organisers::version.eq(1),
    );
    Ok(diesel::insert_into(organisers::table)
        .values((values.clone(), made))
        .returning(organisers::id)
        .get_result(conn)?)
}

/// Changes an organiser; `false` if the row changed meanwhile.
pub fn update(
    conn: &mut Conn,
    (id, version): (i32, i32),
    values: &OrganiserColumns<'_>,
) -> Result<bool, StoreError> {
    let row = organisers::table
        .find(id)
        .filter(organisers::version.eq(version));
    let changed = diesel::update(row)
        .set((values.clone(), organisers::version.eq(version + 1)))
        .execute(conn)?;
    Ok(changed == 1)
}

/// The organiser with this address part.
///
/// # Errors
/// [`StoreError::NotFound`]; storage failures.
pub fn by_slug(conn: &mut Conn, slug: &str) -> Result<OrganiserRow, StoreError> {
    Ok(organisers::table
        .filter(organisers::slug.eq(slug))
        .select(OrganiserRow::as_select())
        .first(conn)?)
}

/// The organiser with this number.
///
/// # Errors
/// [`StoreError::NotFound`]; storage failures.
pub fn by_id(conn: &mut Conn, id: i32) -> Result<OrganiserRow, StoreError> {
    Ok(organisers::table
        .find(id)
        .select(OrganiserRow::as_select())
        .first(conn)?)
}

/// Whether an address part is in use.
pub fn slug_exists(conn: &mut Conn, slug: &str) -> Result<bool, StoreError> {
    let taken: Option<i32> = organisers::table
        .filter(organisers::slug.eq(slug))
        .select(organisers::id)
        .first(conn)
        .optional()?;
    Ok(taken.is_some())
}

/// All organisers, by name.
pub fn all(conn: &mut Conn) -> Result<Vec<OrganiserRow>, StoreError> {
    Ok(organisers::table
        .order((organisers::name, organisers::id))
        .select(OrganiserRow::as_select())
        .load(conn)?)
}

/// The organiser for which an account works, and whether as an officer.
pub fn of_user(conn: &mut Conn, user: i32) -> Result<Option<(i32, bool)>, StoreError> {
    Ok(organiser_people::table
        .find(user)
        .select((organiser_people::organiser_id, organiser_people::is_officer))
        .first(conn)
        .optional()?)
}

/// Somebody who works for an organiser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// Number of the account.
    pub user: i32,
    /// Log-in name.
    pub name: String,
    /// Name as shown.
    pub display_name: String,
    pub is_officer: bool,
}

/// The people who work for an organiser, officers first.
pub fn people(conn: &mut Conn, organiser: i32) -> Result<Vec<PersonRow>, StoreError> {
    let mut rows: Vec<(i32, String, String, bool)> = organiser_people::table
        .inner_join(users::table)
        .filter(organiser_people::organiser_id.eq(organiser))
        .select((
            users::id,
            users::name,
            users::display_name,
            organiser_people::is_officer,
        ))
        .load(conn)?;
    rows.sort_by(|a, b| (!a.3, &a.2, a.0).cmp(&(!b.3, &b.2, b.0)));
    let person = |(user, name, display_name, is_officer)| PersonRow {
        user,
        name,
        display_name,
        is_officer,
    };
    Ok(rows.into_iter().map(person).collect())
}

/// Stores an account's role with an organiser.
pub fn set_person(
    conn: &mut Conn,
    user: i32,
    organiser: i32,
    is_officer: bool,
) -> Result<(), StoreError> {
    remove_person(conn, user)?;
    diesel::insert_into(organiser_people::table)
        .values((
            organiser_people::user_id.eq(user),
            organiser_people::organiser_id.eq(organiser),
            organiser_people::is_officer.eq(is_officer),
        ))
        .execute(conn)?;
    Ok(())
}

/// Removes an account's role.
pub fn remove_person(conn: &mut Conn, user: i32) -> Result<(), StoreError> {
    diesel::delete(organiser_people::table.find(user)).execute(conn)?;
    Ok(())
}

/// All data of a tournament's organiser; `None` if the owner of the installation holds it.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Option<OrganiserRow>, StoreError> {
    Ok(organised::table
        .inner_join(organisers::table)
        .filter(organised::tournament_id.eq(tournament))
        .select(OrganiserRow::as_select())
        .first(conn)
        .optional()?)
}

/// Stores the holder of a tournament.
pub fn hold(conn: &mut Conn, tournament: i32, organiser: Option<i32>) -> Result<(), StoreError> {
    diesel::delete(organised::table.find(tournament)).execute(conn)?;
    if let Some(organiser) = organiser {
        diesel::insert_into(organised::table)
            .values((
                organised::tournament_id.eq(tournament),
                organised::organiser_id.eq(organiser),
            ))
            .execute(conn)?;
    }
    Ok(())
}
