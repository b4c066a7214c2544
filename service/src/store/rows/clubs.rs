//! Clubs.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::{
    event::{AssociationKind, ClubStatus},
    store::{Code, Conn, StoreError, schema::clubs, word::Read},
};

/// A club.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = clubs)]
#[expect(dead_code, reason = "the row mirrors its table whole")]
pub struct ClubRow {
    /// Number of the club.
    pub id: i32,
    pub name: String,
    /// Folded name, for comparison.
    pub name_key: String,
    /// Italian region; empty abroad.
    pub region: String,
    /// Code of the province, two letters; empty abroad.
    pub province: String,
    /// Town of its seat.
    pub town: String,
    /// Folded town.
    pub town_key: String,
    /// Postal code.
    pub postcode: String,
    /// Street address.
    pub address: String,
    /// E-mail; public only with `show_contacts`.
    pub email: String,
    /// Telephone; public only with `show_contacts`.
    pub phone: String,
    /// Web site.
    pub web: String,
    /// Name of its president; public only with `show_contacts`.
    pub president: String,
    /// Federation's code of the club.
    pub federation_code: String,
    /// Country name.
    pub country: String,
    /// Whether e-mail, telephone and president are public.
    pub show_contacts: bool,
    /// Kind of association.
    #[diesel(deserialize_as = Read<clubs::kind>)]
    pub kind: AssociationKind,
    /// State of the club on its way into the directory.
    #[diesel(deserialize_as = Read<clubs::status>)]
    pub status: ClubStatus,
    /// When it was registered, in UTC.
    pub created_at: NaiveDateTime,
    /// When it was approved or rejected, in UTC.
    pub decided_at: Option<NaiveDateTime>,
    /// Row version.
    pub version: i32,
    /// Reason of the suspension; empty if it is not suspended.
    pub suspended_for: String,
    /// Number of the club that it is now part of.
    pub merged_into: Option<i32>,
    /// When somebody followed the link that was sent to its e-mail, in UTC.
    pub proved_at: Option<NaiveDateTime>,
    /// Number of the organiser; `None` for the owner of the installation.
    pub organiser_id: Option<i32>,
}

/// The columns that the form of a club fills.
#[derive(Debug, Insertable, AsChangeset)]
#[diesel(table_name = clubs)]
pub struct ClubColumns<'a> {
    pub name: &'a str,
    /// Folded name.
    pub name_key: &'a str,
    /// Region of its seat.
    pub region: &'a str,
    /// Code of the province of its seat.
    pub province: &'a str,
    /// Town of its seat.
    pub town: &'a str,
    /// Folded town.
    pub town_key: &'a str,
    /// Postal code.
    pub postcode: &'a str,
    /// Street address.
    pub address: &'a str,
    /// E-mail.
    pub email: &'a str,
    /// Telephone; public only with `show_contacts`.
    pub phone: &'a str,
    /// Web site.
    pub web: &'a str,
    /// Name of its president.
    pub president: &'a str,
    /// Federation's code.
    pub federation_code: &'a str,
    /// Country of its seat.
    pub country: &'a str,
    /// Whether the contacts are public.
    pub show_contacts: bool,
    /// Kind of association.
    pub kind: Code,
}

/// A club to be registered.
#[derive(Debug, Insertable)]
#[diesel(table_name = clubs)]
pub struct NewClub<'a> {
    /// The columns that the form fills.
    #[diesel(embed)]
    pub values: ClubColumns<'a>,
    /// State of the club on its way into the directory.
    pub status: Code,
    /// When it was registered, in UTC.
    pub created_at: NaiveDateTime,
    /// Row version; 1 at first.
    pub version: i32,
    /// Number of the organiser; `None` for the owner of the installation.
    pub organiser_id: Option<i32>,
}

/// Stores a new club and gives its number.
///
/// # Errors
/// Storage failures.
pub fn insert(conn: &mut Conn, club: &NewClub<'_>) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(clubs::table)
        .values(club)
        .returning(clubs::id)
        .get_result(conn)?)
}

