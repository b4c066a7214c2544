//! Changing a draft by hand. The arbiter picks somebody, then their target: another seat, the other colour, the bye or no seat.
//! The page shows what each change costs.

use std::sync::Arc;

use actix_web::{HttpResponse, http::StatusCode};

use crate::{
    app::{
        AppError, Done, Refusal,
        deed::DraftChange,
        tournament::{by_hand as hand, rounds, summary},
    },
    web::{
        Failure, Fields, Form, Posted, Reply, Task, Visitor,
        page::desk::by_hand_page::{Asked, HandQuery, Refused, hand_page},
        redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
    },
    words,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/t/{slug}/desk/{round}/hand")
                .route(web::get().to(page))
                .route(web::post().to(change)),
        )
        .route("/t/{slug}/desk/{round}/hand/begin", web::post().to(begin))
        .route("/t/{slug}/desk/{round}/hand/end", web::post().to(end))
        .route(
            "/t/{slug}/desk/{round}/hand/nothing",
            web::post().to(nothing),
        )
        .route("/t/{slug}/desk/{round}/hand/undo", web::post().to(undo));
}

async fn page(
    visitor: Visitor,
    path: Path<(String, u8)>,
    query: Query<HandQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, round) = path.into_inner();
    let asked = Asked {
        query: query.into_inner(),
        ..Asked::default()
    };
    show_page(&visitor, slug, round, asked, StatusCode::OK).await
}

/// Shows the page again, with the errors of the form that publishes.
pub(super) async fn show_with(
    visitor: &Visitor,
    slug: String,
    round: u8,
    form: Form,
) -> Result<HttpResponse, Failure> {
    let asked = Asked {
        form: Some(form),
        ..Asked::default()
    };
    let status = StatusCode::UNPROCESSABLE_ENTITY;
    show_page(visitor, slug, round, asked, status).await
}

/// Shows the page again, with the reason why the draft was not published.
pub(super) async fn show_refused(
    visitor: &Visitor,
    slug: String,
    round: u8,
    why: String,
) -> Result<HttpResponse, Failure> {
    let asked = Asked {
        refused: Some(Refused { why, anyway: None }),
        ..Asked::default()
    };
    let status = StatusCode::UNPROCESSABLE_ENTITY;
    show_page(visitor, slug, round, asked, status).await
}

async fn show_page(
    visitor: &Visitor,
    slug: String,
    round: u8,
    asked: Asked,
    status: StatusCode,
) -> Result<HttpResponse, Failure> {
    let of = slug.clone();
    let version = visitor
        .read(move |ctx, _| summary::version(ctx, &of))
        .await?;
    let back = format!("/t/{slug}/desk/{round}");
    let task = Task {
        back: back.clone(),
        ..Task::page("draft", &slug, &format!("{round} by hand"), version)
    };
    let of = slug.clone();
    let found = visitor.look(task, move |ctx, actor, halt| {
        match hand::view(ctx, actor, &of, round, halt) {
            // Published or thrown away meanwhile, or the change by hand not begun: the desk shows the present state.
            Err(AppError::Refused(Refusal::NoDraft | Refusal::ByHandNotBegun)) => Ok(None),
            done => done.map(Some),
        }
    });
    let view = match found.await? {
        Reply::Later(progress) => return Ok(progress),
        Reply::Done(found) => found,
    };
    if view.is_none() {
        return Ok(redirect(&back, None));
    }
    visitor
        .draw(move |visitor| {
            let Some(view) = view.as_ref() else {
                return Err(visitor.fail(AppError::NotFound));
            };
            let template = hand_page(visitor, view, asked)?;
            render(visitor, status, &template)
        })
        .await
}

