//! All tournaments, by region, as the clubs are listed.

use std::collections::BTreeMap;

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::tournament::{
        summary::{self, Summary},
        window,
    },
    event::{Province, REGIONS},
    i18n::Words,
    web::{
        Failure, Shows, Visitor, render,
        routing::{self as web, Query, ServiceConfig},
        view::{Page, Pages, Section},
    },
    words::moment,
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/tournaments", web::get().to(tournaments));
}

#[derive(Default, serde::Deserialize)]
struct Search {
    #[serde(default)]
    region: String,
    /// Window of the list, from 1.
    page: Option<usize>,
}

struct Line {
    /// Name of the region, once for each; words where the province is not known.
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
    /// The region that is shown alone.
    region: Option<&'static str>,
    lines: Vec<Line>,
    pages: Pages,
    /// Every region with the number of its tournaments.
    counts: Vec<(&'static str, usize)>,
}

/// The region in which a tournament is played; `None` abroad, and where its province is not known.
fn region_of(summary: &Summary) -> Option<&'static str> {
    Province::by_code(&summary.province).map(|province| province.region)
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
    visitor
        .show_public(
            Shows::Everything,
            |ctx, _| summary::list(ctx),
            move |visitor, all| {
                let t = visitor.words();
                let region = REGIONS.into_iter().find(|name| *name == region.trim());
                let mut by_region: BTreeMap<&str, usize> = BTreeMap::new();
                for name in all.summaries.iter().filter_map(region_of) {
                    *by_region.entry(name).or_default() += 1;
                }
                let mut shown: Vec<&Summary> = all
                    .summaries
                    .iter()
                    .filter(|summary| region.is_none() || region_of(summary) == region)
                    .collect();
                // By region, the newest first; those without a region last.
                shown.sort_by_key(|summary| {
                    let place = REGIONS
                        .iter()
                        .position(|name| Some(*name) == region_of(summary));
                    (
                        place.unwrap_or(usize::MAX),
                        std::cmp::Reverse(summary.start),
                    )
                });
                let rows = window::rows(shown.len(), page.unwrap_or(1));
                let asked = [("region", region.unwrap_or_default())];
                let base = format!(
                    "/tournaments?{}",
                    serde_urlencoded::to_string(asked).unwrap_or_default()
                );
                let start = rows.start;
                let lines = shown.iter().enumerate().skip(start).take(rows.len()).map(
                    |(index, summary)| {
                        let before = index.checked_sub(1).filter(|_| index > start);
                        let before = before.and_then(|index| shown.get(index));
                        line(t, summary, before.copied())
                    },
                );
                let template = TournamentsPage {
                    page: visitor.page(Section::Tournaments),
                    heading: region.map_or_else(
                        || t.get("tournaments-title"),
                        |region| t.a("tournaments-of-region", "region", region),
                    ),
                    lead: t.n("tournaments-lead", shown.len()),
                    region,
                    lines: lines.collect(),
                    pages: Pages::new(t, shown.len(), start, &base),
                    counts: REGIONS
                        .into_iter()
                        .map(|name| (name, by_region.get(name).copied().unwrap_or(0)))
                        .collect(),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
