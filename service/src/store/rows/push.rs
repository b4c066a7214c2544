//! Browsers that are told of a participant's board, what they are told, and the key with which this server does it.

use chrono::{NaiveDateTime, TimeDelta};
use diesel::prelude::*;

use crate::{
    event::BoardNews,
    store::{
        Code, Conn, StoreError,
        rows::ROWS_A_STATEMENT,
        schema::{push_keys, push_messages, push_subscriptions, tournaments},
        word::Read,
    },
};

use super::clocks::CLOCKS;

/// Number of the only key.
const ONLY: i32 = 1;

diesel::alias!(push_messages as older: Older);

/// A browser.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = push_subscriptions)]
pub struct SubscriptionRow {
    pub id: i32,
    pub entry_id: i32,
    /// The address that its push service gave it.
    pub endpoint: String,
    /// Its public key, in base 64 for addresses.
    pub p256dh: String,
    /// What it shares with whoever writes to it, in base 64 for addresses.
    pub auth: String,
    /// Tag of the language in which it is told.
    pub language: String,
    /// When it asked, UTC.
    pub made_at: NaiveDateTime,
}

/// A browser to be kept.
#[derive(Clone, Debug, Insertable, AsChangeset)]
#[diesel(table_name = push_subscriptions)]
pub struct NewSubscription<'a> {
    pub tournament_id: i32,
    pub entry_id: i32,
    pub endpoint: &'a str,
    pub p256dh: &'a str,
    pub auth: &'a str,
    pub language: &'a str,
    pub made_at: NaiveDateTime,
}

/// A message.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = push_messages)]
pub struct MessageRow {
    pub id: i32,
    pub subscription_id: i32,
    #[diesel(deserialize_as = Read<push_messages::news>)]
    pub news: BoardNews,
    pub round: i32,
    /// From when on it is not sent any more, UTC.
    pub expires_at: NaiveDateTime,
    /// Tries so far.
    pub tries: i32,
}

/// The only key as it is stored, where there is one.
///
/// # Errors
/// Storage failures.
pub fn key(conn: &mut Conn) -> Result<Option<String>, StoreError> {
    Ok(push_keys::table
        .find(ONLY)
        .select(push_keys::secret)
        .first(conn)
        .optional()?)
}

/// Stores the key; another one that is there already stays.
///
/// # Errors
/// Storage failures.
pub fn set_key(conn: &mut Conn, secret: &str, at: NaiveDateTime) -> Result<(), StoreError> {
    let values = (
        push_keys::id.eq(ONLY),
        push_keys::secret.eq(secret),
        push_keys::made_at.eq(at),
    );
    if key(conn)?.is_none() {
        diesel::insert_into(push_keys::table)
            .values(values)
            .execute(conn)?;
    }
    Ok(())
}

/// The browser with this address in a tournament.
///
/// # Errors
/// Storage failures.
pub fn find(
    conn: &mut Conn,
    tournament: i32,
    endpoint: &str,
) -> Result<Option<SubscriptionRow>, StoreError> {
    Ok(push_subscriptions::table
        .filter(push_subscriptions::tournament_id.eq(tournament))
        .filter(push_subscriptions::endpoint.eq(endpoint))
        .select(SubscriptionRow::as_select())
        .first(conn)
        .optional()?)
}

/// How many browsers are told of the board of an entry.
///
/// # Errors
/// Storage failures.
pub fn count_of(conn: &mut Conn, entry: i32) -> Result<i64, StoreError> {
    Ok(push_subscriptions::table
        .filter(push_subscriptions::entry_id.eq(entry))
        .count()
        .get_result(conn)?)
}

/// The browsers that are told of the board of an entry, the oldest first.
///
/// # Errors
/// Storage failures.
pub fn of_entry(conn: &mut Conn, entry: i32) -> Result<Vec<SubscriptionRow>, StoreError> {
    Ok(push_subscriptions::table
        .filter(push_subscriptions::entry_id.eq(entry))
        .order(push_subscriptions::id)
        .select(SubscriptionRow::as_select())
        .load(conn)?)
}

/// The numbers of all browsers that are told of a board of a tournament.
///
/// # Errors
/// Storage failures.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<i32>, StoreError> {
    Ok(push_subscriptions::table
        .filter(push_subscriptions::tournament_id.eq(tournament))
        .order(push_subscriptions::id)
        .select(push_subscriptions::id)
        .load(conn)?)
}

