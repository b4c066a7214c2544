//! The form of an incident that the Laws do not judge by themselves, of a correction and of a withdrawal.
//! Arbiters only (Laws 11.12, 12.6).

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError,
        game::{
            incident::{self, IncidentInput, Kind},
            view::{self, GameView, IncidentLine},
        },
    },
    event::{BoardResult, Colour, Word},
    i18n::Words,
    web::{
        Drawn, Failure, Form, Posted, Visitor, redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, Section},
    },
    words::{self, moment, result::glyphs},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route(
            "/t/{slug}/game/{pairing}/incident",
            web::post().to(append_incident),
        )
        .route(
            "/t/{slug}/game/{pairing}/incident/{kind}",
            web::get().to(incident_form),
        );
}

type Options = Vec<(String, String)>;

/// One wrongly set clock: its label, the time it should show, the field of its new time.
struct ClockRow {
    label: &'static str,
    expected: String,
    field: &'static str,
}

#[derive(Template)]
#[template(path = "game/incident.html")]
struct IncidentPage {
    page: Page,
    desk: DeskNav,
    base: String,
    board: u16,
    names: String,
    kinds: Options,
    colours: Options,
    results: Options,
    form: FormView,
    /// The clocks, for a wrong setting; otherwise empty.
    clocks: Vec<ClockRow>,
    /// The record that is corrected, in words.
    correcting: Option<String>,
    withdraws: bool,
    pairing_version: i32,
}

#[derive(Default, serde::Deserialize)]
#[serde(default)]
struct IncidentQuery {
    written: String,
    side: String,
    supersedes: Option<i32>,
    /// Not empty if the incident should only be recorded, not judged.
    only: String,
}

/// The kinds that are only recorded; the others have a page that judges them.
fn kinds(t: Words, chosen: &str) -> Options {
    let recorded =
        Kind::choice().filter(|kind| kind.verdict_page().is_none() || kind.code() == chosen);
    recorded
        .map(|kind| {
            (
                kind.code().to_owned(),
                t.get(&format!("incident-{}", kind.code())),
            )
        })
        .collect()
}

fn results(t: Words) -> Options {
    let mut list = vec![(String::new(), t.get("incident-result-none"))];
    let played = [
        BoardResult::WhiteWins,
        BoardResult::Draw,
        BoardResult::BlackWins,
    ];
    let forfeits = [
        BoardResult::WhiteWinsByForfeit,
        BoardResult::BlackWinsByForfeit,
        BoardResult::DoubleForfeit,
    ];
    list.extend(
        played
            .into_iter()
            .chain(forfeits)
            .map(|result| (result.code().to_owned(), glyphs(t, result))),
    );
    list
}

/// The time that each clock should show by the record, for a wrong setting (6.10.2).
fn clock_rows(t: Words, view: &GameView) -> Vec<ClockRow> {
    [
        (Colour::White, "incident-set-white", "white_set"),
        (Colour::Black, "incident-set-black", "black_set"),
    ]
    .into_iter()
    .map(|(colour, label, field)| {
        let side = view.clocks.as_ref().map(|clocks| clocks.side(colour));
        let expected = side.and_then(|side| Some((side.completed, side.bounds?)));
        ClockRow {
            label,
            expected: match expected {
                Some((number, bounds)) => t.with_two(
                    "clock-should-show",
                    "n",
                    number,
                    "bounds",
                    words::clock::bounds(t, bounds),
                ),
                None => t.get("clock-not-known"),
            },
            field,
        }
    })
    .collect()
}

/// Labels of this form that differ from those of the fields elsewhere.
const LABELS: &[(&str, &str)] = &[
    ("kind", "incident-kind"),
    ("colour", "incident-player"),
    ("white_set", "incident-set-white"),
    ("black_set", "incident-set-black"),
    ("result", "incident-result"),
];

/// Labels of the form that withdraws a record.
const WITHDRAWAL_LABELS: &[(&str, &str)] = &[("facts", "incident-withdraw-why")];

fn show_incident(
    visitor: &Visitor,
    view: &GameView,
    status: StatusCode,
    form: &Form,
) -> Result<Drawn, Failure> {
    let t = visitor.words();
    let name = |person| show::name(t, person, None).plain();
    let kind = form.fields.get("kind");
    let corrected = form.fields.number("supersedes");
    let labels = if kind == Kind::Withdrawn.code() {
        WITHDRAWAL_LABELS
    } else {
        LABELS
    };
    let template = IncidentPage {
        page: visitor.page(Section::Other),
        desk: show::desk_nav(visitor, &view.summary, view.role, DeskPage::Other),
        base: format!("/t/{}/game/{}", view.summary.slug, view.board.pairing),
        board: view.board.board,
        names: show::surnames(&view.board),
        kinds: kinds(t, kind),
        colours: vec![
            (String::new(), t.get("incident-player-none")),
            ("white".to_owned(), name(&view.board.white)),
            ("black".to_owned(), name(&view.board.black)),
        ],
        results: results(t),
        clocks: if Kind::from_code(kind).is_some_and(|kind| kind.about().sets_clocks) {
            clock_rows(t, view)
        } else {
            Vec::new()
        },
        correcting: corrected.and_then(|id| view.incident(id)).map(|line| {
            let key = format!("incident-{}", line.kind.code());
            let (time, kind) = (moment::clock_time(line.at), t.get(&key));
            t.with_two("incident-correcting", "time", time, "kind", kind)
        }),
        withdraws: kind == Kind::Withdrawn.code(),
        form: form.labelled(visitor, labels),
        pairing_version: view.board.version,
    };
    render(visitor, status, &template)
}

