//! Recorded games and their moves.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::{
    rules::edition::Edition,
    store::{
        Code, Conn, StoreError,
        schema::{game_moves, games},
        word::Read,
    },
};

/// A game of a tournament, either of a pairing or imported without one.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = games)]
#[expect(dead_code, reason = "the row mirrors its table whole")]
pub struct GameRow {
    pub id: i32,
    pub tournament_id: i32,
    pub pairing_id: Option<i32>,
    pub white_name: String,
    pub black_name: String,
    /// PGN tag `Round`.
    pub round_tag: String,
    /// Result of an imported game exactly as in its PGN file; empty if the pairing's result counts.
    pub result: String,
    #[diesel(deserialize_as = Read<games::rules_edition>)]
    pub rules_edition: Edition,
    /// Tags of the file that brought it, as JSON pairs of name and value; empty without a file.
    pub tags: String,
    /// Original text from which the game was read, if any.
    pub source: String,
    pub source_language: Option<String>,
    pub created_at: NaiveDateTime,
    /// Version, which rises with every move recorded or taken back.
    pub version: i32,
}

/// A game to be stored.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = games, treat_none_as_default_value = false)]
pub struct NewGame<'a> {
    pub tournament_id: i32,
    pub pairing_id: Option<i32>,
    pub white_name: &'a str,
    pub black_name: &'a str,
    pub round_tag: &'a str,
    pub result: &'a str,
    pub rules_edition: Code,
    pub tags: &'a str,
    pub source: &'a str,
    pub source_language: Option<&'a str>,
    pub created_at: NaiveDateTime,
    pub version: i32,
}

/// A half-move. Clocks are in centiseconds and show the time after it.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = game_moves)]
#[expect(dead_code, reason = "the row mirrors its table whole")]
pub struct MoveRow {
    pub id: i32,
    pub game_id: i32,
    pub ply: i32,
    pub uci: String,
    pub san: String,
    pub written: String,
    pub white_clock: Option<i32>,
    pub black_clock: Option<i32>,
    pub draw_offer: bool,
    pub made_by: String,
    pub made_at: NaiveDateTime,
    pub undone_by: Option<String>,
    pub undone_at: Option<NaiveDateTime>,
}

/// A half-move to be stored.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = game_moves, treat_none_as_default_value = false)]
pub struct NewMove<'a> {
    pub game_id: i32,
    pub ply: i32,
    pub uci: &'a str,
    pub san: &'a str,
    pub written: &'a str,
    pub white_clock: Option<i32>,
    pub black_clock: Option<i32>,
    pub draw_offer: bool,
    pub made_by: &'a str,
    pub made_at: NaiveDateTime,
}

/// Stores a game. Returns its number.
pub fn insert(conn: &mut Conn, game: &NewGame<'_>) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(games::table)
        .values(game)
        .returning(games::id)
        .get_result(conn)?)
}

