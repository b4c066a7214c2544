//! Clubs as lists show them: the approved ones, by region.

use diesel::{
    dsl::{count_star, sql},
    prelude::*,
    sql_types::Integer,
};

use crate::{
    event::{AssociationKind, ClubStatus},
    store::{Conn, StoreError, schema::clubs, word::Read},
};

/// The data of a club for the directory.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = clubs)]
pub struct ListedClub {
    pub id: i32,
    pub name: String,
    #[diesel(deserialize_as = Read<clubs::kind>)]
    pub kind: AssociationKind,
    pub region: String,
    pub province: String,
    pub town: String,
    pub country: String,
}

/// The data of a club to choose among several.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = clubs)]
pub struct NamedClub {
    pub id: i32,
    pub name: String,
    pub town: String,
}

/// The approved club with this number.
///
/// # Errors
/// Storage failures.
pub fn of_number(conn: &mut Conn, id: i32) -> Result<Option<NamedClub>, StoreError> {
    Ok(clubs::table
        .find(id)
        .filter(clubs::status.eq(ClubStatus::Approved.code()))
        .select(NamedClub::as_select())
        .first(conn)
        .optional()?)
}

/// Adds to a boxed query of clubs that each of these folded words begins a word of the name or the town.
macro_rules! having_words {
    ($query:expr, $words:expr) => {{
        let mut query = $query;
        for word in $words {
            // Folded words contain only letters and digits, none of which is special in a pattern.
            let (first, later) = (format!("{word}%"), format!("% {word}%"));
            query = query.filter(
                clubs::name_key
                    .like(first.clone())
                    .or(clubs::name_key.like(later.clone()))
                    .or(clubs::town_key.like(first))
                    .or(clubs::town_key.like(later)),
            );
        }
        query
    }};
}
pub(super) use having_words;

/// Approved clubs in whose name or town each of these folded words begins a word, by name: at most `limit`.
///
/// # Errors
/// Storage failures.
pub fn with_words(
    conn: &mut Conn,
    words: &[&str],
    limit: i64,
) -> Result<Vec<NamedClub>, StoreError> {
    let query = clubs::table
        .filter(clubs::status.eq(ClubStatus::Approved.code()))
        .into_boxed();
    Ok(having_words!(query, words)
        .order((clubs::name_key, clubs::id))
        .limit(limit)
        .select(NamedClub::as_select())
        .load(conn)?)
}

/// The conditions of a search for approved clubs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted<'a> {
    /// Number of the organiser; `None` for the owner of the installation.
    pub organiser: Option<i32>,
    /// Name of the region; `None` for any.
    pub region: Option<&'a str>,
    /// Code of the province; `None` for any.
    pub province: Option<&'a str>,
    /// Kind of association; `None` for any.
    pub kind: Option<AssociationKind>,
    /// Folded words, or beginnings of words, of name or town.
    pub words: &'a [&'a str],
}

/// Adds the conditions of a [`Wanted`] to a boxed query with any selection.
macro_rules! looked_for {
    ($query:expr, $wanted:expr) => {{
        let (mut query, wanted): (_, &Wanted<'_>) = ($query, $wanted);
        query = query.filter(clubs::status.eq(ClubStatus::Approved.code()));
        query = match wanted.organiser {
            Some(organiser) => query.filter(clubs::organiser_id.eq(organiser)),
            None => query.filter(clubs::organiser_id.is_null()),
        };
        if let Some(region) = wanted.region {
            query = query.filter(clubs::region.eq(region));
        }
        if let Some(province) = wanted.province {
            query = query.filter(clubs::province.eq(province));
        }
        if let Some(kind) = wanted.kind {
            query = query.filter(clubs::kind.eq(kind.code()));
        }
        having_words!(query, wanted.words)
    }};
}

/// Number of clubs found.
///
/// # Errors
/// Storage failures.
pub fn count(conn: &mut Conn, wanted: &Wanted<'_>) -> Result<i64, StoreError> {
    let query = clubs::table.select(count_star()).into_boxed();
    Ok(looked_for!(query, wanted).get_result(conn)?)
}

/// Number of clubs found in each province; the empty code means abroad.
///
/// # Errors
/// Storage failures.
pub fn count_by_province(
    conn: &mut Conn,
    wanted: &Wanted<'_>,
) -> Result<Vec<(String, i64)>, StoreError> {
    let query = clubs::table
        .group_by(clubs::province)
        .select((clubs::province, count_star()))
        .into_boxed();
    Ok(looked_for!(query, wanted).load(conn)?)
}

/// At most `limit` of the clubs found after the first `offset`. They are ordered by province in the order of these codes, other
/// provinces last; without codes by region and code; then by town and name. A code has only letters and digits.
///
/// # Errors
/// Storage failures.
pub fn window(
    conn: &mut Conn,
    wanted: &Wanted<'_>,
    provinces: &[&str],
    (offset, limit): (i64, i64),
) -> Result<Vec<ListedClub>, StoreError> {
    let query = looked_for!(clubs::table.into_boxed(), wanted);
    let places = provinces.iter().enumerate();
    let cases: String = places
        .map(|(place, code)| format!(" WHEN '{code}' THEN {place}"))
        .collect();
    let query = if provinces.is_empty() {
        query.order((
            clubs::region,
            clubs::province,
            clubs::town_key,
            clubs::name_key,
            clubs::id,
        ))
    } else {
        let last = provinces.len();
        query.order((
            sql::<Integer>(&format!("CASE clubs.province{cases} ELSE {last} END")),
            clubs::region,
            clubs::country,
            clubs::town_key,
            clubs::name_key,
            clubs::id,
        ))
    };
    Ok(query
        .offset(offset)
        .limit(limit)
        .select(ListedClub::as_select())
        .load(conn)?)
}

/// At most `limit` approved clubs of an organiser after the first `offset`, in one region or in all, by region, town
/// and name.
///
/// # Errors
/// Storage failures.
pub fn of_organiser(
    conn: &mut Conn,
    organiser: i32,
    region: Option<&str>,
    (offset, limit): (i64, i64),
) -> Result<Vec<ListedClub>, StoreError> {
    let mut query = clubs::table
        .filter(clubs::organiser_id.eq(organiser))
        .filter(clubs::status.eq(ClubStatus::Approved.code()))
        .into_boxed();
    if let Some(region) = region {
        query = query.filter(clubs::region.eq(region));
    }
    Ok(query
        .order((clubs::region, clubs::town_key, clubs::name_key, clubs::id))
        .offset(offset)
        .limit(limit)
        .select(ListedClub::as_select())
        .load(conn)?)
}

/// Number of approved clubs for each region, of an organiser or of the owner of the installation.
///
/// # Errors
/// Storage failures.
pub fn count_by_region(
    conn: &mut Conn,
    organiser: Option<i32>,
) -> Result<Vec<(String, i64)>, StoreError> {
    let approved = clubs::status.eq(ClubStatus::Approved.code());
    let query = clubs::table
        .group_by(clubs::region)
        .select((clubs::region, count_star()))
        .filter(approved)
        .into_boxed();
    let query = match organiser {
        Some(organiser) => query.filter(clubs::organiser_id.eq(organiser)),
        None => query.filter(clubs::organiser_id.is_null()),
    };
    Ok(query.load(conn)?)
}
