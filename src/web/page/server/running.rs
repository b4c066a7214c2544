//! A program that was started by hand: what a second start asks it, and how it is ended from a page, since a double click
//! may leave it without a window.

use actix_web::{
    HttpResponse,
    http::{
        StatusCode,
        header::{CACHE_CONTROL, HeaderValue},
    },
};
use askama::Template;

use crate::{
    app::{AppError, accounts},
    web::{
        Failure, Posted, State, render,
        routing::{self as web, Data, Path, ServiceConfig},
        view::{Page, Section},
    },
};

/// Letters of the longest question.
const LONGEST: usize = 128;

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/running/{question}", web::get().to(running))
        .route("/admin/end", web::post().to(end));
}

/// `GET /running/{question}`: which page to open, `first` to make the first administrator or `home`, and the proof that
/// this server holds the secret of its folder. Other servers have no such page.
async fn running(question: Path<String>, state: Data<State>) -> HttpResponse {
    let Some(started) = state.config.started.as_ref() else {
        return HttpResponse::NotFound().finish();
    };
    if question.len() > LONGEST {
        return HttpResponse::NotFound().finish();
    }
    let ctx = state.ctx.clone();
    let has_admin = web::block(move || accounts::has_admin(&ctx)).await;
    let said = match has_admin {
        Ok(Ok(false)) => "first",
        _ => "home",
    };
    let answer = started.proof.answer(&question, said);
    HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((CACHE_CONTROL, HeaderValue::from_static("no-store")))
        .body(format!("{said} {answer}\n"))
}

#[derive(Template)]
#[template(path = "server/ended.html")]
struct EndedPage {
    page: Page,
}

/// `POST /admin/end`: ends the program. A server that others start and watch is ended by them alone.
async fn end(posted: Posted) -> Result<HttpResponse, Failure> {
    let visitor = posted.visitor;
    visitor.run(accounts::must_administer).await?;
    if visitor.state.config.started.is_none() {
        return Err(visitor.fail(AppError::NotFound));
    }
    let answer = visitor
        .draw(|visitor| {
            let page = visitor.page(Section::Other);
            render(visitor, StatusCode::OK, &EndedPage { page })
        })
        .await?;
    tracing::info!("ended by an administrator");
    visitor.state.stop.ask();
    Ok(answer)
}
