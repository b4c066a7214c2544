//! A dispute at the board. The arbiter sets up the position by taps or as a FEN, then says what happened, and the page that
//! judges it opens with that position. Arbiters only. All input is in the address: without script each tap loads the page
//! again.

use actix_web::{HttpResponse, http::StatusCode};

use crate::{
    app::{
        game::{
            incident::Asked,
            view::{self, GameView},
        },
        tournament::board,
    },
    rules::{
        Color, Square,
        draft::{Draft, man},
        position::{PositionFault, read_fen, write_fen},
    },
    web::{
        Drawn, Failure, Visitor,
        page::game::dispute_view::{DisputePage, HAPPENED},
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{DeskPage, Section},
    },
    words,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/game/{pairing}/dispute", web::get().to(dispute));
}

async fn dispute(
    visitor: Visitor,
    path: Path<(String, i32)>,
    query: Query<Asked>,
) -> Result<HttpResponse, Failure> {
    let (slug, pairing) = path.into_inner();
    let asked = query.clone();
    let from = asked.get("board").trim().parse::<u16>().ok();
    let from = from.filter(|_| asked.get("from") == "board");
    let placed = asked.clone();
    visitor
        .show(
            move |ctx, actor| {
                let view = view::of_pairing(ctx, actor, &slug, pairing)?;
                let Some(number) = from else {
                    return Ok((view, None));
                };
                let round = board::round(ctx, actor, &slug, Some(view.round))?;
                let line = round.boards.iter().find(|line| line.board == number);
                let other = line.map(|line| view::of_pairing(ctx, actor, &slug, line.pairing));
                Ok((view, other.transpose()?))
            },
            move |visitor, (view, other)| {
                let draft = draft(&placed, &view, other.as_ref());
                let happened = HAPPENED
                    .into_iter()
                    .find(|(code, ..)| *code == placed.get("happened"));
                let faults = faults(&placed, &draft);
                if let (Some((_, page, asks)), true) = (happened, faults.is_empty()) {
                    return Ok(elsewhere(&view, page, asks, &draft));
                }
                let status = if happened.is_some() {
                    StatusCode::UNPROCESSABLE_ENTITY
                } else {
                    StatusCode::OK
                };
                let is_there = other.as_ref().is_some_and(GameView::position_is_known);
                let not_found = from.is_some() && !is_there;
                let page = page(visitor, &view, &placed, draft, (faults, not_found));
                render(visitor, status, &page)
            },
        )
        .await
}

fn elsewhere(view: &GameView, page: &str, asks: &str, draft: &Draft) -> Drawn {
    let fen = serde_urlencoded::to_string([("fen", draft.fen())]).unwrap_or_default();
    let and = if asks.is_empty() { "" } else { "&" };
    let (slug, pairing) = (&view.summary.slug, view.board.pairing);
    Drawn::elsewhere(format!("/t/{slug}/game/{pairing}/{page}?{asks}{and}{fen}"))
}

/// Whether the FEN differs from the one that the page showed. Then the arbiter typed it, and it counts.
fn is_typed(asked: &Asked) -> bool {
    let fen = asked.get("fen").trim();
    !fen.is_empty() && fen != asked.get("was").trim()
}

/// The position as set up so far. Where the address gives none, it is the recorded one. Then the tap is applied.
fn draft(asked: &Asked, view: &GameView, other: Option<&GameView>) -> Draft {
    let recorded = |view: &GameView| Draft::of_fen(&write_fen(view.game.position()));
    let is_new = asked.get("men").is_empty() && asked.get("fen").is_empty();
    let mut draft = match asked.get("from") {
        "empty" => Draft::default(),
        "start" => Draft::of_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        "recorded" => recorded(view),
        "board" if other.is_some_and(GameView::position_is_known) => {
            other.map(recorded).unwrap_or_default()
        }
        _ if is_typed(asked) => Draft::of_fen(asked.get("fen")),
        _ if is_new && view.position_is_known() => recorded(view),
        _ => typed(asked),
    };
    if let Ok(square) = asked.get("tap").parse::<Square>() {
        draft.put(square, asked.get("hold").chars().next().and_then(man));
    }
    draft
}

/// The position in the fields of the form.
fn typed(asked: &Asked) -> Draft {
    let mut draft = Draft::default();
    draft.put_men(asked.get("men"));
    draft.turn = Color::from_white(asked.get("turn") != "b");
    draft.castling = ["K", "Q", "k", "q"]
        .into_iter()
        .filter(|right| asked.is_on(&format!("castle-{right}")))
        .collect();
    draft.en_passant = asked.cut("ep", 4);
    draft.half_moves = asked.cut("half", 4);
    draft.number = asked.cut("number", 4);
    draft
}

/// Every reason why the position is impossible. For a typed text that cannot be read, the errors of the text.
fn faults(asked: &Asked, draft: &Draft) -> Vec<PositionFault> {
    let unreadable = |fault: &PositionFault| matches!(fault, PositionFault::Unreadable(_));
    let text = if is_typed(asked) && asked.get("from").is_empty() && asked.get("tap").is_empty() {
        read_fen(asked.get("fen")).err()
    } else {
        None
    };
    match text.filter(|faults| faults.iter().any(unreadable)) {
        // A text with fewer than six fields is no error if its fields can be read.
        Some(_) if asked.get("fen").split_whitespace().count() < 6 && draft.position().is_ok() => {
            Vec::new()
        }
        Some(faults) => faults,
        None => draft.position().err().unwrap_or_default(),
    }
}

fn page(
    visitor: &Visitor,
    view: &GameView,
    asked: &Asked,
    draft: Draft,
    (faults, no_such_board): (Vec<PositionFault>, bool),
) -> DisputePage {
    let t = visitor.words();
    let plies = view.game.plies();
    let hold = asked.get("hold").chars().next();
    DisputePage {
        page: visitor.page(Section::Other),
        desk: show::desk_nav(visitor, &view.summary, view.role, DeskPage::Other),
        base: format!("/t/{}/game/{}", view.summary.slug, view.board.pairing),
        place: t.with_two(
            "ruling-place",
            "board",
            view.board.board,
            "round",
            view.round,
        ),
        names: show::surnames(&view.board),
        recorded: (plies > 0).then(|| words::ruling::after(t, &view.game, plies)),
        hold: hold.filter(|letter| man(*letter).is_some()),
        board: asked.cut("board", 4),
        no_such_board,
        is_empty: draft.men() == "8/8/8/8/8/8/8/8"
            && asked.get("happened").is_empty()
            && !is_typed(asked),
        faults: words::setup::faults(t, &faults),
        draft,
    }
}
