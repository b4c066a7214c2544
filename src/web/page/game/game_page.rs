//! The arbiter's page of a game, its incidents, and the floor. Arbiters only (Laws 11.12, 12.6).

use std::collections::BTreeMap;

use actix_web::{HttpResponse, http::StatusCode};

use crate::{
    app::{
        AppError, Refusal as AppRefusal,
        game::{
            decision::Decision,
            record::{self, RecordMove},
            view::{self, GameView},
        },
        tournament::board,
    },
    event::Colour,
    i18n::Words,
    rules::{
        Chess, Position,
        can_mate::dead_position,
        history::Game,
        laws::Rule,
        notation::{Language, Style, Warning, read_move, write_move},
        position::{on_move, write_fen},
    },
    web::{
        Failure, Posted, Visitor,
        page::game::{
            game_view::{ClockFace, GameEnd, GamePage, LastMove, Over, Refusal},
            incidents::log_line,
            proof,
            sheet::{clock_panel, sheet_rows},
            signals::signals,
        },
        redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{BoardView, DeskPage, Law, ResultMark, Section, captured::CapturedView},
    },
    words::{
        self,
        moves::{Refused, numbered},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/game/{pairing}", web::get().to(game))
        .route("/t/{slug}/game/{pairing}/move", web::post().to(record_move))
        .route("/t/{slug}/game/{pairing}/undo", web::post().to(undo))
        .route(
            "/t/{slug}/desk/{round}/board/{board}/incident",
            web::get().to(game_of_board),
        );
}

#[derive(Clone, Default, serde::Deserialize)]
struct GameQuery {
    #[serde(default)]
    side: String,
    #[serde(default)]
    all: String,
    /// `desk` if the arbiter comes from a row of the desk to record an incident.
    #[serde(default)]
    from: String,
    /// A move proposed for the field: the sealed move of an adjourned game.
    #[serde(default)]
    written: String,
    /// Half-move whose position is shown; the newest one if not given.
    ply: Option<u32>,
}

/// `GET …/board/{board}/incident`: the game of that board.
async fn game_of_board(
    visitor: Visitor,
    path: Path<(String, u8, u16)>,
) -> Result<HttpResponse, Failure> {
    let (slug, round, number) = path.into_inner();
    let asked = slug.clone();
    let view = visitor
        .read(move |ctx, actor| board::round(ctx, actor, &asked, Some(round)))
        .await?;
    visitor.arbiter(view.role)?;
    let line = view.boards.iter().find(|line| line.board == number);
    let pairing = line
        .ok_or_else(|| visitor.fail(AppError::NotFound))?
        .pairing;
    let link = format!("/t/{slug}/game/{pairing}?from=desk");
    Ok(redirect(&link, None))
}

async fn game(
    visitor: Visitor,
    path: Path<(String, i32)>,
    query: Query<GameQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, pairing) = path.into_inner();
    show_game(&visitor, slug, pairing, &query, None, StatusCode::OK).await
}

async fn show_game(
    visitor: &Visitor,
    slug: String,
    pairing: i32,
    query: &GameQuery,
    refused: Option<(String, Refused)>,
    status: StatusCode,
) -> Result<HttpResponse, Failure> {
    let query = query.clone();
    visitor
        .show(
            move |ctx, actor| view::of_pairing(ctx, actor, &slug, pairing),
            move |visitor, view| {
                let template = game_page(visitor, &view, &query, refused);
                render(visitor, status, &template)
            },
        )
        .await
}

/// The moves in the notation of the reader's language, by half-move.
fn written_moves(t: Words, view: &GameView) -> Vec<String> {
    let style = Style::Short(words::moves::letters(t));
    view.game
        .moves()
        .zip(0..)
        .filter_map(|(m, ply)| Some(write_move(view.game.position_after(ply)?, m, style)))
        .collect()
}

/// Remarks on unusual spelling of the last move as typed. It was clear, and is recorded.
fn spelling(t: Words, view: &GameView) -> Vec<String> {
    let before = view.game.plies().checked_sub(1);
    let position = before.and_then(|ply| view.game.position_after(ply));
    let (Some(position), Some(last)) = (position, view.moves.last()) else {
        return Vec::new();
    };
    let reading = read_move(position, &last.written, Language::AnyLetters);
    let warnings = reading.map(|reading| reading.warnings).unwrap_or_default();
    let note = |warning: &Warning| {
        let key = format!("finding-{}", warning.code());
        t.with_one(&key, "text", &last.written)
    };
    warnings.iter().map(note).collect()
}

