//! The tournaments in which somebody is entered, newest first, a window at a time: of a player, or of clubs.

use chrono::NaiveDate;
use diesel::{dsl::count_star, prelude::*};

use crate::{
    event::{Elo, Publication},
    store::{
        Conn, StoreError,
        schema::{entries, players, tournaments},
        word::Read,
    },
};

/// A tournament in which players of a club are entered.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct OfClub {
    pub id: i32,
    pub slug: String,
    pub name: String,
    pub town: String,
    pub start_date: NaiveDate,
    pub end_date: NaiveDate,
}

/// A tournament in which a player of the registry is entered, with their entry.
#[derive(Clone, Debug, Queryable)]
pub struct OfPlayer {
    pub entry: i32,
    #[diesel(deserialize_as = Read<entries::rating, Option<i32>>)]
    pub rating: Option<Elo>,
    pub slug: String,
    pub name: String,
    pub town: String,
    pub start_date: NaiveDate,
    pub end_date: NaiveDate,
}

/// The numbers in the type of the column of entries, which may be empty.
fn of_any(clubs: &[i32]) -> Vec<Option<i32>> {
    clubs.iter().copied().map(Some).collect()
}

/// Number of tournaments in which players of these clubs are entered.
///
/// # Errors
/// Storage failures.
pub fn count_of_clubs(conn: &mut Conn, clubs: &[i32]) -> Result<i64, StoreError> {
    let entered = entries::table
        .filter(entries::club_id.eq_any(of_any(clubs)))
        .select(entries::tournament_id);
    Ok(tournaments::table
        .filter(tournaments::id.eq_any(entered))
        .count()
        .get_result(conn)?)
}

/// At most `limit` tournaments in which players of these clubs are entered, after the first `offset`.
///
/// # Errors
/// Storage failures.
pub fn of_clubs(
    conn: &mut Conn,
    clubs: &[i32],
    (offset, limit): (i64, i64),
) -> Result<Vec<OfClub>, StoreError> {
    let entered = entries::table
        .filter(entries::club_id.eq_any(of_any(clubs)))
        .select(entries::tournament_id);
    Ok(tournaments::table
        .filter(tournaments::id.eq_any(entered))
        .order((
            tournaments::start_date.desc(),
            tournaments::end_date.desc(),
            tournaments::name,
            tournaments::id,
        ))
        .offset(offset)
        .limit(limit)
        .select(OfClub::as_select())
        .load(conn)?)
}

/// Number of players of these clubs in each of these tournaments, by its number.
///
/// # Errors
/// Storage failures.
pub fn players_of_clubs(
    conn: &mut Conn,
    clubs: &[i32],
    in_tournaments: &[i32],
) -> Result<Vec<(i32, i64)>, StoreError> {
    Ok(entries::table
        .filter(entries::club_id.eq_any(of_any(clubs)))
        .filter(entries::tournament_id.eq_any(in_tournaments))
        .group_by(entries::tournament_id)
        .select((entries::tournament_id, count_star()))
        .load(conn)?)
}

/// Number of a club's present players in each of these tournaments, by its number.
///
/// # Errors
/// Storage failures.
pub fn members_in(
    conn: &mut Conn,
    club: i32,
    in_tournaments: &[i32],
) -> Result<Vec<(i32, i64)>, StoreError> {
    let members = players::table
        .filter(players::club_id.eq(club))
        .select(players::id.nullable());
    Ok(entries::table
        .filter(entries::tournament_id.eq_any(in_tournaments))
        .filter(entries::player_id.eq_any(members))
        .group_by(entries::tournament_id)
        .select((entries::tournament_id, count_star()))
        .load(conn)?)
}

/// Number of tournaments in which a player is entered with one of these ways of publication.
///
/// # Errors
/// Storage failures.
pub fn count_of_player(
    conn: &mut Conn,
    player: i32,
    named: &[Publication],
) -> Result<i64, StoreError> {
    let named = named.iter().copied().map(Publication::code);
    Ok(entries::table
        .filter(entries::player_id.eq(player))
        .filter(entries::publication.eq_any(named))
        .count()
        .get_result(conn)?)
}

/// At most `limit` tournaments in which a player is entered with one of these ways of publication, after the first
/// `offset`.
///
/// # Errors
/// Storage failures.
pub fn of_player(
    conn: &mut Conn,
    player: i32,
    named: &[Publication],
    (offset, limit): (i64, i64),
) -> Result<Vec<OfPlayer>, StoreError> {
    let named = named.iter().copied().map(Publication::code);
    Ok(entries::table
        .inner_join(tournaments::table)
        .filter(entries::player_id.eq(player))
        .filter(entries::publication.eq_any(named))
        .order((
            tournaments::start_date.desc(),
            tournaments::end_date.desc(),
            entries::id.desc(),
        ))
        .offset(offset)
        .limit(limit)
        .select((
            entries::id,
            entries::rating,
            tournaments::slug,
            tournaments::name,
            tournaments::town,
            tournaments::start_date,
            tournaments::end_date,
        ))
        .load(conn)?)
}
