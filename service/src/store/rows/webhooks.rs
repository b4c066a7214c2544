//! Servers that are told about events of a tournament, and the messages for them.

use chrono::{NaiveDateTime, TimeDelta};
use diesel::{dsl::min, prelude::*};

use crate::{
    event::{DeliveryState, WebhookEvent},
    store::{
        Code, Conn, StoreError,
        schema::{tournaments, webhook_messages, webhooks},
        word::Read,
    },
};

use super::clocks::CLOCKS;

/// A server, without its secret.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = webhooks)]
pub struct WebhookRow {
    /// Number of the webhook.
    pub id: i32,
    /// Address to which messages are sent.
    pub address: String,
    /// Name of the person who added it, as shown.
    pub made_by: String,
    /// When it was added, in UTC.
    pub made_at: NaiveDateTime,
}

/// A message.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = webhook_messages)]
pub struct MessageRow {
    pub id: i32,
    pub webhook_id: i32,
    /// Identifier of the message: 32 hexadecimal digits, the same at each try.
    pub message_id: String,
    #[diesel(deserialize_as = Read<webhook_messages::event>)]
    pub event: WebhookEvent,
    pub round: Option<i32>,
    pub board: Option<i32>,
    #[diesel(deserialize_as = Read<webhook_messages::state>)]
    pub state: DeliveryState,
    /// When the event happened, in UTC.
    pub happened_at: NaiveDateTime,
    /// When the next try is due, in UTC.
    pub due_at: NaiveDateTime,
    /// When it expires, in UTC.
    pub expires_at: NaiveDateTime,
    /// Number of tries so far.
    pub tries: i32,
    /// HTTP status of the last answer, or a code for why there was none; empty before the first try.
    pub answer: String,
}

/// A message to be stored.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = webhook_messages)]
pub struct NewMessage<'a> {
    pub webhook_id: i32,
    pub message_id: &'a str,
    pub event: Code,
    pub round: Option<i32>,
    pub board: Option<i32>,
    pub state: Code,
    pub happened_at: NaiveDateTime,
    pub due_at: NaiveDateTime,
    pub expires_at: NaiveDateTime,
}

/// The recipient of a message.
#[derive(Clone, Debug)]
pub struct Target {
    pub address: String,
    /// Key that signs it.
    pub secret: String,
    /// Address part of the tournament.
    pub slug: String,
}

/// Stores a server and gives its number.
///
/// # Errors
/// Storage failures.
pub fn insert(
    conn: &mut Conn,
    tournament: i32,
    (address, secret): (&str, &str),
    (by, at): (&str, NaiveDateTime),
) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(webhooks::table)
        .values((
            webhooks::tournament_id.eq(tournament),
            webhooks::address.eq(address),
            webhooks::secret.eq(secret),
            webhooks::made_by.eq(by),
            webhooks::made_at.eq(at),
        ))
        .returning(webhooks::id)
        .get_result(conn)?)
}

/// The servers of a tournament, the oldest first.
///
/// # Errors
/// Storage failures.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<WebhookRow>, StoreError> {
    Ok(webhooks::table
        .filter(webhooks::tournament_id.eq(tournament))
        .order(webhooks::id)
        .select(WebhookRow::as_select())
        .load(conn)?)
}

/// Removes a server, with all its messages.
///
/// # Errors
/// Storage failures.
pub fn delete(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::delete(webhook_messages::table.filter(webhook_messages::webhook_id.eq(id)))
        .execute(conn)?;
    diesel::delete(webhooks::table.find(id)).execute(conn)?;
    Ok(())
}

/// Stores a message to be sent.
///
/// # Errors
/// Storage failures.
pub fn insert_message(conn: &mut Conn, new: &NewMessage<'_>) -> Result<(), StoreError> {
    diesel::insert_into(webhook_messages::table)
        .values(new)
        .execute(conn)?;
    Ok(())
}

/// Lets a waiting message of this kind, which nobody has begun to send, stand for this moment too; `false` if there is
/// none. Its row is locked, so that nobody sends it before the transaction ends.
///
/// # Errors
/// Storage failures.
pub fn joins_waiting(
    conn: &mut Conn,
    webhook: i32,
    event: WebhookEvent,
    at: NaiveDateTime,
) -> Result<bool, StoreError> {
    let waiting = webhook_messages::table
        .filter(webhook_messages::webhook_id.eq(webhook))
        .filter(webhook_messages::event.eq(event.code()))
        .filter(webhook_messages::state.eq(DeliveryState::Waiting.code()))
        .filter(webhook_messages::tries.eq(0));
    let joined = diesel::update(waiting)
        .set(webhook_messages::happened_at.eq(at))
        .execute(conn)?;
    Ok(joined > 0)
}

