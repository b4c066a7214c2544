//! The arbiter's page of a game, its incidents, and the floor. Arbiters only (Laws 11.12, 12.6).

use std::collections::BTreeMap;

use actix_web::{
    HttpResponse,
    http::StatusCode,
    web::{self, Path, Query, ServiceConfig},
};
use askama::Template;
use shakmaty::{EnPassantMode, Position, fen::Fen};

use crate::{
    app::{
        AppError, Refusal as AppRefusal,
        game::{
            floor::{self, FloorBoard},
            incident::{self, IncidentInput, Kind},
            record::{self, RecordMove},
            view::{self, GameView, IncidentLine},
        },
        tournament::board,
    },
    event::Colour,
    i18n::Words,
    rules::{
        history::Claims,
        notation::{Style, write_move},
    },
    web::{
        Failure, Form, Posted, Visitor, moment,
        page::desk::arbiter_role,
        redirect, render, show,
        view::{
            BoardView, DeskNav, DeskPage, FormView, Page, ResultMark, Section,
            floor::{Call, CalmBoard, FinishedBoard, FloorPage},
            game::{
                ClockFace, GameEnd, GamePage, LastMove, LogLine, Refusal, SheetMove, SheetRow,
                Signal, SignalTag,
            },
        },
        wording_chess::{self, Refused},
    },
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/floor", web::get().to(floor_page))
        .route("/t/{slug}/game/{pairing}", web::get().to(game))
        .route("/t/{slug}/game/{pairing}/move", web::post().to(record_move))
        .route("/t/{slug}/game/{pairing}/undo", web::post().to(undo))
        .route(
            "/t/{slug}/game/{pairing}/incident",
            web::post().to(append_incident),
        )
        .route(
            "/t/{slug}/game/{pairing}/incident/{kind}",
            web::get().to(incident_form),
        )
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
    /// Half-move whose position is shown; the newest without it.
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
        .run(move |ctx, actor| board::round(ctx, actor, &asked, Some(round)))
        .await?;
    arbiter_role(&visitor, view.role)?;
    let line = view.boards.iter().find(|line| line.board == number);
    let pairing = line
        .ok_or_else(|| visitor.fail(AppError::NotFound))?
        .pairing;
    Ok(redirect(&format!("/t/{slug}/game/{pairing}"), None))
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
    let view = visitor
        .run(move |ctx, actor| view::of_pairing(ctx, actor, &slug, pairing))
        .await?;
    let template = game_page(visitor, &view, query, refused);
    render(visitor, status, &template)
}

/// `12.Cf3`, `12…Cf6`.
fn numbered(ply: u32, text: &str) -> String {
    let number = ply.div_ceil(2);
    if ply % 2 == 1 {
        format!("{number}.{text}")
    } else {
        format!("{number}…{text}")
    }
}

/// The moves in the reader's letters, by half-move.
fn written_moves(t: Words, view: &GameView) -> Vec<String> {
    let style = Style::Short(wording_chess::letters(t));
    view.game
        .moves()
        .zip(0..)
        .filter_map(|(m, ply)| Some(write_move(view.game.position_after(ply)?, m, style)))
        .collect()
}

