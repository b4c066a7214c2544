//! Clubs.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::{
    event::{AssociationKind, ClubStatus},
    store::{
        Code, Conn, StoreError,
        schema::{clubs, entry_requests, players, users},
        word::Read,
    },
};

/// A club.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = clubs)]
#[expect(dead_code, reason = "the row mirrors its table whole")]
pub struct ClubRow {
    /// Number.
    pub id: i32,
    /// Name.
    pub name: String,
    /// Folded name, for comparison.
    pub name_key: String,
    /// Italian region, empty abroad.
    pub region: String,
    /// Two-letter province, empty abroad.
    pub province: String,
    /// Town.
    pub town: String,
    /// Folded town.
    pub town_key: String,
    /// Postal code.
    pub postcode: String,
    /// Street address.
    pub address: String,
    /// E-mail, not public unless `show_contacts`.
    pub email: String,
    /// Telephone, not public unless `show_contacts`.
    pub phone: String,
    /// Web site.
    pub web: String,
    /// President.
    pub president: String,
    /// Federation's code of the club.
    pub federation_code: String,
    /// Country name.
    pub country: String,
    /// Whether e-mail and telephone are public.
    pub show_contacts: bool,
    /// What kind of association it is.
    #[diesel(deserialize_as = Read<clubs::kind>)]
    pub kind: AssociationKind,
    /// Whether it is in the directory.
    #[diesel(deserialize_as = Read<clubs::status>)]
    pub status: ClubStatus,
    /// When registered, UTC.
    pub created_at: NaiveDateTime,
    /// When approved or rejected, UTC.
    pub decided_at: Option<NaiveDateTime>,
    /// Row version.
    pub version: i32,
    /// Why it is suspended; empty unless it is.
    pub suspended_for: String,
    /// The club of which it is part now.
    pub merged_into: Option<i32>,
    /// When somebody followed the link that was sent to its e-mail, UTC.
    pub proved_at: Option<NaiveDateTime>,
    /// The organiser whose club it is; none for those of whose installation this is.
    pub organiser_id: Option<i32>,
}

/// What is asked of a club.
#[derive(Debug, Insertable, AsChangeset)]
#[diesel(table_name = clubs)]
pub struct ClubColumns<'a> {
    /// Name.
    pub name: &'a str,
    /// Folded name.
    pub name_key: &'a str,
    /// Region.
    pub region: &'a str,
    /// Province.
    pub province: &'a str,
    /// Town.
    pub town: &'a str,
    /// Folded town.
    pub town_key: &'a str,
    /// Postal code.
    pub postcode: &'a str,
    /// Street address.
    pub address: &'a str,
    /// E-mail.
    pub email: &'a str,
    /// Telephone.
    pub phone: &'a str,
    /// Web site.
    pub web: &'a str,
    /// President.
    pub president: &'a str,
    /// Federation's code.
    pub federation_code: &'a str,
    /// Country.
    pub country: &'a str,
    /// Public contacts.
    pub show_contacts: bool,
    /// What kind of association it is.
    pub kind: Code,
}

/// A club to be registered.
#[derive(Debug, Insertable)]
#[diesel(table_name = clubs)]
pub struct NewClub<'a> {
    /// What is asked of it.
    #[diesel(embed)]
    pub values: ClubColumns<'a>,
    /// Status.
    pub status: Code,
    /// When, UTC.
    pub created_at: NaiveDateTime,
    /// Row version, 1 at first.
    pub version: i32,
    /// The organiser whose club it is, where it is one's.
    pub organiser_id: Option<i32>,
}

/// Registers a club.
///
/// # Errors
/// Storage failures.
pub fn insert(conn: &mut Conn, club: &NewClub<'_>) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(clubs::table)
        .values(club)
        .returning(clubs::id)
        .get_result(conn)?)
}

/// The club of this number.
///
/// # Errors
/// [`StoreError::NotFound`]; storage failures.
pub fn by_id(conn: &mut Conn, id: i32) -> Result<ClubRow, StoreError> {
    Ok(clubs::table
        .find(id)
        .select(ClubRow::as_select())
        .first(conn)?)
}

/// Clubs of a status, by folded name.
///
/// # Errors
/// Storage failures.
pub fn with_status(conn: &mut Conn, status: ClubStatus) -> Result<Vec<ClubRow>, StoreError> {
    let mut rows: Vec<ClubRow> = clubs::table
        .filter(clubs::status.eq(status.code()))
        .select(ClubRow::as_select())
        .load(conn)?;
    rows.sort_by(|a, b| (&a.name_key, a.id).cmp(&(&b.name_key, b.id)));
    Ok(rows)
}

/// About whose clubs somebody decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Charge {
    /// All.
    All,
    /// Those of an organiser, or of whose installation this is.
    Of {
        /// The organiser.
        organiser: Option<i32>,
        /// In these regions; `None` in all.
        regions: Option<Vec<String>>,
    },
}

impl Charge {
    /// Whether this club is among them.
    pub fn has(&self, club: &ClubRow) -> bool {
        match self {
            Self::All => true,
            Self::Of { organiser, regions } => {
                *organiser == club.organiser_id
                    && regions
                        .as_ref()
                        .is_none_or(|regions| regions.contains(&club.region))
            }
        }
    }
}

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

/// Clubs in a town that were not rejected and are no part of another one.
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

