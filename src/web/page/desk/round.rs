//! The arbiter's desk: a round with its results, entered one by one and undone.

use actix_web::{HttpResponse, http::StatusCode};
use serde::Deserialize;

use crate::{
    app::{
        AppError, Done, Refusal,
        tournament::{
            desk as read,
            results::{self, Entry, Recorded, Seen},
            undo::{self as take_back, Undo},
        },
    },
    event::BoardResult,
    web::{
        Failure, Posted, Visitor,
        page::desk::round_page::desk_page,
        redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
    },
    words,
};

use super::{earlier_round, window::DeskQuery};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/desk", web::get().to(newest))
        .route("/t/{slug}/desk/{round}", web::get().to(desk))
        .route("/t/{slug}/desk/{round}/result", web::post().to(result))
        .route("/t/{slug}/desk/{round}/undo", web::post().to(undo));
}

async fn newest(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let view = visitor
        .read(move |ctx, actor| Ok(read::desk(ctx, actor, &asked, None, None)?.round))
        .await?;
    visitor.arbiter(view.role)?;
    if visitor.station.is_some() && view.round == 0 {
        return Err(visitor.fail(Refusal::NotPublished { round: 1 }.into()));
    }
    Ok(redirect(
        &match (view.round, view.draft) {
            (0, Some(draft)) => format!("/t/{slug}/desk/{draft}"),
            (0, None) => format!("/t/{slug}/entries"),
            (round, _) => format!("/t/{slug}/desk/{round}"),
        },
        None,
    ))
}

async fn desk(
    visitor: Visitor,
    path: Path<(String, u8)>,
    query: Query<DeskQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, round) = path.into_inner();
    show_desk(
        &visitor,
        slug,
        round,
        &query,
        Notice::Nothing,
        StatusCode::OK,
    )
    .await
}

/// A notice of the desk about the request that it answers.
enum Notice {
    Nothing,
    /// The sent value was kept beside the present one on this board, and an arbiter has to choose.
    Conflict(i32),
    /// Nothing was written, for this reason.
    Refused(String),
}

/// Shows the desk again, with the reason why nothing was written. The mark of this page, not the status, tells the script that
/// the board is not saved.
async fn refuse(
    visitor: &Visitor,
    slug: String,
    round: u8,
    query: &DeskQuery,
    error: AppError,
) -> Result<HttpResponse, Failure> {
    let t = visitor.words();
    let (status, words) = match &error {
        AppError::NotFound => (StatusCode::NOT_FOUND, t.get("desk-no-board")),
        AppError::Fields(_) => (
            StatusCode::UNPROCESSABLE_ENTITY,
            t.get("desk-unknown-result"),
        ),
        AppError::Refused(refusal) => {
            (StatusCode::UNPROCESSABLE_ENTITY, words::refusal(t, refusal))
        }
        AppError::Stale => (StatusCode::CONFLICT, t.get("error-stale-body")),
        AppError::KeyReused => (StatusCode::CONFLICT, t.get("error-form-body")),
        AppError::NotSaved(trouble) => (
            StatusCode::SERVICE_UNAVAILABLE,
            words::trouble::not_saved(t, trouble),
        ),
        _ => return Err(visitor.fail(error)),
    };
    show_desk(visitor, slug, round, query, Notice::Refused(words), status).await
}

async fn show_desk(
    visitor: &Visitor,
    slug: String,
    round: u8,
    query: &DeskQuery,
    notice: Notice,
    status: StatusCode,
) -> Result<HttpResponse, Failure> {
    let query = query.clone();
    visitor
        .show(
            {
                let query = query.clone();
                move |ctx, actor| {
                    let desk = |rows| read::desk(ctx, actor, &slug, Some(round), rows);
                    let rows = query.rows();
                    let read = desk(rows.as_deref())?;
                    if read.is_partial && query.moves_on(&read.round) {
                        return desk(None);
                    }
                    Ok(read)
                }
            },
            move |visitor, desk| {
                let role = visitor.arbiter(desk.round.role)?;
                let (conflict, error) = match notice {
                    Notice::Nothing => (None, None),
                    Notice::Conflict(board) => (u16::try_from(board).ok(), None),
                    Notice::Refused(error) => (None, Some(error)),
                };
                let mut template = desk_page(visitor, &desk, role, &query, conflict);
                template.error = error;
                render(visitor, status, &template)
            },
        )
        .await
}

