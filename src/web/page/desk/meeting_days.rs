//! The days of single boards of a schedule, or of team matches.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::tournament::{
        meeting_days::{self, Meeting, MeetingDayInput, MeetingLine},
        round_hours::hour_text,
    },
    i18n::Words,
    web::{
        Failure, Fields, Form, Posted, Sent, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, Section},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/t/{slug}/desk/{round}/days")
            .route(web::get().to(edit))
            .route(web::post().to(set)),
    );
}

/// A board or a match with its fields.
struct Line {
    number: i32,
    /// The names of both sides: `Bianchi Anna – Rossi Ugo`.
    names: String,
    day: String,
    hour: String,
}

#[derive(Template)]
#[template(path = "desk/meeting_days.html")]
struct MeetingDaysPage {
    page: Page,
    desk: DeskNav,
    round: u8,
    /// The day of the round, if known.
    day: Option<String>,
    lines: Vec<Line>,
    form: FormView,
}

fn line(t: Words, line: &MeetingLine, typed: Option<&Form>) -> Line {
    let names = match &line.meeting {
        Meeting::Players(two) => two.each_ref().map(|one| show::name(t, one, None).plain()),
        Meeting::Teams(two) => two.clone(),
    };
    let number = line.number;
    let (day, hour) = match typed {
        Some(form) => (
            form.fields.text(&format!("day_{number}")),
            form.fields.text(&format!("hour_{number}")),
        ),
        None => (
            line.on.map(|on| on.day.to_string()).unwrap_or_default(),
            line.on
                .and_then(|on| on.hour)
                .map(hour_text)
                .unwrap_or_default(),
        ),
    };
    Line {
        number,
        names: names.join(" – "),
        day,
        hour,
    }
}

async fn show_days(
    visitor: &Visitor,
    (slug, round): (String, u8),
    status: StatusCode,
    typed: Option<Form>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| meeting_days::get(ctx, actor, &slug, round),
            move |visitor, view| {
                let t = visitor.words();
                let lines = view.lines.iter();
                let template = MeetingDaysPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &view.summary, view.role, DeskPage::Round),
                    round,
                    day: show::round_day(t, &view.summary, round),
                    lines: lines.map(|one| line(t, one, typed.as_ref())).collect(),
                    form: typed
                        .as_ref()
                        .map_or_else(FormView::default, |form| form.view(visitor)),
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn edit(visitor: Visitor, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    show_days(&visitor, path.into_inner(), StatusCode::OK, None).await
}

/// `day_1`, `hour_1`, … by the numbers of the boards or matches.
fn typed(fields: &Fields) -> Vec<MeetingDayInput> {
    let days = fields.0.iter().filter_map(|(name, day)| {
        let number = name.strip_prefix("day_")?.parse().ok()?;
        Some(MeetingDayInput {
            number,
            day: day.clone(),
            hour: fields.text(&format!("hour_{number}")),
        })
    });
    days.collect()
}

/// `POST …/days`: the days of the round.
async fn set(posted: Posted, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let (slug, round) = path.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let key = fields.key();
            meeting_days::set(ctx, actor, key.as_deref(), &asked, round, &typed(fields))
        })
        .await?;
    match sent {
        Sent::Done(_) => Ok(redirect(
            &format!("/t/{slug}/desk/{round}"),
            Some("meeting-days-set"),
        )),
        Sent::Refused(visitor, form) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_days(&visitor, (slug, round), status, Some(form)).await
        }
    }
}
