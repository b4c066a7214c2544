//! The site that follows the tournament: started, stopped, resumed, removed, and its state.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        exchange::mirror::{
            keep::{self, Mirror, MirrorLine},
            together::{self, Passed, Together, Why},
        },
        tournament::webhooks::{Reach, sending::Answer},
    },
    i18n::Words,
    web::{
        Failure, Form, Posted, Sent, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, Section},
    },
    words::{self, moment},
};

use super::webhooks;

/// Field that is ticked if the other sections follow, too.
const SECTIONS: &str = "mirror_sections";

/// Value of the form that lets the QR codes on papers lead to the site.
const SITE: &str = "site";
const HALL: &str = "hall";

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/t/{slug}/settings/mirror")
                .route(web::get().to(look))
                .route(web::post().to(begin)),
        )
        .route("/t/{slug}/settings/mirror/stop", web::post().to(stop))
        .route("/t/{slug}/settings/mirror/start", web::post().to(start))
        .route("/t/{slug}/settings/mirror/codes", web::post().to(set_codes))
        .route("/t/{slug}/settings/mirror/remove", web::post().to(remove));
}

/// The present copy.
struct Going {
    /// The address of the copy; `None` before it exists.
    link: Option<String>,
    site: String,
    made: String,
    state: String,
    /// When the site last had everything.
    good: Option<String>,
    /// The result of the last attempt and its time, if it was not good.
    last: Option<String>,
    /// The other machine that the site follows instead.
    other: Option<String>,
    is_running: bool,
    /// The target of the QR codes on papers; `None` before there is a copy.
    codes: Option<Codes>,
}

/// The target of the QR codes on papers.
struct Codes {
    words: String,
    /// The words of the button.
    button: String,
    /// The value that the button sends.
    to: &'static str,
}

impl Codes {
    fn of(t: Words, leads: bool) -> Self {
        let (now, to) = if leads { (SITE, HALL) } else { (HALL, SITE) };
        Self {
            words: t.get(&format!("mirror-codes-{now}")),
            button: t.get(&format!("mirror-codes-to-{to}")),
            to,
        }
    }
}

#[derive(Template)]
#[template(path = "settings/mirror.html")]
struct MirrorPage {
    page: Page,
    desk: DeskNav,
    form: FormView,
    going: Option<Going>,
    /// Whether the event has other sections.
    has_sections: bool,
    /// Other sections that did not start following with this one, and why.
    passed: Vec<String>,
}

/// A stored answer, in words.
fn answer(t: Words, code: &str) -> String {
    match Answer::from_code(code) {
        Some(Answer::Status(401 | 403)) => t.get("mirror-answer-forbidden"),
        Some(Answer::Status(404)) => t.get("mirror-answer-gone"),
        Some(other) => webhooks::answer(t, other),
        None => t.get(&format!("mirror-answer-{code}")),
    }
}

fn going(t: Words, line: MirrorLine) -> Going {
    let is_good = line.answer == "told";
    let day = moment::date(t, moment::local(line.made_at).date());
    let state = if line.is_running {
        "running"
    } else {
        "stopped"
    };
    Going {
        link: (!line.address.is_empty()).then(|| line.address.clone()),
        made: t.with_two("mirror-made", "name", &line.made_by, "day", day),
        state: t.get(&format!("mirror-state-{state}")),
        good: line
            .good_at
            .map(|at| t.with_one("mirror-good", "at", moment::stamp(t, at))),
        last: line.told_at.filter(|_| !is_good).map(|at| {
            let at = t.with_one("mirror-last", "at", moment::stamp(t, at));
            format!("{at}: {}", answer(t, &line.answer))
        }),
        other: line
            .other
            .map(|(by, since)| words::mirror::other(t, &by, since)),
        codes: (!line.address.is_empty()).then(|| Codes::of(t, line.leads)),
        site: line.site,
        is_running: line.is_running,
    }
}