/// A result as it is sent.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Sent {
    board: Option<i32>,
    version: Option<i32>,
    /// A code, or `clear`.
    result: String,
    /// For a result of an earlier round `1`, which the question asks for, with its reason.
    confirmed: String,
    reason: String,
    /// The key of the own request on the same board that it follows; empty where there is none.
    after: String,
    /// The newest conflict seen there; 0 where there is none.
    conflict: i32,
    /// The board's pairing, when its row is answer enough.
    row: Option<i32>,
}

/// `POST …/result`: what [`Sent`] has.
async fn result(
    posted: Posted,
    path: Path<(String, u8)>,
    query: Query<DeskQuery>,
) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, round) = path.into_inner();
    let query = query.into_inner();
    let sent: Sent = fields.read();
    let (Some(board), Some(version)) = (sent.board, sent.version) else {
        return refuse(&visitor, slug, round, &query, AppError::NotFound).await;
    };
    let result = match sent.result.as_str() {
        "clear" => None,
        code => match BoardResult::from_code(code) {
            Some(result) => Some(result),
            None => {
                let error = AppError::Fields(Vec::new());
                return refuse(&visitor, slug, round, &query, error).await;
            }
        },
    };
    let seen = Seen {
        after: Some(sent.after).filter(|key| !key.is_empty()),
        conflict: sent.conflict,
    };
    let key = fields.key();
    let row = sent.row;
    let asked = slug.clone();
    let confirmed = (sent.confirmed == "1").then_some(sent.reason);
    let answer = visitor
        .attempt(move |ctx, actor| {
            let entry = Entry {
                version,
                result,
                confirmed,
            };
            let place = (asked.as_str(), round, board);
            results::record_on(ctx, actor, key.as_deref(), place, entry, &seen)
        })
        .await;
    match answer.map(Done::fresh) {
        Ok(Some(Recorded::Conflict(conflict))) => {
            show_desk(
                &visitor,
                slug,
                round,
                &query,
                Notice::Conflict(conflict.board),
                StatusCode::CONFLICT,
            )
            .await
        }
        Err(AppError::Refused(Refusal::EarlierRound(change))) => {
            earlier_round::ask(&visitor, slug, *change, fields).await
        }
        Ok(_) => {
            let next = query.after(board, row);
            Ok(redirect(&format!("/t/{slug}/desk/{round}{next}"), None))
        }
        Err(error) => refuse(&visitor, slug, round, &query, error).await,
    }
}

/// `POST …/undo`: `action`, the number of an entry, or `undoes`, the key of the request to take back; `row` as for a result.
async fn undo(posted: Posted, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, round) = path.into_inner();
    let what = match (fields.get("undoes"), fields.number("action")) {
        ("", Some(action)) => Undo::Action(action),
        ("", None) => {
            let error = Refusal::NothingToUndo.into();
            return refuse(&visitor, slug, round, &DeskQuery::default(), error).await;
        }
        (key, _) => Undo::Request(key.to_owned()),
    };
    let (key, asked) = (fields.key(), slug.clone());
    let row = fields
        .number("row")
        .map_or_else(String::new, |row: i32| format!("&rows={row}"));
    let done = visitor
        .attempt(move |ctx, actor| take_back::undo(ctx, actor, key.as_deref(), &asked, &what))
        .await;
    match done.map(Done::fresh) {
        Ok(Some(entry)) => Ok(redirect(
            &format!("/t/{slug}/desk/{}?board={}{row}", entry.round, entry.board),
            None,
        )),
        Ok(None) => Ok(redirect(&format!("/t/{slug}/desk/{round}"), None)),
        Err(error) => refuse(&visitor, slug, round, &DeskQuery::default(), error).await,
    }
}
