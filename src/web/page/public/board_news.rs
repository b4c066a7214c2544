//! Push messages to a browser when its remembered board is published. Only the script of the page of one's own board asks these
//! three addresses. They lie below `/t/{slug}/me`, so that the cookie of that board is sent to them.

use actix_web::{HttpRequest, HttpResponse, http::StatusCode};

use crate::{
    app::{
        AppError,
        tournament::{
            board_news::{
                self,
                browsers::{self, Browser, Told},
            },
            webhooks::Reach,
        },
    },
    web::{
        Failure, Tokenless,
        page::public::my_board::remembered,
        routing::{self as web, Path, ServiceConfig},
    },
    words,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/me/push", web::post().to(ask))
        .route("/t/{slug}/me/push/state", web::post().to(state))
        .route("/t/{slug}/me/push/stop", web::post().to(stop));
}

fn answer(status: StatusCode, value: &serde_json::Value) -> HttpResponse {
    HttpResponse::build(status)
        .content_type("application/json")
        .insert_header(("Cache-Control", "private, no-store"))
        .body(value.to_string())
}

/// `POST …/me/push/state`: `endpoint`, empty if the browser has none. The answer is the key of this server, and whether and for
/// which board it sends messages to the browser.
async fn state(
    form: Tokenless,
    request: HttpRequest,
    slug: Path<String>,
) -> Result<HttpResponse, Failure> {
    let Tokenless { visitor, fields } = form;
    let code = remembered(&request);
    let (key, told) = visitor
        .run(move |ctx, _| {
            let endpoint = fields.get("endpoint");
            let told = browsers::told(ctx, &slug, code.as_deref(), endpoint)?;
            Ok((board_news::key(ctx)?.public(), told))
        })
        .await?;
    let told = match told {
        Told::Nothing => "nothing",
        Told::Own => "own",
        Told::Other => "other",
    };
    let state = serde_json::json!({ "key": key, "told": told });
    Ok(answer(StatusCode::OK, &state))
}

/// `POST …/me/push`: `endpoint`, `p256dh`, `auth`. A refusal is answered in words.
async fn ask(
    form: Tokenless,
    request: HttpRequest,
    slug: Path<String>,
) -> Result<HttpResponse, Failure> {
    let Tokenless { visitor, fields } = form;
    let code = remembered(&request);
    let network = visitor.address.network();
    let reach = match visitor.state.config.pushes_private {
        true => Reach::Private,
        false => Reach::Public,
    };
    let asked = visitor
        .attempt(move |ctx, actor| {
            let browser = Browser {
                endpoint: fields.text("endpoint"),
                p256dh: fields.text("p256dh"),
                auth: fields.text("auth"),
            };
            browsers::ask(
                ctx,
                actor,
                &slug,
                code.as_deref(),
                &browser,
                (reach, &network),
            )
        })
        .await;
    let t = visitor.words();
    let (status, problem) = match asked {
        Ok(()) => {
            return Ok(answer(
                StatusCode::OK,
                &serde_json::json!({ "told": "own" }),
            ));
        }
        Err(AppError::Fields(errors)) => {
            let first = errors.first();
            let first = first.map(|error| words::field::problem(t, &error.problem));
            (StatusCode::UNPROCESSABLE_ENTITY, first.unwrap_or_default())
        }
        Err(AppError::Refused(refusal)) => (
            StatusCode::TOO_MANY_REQUESTS,
            words::refusal::refusal(t, &refusal),
        ),
        Err(error) => return Err(visitor.fail(error)),
    };
    Ok(answer(status, &serde_json::json!({ "problem": problem })))
}

/// `POST …/me/push/stop`: `endpoint`. The answer says whether this server still sends messages about another tournament.
async fn stop(form: Tokenless, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Tokenless { visitor, fields } = form;
    let is_told = visitor
        .run(move |ctx, _| browsers::stop(ctx, &slug, fields.get("endpoint")))
        .await?;
    let state = serde_json::json!({ "elsewhere": is_told });
    Ok(answer(StatusCode::OK, &state))
}
