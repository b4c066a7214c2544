//! The public page of the prizes: the fund, and later the winners.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::tournament::prizes::view,
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
                let given = view.given.as_ref();
                let lists = given.into_iter().flat_map(|given| &given.fund.lists);
                let template = PublicPrizes {
                    page,
                    head: show::head(t, &view.summary, Tab::Standings).seen_by(view.role),
                    understood: lists.map(|list| understood(t, list)).collect(),
                    total: given.map_or_else(String::new, |given| {
                        said::money(t, given.fund.total, &given.currency)
                    }),
                    rules: given.map_or_else(String::new, |given| rules(t, given)),
                    version: view.version.as_ref().map_or_else(String::new, |version| {
                        let time = moment::clock_time(version.at);
                        t.with_two("prizes-version", "n", version.number, "time", time)
                    }),
                    groups: groups(t, &view, "", None),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
