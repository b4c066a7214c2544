//! The floor: all boards of the round by what needs an arbiter. Arbiters only (Laws 11.12, 12.6).

use actix_web::{
    HttpResponse,
    http::StatusCode,
    web::{self, Path, Query, ServiceConfig},
};

use crate::{
    app::{
        AppError,
        game::{
            floor::{self, FloorBoard},
            incident::Kind,
        },
    },
    clock::ClockTime,
    event::Colour,
    i18n::Words,
    rules::position::color,
    web::{
        Failure, Visitor, moment, redirect, render, show,
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

#[derive(serde::Deserialize)]
struct FloorQuery {
    /// Board whose game is opened.
    #[serde(default)]
    board: String,
}

async fn floor_page(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<FloorQuery>,
) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let floor = visitor
        .run(move |ctx, actor| floor::floor(ctx, actor, &slug))
        .await?;
    let t = visitor.words();
    let summary = &floor.round.summary;
    if let Ok(number) = query.board.trim().parse::<u16>() {
        let wanted = floor.boards.iter().find(|b| b.line.board == number);
        let pairing = wanted
            .ok_or_else(|| visitor.fail(AppError::NotFound))?
            .line
            .pairing;
        return Ok(redirect(
            &format!("/t/{}/game/{pairing}", summary.slug),
            None,
        ));
    }
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
            None => calm.push((
                board.plies == 0,
                CalmBoard {
                    board: board.line.board.to_string(),
                    names: show::surnames(&board.line),
                    note: note(t, board),
                    link,
                },
            )),
        }
    }
    calls.sort_by_key(|(rank, _)| *rank);
    // Boards of which only the result is missing come last.
    calm.sort_by_key(|(empty, _)| *empty);
    let template = FloorPage {
        page,
        desk: show::desk_nav(&visitor, summary, floor.role, DeskPage::Floor),
        round: floor.round.round,
        updated: moment::clock_time(visitor.state.ctx.clock.now()),
        calls: calls.into_iter().map(|(_, call)| call).collect(),
        calm: calm.into_iter().map(|(_, board)| board).collect(),
        finished,
    };
    render(&visitor, StatusCode::OK, &template)
}

fn face(clock: Option<ClockTime>) -> String {
    clock.map_or_else(|| "–".to_owned(), |clock| clock.to_string())
}

/// Move number and clocks of a board that needs nothing.
fn note(t: Words, board: &FloorBoard) -> String {
    let number = board.plies.div_ceil(2);
    if board.plies == 0 {
        t.get("floor-no-moves")
    } else if board.white_clock.is_none() && board.black_clock.is_none() {
        t.a("floor-moves", "n", number)
    } else {
        t.a3(
            "floor-moves-clocks",
            "n",
            number,
            "white",
            face(board.white_clock),
            "black",
            face(board.black_clock),
        )
    }
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
        let call = Call {
            action: t.get("floor-verdict"),
            link: format!("{link}/flag?side={colour}"),
            ..make(true, "floor-flag", text)
        };
        return Some((0, call));
    }
    if let Some(end) = board.ended.as_ref().and_then(|ended| ended.primary()) {
        return Some((1, make(true, "floor-ended", wording_chess::end(t, end))));
    }
    if board.dead {
        let text = t.get("signal-dead-text");
        return Some((1, make(true, "floor-ended", text)));
    }
    if let Some(claim) = board
        .incidents
        .iter()
        .rfind(|i| i.kind == Kind::Claim && i.ruling.is_empty() && i.ply == board.plies)
    {
        let call = Call {
            action: t.get("floor-check"),
            link: format!("{link}/claim"),
            ..make(true, "floor-claim-open", claim.facts.clone())
        };
        return Some((1, call));
    }
    if board.is_short_of_time() {
        let text = t.a3(
            "floor-short-time-text",
            "white",
            face(board.white_clock),
            "black",
            face(board.black_clock),
            "n",
            board.plies.div_ceil(2),
        );
        return Some((2, make(false, "floor-short-time", text)));
    }
    if let Some(claims) = board.claims.as_ref().filter(|claims| claims.now.any()) {
        let key = if claims.now.threefold {
            "signal-threefold"
        } else {
            "signal-fifty"
        };
        let side = t.get(side(claims.claimant));
        return Some((
            3,
            make(false, "floor-claimable", format!("{}: {side}.", t.get(key))),
        ));
    }
    let (white, black) = (
        board.illegal_moves(Colour::White),
        board.illegal_moves(Colour::Black),
    );
    if white + black > 0 {
        let text = t.a2("floor-illegal-text", "white", white, "black", black);
        return Some((4, make(false, "floor-illegal", text)));
    }
    board.draw_offer.map(|by| {
        let text = t.a("signal-draw-offer-text", "side", side(color(by)));
        (5, make(false, "floor-draw-offer", text))
    })
}
