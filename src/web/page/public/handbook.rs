//! The handbook: for arbiters, for clubs, for whoever runs the program; a page a chapter, found by words.

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

/// Characters that are looked for at most.
const LONGEST: usize = 60;

/// Addresses of this file.
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

/// What was looked for, and what was found.
struct Found {
    asked: String,
    /// `3 capitoli`.
    count: String,
    hits: Vec<Hit>,
}

#[derive(Template)]
#[template(path = "public/handbook.html")]
struct HandbookPage {
    page: Page,
    books: &'static [Book],
    /// The language of the text, where it is not the page's.
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
    /// Address and title of a chapter beside this one.
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

    /// The chapter itself.
    fn title(&self) -> &'static str {
        let chapter = self.book.chapters.get(self.place);
        chapter.map_or("", |chapter| chapter.title.as_str())
    }

    /// Its text: our own, made into HTML.
    fn text(&self) -> String {
        let chapter = self.book.chapters.get(self.place);
        let blocks = chapter.into_iter().flat_map(|chapter| &chapter.blocks);
        blocks.map(|block| block.html.as_str()).collect()
    }
}

/// The language of the text for a reader, where it is not the page's.
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
    // By its name in another language: the reader changed theirs.
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
