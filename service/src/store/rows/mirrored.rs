//! Tournaments here that follow a hall, and the links through which halls write here.

use std::collections::BTreeMap;

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::{
    event::TournamentState,
    store::{
        Conn, StoreError,
        schema::{hall_links, mirrored, mirrored_rows, tournaments, users},
    },
};

use super::{clocks::CLOCKS, users::UserRow};

/// A tournament that follows a hall's machine.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = mirrored, primary_key(tournament_id), treat_none_as_null = true)]
pub struct MirroredRow {
    pub tournament_id: i32,
    /// The account through whose link the hall writes.
    pub user_id: i32,
    /// Hash of the first row of the event's trail; empty once it no longer follows a machine.
    pub event: String,
    /// Keeper of the machine that is followed, as shown there.
    pub machine: String,
    /// Since when that machine tells this site, in UTC by its own clock. It is shown, and compared only with what the
    /// machine says again, never with our clock.
    pub machine_since: NaiveDateTime,
    /// Time of the hall's newest deed, in UTC by the hall's clock.
    pub stood_at: NaiveDateTime,
    /// When the hall was last heard, in UTC by our clock. Its silence is counted from then.
    pub heard_at: NaiveDateTime,
    /// Whether it has been silent for a while.
    pub is_silent: bool,
    /// Keeper of another machine that sends the same event; empty if there is none.
    pub rival: String,
    /// Since when that machine tells this site, in UTC by its own clock.
    pub rival_since: Option<NaiveDateTime>,
    /// When that machine was last heard, in UTC by our clock.
    pub rival_at: Option<NaiveDateTime>,
}

/// A link through which halls write here.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = hall_links)]
pub struct HallLinkRow {
    pub id: i32,
    pub name: String,
    pub made_at: NaiveDateTime,
    pub used_at: Option<NaiveDateTime>,
}

/// Stores a link and gives its number.
pub fn insert_link(
    conn: &mut Conn,
    user: i32,
    (name, hash): (&str, &str),
    now: NaiveDateTime,
) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(hall_links::table)
        .values((
            hall_links::user_id.eq(user),
            hall_links::name.eq(name),
            hall_links::token_hash.eq(hash),
            hall_links::made_at.eq(now),
        ))
        .returning(hall_links::id)
        .get_result(conn)?)
}

/// The links of an account, the oldest first.
pub fn links_of(conn: &mut Conn, user: i32) -> Result<Vec<HallLinkRow>, StoreError> {
    Ok(hall_links::table
        .filter(hall_links::user_id.eq(user))
        .order(hall_links::id)
        .select(HallLinkRow::as_select())
        .load(conn)?)
}

/// The link with this hash, and its account.
pub fn link_by_hash(
    conn: &mut Conn,
    hash: &str,
) -> Result<Option<(HallLinkRow, UserRow)>, StoreError> {
    Ok(hall_links::table
        .inner_join(users::table)
        .filter(hall_links::token_hash.eq(hash))
        .select((HallLinkRow::as_select(), UserRow::as_select()))
        .first(conn)
        .optional()?)
}

/// Notes that a link was used.
pub fn touch_link(conn: &mut Conn, id: i32, at: NaiveDateTime) -> Result<(), StoreError> {
    diesel::update(hall_links::table.find(id))
        .set(hall_links::used_at.eq(at))
        .execute(conn)?;
    Ok(())
}

/// Removes a link.
pub fn delete_link(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::delete(hall_links::table.find(id)).execute(conn)?;
    Ok(())
}

/// The tournament that follows the hall of an event.
pub fn of_event(conn: &mut Conn, event: &str) -> Result<Option<MirroredRow>, StoreError> {
    Ok(mirrored::table
        .filter(mirrored::event.eq(event))
        .select(MirroredRow::as_select())
        .first(conn)
        .optional()?)
}

/// The machine that a tournament follows.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Option<MirroredRow>, StoreError> {
    Ok(mirrored::table
        .find(tournament)
        .select(MirroredRow::as_select())
        .first(conn)
        .optional()?)
}

