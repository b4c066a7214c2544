//! Browsers that are told about a participant's board, and this server's key for it.
//! [`push_messages`](super::push_messages) has the messages.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{
    Conn, StoreError,
    rows::ROWS_A_STATEMENT,
    schema::{push_keys, push_messages, push_subscriptions, tournaments},
};

/// Number of the only key.
const ONLY: i32 = 1;

/// A browser that subscribed.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = push_subscriptions)]
pub struct SubscriptionRow {
    pub id: i32,
    pub entry_id: i32,
    /// Address that its push service gave it.
    pub endpoint: String,
    /// Its public key, in base64url.
    pub p256dh: String,
    /// Secret that it shares with its senders, in base64url.
    pub auth: String,
    /// Tag of the language of its messages.
    pub language: String,
    /// When it subscribed, in UTC.
    pub made_at: NaiveDateTime,
}

/// A browser to be stored.
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

/// The stored key, if there is one.
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

/// Stores the key; an existing one stays.
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

/// Number of browsers that are told about the board of an entry.
///
/// # Errors
/// Storage failures.
pub fn count_of(conn: &mut Conn, entry: i32) -> Result<i64, StoreError> {
    Ok(push_subscriptions::table
        .filter(push_subscriptions::entry_id.eq(entry))
        .count()
        .get_result(conn)?)
}

/// The browsers that are told about the board of an entry, the oldest first.
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

/// Numbers of all browsers that are told about a board of a tournament.
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

/// Number of tournaments for which the browser with this address is told about a board.
///
/// # Errors
/// Storage failures.
pub fn count_at(conn: &mut Conn, endpoint: &str) -> Result<i64, StoreError> {
    Ok(push_subscriptions::table
        .filter(push_subscriptions::endpoint.eq(endpoint))
        .count()
        .get_result(conn)?)
}

/// Stores a browser.
///
/// # Errors
/// Storage failures.
pub fn insert(conn: &mut Conn, new: &NewSubscription<'_>) -> Result<(), StoreError> {
    diesel::insert_into(push_subscriptions::table)
        .values(new)
        .execute(conn)?;
    Ok(())
}

/// Updates the data of a browser; messages that wait for it about another board are removed.
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

/// Removes browsers, with all their waiting messages.
fn delete_all(conn: &mut Conn, ids: &[i32]) -> Result<(), StoreError> {
    for part in ids.chunks(ROWS_A_STATEMENT) {
        diesel::delete(push_messages::table.filter(push_messages::subscription_id.eq_any(part)))
            .execute(conn)?;
        diesel::delete(push_subscriptions::table.filter(push_subscriptions::id.eq_any(part)))
            .execute(conn)?;
    }
    Ok(())
}

/// Removes a browser, with all its waiting messages.
///
/// # Errors
/// Storage failures.
pub fn delete(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    delete_all(conn, &[id])
}

/// Removes all browsers that are told about the board of an entry.
///
/// # Errors
/// Storage failures.
pub fn forget_entry(conn: &mut Conn, entry: i32) -> Result<(), StoreError> {
    let rows = of_entry(conn, entry)?;
    let ids: Vec<i32> = rows.iter().map(|row| row.id).collect();
    delete_all(conn, &ids)
}

/// Removes all browsers that are told about a board of a tournament.
///
/// # Errors
/// Storage failures.
pub fn forget_tournament(conn: &mut Conn, tournament: i32) -> Result<(), StoreError> {
    let ids = of_tournament(conn, tournament)?;
    delete_all(conn, &ids)
}

/// Tournaments with browsers whose last day is this one or an earlier one.
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
