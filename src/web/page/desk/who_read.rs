//! The log of reading: who read data of the tournament's players that are not public. The audit trail beside it says who
//! changed what.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;
use serde::Deserialize;

use crate::{
    app::tournament::who_read,
    web::{
        Failure, Visitor, render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, Page, Section, pages::Pages},
    },
    words::{moment, record},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/record/read", web::get().to(look));
}

struct Row {
    time: String,
    reader: String,
    /// The page or file that was opened.
    what: String,
    /// The purpose of the reading.
    why: String,
    /// Name of the player concerned, or how many players.
    whose: String,
}

#[derive(Template)]
#[template(path = "desk/who_read.html")]
struct WhoReadPage {
    page: Page,
    desk: DeskNav,
    pages: Pages,
    rows: Vec<Row>,
}

/// Which page of the log.
#[derive(Deserialize)]
struct Asked {
    page: Option<usize>,
}

async fn look(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<Asked>,
) -> Result<HttpResponse, Failure> {
    let (slug, number) = (slug.into_inner(), query.page.unwrap_or(1));
    visitor
        .show(
            move |ctx, actor| who_read::of_tournament(ctx, actor, &slug, number),
            move |visitor, view| {
                let role = visitor.arbiter(view.role)?;
                let t = visitor.words();
                let address = format!("/t/{}/record/read", view.summary.slug);
                let rows = view.lines.into_iter().map(|line| Row {
                    time: format!(
                        "{} {}",
                        moment::short_date(t, moment::local(line.at).date()),
                        moment::clock_time(line.at)
                    ),
                    reader: record::actor(t, &line.reader),
                    what: t.get(&format!("who-read-what-{}", line.output.code())),
                    why: t.get(&format!("who-read-why-{}", line.output.code())),
                    whose: match line.name {
                        Some(name) => name.to_string(),
                        None => t.n("who-read-persons", line.persons),
                    },
                });
                let template = WhoReadPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &view.summary, role, DeskPage::Record),
                    rows: rows.collect(),
                    pages: Pages::new(t, view.total, view.start, &address),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