fn fen(position: &shakmaty::Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
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
    let mut dests: BTreeMap<String, Vec<String>> = BTreeMap::new();
    if newest && view.board.result.is_none() {
        for m in position.legal_moves() {
            // The board's script names castling by the king's target, as players move it.
            let uci = m.to_uci(shakmaty::CastlingMode::Standard).to_string();
            if let (Some(from), Some(to)) = (uci.get(..2), uci.get(2..4)) {
                let list = dests.entry(from.to_owned()).or_default();
                if !list.iter().any(|other| other == to) {
                    list.push(to.to_owned());
                }
            }
        }
    }
    let last = at.checked_sub(1).and_then(|index| {
        let played = game.moves().nth(usize::try_from(index).ok()?)?;
        let uci = played.to_uci(shakmaty::CastlingMode::Standard).to_string();
        Some((uci.get(..2)?.to_owned(), uci.get(2..4)?.to_owned()))
    });
    let white_to_move = position.turn() == shakmaty::Color::White;
    let clock_of = |odd: bool| {
        let line = view
            .moves
            .iter()
            .rfind(|m| (m.ply % 2 == 1) == odd && m.clock.is_some());
        line.and_then(|m| m.clock).map(|clock| ClockFace {
            text: clock.to_string(),
            running: white_to_move == odd && view.board.result.is_none(),
        })
    };
    let mut page = visitor.page(Section::Other);
    page.live = Some(format!("/t/{slug}/events"));
    let (written, refused) = refused.unzip();
    let caption = match at {
        0 => t.get("game-position-start"),
        ply => t.a("game-position-after", "move", name(ply)),
    };
    let end = view.board.result.map(|result| GameEnd {
        result: ResultMark { t, result },
        reason: view.board.reason.clone().unwrap_or_default(),
    });
    let all = query.all == "1";
    let (sheet, folded_to) = sheet_rows(view, &names, at, all);
    GamePage {
        page,
        desk: show::desk_nav(visitor, &view.summary, view.role, DeskPage::Other),
        base: format!("/t/{slug}/game/{}", view.board.pairing),
        board_number: view.board.board.to_string(),
        subtitle: t.a2(
            "game-subtitle",
            "round",
            view.round,
            "control",
            &view.summary.time_control,
        ),
        white: show::name(t, &view.board.white, None),
        black: show::name(t, &view.board.black, None),
        white_clock: clock_of(true),
        black_clock: clock_of(false),
        board: BoardView {
            t,
            fen: fen(position),
            orientation,
            caption,
            last,
            check: wording_chess::king_in_check(position),
            refused: refused
                .as_ref()
                .map(|r| r.squares.clone())
                .unwrap_or_default(),
            dests,
            form: newest.then(|| "move-form".to_owned()),
        },
        turn: if white_to_move {
            Colour::White
        } else {
            Colour::Black
        },
        move_number: at / 2 + 1,
        version: i64::from(view.version),
        written: written.unwrap_or_default(),
        refusal: refused.map(|refused| Refusal {
            head: refused.head,
            reason: refused.reason,
            article: refused.article,
            hint: None,
            candidates: refused.candidates,
            can_be_completed: refused.can_be_completed,
        }),
        sheet,
        folded_to,
        last_move: (plies > 0).then(|| LastMove {
            written: name(plies),
        }),
        signals: signals(t, view, &name),
        log: view
            .incidents
            .iter()
            .filter(|i| !i.superseded)
            .map(|i| log_line(t, i))
            .collect(),
        end,
    }
}

/// Moves shown at once when the sheet is long; the rest is one link away.
const SHOWN_MOVES: u32 = 24;

fn sheet_rows(
    view: &GameView,
    names: &[String],
    at: u32,
    all: bool,
) -> (Vec<SheetRow>, Option<u32>) {
    let total = view.game.plies().div_ceil(2);
    let first = if all {
        1
    } else {
        total.saturating_sub(SHOWN_MOVES - 1).max(1)
    };
    let half = |ply: u32| -> Option<SheetMove> {
        let index = usize::try_from(ply.checked_sub(1)?).ok()?;
        let san = names.get(index)?.clone();
        let line = view.moves.get(index)?;
        let offer = if line.draw_offer { " (=)" } else { "" };
        Some(SheetMove {
            san: format!("{san}{offer}"),
            clock: line.clock.map(|clock| clock.to_string()),
            current: ply == at,
            repeated: view.game.occurrences_after(ply).len() > 1,
            wrong: false,
        })
    };
    let rows = (first..=total)
        .map(|number| SheetRow {
            number,
            white: half(number * 2 - 1),
            black: half(number * 2),
        })
        .collect();
    (rows, (first > 1).then_some(first - 1))
}

const fn side(colour: shakmaty::Color) -> &'static str {
    match colour {
        shakmaty::Color::White => "white",
        shakmaty::Color::Black => "black",
    }
}

fn signals(t: Words, view: &GameView, name: &dyn Fn(u32) -> String) -> Vec<Signal> {
    let game = &view.game;
    let mut list = Vec::new();
    let plain = |title: &str, article: &str, text: String| Signal {
        tag: None,
        title: t.get(title),
        article: article.to_owned(),
        text,
        meter: None,
        can_verify: false,
    };
    if let Some(flag) = view
        .incidents
        .iter()
        .rfind(|i| i.kind == Kind::Flag && !i.superseded)
    {
        let colour = if flag.colour == Some(Colour::Black) {
            "black"
        } else {
            "white"
        };
        let time = moment::clock_time(flag.at);
        list.push(Signal {
            tag: Some(SignalTag::Ended),
            ..plain(
                "signal-flag",
                "6.8",
                t.a2("signal-flag-text", "side", colour, "time", time),
            )
        });
    }
    if let Some(automatic) = game.automatic_end() {
        let mut text = String::new();
        if automatic.plies_after > 0 {
            text = t.a("signal-moves-after", "n", automatic.plies_after);
        }
        for end in automatic.ends {
            list.push(Signal {
                tag: Some(SignalTag::Ended),
                title: wording_chess::end(t, end),
                article: end.article().to_string(),
                text: std::mem::take(&mut text),
                meter: None,
                can_verify: false,
            });
        }
    }
    let claims = game.claims();
    list.extend(claim_signals(t, view, &claims, name));
    let occurrences = game.occurrence_plies();
    if occurrences.len() == 2 {
        let stood: Vec<String> = occurrences
            .iter()
            .map(|p| stood_after(t, p.0, name))
            .collect();
        let text = t.a2("signal-repeated", "n", 2, "moves", stood.join(", "));
        list.push(Signal {
            meter: Some((2, 3)),
            ..plain("signal-repetition", "9.2", text)
        });
    }
    let half_moves = game.half_move_clock();
    if half_moves >= 60 && !claims.now.fifty_moves {
        list.push(Signal {
            meter: Some((half_moves, game.fifty_half_moves())),
            ..plain("signal-fifty", "9.3", t.n("signal-fifty-count", half_moves))
        });
    }
    let (white, black) = (
        view.illegal_moves(Colour::White),
        view.illegal_moves(Colour::Black),
    );
    if white + black > 0 {
        let text = t.a2("signal-illegal-count", "white", white, "black", black);
        list.push(plain("signal-illegal", "7.5", text));
    }
    if let Some(last) = view.moves.last().filter(|m| m.draw_offer) {
        let colour = if last.ply % 2 == 1 { "white" } else { "black" };
        list.push(plain(
            "signal-draw-offer",
            "9.1",
            t.a("signal-draw-offer-text", "side", colour),
        ));
    }
    list
}

