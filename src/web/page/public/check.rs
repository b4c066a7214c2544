//! A second opinion on the report of any program, as a page and for programs. Nothing is kept, unless who sends the report asks
//! for it.

use std::sync::Arc;

use actix_web::{HttpRequest, HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Context, Refusal,
        second_opinion::{self, Keeping, Opinion},
    },
    event::{CheckVerdict, Halt},
    formats::trf::{self, Trf, TrfError},
    i18n::Words,
    web::{
        Drawn, Failure, PublicUpload, RawBody, Task, UploadLimit, Visitor,
        connection::local_address,
        render,
        routing::{self as web, Query, ServiceConfig},
        view::{Page, Section},
    },
    words::{
        exchange::{Place, trf_errors, trf_remarks},
        second_opinion as words,
    },
};

use super::kept_check::Kept;

/// Adds the addresses of this file.
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

/// Address for other programs.
const API: &str = "/api/v1/check";

#[derive(Template)]
#[template(path = "public/check.html")]
struct CheckPage {
    page: Page,
    api: &'static str,
    /// Why the last file was not compared; `places` names the lines.
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
    /// Sections of the answer: heading and sentences.
    parts: Vec<(String, Vec<String>)>,
    remarks: Vec<Place>,
    /// Addresses of the kept answer; `None` if it is not kept.
    kept: Option<Kept>,
}

/// The outcome of reading a report.
enum Looked {
    Broken(Vec<TrfError>),
    Compared(Box<Trf>, Box<Opinion>, Option<Keeping>),
}

fn compared(ctx: &Context, bytes: &[u8], keeps: bool, halt: &Halt) -> Result<Looked, AppError> {
    let report = match trf::read(bytes) {
        Ok(report) => report,
        Err(errors) => return Ok(Looked::Broken(errors)),
    };
    let (header, table) = (&report.header, &report.table);
    let engine = header.paired_as().paired_by(header.start);
    let engine = engine.map(|engine| engine.for_table(table));
    let opinion = second_opinion::second_opinion(&report, engine, halt);
    if halt.is_due() {
        return Err(Refusal::Stopped.into());
    }
    let keeping = match keeps {
        true => Some(second_opinion::keep(ctx, bytes, &report, &opinion)?),
        false => None,
    };
    Ok(Looked::Compared(
        Box::new(report),
        Box::new(opinion),
        keeping,
    ))
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

/// `POST /check`: a file or a text, checked in a job; `keep` to keep the answer.
async fn look(upload: PublicUpload, request: HttpRequest) -> Result<HttpResponse, Failure> {
    let mut upload = upload.0;
    let keeps = upload.fields.is_on("keep");
    let base = upload.visitor.state.base(local_address(&request));
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
            move |ctx, _, halt| compared(ctx, &bytes, keeps, halt),
            move |visitor, looked| {
                let base = base.clone();
                async move {
                    let page = move |visitor: &Visitor| page_of(visitor, &base, looked);
                    visitor.draw(page).await
                }
            },
        )
        .await
}

fn page_of(
    visitor: &Visitor,
    base: &str,
    looked: Result<Arc<Looked>, AppError>,
) -> Result<Drawn, Failure> {
    let looked = looked.map_err(|error| visitor.fail(error))?;
    let t = visitor.words();
    match &*looked {
        Looked::Broken(errors) => start_page(visitor, Some("check-broken"), trf_errors(t, errors)),
        Looked::Compared(report, opinion, keeping) => {
            let kept = keeping.as_ref().map(|keeping| Kept::at(base, keeping));
            let template = CheckedPage {
                kept,
                ..checked(visitor, t, report, opinion)
            };
            render(visitor, StatusCode::OK, &template)
        }
    }
}

fn checked(visitor: &Visitor, t: Words, report: &Trf, opinion: &Opinion) -> CheckedPage {
    let lead = match opinion.verdict() {
        CheckVerdict::Verified => t.with_two(
            "check-verified-text",
            "rounds",
            opinion.rounds,
            "players",
            report.players.len(),
        ),
        CheckVerdict::Differs => t.with_two(
            "check-differs-text",
            "boards",
            opinion.pairings(),
            "places",
            opinion.standings(),
        ),
        CheckVerdict::Incomplete => t.get("check-incomplete-text"),
    };
    let mut pairings = words::pairings(t, report, opinion);
    if let Err(system) = &opinion.engine {
        pairings.push(t.with_one("check-not-paired", "why", system));
    }
    let (standings, notes) = match &opinion.places {
        Ok(places) => {
            let mut notes = words::notes(t, report, places);
            notes.extend(words::known_readings(t, places));
            (words::standings(t, report, places), notes)
        }
        Err(unknown) => {
            let said = t.with_one("check-not-ranked", "why", &unknown.error);
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
        verdict: t.get(words::verdict(opinion.verdict())),
        is_verified: opinion.is_verified(),
        lead,
        parts: parts
            .into_iter()
            .filter(|(_, lines)| !lines.is_empty())
            .map(|(key, lines)| (t.get(key), lines))
            .collect(),
        remarks: trf_remarks(t, &report.remarks),
        kept: None,
    }
}

/// What is asked beside the report.
#[derive(Default, serde::Deserialize)]
#[serde(default)]
pub struct Asked {
    /// Present if the answer is to be kept.
    keep: Option<String>,
}

/// A second opinion on a report (TRF16 or TRF26), sent as the body. The answer is that of `tratto check --json`. Nothing is
/// kept, except with `keep=1` the verdict, counts and codes: then `kept` has the `address` of the answer, its `badge`, and the
/// address that can `remove` it.
#[utoipa::path(
    post,
    path = "/api/v1/check",
    tag = "reports",
    params(("keep" = Option<String>, Query, description = "1: the answer is kept at an address of its own")),
    request_body(content = String, content_type = "text/plain", description = "The report, at most 5 MiB"),
    responses(
        (status = 200, description = "The comparison", body = serde_json::Value),
        (status = 422, description = "The report cannot be read: `verdict` and `errors` with line, column and words",
            body = serde_json::Value)
    )
)]
pub async fn answer(
    body: RawBody,
    request: HttpRequest,
    asked: Query<Asked>,
) -> Result<HttpResponse, Failure> {
    let RawBody { visitor, bytes } = body;
    let keeps = asked.keep.as_deref() == Some("1");
    let base = visitor.state.base(local_address(&request));
    let t = visitor.words();
    let looked = visitor
        .wait_for("check", move |ctx, _, halt| {
            compared(ctx, &bytes, keeps, halt)
        })
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
        Looked::Compared(report, opinion, keeping) => {
            let mut whole = words::as_json(t, report, &report.remarks, opinion);
            if let (Some(keeping), Some(fields)) = (keeping, whole.as_object_mut()) {
                fields.insert("kept".to_owned(), Kept::at(&base, keeping).as_json());
            }
            (StatusCode::OK, whole)
        }
    };
    Ok(HttpResponse::build(status)
        .content_type("application/json")
        .insert_header(("Cache-Control", "no-store"))
        .body(whole.to_string()))
}
