//! Players of rating lists: written once, then only read. A list never changes, so its queries need no common snapshot.

use diesel::{dsl::sql, prelude::*, sql_types::Bool};

use crate::store::{
    Conn, StoreError,
    rows::player_names::Part,
    schema::{
        list_players, list_players_new, list_vocabularies, list_vocabularies_new, list_words,
        list_words_new,
    },
};

/// The highest character, which follows all keys with the same beginning.
const LAST: char = '\u{10FFFF}';
/// Follows a whole word in comparisons: letters and digits are greater.
const AFTER_WORD: char = '!';

/// A player of a list.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = list_players)]
#[diesel(treat_none_as_default_value = false)]
pub struct ListPlayerRow {
    /// Number of the list's data.
    pub list_id: i32,
    /// Place in the list, from 1.
    pub no: i32,
    pub fide_id: Option<i64>,
    pub national_id: Option<String>,
    /// `Surname, Given name`, as written in the list.
    pub name: String,
    pub federation: String,
    pub sex: Option<String>,
    pub title: Option<String>,
    pub birth_year: Option<i32>,
    pub standard: Option<i32>,
    pub standard_k: Option<i32>,
    pub rapid: Option<i32>,
    pub rapid_k: Option<i32>,
    pub blitz: Option<i32>,
    pub blitz_k: Option<i32>,
    pub inactive: bool,
}

/// A player of a list that is being written.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = list_players_new)]
#[diesel(treat_none_as_default_value = false)]
pub struct NewListPlayer {
    pub list_id: i32,
    pub no: i32,
    pub fide_id: Option<i64>,
    pub national_id: Option<String>,
    pub name: String,
    pub federation: String,
    pub sex: Option<&'static str>,
    pub title: Option<&'static str>,
    pub birth_year: Option<i32>,
    pub standard: Option<i32>,
    pub standard_k: Option<i32>,
    pub rapid: Option<i32>,
    pub rapid_k: Option<i32>,
    pub blitz: Option<i32>,
    pub blitz_k: Option<i32>,
    pub inactive: bool,
}

/// A word of a folded name, followed by the other words.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = list_words_new)]
#[diesel(treat_none_as_default_value = false)]
pub struct NewListWord {
    pub list_id: i32,
    pub key: String,
    pub no: i32,
    pub federation: String,
    /// Whether the player's federation is a small one.
    pub small: bool,
}

/// The words of a list.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = list_vocabularies_new)]
#[diesel(treat_none_as_default_value = false)]
pub struct NewListVocabulary<'a> {
    pub list_id: i32,
    pub words: &'a [u8],
    /// Codes of the small federations, between spaces.
    pub small: &'a str,
}

/// The words of a list, and its small federations.
pub fn vocabulary(conn: &mut Conn, list: i32) -> Result<(Vec<u8>, String), StoreError> {
    Ok(list_vocabularies::table
        .filter(list_vocabularies::list_id.eq(list))
        .select((list_vocabularies::words, list_vocabularies::small))
        .first(conn)?)
}

/// The federation of the players to find.
#[derive(Clone, Copy, Debug)]
pub struct OfFederation<'a> {
    /// Code of the federation.
    pub code: &'a str,
    /// Whether it is a small one, for which there is an index.
    pub small: bool,
}

/// Keys and numbers of players who have `first` and each of `others` in their names, by key. For `others` the
/// beginnings of words are compared.
pub fn with_parts(
    conn: &mut Conn,
    list: i32,
    (first, others): (&Part, &[&Part]),
    federation: Option<OfFederation<'_>>,
    limit: i64,
) -> Result<Vec<(String, i32)>, StoreError> {
    let end = match first {
        Part::Beginning(_) => LAST,
        Part::Word(_) => AFTER_WORD,
    };
    let first = first.letters();
    let mut query = list_words::table
        .filter(list_words::list_id.eq(list))
        .filter(list_words::key.ge(first))
        .filter(list_words::key.lt(format!("{first}{end}")))
        .into_boxed();
    for other in others {
        query = query.filter(list_words::key.like(format!("% {}%", other.letters())));
    }
    if let Some(federation) = federation {
        query = query.filter(list_words::federation.eq(federation.code));
        if federation.small {
            // Written literally, so that the index over only these rows is used.
            query = query.filter(sql::<Bool>(if conn.is_postgres() {
                "small"
            } else {
                "small = 1"
            }));
        }
    }
    Ok(query
        .order((list_words::key, list_words::no))
        .limit(limit)
        .select((list_words::key, list_words::no))
        .load(conn)?)
}

/// Places of the players whose name has one of these keys: one of its words, then the others in the order of the list.
pub fn with_keys(conn: &mut Conn, list: i32, keys: &[String]) -> Result<Vec<i32>, StoreError> {
    Ok(list_words::table
        .filter(list_words::list_id.eq(list))
        .filter(list_words::key.eq_any(keys))
        .select(list_words::no)
        .load(conn)?)
}

/// Players by their places in the list, in any order.
pub fn by_numbers(
    conn: &mut Conn,
    list: i32,
    numbers: &[i32],
) -> Result<Vec<ListPlayerRow>, StoreError> {
    Ok(list_players::table
        .filter(list_players::list_id.eq(list))
        .filter(list_players::no.eq_any(numbers.iter().copied()))
        .select(ListPlayerRow::as_select())
        .load(conn)?)
}

/// The players with one of these FIDE numbers, by number.
pub fn by_fide_ids(
    conn: &mut Conn,
    list: i32,
    numbers: &[i64],
) -> Result<Vec<ListPlayerRow>, StoreError> {
    Ok(list_players::table
        .filter(list_players::list_id.eq(list))
        .filter(list_players::fide_id.eq_any(numbers.iter().copied()))
        .order(list_players::fide_id)
        .select(ListPlayerRow::as_select())
        .load(conn)?)
}

/// The players with this national number, by place in the list.
pub fn by_national_id(
    conn: &mut Conn,
    list: i32,
    number: &str,
    limit: i64,
) -> Result<Vec<ListPlayerRow>, StoreError> {
    Ok(list_players::table
        .filter(list_players::list_id.eq(list))
        .filter(list_players::national_id.eq(number))
        .order(list_players::no)
        .limit(limit)
        .select(ListPlayerRow::as_select())
        .load(conn)?)
}
