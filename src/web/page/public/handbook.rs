//! The handbook: books for arbiters, for clubs and for operators, one page for each chapter, with a search.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use super::{
    handbook_book::{Book, books, chapter, written_in},
    handbook_search::{Hit, find},
};
use crate::{
    app::AppError,
    web::{
        Failure, Shows, Visitor, redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
        view::{Page, Section},
    },
};

/// Maximum number of characters in a search.
const LONGEST: usize = 60;

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/handbook", web::get().to(handbook))
        .route("/handbook/{book}/{topic}", web::get().to(one));
}

#[derive(Default, serde::Deserialize)]
struct Search {
    #[serde(default)]
    find: String,
}

/// A search and its results.
struct Found {
    asked: String,
    /// Number of results: `3 capitoli`.
    count: String,
    hits: Vec<Hit>,
}

#[derive(Template)]
#[template(path = "public/handbook.html")]
struct HandbookPage {
    page: Page,
    books: &'static [Book],
    /// The language of the text, if it differs from that of the page.
    lang: Option<&'static str>,
    found: Option<Found>,
}

#[derive(Template)]
#[template(path = "public/handbook_chapter.html")]
struct ChapterPage {
    page: Page,
    book: &'static Book,
    /// Its place in the book, from 0.
    place: usize,
    lang: Option<&'static str>,
}

impl ChapterPage {
    /// Address and title of the chapter at another place.
    fn beside(&self, place: Option<usize>) -> Option<(String, &'static str)> {
        let chapter = self.book.chapters.get(place?)?;
        Some((self.book.address(chapter), chapter.title.as_str()))
    }

    fn before(&self) -> Option<(String, &'static str)> {
        self.beside(self.place.checked_sub(1))
    }

    fn after(&self) -> Option<(String, &'static str)> {
        self.beside(self.place.checked_add(1))
    }

    /// Title of the chapter.
    fn title(&self) -> &'static str {
        let chapter = self.book.chapters.get(self.place);
        chapter.map_or("", |chapter| chapter.title.as_str())
    }

    /// Text of the chapter: written by us, made into HTML.
    fn text(&self) -> String {
        let chapter = self.book.chapters.get(self.place);
        let blocks = chapter.into_iter().flat_map(|chapter| &chapter.blocks);
        blocks.map(|block| block.html.as_str()).collect()
    }
}

/// The language of the text for a reader, if it differs from that of the page.
fn language(visitor: &Visitor) -> Option<&'static str> {
    let reader = visitor.words().0;
    let written = written_in(reader);
    (written != reader).then(|| written.code())
}

async fn handbook(visitor: Visitor, query: Query<Search>) -> Result<HttpResponse, Failure> {
    let asked: String = query.find.trim().chars().take(LONGEST).collect();
    visitor
        .show_public(
            Shows::Words,
            |_, _| Ok(()),
            move |visitor, ()| {
                let t = visitor.words();
                let books = books(t.0);
                let found = (!asked.is_empty()).then(|| {
                    let hits = find(books, &asked);
                    let count = t.n("handbook-found", hits.len());
                    Found { asked, count, hits }
                });
                let template = HandbookPage {
                    page: visitor.page(Section::Other),
                    lang: language(visitor),
                    books,
                    found,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

async fn one(visitor: Visitor, path: Path<(String, String)>) -> Result<HttpResponse, Failure> {
    let (book, id) = path.into_inner();
    let Some((book, place)) = chapter(visitor.words().0, &book, &id) else {
        return Err(visitor.fail(AppError::NotFound));
    };
    // The address has its name in another language, because the reader changed theirs.
    if let Some(own) = book.chapters.get(place).filter(|own| own.id != id) {
        return Ok(redirect(&book.address(own), None));
    }
    visitor
        .show_public(
            Shows::Words,
            |_, _| Ok(()),
            move |visitor, ()| {
                let template = ChapterPage {
                    page: visitor.page(Section::Other),
                    lang: language(visitor),
                    book,
                    place,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
