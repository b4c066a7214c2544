//! One check-in over all sections of an event.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::tournament::sections::{self, EventDesk},
    web::{
        Failure, Visitor,
        page::{
            desk::check_in_view::{CheckInQuery, CheckInView, Place},
            event::frame::{EventNav, EventPage, nav},
        },
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        view::{Page, Section},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/e/{slug}/check-in", web::get().to(look));
}

#[derive(Template)]
#[template(path = "event/check_in.html")]
struct EventCheckIn {
    page: Page,
    nav: EventNav,
    view: CheckInView,
}

async fn look(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<CheckInQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, query) = (slug.into_inner(), query.into_inner());
    visitor
        .show(
            move |ctx, actor| sections::desk(ctx, actor, &slug),
            move |visitor, desk: EventDesk| {
                let nav = nav(visitor, &desk.event, EventPage::CheckIn)?;
                let (page, event) = (visitor.page(Section::Other), &desk.event.slug);
                let place = Place {
                    from: format!("event:{event}"),
                    sheet: format!("/e/{event}/papers/check-in"),
                    newcomer: format!("/e/{event}/desk#new"),
                    closing: None,
                    fees: format!("/e/{event}/desk#fees"),
                    state: Vec::new(),
                };
                // A section that has begun is no longer checked in here.
                let waiting = desk.lines.iter().filter_map(|line| {
                    let of = desk.event.sections.get(line.section)?;
                    let waits = of.summary.course.published() == 0;
                    let names = (of.summary.slug.as_str(), of.section.label.as_str());
                    waits.then_some((names, &line.entry))
                });
                let template = EventCheckIn {
                    view: CheckInView::new(page.clone(), place, waiting, &query),
                    nav,
                    page,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
