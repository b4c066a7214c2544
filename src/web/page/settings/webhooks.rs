//! Webhooks: other servers that are told what happens in the tournament. They are added, tested and removed, and their last
//! answers shown.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        Done,
        tournament::webhooks::{
            Reach,
            keep::{self, MessageLine, WebhookLine, Webhooks},
            sending::Answer,
        },
    },
    event::DeliveryState,
    i18n::Words,
    web::{
        Failure, Form, Posted, Sent, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, Section},
    },
    words::moment,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/t/{slug}/settings/webhooks")
                .route(web::get().to(look))
                .route(web::post().to(add)),
        )
        .route(
            "/t/{slug}/settings/webhooks/{number}/test",
            web::post().to(test),
        )
        .route(
            "/t/{slug}/settings/webhooks/{number}/remove",
            web::post().to(remove),
        );
}

/// A message in the list.
struct MessageView {
    what: String,
    at: String,
    became: String,
}

/// A server in the list.
struct Row {
    id: i32,
    address: String,
    made: String,
    messages: Vec<MessageView>,
}

#[derive(Template)]
#[template(path = "settings/webhooks.html")]
struct WebhooksPage {
    page: Page,
    desk: DeskNav,
    form: FormView,
    /// The secret that signs messages to the server that was just added; it is shown only once.
    secret: Option<String>,
    rows: Vec<Row>,
}

/// The answer of another server, in words.
pub fn answer(t: Words, answer: Answer) -> String {
    match answer {
        Answer::Status(status) => t.with_one("webhook-answer-status", "status", status.to_string()),
        Answer::Connection => t.get("webhook-answer-connection"),
        Answer::Time => t.get("webhook-answer-time"),
        Answer::Tls => t.get("webhook-answer-tls"),
        Answer::Private => t.get("webhook-answer-private"),
        Answer::Late => t.get("webhook-answer-late"),
    }
}

fn message(t: Words, line: &MessageLine) -> MessageView {
    let event = t.get(&format!(
        "webhook-event-{}",
        line.event.code().replace('.', "-")
    ));
    let what = match (line.round, line.board) {
        (Some(round), Some(board)) => {
            let (round, board) = (round.to_string(), board.to_string());
            let place = t.with_two("webhook-board", "round", &round, "board", &board);
            format!("{event}: {place}")
        }
        (Some(round), None) => {
            format!(
                "{event}: {}",
                t.with_one("webhook-round", "round", round.to_string())
            )
        }
        _ => event,
    };
    let state = match line.state {
        DeliveryState::Waiting if line.tries == 0 => t.get("webhook-waiting"),
        DeliveryState::Waiting => {
            let next = moment::stamp(t, line.due_at);
            t.with_one("webhook-again", "at", next)
        }
        DeliveryState::Sent => t.get("webhook-taken"),
        DeliveryState::GivenUp => t.get("webhook-given-up"),
    };
    let became = match line.answer {
        Some(last) => format!("{state} ({})", answer(t, last)),
        None => state,
    };
    MessageView {
        what,
        at: moment::stamp(t, line.at),
        became,
    }
}

fn row(t: Words, line: &WebhookLine) -> Row {
    let day = moment::date(t, line.made_at.date());
    Row {
        id: line.id,
        address: line.address.clone(),
        made: t.with_two("webhook-made", "name", &line.made_by, "day", day),
        messages: line.messages.iter().map(|line| message(t, line)).collect(),
    }
}

async fn show_webhooks(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    form: Form,
    secret: Option<String>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| keep::all(ctx, actor, &slug),
            move |visitor, told: Webhooks| {
                let role = visitor.arbiter(told.role)?;
                let t = visitor.words();
                let template = WebhooksPage {
                    page: visitor.page(Section::Mine),
                    desk: show::desk_nav(visitor, &told.summary, role, DeskPage::Settings),
                    form: form.view(visitor),
                    secret,
                    rows: told.webhooks.iter().map(|line| row(t, line)).collect(),
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn look(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let form = Form::default();
    show_webhooks(&visitor, slug.into_inner(), StatusCode::OK, form, None).await
}

/// `POST …/settings/webhooks`: the answer shows the secret. A repeated request does not show it, because only one server was
/// added.
async fn add(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let (visitor, asked) = (posted.visitor.clone(), slug.clone());
    let reach = if visitor.state.config.tells_private {
        Reach::Private
    } else {
        Reach::Public
    };
    let sent = posted
        .send(move |ctx, actor, fields| {
            let address = fields.text("webhook_address");
            let key = fields.key();
            keep::add(ctx, actor, key.as_deref(), &asked, (&address, reach))
        })
        .await?;
    match sent {
        Sent::Done(done) => {
            let secret = Done::fresh(done);
            show_webhooks(&visitor, slug, StatusCode::OK, Form::default(), secret).await
        }
        Sent::Refused(visitor, form) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_webhooks(&visitor, slug, status, form, None).await
        }
    }
}

/// `POST …/settings/webhooks/{number}/test`.
async fn test(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let ((slug, webhook), key) = (path.into_inner(), fields.key());
    let asked = slug.clone();
    visitor
        .run(move |ctx, actor| keep::test(ctx, actor, key.as_deref(), &asked, webhook))
        .await?;
    Ok(redirect(
        &format!("/t/{slug}/settings/webhooks"),
        Some("webhook-tested"),
    ))
}

/// `POST …/settings/webhooks/{number}/remove`.
async fn remove(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let ((slug, webhook), key) = (path.into_inner(), fields.key());
    let asked = slug.clone();
    visitor
        .run(move |ctx, actor| keep::remove(ctx, actor, key.as_deref(), &asked, webhook))
        .await?;
    Ok(redirect(
        &format!("/t/{slug}/settings/webhooks"),
        Some("webhook-removed"),
    ))
}
