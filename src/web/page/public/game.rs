//! A recorded game that everybody may replay, and a sheet of exercises from its positions.

use actix_web::{HttpResponse, http::StatusCode};

use crate::{
    app::exchange::shown_game::{self, ShownGame},
    i18n::Words,
    rules::{
        exercise::{Exercise, exercises},
        history::Game,
        notation::{Style, write_move},
        position::write_fen,
    },
    web::{
        Failure, Shows, Visitor,
        page::public::{
            game_view::{ExerciseView, ExercisesPage, GamePage, Half},
            live::live_page,
        },
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{
            BoardView, PlayerName, ResultMark, Section, captured::CapturedView, tournament::Tab,
        },
    },
    words::{self, moves::letters},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/games/{game:\\d+}", web::get().to(game))
        .route(
            "/t/{slug}/games/{game:\\d+}/exercises",
            web::get().to(exercise_sheet),
        );
}

#[derive(serde::Deserialize)]
struct Step {
    /// Half-move whose position is shown; the last one if not given.
    ply: Option<u32>,
}

/// The moves in the notation of the reader's language.
fn texts(t: Words, game: &Game) -> Vec<String> {
    let style = Style::Short(letters(t));
    let moves = game.moves().zip(0..);
    moves
        .filter_map(|(played, ply)| Some(write_move(game.position_after(ply)?, played, style)))
        .collect()
}

fn caption(t: Words, game: &Game, at: u32) -> String {
    match at {
        0 => t.get("game-position-start"),
        ply => t.with_one(
            "game-position-after",
            "move",
            words::ruling::after(t, game, ply),
        ),
    }
}

async fn game(
    visitor: Visitor,
    path: Path<(String, i32)>,
    query: Query<Step>,
) -> Result<HttpResponse, Failure> {
    let ((slug, number), ply) = (path.into_inner(), query.ply);
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, actor| shown_game::game(ctx, actor, &slug, number),
            move |visitor, shown| render(visitor, StatusCode::OK, &game_page(visitor, shown, ply)),
        )
        .await
}

fn game_page(visitor: &Visitor, shown: ShownGame, ply: Option<u32>) -> GamePage {
    let t = visitor.words();
    let game = &shown.game;
    let plies = game.plies();
    let at = ply.unwrap_or(plies).min(plies);
    let position = game.position_after(at).unwrap_or_else(|| game.position());
    let texts = texts(t, game);
    let half = |ply: u32| {
        let index = usize::try_from(ply).ok()?.checked_sub(1)?;
        let text = texts.get(index)?.clone();
        Some(Half { ply, text })
    };
    let last = at.checked_sub(1).and_then(|before| {
        let played = game.moves().nth(usize::try_from(before).ok()?)?;
        let uci = write_move(game.position_after(before)?, played, Style::Uci);
        Some((uci.get(..2)?.to_owned(), uci.get(2..4)?.to_owned()))
    });
    let caption = caption(t, game, at);
    GamePage {
        page: live_page(visitor, &shown.summary.slug),
        head: show::head(t, &shown.summary, Tab::Games).seen_by(shown.role),
        number: shown.line.game,
        place: shown.line.place,
        white: PlayerName::of_pgn(&shown.line.white),
        black: PlayerName::of_pgn(&shown.line.black),
        result: shown.result().map(|result| ResultMark { t, result }),
        board: BoardView {
            last,
            check: words::moves::king_in_check(position),
            ..BoardView::diagram(t, write_fen(position), caption.clone())
        },
        caption,
        at,
        plies,
        rows: (1..=plies.div_ceil(2))
            .map(|number| (number, [half(number * 2 - 1), half(number * 2)]))
            .collect(),
        captured: CapturedView::after(t, game, at),
        // While the game is in progress, nobody may learn here what could be claimed (Laws 11.12, 12.6).
        perpetual: shown
            .result()
            .and(game.perpetual_check_after(at))
            .map(|found| words::perpetual::sentence(t, game, &found)),
    }
}

async fn exercise_sheet(
    visitor: Visitor,
    path: Path<(String, i32)>,
) -> Result<HttpResponse, Failure> {
    let (slug, number) = path.into_inner();
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, actor| shown_game::game(ctx, actor, &slug, number),
            |visitor, shown| {
                let t = visitor.words();
                let game = &shown.game;
                let view = |(number, exercise): (usize, &Exercise)| {
                    let position = game.position_after(exercise.half_moves)?;
                    let asked = words::exercise::asked(t, position, exercise);
                    // Marking the previous move would show whose turn it is, but also what was played.
                    let board = BoardView::diagram(t, write_fen(position), asked.question.clone());
                    Some(ExerciseView {
                        number,
                        board,
                        question: asked.question,
                        answer: asked.answer,
                    })
                };
                // While the game is in progress, nobody may be told the possible moves (Law 11.3.1).
                let list = match shown.result() {
                    Some(_) => exercises(game),
                    None => Vec::new(),
                };
                let names = [&shown.line.white, &shown.line.black]
                    .map(|name| PlayerName::of_pgn(name).plain());
                let template = ExercisesPage {
                    page: visitor.page(Section::Tournaments),
                    tournament: format!("{}, {}", shown.summary.name, shown.summary.town),
                    players: names.join(" – "),
                    back: format!("/t/{}/games/{}", shown.summary.slug, shown.line.game),
                    exercises: (1..).zip(&list).filter_map(view).collect(),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
