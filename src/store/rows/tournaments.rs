//! Tournaments.

use chrono::{NaiveDate, NaiveDateTime};
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::tournaments};

/// A tournament. Points in half-points, times in minutes.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
#[expect(dead_code, reason = "the row mirrors its table whole")]
pub struct TournamentRow {
    pub id: i32,
    pub slug: String,
    pub name: String,
    pub town: String,
    pub venue: String,
    pub province: String,
    pub federation: String,
    pub start_date: NaiveDate,
    pub end_date: NaiveDate,
    pub rounds_planned: i32,
    pub kind: String,
    pub time_control: String,
    pub rules_edition: String,
    pub win: i32,
    pub draw: i32,
    pub loss: i32,
    pub pairing_bye: i32,
    pub tie_breaks: String,
    /// Draws may not be offered before this move (Law 9.1.1); 0 for no limit.
    pub draw_offer_limit: i32,
    /// Default time (Law 6.7.1).
    pub default_minutes: i32,
    pub initial_colour: Option<String>,
    pub chief_arbiter: String,
    pub deputy_arbiters: String,
    /// `registration`, `running` or `finished`.
    pub state: String,
    pub created_at: NaiveDateTime,
    pub version: i32,
}

/// What can be set, at the beginning and later.
#[derive(Clone, Debug, Insertable, AsChangeset)]
#[diesel(table_name = tournaments)]
pub struct TournamentValues<'a> {
    pub name: &'a str,
    pub town: &'a str,
    pub venue: &'a str,
    pub province: &'a str,
    pub federation: &'a str,
    pub start_date: NaiveDate,
    pub end_date: NaiveDate,
    pub rounds_planned: i32,
    pub kind: &'a str,
    pub time_control: &'a str,
    pub rules_edition: &'a str,
    pub win: i32,
    pub draw: i32,
    pub loss: i32,
    pub pairing_bye: i32,
    pub tie_breaks: &'a str,
    pub draw_offer_limit: i32,
    pub default_minutes: i32,
    pub chief_arbiter: &'a str,
    pub deputy_arbiters: &'a str,
}

pub fn insert(
    conn: &mut Conn,
    slug: &str,
    values: &TournamentValues<'_>,
    created_at: NaiveDateTime,
) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(tournaments::table)
        .values((
            tournaments::slug.eq(slug),
            values,
            tournaments::state.eq("registration"),
            tournaments::created_at.eq(created_at),
            tournaments::version.eq(1),
        ))
        .returning(tournaments::id)
        .get_result(conn)?)
}

/// Changes the settings; `false` when the row changed meanwhile.
pub fn update(
    conn: &mut Conn,
    id: i32,
    version: i32,
    values: &TournamentValues<'_>,
) -> Result<bool, StoreError> {
    let row = tournaments::table
        .find(id)
        .filter(tournaments::version.eq(version));
    let changed = diesel::update(row)
        .set((values, tournaments::version.eq(version + 1)))
        .execute(conn)?;
    Ok(changed == 1)
}

pub fn set_state(conn: &mut Conn, id: i32, state: &str) -> Result<(), StoreError> {
    diesel::update(tournaments::table.find(id))
        .set(tournaments::state.eq(state))
        .execute(conn)?;
    Ok(())
}

pub fn set_initial_colour(conn: &mut Conn, id: i32, colour: &str) -> Result<(), StoreError> {
    diesel::update(tournaments::table.find(id))
        .set(tournaments::initial_colour.eq(colour))
        .execute(conn)?;
    Ok(())
}

pub fn by_slug(conn: &mut Conn, slug: &str) -> Result<TournamentRow, StoreError> {
    Ok(tournaments::table
        .filter(tournaments::slug.eq(slug))
        .select(TournamentRow::as_select())
        .first(conn)?)
}

pub fn by_id(conn: &mut Conn, id: i32) -> Result<TournamentRow, StoreError> {
    Ok(tournaments::table
        .find(id)
        .select(TournamentRow::as_select())
        .first(conn)?)
}

pub fn slug_exists(conn: &mut Conn, slug: &str) -> Result<bool, StoreError> {
    let count: i64 = tournaments::table
        .filter(tournaments::slug.eq(slug))
        .count()
        .get_result(conn)?;
    Ok(count > 0)
}

/// All tournaments, newest first.
pub fn all(conn: &mut Conn) -> Result<Vec<TournamentRow>, StoreError> {
    Ok(tournaments::table
        .order((tournaments::start_date.desc(), tournaments::id.desc()))
        .select(TournamentRow::as_select())
        .load(conn)?)
}
