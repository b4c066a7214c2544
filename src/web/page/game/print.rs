//! A game on paper: scoresheet, diagram, incidents, signatures. Arbiters only.

use actix_web::{HttpResponse, http::StatusCode};

use crate::{
    app::game::{
        decision::Detail,
        incident::Event,
        view::{self, GameView, IncidentLine},
    },
    i18n::Words,
    rules::position::write_fen,
    web::{
        Failure, Visitor,
        page::game::{
            incidents::records,
            proof,
            sheets_view::{PrintGame, PrintIncident},
        },
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{BoardView, ResultMark, Section},
    },
    words,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/game/{pairing}/print", web::get().to(print));
}

#[derive(serde::Deserialize)]
struct PrintQuery {
    /// Half-move whose position is printed; the newest one if not given.
    ply: Option<u32>,
    /// Not empty for the appeal pack, with lines for the appeal and its committee (11.10).
    #[serde(default)]
    appeal: String,
}

async fn print(
    visitor: Visitor,
    path: Path<(String, i32)>,
    query: Query<PrintQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, pairing) = path.into_inner();
    visitor
        .show(
            move |ctx, actor| view::of_pairing(ctx, actor, &slug, pairing),
            move |visitor, view| {
                let mut page = print_game(visitor, &view, query.ply);
                page.is_appeal = !query.appeal.is_empty();
                render(visitor, StatusCode::OK, &page)
            },
        )
        .await
}

/// A game on paper: scoresheet, diagram, incidents, and the rules of the newest decision.
fn print_game(visitor: &Visitor, view: &GameView, ply: Option<u32>) -> PrintGame {
    let t = visitor.words();
    let plies = view.game.plies();
    let at = ply.unwrap_or(plies).min(plies);
    let position = view
        .game
        .position_after(at)
        .unwrap_or_else(|| view.game.position());
    let bare = |ply: u32| {
        let line = usize::try_from(ply)
            .ok()
            .and_then(|p| view.moves.get(p.checked_sub(1)?));
        line.map(|line| {
            let clock = line.clock.map(|clock| clock.to_string());
            (
                words::ruling::bare(t, &view.game, ply),
                clock.unwrap_or_default(),
            )
        })
    };
    let caption = match at {
        0 => t.get("game-position-start"),
        ply => t.with_one(
            "game-position-after",
            "move",
            words::ruling::after(t, &view.game, ply),
        ),
    };
    PrintGame {
        page: visitor.page(Section::Other),
        title: t.with_one("print-game-title", "board", view.board.board),
        tournament: format!("{}, {}", view.summary.name, view.summary.town),
        subtitle: t.with_two(
            "game-subtitle",
            "round",
            view.round,
            "control",
            words::clock::control(t, &view.summary.time_control),
        ),
        white: show::name(t, &view.board.white, None),
        black: show::name(t, &view.board.black, None),
        result: view.board.result.map(|result| ResultMark { t, result }),
        reason: view
            .board
            .reason
            .as_ref()
            .map_or_else(String::new, |reason| words::decision::reason(t, reason)),
        rows: (1..=plies.div_ceil(2))
            .map(|number| (number, [bare(number * 2 - 1), bare(number * 2)]))
            .collect(),
        board: BoardView::diagram(t, write_fen(position), caption.clone()),
        caption,
        incidents: records(t, view)
            .into_iter()
            .zip(&view.incidents)
            .map(|(record, line)| PrintIncident {
                number: record.number,
                line: record.line,
                after: record.after,
                clocks: record.clocks,
                superseded: record.superseded,
                supersedes: record.supersedes,
                board: line.stands().then(|| diagram(t, view, line)).flatten(),
            })
            .collect(),
        rules: view
            .incidents
            .iter()
            .rfind(|line| line.stands() && line.is_decided())
            .and_then(|line| line.detail.as_ref()?.decision())
            .map_or_else(Vec::new, |decision| {
                words::decision::applied(t, &decision.rules)
            }),
        is_appeal: false,
        arbiter: view.summary.chief_arbiter.clone(),
    }
}

/// The position of an incident: as the arbiter wrote it or set it up, otherwise that of the record; `None` if nobody entered
/// one.
fn diagram(t: Words, view: &GameView, line: &IncidentLine) -> Option<BoardView> {
    let decided = line.detail.as_ref().and_then(Detail::decision);
    if let Some(fen) = decided.and_then(|decision| decision.at.board.as_ref()) {
        let caption = t.with_one("position-set-up", "fen", fen);
        return Some(BoardView::diagram(t, fen.clone(), caption));
    }
    match decided.map(|decision| &decision.event) {
        Some(Event::IllegalPosition(seen)) if !seen.men.is_empty() => {
            Some(proof::men(t, &seen.men))
        }
        _ if view.game.plies() == 0 => None,
        _ => proof::mini(t, &view.game, line.ply, None).map(|mini| mini.board),
    }
}
