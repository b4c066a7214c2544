//! Boards with two different values for the result.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::{
    event::{BoardResult, ConflictEnd},
    store::{Code, Conn, StoreError, schema::result_conflicts, word::ReadOr},
};

/// A value that somebody sent against the value of somebody else. No result means an empty board.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = result_conflicts)]
pub struct ConflictRow {
    pub id: i32,
    pub tournament_id: i32,
    pub pairing_id: i32,
    #[diesel(deserialize_as = ReadOr<result_conflicts::wanted>)]
    pub wanted: Option<BoardResult>,
    pub wanted_by: String,
    pub wanted_by_user: Option<i32>,
    pub wanted_at: NaiveDateTime,
    /// The earlier value.
    #[diesel(deserialize_as = ReadOr<result_conflicts::stood>)]
    pub stood: Option<BoardResult>,
    pub stood_by: String,
    /// Key of the request that opened it.
    pub request_key: Option<String>,
    /// How it ended; `None` while it is open.
    #[diesel(deserialize_as = ReadOr<result_conflicts::settled>)]
    pub settled: Option<ConflictEnd>,
    pub settled_by: Option<String>,
    pub settled_at: Option<NaiveDateTime>,
    /// Key of the request that ended it.
    pub settled_key: Option<String>,
}

/// A conflict to be opened.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = result_conflicts)]
pub struct NewConflict<'a> {
    pub tournament_id: i32,
    pub pairing_id: i32,
    pub wanted: Option<Code>,
    pub wanted_by: &'a str,
    pub wanted_by_user: Option<i32>,
    pub wanted_at: NaiveDateTime,
    pub stood: Option<Code>,
    pub stood_by: &'a str,
    pub request_key: Option<&'a str>,
}

/// The end of conflicts.
#[derive(Clone, Copy, Debug)]
pub struct Settlement<'a> {
    /// How they ended.
    pub how: ConflictEnd,
    /// Name of the person who settled them.
    pub by: &'a str,
    /// When they were settled, in UTC.
    pub at: NaiveDateTime,
    /// Key of the request that settled them.
    pub key: Option<&'a str>,
}

/// Opens a conflict between two values for one board. Returns the number of its row.
pub fn insert(conn: &mut Conn, row: &NewConflict<'_>) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(result_conflicts::table)
        .values(row)
        .returning(result_conflicts::id)
        .get_result(conn)?)
}

/// The open conflicts of a tournament, oldest first.
pub fn open_of_tournament(
    conn: &mut Conn,
    tournament: i32,
) -> Result<Vec<ConflictRow>, StoreError> {
    Ok(result_conflicts::table
        .filter(result_conflicts::tournament_id.eq(tournament))
        .filter(result_conflicts::settled.is_null())
        .order(result_conflicts::id)
        .select(ConflictRow::as_select())
        .load(conn)?)
}

/// The open conflicts of a board, oldest first.
pub fn open_of_pairing(conn: &mut Conn, pairing: i32) -> Result<Vec<ConflictRow>, StoreError> {
    Ok(result_conflicts::table
        .filter(result_conflicts::pairing_id.eq(pairing))
        .filter(result_conflicts::settled.is_null())
        .order(result_conflicts::id)
        .select(ConflictRow::as_select())
        .load(conn)?)
}

/// Ends open conflicts.
pub fn settle(conn: &mut Conn, ids: &[i32], end: Settlement<'_>) -> Result<(), StoreError> {
    diesel::update(
        result_conflicts::table
            .filter(result_conflicts::id.eq_any(ids))
            .filter(result_conflicts::settled.is_null()),
    )
    .set((
        result_conflicts::settled.eq(end.how.code()),
        result_conflicts::settled_by.eq(end.by),
        result_conflicts::settled_at.eq(end.at),
        result_conflicts::settled_key.eq(end.key),
    ))
    .execute(conn)?;
    Ok(())
}

/// The senders of values for this board that agreed with the requests with these keys: account and name.
pub fn agreed(
    conn: &mut Conn,
    pairing: i32,
    keys: &[String],
) -> Result<Vec<(Option<i32>, String)>, StoreError> {
    Ok(result_conflicts::table
        .filter(result_conflicts::pairing_id.eq(pairing))
        .filter(result_conflicts::settled.eq(ConflictEnd::Agreed.code()))
        .filter(result_conflicts::settled_key.eq_any(keys))
        .select((
            result_conflicts::wanted_by_user,
            result_conflicts::wanted_by,
        ))
        .load(conn)?)
}

/// Opens the conflicts again that the request with this key ended on this board.
pub fn reopen(conn: &mut Conn, pairing: i32, key: &str) -> Result<(), StoreError> {
    diesel::update(
        result_conflicts::table
            .filter(result_conflicts::pairing_id.eq(pairing))
            .filter(result_conflicts::settled_key.eq(key)),
    )
    .set((
        result_conflicts::settled.eq(None::<String>),
        result_conflicts::settled_by.eq(None::<String>),
        result_conflicts::settled_at.eq(None::<NaiveDateTime>),
        result_conflicts::settled_key.eq(None::<String>),
    ))
    .execute(conn)?;
    Ok(())
}
