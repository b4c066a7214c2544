//! The life of a round: prepared, thrown away, published, printed.

use std::sync::Arc;

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Done, Refusal,
        tournament::{
            board,
            draft_basis::Part,
            preflight::{self, Check},
            publication, ready_to_pair,
            rounds::{self, Difference},
            summary,
        },
    },
    event::Colour,
    i18n::Words,
    web::{
        Failure, Fields, Form, Posted, Reply, Task, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, Page, Section},
    },
    words,
};

use super::{by_hand, confirm, unseen};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/desk/{round}/pair", web::post().to(pair))
        .route("/t/{slug}/desk/{round}/discard", web::post().to(discard))
        .route("/t/{slug}/desk/{round}/printed", web::post().to(printed))
        .service(
            web::resource("/t/{slug}/desk/{round}/publish")
                .route(web::get().to(confirm_publish))
                .route(web::post().to(publish)),
        );
}

/// The drawn colour of number 1, as the form carries it.
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
    let answers = unseen::answers(&fields);
    if !answers.is_empty() {
        // A separate write, before the job: the answers count even if the round is not prepared then.
        let slug = slug.clone();
        visitor
            .run(move |ctx, actor| ready_to_pair::answer(ctx, actor, &slug, due, &answers))
            .await?;
    }
    let reason = fields.text("reason");
    if due == 1 && !reason.trim().is_empty() {
        let slug = slug.clone();
        visitor
            .run(move |ctx, actor| {
                preflight::accept(ctx, actor, None, &slug, Check::CheckIn, &reason)
            })
            .await?;
    }
    let drawn = fields.text("initial_colour");
    let sent = fields.clone();
    let task = Task::change("draft", &slug, key.as_deref(), format!("/t/{slug}/desk"));
    visitor
        .carry_out(
            task,
            move |ctx, actor, halt| {
                rounds::draft(ctx, actor, key.as_deref(), &asked, due, colour, halt)
            },
            move |visitor, done: Result<Arc<Done<u8>>, AppError>| {
                let (slug, drawn, sent) = (slug.clone(), drawn.clone(), sent.clone());
                async move {
                    match done {
                        Ok(_) => Ok(redirect(&format!("/t/{slug}/desk/{due}"), None)),
                        Err(AppError::Refused(Refusal::Unseen { people, .. })) => {
                            unseen::ask(&visitor, slug, due, people, drawn).await
                        }
                        Err(AppError::Refused(Refusal::Asked(question))) => {
                            let back = format!("/t/{slug}/preflight");
                            confirm::ask(&visitor, slug, *question, sent, back).await
                        }
                        Err(AppError::Refused(Refusal::NoPairing { .. })) => {
                            no_pairing(&visitor, slug, due).await
                        }
                        Err(error) => Err(visitor.fail(error)),
                    }
                }
            },
        )
        .await
}

#[derive(Template)]
#[template(path = "desk/no_pairing.html")]
struct NoPairingPage {
    page: Page,
    desk: DeskNav,
    round: u8,
    why: String,
}

/// The rules give no pairing, and the arbiter may make one by hand.
async fn no_pairing(visitor: &Visitor, slug: String, round: u8) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| summary::get(ctx, actor, &slug),
            move |visitor, (summary, role)| {
                let role = visitor.arbiter(role)?;
                let none = Refusal::NoPairing {
                    round: round.into(),
                };
                let template = NoPairingPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &summary, role, DeskPage::Round),
                    round,
                    why: words::refusal(visitor.words(), &none),
                };
                render(visitor, StatusCode::UNPROCESSABLE_ENTITY, &template)
            },
        )
        .await
}

/// What changed since a draft was made, as a sentence; `None` if nothing changed.
pub(super) fn stale_words(t: Words, changed: &[Part]) -> Option<String> {
    let parts = changed.iter().map(|part| {
        t.get(match part {
            Part::Results => "basis-results",
            Part::Entries => "basis-entries",
            Part::Absences => "basis-absences",
            Part::Prohibitions => "basis-prohibitions",
            Part::Rules => "basis-rules",
            Part::Program => "basis-program",
        })
    });
    let parts: Vec<String> = parts.collect();
    (!parts.is_empty()).then(|| t.with_one("draft-stale", "what", parts.join(", ")))
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
    /// The boards without a result; those of earlier rounds with the number of their round: `12, 1.7`.
    missing_boards: String,
    /// Address of the first round with a missing result.
    results: String,
    byes: Vec<String>,
    /// What changed since the draft was made, and how the draft differs from what the rules give now.
    stale: Option<(String, String)>,
    /// Whether round 1 is paired without a check-in.
    nobody_seen: bool,
}

