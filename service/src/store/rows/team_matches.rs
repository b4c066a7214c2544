//! The matches of teams, and the players at their boards.

use diesel::prelude::*;

use crate::store::{
    Conn, StoreError,
    schema::{match_chairs, team_matches},
};

/// A match. Without a second team it is the pairing-allocated bye.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = team_matches)]
pub struct MatchRow {
    pub id: i32,
    pub round_id: i32,
    /// Number in the round, from 1.
    pub number: i32,
    /// The team that has White on board 1.
    pub first_team_id: i32,
    pub second_team_id: Option<i32>,
    pub version: i32,
    /// In a schedule, whether the line-ups that captains handed in have been opened at its boards.
    pub is_open: bool,
}

/// Both chairs at a board of a match. Rows are ordered by board.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = match_chairs)]
pub struct ChairRow {
    pub match_id: i32,
    pub first_entry_id: Option<i32>,
    pub second_entry_id: Option<i32>,
}

/// A match to be stored.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = team_matches)]
pub struct NewMatch {
    pub tournament_id: i32,
    pub round_id: i32,
    pub number: i32,
    pub first_team_id: i32,
    pub second_team_id: Option<i32>,
    pub version: i32,
}

/// All matches of a tournament, by round and number.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<MatchRow>, StoreError> {
    Ok(team_matches::table
        .filter(team_matches::tournament_id.eq(tournament))
        .order((team_matches::round_id, team_matches::number))
        .select(MatchRow::as_select())
        .load(conn)?)
}

/// The chairs of all matches of a tournament, by match and board.
pub fn chairs(conn: &mut Conn, tournament: i32) -> Result<Vec<ChairRow>, StoreError> {
    Ok(match_chairs::table
        .filter(match_chairs::tournament_id.eq(tournament))
        .order((match_chairs::match_id, match_chairs::board))
        .select(ChairRow::as_select())
        .load(conn)?)
}

/// Stores a match. Returns its number.
pub fn insert(conn: &mut Conn, new: &NewMatch) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(team_matches::table)
        .values(new.clone())
        .returning(team_matches::id)
        .get_result(conn)?)
}

/// Stores these chairs, from board 1 on, which replace those of the match.
pub fn set_chairs(
    conn: &mut Conn,
    tournament: i32,
    match_id: i32,
    chairs: &[[Option<i32>; 2]],
) -> Result<(), StoreError> {
    diesel::delete(match_chairs::table.filter(match_chairs::match_id.eq(match_id)))
        .execute(conn)?;
    for (board, [first, second]) in (1..).zip(chairs) {
        diesel::insert_into(match_chairs::table)
            .values((
                match_chairs::tournament_id.eq(tournament),
                match_chairs::match_id.eq(match_id),
                match_chairs::board.eq(board),
                match_chairs::first_entry_id.eq(*first),
                match_chairs::second_entry_id.eq(*second),
            ))
            .execute(conn)?;
    }
    Ok(())
}

/// Raises the version of a match, because its line-ups changed; `false` if it changed since `version`.
pub fn raise_version(conn: &mut Conn, id: i32, version: i32) -> Result<bool, StoreError> {
    let there = team_matches::table
        .find(id)
        .filter(team_matches::version.eq(version));
    let changed = diesel::update(there)
        .set(team_matches::version.eq(version + 1))
        .execute(conn)?;
    Ok(changed == 1)
}

/// Notes that the line-ups of a match have been opened; `false` if that was noted before.
pub fn set_open(conn: &mut Conn, id: i32) -> Result<bool, StoreError> {
    let there = team_matches::table
        .find(id)
        .filter(team_matches::is_open.eq(false));
    let changed = diesel::update(there)
        .set(team_matches::is_open.eq(true))
        .execute(conn)?;
    Ok(changed == 1)
}

/// Removes the matches of a round.
pub fn delete_of_round(conn: &mut Conn, round_id: i32) -> Result<(), StoreError> {
    let matches = team_matches::table
        .filter(team_matches::round_id.eq(round_id))
        .select(team_matches::id);
    let ids: Vec<i32> = matches.load(conn)?;
    diesel::delete(match_chairs::table.filter(match_chairs::match_id.eq_any(ids))).execute(conn)?;
    diesel::delete(team_matches::table.filter(team_matches::round_id.eq(round_id)))
        .execute(conn)?;
    Ok(())
}
