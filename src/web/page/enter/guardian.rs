//! The page behind a guardian's link: who is to play, what is said about the data, how the child is shown; one yes.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::tournament::entry_door::by_link::{self, Holder, Opened},
    auth::Token,
    event::{NameShown, Publication, RequestState},
    web::{
        Drawn, Failure, Form, Posted, Sent, Visitor,
        page::enter::{
            form::{input, offered},
            heading::Heading,
            link::Link,
            request::secret_of,
            request_view::{fee, heading},
        },
        redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{FormView, Page, PlayerName, Section},
    },
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/t/{slug}/enter/guardian/{secret}")
                .route(web::get().to(look))
                .route(web::post().to(confirm)),
        )
        .route(
            "/t/{slug}/enter/guardian/{secret}/change",
            web::post().to(change),
        )
        .route(
            "/t/{slug}/enter/guardian/{secret}/withdraw",
            web::post().to(withdraw),
        );
}

#[derive(Template)]
#[template(path = "enter/guardian.html")]
struct GuardianPage {
    page: Page,
    heading: Heading,
    link: String,
    name: PlayerName,
    guardian: String,
    club: String,
    state: String,
    class: &'static str,
    /// Whether the guardian is waited for.
    is_awaited: bool,
    /// Whether something can still be changed or taken back.
    is_open: bool,
    fee: Option<String>,
    form: FormView,
    names: Vec<(&'static str, String)>,
    publications: Vec<(&'static str, String)>,
    notice: String,
}

async fn show_guardian(
    visitor: &Visitor,
    (slug, secret): (String, Token),
    status: StatusCode,
    typed: Option<Form>,
) -> Result<HttpResponse, Failure> {
    let asked = secret.clone();
    visitor
        .show(
            move |ctx, _| by_link::open(ctx, &slug, Holder::Guardian(asked.secret())),
            move |visitor, opened| draw(visitor, &secret, status, typed, &opened),
        )
        .await
}

fn draw(
    visitor: &Visitor,
    secret: &Token,
    status: StatusCode,
    typed: Option<Form>,
    opened: &Opened,
) -> Result<Drawn, Failure> {
    let t = visitor.words();
    let (entrance, request) = (&opened.entrance, &opened.request);
    let (state, class) = heading(t, request.state);
    let form = typed.unwrap_or_else(|| {
        Form::filled(&[
            ("name_shown", request.name_shown.code()),
            ("publication", request.publication.code()),
        ])
    });
    let template = GuardianPage {
        page: visitor.page(Section::Tournaments),
        heading: Heading::of(t, entrance),
        link: format!(
            "/t/{}/enter/guardian/{}",
            entrance.summary.slug,
            secret.secret()
        ),
        name: show::shown_name(t, &request.name),
        guardian: request.guardian.clone(),
        club: request.club.clone(),
        state,
        class,
        is_awaited: request.state == RequestState::Guardian,
        is_open: request.state.is_open() || request.state == RequestState::Confirmed,
        fee: fee(t, &request.fee),
        form: form.view(visitor),
        names: offered::<NameShown>(t, "name_shown"),
        publications: offered::<Publication>(t, "publication"),
        notice: opened.notice.text.clone(),
    };
    render(visitor, status, &template)
}

async fn look(visitor: Visitor, path: Path<(String, String)>) -> Result<HttpResponse, Failure> {
    let (slug, secret) = path.into_inner();
    let secret = secret_of(&visitor, &secret)?;
    let link = Link::Guardian;
    if let Some(there) = link.followed(&visitor, &slug, &secret, "").await? {
        return Ok(there);
    }
    show_guardian(&visitor, (slug, secret), StatusCode::OK, None).await
}

/// What a guardian says, by the button: yes, or from now on another choice.
async fn said(
    posted: Posted,
    path: (String, String),
    is_first: bool,
) -> Result<HttpResponse, Failure> {
    let (slug, secret) = path;
    let secret = secret_of(&posted.visitor, &secret)?;
    let (asked, hidden) = (slug.clone(), secret.clone());
    let sent = posted
        .send(move |ctx, actor, fields| {
            let (key, holder, input) = (
                fields.key(),
                Holder::Guardian(hidden.secret()),
                input(fields),
            );
            let key = key.as_deref();
            if is_first {
                by_link::confirm(ctx, actor, key, &asked, holder, &input)
            } else {
                by_link::choose(ctx, actor, key, &asked, holder, &input)
            }
        })
        .await?;
    match sent {
        Sent::Done(_) => {
            let link = format!("/t/{slug}/enter/guardian/{}", secret.secret());
            let flash = if is_first {
                "enter-confirmed"
            } else {
                "enter-changed"
            };
            Ok(redirect(&link, Some(flash)))
        }
        Sent::Refused(visitor, form) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_guardian(&visitor, (slug, secret), status, Some(form)).await
        }
    }
}

async fn confirm(posted: Posted, path: Path<(String, String)>) -> Result<HttpResponse, Failure> {
    said(posted, path.into_inner(), true).await
}

async fn change(posted: Posted, path: Path<(String, String)>) -> Result<HttpResponse, Failure> {
    said(posted, path.into_inner(), false).await
}

async fn withdraw(posted: Posted, path: Path<(String, String)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, secret) = path.into_inner();
    let secret = secret_of(&visitor, &secret)?;
    let (key, asked, hidden) = (fields.key(), slug.clone(), secret.clone());
    visitor
        .run(move |ctx, actor| {
            by_link::withdraw(
                ctx,
                actor,
                key.as_deref(),
                &asked,
                Holder::Guardian(hidden.secret()),
            )
        })
        .await?;
    let link = format!("/t/{slug}/enter/guardian/{}", secret.secret());
    Ok(redirect(&link, Some("enter-withdrawn")))
}