/// The form of a correction begins with the present record.
fn filled(line: Option<&IncidentLine>, kind: Kind, query: &IncidentQuery) -> Form {
    let clock = |clock: Option<crate::clock::ClockTime>| {
        clock.map_or_else(String::new, |clock| clock.to_string())
    };
    let corrected = query
        .supersedes
        .map_or_else(String::new, |id| id.to_string());
    let side = match (query.side.as_str(), line.and_then(|line| line.colour)) {
        (side @ ("white" | "black"), _) => side,
        (_, Some(Colour::White)) => "white",
        (_, Some(Colour::Black)) => "black",
        (_, None) => "",
    };
    let same = line.filter(|line| line.kind == kind);
    Form::filled(&[
        ("kind", kind.code()),
        ("colour", side),
        ("facts", same.map_or("", |line| line.facts.as_str())),
        ("ruling", same.map_or("", |line| line.ruling.as_str())),
        ("article", same.map_or("", |line| line.article.as_str())),
        (
            "white_clock",
            &same.map_or_else(String::new, |line| clock(line.white_clock)),
        ),
        (
            "black_clock",
            &same.map_or_else(String::new, |line| clock(line.black_clock)),
        ),
        ("supersedes", corrected.as_str()),
    ])
}

async fn incident_form(
    visitor: Visitor,
    path: Path<(String, i32, String)>,
    query: Query<IncidentQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, pairing, kind) = path.into_inner();
    let Some(kind) = Kind::from_code(&kind) else {
        return Err(visitor.fail(AppError::NotFound));
    };
    if kind == Kind::Withdrawn && query.supersedes.is_none() {
        return Err(visitor.fail(AppError::NotFound));
    }
    let base = format!("/t/{slug}/game/{pairing}");
    visitor
        .show(
            move |ctx, actor| view::of_pairing(ctx, actor, &slug, pairing),
            move |visitor, view| {
                if let Some(page) = kind.verdict_page().filter(|_| query.only.is_empty()) {
                    let asked = serde_urlencoded::to_string([
                        ("side", query.side.as_str()),
                        ("written", query.written.as_str()),
                    ]);
                    let link = format!("{base}/{page}?{}", asked.unwrap_or_default());
                    return Ok(Drawn::elsewhere(link));
                }
                let line = query.supersedes.and_then(|id| view.incident(id));
                let form = filled(line, kind, &query);
                show_incident(visitor, &view, StatusCode::OK, &form)
            },
        )
        .await
}

async fn append_incident(
    posted: Posted,
    path: Path<(String, i32)>,
) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, pairing) = path.into_inner();
    let base = format!("/t/{slug}/game/{pairing}");
    let input = IncidentInput {
        pairing,
        pairing_version: fields.number("board_version").unwrap_or(0),
        ..fields.read()
    };
    // The page that judges it comes next, if the Laws say something about it.
    let judged = Kind::from_code(&input.kind)
        .filter(|kind| !kind.about().may_be_noted)
        .and_then(Kind::verdict_page);
    let next = judged.map_or_else(String::new, |page| format!("/{page}?side={}", input.colour));
    if input.kind == Kind::IllegalMove.code() {
        // It counts once the act is judged; the description is passed on.
        let query = serde_urlencoded::to_string([
            ("side", input.colour.as_str()),
            ("written", input.facts.as_str()),
        ]);
        let link = format!("{base}/illegal?{}", query.unwrap_or_default());
        return Ok(redirect(&link, None));
    }
    let (key, asked) = (fields.key(), slug.clone());
    let answer = visitor
        .attempt(move |ctx, actor| incident::append(ctx, actor, key.as_deref(), &asked, &input))
        .await;
    match answer {
        Ok(_) => Ok(redirect(&format!("{base}{next}"), None)),
        Err(AppError::Fields(errors)) => {
            let (status, form) = (StatusCode::UNPROCESSABLE_ENTITY, Form { fields, errors });
            visitor
                .show(
                    move |ctx, actor| view::of_pairing(ctx, actor, &slug, pairing),
                    move |visitor, view| show_incident(visitor, &view, status, &form),
                )
                .await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}
