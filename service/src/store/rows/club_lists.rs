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
