//! Byes that are asked for, and pairs that may not be made. Each act with a question before it asks that question here.

use actix_web::HttpResponse;

use crate::{
    app::{
        Actor, AppError, Context, Refusal,
        tournament::{
            byes::{self, Asked},
            confirmation::Confirmation,
            summary,
        },
    },
    event::ByeNames,
    web::{
        Failure, Posted, redirect,
        routing::{self as web, Path, ServiceConfig},
    },
};

use super::{check_in_back::back, confirm};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/entries/forbid", web::post().to(forbid))
        .route("/t/{slug}/entries/allow", web::post().to(allow))
        .route("/t/{slug}/entries/{entry}/bye", web::post().to(bye))
        .route("/t/{slug}/entries/{entry}/bar", web::post().to(bar));
}

/// Key of the message that the next page shows about what was done; `None` for no message.
type Told = Option<&'static str>;

/// Does `work` with the answer of the form, or asks the question first. Afterwards it shows `back`, a page of the tournament,
/// with the message that `work` gave.
pub(super) async fn answered(
    posted: Posted,
    slug: String,
    back: String,
    work: impl FnOnce(&Context, &Actor, Option<&str>, &str, &Confirmation) -> Result<Told, AppError>
    + Send
    + 'static,
) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (key, asked, answer) = (fields.key(), slug.clone(), confirm::answer(&fields));
    let done = visitor
        .attempt(move |ctx, actor| work(ctx, actor, key.as_deref(), &asked, &answer))
        .await;
    match done {
        Ok(told) => Ok(redirect(&back, told)),
        Err(AppError::Refused(Refusal::Asked(question))) => {
            confirm::ask(&visitor, slug, *question, fields, back).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

async fn bye(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let (slug, entry) = path.into_inner();
    let fields = &posted.fields;
    let (Some(round), Some(asked)) = (fields.number("round"), Asked::parse(fields.get("kind")))
    else {
        return Err(posted.visitor.fail(AppError::Fields(Vec::new())));
    };
    // Level 2: the act is done, and the top of the page says so.
    let is_told = fields.get("from").is_empty() && asked == Asked::Full;
    let back = match fields.get("from") {
        "" if is_told => format!("/t/{slug}/entries"),
        "" => format!("/t/{slug}/entries#e{entry}"),
        _ => back(&slug, entry, fields, false),
    };
    answered(posted, slug, back, move |ctx, actor, key, slug, answer| {
        byes::set(ctx, actor, key, slug, (entry, round), asked, answer)?;
        if !is_told {
            return Ok(None);
        }
        let (summary, _) = summary::get(ctx, actor, slug)?;
        Ok(Some(match summary.bye_names() {
            ByeNames::Club => "club-duty",
            ByeNames::Usual | ByeNames::Schedule => "full-point-bye",
        }))
    })
    .await
}

/// `POST …/bar`: `bar` says whether the participant is refused half-point byes in this event.
async fn bar(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, entry) = path.into_inner();
    let (key, asked, barred) = (fields.key(), slug.clone(), fields.get("bar") == "1");
    visitor
        .run(move |ctx, actor| byes::bar(ctx, actor, key.as_deref(), &asked, entry, barred))
        .await?;
    Ok(redirect(&format!("/t/{slug}/entries#e{entry}"), None))
}

async fn forbid(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let fields = &posted.fields;
    let (Some(first), Some(second)) = (fields.number("first"), fields.number("second")) else {
        return Err(posted.visitor.fail(AppError::Fields(Vec::new())));
    };
    let slug = slug.into_inner();
    let back = format!("/t/{slug}/entries#forbidden");
    answered(posted, slug, back, move |ctx, actor, key, slug, answer| {
        byes::forbid(ctx, actor, key, slug, (first, second), answer).map(|_| None)
    })
    .await
}

async fn allow(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Some(id) = posted.fields.number("id") else {
        return Err(posted.visitor.fail(AppError::NotFound));
    };
    let slug = slug.into_inner();
    let back = format!("/t/{slug}/entries#forbidden");
    answered(posted, slug, back, move |ctx, actor, key, slug, answer| {
        byes::allow(ctx, actor, key, slug, id, answer).map(|_| None)
    })
    .await
}
