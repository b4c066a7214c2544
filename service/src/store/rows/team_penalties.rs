//! Points taken from teams as penalties, and points given to them.

use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::team_penalties};

/// Points that a team loses or gets from a round on, in half-points.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = team_penalties)]
pub struct TeamPenaltyRow {
    pub id: i32,
    pub team_id: i32,
    pub round: i32,
    pub match_points: i32,
    pub game_points: i32,
    /// The reason, in the arbiter's words.
    pub reason: String,
    /// Whether the points are given; if not, they are taken.
    pub is_given: bool,
}

/// A penalty to be stored.
#[derive(Clone, Copy, Debug, Insertable)]
#[diesel(table_name = team_penalties)]
pub struct NewTeamPenalty<'a> {
    pub tournament_id: i32,
    pub team_id: i32,
    pub round: i32,
    pub match_points: i32,
    pub game_points: i32,
    pub reason: &'a str,
    pub is_given: bool,
}

/// All penalties of a tournament, in the order in which they were given.
///
/// # Errors
/// Storage failures.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<TeamPenaltyRow>, StoreError> {
    Ok(team_penalties::table
        .filter(team_penalties::tournament_id.eq(tournament))
        .order(team_penalties::id)
        .select(TeamPenaltyRow::as_select())
        .load(conn)?)
}

/// Stores a penalty and gives its number.
///
/// # Errors
/// Storage failures.
pub fn insert(conn: &mut Conn, new: NewTeamPenalty<'_>) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(team_penalties::table)
        .values(new)
        .returning(team_penalties::id)
        .get_result(conn)?)
}

/// Removes a penalty.
///
/// # Errors
/// Storage failures.
pub fn delete(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::delete(team_penalties::table.find(id)).execute(conn)?;
    Ok(())
}

/// Removes all penalties of a team.
///
/// # Errors
/// Storage failures.
pub fn forget_team(conn: &mut Conn, team: i32) -> Result<(), StoreError> {
    diesel::delete(team_penalties::table.filter(team_penalties::team_id.eq(team))).execute(conn)?;
    Ok(())
}
