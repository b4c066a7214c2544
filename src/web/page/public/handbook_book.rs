//! The books of the handbook from `docs`, split into chapters (`##`), and these into blocks for the search.

use std::sync::LazyLock;

use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

use crate::{app::fold::fold, i18n::Lang, web::assets::asset_url};

/// Address of the handbook.
pub(super) const PATH: &str = "/handbook";

/// The name of each book in addresses, with its text in Italian and in English, from files of `docs`.
const TEXTS: [(&str, [(&str, &str); 2]); 3] = [
    (
        "arbiter",
        [
            ("arbitro.md", include_str!("../../../../docs/arbitro.md")),
            ("arbiter.md", include_str!("../../../../docs/arbiter.md")),
        ],
    ),
    (
        "club",
        [
            ("circolo.md", include_str!("../../../../docs/circolo.md")),
            ("club.md", include_str!("../../../../docs/club.md")),
        ],
    ),
    (
        "operator",
        [
            ("gestione.md", include_str!("../../../../docs/gestione.md")),
            (
                "operations.md",
                include_str!("../../../../docs/operations.md"),
            ),
        ],
    ),
];

static ITALIAN: LazyLock<Vec<Book>> = LazyLock::new(|| all(|[italian, _]| italian));
static ENGLISH: LazyLock<Vec<Book>> = LazyLock::new(|| all(|[_, english]| english));

/// A book.
pub(super) struct Book {
    /// Its name in addresses.
    pub id: &'static str,
    pub title: String,
    /// The text before the first chapter, as HTML.
    pub lead: String,
    pub chapters: Vec<Chapter>,
}

/// A chapter.
pub(super) struct Chapter {
    /// Its name in addresses, made of its title.
    pub id: String,
    pub title: String,
    pub blocks: Vec<Block>,
}

/// A paragraph, a list or a table.
pub(super) struct Block {
    /// The block as HTML, with its anchor.
    pub html: String,
    /// Its text, for the search.
    pub text: String,
    /// Its anchor in the page.
    pub place: String,
}

impl Book {
    /// Address of one of its chapters.
    pub(super) fn address(&self, chapter: &Chapter) -> String {
        format!("{PATH}/{}/{}", self.id, chapter.id)
    }
}

/// The language of the handbook for readers of this language.
pub(super) const fn written_in(reader: Lang) -> Lang {
    match reader {
        Lang::It => Lang::It,
        _ => Lang::En,
    }
}

/// The books for readers of a language.
pub(super) fn books(reader: Lang) -> &'static [Book] {
    match written_in(reader) {
        Lang::It => &ITALIAN,
        _ => &ENGLISH,
    }
}

/// The chapter with this name in any language. All languages have the same chapters in the same order.
pub(super) fn chapter(reader: Lang, book: &str, id: &str) -> Option<(&'static Book, usize)> {
    let place = |books: &'static [Book]| {
        let found = books.iter().find(|one| one.id == book)?;
        found.chapters.iter().position(|one| one.id == id)
    };
    let own = books(reader).iter().find(|one| one.id == book)?;
    let found = place(books(reader))
        .or_else(|| place(&ITALIAN))
        .or_else(|| place(&ENGLISH))?;
    (found < own.chapters.len()).then_some((own, found))
}

fn all(
    chosen: impl Fn([(&'static str, &'static str); 2]) -> (&'static str, &'static str),
) -> Vec<Book> {
    let texts = TEXTS.into_iter();
    texts
        .map(|(id, texts)| written(id, chosen(texts).1))
        .collect()
}

/// A title as part of an address, by which other texts refer to it, too.
fn named(title: &str) -> String {
    fold(title).replace(' ', "-")
}

/// Reads the text of a book.
fn written(id: &'static str, markdown: &str) -> Book {
    let mut book = Book {
        id,
        title: String::new(),
        lead: String::new(),
        chapters: Vec::new(),
    };
    let (mut depth, mut events) = (0_usize, Vec::new());
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        match &event {
            Event::Start(_) => depth += 1,
            Event::End(_) => depth = depth.saturating_sub(1),
            _ => {}
        }
        events.push(event);
        if depth == 0 {
            book.take(std::mem::take(&mut events));
        }
    }
    book
}

