//! All tournaments by region, like the list of clubs.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::tournament::{by_region, summary::Summary},
    event::REGIONS,
    i18n::Words,
    web::{
        Failure, Shows, Visitor, render,
        routing::{self as web, Query, ServiceConfig},
        view::{Page, Pages, Section},
    },
    words::moment,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/tournaments", web::get().to(tournaments));
}

#[derive(Default, serde::Deserialize)]
struct Search {
    #[serde(default)]
    region: String,
    /// Page of the list, from 1.
    page: Option<usize>,
}

struct Line {
    /// Name of the region, once for each region; words if the province is unknown.
    group: String,
    slug: String,
    name: String,
    town: String,
    province: String,
    dates: String,
    state: String,
    players: usize,
}

#[derive(Template)]
#[template(path = "public/tournaments.html")]
struct TournamentsPage {
    page: Page,
    heading: String,
    lead: String,
    /// The selected region.
    region: Option<&'static str>,
    lines: Vec<Line>,
    pages: Pages,
    /// Every region with the number of its tournaments.
    counts: Vec<(&'static str, usize)>,
}

/// The region of the tournament; `None` abroad, and if its province is unknown.
fn region_of(summary: &Summary) -> Option<&'static str> {
    summary.italian_province().map(|province| province.region)
}

fn line(t: Words, summary: &Summary, before: Option<&Summary>) -> Line {
    let region = region_of(summary);
    let repeated = before.is_some_and(|before| region_of(before) == region);
    Line {
        group: if repeated {
            String::new()
        } else {
            region.map_or_else(|| t.get("tournaments-elsewhere"), str::to_owned)
        },
        slug: summary.slug.clone(),
        name: summary.name.clone(),
        town: summary.town.clone(),
        province: summary.province.clone(),
        dates: moment::span(t, summary.start, summary.end),
        state: t.get(&format!("tournament-state-{}", summary.state.code())),
        players: summary.players,
    }
}

async fn tournaments(visitor: Visitor, query: Query<Search>) -> Result<HttpResponse, Failure> {
    let Search { region, page } = query.into_inner();
    let region = REGIONS.into_iter().find(|name| *name == region.trim());
    visitor
        .show_public(
            Shows::Lists,
            move |ctx, _| by_region::list(ctx, region, page.unwrap_or(1)),
            move |visitor, found| {
                let t = visitor.words();
                let asked = [("region", region.unwrap_or_default())];
                let base = format!(
                    "/tournaments?{}",
                    serde_urlencoded::to_string(asked).unwrap_or_default()
                );
                let mut before = None;
                let lines = found.list.summaries.iter().map(|summary| {
                    let line = line(t, summary, before);
                    before = Some(summary);
                    line
                });
                let template = TournamentsPage {
                    page: visitor.page(Section::Tournaments),
                    heading: region.map_or_else(
                        || t.get("tournaments-title"),
                        |region| t.with_one("tournaments-of-region", "region", region),
                    ),
                    lead: t.n("tournaments-lead", found.total),
                    region,
                    lines: lines.collect(),
                    pages: Pages::new(t, found.total, found.start, &base),
                    counts: found.counts,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
