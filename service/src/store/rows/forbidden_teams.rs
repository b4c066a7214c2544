//! Pairs of teams that may not meet.

use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::forbidden_teams};

/// Two teams that may not meet, from one round to another.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = forbidden_teams)]
pub struct ForbiddenTeamsRow {
    pub id: i32,
    pub first_team_id: i32,
    pub second_team_id: i32,
    pub first_round: i32,
    pub last_round: i32,
}

/// All prohibitions of a tournament, in the order in which they were made.
///
/// # Errors
/// Storage failures.
pub fn of_tournament(
    conn: &mut Conn,
    tournament: i32,
) -> Result<Vec<ForbiddenTeamsRow>, StoreError> {
    Ok(forbidden_teams::table
        .filter(forbidden_teams::tournament_id.eq(tournament))
        .order(forbidden_teams::id)
        .select(ForbiddenTeamsRow::as_select())
        .load(conn)?)
}

/// Forbids two teams to meet in these rounds and gives the number of the row.
///
/// # Errors
/// Storage failures.
pub fn forbid(
    conn: &mut Conn,
    tournament: i32,
    teams: [i32; 2],
    rounds: (i32, i32),
) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(forbidden_teams::table)
        .values((
            forbidden_teams::tournament_id.eq(tournament),
            forbidden_teams::first_team_id.eq(teams[0]),
            forbidden_teams::second_team_id.eq(teams[1]),
            forbidden_teams::first_round.eq(rounds.0),
            forbidden_teams::last_round.eq(rounds.1),
        ))
        .returning(forbidden_teams::id)
        .get_result(conn)?)
}

/// Allows two teams to meet again.
///
/// # Errors
/// Storage failures.
pub fn allow(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::delete(forbidden_teams::table.find(id)).execute(conn)?;
    Ok(())
}

/// Removes all prohibitions of a team.
///
/// # Errors
/// Storage failures.
pub fn forget_team(conn: &mut Conn, team: i32) -> Result<(), StoreError> {
    let named = forbidden_teams::first_team_id
        .eq(team)
        .or(forbidden_teams::second_team_id.eq(team));
    diesel::delete(forbidden_teams::table.filter(named)).execute(conn)?;
    Ok(())
}
