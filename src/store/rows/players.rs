//! The registry of players.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::{
    event::{Elo, FideId, ListRatings, Person, Ratings},
    store::{Conn, StoreError, rows::person::registered, schema::players, word::Read},
};

/// A player of the registry.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = players)]
#[expect(dead_code, reason = "the row mirrors its table whole")]
pub struct PlayerRow {
    pub id: i32,
    #[diesel(
        select_expression = registered::COLUMNS,
        select_expression_type = registered::Columns,
        deserialize_as = registered::Stored,
    )]
    pub person: Person,
    pub name_key: String,
    #[diesel(
        select_expression = RATINGS,
        select_expression_type = RatingColumns,
        deserialize_as = StoredRatings,
    )]
    pub ratings: Ratings,
    pub club_id: Option<i32>,
    pub created_at: NaiveDateTime,
    pub version: i32,
}

type RatingColumns = (
    players::fide_standard,
    players::fide_rapid,
    players::fide_blitz,
    players::national_standard,
    players::national_rapid,
    players::national_blitz,
);

const RATINGS: RatingColumns = (
    players::fide_standard,
    players::fide_rapid,
    players::fide_blitz,
    players::national_standard,
    players::national_rapid,
    players::national_blitz,
);

/// Ratings as they are read.
#[derive(Queryable)]
pub struct StoredRatings {
    #[diesel(deserialize_as = Read<players::fide_standard, Option<i32>>)]
    fide_standard: Option<Elo>,
    #[diesel(deserialize_as = Read<players::fide_rapid, Option<i32>>)]
    fide_rapid: Option<Elo>,
    #[diesel(deserialize_as = Read<players::fide_blitz, Option<i32>>)]
    fide_blitz: Option<Elo>,
    #[diesel(deserialize_as = Read<players::national_standard, Option<i32>>)]
    national_standard: Option<Elo>,
    #[diesel(deserialize_as = Read<players::national_rapid, Option<i32>>)]
    national_rapid: Option<Elo>,
    #[diesel(deserialize_as = Read<players::national_blitz, Option<i32>>)]
    national_blitz: Option<Elo>,
}

impl From<StoredRatings> for Ratings {
    fn from(stored: StoredRatings) -> Self {
        Self {
            fide: ListRatings {
                standard: stored.fide_standard,
                rapid: stored.fide_rapid,
                blitz: stored.fide_blitz,
            },
            national: ListRatings {
                standard: stored.national_standard,
                rapid: stored.national_rapid,
                blitz: stored.national_blitz,
            },
        }
    }
}

/// Ratings as they are written.
#[derive(Clone, Debug, Insertable, AsChangeset)]
#[diesel(table_name = players, treat_none_as_null = true)]
pub struct WrittenRatings {
    fide_standard: Option<i32>,
    fide_rapid: Option<i32>,
    fide_blitz: Option<i32>,
    national_standard: Option<i32>,
    national_rapid: Option<i32>,
    national_blitz: Option<i32>,
}

impl From<Ratings> for WrittenRatings {
    fn from(ratings: Ratings) -> Self {
        let list = |ratings: ListRatings| ratings.by_kind().map(|elo| elo.map(i32::from));
        let [fide_standard, fide_rapid, fide_blitz] = list(ratings.fide);
        let [national_standard, national_rapid, national_blitz] = list(ratings.national);
        Self {
            fide_standard,
            fide_rapid,
            fide_blitz,
            national_standard,
            national_rapid,
            national_blitz,
        }
    }
}

/// What can be set, at the beginning and later. `None` clears a value.
#[derive(Clone, Debug, Insertable, AsChangeset)]
#[diesel(table_name = players, treat_none_as_null = true)]
pub struct PlayerValues<'a> {
    #[diesel(embed)]
    pub person: registered::Written<'a>,
    pub name_key: &'a str,
    #[diesel(embed)]
    pub ratings: WrittenRatings,
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
pub fn by_fide_id(conn: &mut Conn, fide_id: &FideId) -> Result<Option<PlayerRow>, StoreError> {
    Ok(players::table
        .filter(players::fide_id.eq(fide_id.as_str()))
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
