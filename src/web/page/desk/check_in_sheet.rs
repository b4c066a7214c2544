//! The printed sheet of the check-in: everybody by name, with a box for the mark. Printing it also tries the printer.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        fold,
        tournament::entry_list::{self, EntryList},
    },
    web::{
        Failure, Visitor, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{Page, PlayerName, Section},
    },
    words::moment,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/preflight/sheet", web::get().to(sheet));
}

/// One person on the sheet.
struct SheetLine {
    name: PlayerName,
    year: String,
    rating: String,
    club: String,
    present: bool,
}

#[derive(Template)]
#[template(path = "desk/check_in_sheet.html")]
struct SheetPage {
    page: Page,
    slug: String,
    tournament: String,
    date: String,
    lines: Vec<SheetLine>,
}

async fn sheet(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show(
            move |ctx, actor| entry_list::list(ctx, actor, &slug),
            |visitor, list: EntryList| {
                visitor.arbiter(list.role)?;
                let t = visitor.words();
                let mut entries = list.entries;
                entries.sort_by_cached_key(|e| fold(&e.entrant.name().to_string()));
                let lines = entries.iter().map(|entry| SheetLine {
                    name: show::name(t, &entry.entrant, None),
                    year: entry
                        .entrant
                        .person
                        .birth_year
                        .map(|year| year.to_string())
                        .unwrap_or_default(),
                    rating: entry
                        .entrant
                        .rating
                        .map(|elo| elo.to_string())
                        .unwrap_or_default(),
                    club: entry.entrant.club.clone(),
                    present: entry.checked_in,
                });
                let template = SheetPage {
                    page: visitor.page(Section::Other),
                    slug: list.summary.slug.clone(),
                    tournament: list.summary.name.clone(),
                    date: moment::span(t, list.summary.start, list.summary.end),
                    lines: lines.collect(),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
