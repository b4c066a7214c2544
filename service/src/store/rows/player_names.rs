//! Finds registered players by any word of their name. Each word of the folded name is stored first in a key, followed
//! by the other words. So every first typed word is the beginning of a key, and the matches are neighbours in one
//! B-tree.

use diesel::prelude::*;

use crate::store::{
    Conn, StoreError,
    rows::ROWS_A_STATEMENT,
    schema::{player_names, players},
};

/// The highest character, which follows all keys with the same beginning.
const LAST: char = '\u{10FFFF}';

/// The folded name once for each of its words, with that word first.
fn rotations(name_key: &str) -> Vec<String> {
    let words: Vec<&str> = name_key
        .split(' ')
        .filter(|word| !word.is_empty())
        .collect();
    let mut rotations: Vec<String> = words
        .iter()
        .enumerate()
        .map(|(first, word)| {
            let others = words.iter().enumerate();
            let others = others.filter(|(place, _)| *place != first);
            others.fold((*word).to_owned(), |key, (_, other)| {
                format!("{key} {other}")
            })
        })
        .collect();
    rotations.sort_unstable();
    rotations.dedup();
    rotations
}

/// Stores the keys of players who have none.
///
/// # Errors
/// Storage failures.
pub fn add<'a>(
    conn: &mut Conn,
    names: impl IntoIterator<Item = (i32, &'a str)>,
) -> Result<(), StoreError> {
    let rows: Vec<_> = names
        .into_iter()
        .flat_map(|(player, key)| rotations(key).into_iter().map(move |key| (player, key)))
        .map(|(player, key)| {
            (
                player_names::player_id.eq(player),
                player_names::key.eq(key),
            )
        })
        .collect();
    for part in rows.chunks(ROWS_A_STATEMENT) {
        let statement = diesel::insert_into(player_names::table).values(part);
        match conn {
            #[cfg(feature = "postgres")]
            Conn::Postgres(inner) => statement.execute(inner)?,
            Conn::Sqlite(inner) => statement.execute(inner)?,
        };
    }
    Ok(())
}

/// Replaces the keys of a player whose name changed.
///
/// # Errors
/// Storage failures.
pub fn replace(conn: &mut Conn, player: i32, name_key: &str) -> Result<(), StoreError> {
    forget(conn, player)?;
    add(conn, [(player, name_key)])
}

/// Removes the keys of a player.
///
/// # Errors
/// Storage failures.
pub fn forget(conn: &mut Conn, player: i32) -> Result<(), StoreError> {
    diesel::delete(player_names::table.filter(player_names::player_id.eq(player))).execute(conn)?;
    Ok(())
}

/// Players after number `after` who have no keys yet, with their folded names, by number. Erased players have no name
/// to be found by.
///
/// # Errors
/// Storage failures.
pub fn missing(conn: &mut Conn, after: i32, limit: i64) -> Result<Vec<(i32, String)>, StoreError> {
    let has_keys = player_names::table.filter(player_names::player_id.eq(players::id));
    Ok(players::table
        .filter(players::id.gt(after))
        .filter(players::name_key.ne(""))
        .filter(diesel::dsl::not(diesel::dsl::exists(has_keys)))
        .order(players::id)
        .limit(limit)
        .select((players::id, players::name_key))
        .load(conn)?)
}

/// Players with a word of their name that begins with `first`, and others that begin with each of `others`, by the key
/// that begins with `first`. A player with two such words is found twice.
///
/// # Errors
/// Storage failures.
pub fn beginning_with(
    conn: &mut Conn,
    first: &str,
    others: &[&str],
    limit: i64,
) -> Result<Vec<i32>, StoreError> {
    let mut query = player_names::table
        .filter(player_names::key.ge(first))
        .filter(player_names::key.lt(format!("{first}{LAST}")))
        .into_boxed();
    for other in others {
        query = query.filter(player_names::key.like(format!("% {other}%")));
    }
    Ok(query
        .order((player_names::key, player_names::player_id))
        .limit(limit)
        .select(player_names::player_id)
        .load(conn)?)
}

/// A word, or part of one, to be found in a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// The beginning of a word.
    Beginning(String),
    /// A whole word.
    Word(String),
}

impl Part {
    /// The letters of the word or of its beginning.
    #[must_use]
    pub fn letters(&self) -> &str {
        match self {
            Self::Beginning(letters) | Self::Word(letters) => letters,
        }
    }

    /// Whether this word of a name matches.
    #[must_use]
    pub fn fits(&self, word: &str) -> bool {
        match self {
            Self::Beginning(letters) => word.starts_with(letters),
            Self::Word(letters) => word == letters,
        }
    }
}

/// Follows a whole word in comparisons: letters and digits are greater.
const AFTER_WORD: char = '!';

/// Players who have `first` and each of `others` in their names, by the key that begins with `first`. For `others` the
/// beginnings of words are compared.
///
/// # Errors
/// Storage failures.
pub fn with_parts(
    conn: &mut Conn,
    first: &Part,
    others: &[&Part],
    limit: i64,
) -> Result<Vec<i32>, StoreError> {
    let end = match first {
        Part::Beginning(_) => LAST,
        Part::Word(_) => AFTER_WORD,
    };
    let first = first.letters();
    let mut query = player_names::table
        .filter(player_names::key.ge(first))
        .filter(player_names::key.lt(format!("{first}{end}")))
        .into_boxed();
    for other in others {
        query = query.filter(player_names::key.like(format!("% {}%", other.letters())));
    }
    Ok(query
        .order((player_names::key, player_names::player_id))
        .limit(limit)
        .select(player_names::player_id)
        .load(conn)?)
}

/// The first keys after `after`, in order.
///
/// # Errors
/// Storage failures.
pub fn keys_after(conn: &mut Conn, after: &str, limit: i64) -> Result<Vec<String>, StoreError> {
    Ok(player_names::table
        .filter(player_names::key.gt(after))
        .order(player_names::key)
        .limit(limit)
        .select(player_names::key)
        .load(conn)?)
}

#[cfg(test)]
mod tests {
    use super::rotations;

    #[test]
    fn each_word_comes_first_once() {
        for (name, keys) in [
            ("rossi mario", &["mario rossi", "rossi mario"][..]),
            (
                "de nicolo anna",
                &["anna de nicolo", "de nicolo anna", "nicolo de anna"],
            ),
            ("mani mani", &["mani mani"]),
            ("zoe", &["zoe"]),
            ("", &[]),
        ] {
            assert_eq!(rotations(name), keys, "{name}");
        }
    }
}
