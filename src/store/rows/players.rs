//! The registry of players.

use chrono::{NaiveDate, NaiveDateTime};
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::players};

/// A player of the registry.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = players)]
#[expect(dead_code, reason = "the row mirrors its table whole")]
pub struct PlayerRow {
    pub id: i32,
    pub last_name: String,
    pub first_name: String,
    pub name_key: String,
    pub sex: Option<String>,
    pub birth_year: Option<i32>,
    pub birth_date: Option<NaiveDate>,
    pub federation: String,
    pub fide_id: Option<String>,
    pub national_id: Option<String>,
    pub title: Option<String>,
    pub fide_standard: Option<i32>,
    pub fide_rapid: Option<i32>,
    pub fide_blitz: Option<i32>,
    pub national_standard: Option<i32>,
    pub national_rapid: Option<i32>,
    pub national_blitz: Option<i32>,
    pub club_id: Option<i32>,
    pub created_at: NaiveDateTime,
    pub version: i32,
}

/// What can be set, at the beginning and later. `None` clears a value.
#[derive(Clone, Debug, Insertable, AsChangeset)]
#[diesel(table_name = players, treat_none_as_null = true)]
pub struct PlayerValues<'a> {
    pub last_name: &'a str,
    pub first_name: &'a str,
    pub name_key: &'a str,
    pub sex: Option<&'a str>,
    pub birth_year: Option<i32>,
    pub birth_date: Option<NaiveDate>,
    pub federation: &'a str,
    pub fide_id: Option<&'a str>,
    pub national_id: Option<&'a str>,
    pub title: Option<&'a str>,
    pub fide_standard: Option<i32>,
    pub fide_rapid: Option<i32>,
    pub fide_blitz: Option<i32>,
    pub national_standard: Option<i32>,
    pub national_rapid: Option<i32>,
    pub national_blitz: Option<i32>,
    pub club_id: Option<i32>,
}

pub fn insert(
    conn: &mut Conn,
    values: &PlayerValues<'_>,
    created_at: NaiveDateTime,
) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(players::table)
        .values((
            values,
            players::created_at.eq(created_at),
            players::version.eq(1),
        ))
        .returning(players::id)
        .get_result(conn)?)
}

/// Changes a player; `false` when the row changed meanwhile.
pub fn update(
    conn: &mut Conn,
    id: i32,
    version: i32,
    values: &PlayerValues<'_>,
) -> Result<bool, StoreError> {
    let row = players::table.find(id).filter(players::version.eq(version));
    let changed = diesel::update(row)
        .set((values, players::version.eq(version + 1)))
        .execute(conn)?;
    Ok(changed == 1)
}

pub fn by_id(conn: &mut Conn, id: i32) -> Result<PlayerRow, StoreError> {
    Ok(players::table
        .find(id)
        .select(PlayerRow::as_select())
        .first(conn)?)
}

/// Players of a club, by name.
pub fn of_club(conn: &mut Conn, club: i32) -> Result<Vec<PlayerRow>, StoreError> {
    let mut rows: Vec<PlayerRow> = players::table
        .filter(players::club_id.eq(club))
        .select(PlayerRow::as_select())
        .load(conn)?;
    rows.sort_by(|a, b| (&a.name_key, a.id).cmp(&(&b.name_key, b.id)));
    Ok(rows)
}

/// Number of players of every club.
pub fn count_by_club(conn: &mut Conn) -> Result<Vec<(i32, i64)>, StoreError> {
    let counts: Vec<(Option<i32>, i64)> = players::table
        .filter(players::club_id.is_not_null())
        .group_by(players::club_id)
        .select((players::club_id, diesel::dsl::count_star()))
        .load(conn)?;
    Ok(counts
        .into_iter()
        .filter_map(|(club, n)| Some((club?, n)))
        .collect())
}

/// Players whose folded name begins with, or has a word that begins with, the folded `query`; or whose FIDE or
/// national number is `query`. At most `limit`, by name.
pub fn search(conn: &mut Conn, query: &str, limit: i64) -> Result<Vec<PlayerRow>, StoreError> {
    let escaped = query.replace(['%', '_', '\\'], "");
    let (start, word) = (format!("{escaped}%"), format!("% {escaped}%"));
    let mut rows: Vec<PlayerRow> = players::table
        .filter(
            players::name_key
                .like(start)
                .or(players::name_key.like(word))
                .or(players::fide_id.eq(query))
                .or(players::national_id.eq(query)),
        )
        .order((players::name_key, players::id))
        .limit(limit)
        .select(PlayerRow::as_select())
        .load(conn)?;
    rows.sort_by(|a, b| (&a.name_key, a.id).cmp(&(&b.name_key, b.id)));
    Ok(rows)
}

/// Players who have this FIDE number.
pub fn by_fide_id(conn: &mut Conn, fide_id: &str) -> Result<Option<PlayerRow>, StoreError> {
    Ok(players::table
        .filter(players::fide_id.eq(fide_id))
        .order(players::id)
        .select(PlayerRow::as_select())
        .first(conn)
        .optional()?)
}

/// Players of any of these folded names.
pub fn namesakes(conn: &mut Conn, name_keys: &[String]) -> Result<Vec<PlayerRow>, StoreError> {
    Ok(players::table
        .filter(players::name_key.eq_any(name_keys))
        .order(players::id)
        .select(PlayerRow::as_select())
        .load(conn)?)
}
