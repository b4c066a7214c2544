//! Chairs that were noted as empty when a round began: one row for each player of a pairing.

use diesel::prelude::*;

use crate::{
    event::Colour,
    store::{Conn, StoreError, schema::empty_seats},
};

/// Pairings and colours of a tournament's empty chairs, in the order in which they were noted.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<(i32, Colour)>, StoreError> {
    let rows: Vec<(i32, bool)> = empty_seats::table
        .filter(empty_seats::tournament_id.eq(tournament))
        .order(empty_seats::id)
        .select((empty_seats::pairing_id, empty_seats::is_white))
        .load(conn)?;
    let colour = |is_white| {
        if is_white {
            Colour::White
        } else {
            Colour::Black
        }
    };
    let rows = rows.into_iter();
    Ok(rows
        .map(|(pairing, is_white)| (pairing, colour(is_white)))
        .collect())
}

/// Notes that a chair is empty or taken. Returns whether it was noted as empty before.
pub fn set(
    conn: &mut Conn,
    tournament: i32,
    (pairing, colour): (i32, Colour),
    is_empty: bool,
) -> Result<bool, StoreError> {
    let is_white = colour == Colour::White;
    let there = empty_seats::table
        .filter(empty_seats::pairing_id.eq(pairing))
        .filter(empty_seats::is_white.eq(is_white));
    let was_empty = diesel::delete(there).execute(conn)? > 0;
    if is_empty {
        diesel::insert_into(empty_seats::table)
            .values((
                empty_seats::tournament_id.eq(tournament),
                empty_seats::pairing_id.eq(pairing),
                empty_seats::is_white.eq(is_white),
            ))
            .execute(conn)?;
    }
    Ok(was_empty)
}

/// Forgets the chairs of a pairing.
pub fn forget(conn: &mut Conn, pairing: i32) -> Result<(), StoreError> {
    diesel::delete(empty_seats::table.filter(empty_seats::pairing_id.eq(pairing))).execute(conn)?;
    Ok(())
}
