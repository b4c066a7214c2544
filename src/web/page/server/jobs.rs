//! A job under way: its page, its state for the page's script, and the way to stop it. Only whoever asked for the job
//! sees it.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::AppError,
    jobs::Phase,
    web::{
        Ending, Failure, Posted, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        under_way,
        view::{Page, Section},
    },
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/jobs/{id}", web::get().to(show))
        .route("/jobs/{id}/state", web::get().to(state))
        .route("/jobs/{id}/cancel", web::post().to(cancel));
}

#[derive(Template)]
#[template(path = "server/job_gone.html")]
struct GonePage {
    page: Page,
}

/// `GET /jobs/{id}`: the progress, or the answer when the job is over.
async fn show(visitor: Visitor, id: Path<u64>) -> Result<HttpResponse, Failure> {
    let Some(found) = visitor.state.jobs.find(*id, &visitor.actor().key) else {
        let gone = |visitor: &Visitor| {
            let template = GonePage {
                page: visitor.page(Section::Other),
            };
            render(visitor, StatusCode::NOT_FOUND, &template)
        };
        return visitor.draw(gone).await;
    };
    if found.progress.phase != Phase::Over {
        return under_way(&visitor, &found.progress);
    }
    let ending = found
        .ending
        .and_then(|ending| ending.downcast::<Ending>().ok());
    match ending {
        Some(ending) => ending.answer(visitor, found.given).await,
        None => Ok(redirect(&found.back, None)),
    }
}

/// `GET /jobs/{id}/state`: `running 40`, for the script of the page.
async fn state(visitor: Visitor, id: Path<u64>) -> Result<HttpResponse, Failure> {
    let found = visitor.state.jobs.find(*id, &visitor.actor().key);
    let progress = found
        .ok_or_else(|| visitor.fail(AppError::NotFound))?
        .progress;
    let phase = match progress.phase {
        Phase::Waiting => "waiting",
        Phase::Running => "running",
        Phase::Stopping => "stopping",
        Phase::Over => "over",
    };
    Ok(HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header(("Cache-Control", "no-store"))
        .body(format!("{phase} {}", progress.percent)))
}

/// `POST /jobs/{id}/cancel`: the visitor wants it no longer.
async fn cancel(posted: Posted, id: Path<u64>) -> Result<HttpResponse, Failure> {
    let visitor = posted.visitor;
    let owner = visitor.actor().key;
    let found = visitor.state.jobs.find(*id, &owner);
    let back = found.ok_or_else(|| visitor.fail(AppError::NotFound))?.back;
    visitor.state.jobs.leave(*id, &owner);
    Ok(redirect(&back, Some("job-cancelled")))
}
