//! The checks before round 1: one line for each problem, with one act that settles it.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError,
        tournament::{
            first_colour,
            preflight::{self, Check, Fault, Finding, Preflight},
        },
    },
    event::Colour,
    i18n::Words,
    web::{
        Drawn, Failure, Form, Posted, Sent, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, Section, tournament::Fact},
    },
    words::{self, moment},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/preflight", web::get().to(look))
        .route("/t/{slug}/preflight/accept", web::post().to(accept))
        .route("/t/{slug}/preflight/reconsider", web::post().to(reconsider))
        .route("/t/{slug}/preflight/colour", web::post().to(colour));
}

/// The act of a line.
struct Act {
    url: String,
    words: String,
    /// Whether a form does the act at once.
    is_form: bool,
}

/// A problem to be settled.
struct Line {
    code: &'static str,
    /// `red` if it blocks round 1, `ochre` if it is a warning.
    colour: &'static str,
    level: String,
    why: String,
    what: String,
    act: Option<Act>,
    may_be_left: bool,
    /// Whether its form came back with a missing reason.
    is_open: bool,
}

/// A warning that the arbiter accepted.
struct Left {
    code: &'static str,
    why: String,
    reason: String,
}

#[derive(Template)]
#[template(path = "desk/preflight.html")]
struct PreflightPage {
    page: Page,
    desk: DeskNav,
    form: FormView,
    rounds: u8,
    begins: Option<String>,
    blocking: usize,
    warning: usize,
    check_in: String,
    lines: Vec<Line>,
    left: Vec<Left>,
    facts: Vec<Fact>,
    checked_at: String,
    /// Whether round 1 is drafted already.
    is_drafted: bool,
}

async fn show_preflight(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    typed: Option<Form>,
) -> Result<HttpResponse, Failure> {
    let today = moment::today(visitor.state.ctx.clock.now());
    visitor
        .show(
            move |ctx, actor| preflight::preflight(ctx, actor, &slug, today),
            move |visitor, view| {
                if view.summary.course.published() > 0 {
                    return Ok(Drawn::elsewhere(format!("/t/{}/desk", view.summary.slug)));
                }
                let template = page_of(visitor, &view, typed);
                render(visitor, status, &template)
            },
        )
        .await
}

fn page_of(visitor: &Visitor, view: &Preflight, typed: Option<Form>) -> PreflightPage {
    let t = visitor.words();
    let summary = &view.summary;
    let now = visitor.state.ctx.clock.now();
    let returned = typed.as_ref().map(|form| form.fields.text("check"));
    let mut page = visitor.page(Section::Other);
    page.live = Some(format!("/t/{}/events", summary.slug));
    let open = |finding: &&Finding| finding.accepted.is_none();
    let lines: Vec<Line> = view
        .findings
        .iter()
        .filter(open)
        .map(|finding| line(t, &summary.slug, finding, returned.as_deref()))
        .collect();
    let left = view.findings.iter().filter_map(|finding| {
        let accepted = finding.accepted.as_ref()?;
        Some(Left {
            code: finding.fault.check().code(),
            why: words::preflight::fault(t, &finding.fault).0,
            reason: t.with_three(
                "preflight-left-by",
                "reason",
                &accepted.reason,
                "name",
                &accepted.by,
                "time",
                moment::clock_time(accepted.at),
            ),
        })
    });
    let blocking = lines.iter().filter(|line| line.colour == "red").count();
    PreflightPage {
        desk: show::desk_nav(visitor, summary, view.role, DeskPage::Entries),
        form: typed.unwrap_or_else(|| Form::filled(&[])).view(visitor),
        rounds: summary.course.planned(),
        begins: begins(t, view),
        blocking,
        warning: lines.len() - blocking,
        check_in: check_in(t, view),
        left: left.collect(),
        facts: facts(visitor, view),
        checked_at: moment::clock_time(now),
        is_drafted: view.is_drafted,
        lines,
        page,
    }
}

/// When round 1 begins, as far as announced.
fn begins(t: Words, view: &Preflight) -> Option<String> {
    let day = moment::long_date(t, view.summary.day_of(1)?);
    Some(match view.summary.hours.of_round(1) {
        Some(hour) => {
            let hour = hour.format("%-H:%M").to_string();
            t.with_two("preflight-begins-at", "day", day, "hour", hour)
        }
        None => t.with_one("preflight-begins", "day", day),
    })
}

/// The progress of the check-in.
fn check_in(t: Words, view: &Preflight) -> String {
    let there = &view.check_in;
    match &there.closed {
        Some((by, at)) => t.with(
            "preflight-check-in-closed",
            &[
                ("time", moment::clock_time(*at)),
                ("name", by.clone()),
                ("n", there.present.to_string()),
            ],
        ),
        None => t.with_two(
            "preflight-check-in-so-far",
            "n",
            there.present,
            "m",
            view.counts.all,
        ),
    }
}

fn line(t: Words, slug: &str, finding: &Finding, returned: Option<&str>) -> Line {
    let check = finding.fault.check();
    let (why, what) = words::preflight::fault(t, &finding.fault);
    let (colour, level) = if check.blocks() {
        ("red", t.get("preflight-blocks"))
    } else {
        ("ochre", t.get("preflight-warns"))
    };
    Line {
        code: check.code(),
        colour,
        level,
        why,
        what,
        act: act(t, slug, &finding.fault),
        may_be_left: check.may_be_left(),
        is_open: returned == Some(check.code()),
    }
}

