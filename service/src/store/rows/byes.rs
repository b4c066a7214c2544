//! Byes: one row for a participant and a round.

use diesel::prelude::*;

use crate::{
    event::Bye,
    store::{Code, Conn, StoreError, rows::ROWS_A_STATEMENT, schema::byes, word::Read},
};

/// A bye.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = byes)]
pub struct ByeRow {
    pub id: i32,
    pub tournament_id: i32,
    pub entry_id: i32,
    pub round: i32,
    #[diesel(deserialize_as = Read<byes::kind>)]
    pub kind: Bye,
}

/// A bye to be set where there is none.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = byes)]
pub struct NewBye {
    pub tournament_id: i32,
    pub entry_id: i32,
    pub round: i32,
    pub kind: Code,
}

/// Sets many byes at once, where there are none.
pub fn insert_all(conn: &mut Conn, rows: &[NewBye]) -> Result<(), StoreError> {
    // PostgreSQL takes many rows in one statement, with a limit of parameters.
    for part in rows.chunks(ROWS_A_STATEMENT) {
        let statement = diesel::insert_into(byes::table).values(part);
        match conn {
            #[cfg(feature = "postgres")]
            Conn::Postgres(inner) => statement.execute(inner)?,
            Conn::Sqlite(inner) => statement.execute(inner)?,
        };
    }
    Ok(())
}

/// Sets the bye of a participant in a round, which replaces an earlier one.
pub fn set(
    conn: &mut Conn,
    tournament: i32,
    entry: i32,
    round: i32,
    kind: Bye,
) -> Result<(), StoreError> {
    remove(conn, entry, round)?;
    diesel::insert_into(byes::table)
        .values((
            byes::tournament_id.eq(tournament),
            byes::entry_id.eq(entry),
            byes::round.eq(round),
            byes::kind.eq(kind.code()),
        ))
        .execute(conn)?;
    Ok(())
}

/// Removes the bye of an entry in a round, if there is one.
pub fn remove(conn: &mut Conn, entry: i32, round: i32) -> Result<(), StoreError> {
    diesel::delete(
        byes::table
            .filter(byes::entry_id.eq(entry))
            .filter(byes::round.eq(round)),
    )
    .execute(conn)?;
    Ok(())
}

/// Removes the zero-point bye of a participant in a round, if there is one.
pub fn remove_absence(conn: &mut Conn, entry: i32, round: i32) -> Result<(), StoreError> {
    diesel::delete(
        byes::table
            .filter(byes::entry_id.eq(entry))
            .filter(byes::round.eq(round))
            .filter(byes::kind.eq(Bye::ZeroPoint.code())),
    )
    .execute(conn)?;
    Ok(())
}

/// Removes the pairing-allocated byes of a round, when its draft is discarded.
pub fn remove_allocated(conn: &mut Conn, tournament: i32, round: i32) -> Result<(), StoreError> {
    diesel::delete(
        byes::table
            .filter(byes::tournament_id.eq(tournament))
            .filter(byes::round.eq(round))
            .filter(byes::kind.eq(Bye::PairingAllocated.code())),
    )
    .execute(conn)?;
    Ok(())
}

/// The byes of a tournament, by round.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<ByeRow>, StoreError> {
    Ok(byes::table
        .filter(byes::tournament_id.eq(tournament))
        .order((byes::round, byes::id))
        .select(ByeRow::as_select())
        .load(conn)?)
}

/// Moves the byes that an entry asked for to another tournament, together with the entry.
pub fn follow(conn: &mut Conn, entry: i32, to: i32) -> Result<(), StoreError> {
    diesel::update(byes::table.filter(byes::entry_id.eq(entry)))
        .set(byes::tournament_id.eq(to))
        .execute(conn)?;
    Ok(())
}

/// Removes all byes of a tournament.
pub fn clear(conn: &mut Conn, tournament: i32) -> Result<(), StoreError> {
    diesel::delete(byes::table.filter(byes::tournament_id.eq(tournament))).execute(conn)?;
    Ok(())
}
