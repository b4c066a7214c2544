//! The days and times of the rounds, as the chief arbiter sets them.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        access::TournamentRole,
        tournament::{
            checked_settings::MOST_ROUNDS,
            days::{self, DaysInput},
            round_hours::hour_text,
        },
    },
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
    config.service(
        web::resource("/t/{slug}/settings/days")
            .route(web::get().to(edit))
            .route(web::post().to(update)),
    );
}

#[derive(Template)]
#[template(path = "settings/days.html")]
struct DaysPage {
    page: Page,
    desk: DeskNav,
    form: FormView,
    version: i32,
    /// First and last day of the tournament, as dates and in words.
    bounds: (String, String),
    span: String,
    /// For each round its number, and the values of its day and time.
    days: Vec<(u8, String, String)>,
    /// The time zone of the event, in words.
    zone: String,
    may_change: bool,
}

/// Name of the field of a round's day.
fn field(round: u8) -> String {
    format!("day_{round}")
}

/// Name of the field of a round's time.
fn hour_field(round: u8) -> String {
    format!("hour_{round}")
}

async fn show_days(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    typed: Option<Form>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| days::get(ctx, actor, &slug),
            move |visitor, (summary, role, stored)| {
                let t = visitor.words();
                let version = Form::version(typed.as_ref(), stored);
                let day = |round: u8| match &typed {
                    Some(form) => form.fields.text(&field(round)),
                    None => summary
                        .day_of(round)
                        .map(|day| day.to_string())
                        .unwrap_or_default(),
                };
                let hour = |round: u8| match &typed {
                    Some(form) => form.fields.text(&hour_field(round)),
                    None => summary
                        .hours
                        .of_round(round)
                        .map(hour_text)
                        .unwrap_or_default(),
                };
                let zone = match &typed {
                    Some(form) => form.fields.text("zone"),
                    None => summary.hours.zone.text(),
                };
                let template = DaysPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &summary, role, DeskPage::Settings),
                    days: (1..=summary.course.planned())
                        .map(|round| (round, day(round), hour(round)))
                        .collect(),
                    zone,
                    form: typed.unwrap_or_else(|| Form::filled(&[])).view(visitor),
                    version,
                    bounds: (summary.start.to_string(), summary.end.to_string()),
                    span: moment::span(t, summary.start, summary.end),
                    may_change: role != TournamentRole::Deputy,
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn edit(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    show_days(&visitor, slug.into_inner(), StatusCode::OK, None).await
}

async fn update(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let (key, version) = (fields.key(), fields.version()?);
            let texts = |name: fn(u8) -> String| -> Vec<String> {
                let rounds = 1..=MOST_ROUNDS;
                rounds.map(|round| fields.text(&name(round))).collect()
            };
            let typed = DaysInput {
                days: texts(field),
                hours: texts(hour_field),
                zone: fields.text("zone"),
            };
            days::set(ctx, actor, key.as_deref(), &asked, version, &typed)
        })
        .await?;
    match sent {
        Sent::Done(_) => Ok(redirect(
            &format!("/t/{slug}/settings/days"),
            Some("settings-saved"),
        )),
        Sent::Refused(visitor, form) => {
            show_days(&visitor, slug, StatusCode::UNPROCESSABLE_ENTITY, Some(form)).await
        }
    }
}