fn game_page(
    visitor: &Visitor,
    view: &GameView,
    query: &GameQuery,
    refused: Option<(String, Refused)>,
) -> GamePage {
    let t = visitor.words();
    let slug = &view.summary.slug;
    let game = &view.game;
    let plies = game.plies();
    let at = query.ply.unwrap_or(plies).min(plies);
    let position = game.position_after(at).unwrap_or_else(|| game.position());
    let names = written_moves(t, view);
    let name = |ply: u32| {
        let text = usize::try_from(ply)
            .ok()
            .and_then(|p| names.get(p.checked_sub(1)?));
        text.map_or_else(String::new, |text| numbered(ply, text))
    };
    let orientation = if query.side == "black" {
        Colour::Black
    } else {
        Colour::White
    };
    let newest = at == plies;
    let white_to_move = on_move(position) == Colour::White;
    let mut page = visitor.page(Section::Other);
    page.live = Some(format!("/t/{slug}/events"));
    let (written, refused) = refused.unzip();
    let squares = refused.as_ref().map(|refused| refused.squares.clone());
    let caption = match at {
        0 => t.get("game-position-start"),
        ply => t.with_one("game-position-after", "move", name(ply)),
    };
    let all = query.all == "1";
    let (sheet, folded_to) = sheet_rows(t, view, &names, at, all);
    GamePage {
        page,
        desk: show::desk_nav(visitor, &view.summary, view.role, DeskPage::Other),
        base: format!("/t/{slug}/game/{}", view.board.pairing),
        back: (query.from == "desk").then(|| {
            let (round, board) = (view.round, view.board.board);
            format!("/t/{slug}/desk/{round}?board={board}")
        }),
        board_number: view.board.board.to_string(),
        subtitle: t.with_two(
            "game-subtitle",
            "round",
            view.round,
            "control",
            words::clock::control(t, &view.summary.time_control),
        ),
        white: show::name(t, &view.board.white, None),
        black: show::name(t, &view.board.black, None),
        white_clock: clock_of(view, Colour::White, white_to_move),
        black_clock: clock_of(view, Colour::Black, !white_to_move),
        board: BoardView {
            t,
            fen: write_fen(position),
            orientation,
            caption,
            last: proof::last_squares(game, at),
            check: words::moves::king_in_check(position),
            refused: squares.unwrap_or_default(),
            dests: destinations(position, newest && !view.is_over()),
            form: newest.then(|| "move-form".to_owned()),
        },
        turn: if white_to_move {
            Colour::White
        } else {
            Colour::Black
        },
        move_number: at / 2 + 1,
        version: i64::from(view.version),
        newer: view.tournament_version,
        refusal: refused.map(|refused| refusal(t, game, written.as_deref(), refused)),
        written: written.unwrap_or_else(|| query.written.chars().take(40).collect()),
        is_over: view.is_over(),
        sheet,
        folded_to,
        annulled: view
            .annulled_by()
            .map(|_| t.n("game-begin-anew-note", view.moves.len())),
        last_move: (plies > 0).then(|| LastMove {
            written: name(plies),
            spelling: spelling(t, view),
        }),
        plies,
        at,
        captured: CapturedView::after(t, game, at),
        signals: signals(t, view, &name),
        waits_for_positions: view.waits_for_positions(),
        log: view
            .incidents
            .iter()
            .filter(|line| line.stands())
            .map(|line| log_line(t, view.game.edition(), line))
            .collect(),
        superseded: view.incidents.iter().filter(|line| !line.stands()).count(),
        clocks: clock_panel(t, view),
        over: over(t, view),
        end: ended(t, view),
    }
}

/// Why a move was not recorded, and what touching its pieces requires.
fn refusal(t: Words, game: &Game, written: Option<&str>, refused: Refused) -> Refusal {
    let touched = written.filter(|_| refused.can_be_completed);
    let bound = touched.and_then(|written| Decision::bound_by(game, written));
    Refusal {
        hint: bound.and_then(|(bound, article)| {
            let article = words::laws::cited(t, game.edition(), article);
            proof::obligation(t, &bound, &article)
        }),
        head: refused.head,
        reason: refused.reason,
        article: refused
            .article
            .map(|article| Law::cited(t, game.edition(), article)),
        candidates: refused.candidates,
        can_be_completed: refused.can_be_completed,
    }
}

