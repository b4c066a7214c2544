//! The floor: all boards of the round by what needs an arbiter. Arbiters only (Laws 11.12, 12.6).

use actix_web::{
    HttpResponse,
    http::StatusCode,
    web::{self, Path, ServiceConfig},
};

use crate::{
    app::game::floor::{self, FloorBoard},
    event::Colour,
    i18n::Words,
    web::{
        Failure, Visitor, moment, render, show,
        view::{
            DeskPage, ResultMark, Section,
            floor::{Call, CalmBoard, FinishedBoard, FloorPage},
        },
        wording_chess::{self, side},
    },
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/floor", web::get().to(floor_page));
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
