//! Finding players of the registry: by words of their name, and by their numbers.

use std::cmp::Reverse;

use diesel::prelude::*;

use crate::{
    event::{FideId, NationalId},
    store::{Conn, StoreError, columns::columns, rows::player_names, schema::players},
};

use super::players::PlayerRow;

/// Players who have for each word of the folded `query` a word of their name that begins so, in any order; or whose FIDE
/// or national number is `query`. At most `limit`, by name.
pub fn search(conn: &mut Conn, query: &str, limit: i64) -> Result<Vec<PlayerRow>, StoreError> {
    let mut words: Vec<&str> = query.split(' ').filter(|word| !word.is_empty()).collect();
    // The longest word leaves the fewest; a longer beginning takes its word of the name before a shorter one.
    words.sort_by_key(|word| Reverse(word.len()));
    let Some((first, others)) = words.split_first() else {
        return Ok(Vec::new());
    };
    // Somebody may be found by several words of their name.
    let mut found = player_names::beginning_with(conn, first, others, limit.saturating_mul(2))?;
    if others.is_empty() {
        for column in [Number::Fide, Number::National] {
            found.extend(column.holders(conn, query)?);
        }
    }
    found.sort_unstable();
    found.dedup();
    let mut rows: Vec<PlayerRow> = players::table
        .filter(players::id.eq_any(&found))
        .select(columns::<PlayerRow>())
        .load(conn)?;
    rows.retain(|row| others.is_empty() || has_each(&row.name_key, &words));
    rows.sort_by(|a, b| (&a.name_key, a.id).cmp(&(&b.name_key, b.id)));
    rows.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
    Ok(rows)
}

/// Whether each of `beginnings`, longest first, begins a word of the name that no other of them begins.
fn has_each(name_key: &str, beginnings: &[&str]) -> bool {
    let mut words: Vec<&str> = name_key.split(' ').collect();
    beginnings.iter().all(|beginning| {
        let place = words.iter().position(|word| word.starts_with(beginning));
        place.map(|place| words.swap_remove(place)).is_some()
    })
}

/// A number by which a player is known.
enum Number {
    Fide,
    National,
}

impl Number {
    fn holders(&self, conn: &mut Conn, number: &str) -> Result<Vec<i32>, StoreError> {
        let players = players::table.select(players::id);
        Ok(match self {
            Self::Fide => players.filter(players::fide_id.eq(number)).load(conn)?,
            Self::National => players.filter(players::national_id.eq(number)).load(conn)?,
        })
    }
}

/// Players who have this FIDE number.
pub fn by_fide_id(conn: &mut Conn, fide_id: &FideId) -> Result<Option<PlayerRow>, StoreError> {
    Ok(players::table
        .filter(players::fide_id.eq(fide_id.as_str()))
        .order(players::id)
        .select(columns::<PlayerRow>())
        .first(conn)
        .optional()?)
}

/// Players who have this national number.
pub fn by_national_id(
    conn: &mut Conn,
    national_id: &NationalId,
) -> Result<Vec<PlayerRow>, StoreError> {
    Ok(players::table
        .filter(players::national_id.eq(national_id.as_str()))
        .order(players::id)
        .select(columns::<PlayerRow>())
        .load(conn)?)
}

/// Players of any of these folded names.
pub fn namesakes(conn: &mut Conn, name_keys: &[String]) -> Result<Vec<PlayerRow>, StoreError> {
    Ok(players::table
        .filter(players::name_key.eq_any(name_keys))
        .order(players::id)
        .select(columns::<PlayerRow>())
        .load(conn)?)
}