fn stood_after(t: Words, ply: u32, name: &dyn Fn(u32) -> String) -> String {
    if ply == 0 {
        t.get("game-position-start")
    } else {
        name(ply)
    }
}

fn claim_signals(
    t: Words,
    view: &GameView,
    claims: &Claims,
    name: &dyn Fn(u32) -> String,
) -> Vec<Signal> {
    let game = &view.game;
    let colour = side(claims.claimant);
    let mut list = Vec::new();
    let mut push = |tag, title: &str, article: &str, text: String, meter| {
        list.push(Signal {
            tag: Some(tag),
            title: t.get(title),
            article: article.to_owned(),
            text,
            meter,
            can_verify: false,
        });
    };
    if claims.now.threefold {
        let stood: Vec<String> = game
            .occurrence_plies()
            .iter()
            .map(|p| stood_after(t, p.0, name))
            .collect();
        let text = t.a2(
            "signal-threefold-now",
            "side",
            colour,
            "moves",
            stood.join(", "),
        );
        push(
            SignalTag::Claimable,
            "signal-threefold",
            "9.2.2",
            text,
            None,
        );
    }
    if claims.now.fifty_moves {
        let half_moves = game.half_move_clock();
        let text = t.a2("signal-fifty-now", "side", colour, "n", half_moves);
        let meter = Some((half_moves.min(150), 150));
        push(SignalTag::Claimable, "signal-fifty", "9.3.2", text, meter);
    }
    let style = Style::Short(wording_chess::letters(t));
    let announced = |fifty: bool| -> Vec<String> {
        claims
            .announcing
            .iter()
            .filter(|claim| {
                if fifty {
                    claim.fifty_moves
                } else {
                    claim.threefold()
                }
            })
            .map(|claim| {
                let text = write_move(game.position(), claim.announced, style);
                numbered(game.plies() + 1, &text)
            })
            .collect()
    };
    for (fifty, title, article) in [
        (false, "signal-threefold", "9.2.1"),
        (true, "signal-fifty", "9.3.1"),
    ] {
        let moves = announced(fifty);
        let already = if fifty { claims.now.fifty_moves } else { false };
        if !moves.is_empty() && !already {
            let shown = moves.iter().take(6).cloned().collect::<Vec<_>>().join(", ");
            let text = t.a2("signal-announce", "side", colour, "moves", shown);
            push(SignalTag::Announcing, title, article, text, None);
        }
    }
    list
}

fn log_line(t: Words, line: &IncidentLine) -> LogLine {
    let kind = t.get(&format!("incident-{}", line.kind.code()));
    let colour = match line.colour {
        Some(Colour::White) => "white",
        Some(Colour::Black) => "black",
        None => "none",
    };
    let facts = [line.facts.as_str(), line.ruling.as_str()].join(" ");
    let article = Some(line.article.as_str()).filter(|a| !a.is_empty());
    LogLine {
        time: moment::clock_time(line.at),
        text: t.a3(
            "incident-log",
            "side",
            colour,
            "kind",
            kind,
            "facts",
            facts.trim(),
        ),
        source: article
            .map(|article| format!("{}, {}", t.a("article", "article", article), line.by)),
    }
}

async fn record_move(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, pairing) = path.into_inner();
    let version = fields
        .number("version")
        .ok_or_else(|| visitor.fail(AppError::NotFound))?;
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
    match answer {
        Ok(_) => Ok(redirect(&format!("/t/{slug}/game/{pairing}"), None)),
        Err(AppError::Refused(AppRefusal::Move(refusal))) => {
            let refused = wording_chess::refused(visitor.words(), &refusal);
            let query = GameQuery::default();
            let status = StatusCode::UNPROCESSABLE_ENTITY;
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
        Err(error) => Err(visitor.fail(error)),
    }
}