/// `POST …/hand/begin`.
async fn begin(posted: Posted, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, round) = path.into_inner();
    let (key, asked) = (fields.key(), slug.clone());
    let begun = visitor
        .attempt(move |ctx, actor| hand::begin(ctx, actor, key.as_deref(), &asked, round))
        .await;
    match begun {
        Ok(_) | Err(AppError::Refused(Refusal::ByHandBegun)) => {
            Ok(redirect(&format!("/t/{slug}/desk/{round}/hand"), None))
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

/// `POST …/hand/end`: with a `reason` if the draft differs from what the rules give.
async fn end(posted: Posted, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, round) = path.into_inner();
    let (key, asked, reason) = (fields.key(), slug.clone(), fields.text("reason"));
    let ended = visitor
        .attempt(move |ctx, actor| hand::end(ctx, actor, key.as_deref(), &asked, round, &reason))
        .await;
    match ended {
        Ok(_) => Ok(redirect(
            &format!("/t/{slug}/desk/{round}"),
            Some("by-hand-ended"),
        )),
        Err(AppError::Fields(errors)) => {
            show_with(&visitor, slug, round, Form { fields, errors }).await
        }
        Err(AppError::Refused(refusal @ Refusal::WithoutSeat { .. })) => {
            let why = words::refusal(visitor.words(), &refusal);
            show_refused(&visitor, slug, round, why).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

/// `POST …/hand/nothing`: starts a draft without boards, to be filled by hand.
async fn nothing(posted: Posted, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, round) = path.into_inner();
    let (key, asked) = (fields.key(), slug.clone());
    visitor
        .run(move |ctx, actor| rounds::draft_by_hand(ctx, actor, key.as_deref(), &asked, round))
        .await?;
    Ok(redirect(&format!("/t/{slug}/desk/{round}/hand"), None))
}

/// The change that a form asks for, and the name and value of its button.
fn wanted(fields: &Fields) -> Option<(DraftChange, &'static str, String)> {
    let taken = fields.number("take");
    let pressed = |name: &'static str| fields.number(name).map(|entry| (name, entry));
    let (name, entry) = ["swap", "seat", "colours", "unseat", "bye", "rest"]
        .into_iter()
        .find_map(pressed)?;
    let change = match name {
        "swap" => DraftChange::Swap(taken?, entry),
        "seat" => DraftChange::Seat(taken?, entry),
        "colours" => DraftChange::Colours(entry),
        "unseat" => DraftChange::Unseat(entry),
        "bye" => DraftChange::Bye(entry),
        _ => DraftChange::Rest,
    };
    Some((change, name, entry.to_string()))
}

/// `POST …/hand`: one of `swap`, `seat` (with `take`), `colours`, `unseat`, `bye`, each with an entry, or `rest`. With
/// `confirmed` the change is made although the rules forbid it.
async fn change(posted: Posted, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, round) = path.into_inner();
    let Some((wished, name, value)) = wanted(&fields) else {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        return show_page(&visitor, slug, round, Asked::default(), status).await;
    };
    let confirmed = fields.get("confirmed") == "1";
    let (key, asked) = (fields.key(), slug.clone());
    let query = HandQuery {
        take: fields.number("take"),
        page: fields
            .number("page")
            .and_then(|page| usize::try_from(page).ok()),
    };
    let here = match query.page {
        Some(page) => format!("/t/{slug}/desk/{round}/hand?page={page}"),
        None => format!("/t/{slug}/desk/{round}/hand"),
    };
    let task = Task::change("draft", &slug, key.as_deref(), here.clone());
    visitor
        .carry_out(
            task,
            move |ctx, actor, halt| {
                let key = key.as_deref();
                hand::change(ctx, actor, key, &asked, round, wished, confirmed, halt)
            },
            move |visitor, done: Result<Arc<Done<()>>, AppError>| {
                let (slug, here) = (slug.clone(), here.clone());
                let (query, value) = (query.clone(), value.clone());
                async move {
                    let refusal = match done {
                        Ok(_) => return Ok(redirect(&here, None)),
                        Err(AppError::Refused(refusal)) => refusal,
                        Err(error) => return Err(visitor.fail(error)),
                    };
                    let by_yes = matches!(refusal, Refusal::AgainstRules(_));
                    let refused = Refused {
                        why: words::refusal(visitor.words(), &refusal),
                        anyway: by_yes.then_some((name, value)),
                    };
                    let asked = Asked {
                        query,
                        refused: Some(refused),
                        form: None,
                    };
                    let status = StatusCode::UNPROCESSABLE_ENTITY;
                    show_page(&visitor, slug, round, asked, status).await
                }
            },
        )
        .await
}

/// `POST …/hand/undo`.
async fn undo(posted: Posted, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, round) = path.into_inner();
    let (key, asked) = (fields.key(), slug.clone());
    visitor
        .run(move |ctx, actor| hand::take_back(ctx, actor, key.as_deref(), &asked, round))
        .await?;
    Ok(redirect(&format!("/t/{slug}/desk/{round}/hand"), None))
}
