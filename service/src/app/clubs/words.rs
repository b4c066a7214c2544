//! The words by which clubs are looked for.

/// Words that are looked for; more of them leave no fewer clubs.
const MOST: usize = 12;

/// The words of a folded text, each perhaps its beginning alone.
pub(super) fn words(folded: &str) -> Vec<&str> {
    let words = folded.split(' ').filter(|word| !word.is_empty());
    words.take(MOST).collect()
}
