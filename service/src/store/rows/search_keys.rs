//! The folded names by which players, entries and clubs are found, for all their tables.

use diesel::{
    QueryableByName,
    prelude::*,
    sql_types::{Integer, Nullable, Text},
};

use crate::store::{
    Conn, StoreError,
    rows::player_names,
    schema::{clubs, entries, players},
};

/// A column of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyColumn {
    /// Players of the registry, by name.
    Player,
    /// Entries of tournaments, by name.
    Entry,
    /// Clubs, by name.
    Club,
    /// Clubs, by town.
    Town,
}

impl KeyColumn {
    /// All columns of keys.
    pub const ALL: [Self; 4] = [Self::Player, Self::Entry, Self::Club, Self::Town];

    fn query(self) -> &'static str {
        match self {
            Self::Player => {
                "SELECT id, CAST(NULL AS INTEGER) AS tournament, last_name || ' ' || first_name AS name, \
                 name_key AS key FROM players WHERE octet_length(name_key) > length(name_key)"
            }
            Self::Entry => {
                "SELECT id, tournament_id AS tournament, last_name || ' ' || first_name AS name, \
                 name_key AS key FROM entries WHERE octet_length(name_key) > length(name_key)"
            }
            Self::Club => {
                "SELECT id, CAST(NULL AS INTEGER) AS tournament, name, name_key AS key FROM clubs \
                 WHERE octet_length(name_key) > length(name_key)"
            }
            Self::Town => {
                "SELECT id, CAST(NULL AS INTEGER) AS tournament, town AS name, town_key AS key FROM clubs \
                 WHERE octet_length(town_key) > length(town_key)"
            }
        }
    }
}

/// A name with its stored key.
#[derive(Clone, Debug, QueryableByName)]
pub struct StoredKey {
    /// Number of the row.
    #[diesel(sql_type = Integer)]
    pub id: i32,
    /// Number of the tournament that the row belongs to; `None` in the registry.
    #[diesel(sql_type = Nullable<Integer>)]
    pub tournament: Option<i32>,
    /// The name as written, surname first.
    #[diesel(sql_type = Text)]
    pub name: String,
    /// The stored key.
    #[diesel(sql_type = Text)]
    pub key: String,
}

/// The keys of a column that contain non-ASCII characters.
pub fn beyond_ascii(conn: &mut Conn, column: KeyColumn) -> Result<Vec<StoredKey>, StoreError> {
    Ok(diesel::sql_query(column.query()).load(conn)?)
}

/// Replaces a key. If another program changed it meanwhile, it stays as it is.
pub fn replace(
    conn: &mut Conn,
    column: KeyColumn,
    stored: &StoredKey,
    key: &str,
) -> Result<(), StoreError> {
    match column {
        KeyColumn::Player => {
            let changed = diesel::update(players::table.find(stored.id))
                .filter(players::name_key.eq(&stored.key))
                .set(players::name_key.eq(key))
                .execute(conn)?;
            if changed == 1 {
                player_names::replace(conn, stored.id, key)?;
            }
            changed
        }
        KeyColumn::Entry => diesel::update(entries::table.find(stored.id))
            .filter(entries::name_key.eq(&stored.key))
            .set(entries::name_key.eq(key))
            .execute(conn)?,
        KeyColumn::Club => diesel::update(clubs::table.find(stored.id))
            .filter(clubs::name_key.eq(&stored.key))
            .set(clubs::name_key.eq(key))
            .execute(conn)?,
        KeyColumn::Town => diesel::update(clubs::table.find(stored.id))
            .filter(clubs::town_key.eq(&stored.key))
            .set(clubs::town_key.eq(key))
            .execute(conn)?,
    };
    Ok(())
}
