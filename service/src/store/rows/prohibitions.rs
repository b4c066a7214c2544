//! Forbidden pairs and virtual points.

use diesel::prelude::*;

use crate::store::{
    Conn, StoreError,
    rows::ROWS_A_STATEMENT,
    schema::{accelerations, forbidden_pairs},
};

/// Two participants who may not meet in these rounds.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = forbidden_pairs)]
#[expect(dead_code, reason = "the row mirrors its table whole")]
pub struct ForbiddenRow {
    pub id: i32,
    pub tournament_id: i32,
    pub first_entry_id: i32,
    pub second_entry_id: i32,
    pub first_round: i32,
    pub last_round: i32,
}

/// Virtual points in half-points for a range of pairing numbers and rounds.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = accelerations)]
#[expect(dead_code, reason = "the row mirrors its table whole")]
pub struct AccelerationRow {
    pub id: i32,
    pub tournament_id: i32,
    pub first_tpn: i32,
    pub last_tpn: i32,
    pub first_round: i32,
    pub last_round: i32,
    pub half_points: i32,
}

/// A prohibition to be stored.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = forbidden_pairs)]
pub struct NewForbidden {
    pub tournament_id: i32,
    pub first_entry_id: i32,
    pub second_entry_id: i32,
    pub first_round: i32,
    pub last_round: i32,
}

/// Stores many prohibitions at once; a group in a report forbids every pair of its members.
pub fn forbid_all(conn: &mut Conn, rows: &[NewForbidden]) -> Result<(), StoreError> {
    // PostgreSQL takes many rows in one statement, with a limit of parameters.
    for part in rows.chunks(ROWS_A_STATEMENT) {
        let statement = diesel::insert_into(forbidden_pairs::table).values(part);
        match conn {
            #[cfg(feature = "postgres")]
            Conn::Postgres(inner) => statement.execute(inner)?,
            Conn::Sqlite(inner) => statement.execute(inner)?,
        };
    }
    Ok(())
}

/// Forbids a pair of entries from the first of these rounds to the last. Returns the number of the row.
pub fn forbid(
    conn: &mut Conn,
    tournament: i32,
    pair: (i32, i32),
    rounds: (i32, i32),
) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(forbidden_pairs::table)
        .values((
            forbidden_pairs::tournament_id.eq(tournament),
            forbidden_pairs::first_entry_id.eq(pair.0),
            forbidden_pairs::second_entry_id.eq(pair.1),
            forbidden_pairs::first_round.eq(rounds.0),
            forbidden_pairs::last_round.eq(rounds.1),
        ))
        .returning(forbidden_pairs::id)
        .get_result(conn)?)
}

/// Extends prohibitions that end with round `from` to round `to`.
pub fn extend(conn: &mut Conn, tournament: i32, from: i32, to: i32) -> Result<(), StoreError> {
    let rows = forbidden_pairs::table.filter(forbidden_pairs::tournament_id.eq(tournament));
    diesel::update(rows.filter(forbidden_pairs::last_round.eq(from)))
        .set(forbidden_pairs::last_round.eq(to))
        .execute(conn)?;
    Ok(())
}

/// Lifts a prohibition; `false` if this tournament has none with this number.
pub fn allow(conn: &mut Conn, tournament: i32, id: i32) -> Result<bool, StoreError> {
    let row = forbidden_pairs::table
        .find(id)
        .filter(forbidden_pairs::tournament_id.eq(tournament));
    Ok(diesel::delete(row).execute(conn)? == 1)
}

/// The forbidden pairs of a tournament, in the order in which they were forbidden.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<ForbiddenRow>, StoreError> {
    Ok(forbidden_pairs::table
        .filter(forbidden_pairs::tournament_id.eq(tournament))
        .order(forbidden_pairs::id)
        .select(ForbiddenRow::as_select())
        .load(conn)?)
}

/// Gives virtual points, in half-points, from the first of these pairing numbers to the last, in all rounds from the first to
/// the last.
pub fn accelerate(
    conn: &mut Conn,
    tournament: i32,
    tpns: (i32, i32),
    rounds: (i32, i32),
    half_points: i32,
) -> Result<(), StoreError> {
    diesel::insert_into(accelerations::table)
        .values((
            accelerations::tournament_id.eq(tournament),
            accelerations::first_tpn.eq(tpns.0),
            accelerations::last_tpn.eq(tpns.1),
            accelerations::first_round.eq(rounds.0),
            accelerations::last_round.eq(rounds.1),
            accelerations::half_points.eq(half_points),
        ))
        .execute(conn)?;
    Ok(())
}

/// Removes all virtual points.
pub fn clear_accelerations(conn: &mut Conn, tournament: i32) -> Result<(), StoreError> {
    diesel::delete(accelerations::table.filter(accelerations::tournament_id.eq(tournament)))
        .execute(conn)?;
    Ok(())
}

/// Makes room for a new pairing number: ranges keep their players, and the last player of a range stays the last one
/// (C.04.7).
pub fn shift_accelerations(conn: &mut Conn, tournament: i32, from: i32) -> Result<(), StoreError> {
    let rows = accelerations::table.filter(accelerations::tournament_id.eq(tournament));
    diesel::update(rows.filter(accelerations::last_tpn.ge(from)))
        .set(accelerations::last_tpn.eq(accelerations::last_tpn + 1))
        .execute(conn)?;
    // A range that begins with number 1 includes a new number 1.
    diesel::update(
        rows.filter(accelerations::first_tpn.ge(from))
            .filter(accelerations::first_tpn.gt(1)),
    )
    .set(accelerations::first_tpn.eq(accelerations::first_tpn + 1))
    .execute(conn)?;
    Ok(())
}

/// Adjusts the ranges when the participant with number `gone` is removed.
pub fn close_accelerations(conn: &mut Conn, tournament: i32, gone: i32) -> Result<(), StoreError> {
    let rows = accelerations::table.filter(accelerations::tournament_id.eq(tournament));
    diesel::update(rows.filter(accelerations::last_tpn.ge(gone)))
        .set(accelerations::last_tpn.eq(accelerations::last_tpn - 1))
        .execute(conn)?;
    diesel::update(rows.filter(accelerations::first_tpn.gt(gone)))
        .set(accelerations::first_tpn.eq(accelerations::first_tpn - 1))
        .execute(conn)?;
    // A range of only this participant is now empty.
    diesel::delete(rows.filter(accelerations::last_tpn.lt(accelerations::first_tpn)))
        .execute(conn)?;
    Ok(())
}

/// The virtual points of a tournament, in the order in which they were given.
pub fn accelerations_of(
    conn: &mut Conn,
    tournament: i32,
) -> Result<Vec<AccelerationRow>, StoreError> {
    Ok(accelerations::table
        .filter(accelerations::tournament_id.eq(tournament))
        .order(accelerations::id)
        .select(AccelerationRow::as_select())
        .load(conn)?)
}
