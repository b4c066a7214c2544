//! Tokens of programs that read a tournament.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::{
    event::TokenScope,
    store::{Conn, StoreError, schema::api_tokens, word::Read},
};

/// A token, without its hash.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = api_tokens)]
pub struct ApiTokenRow {
    /// Number of the token.
    pub id: i32,
    /// Name that the arbiter gave it.
    pub name: String,
    /// The data that may be read with it.
    #[diesel(deserialize_as = Read<api_tokens::scope>)]
    pub scope: TokenScope,
    /// Name of the person who made it, as shown.
    pub made_by: String,
    /// When it was made, in UTC.
    pub made_at: NaiveDateTime,
}

/// Stores a token and gives its number.
///
/// # Errors
/// Storage failures.
pub fn insert(
    conn: &mut Conn,
    tournament: i32,
    (name, scope): (&str, TokenScope),
    hash: &str,
    (by, at): (&str, NaiveDateTime),
) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(api_tokens::table)
        .values((
            api_tokens::tournament_id.eq(tournament),
            api_tokens::name.eq(name),
            api_tokens::scope.eq(scope.code()),
            api_tokens::token_hash.eq(hash),
            api_tokens::made_by.eq(by),
            api_tokens::made_at.eq(at),
        ))
        .returning(api_tokens::id)
        .get_result(conn)?)
}

/// The tokens of a tournament, the oldest first.
///
/// # Errors
/// Storage failures.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<ApiTokenRow>, StoreError> {
    Ok(api_tokens::table
        .filter(api_tokens::tournament_id.eq(tournament))
        .order(api_tokens::id)
        .select(ApiTokenRow::as_select())
        .load(conn)?)
}

/// The token of a tournament with this hash.
///
/// # Errors
/// Storage failures.
pub fn by_hash(
    conn: &mut Conn,
    tournament: i32,
    hash: &str,
) -> Result<Option<ApiTokenRow>, StoreError> {
    Ok(api_tokens::table
        .filter(api_tokens::tournament_id.eq(tournament))
        .filter(api_tokens::token_hash.eq(hash))
        .select(ApiTokenRow::as_select())
        .first(conn)
        .optional()?)
}

/// Removes a token.
///
/// # Errors
/// Storage failures.
pub fn delete(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::delete(api_tokens::table.find(id)).execute(conn)?;
    Ok(())
}
