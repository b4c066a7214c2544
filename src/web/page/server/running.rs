//! A program that was started by hand: the question of a second start, and ending the program from a page, because a double
//! click may leave it without a window.

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

/// Maximum length of a question, in letters.
const LONGEST: usize = 128;

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/running/{question}", web::get().to(running))
        .route("/admin/end", web::post().to(end));
}

/// `GET /running/{question}`: the page to open (`first` to create the first administrator, or `home`), and the proof that this
/// server knows the secret of its folder. Other servers do not have this page.
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

/// `POST /admin/end`: ends the program. A server with a service manager can only be ended by that.
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