/// The plain text of a block.
fn spoken(events: &[Event<'_>]) -> String {
    let mut text = String::new();
    for event in events {
        match event {
            Event::Text(words) | Event::Code(words) => text.push_str(words),
            Event::SoftBreak | Event::HardBreak | Event::End(_) if !text.ends_with(' ') => {
                text.push(' ');
            }
            _ => {}
        }
    }
    text.truncate(text.trim_end().len());
    text
}

impl Book {
    fn take(&mut self, events: Vec<Event<'_>>) {
        let text = spoken(&events);
        match events.first() {
            Some(Event::Start(Tag::Heading { level, .. })) if *level == HeadingLevel::H1 => {
                self.title = text;
                return;
            }
            Some(Event::Start(Tag::Heading { level, .. })) if *level == HeadingLevel::H2 => {
                self.chapters.push(Chapter {
                    id: named(&text),
                    title: text,
                    blocks: Vec::new(),
                });
                return;
            }
            _ => {}
        }
        let html = drawn(self.id, events);
        match self.chapters.last_mut() {
            None => self.lead.push_str(&html),
            Some(chapter) => {
                let place = format!("b{}", chapter.blocks.len().saturating_add(1));
                chapter.blocks.push(Block {
                    html: placed(&html, &place),
                    text,
                    place,
                });
            }
        }
    }
}

/// A block as HTML. Tables get a name for screen readers, and content wider than the page can be reached by keyboard.
fn drawn(book: &str, events: Vec<Event<'_>>) -> String {
    let mut text = String::new();
    html::push_html(&mut text, linked(book, events).into_iter());
    text.replace("<th>", "<th scope=\"col\">")
        .replace("<table>", "<div class=\"scroll\" tabindex=\"0\"><table>")
        .replace("</table>", "</table></div>")
        .replace("<pre>", "<pre tabindex=\"0\">")
}

/// The block with its anchor.
fn placed(html: &str, place: &str) -> String {
    let name = html.strip_prefix('<').map(|rest| {
        rest.bytes()
            .take_while(u8::is_ascii_alphanumeric)
            .count()
            .saturating_add(1)
    });
    match name.and_then(|length| html.split_at_checked(length)) {
        Some((tag, rest)) => format!("{tag} id=\"{place}\"{rest}"),
        None => html.to_owned(),
    }
}

/// Links to other files of `docs` lead to their pages; links to files without a page are removed, and their text stays.
fn linked<'a>(book: &str, events: Vec<Event<'a>>) -> Vec<Event<'a>> {
    let mut kept = Vec::new();
    let mut shown = Vec::new();
    for event in events {
        match event {
            Event::Start(Tag::Link {
                link_type,
                dest_url,
                title,
                id,
            }) => {
                let address = address(book, &dest_url);
                shown.push(address.is_some());
                if let Some(address) = address {
                    kept.push(Event::Start(Tag::Link {
                        link_type,
                        dest_url: address,
                        title,
                        id,
                    }));
                }
            }
            Event::End(TagEnd::Link) => {
                if shown.pop().unwrap_or_default() {
                    kept.push(Event::End(TagEnd::Link));
                }
            }
            Event::Start(Tag::Image {
                link_type,
                dest_url,
                title,
                id,
            }) => kept.push(Event::Start(Tag::Image {
                link_type,
                dest_url: asset_url(&dest_url).into(),
                title,
                id,
            })),
            other => kept.push(other),
        }
    }
    kept
}

/// Where a link of a file leads in the program.
fn address<'a>(book: &str, to: &CowStr<'a>) -> Option<CowStr<'a>> {
    if to.starts_with("https://") {
        return Some(to.clone());
    }
    let (file, chapter) = to.split_once('#').unwrap_or((to, ""));
    let mut texts = TEXTS.iter();
    let other = match file {
        "" => Some(book),
        file => texts
            .find(|(_, texts)| texts.iter().any(|(name, _)| *name == file))
            .map(|(id, _)| *id),
    };
    Some(match (other?, chapter) {
        (_, "") => PATH.to_owned().into(),
        (other, chapter) => format!("{PATH}/{other}/{chapter}").into(),
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_text_becomes_chapters_and_blocks() {
        let text = "# Il libro\n\nPer chi legge.\n\n## L’inizio è qui\n\nUno *due*.\n\n- tre\n- quattro\n\n## Fine\n\nVedi \
                    [l'inizio](#linizio-e-qui), [altro](formats.md), [il circolo](circolo.md#fine).\n";
        let book = written("arbiter", text);
        assert_eq!(book.title, "Il libro");
        assert_eq!(book.lead, "<p>Per chi legge.</p>\n");
        let [first, last] = book.chapters.as_slice() else {
            panic!("two chapters");
        };
        assert_eq!(
            (first.id.as_str(), first.title.as_str()),
            ("linizio-e-qui", "L’inizio è qui")
        );
        assert_eq!(first.blocks[0].html, "<p id=\"b1\">Uno <em>due</em>.</p>\n");
        assert_eq!(first.blocks[1].text, "tre quattro");
        assert!(first.blocks[1].html.starts_with("<ul id=\"b2\">"));
        assert_eq!(
            last.blocks[0].html,
            "<p id=\"b1\">Vedi <a href=\"/handbook/arbiter/linizio-e-qui\">l'inizio</a>, altro, \
             <a href=\"/handbook/club/fine\">il circolo</a>.</p>\n"
        );
    }

    /// Each book has the same chapters in both languages, no two chapters share an address, and every link leads to a chapter.
    #[test]
    fn the_books_are_alike_and_their_links_lead_somewhere() {
        for (italian, english) in ITALIAN.iter().zip(ENGLISH.iter()) {
            assert_eq!(italian.id, english.id);
            assert_eq!(
                italian.chapters.len(),
                english.chapters.len(),
                "{}",
                italian.id
            );
            for book in [italian, english] {
                let names: BTreeSet<_> = book.chapters.iter().map(|one| &one.id).collect();
                assert_eq!(names.len(), book.chapters.len(), "{}", book.title);
                assert!(!book.title.is_empty() && !book.lead.is_empty());
            }
        }
        for (books, language) in [(&ITALIAN, Lang::It), (&ENGLISH, Lang::En)] {
            for block in books
                .iter()
                .flat_map(|book| &book.chapters)
                .flat_map(|one| &one.blocks)
            {
                for link in block.html.split("href=\"/handbook/").skip(1) {
                    let (path, _) = link.split_once('"').unwrap();
                    let (book, id) = path.split_once('/').unwrap();
                    assert!(chapter(language, book, id).is_some(), "{path}");
                }
                assert!(!block.html.contains("/static/missing/"), "{}", block.html);
            }
        }
    }
}
