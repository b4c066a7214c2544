//! The arbiter's page about the hall: what each screen shows, the announcement to everybody, the clock of the round.

use actix_web::{HttpRequest, HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::tournament::{
        round_hours::hour_text,
        screens::{
            announcement::{self, MOST_BOARDS},
            desk::{self, Hall},
            hall_input::{AnnouncementInput, RoundClockInput, ScreenInput},
            round_clock::{self, zone_text},
            screen::{self, Screen},
            showing::{Showing, Theme},
        },
    },
    event::Word,
    i18n::Words,
    web::{
        Failure, Fields, Form, Posted, Sent, Visitor,
        page::hall::code,
        redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, Section},
    },
    words::{hall, moment},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/t/{slug}/screens")
                .route(web::get().to(look))
                .route(web::post().to(add)),
        )
        .route("/t/{slug}/screens/announce", web::post().to(announce))
        .route("/t/{slug}/screens/clock", web::post().to(clock))
        .route("/t/{slug}/screens/{number}/change", web::post().to(change))
        .route("/t/{slug}/screens/{number}/remove", web::post().to(remove));
}

/// A screen in the list.
struct ScreenLine {
    id: i32,
    version: i32,
    name: String,
    shows: &'static str,
    seconds: u32,
    theme: &'static str,
}

impl From<&Screen> for ScreenLine {
    fn from(screen: &Screen) -> Self {
        Self {
            id: screen.id,
            version: screen.version,
            name: screen.name.clone(),
            shows: screen.shows.code(),
            seconds: screen.page_seconds,
            theme: screen.theme.code(),
        }
    }
}

#[derive(Template)]
#[template(path = "hall/control.html")]
struct HallDeskPage {
    page: Page,
    desk: DeskNav,
    form: FormView,
    /// The announcement, and the time since when it is shown.
    said: Option<(String, String)>,
    said_version: i32,
    /// When the round begins and ends, in words.
    clock: Option<String>,
    clock_version: i32,
    /// Boards without a result, as they are typed, and the words of the button that calls them. Empty if no result is missing,
    /// or if there are more boards than one announcement may call.
    missing: (String, String),
    screens: Vec<ScreenLine>,
    /// What a screen may show, as code and words.
    shows: Vec<(&'static str, String)>,
    themes: Vec<(&'static str, String)>,
    /// The base address of the codes.
    base: String,
    /// Whether no other machine can reach that address.
    is_here_alone: bool,
}

/// The form that came back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Of {
    Announcement,
    Clock,
    Screen,
}

fn choices<W: Word>(t: Words, field: &str) -> Vec<(&'static str, String)> {
    let words = W::ALL.iter().map(|word| word.code());
    words
        .map(|code| (code, t.get(&format!("setting-{field}-{code}"))))
        .collect()
}

/// The values of the forms before anything is typed: the announcement, the clock or the next one to set, a first screen.
fn filled(visitor: &Visitor, hall: &Hall) -> Fields {
    let now = visitor.state.ctx.clock.now();
    let said = hall.announcement.input();
    let clock = match hall.clock.starts_at {
        Some(_) => hall.clock.input(),
        None => {
            let round = hall.summary.course.current().max(1);
            let (day, hour) = (
                hall.summary.day_of(round),
                hall.summary.hours.of_round(round),
            );
            // If the time is announced, the clock uses local time.
            let zone = match hall.summary.begins(round) {
                Some(begins) => hall.summary.hours.zone.offset(begins),
                None => moment::utc_offset(now),
            };
            RoundClockInput {
                clock_round: round.to_string(),
                clock_day: day.unwrap_or_else(|| moment::today(now)).to_string(),
                clock_starts: hour.map(hour_text).unwrap_or_default(),
                clock_zone: zone_text(zone),
                ..RoundClockInput::default()
            }
        }
    };
    let new = ScreenInput {
        screen_seconds: "12".to_owned(),
        screen_theme: Theme::default().code().to_owned(),
        screen_shows: Showing::default().code().to_owned(),
        ..ScreenInput::default()
    };
    let all = said.fields().into_iter();
    let all = all.chain(clock.fields()).chain(new.fields());
    Fields(
        all.map(|(name, value)| (name.to_owned(), value.to_owned()))
            .collect(),
    )
}

async fn show_hall(
    visitor: &Visitor,
    request: &HttpRequest,
    slug: String,
    status: StatusCode,
    typed: Option<(Of, Form)>,
) -> Result<HttpResponse, Failure> {
    let base = code::base(visitor, request);
    visitor
        .show(
            move |ctx, actor| desk::hall(ctx, actor, &slug),
            move |visitor, hall| {
                let template = page_of(visitor, &hall, base, typed);
                render(visitor, status, &template)
            },
        )
        .await
}

fn page_of(
    visitor: &Visitor,
    hall: &Hall,
    base: String,
    typed: Option<(Of, Form)>,
) -> HallDeskPage {
    let t = visitor.words();
    let of = |wanted: Of| {
        let typed = typed.as_ref().filter(|(of, _)| *of == wanted);
        typed.map(|(_, form)| form)
    };
    let said_version = Form::version(of(Of::Announcement), hall.announcement.version);
    let clock_version = Form::version(of(Of::Clock), hall.clock.version);
    // Typed values come first, so they count.
    let mut form = typed.map_or_else(Form::default, |(_, form)| form);
    form.fields.0.extend(filled(visitor, hall).0);
    let said = hall.announcement.at.map(|at| {
        let sentence = hall::sentence(t, &hall.announcement);
        (sentence, moment::clock_time(at))
    });
    let clock = hall.clock.starts_at.map(|starts| {
        let begins = hall::hour(&hall.clock, starts);
        let round = hall.clock.round;
        match hall.clock.ends_at {
            Some(ends) => {
                let ends = hall::hour(&hall.clock, ends);
                t.with_three(
                    "hall-clock-from-to",
                    "round",
                    round,
                    "starts",
                    begins,
                    "ends",
                    ends,
                )
            }
            None => t.with_two("hall-clock-from", "round", round, "starts", begins),
        }
    });
    let few = Some(&hall.missing).filter(|missing| missing.len() <= MOST_BOARDS);
    let typed: Vec<String> = few.into_iter().flatten().map(u16::to_string).collect();
    HallDeskPage {
        page: visitor.page(Section::Other),
        desk: show::desk_nav(visitor, &hall.summary, hall.role, DeskPage::Hall),
        form: form.view(visitor),
        said,
        said_version,
        clock,
        clock_version,
        missing: (typed.join(", "), hall::call(t, &hall.missing)),
        screens: hall.screens.iter().map(ScreenLine::from).collect(),
        shows: choices::<Showing>(t, "screen_shows"),
        themes: choices::<Theme>(t, "screen_theme"),
        is_here_alone: is_here_alone(&base),
        base,
    }
}

/// Whether an address can only mean the machine that asks.
fn is_here_alone(base: &str) -> bool {
    ["//127.", "//localhost", "//[::1]"]
        .iter()
        .any(|here| base.contains(here))
}

async fn look(
    visitor: Visitor,
    request: HttpRequest,
    slug: Path<String>,
) -> Result<HttpResponse, Failure> {
    show_hall(&visitor, &request, slug.into_inner(), StatusCode::OK, None).await
}

/// Leads back to the page with a sentence about what was done, or shows the form again.
async fn back<T>(
    request: &HttpRequest,
    slug: String,
    sent: Sent<T>,
    of: Of,
    flash: &'static str,
) -> Result<HttpResponse, Failure> {
    match sent {
        Sent::Done(_) => Ok(redirect(&format!("/t/{slug}/screens"), Some(flash))),
        Sent::Refused(visitor, form) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_hall(&visitor, request, slug, status, Some((of, form))).await
        }
    }
}

