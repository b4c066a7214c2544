//! Papers of all sections of an event in one document.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError,
        tournament::{
            board,
            sections::{self, Event},
            standings::standings,
        },
        window::Window,
    },
    web::{
        Drawn, Failure, Visitor,
        page::event::papers_view::{self, Table},
        render,
        routing::{self as web, Path, ServiceConfig},
        view::{Page, Section},
    },
    words::moment,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/e/{slug}/papers/check-in", web::get().to(check_in))
        .route("/e/{slug}/papers/players", web::get().to(players))
        .route("/e/{slug}/papers/standings", web::get().to(all_standings))
        .route("/e/{slug}/papers/pairings", web::get().to(all_pairings));
}

#[derive(Template)]
#[template(path = "event/paper.html")]
struct EventPaper {
    page: Page,
    /// Address of the page to return to.
    back: String,
    event: String,
    title: String,
    date: String,
    tables: Vec<Table>,
}

fn draw(
    visitor: &Visitor,
    event: &Event,
    title: &str,
    back: String,
    tables: Vec<Table>,
) -> Result<Drawn, Failure> {
    let t = visitor.words();
    let starts = event.sections.iter().map(|one| one.summary.start).min();
    let ends = event.sections.iter().map(|one| one.summary.end).max();
    let template = EventPaper {
        page: visitor.page(Section::Other),
        back,
        event: event.name.clone(),
        title: t.get(title),
        date: starts
            .zip(ends)
            .map_or_else(String::new, |(start, end)| moment::span(t, start, end)),
        tables,
    };
    render(visitor, StatusCode::OK, &template)
}

async fn check_in(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show(
            move |ctx, actor| sections::desk(ctx, actor, &slug),
            |visitor, desk| {
                let tables = vec![papers_view::check_in(visitor.words(), &desk)];
                let back = format!("/e/{}/check-in", desk.event.slug);
                draw(visitor, &desk.event, "event-paper-check-in", back, tables)
            },
        )
        .await
}

async fn players(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show(
            move |ctx, actor| sections::desk(ctx, actor, &slug),
            |visitor, desk| {
                let tables = papers_view::players(visitor.words(), &desk);
                let back = format!("/e/{}/desk", desk.event.slug);
                draw(visitor, &desk.event, "event-paper-roster", back, tables)
            },
        )
        .await
}

async fn all_standings(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show(
            move |ctx, actor| {
                let event = sections::event(ctx, actor, &slug)?;
                let played = event.sections.iter();
                let played = played.filter(|one| one.summary.course.published() > 0);
                let views: Result<Vec<_>, AppError> = played
                    .filter(|one| !one.summary.is_of_teams)
                    .map(|one| {
                        let slug = &one.summary.slug;
                        let view = standings(ctx, actor, slug, None, None, &Window::All)?;
                        Ok((one.section.label.clone(), view))
                    })
                    .collect();
                Ok((event, views?))
            },
            |visitor, (event, views)| {
                let t = visitor.words();
                let tables = views
                    .iter()
                    .map(|(label, view)| papers_view::standings(t, label, view));
                let (tables, back) = (tables.collect(), format!("/e/{}", event.slug));
                draw(visitor, &event, "event-paper-standings", back, tables)
            },
        )
        .await
}

async fn all_pairings(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show(
            move |ctx, actor| {
                let event = sections::event(ctx, actor, &slug)?;
                let played = event.sections.iter();
                let played = played.filter(|one| one.summary.course.published() > 0);
                let views: Result<Vec<_>, AppError> = played
                    .map(|one| {
                        let view = board::round(ctx, actor, &one.summary.slug, None)?;
                        Ok((one.section.label.clone(), view))
                    })
                    .collect();
                Ok((event, views?))
            },
            |visitor, (event, views)| {
                let t = visitor.words();
                // A prepared round is for its arbiters only.
                let published = views.iter().filter(|(_, view)| !view.is_draft);
                let tables = published.map(|(label, view)| papers_view::pairings(t, label, view));
                let (tables, back) = (tables.collect(), format!("/e/{}", event.slug));
                draw(visitor, &event, "event-paper-pairings", back, tables)
            },
        )
        .await
}
