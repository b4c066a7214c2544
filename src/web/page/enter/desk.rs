//! The arbiters' list of requests: one key each to accept, to refuse with a reason, to the waiting list and back.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Refusal,
        access::TournamentRole,
        letters::{self, ShownLetter},
        tournament::{
            entry_door::{
                correct::{self, OpenCorrection},
                decide::{self, Decision},
                request::{self, Request, Requests},
            },
            erasure::{self, OpenErasure},
        },
    },
    event::RequestState,
    i18n::Words,
    web::{
        Failure, Form, Posted, Visitor,
        page::enter::{
            erase::until,
            request_view::{fee, rounds},
        },
        redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, Page, PlayerName, Section},
    },
    words::{self, moment},
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/requests", web::get().to(look))
        .route("/t/{slug}/requests/{number}", web::post().to(decide_one))
        .route(
            "/t/{slug}/requests/{number}/correction",
            web::post().to(decide_correction),
        );
}

/// A request in the list.
struct Row {
    id: i32,
    name: PlayerName,
    about: String,
    state: String,
    class: &'static str,
    is_open: bool,
    may_accept: bool,
    may_wait: bool,
    /// Whether the guardian may have signed on paper.
    is_unsigned: bool,
    /// Whether it can come back to those that wait for a decision.
    may_return: bool,
    /// What is to be known of it: guardian, byes, how it is shown.
    notes: Vec<String>,
    email: String,
    guardian_email: String,
    entry: Option<i32>,
    /// What is wrong with what was sent for it, and what is asked.
    fault: Option<String>,
    asked: Option<String>,
    reason: String,
}

#[derive(Template)]
#[template(path = "enter/requests.html")]
struct RequestsPage {
    page: Page,
    desk: DeskNav,
    /// Requests that wait for a decision.
    open: usize,
    /// Places taken, in words.
    places: String,
    is_set: bool,
    takes: bool,
    /// Letters about decisions that nobody sent yet: number, what it is about, to whom.
    letters: Vec<(i32, String, String)>,
    /// What was asked to be corrected.
    corrections: Vec<Correction>,
    /// Those who asked to be erased.
    erasures: Vec<Erasure>,
    /// Those that wait, then the others.
    rows: Vec<Row>,
}

/// A correction that somebody asked for.
struct Correction {
    request: i32,
    name: PlayerName,
    sent: String,
    /// What it is, as it stands, as it would be.
    changes: Vec<(String, String, String)>,
    /// Why it was not taken.
    fault: Option<String>,
}

impl Correction {
    fn of(t: Words, open: &OpenCorrection, refused: Option<&Refused>) -> Self {
        let empty = |text: &str| match text {
            "" => "–".to_owned(),
            text => text.to_owned(),
        };
        let both = open.before.fields().into_iter().zip(open.after.fields());
        let changes = both.filter(|((_, before), (_, after))| before != after);
        let refused = refused.filter(|refused| refused.correction == Some(open.request));
        Self {
            request: open.request,
            name: show::shown_name(t, &open.before.name()),
            sent: moment::date(t, moment::local(open.sent_at).date()),
            changes: changes
                .map(|((field, before), (_, after))| {
                    let label = t.get(&format!("field-{}", field.replace('_', "-")));
                    (label, empty(before), empty(after))
                })
                .collect(),
            fault: refused.and_then(|refused| refused.fault.clone()),
        }
    }
}

/// Somebody who asked to be erased.
struct Erasure {
    entry: i32,
    name: PlayerName,
    /// When they asked, and until when the law wants it done.
    about: String,
    /// Whether the reader may do it now.
    may_erase: bool,
}

/// What came of a decision that was not carried out.
struct Refused {
    request: i32,
    /// The request, where it was about a correction.
    correction: Option<i32>,
    fault: Option<String>,
    asked: Option<String>,
    reason: String,
}

