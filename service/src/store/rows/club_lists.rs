//! Clubs as lists show them: the approved ones, by region.

use diesel::prelude::*;

use crate::{
    event::{AssociationKind, ClubStatus},
    store::{Conn, StoreError, schema::clubs, word::Read},
};

/// What the directory needs of a club.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = clubs)]
pub struct ListedClub {
    pub id: i32,
    pub name: String,
    #[diesel(deserialize_as = Read<clubs::kind>)]
    pub kind: AssociationKind,
    pub name_key: String,
    pub region: String,
    pub province: String,
    pub town: String,
    pub town_key: String,
    pub country: String,
}

/// A club as one chooses among several.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = clubs)]
pub struct NamedClub {
    pub id: i32,
    pub name: String,
    pub town: String,
}

/// The approved club of this number.
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

/// Approved clubs in whose name or town each of these folded words begins a word, by name: `limit` at most.
///
/// # Errors
/// Storage failures.
pub fn with_words(
    conn: &mut Conn,
    words: &[&str],
    limit: i64,
) -> Result<Vec<NamedClub>, StoreError> {
    let mut query = clubs::table
        .filter(clubs::status.eq(ClubStatus::Approved.code()))
        .into_boxed();
    for word in words {
        // Folded words hold letters and digits alone, none of which means something else in a pattern.
        let (first, later) = (format!("{word}%"), format!("% {word}%"));
        query = query.filter(
            clubs::name_key
                .like(first.clone())
                .or(clubs::name_key.like(later.clone()))
                .or(clubs::town_key.like(first))
                .or(clubs::town_key.like(later)),
        );
    }
    Ok(query
        .order((clubs::name_key, clubs::id))
        .limit(limit)
        .select(NamedClub::as_select())
        .load(conn)?)
}

/// Approved clubs of whose installation this is, of one region or of all.
///
/// # Errors
/// Storage failures.
pub fn listed(conn: &mut Conn, region: Option<&str>) -> Result<Vec<ListedClub>, StoreError> {
    let mut query = clubs::table
        .filter(clubs::status.eq(ClubStatus::Approved.code()))
        .filter(clubs::organiser_id.is_null())
        .into_boxed();
    if let Some(region) = region {
        query = query.filter(clubs::region.eq(region));
    }
    Ok(query.select(ListedClub::as_select()).load(conn)?)
}

/// Approved clubs of an organiser, of one region or of all, by region, town and name: `limit` at most, after the first
/// `offset`.
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

/// Numbers of approved clubs by region, of an organiser or of whose installation this is.
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
        .select((clubs::region, diesel::dsl::count_star()))
        .filter(approved)
        .into_boxed();
    let query = match organiser {
        Some(organiser) => query.filter(clubs::organiser_id.eq(organiser)),
        None => query.filter(clubs::organiser_id.is_null()),
    };
    Ok(query.load(conn)?)
}
