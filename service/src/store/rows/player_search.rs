//! Finds players of the registry by words of their name or by number.

use std::cmp::Reverse;

use diesel::prelude::*;

use crate::{
    event::{FideId, NationalId},
    store::{Conn, StoreError, columns::columns, rows::player_names, schema::players},
};

use super::players::PlayerRow;

/// At most `limit` players, by name, for whom each word of the folded `query` begins a different word of their name, in
/// any order, or whose FIDE or national number is `query`.
pub fn search(conn: &mut Conn, query: &str, limit: i64) -> Result<Vec<PlayerRow>, StoreError> {
    let mut words: Vec<&str> = query.split(' ').filter(|word| !word.is_empty()).collect();
    // The longest word leaves the fewest players. A longer beginning is matched to a word of the name before a shorter
    // one.
    words.sort_by_key(|word| Reverse(word.len()));
    let Some((first, others)) = words.split_first() else {
        return Ok(Vec::new());
    };
    // A player may be found by several words of their name.
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

/// Whether each of `beginnings`, the longest first, begins a word of the name that no other one uses.
fn has_each(name_key: &str, beginnings: &[&str]) -> bool {
    let mut words: Vec<&str> = name_key.split(' ').collect();
    beginnings.iter().all(|beginning| {
        let place = words.iter().position(|word| word.starts_with(beginning));
        place.map(|place| words.swap_remove(place)).is_some()
    })
}

/// A kind of number by which players are found.
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

/// The player with this FIDE number.
pub fn by_fide_id(conn: &mut Conn, fide_id: &FideId) -> Result<Option<PlayerRow>, StoreError> {
    Ok(players::table
        .filter(players::fide_id.eq(fide_id.as_str()))
        .order(players::id)
        .select(columns::<PlayerRow>())
        .first(conn)
        .optional()?)
}

/// The players with this national number.
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

/// Players with any of these folded names.
pub fn namesakes(conn: &mut Conn, name_keys: &[String]) -> Result<Vec<PlayerRow>, StoreError> {
    Ok(players::table
        .filter(players::name_key.eq_any(name_keys))
        .order(players::id)
        .select(columns::<PlayerRow>())
        .load(conn)?)
}
