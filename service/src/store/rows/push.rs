//! Browsers that are told of a participant's board, and the key with which this server does it. What they are told is in
//! [`push_messages`](super::push_messages).

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{
    Conn, StoreError,
    rows::ROWS_A_STATEMENT,
    schema::{push_keys, push_messages, push_subscriptions, tournaments},
};

/// Number of the only key.
const ONLY: i32 = 1;

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
