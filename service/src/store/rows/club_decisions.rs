//! About whose clubs somebody decides, and what becomes of a club by it.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::{
    event::ClubStatus,
    store::{
        Conn, StoreError,
        schema::{clubs, entry_requests, players, users},
    },
};

use super::clubs::ClubRow;

/// About whose clubs somebody decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Charge {
    /// All clubs.
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
