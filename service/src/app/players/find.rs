//! Finds players by name or number, and suggests players if a name was typed wrong.

use std::collections::HashSet;

use crate::{
    app::{
        Actor, AppError, Context, fold, privacy,
        vocabulary::{MOST_WORDS, Vocabulary, guesses, has_each, rarest_first},
    },
    store::{
        Conn,
        rows::{
            self,
            player_names::{self, Part},
            players::PlayerRow,
        },
    },
};

use super::{PlayerSummary, summaries};

/// Maximum players that are suggested.
const MOST_NEAR: usize = 20;
/// Maximum names that are looked at for all suggestions together.
const MOST_LOOKED_AT: u64 = 20_000;
/// Players that are read at once for one corrected version of the words.
const AT_ONCE: i64 = 50;

/// The players found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The players that match the input, by name.
    pub exact: Vec<PlayerSummary>,
    /// The players whose names differ from it by typing errors, the nearest first; empty if enough players match.
    pub near: Vec<PlayerSummary>,
}

/// At most `limit` players whose name, FIDE number or national number matches `query`; if there are fewer, also
/// suggestions. Children in no tournament are included only for their club, arbiters and administrators.
///
/// # Errors
/// Storage failures.
pub fn search(ctx: &Context, actor: &Actor, query: &str, limit: i64) -> Result<Found, AppError> {
    let key = fold(query);
    if key.is_empty() {
        return Ok(Found::default());
    }
    let most = usize::try_from(limit).unwrap_or(usize::MAX);
    let today = ctx.clock.now().date();
    ctx.read(|conn| {
        // Some of the players found may not be listed.
        let found = rows::player_search::search(conn, &key, limit.saturating_mul(5))?;
        let exact: HashSet<i32> = found.iter().map(|row| row.id).collect();
        let mut found = privacy::listed(conn, actor, found, today)?;
        let is_full = found.len() >= most;
        found.truncate(most);
        let mut near = Vec::new();
        if !is_full {
            ctx.vocabulary.renew(conn)?;
            near = guess(conn, &ctx.vocabulary, &key, &exact)?;
            near = privacy::listed(conn, actor, near, today)?;
            near.truncate(MOST_NEAR.min(most - found.len()));
        }
        Ok(Found {
            exact: summaries(conn, found)?,
            near: summaries(conn, near)?,
        })
    })
}

/// Suggestions for a name that was typed wrong, the nearest first.
fn guess(
    conn: &mut Conn,
    vocabulary: &Vocabulary,
    key: &str,
    exact: &HashSet<i32>,
) -> Result<Vec<PlayerRow>, AppError> {
    let words: Vec<&str> = key.split(' ').filter(|word| !word.is_empty()).collect();
    if words.len() > MOST_WORDS {
        return Ok(Vec::new());
    }
    let mut found: Vec<PlayerRow> = Vec::new();
    let mut looked_at = 0;
    for guess in guesses(vocabulary, &words) {
        let parts = rarest_first(vocabulary, &guess);
        let Some(((names, first), others)) = parts.split_first() else {
            continue;
        };
        if *names == 0 || looked_at > MOST_LOOKED_AT {
            continue;
        }
        looked_at += names;
        let others: Vec<&Part> = others.iter().map(|(_, part)| *part).collect();
        let mut numbers = player_names::with_parts(conn, first, &others, AT_ONCE)?;
        numbers.retain(|id| !exact.contains(id) && found.iter().all(|row| row.id != *id));
        if numbers.is_empty() {
            continue;
        }
        let mut rows = rows::players::by_numbers(conn, &numbers)?;
        rows.retain(|row| has_each(&row.name_key, &guess));
        found.extend(rows);
        if found.len() >= MOST_NEAR * 2 {
            break;
        }
    }
    Ok(found)
}
