//! The clubs of an organiser with its own regions.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::organisers::{self, OrganiserLine, OwnClub},
    web::{
        Failure, Shows, Visitor, render,
        routing::{self as web, Path, Query, ServiceConfig},
        view::{Page, Pages, Section},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/o/{organiser}/clubs", web::get().to(clubs));
}

/// The query of the search.
#[derive(serde::Deserialize)]
struct Search {
    /// A region; empty for all.
    #[serde(default)]
    region: String,
    /// Page of the list, from 1.
    page: Option<usize>,
}

#[derive(Template)]
#[template(path = "organiser/clubs.html")]
struct ClubsPage {
    page: Page,
    organiser: OrganiserLine,
    /// The selected region; empty for all.
    region: String,
    lead: String,
    regions: Vec<(String, usize)>,
    clubs: Vec<OwnClub>,
    pages: Pages,
}

async fn clubs(
    visitor: Visitor,
    slug: Path<String>,
    search: Query<Search>,
) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let Search { region, page } = search.into_inner();
    let asked = region.clone();
    visitor
        .show_public(
            Shows::Lists,
            move |ctx, _| organisers::clubs(ctx, &slug, &asked, page.unwrap_or(1)),
            move |visitor, found| {
                let t = visitor.words();
                let query = serde_urlencoded::to_string([("region", region.trim())]);
                let base = format!("/o/{}/clubs?{}", found.line.slug, query.unwrap_or_default());
                let template = ClubsPage {
                    page: visitor.page(Section::Other),
                    lead: t.n("clubs-lead", found.total),
                    pages: Pages::new(t, found.total, found.start, &base),
                    organiser: found.line,
                    region: region.trim().to_owned(),
                    regions: found.regions,
                    clubs: found.clubs,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