fn notes(t: Words, request: &Request) -> Vec<String> {
    let mut notes = Vec::new();
    if !request.guardian.is_empty() || request.guardian_at.is_some() {
        let key = match request.guardian_at {
            None => "enter-guardian-awaited".to_owned(),
            Some(_) => format!("enter-guardian-{}", request.guardian_how),
        };
        notes.push(t.a("enter-guardian-is", "name", &request.guardian) + " " + &t.get(&key));
    }
    if let Some(fee) = fee(t, &request.fee) {
        notes.push(t.a("enter-fee-is", "fee", fee));
    }
    if !request.byes.is_empty() {
        notes.push(t.a("enter-byes-are", "rounds", rounds(request)));
    }
    let code = |field: &str, code: &str| t.get(&format!("setting-{field}-{code}"));
    notes.push(format!(
        "{}; {}",
        code("name_shown", request.name_shown.code()),
        code("publication", request.publication.code())
    ));
    if !request.reason.is_empty() {
        notes.push(request.reason.clone());
    }
    notes
}

fn row(t: Words, request: &Request, refused: Option<&Refused>) -> Row {
    let (state, class) = super::request_view::heading(t, request.state);
    let sent = moment::date(t, request.sent_at.date());
    let about = [
        request.year.map(|year| year.to_string()),
        request.rating.map(|rating| rating.to_string()),
        Some(request.club.clone()).filter(|club| !club.is_empty()),
        Some(t.a2("enter-sent-code", "day", sent, "code", &request.code)),
    ];
    let refused = refused.filter(|refused| refused.request == request.id);
    Row {
        id: request.id,
        name: show::shown_name(t, &request.name),
        about: about.into_iter().flatten().collect::<Vec<_>>().join(", "),
        state: match request.waiting {
            Some(place) => t.a("enter-waiting-place", "place", place),
            None => state,
        },
        class,
        is_open: request.state.is_open(),
        may_accept: matches!(
            request.state,
            RequestState::Requested | RequestState::Waiting
        ),
        may_wait: request.state == RequestState::Requested,
        is_unsigned: request.state == RequestState::Guardian,
        may_return: matches!(request.state, RequestState::Waiting | RequestState::Refused),
        notes: notes(t, request),
        email: request.email.clone(),
        guardian_email: request.guardian_email.clone(),
        entry: request.entry,
        fault: refused.and_then(|refused| refused.fault.clone()),
        asked: refused.and_then(|refused| refused.asked.clone()),
        reason: refused.map_or_else(String::new, |refused| refused.reason.clone()),
    }
}

/// What the page shows: requests, letters that wait, corrections and erasures that were asked for, and whether the tournament is
/// closed.
type Read = (
    Requests,
    Vec<ShownLetter>,
    Vec<OpenCorrection>,
    (Vec<OpenErasure>, bool),
);