/// A section that did not start following with the others, and why.
fn passed(t: Words, passed: &Passed) -> String {
    let why = match &passed.why {
        Why::Fields(errors) => {
            let problems = errors.iter().map(|error| words::problem(t, &error.problem));
            problems.collect::<Vec<_>>().join(" ")
        }
        Why::NotDirected => t.get("mirror-section-not-yours"),
        Why::Refused(refusal) => words::refusal(t, refusal),
    };
    t.with_two(
        "mirror-section-passed",
        "section",
        &passed.label,
        "why",
        why,
    )
}

async fn show_mirror(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    form: Form,
    sections: Vec<Passed>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| keep::of_tournament(ctx, actor, &slug),
            move |visitor, told: Mirror| {
                let role = visitor.arbiter(told.role)?;
                let t = visitor.words();
                let template = MirrorPage {
                    page: visitor.page(Section::Mine),
                    desk: show::desk_nav(visitor, &told.summary, role, DeskPage::Settings),
                    form: form.view(visitor),
                    going: told.mirror.map(|line| going(t, line)),
                    has_sections: told.summary.section.is_some(),
                    passed: sections.iter().map(|one| passed(t, one)).collect(),
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn look(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let (slug, form) = (slug.into_inner(), Form::default());
    show_mirror(&visitor, slug, StatusCode::OK, form, Vec::new()).await
}

fn back(slug: &str, flash: &'static str) -> HttpResponse {
    redirect(&format!("/t/{slug}/settings/mirror"), Some(flash))
}

/// `POST …/settings/mirror`: `mirror_link`, `mirror_sections`. The page says which sections did not start with this one.
async fn begin(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let (asked, visitor) = (slug.clone(), posted.visitor.clone());
    let reach = if posted.visitor.state.config.tells_private {
        Reach::Private
    } else {
        Reach::Public
    };
    let sent = posted
        .send(move |ctx, actor, fields| {
            let (key, link) = (fields.key(), fields.text(keep::LINK));
            let (key, to) = (key.as_deref(), (link.as_str(), reach));
            keep::begin(ctx, actor, key, &asked, to)?;
            match fields.text(SECTIONS).as_str() {
                "1" => together::begin(ctx, actor, key, &asked, to),
                _ => Ok(Together::default()),
            }
        })
        .await?;
    match sent {
        Sent::Done(together) if together.passed.is_empty() => Ok(back(&slug, "mirror-begun")),
        Sent::Done(together) => {
            let (form, passed) = (Form::default(), together.passed);
            show_mirror(&visitor, slug, StatusCode::OK, form, passed).await
        }
        Sent::Refused(visitor, form) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_mirror(&visitor, slug, status, form, Vec::new()).await
        }
    }
}

async fn set(posted: Posted, slug: String, is_running: bool) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (key, asked) = (fields.key(), slug.clone());
    visitor
        .run(move |ctx, actor| keep::set_running(ctx, actor, key.as_deref(), &asked, is_running))
        .await?;
    let flash = if is_running {
        "mirror-started"
    } else {
        "mirror-stopped"
    };
    Ok(back(&slug, flash))
}

/// `POST …/settings/mirror/stop`.
async fn stop(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    set(posted, slug.into_inner(), false).await
}

/// `POST …/settings/mirror/start`: also while it runs, to try again at once.
async fn start(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    set(posted, slug.into_inner(), true).await
}

/// `POST …/settings/mirror/codes`: `to`, `site` or `hall`.
async fn set_codes(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (key, slug) = (fields.key(), slug.into_inner());
    let (asked, to_site) = (slug.clone(), fields.text("to") == SITE);
    visitor
        .run(move |ctx, actor| keep::set_codes(ctx, actor, key.as_deref(), &asked, to_site))
        .await?;
    let flash = if to_site {
        "mirror-codes-site"
    } else {
        "mirror-codes-hall"
    };
    Ok(back(&slug, flash))
}

/// `POST …/settings/mirror/remove`.
async fn remove(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (key, slug) = (fields.key(), slug.into_inner());
    let asked = slug.clone();
    visitor
        .run(move |ctx, actor| keep::remove(ctx, actor, key.as_deref(), &asked))
        .await?;
    Ok(back(&slug, "mirror-removed"))
}
