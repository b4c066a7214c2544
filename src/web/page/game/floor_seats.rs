//! Reports of players from their seats, on the floor: calls, and results that wait to be entered.

use actix_web::HttpResponse;

use crate::{
    app::{
        AppError,
        game::floor::{self, FloorBoard},
        tournament::{
            results::{self, Entry, Seen},
            seat_reports::{
                said::{OpenCall, Report},
                seat,
            },
        },
    },
    event::{BoardResult, SeatCall},
    i18n::Words,
    rules::position::color,
    web::{
        Failure, Posted,
        page::game::floor_view::{AgreedBoard, Call},
        redirect,
        routing::Path,
        show,
        view::ResultMark,
    },
    words::{self, moment, moves::side},
};

/// The differing reports of White and Black, and where the arbiter chooses.
pub(super) fn two_reports(
    t: Words,
    board: &FloorBoard,
    link: &str,
) -> (String, String, (String, String)) {
    let sign = |report: Option<Report>| {
        let result = report.map(|report| report.result);
        result.map_or_else(String::new, |result| words::result::glyphs(t, result))
    };
    let (white, black) = (sign(board.reports.white), sign(board.reports.black));
    let text = t.with_two("floor-two-reports-text", "white", white, "black", black);
    let choose = (t.get("floor-choose"), link.to_owned());
    (t.get("floor-two-reports"), text, choose)
}

/// A request of a player. A call for an arbiter is urgent; a request about coming rounds is not.
pub(super) fn seat_call(t: Words, board: &FloorBoard, asked: &OpenCall, link: &str) -> Call {
    let (by, time) = (side(color(asked.colour)), moment::clock_time(asked.at));
    let (why, text) = match asked.kind {
        SeatCall::Arbiter => (
            "floor-called",
            t.with_two("floor-called-text", "side", by, "time", time),
        ),
        SeatCall::Withdrawal => {
            let text = t.with_two("floor-called-text", "side", by, "time", time);
            ("floor-called-withdrawal", text)
        }
        SeatCall::Bye => {
            let round = asked.round.unwrap_or_default();
            let key = "floor-called-bye-text";
            let text = t.with_three(key, "side", by, "round", round, "time", time);
            ("floor-called-bye", text)
        }
    };
    Call {
        board: board.line.board.to_string(),
        urgent: asked.kind == SeatCall::Arbiter,
        white: board.line.white.name().to_string(),
        black: board.line.black.name().to_string(),
        why: moment::capitalised(&t.get(why)),
        text,
        action: t.get("floor-open-game"),
        link: link.to_owned(),
        answer: Some(asked.call),
    }
}

/// A board whose players agree on a result that nobody has entered yet.
pub(super) fn agreed_board(t: Words, board: &FloorBoard) -> Option<AgreedBoard> {
    let line = &board.line;
    let result = board.reports.agreed().filter(|_| line.result.is_none())?;
    Some(AgreedBoard {
        board: line.board,
        names: show::surnames(line),
        result: ResultMark { t, result },
        taken: format!("{}:{}:{}", line.board, line.version, result.code()),
    })
}

/// `POST …/floor/take`: each `take` is a board, the version of its row, and the result on which both players agree. Each result
/// is entered as if the arbiter had typed it.
pub(super) async fn take(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let slug = slug.into_inner();
    let back = format!("/t/{slug}/floor");
    let (key, round) = (fields.key(), fields.get("round").parse().ok());
    let taken: Vec<(i32, i32, BoardResult)> = fields.all("take").filter_map(taken).collect();
    visitor
        .run(move |ctx, actor| {
            let floor = floor::floor(ctx, actor, &slug)?;
            let round = round.ok_or(AppError::NotFound)?;
            // If the players changed their reports after the page was drawn, they no longer agree.
            let is_agreed = |board: i32, result| {
                let mut boards = floor.boards.iter();
                boards.any(|there| {
                    i32::from(there.line.board) == board && there.reports.agreed() == Some(result)
                })
            };
            if i32::from(floor.round.round) != i32::from(round) {
                return Err(AppError::Stale);
            }
            for (board, version, result) in taken {
                if !is_agreed(board, result) {
                    continue;
                }
                let entry = Entry {
                    version,
                    result: Some(result),
                    confirmed: None,
                };
                let key = key.as_ref().map(|key| format!("{key}-{board}"));
                let place = (slug.as_str(), round, board);
                results::record_on(ctx, actor, key.as_deref(), place, entry, &Seen::default())?;
            }
            Ok(())
        })
        .await?;
    Ok(redirect(&back, Some("seats-taken")))
}

/// Reads `12:3:1/2-1/2`: pairing, version, result.
fn taken(text: &str) -> Option<(i32, i32, BoardResult)> {
    let (board, rest) = text.split_once(':')?;
    let (version, result) = rest.split_once(':')?;
    let result = BoardResult::from_code(result)?;
    Some((board.parse().ok()?, version.parse().ok()?, result))
}

/// `POST …/floor/answer`: `call`, the number of the answered call.
pub(super) async fn answer(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let slug = slug.into_inner();
    let back = format!("/t/{slug}/floor");
    let (key, call) = (fields.key(), fields.get("call").parse().unwrap_or(0));
    visitor
        .run(move |ctx, actor| seat::answer(ctx, actor, key.as_deref(), &slug, call))
        .await?;
    Ok(redirect(&back, None))
}
