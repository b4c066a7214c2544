//! What becomes of a round: prepared, thrown away, published, printed; and the end of the tournament.

use std::{future::ready, sync::Arc};

use actix_web::{
    HttpResponse,
    http::StatusCode,
    web::{self, Path, ServiceConfig},
};
use askama::Template;

use crate::{
    app::{
        AppError, Done, Refusal,
        tournament::{board, rounds},
    },
    event::Colour,
    web::{
        Failure, Fields, Posted, Task, Visitor, redirect, render, show,
        view::{DeskNav, DeskPage, Page, Section},
        wording,
    },
};

use super::desk::arbiter_role;

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/desk/{round}/pair", web::post().to(pair))
        .route("/t/{slug}/desk/{round}/discard", web::post().to(discard))
        .route("/t/{slug}/desk/{round}/printed", web::post().to(printed))
        .service(
            web::resource("/t/{slug}/desk/{round}/publish")
                .route(web::get().to(confirm_publish))
                .route(web::post().to(publish)),
        )
        .route("/t/{slug}/finish", web::post().to(finish));
}

/// The colour that the form says was drawn for number 1.
fn drawn_colour(fields: &Fields) -> Option<Colour> {
    match fields.get("initial_colour") {
        "white" => Some(Colour::White),
        "black" => Some(Colour::Black),
        _ => None,
    }
}

/// `POST …/pair`: prepares round `round`.
async fn pair(posted: Posted, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, _) = path.into_inner();
    let due = fields.number("round").and_then(|n| u8::try_from(n).ok());
    let due = due.ok_or_else(|| visitor.fail(AppError::NotFound))?;
    let (key, asked, colour) = (fields.key(), slug.clone(), drawn_colour(&fields));
    let task = Task::change("draft", &slug, key.as_deref(), format!("/t/{slug}/desk"));
    visitor
        .carry_out(
            task,
            move |ctx, actor, halt| {
                rounds::draft(ctx, actor, key.as_deref(), &asked, due, colour, halt)
            },
            move |visitor, done| ready(to_round(&visitor, &slug, due, done)),
        )
        .await
}

/// The answer to a round that was drafted or published.
fn to_round(
    visitor: &Visitor,
    slug: &str,
    round: u8,
    done: Result<Arc<Done<u8>>, AppError>,
) -> Result<HttpResponse, Failure> {
    done.map_err(|error| visitor.fail(error))?;
    Ok(redirect(&format!("/t/{slug}/desk/{round}"), None))
}

async fn discard(posted: Posted, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, _) = path.into_inner();
    let (key, asked) = (fields.key(), slug.clone());
    visitor
        .run(move |ctx, actor| rounds::discard(ctx, actor, key.as_deref(), &asked))
        .await?;
    Ok(redirect(
        &format!("/t/{slug}/desk"),
        Some("draft-discarded"),
    ))
}

#[derive(Template)]
#[template(path = "desk/publish.html")]
struct PublishPage {
    page: Page,
    desk: DeskNav,
    round: u8,
    boards: usize,
    missing: usize,
    /// The boards without a result, those of earlier rounds with their round: `12, 1.7`.
    missing_boards: String,
    /// Address of the first round where a result is missing.
    results: String,
    byes: Vec<String>,
}

async fn confirm_publish(
    visitor: Visitor,
    path: Path<(String, u8)>,
) -> Result<HttpResponse, Failure> {
    let (slug, round) = path.into_inner();
    let view = visitor
        .run(move |ctx, actor| board::round(ctx, actor, &slug, Some(round)))
        .await?;
    let role = arbiter_role(&visitor, view.role)?;
    if !view.is_draft {
        let round = i32::from(round);
        return Err(visitor.fail(Refusal::AlreadyPublished { round }.into()));
    }
    let t = visitor.words();
    let missing = &view.missing_before;
    let first = missing.first().map_or(round, |(round, _)| *round);
    let template = PublishPage {
        page: visitor.page(Section::Other),
        desk: show::desk_nav(&visitor, &view.summary, role, DeskPage::Round),
        round,
        boards: view.boards.len(),
        missing: missing.len(),
        missing_boards: wording::boards_of_rounds(t, missing, i32::from(round) - 1),
        results: format!("/t/{}/desk/{first}?show=missing", view.summary.slug),
        byes: view
            .byes
            .iter()
            .filter(|b| !b.absent)
            .map(|b| show::bye_sentence(t, b))
            .collect(),
    };
    render(&visitor, StatusCode::OK, &template)
}

async fn publish(posted: Posted, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, round) = path.into_inner();
    let (key, asked) = (fields.key(), slug.clone());
    let back = format!("/t/{slug}/desk/{round}");
    let task = Task::change("publish", &slug, key.as_deref(), back);
    visitor
        .carry_out(
            task,
            move |ctx, actor, halt| {
                rounds::publish(ctx, actor, key.as_deref(), &asked, round, halt)
            },
            move |visitor, done| ready(to_round(&visitor, &slug, round, done)),
        )
        .await
}

async fn printed(posted: Posted, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, round) = path.into_inner();
    let (key, asked) = (fields.key(), slug.clone());
    visitor
        .run(move |ctx, actor| rounds::mark_printed(ctx, actor, key.as_deref(), &asked, round))
        .await?;
    Ok(redirect(&format!("/t/{slug}/desk/{round}"), None))
}

async fn finish(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, key) = (slug.into_inner(), fields.key());
    let asked = slug.clone();
    visitor
        .run(move |ctx, actor| rounds::finish(ctx, actor, key.as_deref(), &asked))
        .await?;
    Ok(redirect(&format!("/t/{slug}/standings"), None))
}
