//! The search of the handbook: the chapters that contain all the words, each with the block that contains most of them.

use std::cmp::Reverse;

use crate::app::fold::fold;

use super::handbook_book::{Block, Book, Chapter};

/// Maximum number of chapters in the results.
const MOST: usize = 20;
/// Number of words of a block that are shown before the first match.
const BEFORE: usize = 8;
/// Maximum number of words of a block that are shown.
const SHOWN: usize = 36;

/// A chapter that was found.
pub(super) struct Hit {
    /// Address of the block.
    pub address: String,
    /// Title of the book.
    pub book: &'static str,
    /// Title of the chapter.
    pub chapter: &'static str,
    /// The words of the block, each with whether it matches.
    pub words: Vec<(String, bool)>,
}

/// The words of a text, folded; an elided article (`l’arbitro`) counts as a word of its own.
fn words(text: &str) -> Vec<String> {
    let apart = text.replace(['’', '\''], " ");
    fold(&apart).split_whitespace().map(str::to_owned).collect()
}

/// For each word of the search, whether one of these words begins with it.
fn has(asked: &[String], words: &[String]) -> Vec<bool> {
    let begins = |one: &String| words.iter().any(|word| word.starts_with(one.as_str()));
    asked.iter().map(begins).collect()
}

fn count(found: &[bool]) -> usize {
    found.iter().filter(|one| **one).count()
}

/// The results, the best first.
pub(super) fn find(books: &'static [Book], asked: &str) -> Vec<Hit> {
    let asked = words(asked);
    if asked.is_empty() {
        return Vec::new();
    }
    let mut found: Vec<(Reverse<(usize, usize)>, Hit)> = Vec::new();
    for book in books {
        for chapter in &book.chapters {
            found.extend(looked(&asked, book, chapter));
        }
    }
    found.sort_by_key(|(rank, _)| *rank);
    found.truncate(MOST);
    found.into_iter().map(|(_, hit)| hit).collect()
}

/// A chapter, if it contains all the words; ranked by the matches in its title, then by those in its best block.
fn looked(
    asked: &[String],
    book: &'static Book,
    chapter: &'static Chapter,
) -> Option<(Reverse<(usize, usize)>, Hit)> {
    let title = has(asked, &words(&chapter.title));
    let mut all = title.clone();
    let mut best: Option<(usize, &Block)> = None;
    for block in &chapter.blocks {
        let here = has(asked, &words(&block.text));
        let number = count(&here);
        if best.is_none_or(|(most, _)| number > most) {
            best = Some((number, block));
        }
        all.iter_mut()
            .zip(here)
            .for_each(|(one, here)| *one |= here);
    }
    if !all.into_iter().all(|one| one) {
        return None;
    }
    let (number, block) = best?;
    let hit = Hit {
        address: format!("{}#{}", book.address(chapter), block.place),
        book: &book.title,
        chapter: &chapter.title,
        words: excerpt(asked, &block.text),
    };
    Some((Reverse((count(&title), number)), hit))
}

/// An excerpt of a block, from a little before the first match.
fn excerpt(asked: &[String], text: &str) -> Vec<(String, bool)> {
    let is_asked = |word: &str| has(asked, &words(word)).contains(&true);
    let all: Vec<(String, bool)> = text
        .split_whitespace()
        .map(|word| (word.to_owned(), is_asked(word)))
        .collect();
    let first = all.iter().position(|(_, is_asked)| *is_asked);
    let start = first.unwrap_or(0).saturating_sub(BEFORE);
    let (length, mut shown) = (all.len(), Vec::new());
    if start > 0 {
        shown.push(("…".to_owned(), false));
    }
    shown.extend(all.into_iter().skip(start).take(SHOWN));
    if start.saturating_add(SHOWN) < length {
        shown.push(("…".to_owned(), false));
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::{super::handbook_book::books, *};
    use crate::i18n::Lang;

    fn chapters(language: Lang, asked: &str) -> Vec<&'static str> {
        let found = find(books(language), asked).into_iter();
        found.map(|hit| hit.chapter).collect()
    }

    #[test]
    fn chapters_are_found_by_their_words() {
        let found = find(books(Lang::It), "scheveningen");
        assert_eq!(found[0].chapter, "Scheveningen");
        // All words, in any form, anywhere in the chapter.
        assert!(chapters(Lang::It, "codici segnaposti").contains(&"In sala"));
        assert!(chapters(Lang::It, "ARBITRO codic").contains(&"In sala"));
        assert!(chapters(Lang::En, "migrate postgres").contains(&"Updating"));
        assert!(chapters(Lang::En, "migrate zugzwang").is_empty());
        assert!(chapters(Lang::En, " ’ ").is_empty());
    }

    #[test]
    fn what_was_looked_for_is_marked() {
        let asked = words("arbitro");
        let long = "uno ".repeat(20) + "chiama l’arbitro " + &"due ".repeat(60);
        let shown = excerpt(&asked, &long);
        assert_eq!(shown.len(), SHOWN + 2);
        assert_eq!(
            (shown[0].0.as_str(), shown[SHOWN + 1].0.as_str()),
            ("…", "…")
        );
        let marked: Vec<_> = shown.iter().filter(|(_, is_asked)| *is_asked).collect();
        assert_eq!(marked, [&("l’arbitro".to_owned(), true)]);
        assert_eq!(excerpt(&asked, "due parole").len(), 2);
    }
}