async fn undo(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, pairing) = path.into_inner();
    let version = fields
        .number("version")
        .ok_or_else(|| visitor.fail(AppError::NotFound))?;
    let (key, asked) = (fields.key(), slug.clone());
    visitor
        .run(move |ctx, actor| record::undo(ctx, actor, key.as_deref(), &asked, pairing, version))
        .await?;
    Ok(redirect(&format!("/t/{slug}/game/{pairing}"), None))
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
    let view = visitor
        .run(move |ctx, actor| view::of_pairing(ctx, actor, &slug, pairing))
        .await?;
    let t = visitor.words();
    let mover = side(view.game.position().turn());
    let colour = match (query.colour.as_str(), kind) {
        ("white" | "black", _) => query.colour.as_str(),
        (_, Kind::IllegalMove | Kind::Flag | Kind::Claim) => mover,
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
    let answer = visitor
        .attempt(move |ctx, actor| incident::append(ctx, actor, key.as_deref(), &asked, &input))
        .await;
    match answer {
        Ok(_) => Ok(redirect(&format!("/t/{slug}/game/{pairing}"), None)),
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

async fn floor_page(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let floor = visitor
        .run(move |ctx, actor| floor::floor(ctx, actor, &slug))
        .await?;
    let t = visitor.words();
    let summary = &floor.round.summary;
    let mut page = visitor.page(Section::Other);
    page.live = Some(format!("/t/{}/events", summary.slug));
    let mut calls: Vec<(u8, Call)> = Vec::new();
    let mut calm = Vec::new();
    let mut finished = Vec::new();
    for board in &floor.boards {
        if let Some(result) = board.line.result {
            finished.push(FinishedBoard {
                board: board.line.board.to_string(),
                names: show::surnames(&board.line),
                result: ResultMark { t, result },
            });
            continue;
        }
        let link = format!("/t/{}/game/{}", summary.slug, board.line.pairing);
        match call(t, board, &link) {
            Some(call) => calls.push(call),
            None => calm.push(CalmBoard {
                board: board.line.board.to_string(),
                names: show::surnames(&board.line),
                note: if board.plies == 0 {
                    t.get("floor-no-moves")
                } else {
                    t.a("floor-moves", "n", board.plies.div_ceil(2))
                },
                link,
            }),
        }
    }
    calls.sort_by_key(|(rank, _)| *rank);
    let template = FloorPage {
        page,
        desk: show::desk_nav(&visitor, summary, floor.role, DeskPage::Floor),
        round: floor.round.round,
        updated: moment::clock_time(visitor.state.ctx.clock.now()),
        calls: calls.into_iter().map(|(_, call)| call).collect(),
        calm,
        finished,
    };
    render(&visitor, StatusCode::OK, &template)
}

/// Why a board calls, with its rank: flag, game over, claimable, illegal moves.
fn call(t: Words, board: &FloorBoard, link: &str) -> Option<(u8, Call)> {
    let make = |urgent: bool, why: &str, text: String| Call {
        board: board.line.board.to_string(),
        urgent,
        white: format!("{} {}", board.line.white.surname, board.line.white.given),
        black: format!("{} {}", board.line.black.surname, board.line.black.given),
        why: t.get(why),
        text,
        action: t.get("floor-open-game"),
        link: link.to_owned(),
    };
    if let Some(flag) = board.flag() {
        let colour = if flag.colour == Some(Colour::Black) {
            "black"
        } else {
            "white"
        };
        let text = t.a2(
            "signal-flag-text",
            "side",
            colour,
            "time",
            moment::clock_time(flag.at),
        );
        return Some((0, make(true, "floor-flag", text)));
    }
    if let Some(end) = board.ended.as_ref().and_then(|ended| ended.primary()) {
        return Some((1, make(true, "floor-ended", wording_chess::end(t, end))));
    }
    if let Some(claims) = board.claims.as_ref().filter(|claims| claims.now.any()) {
        let key = if claims.now.threefold {
            "signal-threefold"
        } else {
            "signal-fifty"
        };
        let side = t.get(side(claims.claimant));
        return Some((
            2,
            make(false, "floor-claimable", format!("{}: {side}.", t.get(key))),
        ));
    }
    let (white, black) = (
        board.illegal_moves(Colour::White),
        board.illegal_moves(Colour::Black),
    );
    (white + black > 0).then(|| {
        let text = t.a2("floor-illegal-text", "white", white, "black", black);
        (3, make(false, "floor-illegal", text))
    })
}
