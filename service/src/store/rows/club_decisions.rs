//! The clubs that somebody decides about, and the outcome for a club.

use chrono::NaiveDateTime;
use diesel::{
    dsl::{count_star, sql},
    prelude::*,
    sql_types::{Integer, Nullable, Timestamp},
};

use crate::{
    event::ClubStatus,
    store::{
        Conn, StoreError,
        schema::{clubs, entry_requests, players, users},
    },
};

use super::{
    club_lists::{NamedClub, having_words},
    clubs::ClubRow,
};

/// The clubs that somebody decides about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Charge {
    /// All clubs.
    All,
    /// The clubs of an organiser, or of the owner of the installation.
    Of {
        /// Number of the organiser; `None` for the owner of the installation.
        organiser: Option<i32>,
        /// Only clubs in these regions; `None` for all regions.
        regions: Option<Vec<String>>,
    },
}

impl Charge {
    /// Whether it includes this club.
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

/// Clubs of these regions, or with `None` of all regions and abroad, in one state or in any.
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

/// The conditions of a search by those who decide about clubs.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// The clubs that they decide about.
    pub charge: &'a Charge,
    /// State of the clubs; `None` for any.
    pub status: Option<ClubStatus>,
    /// Region of the clubs; empty for any.
    pub region: &'a str,
    /// Folded words, or beginnings of words, of name or town.
    pub words: &'a [&'a str],
}

/// Adds the conditions of an [`Asked`] to a boxed query with any selection.
macro_rules! asked_for {
    ($query:expr, $asked:expr) => {{
        let (mut query, asked): (_, &Asked<'_>) = ($query, $asked);
        if let Charge::Of { organiser, regions } = asked.charge {
            query = match organiser {
                Some(organiser) => query.filter(clubs::organiser_id.eq(*organiser)),
                None => query.filter(clubs::organiser_id.is_null()),
            };
            if let Some(regions) = regions {
                query = query.filter(clubs::region.eq_any(regions));
            }
        }
        if let Some(status) = asked.status {
            query = query.filter(clubs::status.eq(status.code()));
        }
        if !asked.region.is_empty() {
            query = query.filter(clubs::region.eq(asked.region));
        }
        having_words!(query, asked.words)
    }};
}

/// Number of clubs found.
///
/// # Errors
/// Storage failures.
pub fn count(conn: &mut Conn, asked: &Asked<'_>) -> Result<i64, StoreError> {
    let query = clubs::table.select(count_star()).into_boxed();
    Ok(asked_for!(query, asked).get_result(conn)?)
}

/// At most `limit` of the clubs found after the first `offset`: waiting clubs first, the oldest before the others; then by name.
///
/// # Errors
/// Storage failures.
pub fn window(
    conn: &mut Conn,
    asked: &Asked<'_>,
    (offset, limit): (i64, i64),
) -> Result<Vec<ClubRow>, StoreError> {
    let waits = ClubStatus::Pending.code();
    let group = format!("CASE clubs.status WHEN '{waits}' THEN 0 ELSE 1 END");
    let sent = format!("CASE clubs.status WHEN '{waits}' THEN clubs.created_at END");
    Ok(asked_for!(clubs::table.into_boxed(), asked)
        .order((
            sql::<Integer>(&group),
            sql::<Nullable<Timestamp>>(&sent),
            clubs::name_key,
            clubs::id,
        ))
        .offset(offset)
        .limit(limit)
        .select(ClubRow::as_select())
        .load(conn)?)
}

/// At most `limit` of the clubs found, without the club with this number; those of this town first, then by name.
///
/// # Errors
/// Storage failures.
pub fn beside(
    conn: &mut Conn,
    asked: &Asked<'_>,
    (id, town_key): (i32, &str),
    limit: i64,
) -> Result<Vec<NamedClub>, StoreError> {
    Ok(asked_for!(clubs::table.into_boxed(), asked)
        .filter(clubs::id.ne(id))
        .order((clubs::town_key.ne(town_key), clubs::name_key, clubs::id))
        .limit(limit)
        .select(NamedClub::as_select())
        .load(conn)?)
}

/// Approves or rejects a club; `false` if the row changed meanwhile.
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

/// Suspends a club with a reason, or lifts the suspension with an empty one; `false` if the row changed meanwhile.
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

/// Merges a club into another one, with its players and secretaries and with the clubs that were merged into it;
/// `false` if the row changed meanwhile. Entries are not changed.
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
    // Requests that its secretary sent now belong to the secretary of the other club.
    diesel::update(entry_requests::table.filter(entry_requests::club_door.eq(from)))
        .set(entry_requests::club_door.eq(Some(into)))
        .execute(conn)?;
    Ok(true)
}
