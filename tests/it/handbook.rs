//! The handbook: its chapters as pages in both languages, and what is found by words.

use crate::support::{Browser, TestApp, on_both_databases};

on_both_databases!(
    every_chapter_is_a_page_of_its_own,
    chapters_are_found_by_words,
);

/// The addresses of chapters on the first page.
fn chapters(reader: &mut Browser) -> Vec<String> {
    let page = reader.open("/handbook");
    page.assert_ok().attributes(".chapters .chapter", "href")
}

fn every_chapter_is_a_page_of_its_own(app: TestApp) {
    let mut english = app.browser();
    let mut italian = app.browser().in_italian();
    let there = chapters(&mut english);
    let here = chapters(&mut italian);
    assert_eq!(there.len(), here.len());
    assert!(there.len() > 30, "{there:?}");
    for (language, all) in [(&mut english, &there), (&mut italian, &here)] {
        for (place, chapter) in all.iter().enumerate() {
            let page = language.open(chapter);
            assert!(page.assert_ok().bytes.len() < 30_000, "{chapter}");
            // The next one follows.
            let links = page.attributes(".next-chapter a", "href");
            let next = all.get(place + 1);
            let next = next.filter(|next| {
                next.rsplit_once('/').unwrap().0 == chapter.rsplit_once('/').unwrap().0
            });
            assert!(next.is_none_or(|next| links.contains(next)), "{chapter}");
        }
    }
    // Whoever changes their language stays at the chapter.
    let page = italian.get(&there[1]);
    assert_eq!(page.redirect(), Some(here[1].clone()));
    english.open("/handbook/arbiter/none").assert_status(404);
    english.open("/handbook/none/results").assert_status(404);
}

fn chapters_are_found_by_words(app: TestApp) {
    let mut reader = app.browser();
    let page = reader.open("/handbook?find=migrate+postgres");
    page.assert_shows(" chapters.");
    let hits = page.attributes(".found .chapter", "href");
    let (address, place) = hits[0].split_once('#').unwrap();
    assert_eq!(address, "/handbook/operator/updating");
    let chapter = reader.open(address);
    assert!(
        chapter
            .assert_ok()
            .html()
            .contains(&format!("id=\"{place}\""))
    );
    reader
        .open("/handbook?find=zugzwang")
        .assert_shows("No chapter has these words.");
    // What is typed is shown as it was typed, and is no markup.
    let odd = reader.open("/handbook?find=%3Cb%3E%22x");
    assert!(!odd.assert_ok().html().contains("<b>\"x"));
}
