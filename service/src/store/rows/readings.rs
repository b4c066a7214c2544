//! Readings of personal data that not everybody sees.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::{
    event::PersonalOutput,
    store::{Code, Conn, StoreError, schema::readings, word::Read},
};

/// A reading.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = readings)]
pub struct ReadingRow {
    /// When it happened, in UTC.
    pub read_at: NaiveDateTime,
    /// Name of the reader at that time.
    pub reader: String,
    #[diesel(deserialize_as = Read<readings::output>)]
    pub output: PersonalOutput,
    pub entry_id: Option<i32>,
    /// Number of people whose data were read.
    pub persons: i32,
}

/// A reading to be stored.
#[derive(Clone, Copy, Debug)]
pub struct NewReading<'a> {
    /// Number of the account; `None` for the person at the machine.
    pub user: Option<i32>,
    pub reader: &'a str,
    pub output: PersonalOutput,
    pub tournament: Option<i32>,
    pub entry: Option<i32>,
    pub player: Option<i32>,
    pub persons: i32,
}

/// Whether the same person read the same data after this moment.
///
/// # Errors
/// Storage failures.
pub fn is_known(
    conn: &mut Conn,
    new: NewReading<'_>,
    after: NaiveDateTime,
) -> Result<bool, StoreError> {
    let mut asked = readings::table
        .filter(readings::read_at.gt(after))
        .filter(readings::reader.eq(new.reader))
        .filter(readings::output.eq(new.output.code()))
        .into_boxed();
    asked = match new.tournament {
        Some(tournament) => asked.filter(readings::tournament_id.eq(tournament)),
        None => asked.filter(readings::tournament_id.is_null()),
    };
    asked = match new.entry {
        Some(entry) => asked.filter(readings::entry_id.eq(entry)),
        None => asked.filter(readings::entry_id.is_null()),
    };
    asked = match new.player {
        Some(player) => asked.filter(readings::player_id.eq(player)),
        None => asked.filter(readings::player_id.is_null()),
    };
    asked = match new.user {
        Some(user) => asked.filter(readings::user_id.eq(user)),
        None => asked.filter(readings::user_id.is_null()),
    };
    let found: Option<i32> = asked.select(readings::id).first(conn).optional()?;
    Ok(found.is_some())
}

/// Stores a reading.
///
/// # Errors
/// Storage failures.
pub fn insert(conn: &mut Conn, new: NewReading<'_>, at: NaiveDateTime) -> Result<(), StoreError> {
    diesel::insert_into(readings::table)
        .values((
            readings::read_at.eq(at),
            readings::user_id.eq(new.user),
            readings::reader.eq(new.reader),
            readings::output.eq(Code::from(new.output)),
            readings::tournament_id.eq(new.tournament),
            readings::entry_id.eq(new.entry),
            readings::player_id.eq(new.player),
            readings::persons.eq(new.persons),
        ))
        .execute(conn)?;
    Ok(())
}

/// Number of readings in a tournament.
///
/// # Errors
/// Storage failures.
pub fn count(conn: &mut Conn, tournament: i32) -> Result<i64, StoreError> {
    Ok(readings::table
        .filter(readings::tournament_id.eq(tournament))
        .count()
        .get_result(conn)?)
}

/// A window of the readings in a tournament, the newest first.
///
/// # Errors
/// Storage failures.
pub fn of_tournament(
    conn: &mut Conn,
    tournament: i32,
    (offset, limit): (i64, i64),
) -> Result<Vec<ReadingRow>, StoreError> {
    Ok(readings::table
        .filter(readings::tournament_id.eq(tournament))
        .order(readings::id.desc())
        .offset(offset)
        .limit(limit)
        .select(ReadingRow::as_select())
        .load(conn)?)
}

/// The readings that include an entry: its own, and those of the whole tournament. The oldest first.
///
/// # Errors
/// Storage failures.
pub fn of_entry(
    conn: &mut Conn,
    (tournament, entry): (i32, i32),
) -> Result<Vec<ReadingRow>, StoreError> {
    let of_all = readings::tournament_id
        .eq(tournament)
        .and(readings::entry_id.is_null());
    Ok(readings::table
        .filter(readings::entry_id.eq(entry).or(of_all))
        .order(readings::id)
        .select(ReadingRow::as_select())
        .load(conn)?)
}

/// The readings of a registered player's data, the oldest first.
///
/// # Errors
/// Storage failures.
pub fn of_player(conn: &mut Conn, player: i32) -> Result<Vec<ReadingRow>, StoreError> {
    Ok(readings::table
        .filter(readings::player_id.eq(player))
        .order(readings::id)
        .select(ReadingRow::as_select())
        .load(conn)?)
}
