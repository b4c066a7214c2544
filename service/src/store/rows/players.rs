//! The players of the registry. [`player_search`](super::player_search) finds them.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::{
    event::{Elo, ListRatings, Person, PersonName, Ratings},
    store::{
        Conn, StoreError,
        columns::columns,
        rows::{ROWS_A_STATEMENT, person::registered, player_names},
        schema::players,
        word::Read,
    },
};

/// A player of the registry.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = players)]
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
    /// The code in the address of their page.
    pub code: String,
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

/// Ratings as read from the table.
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

/// Ratings as written to the table.
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

/// The columns that can be set; `None` clears a value.
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

/// Stores a new player; `code` is the unique code in the address of their page.
pub fn insert(
    conn: &mut Conn,
    values: &PlayerValues<'_>,
    code: &str,
    created_at: NaiveDateTime,
) -> Result<i32, StoreError> {
    let id = diesel::insert_into(players::table)
        .values((
            values,
            players::created_at.eq(created_at),
            players::version.eq(1),
            players::code.eq(code),
        ))
        .returning(players::id)
        .get_result(conn)?;
    player_names::add(conn, [(id, values.name_key)])?;
    Ok(id)
}

/// Stores many players, in this order, each with the code of their page.
pub fn insert_all(
    conn: &mut Conn,
    rows: &[(PlayerValues<'_>, String)],
    created_at: NaiveDateTime,
) -> Result<(), StoreError> {
    #[cfg(feature = "postgres")]
    if conn.is_postgres() {
        return insert_parts(conn, rows, created_at);
    }
    for (row, code) in rows {
        insert(conn, row, code, created_at)?;
    }
    Ok(())
}

/// PostgreSQL takes many rows in one message.
#[cfg(feature = "postgres")]
fn insert_parts(
    conn: &mut Conn,
    rows: &[(PlayerValues<'_>, String)],
    created_at: NaiveDateTime,
) -> Result<(), StoreError> {
    for part in rows.chunks(ROWS_A_STATEMENT) {
        let Conn::Postgres(inner) = &mut *conn else {
            break;
        };
        let new: Vec<_> = part
            .iter()
            .map(|(row, code)| {
                (
                    row,
                    players::created_at.eq(created_at),
                    players::version.eq(1),
                    players::code.eq(code),
                )
            })
            .collect();
        let added: Vec<(i32, String)> = diesel::insert_into(players::table)
            .values(new)
            .returning((players::id, players::name_key))
            .get_results(inner)?;
        let names = added.iter().map(|(id, key)| (*id, key.as_str()));
        player_names::add(conn, names)?;
    }
    Ok(())
}

/// Changes a player; `false` if the row changed meanwhile.
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
    if changed == 1 {
        player_names::replace(conn, id, values.name_key)?;
    }
    Ok(changed == 1)
}

/// Removes the personal data of a player and the keys by which they were found. Their number stays, because entries
/// refer to it.
pub fn forget(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    let nobody = Person {
        name: PersonName::withheld(usize::try_from(id).unwrap_or_default()),
        ..Person::default()
    };
    let values = PlayerValues {
        person: (&nobody).into(),
        name_key: "",
        ratings: Ratings::default().into(),
        club_id: None,
    };
    diesel::update(players::table.find(id))
        .set((values, players::version.eq(players::version + 1)))
        .execute(conn)?;
    player_names::forget(conn, id)
}

/// The player with this number.
pub fn by_id(conn: &mut Conn, id: i32) -> Result<PlayerRow, StoreError> {
    Ok(players::table
        .find(id)
        .select(columns::<PlayerRow>())
        .first(conn)?)
}

/// The number of the player with this code.
pub fn number_of(conn: &mut Conn, code: &str) -> Result<i32, StoreError> {
    Ok(players::table
        .filter(players::code.eq(code))
        .select(players::id)
        .first(conn)?)
}

/// Players of a club, by name.
pub fn of_club(conn: &mut Conn, club: i32) -> Result<Vec<PlayerRow>, StoreError> {
    let mut rows: Vec<PlayerRow> = players::table
        .filter(players::club_id.eq(club))
        .select(columns::<PlayerRow>())
        .load(conn)?;
    rows.sort_by(|a, b| (&a.name_key, a.id).cmp(&(&b.name_key, b.id)));
    Ok(rows)
}

/// Number of players of these clubs.
pub fn count_of_clubs(conn: &mut Conn, clubs: &[i32]) -> Result<Vec<(i32, i64)>, StoreError> {
    let clubs: Vec<Option<i32>> = clubs.iter().copied().map(Some).collect();
    let counts: Vec<(Option<i32>, i64)> = players::table
        .filter(players::club_id.eq_any(clubs))
        .group_by(players::club_id)
        .select((players::club_id, diesel::dsl::count_star()))
        .load(conn)?;
    Ok(counts
        .into_iter()
        .filter_map(|(club, n)| Some((club?, n)))
        .collect())
}

/// The players with these numbers, by name.
///
/// # Errors
/// Storage failures.
pub fn by_numbers(conn: &mut Conn, numbers: &[i32]) -> Result<Vec<PlayerRow>, StoreError> {
    let mut rows: Vec<PlayerRow> = players::table
        .filter(players::id.eq_any(numbers))
        .select(columns::<PlayerRow>())
        .load(conn)?;
    rows.sort_by(|a, b| (&a.name_key, a.id).cmp(&(&b.name_key, b.id)));
    Ok(rows)
}

/// The players whose names are read.
#[derive(Clone, Copy, Debug)]
pub enum Whose {
    /// Players after this number.
    After(i32),
    /// The player with this number.
    Player(i32),
    /// The players of this club.
    Club(i32),
}

/// Numbers and folded names of at most `limit` players, by number; without erased players.
///
/// # Errors
/// Storage failures.
pub fn name_keys(
    conn: &mut Conn,
    whose: Whose,
    limit: i64,
) -> Result<Vec<(i32, String)>, StoreError> {
    let names = players::table
        .filter(players::name_key.ne(""))
        .order(players::id)
        .limit(limit)
        .select((players::id, players::name_key))
        .into_boxed();
    let names = match whose {
        Whose::After(id) => names.filter(players::id.gt(id)),
        Whose::Player(id) => names.filter(players::id.eq(id)),
        Whose::Club(id) => names.filter(players::club_id.eq(id)),
    };
    Ok(names.load(conn)?)
}

/// The highest number of a player; 0 if there are none.
///
/// # Errors
/// Storage failures.
pub fn newest(conn: &mut Conn) -> Result<i32, StoreError> {
    let newest: Option<i32> = players::table
        .select(diesel::dsl::max(players::id))
        .get_result(conn)?;
    Ok(newest.unwrap_or(0))
}
