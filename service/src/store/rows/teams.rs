//! Team events: their choices, their teams, and the members of the teams.

use diesel::prelude::*;

use crate::{
    event::ScoreKind,
    line_ups::BoardOrder,
    pairing::team_swiss::Preferences,
    store::{
        Code, Conn, StoreError,
        schema::{team_members, team_rules, teams},
        word::Read,
    },
};

/// The choices of a team event.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = team_rules, treat_none_as_null = true)]
pub struct TeamRulesRow {
    pub tournament_id: i32,
    /// Colours of the team with White on board 1, such as `WBWB`.
    pub boards: String,
    #[diesel(deserialize_as = Read<team_rules::primary_score>, serialize_as = Code)]
    pub primary_score: ScoreKind,
    /// Whether the secondary score counts for colours (C.04.6 art. 4.2).
    pub uses_secondary: bool,
    #[diesel(deserialize_as = Read<team_rules::preferences>, serialize_as = Code)]
    pub preferences: Preferences,
    /// Points for a won match, in half-points like all points here.
    pub match_win: i32,
    pub match_draw: i32,
    pub match_loss: i32,
    /// Codes of the tie-breaks, separated by commas.
    pub tie_breaks: String,
    pub version: i32,
    #[diesel(deserialize_as = Read<team_rules::board_order>, serialize_as = Code)]
    pub board_order: BoardOrder,
    /// By how many rating points the board order may differ from the order of ratings.
    pub order_tolerance: i32,
    /// Maximum members of a team; `None` without a limit.
    pub most_members: Option<i32>,
    /// Rules about who must be among those who play, as typed.
    pub quotas: String,
    /// Deadline for line-ups, in minutes before the round; `None` if there is none.
    pub hand_in_minutes: Option<i32>,
    /// Number of first rounds in which two teams of one club do not meet; `None` if they may always meet.
    pub apart_rounds: Option<i32>,
}

/// The team rules of a tournament; `None` if it is not an event of teams.
pub fn rules(conn: &mut Conn, tournament: i32) -> Result<Option<TeamRulesRow>, StoreError> {
    Ok(team_rules::table
        .find(tournament)
        .select(TeamRulesRow::as_select())
        .first(conn)
        .optional()?)
}

/// Stores the choices, which replace earlier ones. The caller has compared versions, within the tournament's lock.
pub fn set_rules(conn: &mut Conn, row: &TeamRulesRow) -> Result<(), StoreError> {
    let stored = diesel::update(team_rules::table.find(row.tournament_id))
        .set(row.clone())
        .execute(conn)?;
    if stored == 0 {
        diesel::insert_into(team_rules::table)
            .values(row.clone())
            .execute(conn)?;
    }
    Ok(())
}

/// Makes an event of teams a tournament of players again.
pub fn forget_rules(conn: &mut Conn, tournament: i32) -> Result<(), StoreError> {
    diesel::delete(team_rules::table.find(tournament)).execute(conn)?;
    Ok(())
}

/// A team.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = teams)]
pub struct TeamRow {
    pub id: i32,
    /// Pairing number of the team, from 1.
    pub number: i32,
    pub name: String,
    pub short_name: String,
    pub captain: String,
    /// Whether it stays away and is not paired.
    pub is_away: bool,
    pub version: i32,
}

/// The columns of a team besides its number.
#[derive(Clone, Debug, Insertable, AsChangeset)]
#[diesel(table_name = teams)]
pub struct TeamValues<'a> {
    pub tournament_id: i32,
    pub name: &'a str,
    pub short_name: &'a str,
    pub captain: &'a str,
    pub version: i32,
}

/// All teams of a tournament, by number.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<TeamRow>, StoreError> {
    Ok(teams::table
        .filter(teams::tournament_id.eq(tournament))
        .order((teams::number, teams::id))
        .select(TeamRow::as_select())
        .load(conn)?)
}

/// Stores a team, not absent, with its pairing number. Returns the number of its row.
pub fn insert(conn: &mut Conn, number: i32, new: &TeamValues<'_>) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(teams::table)
        .values((
            new.clone(),
            teams::number.eq(number),
            teams::is_away.eq(false),
        ))
        .returning(teams::id)
        .get_result(conn)?)
}

/// Replaces the data of a team; `false` if the row changed since `version`.
pub fn update(
    conn: &mut Conn,
    id: i32,
    version: i32,
    new: &TeamValues<'_>,
) -> Result<bool, StoreError> {
    let there = teams::table.find(id).filter(teams::version.eq(version));
    Ok(diesel::update(there).set(new.clone()).execute(conn)? == 1)
}

/// Gives a team another pairing number.
pub fn set_number(conn: &mut Conn, id: i32, number: i32) -> Result<(), StoreError> {
    diesel::update(teams::table.find(id))
        .set(teams::number.eq(number))
        .execute(conn)?;
    Ok(())
}

/// Stores whether a team is absent from the next rounds.
pub fn set_away(conn: &mut Conn, id: i32, is_away: bool) -> Result<(), StoreError> {
    diesel::update(teams::table.find(id))
        .set(teams::is_away.eq(is_away))
        .execute(conn)?;
    Ok(())
}

/// Removes the name of a team's captain.
pub fn forget_captain(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::update(teams::table.find(id))
        .set((teams::captain.eq(""), teams::version.eq(teams::version + 1)))
        .execute(conn)?;
    Ok(())
}

/// Removes a team, with the list of its members.
pub fn delete(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::delete(team_members::table.filter(team_members::team_id.eq(id))).execute(conn)?;
    diesel::delete(teams::table.find(id)).execute(conn)?;
    Ok(())
}

/// A member of a team.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = team_members)]
pub struct MemberRow {
    pub team_id: i32,
    pub entry_id: i32,
}

/// All members of a tournament's teams, team by team in board order.
pub fn members(conn: &mut Conn, tournament: i32) -> Result<Vec<MemberRow>, StoreError> {
    Ok(team_members::table
        .filter(team_members::tournament_id.eq(tournament))
        .order((team_members::team_id, team_members::place))
        .select(MemberRow::as_select())
        .load(conn)?)
}

/// Replaces the members of a team by these entries, in this order.
pub fn set_members(
    conn: &mut Conn,
    tournament: i32,
    team: i32,
    entries: &[i32],
) -> Result<(), StoreError> {
    diesel::delete(team_members::table.filter(team_members::team_id.eq(team))).execute(conn)?;
    for (place, entry) in (1..).zip(entries) {
        diesel::insert_into(team_members::table)
            .values((
                team_members::tournament_id.eq(tournament),
                team_members::team_id.eq(team),
                team_members::entry_id.eq(entry),
                team_members::place.eq(place),
            ))
            .execute(conn)?;
    }
    Ok(())
}

/// Removes an entry from its team, before the entry is removed.
pub fn forget_entry(conn: &mut Conn, entry: i32) -> Result<(), StoreError> {
    diesel::delete(team_members::table.filter(team_members::entry_id.eq(entry))).execute(conn)?;
    Ok(())
}