async fn add(
    posted: Posted,
    request: HttpRequest,
    slug: Path<String>,
) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let input: ScreenInput = fields.read();
            screen::add(ctx, actor, fields.key().as_deref(), &asked, &input)
        })
        .await?;
    back(&request, slug, sent, Of::Screen, "screen-added").await
}

/// `show` is the button with what the screen shows from now on.
async fn change(
    posted: Posted,
    request: HttpRequest,
    path: Path<(String, i32)>,
) -> Result<HttpResponse, Failure> {
    let (slug, number) = path.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let seen = (number, fields.version()?);
            let mut input: ScreenInput = fields.read();
            if fields.is_on("show") {
                input.screen_shows = fields.text("show");
            }
            screen::change(ctx, actor, fields.key().as_deref(), &asked, seen, &input)
        })
        .await?;
    back(&request, slug, sent, Of::Screen, "screen-saved").await
}

async fn remove(
    posted: Posted,
    request: HttpRequest,
    path: Path<(String, i32)>,
) -> Result<HttpResponse, Failure> {
    let (slug, number) = path.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            screen::remove(ctx, actor, fields.key().as_deref(), &asked, number)
        })
        .await?;
    back(&request, slug, sent, Of::Screen, "screen-removed").await
}

async fn announce(
    posted: Posted,
    request: HttpRequest,
    slug: Path<String>,
) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let silent = posted.fields.is_on("silent");
    let sent = posted
        .send(move |ctx, actor, fields| {
            let version = fields.version()?;
            let input = if silent {
                AnnouncementInput::default()
            } else {
                fields.read()
            };
            announcement::announce(ctx, actor, fields.key().as_deref(), &asked, version, &input)
        })
        .await?;
    let flash = if silent {
        "hall-silent"
    } else {
        "hall-announced"
    };
    back(&request, slug, sent, Of::Announcement, flash).await
}

/// `in` gives the minutes until the round begins, instead of a time; `stop` removes the clock.
async fn clock(
    posted: Posted,
    request: HttpRequest,
    slug: Path<String>,
) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let stop = posted.fields.is_on("stop");
    let sent = posted
        .send(move |ctx, actor, fields| {
            let version = fields.version()?;
            let input: RoundClockInput = fields.read();
            let input = match fields.number("in") {
                _ if stop => RoundClockInput::default(),
                Some(minutes) => input.begins_in(minutes.clamp(0, 600).into(), ctx.clock.now()),
                None => input,
            };
            round_clock::set(ctx, actor, fields.key().as_deref(), &asked, version, &input)
        })
        .await?;
    let flash = if stop {
        "hall-clock-off"
    } else {
        "hall-clock-set"
    };
    back(&request, slug, sent, Of::Clock, flash).await
}