/// The newest messages to a server, the newest first.
///
/// # Errors
/// Storage failures.
pub fn newest_messages(
    conn: &mut Conn,
    webhook: i32,
    most: i64,
) -> Result<Vec<MessageRow>, StoreError> {
    Ok(webhook_messages::table
        .filter(webhook_messages::webhook_id.eq(webhook))
        .order(webhook_messages::id.desc())
        .limit(most)
        .select(MessageRow::as_select())
        .load(conn)?)
}

/// Among the oldest waiting messages for each server, the one that has been due longest and is not held.
///
/// # Errors
/// Storage failures.
pub fn due(conn: &mut Conn, now: NaiveDateTime) -> Result<Option<i32>, StoreError> {
    let heads: Vec<Option<i32>> = webhook_messages::table
        .filter(webhook_messages::state.eq(DeliveryState::Waiting.code()))
        .group_by(webhook_messages::webhook_id)
        .select(min(webhook_messages::id))
        .load(conn)?;
    if heads.is_empty() {
        return Ok(None);
    }
    let heads: Vec<i32> = heads.into_iter().flatten().collect();
    let held = webhook_messages::held_until;
    Ok(webhook_messages::table
        .filter(webhook_messages::id.eq_any(heads))
        .filter(webhook_messages::due_at.le(now))
        .filter(held.is_null().or(held.le(now)))
        .order((webhook_messages::due_at, webhook_messages::id))
        .select(webhook_messages::id)
        .first(conn)
        .optional()?)
}

/// Holds a message until a moment; `None` if another server was faster.
///
/// # Errors
/// Storage failures.
pub fn hold(
    conn: &mut Conn,
    id: i32,
    now: NaiveDateTime,
    until: NaiveDateTime,
) -> Result<Option<(MessageRow, Target)>, StoreError> {
    let held = webhook_messages::held_until;
    let taken = diesel::update(
        webhook_messages::table
            .find(id)
            .filter(webhook_messages::state.eq(DeliveryState::Waiting.code()))
            .filter(webhook_messages::due_at.le(now))
            .filter(held.is_null().or(held.le(now))),
    )
    .set((
        held.eq(until),
        webhook_messages::tries.eq(webhook_messages::tries + 1),
    ))
    .execute(conn)?;
    if taken != 1 {
        return Ok(None);
    }
    let row = webhook_messages::table
        .find(id)
        .select(MessageRow::as_select())
        .first(conn)?;
    let (address, secret, slug) = webhooks::table
        .inner_join(tournaments::table)
        .filter(webhooks::id.eq(row.webhook_id))
        .select((webhooks::address, webhooks::secret, tournaments::slug))
        .first(conn)?;
    let target = Target {
        address,
        secret,
        slug,
    };
    Ok(Some((row, target)))
}

/// Ends a message in this state.
///
/// # Errors
/// Storage failures.
pub fn end(
    conn: &mut Conn,
    id: i32,
    (state, answer): (DeliveryState, &str),
    at: NaiveDateTime,
) -> Result<(), StoreError> {
    diesel::update(webhook_messages::table.find(id))
        .set((
            webhook_messages::state.eq(state.code()),
            webhook_messages::answer.eq(answer),
            webhook_messages::held_until.eq(None::<NaiveDateTime>),
            webhook_messages::done_at.eq(at),
        ))
        .execute(conn)?;
    Ok(())
}

/// Notes that a try failed, with the time of the next one.
///
/// # Errors
/// Storage failures.
pub fn wait(conn: &mut Conn, id: i32, answer: &str, next: NaiveDateTime) -> Result<(), StoreError> {
    diesel::update(webhook_messages::table.find(id))
        .set((
            webhook_messages::answer.eq(answer),
            webhook_messages::due_at.eq(next),
            webhook_messages::held_until.eq(None::<NaiveDateTime>),
        ))
        .execute(conn)?;
    Ok(())
}

/// Corrects times that are wrong because the clock was set back. A message that was never tried is due now; one that
/// was tried is due at most after the pause for that try from now. No message is held for longer than `held` from now.
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
            webhook_messages::table
                .filter(webhook_messages::state.eq(DeliveryState::Waiting.code()))
                .filter(webhook_messages::tries.eq(tries))
                .filter(webhook_messages::due_at.gt(now + pause + CLOCKS)),
        )
        .set(webhook_messages::due_at.eq(now + pause))
        .execute(conn)?;
    }
    diesel::update(
        webhook_messages::table.filter(webhook_messages::held_until.gt(now + held + CLOCKS)),
    )
    .set(webhook_messages::held_until.eq(now + held))
    .execute(conn)?;
    Ok(())
}

/// Removes messages that ended before this moment.
///
/// # Errors
/// Storage failures.
pub fn purge(conn: &mut Conn, before: NaiveDateTime) -> Result<(), StoreError> {
    diesel::delete(webhook_messages::table.filter(webhook_messages::done_at.lt(before)))
        .execute(conn)?;
    Ok(())
}
