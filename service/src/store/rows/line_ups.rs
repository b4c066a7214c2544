//! The line-ups that captains handed in.

use diesel::prelude::*;

use crate::{
    event::TournamentState,
    store::{
        Conn, StoreError,
        schema::{line_ups, team_rules, tournaments},
    },
};

/// A member of a team at a board.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = line_ups)]
pub struct LineUpRow {
    pub team_id: i32,
    pub round: i32,
    pub entry_id: i32,
}

/// All line-ups of a tournament, by team, round and board.
///
/// # Errors
/// Storage failures.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<LineUpRow>, StoreError> {
    Ok(line_ups::table
        .filter(line_ups::tournament_id.eq(tournament))
        .order((line_ups::team_id, line_ups::round, line_ups::board))
        .select(LineUpRow::as_select())
        .load(conn)?)
}

/// Address parts of open tournaments with a deadline for line-ups in which some captain has handed one in.
///
/// # Errors
/// Storage failures.
pub fn timed(conn: &mut Conn) -> Result<Vec<String>, StoreError> {
    let timed: Vec<i32> = team_rules::table
        .filter(team_rules::hand_in_minutes.is_not_null())
        .select(team_rules::tournament_id)
        .load(conn)?;
    if timed.is_empty() {
        return Ok(Vec::new());
    }
    let handed: Vec<i32> = line_ups::table
        .filter(line_ups::tournament_id.eq_any(timed))
        .select(line_ups::tournament_id)
        .distinct()
        .load(conn)?;
    Ok(tournaments::table
        .filter(tournaments::id.eq_any(handed))
        .filter(tournaments::state.ne(TournamentState::Finished.code()))
        .order(tournaments::id)
        .select(tournaments::slug)
        .load(conn)?)
}

/// Stores these members, from board 1 on, as the line-up of a team for a round; it replaces an earlier one.
///
/// # Errors
/// Storage failures.
pub fn set(
    conn: &mut Conn,
    tournament: i32,
    (team, round): (i32, i32),
    members: &[i32],
) -> Result<(), StoreError> {
    let there = line_ups::table
        .filter(line_ups::team_id.eq(team))
        .filter(line_ups::round.eq(round));
    diesel::delete(there).execute(conn)?;
    for (board, entry) in (1..).zip(members) {
        diesel::insert_into(line_ups::table)
            .values((
                line_ups::tournament_id.eq(tournament),
                line_ups::team_id.eq(team),
                line_ups::round.eq(round),
                line_ups::board.eq(board),
                line_ups::entry_id.eq(*entry),
            ))
            .execute(conn)?;
    }
    Ok(())
}

/// Removes an entry from all line-ups.
///
/// # Errors
/// Storage failures.
pub fn forget_entry(conn: &mut Conn, entry: i32) -> Result<(), StoreError> {
    diesel::delete(line_ups::table.filter(line_ups::entry_id.eq(entry))).execute(conn)?;
    Ok(())
}

/// Removes the line-ups of a team.
///
/// # Errors
/// Storage failures.
pub fn forget_team(conn: &mut Conn, team: i32) -> Result<(), StoreError> {
    diesel::delete(line_ups::table.filter(line_ups::team_id.eq(team))).execute(conn)?;
    Ok(())
}
