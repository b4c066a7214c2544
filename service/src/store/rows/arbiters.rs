//! Arbiters of tournaments.

use diesel::prelude::*;

use crate::{
    event::ArbiterRole,
    store::{
        Conn, StoreError,
        schema::{tournament_arbiters, tournaments, users},
        word::Read,
    },
};

/// The role of an account in a tournament.
///
/// # Errors
/// Storage failures.
pub fn role(
    conn: &mut Conn,
    tournament: i32,
    user: i32,
) -> Result<Option<ArbiterRole>, StoreError> {
    let role: Option<Read<tournament_arbiters::role>> = tournament_arbiters::table
        .filter(tournament_arbiters::tournament_id.eq(tournament))
        .filter(tournament_arbiters::user_id.eq(user))
        .select(tournament_arbiters::role)
        .first(conn)
        .optional()?;
    Ok(role.map(|role| role.word()).transpose()?)
}

/// Gives an account a role.
///
/// # Errors
/// [`StoreError::Duplicate`] if it already has one; storage failures.
pub fn insert(
    conn: &mut Conn,
    tournament: i32,
    user: i32,
    role: ArbiterRole,
) -> Result<(), StoreError> {
    diesel::insert_into(tournament_arbiters::table)
        .values((
            tournament_arbiters::tournament_id.eq(tournament),
            tournament_arbiters::user_id.eq(user),
            tournament_arbiters::role.eq(role.code()),
        ))
        .execute(conn)?;
    Ok(())
}

/// Removes the role of an account.
///
/// # Errors
/// Storage failures.
pub fn delete(conn: &mut Conn, tournament: i32, user: i32) -> Result<(), StoreError> {
    diesel::delete(
        tournament_arbiters::table
            .filter(tournament_arbiters::tournament_id.eq(tournament))
            .filter(tournament_arbiters::user_id.eq(user)),
    )
    .execute(conn)?;
    Ok(())
}

/// Accounts with a role in a tournament: number, name as shown, role.
///
/// # Errors
/// Storage failures.
pub fn of_tournament(
    conn: &mut Conn,
    tournament: i32,
) -> Result<Vec<(i32, String, ArbiterRole)>, StoreError> {
    let rows: Vec<(i32, String, Read<tournament_arbiters::role>)> = tournament_arbiters::table
        .inner_join(users::table)
        .filter(tournament_arbiters::tournament_id.eq(tournament))
        .order(tournament_arbiters::id)
        .select((users::id, users::display_name, tournament_arbiters::role))
        .load(conn)?;
    let rows = rows.into_iter();
    rows.map(|(id, name, role)| Ok((id, name, role.word()?)))
        .collect()
}

/// The tournaments in which an account has a role, by name, and the code of the role.
///
/// # Errors
/// Storage failures.
pub fn roles_of_user(conn: &mut Conn, user: i32) -> Result<Vec<(String, String)>, StoreError> {
    Ok(tournament_arbiters::table
        .inner_join(tournaments::table)
        .filter(tournament_arbiters::user_id.eq(user))
        .order(tournament_arbiters::id)
        .select((tournaments::name, tournament_arbiters::role))
        .load(conn)?)
}

/// The tournaments in which an account has any role.
///
/// # Errors
/// Storage failures.
pub fn of_user(conn: &mut Conn, user: i32) -> Result<Vec<i32>, StoreError> {
    Ok(tournament_arbiters::table
        .filter(tournament_arbiters::user_id.eq(user))
        .select(tournament_arbiters::tournament_id)
        .load(conn)?)
}