/// In how many tournaments the browser with this address is told of a board.
///
/// # Errors
/// Storage failures.
pub fn count_at(conn: &mut Conn, endpoint: &str) -> Result<i64, StoreError> {
    Ok(push_subscriptions::table
        .filter(push_subscriptions::endpoint.eq(endpoint))
        .count()
        .get_result(conn)?)
}

/// Keeps a browser.
///
/// # Errors
/// Storage failures.
pub fn insert(conn: &mut Conn, new: &NewSubscription<'_>) -> Result<(), StoreError> {
    diesel::insert_into(push_subscriptions::table)
        .values(new)
        .execute(conn)?;
    Ok(())
}

/// Keeps what a browser says of itself now; what waits for it about another board goes.
///
/// # Errors
/// Storage failures.
pub fn change(conn: &mut Conn, id: i32, new: &NewSubscription<'_>) -> Result<(), StoreError> {
    diesel::delete(push_messages::table.filter(push_messages::subscription_id.eq(id)))
        .execute(conn)?;
    diesel::update(push_subscriptions::table.find(id))
        .set(new)
        .execute(conn)?;
    Ok(())
}

/// Takes browsers away, with all that they should have been told.
fn delete_all(conn: &mut Conn, ids: &[i32]) -> Result<(), StoreError> {
    for part in ids.chunks(ROWS_A_STATEMENT) {
        diesel::delete(push_messages::table.filter(push_messages::subscription_id.eq_any(part)))
            .execute(conn)?;
        diesel::delete(push_subscriptions::table.filter(push_subscriptions::id.eq_any(part)))
            .execute(conn)?;
    }
    Ok(())
}

/// Takes a browser away, with all that it should have been told.
///
/// # Errors
/// Storage failures.
pub fn delete(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    delete_all(conn, &[id])
}

/// Nobody is told of the board of an entry any more.
///
/// # Errors
/// Storage failures.
pub fn forget_entry(conn: &mut Conn, entry: i32) -> Result<(), StoreError> {
    let rows = of_entry(conn, entry)?;
    let ids: Vec<i32> = rows.iter().map(|row| row.id).collect();
    delete_all(conn, &ids)
}

/// Nobody is told of a board of a tournament any more.
///
/// # Errors
/// Storage failures.
pub fn forget_tournament(conn: &mut Conn, tournament: i32) -> Result<(), StoreError> {
    let ids = of_tournament(conn, tournament)?;
    delete_all(conn, &ids)
}

/// The tournaments with browsers that are told whose last day is this one or an earlier one.
///
/// # Errors
/// Storage failures.
pub fn ended(conn: &mut Conn, last_day: chrono::NaiveDate) -> Result<Vec<i32>, StoreError> {
    Ok(push_subscriptions::table
        .inner_join(tournaments::table)
        .filter(tournaments::end_date.le(last_day))
        .select(push_subscriptions::tournament_id)
        .distinct()
        .load(conn)?)
}

/// A message to be kept.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = push_messages)]
struct NewMessage {
    subscription_id: i32,
    news: Code,
    round: i32,
    due_at: NaiveDateTime,
    expires_at: NaiveDateTime,
}

/// Keeps a message for each browser, to be sent now, in the place of those that nobody is sending: they are out of date.
///
/// # Errors
/// Storage failures.
pub fn tell(
    conn: &mut Conn,
    subscriptions: &[i32],
    (news, round): (BoardNews, i32),
    (now, expires): (NaiveDateTime, NaiveDateTime),
) -> Result<(), StoreError> {
    let held = push_messages::held_until;
    for part in subscriptions.chunks(ROWS_A_STATEMENT) {
        diesel::delete(
            push_messages::table
                .filter(push_messages::subscription_id.eq_any(part))
                .filter(held.is_null().or(held.le(now))),
        )
        .execute(conn)?;
        let rows: Vec<NewMessage> = part
            .iter()
            .map(|subscription| NewMessage {
                subscription_id: *subscription,
                news: news.into(),
                round,
                due_at: now,
                expires_at: expires,
            })
            .collect();
        let statement = diesel::insert_into(push_messages::table).values(&rows);
        match conn {
            #[cfg(feature = "postgres")]
            Conn::Postgres(inner) => statement.execute(inner)?,
            Conn::Sqlite(inner) => statement.execute(inner)?,
        };
    }
    Ok(())
}

