//! Pairing numbers: exchanged between equals, assigned anew, or written by hand.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        Actor, AppError, Context, Refusal,
        tournament::{
            confirmation::Confirmation,
            numbers::{self, NumberLine},
            numbers_by_hand::{self, HandLine, NUMBERS},
        },
    },
    event::Elo,
    i18n::Words,
    web::{
        Failure, Form, Posted, Sent, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, PlayerName, Section},
    },
    words,
};

use super::confirm;

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/numbers", web::get().to(page))
        .route("/t/{slug}/numbers/exchange", web::post().to(exchange))
        .route("/t/{slug}/numbers/give", web::post().to(give))
        .route("/t/{slug}/numbers/renew", web::post().to(renew));
}

struct Line {
    entry: i32,
    number: i32,
    name: PlayerName,
    rating: Option<u16>,
    /// The number in the initial ranking, if it differs.
    ranked: Option<i32>,
    /// Entry of the next participant, if both are equal in the ranking.
    equal: Option<i32>,
}

#[derive(Template)]
#[template(path = "desk/numbers.html")]
struct NumbersPage {
    page: Page,
    desk: DeskNav,
    lines: Vec<Line>,
    /// Number of participants whose number differs from the initial ranking.
    moved: usize,
    /// Whether two participants are equally ranked, so that their numbers may be exchanged.
    has_equals: bool,
    /// Why the numbers can no longer change.
    fixed: Option<String>,
    /// The participants whose numbers the arbiter writes; empty if the arbiter does not.
    by_hand: Vec<Written>,
    form: FormView,
}

/// A participant whose number the arbiter writes.
struct Written {
    /// Name of the field: `number-17`.
    field: String,
    name: PlayerName,
    rating: Option<u16>,
    /// The typed value, or the present number.
    value: String,
}

const FIELD: &str = "number-";

fn written(t: Words, one: &HandLine, typed: Option<&Form>) -> Written {
    let field = format!("{FIELD}{}", one.entrant.entry);
    Written {
        name: show::name(t, &one.entrant, None),
        rating: one.entrant.rating.map(Elo::get),
        value: match typed {
            Some(form) => form.fields.text(&field),
            None => one.number.map(|n| n.to_string()).unwrap_or_default(),
        },
        field,
    }
}

fn line(t: Words, line: &NumberLine) -> Line {
    Line {
        entry: line.entrant.entry,
        number: line.number,
        name: show::name(t, &line.entrant, None),
        rating: line.entrant.rating.map(Elo::get),
        ranked: Some(line.ranked).filter(|ranked| *ranked != line.number),
        equal: line.equal,
    }
}

async fn page(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    show_page(&visitor, slug.into_inner(), StatusCode::OK, None).await
}

async fn show_page(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    typed: Option<Form>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| numbers::view(ctx, actor, &slug),
            move |visitor, view| {
                let role = visitor.arbiter(view.role)?;
                let t = visitor.words();
                let lines: Vec<Line> = view.lines.iter().map(|one| line(t, one)).collect();
                let moved = lines.iter().filter(|line| line.ranked.is_some()).count();
                let by_hand = view.by_hand.unwrap_or_default();
                let by_hand = by_hand.iter().map(|one| written(t, one, typed.as_ref()));
                let template = NumbersPage {
                    by_hand: by_hand.collect(),
                    form: typed.as_ref().map_or_else(FormView::default, |form| {
                        form.labelled(visitor, &[(NUMBERS, "numbers-title")])
                    }),
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &view.summary, role, DeskPage::Entries),
                    has_equals: view.fixed.is_none()
                        && lines.iter().any(|line| line.equal.is_some()),
                    lines,
                    moved,
                    fixed: view.fixed.map(|why| words::refusal::refusal(t, &why)),
                };
                render(visitor, status, &template)
            },
        )
        .await
}

/// Does `work` with the answer of the form, or asks the question first. Afterwards it shows the numbers.
async fn answered(
    posted: Posted,
    slug: String,
    said: &'static str,
    work: impl FnOnce(&Context, &Actor, Option<&str>, &str, &Confirmation) -> Result<(), AppError>
    + Send
    + 'static,
) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let back = format!("/t/{slug}/numbers");
    let (key, asked, answer) = (fields.key(), slug.clone(), confirm::answer(&fields));
    let done = visitor
        .attempt(move |ctx, actor| work(ctx, actor, key.as_deref(), &asked, &answer))
        .await;
    match done {
        Ok(()) => Ok(redirect(&back, Some(said))),
        Err(AppError::Refused(Refusal::Asked(question))) => {
            confirm::ask(&visitor, slug, *question, fields, back).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

/// `POST …/exchange`: `first` and `second`, two entries, exchange their numbers.
async fn exchange(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let fields = &posted.fields;
    let two = ["first", "second"].map(|name| fields.number(name).unwrap_or_default());
    let work =
        move |ctx: &Context, actor: &Actor, key: Option<&str>, slug: &str, why: &Confirmation| {
            numbers::exchange(ctx, actor, key, slug, two, why).map(drop)
        };
    answered(posted, slug.into_inner(), "numbers-exchanged", work).await
}

/// `POST …/give`: `number-ENTRY` for everybody who plays.
async fn give(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let typed = fields.0.iter().filter_map(|(name, value)| {
                let entry = name.strip_prefix(FIELD)?.parse().ok()?;
                Some((entry, value.clone()))
            });
            let typed: Vec<(i32, String)> = typed.collect();
            numbers_by_hand::give(ctx, actor, fields.key().as_deref(), &asked, &typed)
        })
        .await?;
    match sent {
        Sent::Done(_) => Ok(redirect(
            &format!("/t/{slug}/numbers"),
            Some("numbers-given"),
        )),
        Sent::Refused(visitor, form) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_page(&visitor, slug, status, Some(form)).await
        }
    }
}

/// `POST …/renew`: assigns all numbers anew.
async fn renew(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let work = |ctx: &Context, actor: &Actor, key: Option<&str>, slug: &str, why: &Confirmation| {
        numbers::renumber(ctx, actor, key, slug, why).map(drop)
    };
    answered(posted, slug.into_inner(), "numbers-renewed", work).await
}
