//! Incidents at a board. Arbiters only (Laws 11.12, 12.6).

use actix_web::{
    HttpResponse,
    http::StatusCode,
    web::{self, Path, Query, ServiceConfig},
};
use askama::Template;

use crate::{
    app::{
        AppError,
        game::{
            incident::{self, IncidentInput, Kind},
            view::{self, GameView},
        },
    },
    event::Colour,
    rules::position::on_move,
    web::{
        Failure, Form, Posted, Visitor, redirect, render, show,
        view::{DeskNav, DeskPage, FormView, Page, Section},
    },
};

/// Addresses of this file.
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

#[derive(Template)]
#[template(path = "game/incident.html")]
struct IncidentPage {
    page: Page,
    desk: DeskNav,
    base: String,
    board: u16,
    names: String,
    kinds: Vec<(String, String)>,
    colours: Vec<(String, String)>,
    form: FormView,
    penalty: Option<String>,
}

#[derive(Default, serde::Deserialize)]
struct IncidentQuery {
    #[serde(default)]
    written: String,
    #[serde(default)]
    colour: String,
}

fn show_incident(
    visitor: &Visitor,
    view: &GameView,
    status: StatusCode,
    form: &Form,
) -> Result<HttpResponse, Failure> {
    let t = visitor.words();
    let kinds = Kind::ALL
        .iter()
        .map(|kind| {
            (
                kind.code().to_owned(),
                t.get(&format!("incident-{}", kind.code())),
            )
        })
        .collect();
    let colours = vec![
        (String::new(), t.get("incident-player-none")),
        (
            "white".to_owned(),
            show::name(t, &view.board.white, None).plain(),
        ),
        (
            "black".to_owned(),
            show::name(t, &view.board.black, None).plain(),
        ),
    ];
    let colour = if form.fields.get("colour") == "black" {
        Colour::Black
    } else {
        Colour::White
    };
    let penalty = (form.fields.get("kind") == "illegal").then(|| {
        t.get(if view.illegal_moves(colour) == 0 {
            "incident-penalty-first"
        } else {
            "incident-penalty-second"
        })
    });
    let template = IncidentPage {
        page: visitor.page(Section::Other),
        desk: show::desk_nav(visitor, &view.summary, view.role, DeskPage::Other),
        base: format!("/t/{}/game/{}", view.summary.slug, view.board.pairing),
        board: view.board.board,
        names: show::surnames(&view.board),
        kinds,
        colours,
        form: form.view(visitor),
        penalty,
    };
    render(visitor, status, &template)
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
    if kind == Kind::Claim {
        return Ok(redirect(&format!("/t/{slug}/game/{pairing}/claim"), None));
    }
    let view = visitor
        .run(move |ctx, actor| view::of_pairing(ctx, actor, &slug, pairing))
        .await?;
    let t = visitor.words();
    let mover = match on_move(view.game.position()) {
        Colour::White => "white",
        Colour::Black => "black",
    };
    let colour = match (query.colour.as_str(), kind) {
        ("white" | "black", _) => query.colour.as_str(),
        (_, Kind::IllegalMove | Kind::Flag | Kind::Claim | Kind::Resignation) => mover,
        _ => "",
    };
    let facts = if query.written.is_empty() {
        String::new()
    } else {
        t.a("incident-written", "written", &query.written)
    };
    let form = Form::filled(&[
        ("kind", kind.code()),
        ("colour", colour),
        ("facts", facts.as_str()),
    ]);
    show_incident(&visitor, &view, StatusCode::OK, &form)
}

async fn append_incident(
    posted: Posted,
    path: Path<(String, i32)>,
) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, pairing) = path.into_inner();
    let input = IncidentInput {
        pairing,
        kind: fields.text("kind"),
        colour: fields.text("colour"),
        facts: fields.text("facts"),
        ruling: fields.text("ruling"),
        white_clock: fields.text("white_clock"),
        black_clock: fields.text("black_clock"),
        supersedes: fields.number("supersedes"),
    };
    let (key, asked) = (fields.key(), slug.clone());
    // What the Laws say about it comes next, where they say something.
    let next = match fields.get("kind") {
        "flag" => format!("/flag?side={}", fields.get("colour")),
        "resignation" => format!("/resign?side={}", fields.get("colour")),
        "illegal" => format!("/illegal?side={}", fields.get("colour")),
        _ => String::new(),
    };
    let answer = visitor
        .attempt(move |ctx, actor| incident::append(ctx, actor, key.as_deref(), &asked, &input))
        .await;
    match answer {
        Ok(_) => Ok(redirect(&format!("/t/{slug}/game/{pairing}{next}"), None)),
        Err(AppError::Fields(errors)) => {
            let view = visitor
                .run(move |ctx, actor| view::of_pairing(ctx, actor, &slug, pairing))
                .await?;
            let form = Form { fields, errors };
            show_incident(&visitor, &view, StatusCode::UNPROCESSABLE_ENTITY, &form)
        }
        Err(error) => Err(visitor.fail(error)),
    }
}