async fn show_requests(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    refused: Option<Refused>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| {
                let all = request::all(ctx, actor, &slug)?;
                let letters = letters::of_tournament(ctx, actor, &slug)?;
                let asked = correct::open(ctx, actor, &slug)?;
                Ok((all, letters, asked, erasure::open(ctx, actor, &slug)?))
            },
            move |visitor, (all, unsent, asked, (erasures, is_closed)): Read| {
                let t = visitor.words();
                let door = &all.entrance.door;
                // With a mail server those that it does not take; without one all of them.
                let sends = visitor.state.config.sends_mail;
                let letters = unsent
                    .into_iter()
                    .filter(|one| !sends || one.failure.is_some());
                let class = |one: &ShownLetter| {
                    t.get(&format!("setting-letter_class-{}", one.class.code()))
                };
                let (open, others): (Vec<&Request>, Vec<&Request>) =
                    all.requests.iter().partition(|one| one.state.is_open());
                let template = RequestsPage {
                    page: visitor.page(Section::Mine),
                    desk: show::desk_nav(
                        visitor,
                        &all.entrance.summary,
                        all.role,
                        DeskPage::Entries,
                    ),
                    places: match door.places {
                        Some(places) => t.a2("enter-places", "taken", door.taken, "places", places),
                        None => t.n("enter-taken", door.taken),
                    },
                    letters: letters.map(|one| (one.id, class(&one), one.to)).collect(),
                    corrections: asked
                        .iter()
                        .map(|one| Correction::of(t, one, refused.as_ref()))
                        .collect(),
                    erasures: erasures
                        .iter()
                        .map(|one| Erasure {
                            entry: one.entry,
                            name: show::shown_name(t, &one.name),
                            about: t.a2(
                                "erase-desk-about",
                                "day",
                                moment::date(t, moment::local(one.asked_at).date()),
                                "until",
                                until(t, one.asked_at),
                            ),
                            may_erase: is_closed && all.role != TournamentRole::Deputy,
                        })
                        .collect(),
                    is_set: door.version > 0,
                    takes: all.entrance.takes,
                    rows: open
                        .iter()
                        .chain(&others)
                        .map(|one| row(t, one, refused.as_ref()))
                        .collect(),
                    open: open.len(),
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn look(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    show_requests(&visitor, slug.into_inner(), StatusCode::OK, None).await
}

/// `do` is the button: `accept`, `another` (a namesake is another person), `paper`, or a [`Decision`].
async fn decide_one(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, number) = path.into_inner();
    let (key, what, reason) = (fields.key(), fields.text("do"), fields.text("reason"));
    let (asked, said) = (slug.clone(), reason.clone());
    let button = what.clone();
    let answer = visitor
        .attempt(move |ctx, actor| {
            let key = key.as_deref();
            match button.as_str() {
                "accept" | "another" => {
                    let another = button == "another";
                    decide::accept(ctx, actor, key, &asked, number, another).map(drop)
                }
                "paper" => decide::signed_on_paper(ctx, actor, key, &asked, number).map(drop),
                other => {
                    let decision = Decision::parse(other).ok_or(AppError::NotFound)?;
                    let decided = (decision, said.as_str());
                    decide::decide(ctx, actor, key, &asked, number, decided).map(drop)
                }
            }
        })
        .await;
    let t = visitor.words();
    let mut refused = Refused {
        request: number,
        correction: None,
        fault: None,
        asked: None,
        reason,
    };
    match answer {
        Ok(()) => {
            let to = format!("/t/{slug}/requests#r{number}");
            let flash = match what.as_str() {
                "accept" | "another" => "enter-accepted",
                "refuse" => "enter-refused",
                "wait" => "enter-put-waiting",
                "paper" => "enter-signed",
                _ => "enter-returned",
            };
            return Ok(redirect(&to, Some(flash)));
        }
        Err(AppError::Fields(errors)) => {
            let form = Form { fields, errors };
            refused.fault = form.view(&visitor).error("reason").map(ToOwned::to_owned);
        }
        Err(AppError::Refused(refusal @ Refusal::Namesakes(_))) => {
            refused.asked = Some(words::refusal(t, &refusal));
        }
        Err(AppError::Refused(refusal)) => refused.fault = Some(words::refusal(t, &refusal)),
        Err(error) => return Err(visitor.fail(error)),
    }
    show_requests(
        &visitor,
        slug,
        StatusCode::UNPROCESSABLE_ENTITY,
        Some(refused),
    )
    .await
}

/// `do` is the button: `take` or `decline`.
async fn decide_correction(
    posted: Posted,
    path: Path<(String, i32)>,
) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, number) = path.into_inner();
    let (key, what) = (fields.key(), fields.text("do"));
    let (asked, taken) = (slug.clone(), what == "take");
    let answer = visitor
        .attempt(move |ctx, actor| {
            let is_known = ["take", "decline"].contains(&what.as_str());
            let key = key.as_deref();
            if !is_known {
                // Whoever may not decide learns no more than that.
                correct::open(ctx, actor, &asked)?;
                return Err(AppError::NotFound);
            }
            correct::decide(ctx, actor, key, &asked, number, taken).map(drop)
        })
        .await;
    let t = visitor.words();
    let fault = match answer {
        Ok(()) => {
            let flash = if taken {
                "correct-taken"
            } else {
                "correct-declined"
            };
            return Ok(redirect(&format!("/t/{slug}/requests"), Some(flash)));
        }
        Err(AppError::Fields(errors)) => errors
            .first()
            .map(|error| words::problem(t, &error.problem)),
        Err(AppError::Refused(refusal)) => Some(words::refusal(t, &refusal)),
        Err(error) => return Err(visitor.fail(error)),
    };
    let refused = Refused {
        request: 0,
        correction: Some(number),
        fault,
        asked: None,
        reason: String::new(),
    };
    let status = StatusCode::UNPROCESSABLE_ENTITY;
    show_requests(&visitor, slug, status, Some(refused)).await
}