/// The squares that each piece may be moved to, for the script of the board; empty once the game is over.
fn destinations(position: &Chess, goes_on: bool) -> BTreeMap<String, Vec<String>> {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    if !goes_on {
        return found;
    }
    for m in position.legal_moves() {
        // The script of the board writes castling with the king's target square, as players move it.
        let uci = write_move(position, m, Style::Uci);
        if let (Some(from), Some(to)) = (uci.get(..2), uci.get(2..4)) {
            let list = found.entry(from.to_owned()).or_default();
            if !list.iter().any(|other| other == to) {
                list.push(to.to_owned());
            }
        }
    }
    found
}

/// A player's clock as last recorded.
fn clock_of(view: &GameView, colour: Colour, has_move: bool) -> Option<ClockFace> {
    let is_own = |ply: u32| (ply % 2 == 1) == (colour == Colour::White);
    let line = view
        .moves
        .iter()
        .rfind(|m| is_own(m.ply) && m.clock.is_some());
    line.and_then(|m| m.clock).map(|clock| ClockFace {
        text: clock.to_string(),
        running: has_move && view.board.result.is_none(),
    })
}

/// The result, with its reason.
fn ended(t: Words, view: &GameView) -> Option<GameEnd> {
    let reason = view.board.reason.as_ref();
    view.board.result.map(|result| GameEnd {
        result: ResultMark { t, result },
        reason: reason.map_or_else(String::new, |reason| words::decision::reason(t, reason)),
        in_doubt: view.result_in_doubt(),
    })
}

/// An end by the rules alone, which waits for the arbiter's confirmation.
fn over(t: Words, view: &GameView) -> Option<Over> {
    if view.is_over() {
        return None;
    }
    let automatic = view.game.automatic_end();
    let edition = view.game.edition();
    let (text, rule) = match automatic.and_then(|end| end.primary()) {
        Some(end) => (words::moves::end(t, end), end.rule()),
        None => {
            let dead = view.game.edition().provisions().dead_position
                && dead_position(view.game.position()).is_some();
            dead.then(|| (t.get("signal-dead-over"), Rule::DeadPosition))?
        }
    };
    Some(Over {
        text: text.trim_end_matches('.').to_owned(),
        law: Law::cited(t, edition, edition.article(rule)),
    })
}

async fn record_move(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, pairing) = path.into_inner();
    let version = fields.version().map_err(|error| visitor.fail(error))?;
    let written = fields.text("move");
    let input = RecordMove {
        pairing,
        version,
        written: written.clone(),
        clock: fields.text("clock"),
    };
    let (key, asked) = (fields.key(), slug.clone());
    let answer = visitor
        .attempt(move |ctx, actor| record::record(ctx, actor, key.as_deref(), &asked, &input))
        .await;
    let t = visitor.words();
    let refused = match answer {
        Ok(_) => return Ok(redirect(&format!("/t/{slug}/game/{pairing}"), None)),
        Err(AppError::Refused(AppRefusal::Move(refusal))) => words::moves::refused(t, &refusal),
        // The clock cannot be read: the move stays in its field.
        Err(AppError::Fields(errors)) => Refused {
            head: t.get("move-not-recorded"),
            reason: errors
                .iter()
                .map(|error| words::problem(t, &error.problem))
                .collect(),
            ..Refused::default()
        },
        Err(error) => return Err(visitor.fail(error)),
    };
    let (query, status) = (GameQuery::default(), StatusCode::UNPROCESSABLE_ENTITY);
    show_game(
        &visitor,
        slug,
        pairing,
        &query,
        Some((written, refused)),
        status,
    )
    .await
}

async fn undo(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, pairing) = path.into_inner();
    let version = fields.version().map_err(|error| visitor.fail(error))?;
    let (key, asked) = (fields.key(), slug.clone());
    visitor
        .run(move |ctx, actor| record::undo(ctx, actor, key.as_deref(), &asked, pairing, version))
        .await?;
    Ok(redirect(&format!("/t/{slug}/game/{pairing}"), None))
}
