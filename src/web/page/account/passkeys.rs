//! One's own passkeys and recovery codes, and the log-in with a device.

use actix_web::{HttpRequest, HttpResponse, http::StatusCode};
use askama::Template;
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};

use crate::{
    app::{
        AppError, Refusal,
        accounts::{self, KeyLogIn, NewKey, OwnKeys},
    },
    auth::digest,
    web::{
        Failure, Fields, Form, Posted, Visitor, device, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        view::{FormView, Page, Section},
    },
    words::moment,
};

use super::{
    in_clear::must_let_in,
    log_in::{let_in, refused},
    own_account::wrong,
    question::{Question, answered, question},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/account/keys")
                .route(web::get().to(look))
                .route(web::post().to(add)),
        )
        .route("/account/keys/codes", web::post().to(make_codes))
        .route("/account/keys/{id:\\d+}/remove", web::post().to(remove))
        .route("/login/passkey", web::post().to(log_in));
}

fn bytes(fields: &Fields, name: &str) -> Vec<u8> {
    // Invalid base64 cannot come from a device.
    URL_SAFE_NO_PAD.decode(fields.get(name)).unwrap_or_default()
}

struct Line {
    id: i32,
    name: String,
    host: String,
    made: String,
    used: String,
}

#[derive(Template)]
#[template(path = "account/keys.html")]
struct KeysPage {
    page: Page,
    form: FormView,
    codes_form: FormView,
    lines: Vec<Line>,
    /// The challenge for a device that is to be registered.
    question: Option<Question>,
    /// The account as the device knows it: its number in a disguised form, base64url.
    user: String,
    account: String,
    left: i64,
    /// The codes that were just made; they are shown only once.
    codes: Vec<String>,
}

/// The forms that came back with errors, and new codes.
#[derive(Default)]
struct Given {
    form: Form,
    codes_form: Form,
    codes: Vec<String>,
}

async fn show_keys(
    visitor: &Visitor,
    request: &HttpRequest,
    status: StatusCode,
    given: Given,
) -> Result<HttpResponse, Failure> {
    let question = question(visitor, request);
    visitor
        .show(accounts::own_keys, move |visitor, keys: OwnKeys| {
            let t = visitor.words();
            let (id, account) = match &visitor.user {
                Some(user) => (user.id, user.display_name.clone()),
                None => (0, String::new()),
            };
            let day = |at: chrono::NaiveDateTime| moment::date(t, moment::local(at).date());
            let lines = keys.passkeys.into_iter().map(|key| Line {
                id: key.id,
                name: key.name,
                host: key.host,
                made: day(key.made_at),
                used: key.used_at.map_or_else(String::new, day),
            });
            let codes = given
                .codes_form
                .labelled(visitor, &[("old", "account-old")]);
            let template = KeysPage {
                page: visitor.page(Section::Other),
                form: given.form.labelled(
                    visitor,
                    &[("old", "account-old"), ("passkey_name", "passkey-name")],
                ),
                codes_form: codes,
                lines: lines.collect(),
                question,
                user: URL_SAFE_NO_PAD.encode(digest(&format!("passkey of account {id}"))),
                account,
                left: keys.codes,
                codes: given.codes,
            };
            render(visitor, status, &template)
        })
        .await
}

async fn look(visitor: Visitor, request: HttpRequest) -> Result<HttpResponse, Failure> {
    visitor.must_be_signed_in()?;
    must_let_in(&visitor, &request)?;
    show_keys(&visitor, &request, StatusCode::OK, Given::default()).await
}

/// `POST /account/keys`: `passkey_name`, `old`, and what the device sent: `span`, `client_data`, `device_data`.
async fn add(posted: Posted, request: HttpRequest) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    must_let_in(&visitor, &request)?;
    let Some((party, challenge)) = answered(&visitor, &request, &fields) else {
        return Err(visitor.fail(Refusal::PasskeyNotTaken.into()));
    };
    let input = NewKey {
        party,
        challenge,
        client_data: bytes(&fields, "client_data"),
        device_data: bytes(&fields, "device_data"),
        name: fields.text("passkey_name"),
        password: fields.get("old").to_owned(),
    };
    let key = fields.key();
    let permit = visitor.state.hashing.clone().acquire_owned().await;
    let answer = visitor
        .attempt(move |ctx, actor| accounts::add_passkey(ctx, actor, key.as_deref(), &input))
        .await;
    drop(permit);
    match answer {
        Ok(_) => Ok(redirect("/account/keys", Some("passkey-added"))),
        Err(error) => {
            let (errors, status) = wrong(error).map_err(|error| visitor.fail(error))?;
            let form = Form { fields, errors };
            let given = Given {
                form,
                ..Given::default()
            };
            show_keys(&visitor, &request, status, given).await
        }
    }
}

async fn remove(posted: Posted, id: Path<i32>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (key, id) = (fields.key(), id.into_inner());
    visitor
        .run(move |ctx, actor| accounts::remove_passkey(ctx, actor, key.as_deref(), id))
        .await?;
    Ok(redirect("/account/keys", Some("passkey-removed")))
}

/// `POST /account/keys/codes`: `old`. The answer shows the codes.
async fn make_codes(posted: Posted, request: HttpRequest) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    must_let_in(&visitor, &request)?;
    let old = fields.get("old").to_owned();
    let permit = visitor.state.hashing.clone().acquire_owned().await;
    let answer = visitor
        .attempt(move |ctx, actor| accounts::make_codes(ctx, actor, &old))
        .await;
    drop(permit);
    let (status, given) = match answer {
        Ok(codes) => {
            let codes = codes.iter().map(ToString::to_string).collect();
            let given = Given {
                codes,
                ..Given::default()
            };
            (StatusCode::OK, given)
        }
        Err(error) => {
            let (errors, status) = wrong(error).map_err(|error| visitor.fail(error))?;
            let given = Given {
                codes_form: Form { fields, errors },
                ..Given::default()
            };
            (status, given)
        }
    };
    show_keys(&visitor, &request, status, given).await
}

/// `POST /login/passkey`: what the device sent: `span`, `credential`, `client_data`, `device_data`, `signature`.
async fn log_in(posted: Posted, request: HttpRequest) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let not_taken = || AppError::from(Refusal::PasskeyNotTaken);
    // Devices give no answer on a page without TLS, so that nobody gets here from where the log-in is barred.
    let Some((party, challenge)) = answered(&visitor, &request, &fields) else {
        return refused(&visitor, &request, String::new(), not_taken()).await;
    };
    let input = KeyLogIn {
        party,
        challenge,
        credential: fields.get("credential").to_owned(),
        client_data: bytes(&fields, "client_data"),
        device_data: bytes(&fields, "device_data"),
        signature: bytes(&fields, "signature"),
        address: visitor.address.to_string(),
        device: device::sent(&request, &visitor.state),
        former: visitor.has_cookie.then(|| visitor.token.clone()),
        browser: device::words(&request),
    };
    let answer = visitor
        .attempt(move |ctx, _| accounts::log_in_by_passkey(ctx, &input))
        .await;
    match answer {
        Ok(kept) => Ok(let_in(&visitor, &kept)),
        Err(error) => refused(&visitor, &request, String::new(), error).await,
    }
}
