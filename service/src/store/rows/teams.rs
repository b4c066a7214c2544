//! Events of teams: what they choose, their teams, and who plays for them.

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

/// What a team event chooses.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = team_rules, treat_none_as_null = true)]
pub struct TeamRulesRow {
    pub tournament_id: i32,
    /// `WBWB`, the colours of the team that has White on board 1.
    pub boards: String,
    #[diesel(deserialize_as = Read<team_rules::primary_score>, serialize_as = Code)]
    pub primary_score: ScoreKind,
    /// Whether the other score counts for colours (C.04.6 art. 4.2).
    pub uses_secondary: bool,
    #[diesel(deserialize_as = Read<team_rules::preferences>, serialize_as = Code)]
    pub preferences: Preferences,
    /// Half-points, as all points here.
    pub match_win: i32,
    pub match_draw: i32,
    pub match_loss: i32,
    /// Codes with commas.
    pub tie_breaks: String,
    pub version: i32,
    #[diesel(deserialize_as = Read<team_rules::board_order>, serialize_as = Code)]
    pub board_order: BoardOrder,
    /// By how many rating points the order of the boards may be broken.
    pub order_tolerance: i32,
    /// How many a team lists at most.
    pub most_members: Option<i32>,
    /// Who must be among those who play, as typed.
    pub quotas: String,
    /// How many minutes before the round captains hand in; with it as late as they like.
    pub hand_in_minutes: Option<i32>,
    /// In how many first rounds two teams of one club do not meet; none where they may.
    pub apart_rounds: Option<i32>,
}

/// What an event of teams chooses; `None` if the tournament is none.
pub fn rules(conn: &mut Conn, tournament: i32) -> Result<Option<TeamRulesRow>, StoreError> {
    Ok(team_rules::table
        .find(tournament)
        .select(TeamRulesRow::as_select())
        .first(conn)
        .optional()?)
}

/// Stores the rules in the place of those that stood there. The caller compared versions, within the tournament's lock.
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
    /// Its pairing number, from 1.
    pub number: i32,
    pub name: String,
    pub short_name: String,
    pub captain: String,
    /// Not paired while this is so.
    pub is_away: bool,
    pub version: i32,
}

/// What is stored of a team besides its number.
#[derive(Clone, Debug, Insertable, AsChangeset)]
#[diesel(table_name = teams)]
pub struct TeamValues<'a> {
    pub tournament_id: i32,
    pub name: &'a str,
    pub short_name: &'a str,
    pub captain: &'a str,
    pub version: i32,
}

/// All of a tournament, by their numbers.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<TeamRow>, StoreError> {
    Ok(teams::table
        .filter(teams::tournament_id.eq(tournament))
        .order((teams::number, teams::id))
        .select(TeamRow::as_select())
        .load(conn)?)
}

/// Stores a team that is there, with its pairing number. Returns the number of its row.
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

/// Replaces what a team says; `false` when the row changed since `version`.
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

/// Says whether a team is absent from the next rounds.
pub fn set_away(conn: &mut Conn, id: i32, is_away: bool) -> Result<(), StoreError> {
    diesel::update(teams::table.find(id))
        .set(teams::is_away.eq(is_away))
        .execute(conn)?;
    Ok(())
}

/// The captain of a team is named no more.
pub fn forget_captain(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::update(teams::table.find(id))
        .set((teams::captain.eq(""), teams::version.eq(teams::version + 1)))
        .execute(conn)?;
    Ok(())
}

/// Takes a team away, with the list of its members.
pub fn delete(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::delete(team_members::table.filter(team_members::team_id.eq(id))).execute(conn)?;
    diesel::delete(teams::table.find(id)).execute(conn)?;
    Ok(())
}

/// Who plays for a team.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = team_members)]
pub struct MemberRow {
    pub team_id: i32,
    pub entry_id: i32,
}

/// All of a tournament, team by team in the order of the boards.
pub fn members(conn: &mut Conn, tournament: i32) -> Result<Vec<MemberRow>, StoreError> {
    Ok(team_members::table
        .filter(team_members::tournament_id.eq(tournament))
        .order((team_members::team_id, team_members::place))
        .select(MemberRow::as_select())
        .load(conn)?)
}

/// Puts these entries, in this order, in the place of the members of a team.
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

/// An entry that goes plays for no team any more.
pub fn forget_entry(conn: &mut Conn, entry: i32) -> Result<(), StoreError> {
    diesel::delete(team_members::table.filter(team_members::entry_id.eq(entry))).execute(conn)?;
    Ok(())
}
