//! About whose clubs somebody decides, and what becomes of a club by it.

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

/// About whose clubs somebody decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Charge {
    /// All clubs.
    All,
    /// Those of an organiser, or of whose installation this is.
    Of {
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

/// Which clubs those look for who decide about them.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// About whose clubs they decide.
    pub charge: &'a Charge,
    /// In this state.
    pub status: Option<ClubStatus>,
    /// Of this region; empty for any.
    pub region: &'a str,
    /// With these folded words in name or town, each perhaps its beginning alone.
    pub words: &'a [&'a str],
}

/// Adds the conditions of an [`Asked`] to a boxed query, whatever it selects.
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

/// How many are found.
///
/// # Errors
/// Storage failures.
pub fn count(conn: &mut Conn, asked: &Asked<'_>) -> Result<i64, StoreError> {
    let query = clubs::table.select(count_star()).into_boxed();
    Ok(asked_for!(query, asked).get_result(conn)?)
}

/// At most `limit` of them after the first `offset`: those that wait first, the oldest before; then by name.
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

/// At most `limit` of them but for the one of this number, those of this town first, by name.
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