/// Stores games and gives their numbers, in the same order.
///
/// # Errors
/// Storage failures.
pub fn insert_all(conn: &mut Conn, rows: &[NewGame<'_>]) -> Result<Vec<i32>, StoreError> {
    match conn {
        #[cfg(feature = "postgres")]
        Conn::Postgres(inner) => {
            let mut ids = Vec::with_capacity(rows.len());
            // Twelve values a row.
            for some in rows.chunks(1000) {
                let insert = diesel::insert_into(games::table).values(some);
                ids.extend(insert.returning(games::id).get_results::<i32>(inner)?);
            }
            Ok(ids)
        }
        Conn::Sqlite(_) => rows.iter().map(|row| insert(conn, row)).collect(),
    }
}

/// Pairings of a tournament whose games have moves that were not taken back.
///
/// # Errors
/// Storage failures.
pub fn pairings_with_moves(conn: &mut Conn, tournament: i32) -> Result<Vec<i32>, StoreError> {
    let moves = game_moves::table
        .filter(game_moves::game_id.eq(games::id))
        .filter(game_moves::undone_at.is_null());
    let pairings: Vec<Option<i32>> = games::table
        .filter(games::tournament_id.eq(tournament))
        .filter(games::pairing_id.is_not_null())
        .filter(diesel::dsl::exists(moves))
        .select(games::pairing_id)
        .load(conn)?;
    Ok(pairings.into_iter().flatten().collect())
}

/// The game of a board; `None` if none is recorded.
pub fn of_pairing(conn: &mut Conn, pairing: i32) -> Result<Option<GameRow>, StoreError> {
    Ok(games::table
        .filter(games::pairing_id.eq(pairing))
        .select(GameRow::as_select())
        .first(conn)
        .optional()?)
}

/// Games of a tournament that belong to a pairing, in the order in which they were made.
pub fn on_boards(conn: &mut Conn, tournament: i32) -> Result<Vec<GameRow>, StoreError> {
    Ok(games::table
        .filter(games::tournament_id.eq(tournament))
        .filter(games::pairing_id.is_not_null())
        .order(games::id)
        .select(GameRow::as_select())
        .load(conn)?)
}

/// Numbers and pairings of a tournament's games that have a text, or a move that was not taken back.
///
/// # Errors
/// Storage failures.
pub fn recorded(conn: &mut Conn, tournament: i32) -> Result<Vec<(i32, Option<i32>)>, StoreError> {
    let moves = game_moves::table
        .filter(game_moves::game_id.eq(games::id))
        .filter(game_moves::undone_at.is_null());
    Ok(games::table
        .filter(games::tournament_id.eq(tournament))
        .filter(games::source.ne("").or(diesel::dsl::exists(moves)))
        .select((games::id, games::pairing_id))
        .load(conn)?)
}

/// The games with these numbers.
///
/// # Errors
/// Storage failures.
pub fn by_numbers(conn: &mut Conn, numbers: &[i32]) -> Result<Vec<GameRow>, StoreError> {
    Ok(games::table
        .filter(games::id.eq_any(numbers))
        .select(GameRow::as_select())
        .load(conn)?)
}

/// The data of a game for a list.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = games)]
pub struct HeadingRow {
    pub id: i32,
    pub white_name: String,
    pub black_name: String,
    pub round_tag: String,
    pub result: String,
}

/// The list data of these games.
///
/// # Errors
/// Storage failures.
pub fn headings(conn: &mut Conn, numbers: &[i32]) -> Result<Vec<HeadingRow>, StoreError> {
    Ok(games::table
        .filter(games::id.eq_any(numbers))
        .select(HeadingRow::as_select())
        .load(conn)?)
}

/// Number of moves in each of these games, without those taken back. Games without any are left out.
///
/// # Errors
/// Storage failures.
pub fn count_moves(conn: &mut Conn, numbers: &[i32]) -> Result<Vec<(i32, i64)>, StoreError> {
    Ok(game_moves::table
        .filter(game_moves::game_id.eq_any(numbers))
        .filter(game_moves::undone_at.is_null())
        .group_by(game_moves::game_id)
        .select((game_moves::game_id, diesel::dsl::count_star()))
        .load(conn)?)
}

/// Replaces the name of one player of a board's game.
pub fn rename(conn: &mut Conn, pairing: i32, is_white: bool, name: &str) -> Result<(), StoreError> {
    let of_board = games::table.filter(games::pairing_id.eq(pairing));
    if is_white {
        diesel::update(of_board)
            .set(games::white_name.eq(name))
            .execute(conn)?;
    } else {
        diesel::update(of_board)
            .set(games::black_name.eq(name))
            .execute(conn)?;
    }
    Ok(())
}

/// Raises the version of a game; `false` if the version is no longer `version`.
pub fn touch(conn: &mut Conn, id: i32, version: i32) -> Result<bool, StoreError> {
    let row = games::table.find(id).filter(games::version.eq(version));
    Ok(diesel::update(row)
        .set(games::version.eq(version + 1))
        .execute(conn)?
        == 1)
}

/// Stores the original text of the game and its further tags.
pub fn set_source(
    conn: &mut Conn,
    id: i32,
    source: &str,
    tags: &str,
    language: Option<&str>,
) -> Result<(), StoreError> {
    diesel::update(games::table.find(id))
        .set((
            games::source.eq(source),
            games::tags.eq(tags),
            games::source_language.eq(language),
        ))
        .execute(conn)?;
    Ok(())
}

/// Stores a move. Returns the number of its row.
pub fn insert_move(conn: &mut Conn, row: &NewMove<'_>) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(game_moves::table)
        .values(row)
        .returning(game_moves::id)
        .get_result(conn)?)
}

