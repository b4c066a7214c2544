//! Finds words that somebody may have meant.

use std::cmp::Reverse;

use fst::{Automaton as _, IntoStreamer as _, Map, Streamer as _, automaton::Str};

use super::automaton::Near;

/// Maximum similar words for one word.
const MOST_NEAR: usize = 12;
/// Number of names from which a word counts as frequent.
const FREQUENT: u64 = 5_000;

/// A word that somebody may have meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app) struct Likely {
    pub word: String,
    /// Number of typing errors.
    pub errors: u8,
    /// Number of names that have the word.
    pub names: u64,
}

/// The distinct words of many names.
pub(in crate::app) trait NameWords {
    /// Words within this number of typing errors, the nearest first, then the most frequent; without the word itself.
    fn near(&self, word: &str, errors: u8) -> Vec<Likely>;

    /// Number of names with a word that begins with these letters, as far as they are counted.
    fn names_beginning(&self, letters: &str) -> u64;
}

/// Words of an fst, each with its number of names.
impl NameWords for Map<Vec<u8>> {
    fn near(&self, word: &str, errors: u8) -> Vec<Likely> {
        Near::to(word, errors).map_or_else(Vec::new, |near| nearest(within(self, &near)))
    }

    fn names_beginning(&self, letters: &str) -> u64 {
        beginning(self, letters)
    }
}

/// The words within the errors of `near`, in the order of the fst.
pub(super) fn within(known: &Map<Vec<u8>>, near: &Near) -> Vec<Likely> {
    let mut found = Vec::new();
    let mut stream = known.search_with_state(near).into_stream();
    while let Some((word, names, place)) = stream.next() {
        if let Ok(word) = std::str::from_utf8(word) {
            found.push(Likely {
                word: word.to_owned(),
                errors: near.errors(&place),
                names,
            });
        }
    }
    found
}

/// The nearest words, then the most frequent; without the word itself.
pub(super) fn nearest(mut found: Vec<Likely>) -> Vec<Likely> {
    found.retain(|likely| likely.errors > 0);
    found.sort_by(|a, b| {
        let key = |likely: &Likely| (likely.errors, Reverse(likely.names));
        key(a).cmp(&key(b)).then_with(|| a.word.cmp(&b.word))
    });
    found.truncate(MOST_NEAR);
    found
}

/// Number of names with a word that begins with these letters, as far as they are counted.
pub(super) fn beginning(known: &Map<Vec<u8>>, letters: &str) -> u64 {
    let mut stream = known.search(Str::new(letters).starts_with()).into_stream();
    let mut names = 0;
    while let Some((_, more)) = stream.next() {
        names += more;
        if names >= FREQUENT {
            break;
        }
    }
    names
}
