//! The prizes on paper: the list with lines for signatures, and receipts.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::tournament::prizes::{
        GivenPrizes,
        view::{self, PrizesView},
    },
    i18n::Words,
    web::{
        Drawn, Failure, Visitor,
        page::prizes::{
            desk::DeskQuery,
            lines::{Group, PrizeRow, groups, rules},
        },
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        view::{Page, Section},
    },
    words::{moment, prizes as said},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/prizes/print", web::get().to(list))
        .route("/t/{slug}/prizes/receipts", web::get().to(receipts));
}

/// Heading, foot and links of both sheets.
struct Sheet {
    base: String,
    /// `?v=1`, or empty.
    pinned: String,
    tournament: String,
    date: String,
    /// `Versione 1, 18:32, dopo il turno 9`.
    version: String,
    number: i32,
    arbiter: String,
    currency: String,
}

#[derive(Template)]
#[template(path = "prizes/print.html")]
struct PrintList {
    page: Page,
    sheet: Sheet,
    groups: Vec<Group>,
    count: usize,
    total: String,
    total_letters: String,
    rules: String,
    has_minors: bool,
}

#[derive(Template)]
#[template(path = "prizes/receipts.html")]
struct PrintReceipts {
    page: Page,
    sheet: Sheet,
    rows: Vec<PrizeRow>,
}

fn sheet(t: Words, view: &PrizesView, given: &GivenPrizes) -> Sheet {
    let summary = &view.summary;
    let parts = [&summary.name, &summary.town];
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    let number = view.version.as_ref().map_or(0, |version| version.number);
    Sheet {
        base: format!("/t/{}/prizes", summary.slug),
        pinned: view.version.as_ref().map_or_else(
            || "?v=now".to_owned(),
            |version| format!("?v={}", version.number),
        ),
        tournament: parts.cloned().collect::<Vec<_>>().join(", "),
        date: moment::span(t, summary.start, summary.end),
        version: match &view.version {
            Some(version) => {
                let day = moment::date(t, moment::local(version.at).date());
                let time = format!("{day}, {}", moment::clock_time(version.at));
                t.with_three(
                    "print-prizes-version",
                    "n",
                    version.number,
                    "time",
                    time,
                    "round",
                    given.after,
                )
            }
            None => t.get("print-prizes-projection"),
        },
        number,
        arbiter: summary.chief_arbiter.clone(),
        currency: given.currency.clone(),
    }
}

async fn paper(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<DeskQuery>,
    draw: impl FnOnce(&Visitor, &PrizesView, &GivenPrizes) -> Result<Drawn, Failure> + Send + 'static,
) -> Result<HttpResponse, Failure> {
    let (slug, wanted) = (slug.into_inner(), query.wanted());
    visitor
        .show(
            move |ctx, actor| view::desk(ctx, actor, &slug, wanted),
            move |visitor, view| match &view.given {
                Some(given) => draw(visitor, &view, given),
                None => Ok(Drawn::elsewhere(format!(
                    "/t/{}/prizes/desk",
                    view.summary.slug
                ))),
            },
        )
        .await
}

async fn list(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<DeskQuery>,
) -> Result<HttpResponse, Failure> {
    paper(visitor, slug, query, |visitor, view, given| {
        let t = visitor.words();
        let template = PrintList {
            page: visitor.page(Section::Other),
            sheet: sheet(t, view, given),
            groups: groups(t, (given, &view.lines), "", None),
            count: view.lines.len(),
            total: said::money(t, given.sum(), &given.currency),
            total_letters: said::in_letters(t, given.sum()),
            rules: rules(t, &given.fund),
            has_minors: view.lines.iter().any(|line| line.is_minor),
        };
        render(visitor, StatusCode::OK, &template)
    })
    .await
}

async fn receipts(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<DeskQuery>,
) -> Result<HttpResponse, Failure> {
    paper(visitor, slug, query, |visitor, view, given| {
        let t = visitor.words();
        let all = groups(t, (given, &view.lines), "", None).into_iter();
        let template = PrintReceipts {
            page: visitor.page(Section::Other),
            sheet: sheet(t, view, given),
            rows: all.flat_map(|group| group.rows).collect(),
        };
        render(visitor, StatusCode::OK, &template)
    })
    .await
}