/// The club with this number.
///
/// # Errors
/// [`StoreError::NotFound`]; storage failures.
pub fn by_id(conn: &mut Conn, id: i32) -> Result<ClubRow, StoreError> {
    Ok(clubs::table
        .find(id)
        .select(ClubRow::as_select())
        .first(conn)?)
}

/// Number of clubs in this state.
///
/// # Errors
/// Storage failures.
pub fn count(conn: &mut Conn, status: ClubStatus) -> Result<i64, StoreError> {
    Ok(clubs::table
        .filter(clubs::status.eq(status.code()))
        .count()
        .get_result(conn)?)
}

/// At most `limit` clubs in a state after the first `offset`, the oldest first.
///
/// # Errors
/// Storage failures.
pub fn oldest(
    conn: &mut Conn,
    status: ClubStatus,
    (offset, limit): (i64, i64),
) -> Result<Vec<ClubRow>, StoreError> {
    Ok(clubs::table
        .filter(clubs::status.eq(status.code()))
        .order((clubs::created_at, clubs::id))
        .offset(offset)
        .limit(limit)
        .select(ClubRow::as_select())
        .load(conn)?)
}

/// The club with this number, if it is in this state.
///
/// # Errors
/// Storage failures.
pub fn of_status(
    conn: &mut Conn,
    id: i32,
    status: ClubStatus,
) -> Result<Option<ClubRow>, StoreError> {
    Ok(clubs::table
        .find(id)
        .filter(clubs::status.eq(status.code()))
        .select(ClubRow::as_select())
        .first(conn)
        .optional()?)
}

/// Clubs in a town that were neither rejected nor merged into another one.
///
/// # Errors
/// Storage failures.
pub fn in_town(conn: &mut Conn, town_key: &str) -> Result<Vec<ClubRow>, StoreError> {
    Ok(clubs::table
        .filter(clubs::town_key.eq(town_key))
        .filter(
            clubs::status.ne_all([ClubStatus::Rejected, ClubStatus::Merged].map(ClubStatus::code)),
        )
        .order(clubs::id)
        .select(ClubRow::as_select())
        .load(conn)?)
}

/// Stores the region of a club and raises the version of its row.
///
/// # Errors
/// Storage failures.
pub fn set_region(
    conn: &mut Conn,
    (id, version): (i32, i32),
    region: &str,
) -> Result<(), StoreError> {
    diesel::update(clubs::table.find(id))
        .set((clubs::region.eq(region), clubs::version.eq(version + 1)))
        .execute(conn)?;
    Ok(())
}

/// Numbers of the clubs that are now part of this one.
///
/// # Errors
/// Storage failures.
pub fn parts_of(conn: &mut Conn, id: i32) -> Result<Vec<i32>, StoreError> {
    Ok(clubs::table
        .filter(clubs::merged_into.eq(id))
        .select(clubs::id)
        .order(clubs::id)
        .load(conn)?)
}

/// Changes the data of a club; `false` if the row changed meanwhile.
///
/// # Errors
/// Storage failures.
pub fn update(
    conn: &mut Conn,
    id: i32,
    version: i32,
    values: &ClubColumns<'_>,
) -> Result<bool, StoreError> {
    let changed = diesel::update(clubs::table.find(id).filter(clubs::version.eq(version)))
        .set((values, clubs::version.eq(version + 1)))
        .execute(conn)?;
    Ok(changed == 1)
}

/// Names of these clubs, by number.
///
/// # Errors
/// Storage failures.
pub fn names(
    conn: &mut Conn,
    ids: &[i32],
) -> Result<std::collections::HashMap<i32, String>, StoreError> {
    let rows: Vec<(i32, String)> = clubs::table
        .filter(clubs::id.eq_any(ids))
        .select((clubs::id, clubs::name))
        .load(conn)?;
    Ok(rows.into_iter().collect())
}
