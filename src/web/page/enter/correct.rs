//! Correcting the data of an entered player, by a link or by the club that sent the request. Some corrections count at once;
//! others go to the arbiters as a request.

use actix_web::{HttpRequest, HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        Done,
        tournament::entry_door::{
            by_link::{self, Opened},
            correct::{self, Correctable, CorrectionInput},
        },
    },
    i18n::Words,
    web::{
        Drawn, Failure, Form, Posted, Sent, Visitor,
        page::{
            club::players::{Choices, choices},
            enter::{
                heading::Heading,
                link::{Behind, Link},
            },
        },
        redirect, render,
        routing::{self as web, ServiceConfig},
        show,
        view::{FormView, Page, PlayerName, Section},
    },
    words::moment,
};

/// Adds the addresses of this file.
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
        )
        .service(
            web::resource("/t/{slug}/enter/club/{number}/correct")
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
    /// Address of this page.
    address: String,
    /// Address of the page of the request.
    back: String,
    lead: String,
    /// State of the last correction that was put to the arbiters.
    asked: Option<String>,
    form: FormView,
    choices: Choices,
    is_registered: bool,
    /// Whether the form asks for the sender's address; a club is not asked.
    has_address: bool,
}

/// The state of a correction that was put to the arbiters, in a sentence.
fn asked(t: Words, correctable: &Correctable) -> Option<String> {
    let asked = correctable.asked.as_ref()?;
    let day = moment::date(t, moment::local(asked.sent_at).date());
    let key = match asked.taken {
        None => "correct-asked-open",
        Some(true) => "correct-asked-taken",
        Some(false) => "correct-asked-declined",
    };
    Some(t.with_one(key, "day", day))
}

async fn show_form(
    visitor: &Visitor,
    link: Link,
    status: StatusCode,
    typed: Option<Form>,
) -> Result<HttpResponse, Failure> {
    let asked = link.clone();
    visitor
        .show(
            move |ctx, actor| {
                asked.behind(ctx, "/correct", || {
                    let holder = asked.holder(actor)?;
                    let opened = by_link::open(ctx, asked.slug(), holder)?;
                    let correctable = correct::for_correction(ctx, asked.slug(), holder)?;
                    Ok((opened, correctable))
                })
            },
            move |visitor, found| match found {
                Behind::Here(read) => draw(visitor, &link, status, typed, &read),
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
    (opened, correctable): &(Opened, Correctable),
) -> Result<Drawn, Failure> {
    let t = visitor.words();
    let form = typed.unwrap_or_else(|| {
        let fields = correctable.input.person.fields();
        let mut filled: Vec<(&str, &str)> = fields.into_iter().collect();
        filled.push(("email", &correctable.input.email));
        Form::filled(&filled)
    });
    let lead = if link.is_club() {
        "correct-lead-club"
    } else if correctable.asks {
        "correct-lead-asks"
    } else {
        "correct-lead"
    };
    let back = link.address();
    let template = CorrectPage {
        page: visitor.page(Section::Tournaments),
        heading: Heading::of(t, &opened.entrance),
        name: show::shown_name(t, &opened.request.name),
        address: format!("{back}/correct"),
        back,
        lead: t.get(lead),
        asked: asked(t, correctable),
        form: form.view(visitor),
        choices: choices(t, None),
        is_registered: correctable.is_registered,
        has_address: !link.is_club(),
    };
    render(visitor, status, &template)
}

async fn look(visitor: Visitor, request: HttpRequest) -> Result<HttpResponse, Failure> {
    let link = Link::of(&visitor, &request)?;
    show_form(&visitor, link, StatusCode::OK, None).await
}

async fn send(posted: Posted, request: HttpRequest) -> Result<HttpResponse, Failure> {
    let link = Link::of(&posted.visitor, &request)?;
    let asked = link.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let (key, holder) = (fields.key(), asked.holder(actor)?);
            let input = CorrectionInput {
                person: fields.read(),
                email: fields.text("email"),
            };
            correct::correct(ctx, actor, key.as_deref(), asked.slug(), holder, &input)
        })
        .await?;
    match sent {
        Sent::Done(done) => {
            let flash = match done {
                Done::Fresh(true) => "correct-asked",
                Done::Fresh(false) | Done::Repeated(_) => "correct-written",
            };
            let back = link.address();
            Ok(redirect(&format!("{back}/correct"), Some(flash)))
        }
        Sent::Refused(visitor, form) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_form(&visitor, link, status, Some(form)).await
        }
    }
}
