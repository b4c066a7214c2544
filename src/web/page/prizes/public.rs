//! The public page of the prizes: the fund, and later the winners.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::tournament::prizes::view::{self, Announced},
    web::{
        Failure, Shows, Visitor,
        page::prizes::lines::{Group, groups, rules, understood},
        render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{Page, Section, TournamentHead, tournament::Tab},
    },
    words::{moment, prizes as said},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/prizes", web::get().to(page));
}

#[derive(Template)]
#[template(path = "prizes/public.html")]
struct PublicPrizes {
    page: Page,
    head: TournamentHead,
    /// The fund: group, and prizes.
    understood: Vec<(String, String)>,
    total: String,
    rules: String,
    /// `Versione 1, chiusa 18:32`; empty before a version is closed.
    version: String,
    groups: Vec<Group>,
}

async fn page(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, actor| view::public(ctx, actor, &slug),
            move |visitor, view| {
                let t = visitor.words();
                let mut page = visitor.page(Section::Tournaments);
                page.live = Some(format!("/t/{}/events", view.summary.slug));
                let fund = view.announced.fund();
                let lists = fund.into_iter().flat_map(|(fund, _)| &fund.lists);
                let (version, groups) = match &view.announced {
                    Announced::Nothing | Announced::Fund { .. } => (String::new(), Vec::new()),
                    Announced::Closed {
                        version,
                        given,
                        lines,
                    } => {
                        let time = moment::clock_time(version.at);
                        let (key, n) = ("prizes-version", version.number);
                        let version = t.with_two(key, "n", n, "time", time);
                        (version, groups(t, (given, lines), "", None))
                    }
                };
                let template = PublicPrizes {
                    page,
                    head: show::head(t, &view.summary, Tab::Standings).seen_by(view.role),
                    understood: lists.map(|list| understood(t, list)).collect(),
                    total: fund.map_or_else(String::new, |(fund, currency)| {
                        said::money(t, fund.total, currency)
                    }),
                    rules: fund.map_or_else(String::new, |(fund, _)| rules(t, fund)),
                    version,
                    groups,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
