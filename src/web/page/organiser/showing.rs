//! The public page of an organiser: its tournaments and categories, with the way to its clubs.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        organisers::{self, OrganiserPage},
        tournament::calendar::{Calendar, CalendarLine},
    },
    event::Categories,
    i18n::Words,
    web::{
        Failure, Shows, Visitor, render,
        routing::{self as web, Path, ServiceConfig},
        view::{Page, Section},
    },
    words::{categories, moment},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/o/{organiser}", web::get().to(look));
}

/// A tournament in one of the lists.
struct Line {
    slug: String,
    name: String,
    dates: String,
    town: String,
    province: String,
    about: String,
    players: usize,
}

/// A list of tournaments, and their total number, which may be larger than the list.
struct Lines {
    lines: Vec<Line>,
    total: usize,
}

/// Maximum number of tournaments in each list; the others are in the calendar.
const MOST_LINES: usize = 15;

fn line(t: Words, line: &CalendarLine) -> Line {
    let summary = &line.summary;
    let kind = t.get(&format!("kind-{}", summary.kind.code()));
    let rounds = t.n("rounds-count", summary.course.planned());
    Line {
        slug: summary.slug.clone(),
        name: summary.name.clone(),
        dates: moment::span(t, summary.start, summary.end),
        town: summary.town.clone(),
        province: summary.province.clone(),
        about: format!("{kind}, {rounds}"),
        players: line.taken,
    }
}

fn lines(t: Words, calendar: &Calendar) -> Lines {
    let shown = calendar.lines.iter().take(MOST_LINES);
    Lines {
        lines: shown.map(|one| line(t, one)).collect(),
        total: calendar.total,
    }
}

/// A category of the organiser.
struct Category {
    code: String,
    name: String,
    /// Its ages in words; empty without age limits.
    ages: String,
}

/// The organiser's own categories; empty if it uses the Italian ones.
fn own_categories(t: Words, of: &Categories) -> Vec<Category> {
    let Categories::Own(list) = of else {
        return Vec::new();
    };
    let all = list.categories().iter().map(|one| Category {
        code: one.named.code.clone(),
        name: one.named.name.clone(),
        ages: one
            .ages
            .map_or_else(String::new, |ages| categories::ages(t, ages)),
    });
    all.collect()
}

#[derive(Template)]
#[template(path = "organiser/organiser.html")]
struct LookPage {
    page: Page,
    shown: OrganiserPage,
    lead: String,
    categories: Vec<Category>,
    /// Whether at least one category has age limits.
    has_ages: bool,
    coming: Lines,
    over: Lines,
}

async fn look(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show_public(
            Shows::Lists,
            move |ctx, actor| {
                let today = moment::today(ctx.clock.now());
                organisers::page(ctx, actor, &slug, today)
            },
            |visitor, shown| {
                let t = visitor.words();
                let country = match shown.line.country.as_str() {
                    "" => t.get("organiser-italy"),
                    country => country.to_owned(),
                };
                let held = t.n("organiser-held", shown.coming.total + shown.over.total);
                let categories = own_categories(t, &shown.categories);
                let template = LookPage {
                    page: visitor.page(Section::Other),
                    lead: format!("{country}. {held}"),
                    has_ages: categories.iter().any(|one| !one.ages.is_empty()),
                    categories,
                    coming: lines(t, &shown.coming),
                    over: lines(t, &shown.over),
                    shown,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