/// The message that is due longest and that nobody holds. One that an older one is before, which is being sent to the same
/// browser, waits for it.
///
/// # Errors
/// Storage failures.
pub fn due(conn: &mut Conn, now: NaiveDateTime) -> Result<Option<i32>, StoreError> {
    let held = push_messages::held_until;
    let before = older
        .filter(
            older
                .field(push_messages::subscription_id)
                .eq(push_messages::subscription_id),
        )
        .filter(older.field(push_messages::id).lt(push_messages::id))
        .select(older.field(push_messages::id));
    Ok(push_messages::table
        .filter(push_messages::due_at.le(now))
        .filter(held.is_null().or(held.le(now)))
        .filter(diesel::dsl::not(diesel::dsl::exists(before)))
        .order((push_messages::due_at, push_messages::id))
        .select(push_messages::id)
        .first(conn)
        .optional()?)
}

/// Takes a message for whoever asks, until a moment, with the browser and the tournament's address part; `None` when somebody
/// else was quicker.
///
/// # Errors
/// Storage failures.
pub fn hold(
    conn: &mut Conn,
    id: i32,
    now: NaiveDateTime,
    until: NaiveDateTime,
) -> Result<Option<(MessageRow, SubscriptionRow, String)>, StoreError> {
    let held = push_messages::held_until;
    let taken = diesel::update(
        push_messages::table
            .find(id)
            .filter(push_messages::due_at.le(now))
            .filter(held.is_null().or(held.le(now))),
    )
    .set((
        held.eq(until),
        push_messages::tries.eq(push_messages::tries + 1),
    ))
    .execute(conn)?;
    if taken != 1 {
        return Ok(None);
    }
    let message = push_messages::table
        .find(id)
        .select(MessageRow::as_select())
        .first(conn)?;
    let (browser, slug) = push_subscriptions::table
        .inner_join(tournaments::table)
        .filter(push_subscriptions::id.eq(message.subscription_id))
        .select((SubscriptionRow::as_select(), tournaments::slug))
        .first(conn)?;
    Ok(Some((message, browser, slug)))
}

/// A message came to its end: it was sent, or it is not sent any more.
///
/// # Errors
/// Storage failures.
pub fn end(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::delete(push_messages::table.find(id)).execute(conn)?;
    Ok(())
}

/// A try failed; the next one is due then.
///
/// # Errors
/// Storage failures.
pub fn wait(conn: &mut Conn, id: i32, next: NaiveDateTime) -> Result<(), StoreError> {
    diesel::update(push_messages::table.find(id))
        .set((
            push_messages::due_at.eq(next),
            push_messages::held_until.eq(None::<NaiveDateTime>),
        ))
        .execute(conn)?;
    Ok(())
}

/// Whoever holds it did not try: that try does not count. It stays held.
///
/// # Errors
/// Storage failures.
pub fn leave(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    let row = push_messages::table.find(id);
    diesel::update(row.filter(push_messages::tries.gt(0)))
        .set(push_messages::tries.eq(push_messages::tries - 1))
        .execute(conn)?;
    Ok(())
}

/// Puts right what a clock said that was set back since: a message that was not tried yet is due, one that was tried is due
/// after the pause of that try from now at the latest, and nobody holds one for longer than `held` from now.
///
/// # Errors
/// Storage failures.
pub fn set_right(
    conn: &mut Conn,
    now: NaiveDateTime,
    (pauses, held): (&[TimeDelta], TimeDelta),
) -> Result<(), StoreError> {
    let pauses = std::iter::once(TimeDelta::zero()).chain(pauses.iter().copied());
    for (tries, pause) in (0_i32..).zip(pauses) {
        diesel::update(
            push_messages::table
                .filter(push_messages::tries.eq(tries))
                .filter(push_messages::due_at.gt(now + pause + CLOCKS)),
        )
        .set(push_messages::due_at.eq(now + pause))
        .execute(conn)?;
    }
    diesel::update(push_messages::table.filter(push_messages::held_until.gt(now + held + CLOCKS)))
        .set(push_messages::held_until.eq(now + held))
        .execute(conn)?;
    Ok(())
}

/// Removes messages that are too old to be sent.
///
/// # Errors
/// Storage failures.
pub fn purge(conn: &mut Conn, now: NaiveDateTime) -> Result<(), StoreError> {
    diesel::delete(push_messages::table.filter(push_messages::expires_at.le(now))).execute(conn)?;
    Ok(())
}
