//! The rating estimates of a tournament: everybody, and one participant game by game.

use actix_web::{HttpResponse, http::StatusCode};

use crate::{
    app::tournament::ratings::view::{self, RatingLine, RatingsView},
    event::{Elo, EventKind, Points},
    i18n::Words,
    web::{
        Failure, Shows, Visitor,
        page::public::{
            live::live_page,
            person_ratings,
            ratings_view::{RatingRow, RatingsPage},
            standings::is_running,
        },
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{Pages, tournament::Tab},
    },
    words::rating as words,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/ratings", web::get().to(ratings))
        .route("/t/{slug}/ratings/{entry}", web::get().to(person));
}

#[derive(serde::Deserialize)]
struct PageQuery {
    page: Option<usize>,
}

async fn ratings(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<PageQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, page) = (slug.into_inner(), query.page.unwrap_or(1));
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, actor| view::ratings(ctx, actor, &slug, page),
            |visitor, view| {
                let t = visitor.words();
                let slug = &view.summary.slug;
                let categories = view.lines.iter().filter_map(|line| line.categories);
                let mut shown = categories.filter_map(|both| both.reached.or(both.before));
                let template = RatingsPage {
                    page: live_page(visitor, slug),
                    head: show::head(t, &view.summary, Tab::Standings).seen_by(view.role),
                    title: title(t, &view),
                    rules: rules(t, &view),
                    has_categories: view.lines.iter().any(|line| line.categories.is_some()),
                    has_unverified: shown.any(|threshold| !threshold.verified),
                    rows: view.lines.iter().map(|line| row(t, slug, line)).collect(),
                    pages: Pages::new(t, view.total, view.start, &format!("/t/{slug}/ratings")),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

fn title(t: Words, view: &RatingsView) -> String {
    match view.after {
        0 => t.get("ratings-title-start"),
        after if is_running(&view.summary, after) => t.get("ratings-title-running"),
        after => t.with_one("ratings-title", "round", after),
    }
}

/// The notes for the reader: the list, the 400-point rule, and that it is an estimate.
fn rules(t: Words, view: &RatingsView) -> Vec<String> {
    let kind = view.summary.kind;
    let cap = match kind {
        EventKind::Standard => "rating-cap-standard",
        EventKind::Rapid | EventKind::Blitz => "rating-cap-rapid",
    };
    vec![
        t.get(&format!("rating-list-{}", kind.code())),
        t.get(cap),
        t.get("rating-estimate"),
    ]
}

fn row(t: Words, slug: &str, line: &RatingLine) -> RatingRow {
    let it = &line.estimate;
    let counted = it.rounds.iter().filter_map(|round| round.game.ok());
    let halves: i32 = counted.clone().map(|game| game.halves).sum();
    let change = match (it.change, it.first) {
        (Some(change), _) => words::change(t, change.hundredths),
        (None, Some(first)) => words::first(t, first),
        (None, None) => String::new(),
    };
    let category = line
        .categories
        .and_then(|both| both.reached.or(both.before));
    RatingRow {
        place: line.place,
        player: show::name(t, &line.entrant, Some(slug)),
        entry: line.entrant.entry,
        rating: line.entrant.rating.map(Elo::get),
        games: u32::try_from(counted.count()).unwrap_or(u32::MAX),
        score: Points::from_halves(halves).into(),
        expected: it
            .change
            .map_or_else(String::new, |change| words::hundredths(t, change.expected)),
        k: it.coefficient.map_or_else(String::new, |k| k.k.to_string()),
        k_reason: it
            .coefficient
            .map_or_else(String::new, |k| words::coefficient_short(t, k.reason)),
        change,
        after: it
            .after()
            .map_or_else(String::new, |after| after.to_string()),
        performance: it
            .performances
            .tpr
            .map_or_else(String::new, |tpr| tpr.to_string()),
        category: category.map_or_else(String::new, |it| it.category.code().to_owned()),
        is_reached: line.categories.is_some_and(|both| both.reached.is_some()),
    }
}

#[derive(serde::Deserialize)]
struct OpenQuery {
    open: Option<u8>,
}

async fn person(
    visitor: Visitor,
    path: Path<(String, i32)>,
    query: Query<OpenQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, entry) = path.into_inner();
    let open = query.open;
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, actor| view::person(ctx, actor, &slug, entry),
            move |visitor, view| {
                let template = person_ratings::page(visitor, &view, open);
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
