//! Erasing an entered player, by a link or by the club that sent the request: what happens when, and two questions.

use actix_web::{HttpRequest, HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Done, Refusal,
        tournament::{
            entry_door::{
                by_link::{self, Opened},
                erase,
            },
            erasure::Phase,
        },
    },
    i18n::Words,
    web::{
        Drawn, Failure, Posted, Visitor,
        page::enter::{
            heading::Heading,
            link::{Behind, Link},
        },
        redirect, render,
        routing::{self as web, ServiceConfig},
        show,
        view::{Page, PlayerName, Section},
    },
    words::moment,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/t/{slug}/enter/request/{secret}/erase")
                .route(web::get().to(look))
                .route(web::post().to(send)),
        )
        .service(
            web::resource("/t/{slug}/enter/guardian/{secret}/erase")
                .route(web::get().to(look))
                .route(web::post().to(send)),
        )
        .service(
            web::resource("/t/{slug}/enter/club/{number}/erase")
                .route(web::get().to(look))
                .route(web::post().to(send)),
        );
}

#[derive(Template)]
#[template(path = "enter/erase.html")]
struct ErasePage {
    page: Page,
    heading: Heading,
    name: PlayerName,
    /// Address of this page.
    address: String,
    /// Address of the page of the request.
    back: String,
    lead: String,
    /// What is erased at once.
    now: Vec<String>,
    later: Vec<String>,
    stays: Vec<String>,
    may_erase: bool,
    /// Whether the first question was answered.
    is_sure: bool,
}

/// Legal time limit for an answer, in days.
const DAYS_TO_ANSWER: i64 = 30;

/// The last day on which a request can be answered in time.
pub fn until(t: Words, asked_at: chrono::NaiveDateTime) -> String {
    let last = asked_at + chrono::Duration::days(DAYS_TO_ANSWER);
    moment::date(t, moment::local(last).date())
}

fn lead(t: Words, phase: Phase) -> String {
    match phase {
        Phase::Free => t.get("erase-lead-free"),
        Phase::Running => t.get("erase-lead-running"),
        Phase::Closed => t.get("erase-lead-closed"),
        Phase::Asked(at) => {
            let day = moment::date(t, moment::local(at).date());
            t.with_two("erase-lead-asked", "day", day, "until", until(t, at))
        }
        Phase::Erased => t.get("erase-lead-erased"),
    }
}

async fn show_page(
    visitor: &Visitor,
    link: Link,
    status: StatusCode,
    is_sure: bool,
) -> Result<HttpResponse, Failure> {
    let asked = link.clone();
    visitor
        .show(
            move |ctx, actor| {
                asked.behind(ctx, "/erase", || {
                    let holder = asked.holder(actor)?;
                    let opened = by_link::open(ctx, asked.slug(), holder)?;
                    let phase = erase::phase(ctx, asked.slug(), holder)?;
                    Ok((opened, phase))
                })
            },
            move |visitor, found: Behind<(Opened, Phase)>| {
                let (opened, phase) = match found {
                    Behind::Here(read) => read,
                    Behind::Elsewhere(address) => return Ok(Drawn::elsewhere(address)),
                };
                let t = visitor.words();
                let back = link.address();
                let words = |keys: &[&str]| keys.iter().map(|key| t.get(key)).collect();
                let waits = matches!(phase, Phase::Running | Phase::Closed);
                let template = ErasePage {
                    page: visitor.page(Section::Tournaments),
                    heading: Heading::of(t, &opened.entrance),
                    name: show::shown_name(t, &opened.request.name),
                    address: format!("{back}/erase"),
                    back,
                    lead: lead(t, phase),
                    now: match phase {
                        Phase::Free => words(&["erase-contacts", "erase-name", "erase-ids"]),
                        Phase::Running => {
                            words(&["erase-withdrawn", "erase-hidden", "erase-contacts"])
                        }
                        Phase::Closed => words(&["erase-hidden", "erase-contacts"]),
                        Phase::Asked(_) | Phase::Erased => Vec::new(),
                    },
                    later: match phase {
                        Phase::Running | Phase::Closed | Phase::Asked(_) => {
                            words(&["erase-name", "erase-ids"])
                        }
                        Phase::Free | Phase::Erased => Vec::new(),
                    },
                    stays: if phase == Phase::Erased {
                        Vec::new()
                    } else {
                        words(&[
                            "erase-results-stay",
                            "erase-trail-stays",
                            "erase-copies-stay",
                            if link.is_club() {
                                "erase-registry-own"
                            } else {
                                "erase-registry-stays"
                            },
                        ])
                    },
                    may_erase: phase == Phase::Free || waits,
                    is_sure,
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn look(visitor: Visitor, request: HttpRequest) -> Result<HttpResponse, Failure> {
    let link = Link::of(&visitor, &request)?;
    show_page(&visitor, link, StatusCode::OK, false).await
}

/// `sure` answers the second question.
async fn send(posted: Posted, request: HttpRequest) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let link = Link::of(&visitor, &request)?;
    let asked = link.clone();
    let (key, sure) = (fields.key(), fields.get("sure") == "1");
    let answer = visitor
        .attempt(move |ctx, actor| {
            let holder = asked.holder(actor)?;
            erase::erase(ctx, actor, key.as_deref(), asked.slug(), holder, sure)
        })
        .await;
    match answer {
        Ok(done) => {
            let flash = match done {
                Done::Fresh(true) => Some("erased"),
                Done::Fresh(false) => Some("erase-asked"),
                // The page itself shows the state.
                Done::Repeated(_) => None,
            };
            let back = link.address();
            Ok(redirect(&format!("{back}/erase"), flash))
        }
        Err(AppError::Refused(Refusal::AskedTwice)) => {
            show_page(&visitor, link, StatusCode::OK, true).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}
