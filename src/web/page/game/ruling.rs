//! Flags, resignations, agreements, ends, illegal moves and positions, touched pieces, lateness, claims, and rulings by
//! questions: the verdict, its proof on screen and on paper, and the confirmation. Arbiters only (Laws 11.12, 12.6).

use actix_web::{HttpResponse, http::StatusCode};
use serde::Deserialize;

use crate::{
    app::{
        AppError,
        game::{
            confirm,
            confirmation::Confirmation,
            incident::{Asked, pages},
            ruling::Answer,
            view,
        },
    },
    rules::position::on_move,
    web::{
        Failure, Posted, Visitor,
        page::game::{
            looked::{looked, search_on},
            verdict::{printed, verdict_page},
        },
        redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource(
                "/t/{slug}/game/{pairing}/{event:flag|both-flags|resign|agreement|end|illegal|position|touched|late|claim|adjourn|sealed|start|colours|displaced|clock|pausing|device|distraction|refusal|penalty|quickplay|resumption}",
            )
            .route(web::get().to(look))
            .route(web::post().to(confirm)),
        )
        .route(
            "/t/{slug}/game/{pairing}/{event:flag|both-flags|resign|agreement|end|illegal|position|touched|late|claim|adjourn|sealed|start|colours|displaced|clock|pausing|device|distraction|refusal|penalty|quickplay|resumption}/print",
            web::get().to(print),
        );
}

async fn look(
    visitor: Visitor,
    path: Path<(String, i32, String)>,
    query: Query<Asked>,
) -> Result<HttpResponse, Failure> {
    let path = path.into_inner();
    if let Some(later) = search_on(&visitor, path.clone(), &query).await? {
        return Ok(later);
    }
    let looked = looked(&visitor, path, &query).await?;
    let status = match looked.judged().map(|judged| &judged.answer) {
        Some(Answer::Unreadable(_) | Answer::Illegible { .. } | Answer::Impossible(_)) => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        _ => StatusCode::OK,
    };
    visitor
        .draw(move |visitor| {
            let page = verdict_page(visitor, &looked, Vec::new());
            render(visitor, status, &page)
        })
        .await
}

async fn print(
    visitor: Visitor,
    path: Path<(String, i32, String)>,
    query: Query<Asked>,
) -> Result<HttpResponse, Failure> {
    let looked = looked(&visitor, path.into_inner(), &query).await?;
    visitor
        .draw(move |visitor| {
            let page = printed(visitor, &looked);
            let page = page.ok_or_else(|| visitor.fail(AppError::NotFound))?;
            render(visitor, StatusCode::OK, &page)
        })
        .await
}

/// What is confirmed, beside what was asked.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Confirmed {
    /// Version of the game that was judged.
    version: Option<i32>,
    /// Version of its pairing.
    board_version: Option<i32>,
    /// How many illegal moves were counted before.
    earlier: String,
    /// Whether the result is entered, too.
    with_result: bool,
    note: String,
    white_clock: String,
    black_clock: String,
}

async fn confirm(
    posted: Posted,
    path: Path<(String, i32, String)>,
) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let path = path.into_inner();
    let (slug, pairing, event) = path.clone();
    let Some(page) = pages::page(&event) else {
        return Err(visitor.fail(AppError::NotFound));
    };
    let sent: Confirmed = fields.read();
    let (Some(game_version), Some(pairing_version)) = (sent.version, sent.board_version) else {
        return Err(visitor.fail(AppError::NotFound));
    };
    let asked: Asked = fields.0.iter().cloned().collect();
    let (key, address) = (fields.key(), slug.clone());
    let put = asked.clone();
    let done = visitor
        .in_turn("verdict", &address, move |ctx, actor| {
            let mut view = view::of_pairing(ctx, actor, &slug, pairing)?;
            view.set_up(&put.fen());
            let input = Confirmation {
                pairing,
                page: page.address.to_owned(),
                asked: put.only(page.fields),
                mover: on_move(view.game.position()),
                note: sent.note,
                white_clock: sent.white_clock,
                black_clock: sent.black_clock,
                game_version,
                pairing_version,
                earlier: sent.earlier.parse().ok(),
                with_result: sent.with_result,
                supersedes: put.corrected(),
            };
            confirm::confirm(ctx, actor, key.as_deref(), &slug, &input)
        })
        .await;
    match done {
        Ok(_) => Ok(redirect(&format!("/t/{address}/game/{pairing}"), None)),
        Err(AppError::Fields(errors)) => {
            let looked = looked(&visitor, path, &asked).await?;
            visitor
                .draw(move |visitor| {
                    let page = verdict_page(visitor, &looked, errors);
                    render(visitor, StatusCode::UNPROCESSABLE_ENTITY, &page)
                })
                .await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The addresses above are the addresses of the pages.
    #[test]
    fn every_page_has_its_address() {
        let addresses: Vec<&str> = pages::PAGES.iter().map(|page| page.address).collect();
        let source = include_str!("ruling.rs");
        let listed = format!("{{event:{}}}", addresses.join("|"));
        assert_eq!(source.matches(&listed).count(), 2, "{listed}");
    }
}
