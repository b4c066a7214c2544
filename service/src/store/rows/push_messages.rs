//! Messages for browsers about a participant's board, until they are sent.

use chrono::{NaiveDateTime, TimeDelta};
use diesel::prelude::*;

use crate::{
    event::BoardNews,
    store::{
        Code, Conn, StoreError,
        rows::ROWS_A_STATEMENT,
        schema::{push_messages, push_subscriptions, tournaments},
        word::Read,
    },
};

use super::{clocks::CLOCKS, push::SubscriptionRow};

diesel::alias!(push_messages as older: Older);

/// A message.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = push_messages)]
pub struct MessageRow {
    pub id: i32,
    pub subscription_id: i32,
    #[diesel(deserialize_as = Read<push_messages::news>)]
    pub news: BoardNews,
    pub round: i32,
    /// When it expires, in UTC.
    pub expires_at: NaiveDateTime,
    /// Number of tries so far.
    pub tries: i32,
}

/// A message to be stored.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = push_messages)]
struct NewMessage {
    subscription_id: i32,
    news: Code,
    round: i32,
    due_at: NaiveDateTime,
    expires_at: NaiveDateTime,
}

/// Stores a message for each browser, due now. It replaces messages that are not being sent, because they are out of
/// date.
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

/// The message that has been due longest and is not held. While an older message to the same browser is being sent, it
/// waits for that one.
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

/// Holds a message until a moment, and gives its browser and the tournament's address part; `None` if another server
/// was faster.
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

/// Removes a message that was sent or will not be sent.
///
/// # Errors
/// Storage failures.
pub fn end(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::delete(push_messages::table.find(id)).execute(conn)?;
    Ok(())
}

/// Notes that a try failed, with the time of the next one.
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

/// Notes that the holder did not try, so the try does not count. The message stays held.
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

/// The limits for how far the times of a message may lie in the future.
#[derive(Clone, Copy, Debug)]
pub struct Spans {
    /// Longest pause of this program between two tries; a push service may ask for more.
    pub pause: TimeDelta,
    /// How long a message can be sent.
    pub life: TimeDelta,
    /// How long a message is held for sending.
    pub held: TimeDelta,
}

/// Corrects times that are wrong because the clock was set back. A message that was never tried is due now. A message
/// that would expire later than one written now comes from such a clock: it expires like one written now, and its next
/// try comes at most after the longest pause. The next try of other messages stays, however long the push service asked
/// to wait. No message is held for longer than permitted from now.
///
/// # Errors
/// Storage failures.
pub fn set_right(conn: &mut Conn, now: NaiveDateTime, spans: Spans) -> Result<(), StoreError> {
    let Spans { pause, life, held } = spans;
    diesel::update(
        push_messages::table
            .filter(push_messages::tries.eq(0))
            .filter(push_messages::due_at.gt(now + CLOCKS)),
    )
    .set(push_messages::due_at.eq(now))
    .execute(conn)?;
    diesel::update(
        push_messages::table
            .filter(push_messages::expires_at.gt(now + life + CLOCKS))
            .filter(push_messages::due_at.gt(now + pause + CLOCKS)),
    )
    .set(push_messages::due_at.eq(now + pause))
    .execute(conn)?;
    diesel::update(push_messages::table.filter(push_messages::expires_at.gt(now + life + CLOCKS)))
        .set(push_messages::expires_at.eq(now + life))
        .execute(conn)?;
    diesel::update(push_messages::table.filter(push_messages::held_until.gt(now + held + CLOCKS)))
        .set(push_messages::held_until.eq(now + held))
        .execute(conn)?;
    Ok(())
}

/// Removes expired messages.
///
/// # Errors
/// Storage failures.
pub fn purge(conn: &mut Conn, now: NaiveDateTime) -> Result<(), StoreError> {
    diesel::delete(push_messages::table.filter(push_messages::expires_at.le(now))).execute(conn)?;
    Ok(())
}
