//! Arbiters' decisions about participants who were not seen before a round: one row for each entry and round.

use diesel::prelude::*;

use crate::{
    event::Presence,
    store::{Conn, StoreError, schema::presence, word::Read},
};

/// A decision.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = presence)]
pub struct PresenceRow {
    pub entry_id: i32,
    pub round: i32,
    #[diesel(deserialize_as = Read<presence::answer>)]
    pub answer: Presence,
}

/// The decisions about participants of a tournament, by round.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<PresenceRow>, StoreError> {
    Ok(presence::table
        .filter(presence::tournament_id.eq(tournament))
        .order((presence::round, presence::id))
        .select(PresenceRow::as_select())
        .load(conn)?)
}

/// Stores a decision, which replaces an earlier one.
pub fn set(
    conn: &mut Conn,
    tournament: i32,
    entry: i32,
    round: i32,
    answer: Presence,
) -> Result<(), StoreError> {
    remove(conn, entry, round)?;
    diesel::insert_into(presence::table)
        .values((
            presence::tournament_id.eq(tournament),
            presence::entry_id.eq(entry),
            presence::round.eq(round),
            presence::answer.eq(answer.code()),
        ))
        .execute(conn)?;
    Ok(())
}

/// Removes the decision about an entry before a round, if there is one.
pub fn remove(conn: &mut Conn, entry: i32, round: i32) -> Result<(), StoreError> {
    let rows = presence::table.filter(presence::entry_id.eq(entry));
    diesel::delete(rows.filter(presence::round.eq(round))).execute(conn)?;
    Ok(())
}

/// Removes all decisions about an entry, before the entry is removed.
pub fn forget(conn: &mut Conn, entry: i32) -> Result<(), StoreError> {
    diesel::delete(presence::table.filter(presence::entry_id.eq(entry))).execute(conn)?;
    Ok(())
}
