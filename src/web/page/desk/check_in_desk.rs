//! The check-in. The arbiter types the first letters of a name and marks the person with a key. Those who are not yet marked
//! come first. Those who do not come get a zero-point bye in round 1, and the closing does not ask about them again.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        access::TournamentRole,
        tournament::entry_list::{self, EntryList},
    },
    i18n::Words,
    web::{
        Drawn, Failure, Visitor,
        page::desk::check_in_view::{CheckInQuery, CheckInView, Place},
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, Page, Section},
    },
    words::moment,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/check-in", web::get().to(look));
}

#[derive(Template)]
#[template(path = "desk/check_in_desk.html")]
struct CheckInDesk {
    page: Page,
    desk: DeskNav,
    view: CheckInView,
}

fn page_of(
    visitor: &Visitor,
    list: &EntryList,
    role: TournamentRole,
    query: &CheckInQuery,
) -> CheckInDesk {
    let t = visitor.words();
    let slug = list.summary.slug.as_str();
    let mut page = visitor.page(Section::Other);
    page.live = Some(format!("/t/{slug}/events"));
    let place = Place {
        from: "check-in".to_owned(),
        sheet: format!("/t/{slug}/preflight/sheet"),
        newcomer: format!("/t/{slug}/entries#f-last_name"),
        closing: Some(format!("/t/{slug}/entries/close-check-in")),
        fees: format!("/t/{slug}/fees"),
        state: state(t, list),
    };
    let entries = list.entries.iter().map(|entry| ((slug, ""), entry));
    CheckInDesk {
        desk: show::desk_nav(visitor, &list.summary, role, DeskPage::Entries),
        view: CheckInView::new(page.clone(), place, entries, query),
        page,
    }
}

/// The progress of the check-in, and when round 1 begins.
fn state(t: Words, list: &EntryList) -> Vec<String> {
    let closed = list
        .check_in
        .as_ref()
        .and_then(|state| state.closed.as_ref());
    let mut said = vec![match closed {
        Some((by, at)) => t.with_two(
            "check-in-closed",
            "name",
            by,
            "time",
            moment::clock_time(*at),
        ),
        None => t.get("check-in-open"),
    }];
    if let Some(begins) = show::day_and_hour(t, &list.summary, 1) {
        said.push(t.with_one("check-in-round-1", "when", begins));
    }
    said
}

async fn look(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<CheckInQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, query) = (slug.into_inner(), query.into_inner());
    visitor
        .show(
            move |ctx, actor| entry_list::list(ctx, actor, &slug),
            move |visitor, list| {
                let role = visitor.arbiter(list.role)?;
                if list.summary.course.published() > 0 {
                    return Ok(Drawn::elsewhere(format!(
                        "/t/{}/entries",
                        list.summary.slug
                    )));
                }
                let template = page_of(visitor, &list, role, &query);
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
