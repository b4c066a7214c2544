//! The page behind a guardian's link: the player, the notice about data, how the child's name is shown, and the confirmation. A
//! club that sent a request for a member sees the same page without the confirmation, because it has the parents' consent.

use actix_web::{HttpRequest, HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::tournament::entry_door::by_link::{self, Opened},
    event::{NameShown, Publication, RequestState},
    web::{
        Drawn, Failure, Form, Posted, Sent, Visitor,
        page::enter::{
            form::{input, offered},
            heading::Heading,
            link::{Behind, Link},
            request_view::{fee, heading},
        },
        redirect, render,
        routing::{self as web, ServiceConfig},
        show,
        view::{FormView, Page, PlayerName, Section},
    },
};

/// Adds the addresses of this file.
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
        )
        .route("/t/{slug}/enter/club/{number}", web::get().to(look))
        .route(
            "/t/{slug}/enter/club/{number}/change",
            web::post().to(change),
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
    /// Whether the guardian has yet to confirm.
    is_awaited: bool,
    /// Whether the request can still be changed or withdrawn.
    is_open: bool,
    /// Whether the reader may choose how the name is shown. Once a guardian has chosen, only they may.
    may_choose: bool,
    /// Address of the club's list, if the club reads the page.
    back: Option<String>,
    fee: Option<String>,
    form: FormView,
    names: Vec<(&'static str, String)>,
    publications: Vec<(&'static str, String)>,
    notice: String,
}

async fn show_guardian(
    visitor: &Visitor,
    link: Link,
    status: StatusCode,
    typed: Option<Form>,
) -> Result<HttpResponse, Failure> {
    let asked = link.clone();
    visitor
        .show(
            move |ctx, actor| {
                let open = || by_link::open(ctx, asked.slug(), asked.holder(actor)?);
                asked.behind(ctx, "", open)
            },
            move |visitor, found| match found {
                Behind::Here(opened) => draw(visitor, &link, status, typed, &opened),
                Behind::Elsewhere(address) => Ok(Drawn::elsewhere(address)),
            },
        )
        .await
}

fn draw(
    visitor: &Visitor,
    link: &Link,
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
        link: link.address(),
        name: show::shown_name(t, &request.name),
        guardian: request.guardian.clone(),
        club: request.club.clone(),
        state,
        class,
        is_awaited: request.state == RequestState::Guardian,
        is_open: request.state.is_open() || request.state == RequestState::Confirmed,
        may_choose: !link.is_club() || request.guardian_how != "link",
        back: link
            .is_club()
            .then(|| format!("/t/{}/enter/club", link.slug())),
        fee: fee(t, &request.fee),
        form: form.view(visitor),
        names: offered::<NameShown>(t, "name_shown"),
        publications: offered::<Publication>(t, "publication"),
        notice: opened.notice.text.clone(),
    };
    render(visitor, status, &template)
}

async fn look(visitor: Visitor, request: HttpRequest) -> Result<HttpResponse, Failure> {
    let link = Link::of(&visitor, &request)?;
    show_guardian(&visitor, link, StatusCode::OK, None).await
}

/// The guardian's answer, by the button: the confirmation, or later another choice.
async fn said(
    posted: Posted,
    request: &HttpRequest,
    is_first: bool,
) -> Result<HttpResponse, Failure> {
    let link = Link::of(&posted.visitor, request)?;
    let asked = link.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let (key, holder, input) = (fields.key(), asked.holder(actor)?, input(fields));
            let key = key.as_deref();
            if is_first {
                by_link::confirm(ctx, actor, key, asked.slug(), holder, &input)
            } else {
                by_link::choose(ctx, actor, key, asked.slug(), holder, &input)
            }
        })
        .await?;
    match sent {
        Sent::Done(_) => {
            let flash = if is_first {
                "enter-confirmed"
            } else {
                "enter-changed"
            };
            Ok(redirect(&link.address(), Some(flash)))
        }
        Sent::Refused(visitor, form) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_guardian(&visitor, link, status, Some(form)).await
        }
    }
}

async fn confirm(posted: Posted, request: HttpRequest) -> Result<HttpResponse, Failure> {
    said(posted, &request, true).await
}

async fn change(posted: Posted, request: HttpRequest) -> Result<HttpResponse, Failure> {
    said(posted, &request, false).await
}

async fn withdraw(posted: Posted, request: HttpRequest) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let link = Link::of(&visitor, &request)?;
    let (key, asked) = (fields.key(), link.clone());
    visitor
        .run(move |ctx, actor| {
            let holder = asked.holder(actor)?;
            by_link::withdraw(ctx, actor, key.as_deref(), asked.slug(), holder)
        })
        .await?;
    Ok(redirect(&link.address(), Some("enter-withdrawn")))
}