fn act(t: Words, slug: &str, fault: &Fault) -> Option<Act> {
    let (path, key) = match fault {
        Fault::TooFew(_) => ("entries".to_owned(), "preflight-act-enter"),
        Fault::CheckInUnused => ("check-in".to_owned(), "preflight-act-check-in"),
        Fault::CheckInOpen(_) => ("entries/close-check-in".to_owned(), "preflight-act-close"),
        Fault::Lists(_) => ("teams/desk".to_owned(), "preflight-act-lists"),
        Fault::Doubles(who) | Fault::NoFideId(who) | Fault::NoBirth(who) => {
            let first = who.first?;
            (format!("entries/{first}/edit"), "preflight-act-correct")
        }
        Fault::Byes(who) => {
            let first = who.first?;
            (format!("entries#e{first}"), "preflight-act-byes")
        }
        Fault::NoColour => ("preflight/colour".to_owned(), "preflight-act-draw"),
        Fault::NoTieBreaks => (
            "settings#f-tie_breaks".to_owned(),
            "preflight-act-tie-breaks",
        ),
        Fault::Void { .. } => ("settings#f-unrated".to_owned(), "preflight-act-unrated"),
        Fault::ByeNotAWin { .. } => ("settings#f-pairing_bye".to_owned(), "preflight-act-points"),
        Fault::NoDays(_) | Fault::NoHours(_) => ("settings/days".to_owned(), "preflight-act-days"),
        Fault::NoChief => ("settings#f-chief_arbiter".to_owned(), "preflight-act-chief"),
        Fault::Registration { .. } => ("tournament.trf26".to_owned(), "preflight-act-report"),
        Fault::NoSheet => ("preflight/sheet".to_owned(), "preflight-act-sheet"),
    };
    Some(Act {
        url: format!("/t/{slug}/{path}"),
        words: t.get(key),
        is_form: *fault == Fault::NoColour,
    })
}

/// What is in order. It is shown, so that an absent line would be noticed.
fn facts(visitor: &Visitor, view: &Preflight) -> Vec<Fact> {
    let t = visitor.words();
    let summary = &view.summary;
    let counts = view.counts;
    let fact = |term: &str, text: String| Fact {
        term: t.get(term),
        text,
    };
    let is_odd = counts.playing % 2 == 1;
    let key = if is_odd {
        "preflight-fact-odd"
    } else {
        "preflight-fact-even"
    };
    let of = |n: usize| t.with_two("preflight-n-of-m", "n", n, "m", counts.all);
    let pairs = view.forbidden.iter().map(|(a, b)| format!("{a} – {b}"));
    let pairs: Vec<String> = pairs.collect();
    let byes = view
        .half_point_byes
        .iter()
        .map(|(round, n)| t.with_two("preflight-fact-byes-of", "round", round, "n", n));
    let byes: Vec<String> = byes.collect();
    let none = || t.get("preflight-none");
    let or_none = |list: Vec<String>| {
        if list.is_empty() {
            none()
        } else {
            list.join(", ")
        }
    };
    let mut facts = vec![
        fact("preflight-fact-players", t.n(key, counts.playing)),
        fact("fide-id", of(counts.with_id)),
        fact("preflight-fact-births", of(counts.with_birth)),
        fact("preflight-fact-forbidden", or_none(pairs)),
        fact("preflight-fact-byes", or_none(byes)),
    ];
    let rules = show::rules(t, summary).into_iter();
    facts.extend(rules.map(|rule| Fact {
        term: rule.term,
        text: rule.text,
    }));
    let fide = if summary.fide_left.is_some() {
        "preflight-fact-fide-left"
    } else {
        "preflight-fact-fide-on"
    };
    facts.push(fact("preflight-fact-fide", t.get(fide)));
    // A server without backups has told its operator so.
    if let Some(last) = visitor.state.ctx.last_backup() {
        let now = visitor.state.ctx.clock.now();
        let (words, _) = words::trouble::last_backup(t, &last, now);
        facts.push(fact("preflight-fact-backup", words));
    }
    facts
}

async fn look(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    show_preflight(&visitor, slug.into_inner(), StatusCode::OK, None).await
}

/// `POST …/accept`: `check`, and `reason`.
async fn accept(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let check = Check::from_code(fields.get("check")).ok_or(AppError::NotFound)?;
            let reason = fields.get("reason");
            if reason.trim().is_empty() {
                let mut checks = crate::app::Checks::default();
                checks.required("reason", reason, 200);
                checks.finish()?;
            }
            preflight::accept(ctx, actor, fields.key().as_deref(), &asked, check, reason)
        })
        .await?;
    match sent {
        Sent::Done(_) => Ok(redirect(&format!("/t/{slug}/preflight"), None)),
        Sent::Refused(visitor, form) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_preflight(&visitor, slug, status, Some(form)).await
        }
    }
}

/// `POST …/reconsider`: the accepted `check` becomes a question again.
async fn reconsider(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let slug = slug.into_inner();
    let (key, asked) = (fields.key(), slug.clone());
    let check = Check::from_code(fields.get("check"));
    visitor
        .run(move |ctx, actor| {
            let check = check.ok_or(AppError::NotFound)?;
            preflight::accept(ctx, actor, key.as_deref(), &asked, check, "")
        })
        .await?;
    Ok(redirect(&format!("/t/{slug}/preflight"), None))
}

/// `POST …/colour`: `colour`, `white` or `black` if the arbiter chooses; otherwise the program draws it.
async fn colour(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let slug = slug.into_inner();
    let (key, asked) = (fields.key(), slug.clone());
    let chosen = match fields.get("colour") {
        "white" => Some(Colour::White),
        "black" => Some(Colour::Black),
        _ => None,
    };
    visitor
        .run(move |ctx, actor| first_colour::set(ctx, actor, key.as_deref(), &asked, chosen))
        .await?;
    Ok(redirect(&format!("/t/{slug}/preflight"), None))
}
