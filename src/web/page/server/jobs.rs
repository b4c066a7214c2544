//! A job in progress: its page, its state for the script of that page, and stopping it. Only the visitor who asked for the job
//! sees it. Of a job of another server the page says only that.

use std::time::Duration;

use actix_web::{
    HttpResponse, HttpResponseBuilder,
    http::{
        StatusCode,
        header::{CACHE_CONTROL, HeaderValue, RETRY_AFTER},
    },
};
use askama::Template;

use crate::{
    app::AppError,
    jobs::{Missing, Number, Phase, Server},
    web::{
        Ending, Failure, Posted, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        under_way,
        view::{Page, Section},
    },
};

/// Number of attempts to find another server, because servers renew their connections to the database now and then.
const LOOKS: usize = 3;
/// Time between two attempts.
const BETWEEN: Duration = Duration::from_millis(500);
/// Seconds until the page asks again.
const AGAIN: &str = "2";

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/jobs/{id}", web::get().to(show))
        .route("/jobs/{id}/state", web::get().to(state))
        .route("/jobs/{id}/cancel", web::post().to(cancel));
}

/// The page for a job that no longer exists.
#[derive(Template)]
#[template(path = "server/job_gone.html")]
struct GonePage {
    page: Page,
    lead: String,
}

/// The page for a job of another server.
#[derive(Template)]
#[template(path = "server/job_elsewhere.html")]
struct ElsewherePage {
    page: Page,
    lead: String,
    number: Number,
    /// Address at which the page asks again.
    again: String,
}

/// What is known about a job that is not on this server.
async fn missing(visitor: &Visitor, number: Option<Number>) -> Result<Missing, Failure> {
    let here = Server {
        run: visitor.state.jobs.run(),
        is_alone: visitor.state.ctx.is_embedded(),
    };
    let known = here.misses(number, visitor.now_in_seconds());
    let Missing::Elsewhere(number) = known else {
        return Ok(known);
    };
    for look in 0..LOOKS {
        if look > 0 {
            tokio::time::sleep(BETWEEN).await;
        }
        let present = visitor
            .run(move |ctx, _| ctx.is_present(number.run))
            .await?;
        if present {
            return Ok(known);
        }
    }
    Ok(Missing::Lost)
}

/// The page for a job that is not on this server; `again` is the address at which the visitor asked for it.
async fn not_here(
    visitor: &Visitor,
    missing: Missing,
    again: Option<String>,
) -> Result<HttpResponse, Failure> {
    let (number, lead) = match missing {
        Missing::Gone => return gone(visitor, "job-gone-body").await,
        Missing::Lost => return gone(visitor, "job-lost-body").await,
        Missing::Elsewhere(number) if again.is_some() => (number, "job-elsewhere-body"),
        Missing::Elsewhere(number) => (number, "job-elsewhere-not-stopped"),
    };
    let draw = move |visitor: &Visitor| {
        let template = ElsewherePage {
            page: visitor.page(Section::Other),
            lead: visitor.words().get(lead),
            number,
            again: again.unwrap_or_else(|| format!("/jobs/{number}")),
        };
        render(visitor, StatusCode::SERVICE_UNAVAILABLE, &template)
    };
    let mut answer = visitor.draw(draw).await?;
    answer
        .headers_mut()
        .insert(RETRY_AFTER, HeaderValue::from_static(AGAIN));
    Ok(answer)
}

async fn gone(visitor: &Visitor, lead: &'static str) -> Result<HttpResponse, Failure> {
    let draw = move |visitor: &Visitor| {
        let template = GonePage {
            page: visitor.page(Section::Other),
            lead: visitor.words().get(lead),
        };
        render(visitor, StatusCode::NOT_FOUND, &template)
    };
    visitor.draw(draw).await
}

/// `GET /jobs/{id}`: the progress, or the answer when the job is over.
async fn show(visitor: Visitor, id: Path<String>) -> Result<HttpResponse, Failure> {
    let number = id.parse::<Number>().ok();
    let owner = visitor.actor().key;
    let found = number.and_then(|number| visitor.state.jobs.find(number, &owner));
    let Some(found) = found else {
        let missing = missing(&visitor, number).await?;
        return not_here(&visitor, missing, Some(visitor.path.clone())).await;
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
async fn state(visitor: Visitor, id: Path<String>) -> Result<HttpResponse, Failure> {
    let number = id.parse::<Number>().ok();
    let owner = visitor.actor().key;
    let found = number.and_then(|number| visitor.state.jobs.find(number, &owner));
    let Some(found) = found else {
        return match missing(&visitor, number).await? {
            Missing::Gone | Missing::Lost => Err(visitor.fail(AppError::NotFound)),
            Missing::Elsewhere(_) => Ok(plain(HttpResponse::ServiceUnavailable())
                .insert_header((RETRY_AFTER, AGAIN))
                .body("elsewhere")),
        };
    };
    let phase = match found.progress.phase {
        Phase::Waiting => "waiting",
        Phase::Running => "running",
        Phase::Stopping => "stopping",
        Phase::Over => "over",
    };
    let percent = found.progress.percent;
    Ok(plain(HttpResponse::Ok()).body(format!("{phase} {percent}")))
}

fn plain(mut answer: HttpResponseBuilder) -> HttpResponseBuilder {
    answer
        .content_type("text/plain; charset=utf-8")
        .insert_header((CACHE_CONTROL, "no-store"));
    answer
}

/// `POST /jobs/{id}/cancel`: stops the job for this visitor.
async fn cancel(posted: Posted, id: Path<String>) -> Result<HttpResponse, Failure> {
    let visitor = posted.visitor;
    let number = id.parse::<Number>().ok();
    let owner = visitor.actor().key;
    let jobs = &visitor.state.jobs;
    let found = number.and_then(|number| Some((number, jobs.find(number, &owner)?)));
    let Some((number, found)) = found else {
        let missing = missing(&visitor, number).await?;
        return not_here(&visitor, missing, None).await;
    };
    jobs.leave(number, &owner);
    Ok(redirect(&found.back, Some("job-cancelled")))
}
