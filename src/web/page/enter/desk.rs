//! The arbiters' list of requests, with one key each to accept, to refuse with a reason, and to move to the waiting list and
//! back.

use actix_web::{HttpResponse, http::StatusCode};

use crate::{
    app::{
        AppError, Refusal,
        access::TournamentRole,
        letters::{self, ShownLetter},
        tournament::{
            entry_door::{
                corrections::{self, OpenCorrection},
                decide::{self, Decision},
                request::{self, Request, Requests},
            },
            erasure::{self, OpenErasure},
        },
    },
    web::{
        Failure, Form, Posted, Visitor,
        page::enter::{
            desk_view::{Correction, Erasure, Refused, RequestsPage, row},
            erase::until,
        },
        redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskPage, Section},
    },
    words::{self, moment},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/requests", web::get().to(look))
        .route("/t/{slug}/requests/{number}", web::post().to(decide_one))
        .route(
            "/t/{slug}/requests/{number}/correction",
            web::post().to(decide_correction),
        );
}

/// The content of the page: requests, waiting letters, requested corrections, requested erasures, and whether the tournament is
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
                let asked = corrections::open(ctx, actor, &slug)?;
                Ok((all, letters, asked, erasure::open(ctx, actor, &slug)?))
            },
            move |visitor, (all, unsent, asked, (erasures, is_closed)): Read| {
                let t = visitor.words();
                let door = &all.entrance.door;
                // With a mail server only the letters that failed; without one, all letters.
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
                        Some(places) => {
                            t.with_two("enter-places", "taken", door.taken, "places", places)
                        }
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
                            about: t.with_two(
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
                // Readers who may not decide learn nothing more.
                corrections::open(ctx, actor, &asked)?;
                return Err(AppError::NotFound);
            }
            corrections::decide(ctx, actor, key, &asked, number, taken).map(drop)
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
