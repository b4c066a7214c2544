//! A second opinion on the report of any program, as a page and for programs. Nothing is kept.

use std::sync::Arc;

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Refusal,
        second_opinion::{Opinion, second_opinion},
    },
    event::Halt,
    formats::trf::{self, Trf, TrfError},
    i18n::Words,
    web::{
        Drawn, Failure, PublicUpload, RawBody, Task, UploadLimit, Visitor, render,
        routing::{self as web, ServiceConfig},
        view::{Page, Section},
    },
    words::{
        exchange::{Place, trf_errors, trf_remarks},
        second_opinion as words,
    },
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/check")
            .app_data(UploadLimit::REPORT)
            .route(web::get().to(start))
            .route(web::post().to(look)),
    );
    config.service(
        web::resource("/api/v1/check")
            .app_data(UploadLimit::REPORT)
            .route(web::post().to(answer)),
    );
}

/// The address for programs.
const API: &str = "/api/v1/check";

#[derive(Template)]
#[template(path = "public/check.html")]
struct CheckPage {
    page: Page,
    api: &'static str,
    /// Why the last file was not compared, with the places.
    refusal: Option<String>,
    places: Vec<Place>,
}

#[derive(Template)]
#[template(path = "public/checked.html")]
struct CheckedPage {
    page: Page,
    name: String,
    verdict: String,
    is_verified: bool,
    lead: String,
    /// Heading and sentences.
    parts: Vec<(String, Vec<String>)>,
    remarks: Vec<Place>,
}

/// A report that was looked at.
enum Looked {
    Broken(Vec<TrfError>),
    Compared(Box<Trf>, Box<Opinion>),
}

fn compared(bytes: &[u8], halt: &Halt) -> Result<Looked, AppError> {
    let report = match trf::read(bytes) {
        Ok(report) => report,
        Err(errors) => return Ok(Looked::Broken(errors)),
    };
    let (header, table) = (&report.header, &report.table);
    let engine = header.paired_as().paired_by(header.start);
    let engine = engine.map(|e| e.for_field(table.participants().len(), table.rounds_planned()));
    let opinion = second_opinion(&report, engine, halt);
    if halt.is_due() {
        return Err(Refusal::Stopped.into());
    }
    Ok(Looked::Compared(Box::new(report), Box::new(opinion)))
}

fn start_page(
    visitor: &Visitor,
    refusal: Option<&str>,
    places: Vec<Place>,
) -> Result<Drawn, Failure> {
    let t = visitor.words();
    let template = CheckPage {
        page: visitor.page(Section::Other),
        api: API,
        refusal: refusal.map(|key| t.get(key)),
        places,
    };
    let status = match refusal {
        Some(_) => StatusCode::UNPROCESSABLE_ENTITY,
        None => StatusCode::OK,
    };
    render(visitor, status, &template)
}

async fn start(visitor: Visitor) -> Result<HttpResponse, Failure> {
    visitor
        .draw(|visitor| start_page(visitor, None, Vec::new()))
        .await
}

/// `POST /check`: a file or a text, looked at in a job.
async fn look(upload: PublicUpload) -> Result<HttpResponse, Failure> {
    let mut upload = upload.0;
    let bytes = upload.take_content();
    let visitor = upload.visitor;
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return visitor
            .draw(|visitor| start_page(visitor, Some("check-empty"), Vec::new()))
            .await;
    }
    let task = Task::change("check", "", None, "/check".to_owned());
    visitor
        .carry_out(
            task,
            move |_, _, halt| compared(&bytes, halt),
            |visitor, looked| async move {
                let page = move |visitor: &Visitor| page_of(visitor, looked);
                visitor.draw(page).await
            },
        )
        .await
}

fn page_of(visitor: &Visitor, looked: Result<Arc<Looked>, AppError>) -> Result<Drawn, Failure> {
    let looked = looked.map_err(|error| visitor.fail(error))?;
    let t = visitor.words();
    match &*looked {
        Looked::Broken(errors) => start_page(visitor, Some("check-broken"), trf_errors(t, errors)),
        Looked::Compared(report, opinion) => {
            let template = checked(visitor, t, report, opinion);
            render(visitor, StatusCode::OK, &template)
        }
    }
}

fn checked(visitor: &Visitor, t: Words, report: &Trf, opinion: &Opinion) -> CheckedPage {
    let differs = opinion.pairings() + opinion.standings() > 0;
    let (verdict, lead) = match (opinion.is_verified(), differs) {
        (true, _) => (
            "check-verified",
            t.a2(
                "check-verified-text",
                "rounds",
                opinion.rounds,
                "players",
                report.players.len(),
            ),
        ),
        (false, true) => (
            "check-differs",
            t.a2(
                "check-differs-text",
                "boards",
                opinion.pairings(),
                "places",
                opinion.standings(),
            ),
        ),
        (false, false) => ("check-incomplete-title", t.get("check-incomplete-text")),
    };
    let mut pairings = words::pairings(t, report, opinion);
    if let Err(system) = &opinion.engine {
        pairings.push(t.a("check-not-paired", "why", system));
    }
    let (standings, notes) = match &opinion.places {
        Ok(places) => {
            let mut notes = words::notes(t, report, places);
            notes.extend(words::known_readings(t, places));
            (words::standings(t, report, places), notes)
        }
        Err(unknown) => {
            let said = t.a("check-not-ranked", "why", &unknown.error);
            (vec![said], Vec::new())
        }
    };
    let parts = [
        ("check-head-pairings", pairings),
        ("check-head-standings", standings),
        ("check-head-notes", notes),
    ];
    CheckedPage {
        page: visitor.page(Section::Other),
        name: report.header.name.clone(),
        verdict: t.get(verdict),
        is_verified: opinion.is_verified(),
        lead,
        parts: parts
            .into_iter()
            .filter(|(_, lines)| !lines.is_empty())
            .map(|(key, lines)| (t.get(key), lines))
            .collect(),
        remarks: trf_remarks(t, &report.remarks),
    }
}

/// A second opinion on a report (TRF16 or TRF26), sent as the body; the answer is that of `tratto check --json`. Nothing is
/// kept.
#[utoipa::path(
    post,
    path = "/api/v1/check",
    tag = "reports",
    request_body(content = String, content_type = "text/plain", description = "The report, at most 5 MiB"),
    responses(
        (status = 200, description = "The comparison", body = serde_json::Value),
        (status = 422, description = "The report cannot be read: `verdict` and `errors` with line, column and words",
            body = serde_json::Value)
    )
)]
pub async fn answer(body: RawBody) -> Result<HttpResponse, Failure> {
    let RawBody { visitor, bytes } = body;
    let t = visitor.words();
    let looked = visitor
        .wait_for("check", move |_, _, halt| compared(&bytes, halt))
        .await
        .map_err(|error| visitor.fail(error))?;
    let (status, whole) = match &*looked {
        Looked::Broken(errors) => {
            let places = trf_errors(t, errors).into_iter().map(|place| {
                serde_json::json!({
                    "line": place.line,
                    "column": place.column,
                    "words": place.words,
                })
            });
            let errors = serde_json::json!({
                "verdict": "unreadable",
                "errors": places.collect::<Vec<_>>(),
            });
            (StatusCode::UNPROCESSABLE_ENTITY, errors)
        }
        Looked::Compared(report, opinion) => (
            StatusCode::OK,
            words::as_json(t, report, &report.remarks, opinion),
        ),
    };
    Ok(HttpResponse::build(status)
        .content_type("application/json")
        .insert_header(("Cache-Control", "no-store"))
        .body(whole.to_string()))
}
