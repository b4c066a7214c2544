//! Players by name or number, and those who may have been meant where a name was typed wrong.

use std::collections::HashSet;

use crate::{
    app::{Actor, AppError, Context, fold, privacy},
    store::{
        Conn,
        rows::{
            self,
            player_names::{self, Part},
            players::PlayerRow,
        },
    },
};

use super::{
    PlayerSummary, summaries,
    vocabulary::{Likely, Vocabulary},
};

/// Most players who may have been meant.
const MOST_NEAR: usize = 20;
/// Words of a question beyond which nobody is guessed.
const MOST_WORDS: usize = 6;
/// Names that are looked at for a guess, all together.
const MOST_LOOKED_AT: u64 = 20_000;
/// Players of one reading of the words.
const AT_ONCE: i64 = 50;
/// Nearest words of each that are tried with one another.
const TRIED_TOGETHER: usize = 6;

/// Who was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// Those who fit what was typed, by name.
    pub exact: Vec<PlayerSummary>,
    /// Those whose names differ from it by typing errors, the nearest first; nobody where enough fit.
    pub near: Vec<PlayerSummary>,
}

/// Players whose name, FIDE or national number fits `query`, at most `limit`; where they are fewer, also those who may
/// have been meant. Children in no tournament only for their club, arbiters and administrators.
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
        // Some of those found may not be listed.
        let found = rows::players::search(conn, &key, limit.saturating_mul(5))?;
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

/// How many typing errors a word may have: none where it is short or holds a digit.
fn errors(word: &str) -> u8 {
    match word.chars().count() {
        _ if !word.chars().all(char::is_alphabetic) => 0,
        0..=3 => 0,
        4..=7 => 1,
        _ => 2,
    }
}

/// Those who may have been meant, the nearest first.
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
        // The rarest word leads.
        let mut parts: Vec<(u64, &Part)> = guess
            .iter()
            .map(|(part, likely)| match likely {
                Some(likely) => (likely.names, part),
                None => (vocabulary.names_beginning(part.letters()), part),
            })
            .collect();
        parts.sort_by_key(|(names, _)| *names);
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

/// The words of a question, some of them mended.
type Guess = Vec<(Part, Option<Likely>)>;

/// What may have been meant, with the fewest errors first: one word mended, then two.
fn guesses(vocabulary: &Vocabulary, words: &[&str]) -> Vec<Guess> {
    // Words with two errors are looked for where none has one: there are many of them.
    let nearest = |word: &&str| {
        let mut near = (1..=errors(word)).map(|most| vocabulary.near(word, most));
        near.find(|likely| !likely.is_empty()).unwrap_or_default()
    };
    let near: Vec<Vec<Likely>> = words.iter().map(nearest).collect();
    let mended = |changes: &[(usize, &Likely)]| -> Guess {
        words
            .iter()
            .enumerate()
            .map(
                |(place, word)| match changes.iter().find(|(changed, _)| *changed == place) {
                    Some((_, likely)) => (Part::Word(likely.word.clone()), Some((*likely).clone())),
                    None => (Part::Beginning((*word).to_owned()), None),
                },
            )
            .collect()
    };
    let mut all: Vec<(usize, u8, Guess)> = Vec::new();
    for (place, likely) in near.iter().enumerate() {
        for one in likely {
            all.push((1, one.errors, mended(&[(place, one)])));
        }
        for (other, more) in near.iter().enumerate().skip(place + 1) {
            for one in likely.iter().take(TRIED_TOGETHER) {
                for two in more.iter().take(TRIED_TOGETHER) {
                    let errors = one.errors + two.errors;
                    all.push((2, errors, mended(&[(place, one), (other, two)])));
                }
            }
        }
    }
    all.sort_by_key(|(changes, errors, _)| (*changes, *errors));
    all.into_iter().map(|(.., guess)| guess).collect()
}

/// Whether each part is a word of the name that no other part is.
fn has_each(name_key: &str, guess: &[(Part, Option<Likely>)]) -> bool {
    let mut words: Vec<&str> = name_key.split(' ').collect();
    // Whole words before beginnings, long ones before short ones.
    let mut parts: Vec<&Part> = guess.iter().map(|(part, _)| part).collect();
    parts.sort_by_key(|part| {
        let is_beginning = matches!(part, Part::Beginning(_));
        (is_beginning, std::cmp::Reverse(part.letters().len()))
    });
    parts.iter().all(|part| {
        let place = words.iter().position(|word| part.fits(word));
        place.map(|place| words.swap_remove(place)).is_some()
    })
}