/// Stores many half-moves of a game.
///
/// # Errors
/// Storage failures.
pub fn insert_moves(conn: &mut Conn, rows: &[NewMove<'_>]) -> Result<(), StoreError> {
    match conn {
        #[cfg(feature = "postgres")]
        Conn::Postgres(inner) => {
            diesel::copy_from(game_moves::table)
                .from_insertable(rows)
                .execute(inner)?;
        }
        Conn::Sqlite(inner) => {
            for row in rows {
                diesel::insert_into(game_moves::table)
                    .values(row)
                    .execute(inner)?;
            }
        }
    }
    Ok(())
}

/// The moves of a game that were not taken back, by ply.
pub fn moves(conn: &mut Conn, game: i32) -> Result<Vec<MoveRow>, StoreError> {
    Ok(game_moves::table
        .filter(game_moves::game_id.eq(game))
        .filter(game_moves::undone_at.is_null())
        .order(game_moves::ply)
        .select(MoveRow::as_select())
        .load(conn)?)
}

/// The moves of a game that were taken back, in the order in which they were recorded.
///
/// # Errors
/// Storage failures.
pub fn taken_back(conn: &mut Conn, game: i32) -> Result<Vec<MoveRow>, StoreError> {
    Ok(game_moves::table
        .filter(game_moves::game_id.eq(game))
        .filter(game_moves::undone_at.is_not_null())
        .order(game_moves::id)
        .select(MoveRow::as_select())
        .load(conn)?)
}

/// The moves of these games that were not taken back, by game and ply.
///
/// # Errors
/// Storage failures.
pub fn moves_of(conn: &mut Conn, numbers: &[i32]) -> Result<Vec<MoveRow>, StoreError> {
    Ok(game_moves::table
        .filter(game_moves::game_id.eq_any(numbers))
        .filter(game_moves::undone_at.is_null())
        .order((game_moves::game_id, game_moves::ply))
        .select(MoveRow::as_select())
        .load(conn)?)
}

/// When a half-move was recorded and, if so, taken back.
#[derive(Clone, Copy, Debug, Queryable, Selectable)]
#[diesel(table_name = game_moves)]
pub struct MoveTimeRow {
    pub id: i32,
    pub game_id: i32,
    pub ply: i32,
    pub made_at: NaiveDateTime,
    pub undone_at: Option<NaiveDateTime>,
}

/// When the moves of these games were recorded and taken back: all moves, in the order in which they were recorded.
///
/// # Errors
/// Storage failures.
pub fn move_times(conn: &mut Conn, numbers: &[i32]) -> Result<Vec<MoveTimeRow>, StoreError> {
    Ok(game_moves::table
        .filter(game_moves::game_id.eq_any(numbers))
        .order(game_moves::id)
        .select(MoveTimeRow::as_select())
        .load(conn)?)
}

/// Half-moves by number, including those taken back, by game and ply.
///
/// # Errors
/// Storage failures.
pub fn moves_by_numbers(conn: &mut Conn, numbers: &[i32]) -> Result<Vec<MoveRow>, StoreError> {
    Ok(game_moves::table
        .filter(game_moves::id.eq_any(numbers))
        .order((game_moves::game_id, game_moves::ply))
        .select(MoveRow::as_select())
        .load(conn)?)
}

/// Takes a move back; it stays in the record.
pub fn undo_move(conn: &mut Conn, id: i32, by: &str, at: NaiveDateTime) -> Result<(), StoreError> {
    diesel::update(game_moves::table.find(id))
        .set((game_moves::undone_by.eq(by), game_moves::undone_at.eq(at)))
        .execute(conn)?;
    Ok(())
}