/// Approves or rejects; `false` when the row changed meanwhile.
///
/// # Errors
/// Storage failures.
pub fn decide(
    conn: &mut Conn,
    id: i32,
    version: i32,
    status: ClubStatus,
    at: NaiveDateTime,
) -> Result<bool, StoreError> {
    let changed = diesel::update(clubs::table.find(id).filter(clubs::version.eq(version)))
        .set((
            clubs::status.eq(status.code()),
            clubs::decided_at.eq(at),
            clubs::version.eq(version + 1),
        ))
        .execute(conn)?;
    Ok(changed == 1)
}

/// Stores the region of a club, whose row then has another version.
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

/// Clubs of these regions, or of all and from abroad, in a state or in any.
///
/// # Errors
/// Storage failures.
pub fn moderated(
    conn: &mut Conn,
    charge: &Charge,
    status: Option<ClubStatus>,
) -> Result<Vec<ClubRow>, StoreError> {
    let mut query = clubs::table.into_boxed();
    if let Charge::Of { organiser, regions } = charge {
        query = match organiser {
            Some(organiser) => query.filter(clubs::organiser_id.eq(*organiser)),
            None => query.filter(clubs::organiser_id.is_null()),
        };
        if let Some(regions) = regions {
            query = query.filter(clubs::region.eq_any(regions));
        }
    }
    if let Some(status) = status {
        query = query.filter(clubs::status.eq(status.code()));
    }
    Ok(query.select(ClubRow::as_select()).load(conn)?)
}

/// Suspends with a reason, or lifts it with an empty one; `false` when the row changed meanwhile.
///
/// # Errors
/// Storage failures.
pub fn suspend(
    conn: &mut Conn,
    id: i32,
    version: i32,
    status: ClubStatus,
    reason: &str,
) -> Result<bool, StoreError> {
    let changed = diesel::update(clubs::table.find(id).filter(clubs::version.eq(version)))
        .set((
            clubs::status.eq(status.code()),
            clubs::suspended_for.eq(reason),
            clubs::version.eq(version + 1),
        ))
        .execute(conn)?;
    Ok(changed == 1)
}

/// Makes a club part of another one, with its players and secretaries, and those clubs that are part of it; `false` when the
/// row changed meanwhile. Entries stay as they were made.
///
/// # Errors
/// Storage failures.
pub fn merge(conn: &mut Conn, (from, version): (i32, i32), into: i32) -> Result<bool, StoreError> {
    let changed = diesel::update(clubs::table.find(from).filter(clubs::version.eq(version)))
        .set((
            clubs::status.eq(ClubStatus::Merged.code()),
            clubs::merged_into.eq(Some(into)),
            clubs::suspended_for.eq(""),
            clubs::version.eq(version + 1),
        ))
        .execute(conn)?;
    if changed != 1 {
        return Ok(false);
    }
    diesel::update(clubs::table.filter(clubs::merged_into.eq(from)))
        .set(clubs::merged_into.eq(Some(into)))
        .execute(conn)?;
    diesel::update(players::table.filter(players::club_id.eq(from)))
        .set((
            players::club_id.eq(Some(into)),
            players::version.eq(players::version + 1),
        ))
        .execute(conn)?;
    diesel::update(users::table.filter(users::club_id.eq(from)))
        .set(users::club_id.eq(Some(into)))
        .execute(conn)?;
    // What its secretary sent stays in the hands of whoever enters the club's players now.
    diesel::update(entry_requests::table.filter(entry_requests::club_door.eq(from)))
        .set(entry_requests::club_door.eq(Some(into)))
        .execute(conn)?;
    Ok(true)
}

/// Keeps the hash of the link that is sent to the club's e-mail, until when it counts; what was proved of another address
/// is proved no more.
///
/// # Errors
/// Storage failures.
pub fn ask_proof(
    conn: &mut Conn,
    id: i32,
    hash: &str,
    until: NaiveDateTime,
) -> Result<(), StoreError> {
    diesel::update(clubs::table.find(id))
        .set((
            clubs::proof_hash.eq(hash),
            clubs::proof_until.eq(Some(until)),
            clubs::proved_at.eq(None::<NaiveDateTime>),
        ))
        .execute(conn)?;
    Ok(())
}

/// Number and name of the club whose link of this hash counts at this moment.
///
/// # Errors
/// Storage failures.
pub fn by_proof(
    conn: &mut Conn,
    hash: &str,
    now: NaiveDateTime,
) -> Result<Option<(i32, String)>, StoreError> {
    Ok(clubs::table
        .filter(clubs::proof_hash.eq(hash))
        .filter(clubs::proof_until.gt(now))
        .select((clubs::id, clubs::name))
        .first(conn)
        .optional()?)
}

/// The link was followed: it opens nothing more.
///
/// # Errors
/// Storage failures.
pub fn prove(conn: &mut Conn, id: i32, now: NaiveDateTime) -> Result<(), StoreError> {
    diesel::update(clubs::table.find(id))
        .set((
            clubs::proof_hash.eq(""),
            clubs::proof_until.eq(None::<NaiveDateTime>),
            clubs::proved_at.eq(Some(now)),
        ))
        .execute(conn)?;
    Ok(())
}

/// Numbers of the clubs that are part of this one now.
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

/// Changes a club's data; `false` when the row changed meanwhile.
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
