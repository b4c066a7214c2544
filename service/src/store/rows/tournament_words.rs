//! Finds tournaments by the words of their name, town and hall. Each word is stored folded, so that the typed text is
//! the beginning of a key.

use diesel::prelude::*;

use crate::store::{
    Conn, StoreError,
    rows::ROWS_A_STATEMENT,
    schema::{tournament_words, tournaments},
};

/// The texts by which a tournament is found, as written.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct Written {
    pub id: i32,
    pub name: String,
    pub town: String,
    pub venue: String,
}

/// The texts by which a tournament is found.
pub fn written(conn: &mut Conn, tournament: i32) -> Result<Written, StoreError> {
    Ok(tournaments::table
        .find(tournament)
        .select(Written::as_select())
        .first(conn)?)
}

/// Tournaments after number `after` without stored words, by number.
pub fn missing(conn: &mut Conn, after: i32, limit: i64) -> Result<Vec<Written>, StoreError> {
    let has_words =
        tournament_words::table.filter(tournament_words::tournament_id.eq(tournaments::id));
    Ok(tournaments::table
        .filter(tournaments::id.gt(after))
        .filter(diesel::dsl::not(diesel::dsl::exists(has_words)))
        .order(tournaments::id)
        .limit(limit)
        .select(Written::as_select())
        .load(conn)?)
}

/// Replaces the words of a tournament. Each word must be there only once.
pub fn replace<'a>(
    conn: &mut Conn,
    tournament: i32,
    words: impl IntoIterator<Item = &'a str>,
) -> Result<(), StoreError> {
    diesel::delete(tournament_words::table.filter(tournament_words::tournament_id.eq(tournament)))
        .execute(conn)?;
    let rows: Vec<_> = words
        .into_iter()
        .map(|word| {
            (
                tournament_words::tournament_id.eq(tournament),
                tournament_words::word.eq(word),
            )
        })
        .collect();
    for part in rows.chunks(ROWS_A_STATEMENT) {
        let statement = diesel::insert_into(tournament_words::table).values(part);
        match conn {
            #[cfg(feature = "postgres")]
            Conn::Postgres(inner) => statement.execute(inner)?,
            Conn::Sqlite(inner) => statement.execute(inner)?,
        };
    }
    Ok(())
}