async fn confirm_publish(
    visitor: Visitor,
    path: Path<(String, u8)>,
) -> Result<HttpResponse, Failure> {
    let (slug, round) = path.into_inner();
    show_publish(&visitor, slug, round, StatusCode::OK).await
}

/// The difference between the draft and what the rules give now.
fn difference_words(t: Words, difference: Option<Difference>) -> String {
    match difference {
        None => t.get("draft-impossible"),
        Some(found) if found.differing > 0 => {
            t.with_two("draft-differs", "n", found.differing, "m", found.boards)
        }
        Some(Difference { bye: true, .. }) => t.get("draft-other-bye"),
        Some(_) => t.get("draft-same-boards"),
    }
}

/// The question whether to publish, or the reason why the draft can no longer be published.
async fn show_publish(
    visitor: &Visitor,
    slug: String,
    round: u8,
    status: StatusCode,
) -> Result<HttpResponse, Failure> {
    let asked = slug.clone();
    // The version is read at the same moment. The comparison of the draft is made for it.
    let (view, version) = visitor
        .read(move |ctx, actor| {
            let view = board::round(ctx, actor, &asked, Some(round))?;
            Ok((view, summary::version(ctx, &asked)?))
        })
        .await?;
    let role = visitor.arbiter(view.role)?;
    if !view.is_draft {
        let round = i32::from(round);
        return Err(visitor.fail(Refusal::AlreadyPublished { round }.into()));
    }
    if view.by_hand {
        return Ok(redirect(&format!("/t/{slug}/desk/{round}/hand"), None));
    }
    let mut difference = None;
    if !view.draft_changed.is_empty() {
        let task = Task {
            back: format!("/t/{slug}/desk/{round}"),
            ..Task::page("draft", &slug, &format!("{round} difference"), version)
        };
        let compared = visitor.look(task, move |ctx, actor, halt| {
            rounds::difference(ctx, actor, &slug, halt)
        });
        match compared.await? {
            // Something was written meanwhile: both are read again.
            Reply::Done(found) if found.version != version.0 => {
                let slug = &view.summary.slug;
                let again = format!("/t/{slug}/desk/{round}/publish");
                return Ok(redirect(&again, None));
            }
            Reply::Done(found) => difference = Some(found.difference),
            Reply::Later(progress) => return Ok(progress),
        }
    }
    let draw = move |visitor: &Visitor| {
        let t = visitor.words();
        let missing = &view.missing_before;
        let first = missing.first().map_or(round, |(round, _)| *round);
        let template = PublishPage {
            page: visitor.page(Section::Other),
            desk: show::desk_nav(visitor, &view.summary, role, DeskPage::Round),
            round,
            nobody_seen: round == 1 && view.present == 0,
            stale: stale_words(t, &view.draft_changed)
                .zip(difference)
                .map(|(what, found)| (what, difference_words(t, found))),
            boards: view.boards.len(),
            missing: missing.len(),
            missing_boards: words::board_list::boards_of_rounds(t, missing, i32::from(round) - 1),
            results: format!("/t/{}/desk/{first}?show=missing", view.summary.slug),
            byes: view
                .byes
                .iter()
                .filter(|b| !b.absent)
                .map(|b| show::bye_sentence(t, b))
                .collect(),
        };
        render(visitor, status, &template)
    };
    visitor.draw(draw).await
}

async fn publish(posted: Posted, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, round) = path.into_inner();
    let (key, asked, reason) = (fields.key(), slug.clone(), fields.text("reason"));
    let answer = visitor
        .attempt(move |ctx, actor| {
            let key = key.as_deref();
            publication::publish_by_hand(ctx, actor, key, &asked, round, &reason)
        })
        .await;
    match answer {
        Ok(_) => Ok(redirect(&format!("/t/{slug}/desk/{round}"), None)),
        // The page says what must be done first, and offers it.
        Err(AppError::Refused(Refusal::DraftOutdated { .. } | Refusal::MissingResults { .. })) => {
            show_publish(&visitor, slug, round, StatusCode::UNPROCESSABLE_ENTITY).await
        }
        Err(AppError::Fields(errors)) => {
            by_hand::show_with(&visitor, slug, round, Form { fields, errors }).await
        }
        Err(AppError::Refused(refusal @ Refusal::WithoutSeat { .. })) => {
            let why = words::refusal(visitor.words(), &refusal);
            by_hand::show_refused(&visitor, slug, round, why).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
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
