//! Byes of teams that the pairing did not give: one row for each team and round.

use diesel::prelude::*;

use crate::{
    event::Bye,
    store::{Conn, StoreError, schema::team_byes, word::Read},
};

/// A bye of a team.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = team_byes)]
pub struct TeamByeRow {
    pub team_id: i32,
    pub round: i32,
    #[diesel(deserialize_as = Read<team_byes::kind>)]
    pub kind: Bye,
}

/// All such byes of a tournament, by round and team.
///
/// # Errors
/// Storage failures.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<TeamByeRow>, StoreError> {
    Ok(team_byes::table
        .filter(team_byes::tournament_id.eq(tournament))
        .order((team_byes::round, team_byes::team_id))
        .select(TeamByeRow::as_select())
        .load(conn)?)
}

/// Sets the bye of a team in a round, which replaces an earlier one; `None` removes it.
///
/// # Errors
/// Storage failures.
pub fn set(
    conn: &mut Conn,
    tournament: i32,
    (team, round): (i32, i32),
    bye: Option<Bye>,
) -> Result<(), StoreError> {
    let there = team_byes::table
        .filter(team_byes::team_id.eq(team))
        .filter(team_byes::round.eq(round));
    diesel::delete(there).execute(conn)?;
    if let Some(bye) = bye {
        diesel::insert_into(team_byes::table)
            .values((
                team_byes::tournament_id.eq(tournament),
                team_byes::team_id.eq(team),
                team_byes::round.eq(round),
                team_byes::kind.eq(bye.code()),
            ))
            .execute(conn)?;
    }
    Ok(())
}

/// Removes all byes of a team.
///
/// # Errors
/// Storage failures.
pub fn forget_team(conn: &mut Conn, team: i32) -> Result<(), StoreError> {
    diesel::delete(team_byes::table.filter(team_byes::team_id.eq(team))).execute(conn)?;
    Ok(())
}
