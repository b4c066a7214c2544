//! Guesses what somebody meant who typed a name: its words, with some corrected.

use crate::store::rows::player_names::Part;

use super::likely::{Likely, NameWords};

/// Maximum words of a question for which guesses are made.
pub(in crate::app) const MOST_WORDS: usize = 6;
/// Nearest words of each word that are combined with those of the others.
const TRIED_TOGETHER: usize = 6;

/// Maximum typing errors of a word: none if it is short or has a digit.
fn errors(word: &str) -> u8 {
    match word.chars().count() {
        _ if !word.chars().all(char::is_alphabetic) => 0,
        0..=3 => 0,
        4..=7 => 1,
        _ => 2,
    }
}

/// The parts of a guess with their numbers of names, the rarest first, by which the search begins.
pub(in crate::app) fn rarest_first<'a>(
    vocabulary: &impl NameWords,
    guess: &'a Guess,
) -> Vec<(u64, &'a Part)> {
    let names = |(part, likely): &'a (Part, Option<Likely>)| match likely {
        Some(likely) => (likely.names, part),
        None => (vocabulary.names_beginning(part.letters()), part),
    };
    let mut parts: Vec<(u64, &Part)> = guess.iter().map(names).collect();
    parts.sort_by_key(|(names, _)| *names);
    parts
}

/// The words of a question, with some corrected.
pub(in crate::app) type Guess = Vec<(Part, Option<Likely>)>;

/// The guesses, with the fewest errors first: one word corrected, then two.
pub(in crate::app) fn guesses(vocabulary: &impl NameWords, words: &[&str]) -> Vec<Guess> {
    // Words with two errors are tried only if no word with one error is found, because there are many.
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

/// Whether each part matches a word of the name that no other part uses.
pub(in crate::app) fn has_each(name_key: &str, guess: &[(Part, Option<Likely>)]) -> bool {
    let mut words: Vec<&str> = name_key.split(' ').collect();
    // Whole words before beginnings, long words before short ones.
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
