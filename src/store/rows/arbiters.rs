//! Arbiters of tournaments.

use diesel::prelude::*;

use crate::store::{
    Conn, StoreError,
    schema::{tournament_arbiters, users},
};

/// The role of an account in a tournament: `chief` or `deputy`.
///
/// # Errors
/// Storage failures.
pub fn role(conn: &mut Conn, tournament: i32, user: i32) -> Result<Option<String>, StoreError> {
    Ok(tournament_arbiters::table
        .filter(tournament_arbiters::tournament_id.eq(tournament))
        .filter(tournament_arbiters::user_id.eq(user))
        .select(tournament_arbiters::role)
        .first(conn)
        .optional()?)
}

/// Gives an account a role.
///
/// # Errors
/// [`StoreError::Duplicate`] when it has one; storage failures.
pub fn insert(conn: &mut Conn, tournament: i32, user: i32, role: &str) -> Result<(), StoreError> {
    diesel::insert_into(tournament_arbiters::table)
        .values((
            tournament_arbiters::tournament_id.eq(tournament),
            tournament_arbiters::user_id.eq(user),
            tournament_arbiters::role.eq(role),
        ))
        .execute(conn)?;
    Ok(())
}

/// Takes a role away.
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
) -> Result<Vec<(i32, String, String)>, StoreError> {
    Ok(tournament_arbiters::table
        .inner_join(users::table)
        .filter(tournament_arbiters::tournament_id.eq(tournament))
        .order(tournament_arbiters::id)
        .select((users::id, users::display_name, tournament_arbiters::role))
        .load(conn)?)
}

/// Tournaments in which an account has a role: number, role.
///
/// # Errors
/// Storage failures.
pub fn of_user(conn: &mut Conn, user: i32) -> Result<Vec<(i32, String)>, StoreError> {
    Ok(tournament_arbiters::table
        .filter(tournament_arbiters::user_id.eq(user))
        .select((
            tournament_arbiters::tournament_id,
            tournament_arbiters::role,
        ))
        .load(conn)?)
}
