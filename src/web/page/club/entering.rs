//! Entering players of a club in a tournament, by its secretary.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{clubs, tournament::summary::Summary},
    i18n::Words,
    web::{
        Failure, Visitor,
        page::club::players::{PlayerLine, player_line},
        render,
        view::{Page, Pages, Section},
    },
    words::moment,
};

/// Town and days of a tournament.
pub(super) fn about(t: Words, tournament: &Summary) -> String {
    let days = moment::span(t, tournament.start, tournament.end);
    format!("{}, {days}", tournament.town)
}

#[derive(Template)]
#[template(path = "club/enter.html")]
struct EnterPage {
    page: Page,
    id: i32,
    club: String,
    slug: String,
    name: String,
    about: String,
    /// Number of the club's players who are entered already.
    entered: usize,
    /// Whether the club can send requests by the tournament's entry form.
    takes_requests: bool,
    /// Players who can be entered.
    free: Vec<PlayerLine>,
    pages: Pages,
}

/// The players of a club who can be entered in a tournament: number of the club, address part of the tournament, page from 1.
pub(super) async fn show(
    visitor: &Visitor,
    (id, slug, number): (i32, String, usize),
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| clubs::entering(ctx, actor, (id, &slug), number),
            move |visitor, found| {
                let t = visitor.words();
                let (all, tournament) = (found.all_free, found.tournament);
                let slug = tournament.slug.as_str();
                let pages = Pages::cut(t, all, clubs::FREE_A_PAGE, number, |page| {
                    format!("/clubs/{id}/manage?enter={slug}&page={page}")
                });
                let template = EnterPage {
                    page: visitor.page(Section::MyClub),
                    id,
                    club: found.club,
                    slug: slug.to_owned(),
                    name: tournament.name.clone(),
                    about: about(t, &tournament),
                    entered: found.entered,
                    takes_requests: tournament.takes_requests,
                    free: found.free.iter().map(|p| player_line(t, p)).collect(),
                    pages,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