/// The tournaments that follow halls through an account's links, with address part and name, the newest first.
pub fn of_user(
    conn: &mut Conn,
    user: i32,
    most: i64,
) -> Result<Vec<(MirroredRow, String, String)>, StoreError> {
    Ok(mirrored::table
        .inner_join(tournaments::table)
        .filter(mirrored::user_id.eq(user))
        .order(mirrored::tournament_id.desc())
        .limit(most)
        .select((
            MirroredRow::as_select(),
            tournaments::slug,
            tournaments::name,
        ))
        .load(conn)?)
}

/// A tournament that was last heard before a moment, is not yet marked as silent, and is not finished.
pub fn silent_since(conn: &mut Conn, moment: NaiveDateTime) -> Result<Option<i32>, StoreError> {
    Ok(mirrored::table
        .inner_join(tournaments::table)
        .filter(tournaments::state.ne(TournamentState::Finished.code()))
        .filter(mirrored::event.ne(""))
        .filter(mirrored::is_silent.eq(false))
        .filter(mirrored::heard_at.lt(moment))
        .order(mirrored::tournament_id)
        .select(mirrored::tournament_id)
        .first(conn)
        .optional()?)
}

/// Corrects times that are wrong because our clock was set back: a time in the future becomes now, and silence is
/// counted from now.
pub fn set_right(conn: &mut Conn, now: NaiveDateTime) -> Result<(), StoreError> {
    let to_come = now + CLOCKS;
    diesel::update(mirrored::table.filter(mirrored::heard_at.gt(to_come)))
        .set(mirrored::heard_at.eq(now))
        .execute(conn)?;
    diesel::update(mirrored::table.filter(mirrored::rival_at.gt(to_come)))
        .set(mirrored::rival_at.eq(now))
        .execute(conn)?;
    diesel::update(hall_links::table.filter(hall_links::used_at.gt(to_come)))
        .set(hall_links::used_at.eq(now))
        .execute(conn)?;
    Ok(())
}

/// Stores the machine that a tournament follows.
pub fn put(conn: &mut Conn, row: &MirroredRow) -> Result<(), StoreError> {
    let changed = diesel::update(mirrored::table.find(row.tournament_id))
        .set(row.clone())
        .execute(conn)?;
    if changed == 0 {
        diesel::insert_into(mirrored::table)
            .values(row.clone())
            .execute(conn)?;
    }
    Ok(())
}

