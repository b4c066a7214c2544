//! Examples: five draws and four obstacles to castling, each on a board and judged by the program.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    i18n::Words,
    rules::{
        edition::Edition,
        examples::{Draw, Drawn, Obstacle},
        history::Game,
        laws::Rule,
        position::write_fen,
    },
    web::{
        Failure, Visitor, render,
        routing::{self as web, ServiceConfig},
        view::{BoardView, Law, Page, Section},
    },
    words,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/examples", web::get().to(examples));
}

struct Example {
    title: String,
    board: BoardView,
    caption: String,
    /// The judgement of the program.
    verdict: String,
    article: Option<Law>,
    /// Whether the obstacle is permanent, in words.
    note: Option<String>,
}

#[derive(Template)]
#[template(path = "public/examples.html")]
struct ExamplesPage {
    page: Page,
    draws: Vec<Example>,
    obstacles: Vec<Example>,
}

/// The article in the edition in force.
fn law(t: Words, rule: Rule) -> Law {
    let edition = Edition::default();
    Law::cited(t, edition, edition.article(rule))
}

fn board(t: Words, game: &Game) -> (BoardView, String) {
    let caption = words::ruling::after(t, game, game.plies());
    let caption = t.with_one("game-position-after", "move", caption);
    let position = game.position();
    let view = BoardView {
        check: words::moves::king_in_check(position),
        ..BoardView::diagram(t, write_fen(position), caption.clone())
    };
    (view, caption)
}

fn draw(t: Words, draw: Draw) -> Option<Example> {
    let game = draw.game()?;
    let (verdict, rule) = match draw.judged()? {
        Drawn::Ended(end) => (words::moves::end(t, end), end.rule()),
        Drawn::ByRepetition => {
            let said = t.get("examples-claim-repetition");
            (said, Rule::RepetitionOnTheBoard)
        }
        Drawn::ByFiftyMoves => {
            let said = t.n("examples-claim-fifty", game.half_move_clock());
            (said, Rule::FiftyMovesOnTheBoard)
        }
        Drawn::ByAgreement => (t.get("examples-agreement"), Rule::Agreement),
    };
    let (board, caption) = board(t, &game);
    Some(Example {
        title: t.get(&format!("examples-draw-{}", draw.code())),
        board,
        caption,
        verdict,
        article: Some(law(t, rule)),
        note: None,
    })
}

fn obstacle(t: Words, obstacle: Obstacle) -> Option<Example> {
    let game = obstacle.game()?;
    let causes = obstacle.judged();
    let said = causes
        .iter()
        .map(|cause| words::moves::illegality(t, cause));
    let (board, caption) = board(t, &game);
    Some(Example {
        title: t.get(&format!("examples-obstacle-{}", obstacle.code())),
        board,
        caption,
        verdict: said.collect::<Vec<_>>().join(" "),
        article: causes.first().map(|cause| law(t, cause.rule())),
        note: Some(t.get(if obstacle.passes() {
            "examples-for-now"
        } else {
            "examples-for-ever"
        })),
    })
}

async fn examples(visitor: Visitor) -> Result<HttpResponse, Failure> {
    visitor
        .draw(|visitor| {
            let t = visitor.words();
            let template = ExamplesPage {
                page: visitor.page(Section::Other),
                draws: Draw::ALL
                    .into_iter()
                    .filter_map(|one| draw(t, one))
                    .collect(),
                obstacles: Obstacle::ALL
                    .into_iter()
                    .filter_map(|one| obstacle(t, one))
                    .collect(),
            };
            render(visitor, StatusCode::OK, &template)
        })
        .await
}
