//! Staff devices: made with a code, shown in one list, revoked.

use actix_web::{HttpRequest, HttpResponse, http::StatusCode};
use askama::Template;
use chrono::{Duration, NaiveDateTime};

use crate::{
    app::{
        Done,
        tournament::stations::{
            keep::{self, CODE_MINUTES, Offer, StationLine, StationState, Stations},
            station_input::StationInput,
        },
    },
    event::{Duty, TournamentState},
    i18n::Words,
    web::{
        Failure, Form, Posted, Sent, Visitor,
        connection::local_address,
        redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, Section},
    },
    words::{moment, station},
};

use super::code;

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/t/{slug}/devices")
                .route(web::get().to(look))
                .route(web::post().to(offer)),
        )
        .route("/t/{slug}/devices/{number}/revoke", web::post().to(revoke));
}

/// A device in the list.
struct Row {
    id: i32,
    name: String,
    duty: String,
    state: String,
    /// Whether it can be used now.
    is_live: bool,
    device: String,
    until: String,
    made: String,
}

/// The code of the device that was just made; it is shown only once.
struct Shown {
    code: String,
    /// Address where the code is typed, for a device that cannot read the picture.
    page: String,
    /// The QR code of the address with the code.
    picture: String,
    minutes: i64,
}

#[derive(Template)]
#[template(path = "hall/stations.html")]
struct StationsPage {
    page: Page,
    desk: DeskNav,
    form: FormView,
    shown: Option<Shown>,
    rows: Vec<Row>,
    duties: Vec<(&'static str, String)>,
    /// Whether the tournament is closed, so that its devices have no access.
    is_over: bool,
}

/// The state of a device in words, and whether it can be used.
fn state(t: Words, state: StationState) -> (String, bool) {
    let at = |key: &str, at: NaiveDateTime| t.with_one(key, "time", moment::clock_time(at));
    match state {
        StationState::Waits(until) => (at("station-waits", until), false),
        StationState::Late => (t.get("station-late"), false),
        StationState::Paired(seen) => (at("station-seen", seen), true),
        StationState::Over => (t.get("station-ended"), false),
    }
}

fn row(t: Words, line: &StationLine) -> Row {
    let (state, is_live) = state(t, line.state);
    let day = |at: NaiveDateTime| moment::date(t, at.date());
    Row {
        id: line.id,
        name: line.name.clone(),
        duty: station::duty(t, line.duty, line.boards),
        state,
        is_live,
        device: line.device.clone(),
        // The token ends at midnight.
        until: t.with_one(
            "station-until",
            "day",
            day(line.ends_at - Duration::seconds(1)),
        ),
        made: t.with_two(
            "station-made",
            "name",
            &line.made_by,
            "day",
            day(line.made_at),
        ),
    }
}

/// The code as shown, for the address at which this request reached the server.
fn shown(visitor: &Visitor, request: &HttpRequest, offer: &Offer) -> Shown {
    let base = visitor.state.base_of_log_in(local_address(request));
    let page = format!("{base}/pair");
    let picture = code::picture(&format!("{page}?code={}", offer.code.letters()));
    Shown {
        code: offer.code.to_string(),
        picture: picture.unwrap_or_default(),
        page,
        minutes: CODE_MINUTES,
    }
}

async fn show_stations(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    form: Form,
    shown: Option<Shown>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| keep::all(ctx, actor, &slug),
            move |visitor, all: Stations| {
                let role = visitor.arbiter(all.role)?;
                let t = visitor.words();
                let duties = Duty::ALL.map(|duty| (duty.code(), station::duty(t, duty, None)));
                let template = StationsPage {
                    page: visitor.page(Section::Mine),
                    desk: show::desk_nav(visitor, &all.summary, role, DeskPage::Hall),
                    form: form.view(visitor),
                    shown,
                    rows: all.stations.iter().map(|line| row(t, line)).collect(),
                    duties: duties.into(),
                    is_over: all.summary.state == TournamentState::Finished,
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn look(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let form = Form::default();
    show_stations(&visitor, slug.into_inner(), StatusCode::OK, form, None).await
}

/// `POST …/devices`: the answer shows the code. A repeated request does not show it, because only one device was made.
async fn offer(
    posted: Posted,
    slug: Path<String>,
    request: HttpRequest,
) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let (visitor, asked) = (posted.visitor.clone(), slug.clone());
    let sent = posted
        .send(move |ctx, actor, fields| {
            let input = StationInput {
                station_name: fields.text("station_name"),
                station_duty: fields.text("station_duty"),
                station_first: fields.text("station_first"),
                station_last: fields.text("station_last"),
            };
            keep::offer(ctx, actor, fields.key().as_deref(), &asked, &input)
        })
        .await?;
    match sent {
        Sent::Done(done) => {
            let shown = Done::fresh(done).map(|offer| shown(&visitor, &request, &offer));
            show_stations(&visitor, slug, StatusCode::OK, Form::default(), shown).await
        }
        Sent::Refused(visitor, form) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_stations(&visitor, slug, status, form, None).await
        }
    }
}

/// `POST …/devices/{number}/revoke`.
async fn revoke(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let ((slug, station), key) = (path.into_inner(), fields.key());
    let asked = slug.clone();
    visitor
        .run(move |ctx, actor| keep::revoke(ctx, actor, key.as_deref(), &asked, station))
        .await?;
    Ok(redirect(
        &format!("/t/{slug}/devices"),
        Some("station-revoked"),
    ))
}