/// Notes that another machine sent the event of a tournament.
pub fn note_rival(
    conn: &mut Conn,
    tournament: i32,
    (rival, since): (&str, NaiveDateTime),
    now: NaiveDateTime,
) -> Result<(), StoreError> {
    diesel::update(mirrored::table.find(tournament))
        .set((
            mirrored::rival.eq(rival),
            mirrored::rival_since.eq(since),
            mirrored::rival_at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

/// The rows of these parts: by their numbers in the hall, their numbers here.
pub fn rows_of(
    conn: &mut Conn,
    tournament: i32,
    parts: &[&'static str],
) -> Result<BTreeMap<String, BTreeMap<i32, i32>>, StoreError> {
    let rows: Vec<(String, i32, i32)> = mirrored_rows::table
        .filter(mirrored_rows::tournament_id.eq(tournament))
        .filter(mirrored_rows::part.eq_any(parts))
        .filter(mirrored_rows::is_gone.eq(false))
        .select((
            mirrored_rows::part,
            mirrored_rows::number,
            mirrored_rows::own,
        ))
        .load(conn)?;
    let mut found: BTreeMap<String, BTreeMap<i32, i32>> = BTreeMap::new();
    for (part, number, own) in rows {
        found.entry(part).or_default().insert(number, own);
    }
    Ok(found)
}

/// The number in the hall of a row of a part; `None` if the row is not from the hall or is gone.
pub fn number_of(
    conn: &mut Conn,
    tournament: i32,
    part: &'static str,
    own: i32,
) -> Result<Option<i32>, StoreError> {
    Ok(mirrored_rows::table
        .filter(mirrored_rows::tournament_id.eq(tournament))
        .filter(mirrored_rows::part.eq(part))
        .filter(mirrored_rows::own.eq(own))
        .filter(mirrored_rows::is_gone.eq(false))
        .select(mirrored_rows::number)
        .first(conn)
        .optional()?)
}

/// The rows of a part: by their numbers here, their numbers in the hall. Rows that are not from the hall, or are gone,
/// are left out.
pub fn numbers_of(
    conn: &mut Conn,
    tournament: i32,
    part: &'static str,
    own: &[i32],
) -> Result<BTreeMap<i32, i32>, StoreError> {
    let mut found = BTreeMap::new();
    for own in own.chunks(AT_ONCE) {
        let rows: Vec<(i32, i32)> = mirrored_rows::table
            .filter(mirrored_rows::tournament_id.eq(tournament))
            .filter(mirrored_rows::part.eq(part))
            .filter(mirrored_rows::own.eq_any(own))
            .filter(mirrored_rows::is_gone.eq(false))
            .select((mirrored_rows::own, mirrored_rows::number))
            .load(conn)?;
        found.extend(rows);
    }
    Ok(found)
}

/// The rows of a part that are gone and may come back: by their numbers in the hall, their numbers here.
pub fn gone_of(
    conn: &mut Conn,
    tournament: i32,
    part: &'static str,
) -> Result<BTreeMap<i32, i32>, StoreError> {
    let rows: Vec<(i32, i32)> = mirrored_rows::table
        .filter(mirrored_rows::tournament_id.eq(tournament))
        .filter(mirrored_rows::part.eq(part))
        .filter(mirrored_rows::is_gone.eq(true))
        .select((mirrored_rows::number, mirrored_rows::own))
        .load(conn)?;
    Ok(rows.into_iter().collect())
}

/// Notes that rows of a part, given by their numbers in the hall, are gone or came back.
pub fn set_gone(
    conn: &mut Conn,
    tournament: i32,
    part: &'static str,
    (numbers, is_gone): (&[i32], bool),
) -> Result<(), StoreError> {
    for numbers in numbers.chunks(AT_ONCE) {
        diesel::update(
            mirrored_rows::table
                .filter(mirrored_rows::tournament_id.eq(tournament))
                .filter(mirrored_rows::part.eq(part))
                .filter(mirrored_rows::number.eq_any(numbers)),
        )
        .set(mirrored_rows::is_gone.eq(is_gone))
        .execute(conn)?;
    }
    Ok(())
}

/// Rows in one statement: SQLite takes 32,766 values.
const AT_ONCE: usize = 1_000;

/// Stores the numbers of rows of a part, in the hall and here.
pub fn remember(
    conn: &mut Conn,
    tournament: i32,
    part: &'static str,
    rows: &[(i32, i32)],
) -> Result<(), StoreError> {
    for rows in rows.chunks(AT_ONCE) {
        let rows: Vec<_> = rows
            .iter()
            .map(|(number, own)| {
                (
                    mirrored_rows::tournament_id.eq(tournament),
                    mirrored_rows::part.eq(part),
                    mirrored_rows::number.eq(*number),
                    mirrored_rows::own.eq(*own),
                    mirrored_rows::is_gone.eq(false),
                )
            })
            .collect();
        let statement = diesel::insert_into(mirrored_rows::table).values(&rows);
        match conn {
            #[cfg(feature = "postgres")]
            Conn::Postgres(inner) => statement.execute(inner)?,
            Conn::Sqlite(inner) => statement.execute(inner)?,
        };
    }
    Ok(())
}

/// Forgets rows of a part, given by their numbers in the hall.
pub fn forget(
    conn: &mut Conn,
    tournament: i32,
    part: &'static str,
    numbers: &[i32],
) -> Result<(), StoreError> {
    for numbers in numbers.chunks(AT_ONCE) {
        diesel::delete(
            mirrored_rows::table
                .filter(mirrored_rows::tournament_id.eq(tournament))
                .filter(mirrored_rows::part.eq(part))
                .filter(mirrored_rows::number.eq_any(numbers)),
        )
        .execute(conn)?;
    }
    Ok(())
}
