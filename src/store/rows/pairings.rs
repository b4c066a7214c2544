//! Pairings and their results.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::pairings};

/// A board of a round. The result is a code of [`crate::event::BoardResult`].
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = pairings)]
#[expect(dead_code, reason = "the row mirrors its table whole")]
pub struct PairingRow {
    pub id: i32,
    pub tournament_id: i32,
    pub round_id: i32,
    pub board: i32,
    pub white_entry_id: i32,
    pub black_entry_id: i32,
    pub result: Option<String>,
    pub result_by: Option<String>,
    pub result_at: Option<NaiveDateTime>,
    /// A sentence, in rows older than `result_cause`.
    pub result_reason: Option<String>,
    pub version: i32,
    pub result_cause: Option<String>,
    pub result_article: Option<String>,
    pub result_incident: Option<i32>,
}

/// Why a result is what it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReasonValues<'a> {
    pub sentence: Option<&'a str>,
    pub cause: Option<&'a str>,
    pub article: Option<&'a str>,
    pub incident: Option<i32>,
}

pub fn insert(
    conn: &mut Conn,
    tournament: i32,
    round_id: i32,
    board: i32,
    white: i32,
    black: i32,
) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(pairings::table)
        .values((
            pairings::tournament_id.eq(tournament),
            pairings::round_id.eq(round_id),
            pairings::board.eq(board),
            pairings::white_entry_id.eq(white),
            pairings::black_entry_id.eq(black),
            pairings::version.eq(1),
        ))
        .returning(pairings::id)
        .get_result(conn)?)
}

pub fn by_id(conn: &mut Conn, tournament: i32, id: i32) -> Result<PairingRow, StoreError> {
    Ok(pairings::table
        .find(id)
        .filter(pairings::tournament_id.eq(tournament))
        .select(PairingRow::as_select())
        .first(conn)?)
}

/// All pairings of a tournament, by round and board.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<PairingRow>, StoreError> {
    Ok(pairings::table
        .filter(pairings::tournament_id.eq(tournament))
        .order((pairings::round_id, pairings::board))
        .select(PairingRow::as_select())
        .load(conn)?)
}

/// Writes a result; `false` when the row changed meanwhile.
pub fn set_result(
    conn: &mut Conn,
    id: i32,
    version: i32,
    result: Option<&str>,
    reason: ReasonValues<'_>,
    by: &str,
    at: NaiveDateTime,
) -> Result<bool, StoreError> {
    let changed = diesel::update(
        pairings::table
            .find(id)
            .filter(pairings::version.eq(version)),
    )
    .set((
        pairings::result.eq(result),
        pairings::result_reason.eq(reason.sentence),
        pairings::result_cause.eq(reason.cause),
        pairings::result_article.eq(reason.article),
        pairings::result_incident.eq(reason.incident),
        pairings::result_by.eq(by),
        pairings::result_at.eq(at),
        pairings::version.eq(version + 1),
    ))
    .execute(conn)?;
    Ok(changed == 1)
}

pub fn delete_of_round(conn: &mut Conn, round_id: i32) -> Result<(), StoreError> {
    diesel::delete(pairings::table.filter(pairings::round_id.eq(round_id))).execute(conn)?;
    Ok(())
}
