//! The further games of two players who are level after their game in a knock-out.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::{
    event::{BoardResult, MatchGameKind},
    store::{Code, Conn, StoreError, schema::match_games, word::Read},
};

/// A further game.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = match_games)]
pub struct MatchGameRow {
    pub id: i32,
    pub pairing_id: i32,
    /// Number in the match, from 1.
    pub number: i32,
    #[diesel(deserialize_as = Read<match_games::kind>)]
    pub kind: MatchGameKind,
    /// How many games its set has.
    pub games: i32,
    pub white_entry_id: i32,
    pub time_control: String,
    #[diesel(deserialize_as = Read<match_games::result>)]
    pub result: BoardResult,
}

/// A further game to be stored.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = match_games)]
pub struct NewMatchGame<'a> {
    pub tournament_id: i32,
    pub pairing_id: i32,
    pub number: i32,
    pub kind: Code,
    pub games: i32,
    pub white_entry_id: i32,
    pub time_control: &'a str,
    pub result: Code,
    pub entered_by: &'a str,
    pub entered_at: NaiveDateTime,
}

/// All further games of a tournament, by board and number.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<MatchGameRow>, StoreError> {
    Ok(match_games::table
        .filter(match_games::tournament_id.eq(tournament))
        .order((match_games::pairing_id, match_games::number))
        .select(MatchGameRow::as_select())
        .load(conn)?)
}

/// The further games of one board, in order.
pub fn of_pairing(conn: &mut Conn, pairing: i32) -> Result<Vec<MatchGameRow>, StoreError> {
    Ok(match_games::table
        .filter(match_games::pairing_id.eq(pairing))
        .order(match_games::number)
        .select(MatchGameRow::as_select())
        .load(conn)?)
}

/// Stores a further game.
pub fn insert(conn: &mut Conn, new: &NewMatchGame<'_>) -> Result<(), StoreError> {
    let statement = diesel::insert_into(match_games::table).values(new.clone());
    statement.execute(conn)?;
    Ok(())
}

/// Removes a further game.
pub fn delete(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::delete(match_games::table.find(id)).execute(conn)?;
    Ok(())
}
