//! The players of a club, by name: counted, and read a window at a time.

use diesel::{
    dsl::{count_star, exists, not, sql},
    prelude::*,
    sql_types::Bool,
};

use crate::{
    event::{OfAge, Outlet, Publication, RoundState},
    store::{
        Conn, StoreError,
        columns::columns,
        rows::players::PlayerRow,
        schema::{entries, players},
    },
};

/// The conditions for the players of a club.
#[derive(Clone, Copy, Debug)]
pub struct Members {
    /// Number of the club.
    pub club: i32,
    /// If given: without possible minors, except those whom the pages of their last event name. `None` for all players.
    pub of_age: Option<OfAge>,
}

/// The SQL condition that the pages of a player's last event name them. Their newest entry in a tournament with a
/// published round decides.
fn named() -> String {
    let choices = Publication::ALL.into_iter();
    let pages: Vec<String> = choices
        .filter(|choice| choice.reaches(Outlet::Page))
        .map(|choice| format!("'{}'", choice.code()))
        .collect();
    let published = RoundState::Published.code();
    format!(
        "coalesce((SELECT entries.publication FROM entries WHERE entries.player_id = players.id AND EXISTS \
         (SELECT 1 FROM rounds WHERE rounds.tournament_id = entries.tournament_id AND rounds.state = '{published}') \
         ORDER BY entries.id DESC LIMIT 1), '') IN ({})",
        pages.join(", ")
    )
}

/// Adds the conditions of [`Members`] to a boxed query with any selection.
macro_rules! meant {
    ($query:expr, $members:expr) => {{
        let (query, members): (_, Members) = ($query, $members);
        let query = query.filter(players::club_id.eq(members.club));
        match members.of_age {
            None => query,
            Some(of_age) => query.filter(
                players::birth_date
                    .le(of_age.day)
                    .or(players::birth_date.is_null().and(
                        players::birth_year
                            .is_null()
                            .or(players::birth_year.le(of_age.year)),
                    ))
                    .or(sql::<Bool>(&named())),
            ),
        }
    }};
}

/// Number of the players under these conditions.
///
/// # Errors
/// Storage failures.
pub fn count(conn: &mut Conn, members: Members) -> Result<i64, StoreError> {
    let query = players::table.select(count_star()).into_boxed();
    Ok(meant!(query, members).get_result(conn)?)
}

/// At most `limit` of the players under these conditions after the first `offset`, by name.
///
/// # Errors
/// Storage failures.
pub fn window(
    conn: &mut Conn,
    members: Members,
    (offset, limit): (i64, i64),
) -> Result<Vec<PlayerRow>, StoreError> {
    Ok(meant!(players::table.into_boxed(), members)
        .order((players::name_key, players::id))
        .offset(offset)
        .limit(limit)
        .select(columns::<PlayerRow>())
        .load(conn)?)
}

/// The players of one club who are not entered in one tournament.
macro_rules! free {
    ($club:expr, $tournament:expr) => {{
        let entered = entries::table
            .filter(entries::tournament_id.eq($tournament))
            .filter(entries::player_id.eq(players::id.nullable()))
            .select(entries::id);
        players::table
            .filter(players::club_id.eq($club))
            .filter(not(exists(entered)))
    }};
}

/// Number of a club's players who are not entered in a tournament.
///
/// # Errors
/// Storage failures.
pub fn count_free(conn: &mut Conn, club: i32, tournament: i32) -> Result<i64, StoreError> {
    Ok(free!(club, tournament).count().get_result(conn)?)
}

/// At most `limit` of a club's players who are not entered in a tournament, after the first `offset`, by name.
///
/// # Errors
/// Storage failures.
pub fn window_of_free(
    conn: &mut Conn,
    (club, tournament): (i32, i32),
    (offset, limit): (i64, i64),
) -> Result<Vec<PlayerRow>, StoreError> {
    Ok(free!(club, tournament)
        .order((players::name_key, players::id))
        .offset(offset)
        .limit(limit)
        .select(columns::<PlayerRow>())
        .load(conn)?)
}
