//! Correcting who plays, by a link: a form, which is taken at once or goes to the arbiters as a question.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        Done,
        tournament::entry_door::{
            by_link::{self, Opened},
            correct::{self, Correctable, CorrectionInput},
        },
    },
    auth::Token,
    i18n::Words,
    web::{
        Drawn, Failure, Form, Posted, Sent, Visitor,
        page::{
            club::players::{Choices, choices},
            enter::{heading::Heading, link::Link, request::secret_of},
        },
        redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{FormView, Page, PlayerName, Section},
    },
    words::moment,
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/t/{slug}/enter/request/{secret}/correct")
                .route(web::get().to(look))
                .route(web::post().to(send)),
        )
        .service(
            web::resource("/t/{slug}/enter/guardian/{secret}/correct")
                .route(web::get().to(look))
                .route(web::post().to(send)),
        );
}

#[derive(Template)]
#[template(path = "enter/correct.html")]
struct CorrectPage {
    page: Page,
    heading: Heading,
    name: PlayerName,
    /// Addresses of this page, and of the request's.
    address: String,
    back: String,
    lead: String,
    /// What became of the last correction that the arbiters were asked for.
    asked: Option<String>,
    form: FormView,
    choices: Choices,
    is_registered: bool,
}

/// What became of a question.
fn asked(t: Words, correctable: &Correctable) -> Option<String> {
    let asked = correctable.asked.as_ref()?;
    let day = moment::date(t, moment::local(asked.sent_at).date());
    let key = match asked.taken {
        None => "correct-asked-open",
        Some(true) => "correct-asked-taken",
        Some(false) => "correct-asked-declined",
    };
    Some(t.a(key, "day", day))
}

async fn show_form(
    visitor: &Visitor,
    (slug, secret): (String, Token),
    link: Link,
    status: StatusCode,
    typed: Option<Form>,
) -> Result<HttpResponse, Failure> {
    let (asked, hidden) = (slug.clone(), secret.clone());
    visitor
        .show(
            move |ctx, _| {
                let opened = by_link::open(ctx, &asked, link.holder(&hidden))?;
                let correctable = correct::for_correction(ctx, &asked, link.holder(&hidden))?;
                Ok((opened, correctable))
            },
            move |visitor, read| {
                let back = link.address(&slug, &secret);
                draw(visitor, back, status, typed, &read)
            },
        )
        .await
}

fn draw(
    visitor: &Visitor,
    back: String,
    status: StatusCode,
    typed: Option<Form>,
    (opened, correctable): &(Opened, Correctable),
) -> Result<Drawn, Failure> {
    let t = visitor.words();
    let form = typed.unwrap_or_else(|| {
        let fields = correctable.input.person.fields();
        let mut filled: Vec<(&str, &str)> = fields.into_iter().collect();
        filled.push(("email", &correctable.input.email));
        Form::filled(&filled)
    });
    let lead = if correctable.asks {
        "correct-lead-asks"
    } else {
        "correct-lead"
    };
    let template = CorrectPage {
        page: visitor.page(Section::Tournaments),
        heading: Heading::of(t, &opened.entrance),
        name: show::shown_name(t, &opened.request.name),
        address: format!("{back}/correct"),
        back,
        lead: t.get(lead),
        asked: asked(t, correctable),
        form: form.view(visitor),
        choices: choices(t, &[]),
        is_registered: correctable.is_registered,
    };
    render(visitor, status, &template)
}

async fn look(
    visitor: Visitor,
    path: Path<(String, String)>,
    link: Link,
) -> Result<HttpResponse, Failure> {
    let (slug, secret) = path.into_inner();
    let secret = secret_of(&visitor, &secret)?;
    if let Some(there) = link.followed(&visitor, &slug, &secret, "/correct").await? {
        return Ok(there);
    }
    show_form(&visitor, (slug, secret), link, StatusCode::OK, None).await
}

async fn send(
    posted: Posted,
    path: Path<(String, String)>,
    link: Link,
) -> Result<HttpResponse, Failure> {
    let (slug, secret) = path.into_inner();
    let secret = secret_of(&posted.visitor, &secret)?;
    let (asked, hidden) = (slug.clone(), secret.clone());
    let sent = posted
        .send(move |ctx, actor, fields| {
            let (key, holder) = (fields.key(), link.holder(&hidden));
            let input = CorrectionInput {
                person: fields.read(),
                email: fields.text("email"),
            };
            correct::correct(ctx, actor, key.as_deref(), &asked, holder, &input)
        })
        .await?;
    match sent {
        Sent::Done(done) => {
            let flash = match done {
                Done::Fresh(true) => "correct-asked",
                Done::Fresh(false) | Done::Repeated(_) => "correct-written",
            };
            let back = link.address(&slug, &secret);
            Ok(redirect(&format!("{back}/correct"), Some(flash)))
        }
        Sent::Refused(visitor, form) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_form(&visitor, (slug, secret), link, status, Some(form)).await
        }
    }
}
