//! The words by which clubs are searched.

/// Maximum words of a search; further ones are ignored.
const MOST: usize = 12;

/// The words of a folded text; each may be only the beginning of a word.
pub(super) fn words(folded: &str) -> Vec<&str> {
    let words = folded.split(' ').filter(|word| !word.is_empty());
    words.take(MOST).collect()
}
