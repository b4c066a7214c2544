//! The data stored about a player of the registry, for their club: a page and two files. Erasing the player, after two
//! questions.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, DataSheet, Refusal,
        players::{self, Erasable},
        tournament::entry_door::member_data::member_data,
    },
    web::{
        Failure, Posted, Visitor,
        download::{CSV, JSON, data_file},
        redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DataView, Page, PlayerName, Section},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/players/{code:[0-9a-f]{16}}/data", web::get().to(look))
        .route(
            "/players/{code:[0-9a-f]{16}}/data.json",
            web::get().to(json),
        )
        .route("/players/{code:[0-9a-f]{16}}/data.csv", web::get().to(csv))
        .service(
            web::resource("/players/{code:[0-9a-f]{16}}/erase")
                .route(web::get().to(ask))
                .route(web::post().to(erase)),
        );
}

#[derive(Template)]
#[template(path = "club/player_data.html")]
struct DataPage {
    page: Page,
    view: DataView,
    /// Address of this page.
    address: String,
    /// Address of the player's page.
    back: String,
}

async fn look(visitor: Visitor, code: Path<String>) -> Result<HttpResponse, Failure> {
    let code = code.into_inner();
    let asked = code.clone();
    visitor
        .show(
            move |ctx, actor| member_data(ctx, actor, players::number(ctx, &asked)?),
            move |visitor, sheet: DataSheet| {
                let template = DataPage {
                    page: visitor.page(Section::Players),
                    view: DataView::of(visitor.words(), &sheet),
                    address: format!("/players/{code}/data"),
                    back: format!("/players/{code}"),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

async fn file(visitor: Visitor, code: String, kind: &'static str) -> Result<HttpResponse, Failure> {
    let sheet = visitor
        .read(move |ctx, actor| member_data(ctx, actor, players::number(ctx, &code)?))
        .await?;
    data_file(&visitor, &sheet, kind)
}

async fn json(visitor: Visitor, code: Path<String>) -> Result<HttpResponse, Failure> {
    file(visitor, code.into_inner(), JSON).await
}

async fn csv(visitor: Visitor, code: Path<String>) -> Result<HttpResponse, Failure> {
    file(visitor, code.into_inner(), CSV).await
}

#[derive(Template)]
#[template(path = "club/player_erase.html")]
struct ErasePage {
    page: Page,
    /// The player's code in the address of their page.
    code: String,
    name: PlayerName,
    /// Number of the club, to be sent again; empty without one.
    club: String,
    /// Names and addresses of the tournaments with data of their own.
    tournaments: Vec<(String, String)>,
    /// Whether the first question was answered.
    is_sure: bool,
}

async fn show_page(
    visitor: &Visitor,
    code: String,
    is_sure: bool,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| players::erasable(ctx, actor, players::number(ctx, &code)?),
            move |visitor, found: Erasable| {
                let address = |slug: &str| format!("/t/{slug}");
                let tournaments = found.tournaments.iter();
                let template = ErasePage {
                    page: visitor.page(Section::Players),
                    code: found.player.code.clone(),
                    name: show::public_name(visitor.words(), &found.player.person),
                    club: found
                        .player
                        .club_id
                        .map_or_else(String::new, |club| club.to_string()),
                    tournaments: tournaments
                        .map(|(name, slug)| (name.clone(), address(slug)))
                        .collect(),
                    is_sure,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

async fn ask(visitor: Visitor, code: Path<String>) -> Result<HttpResponse, Failure> {
    show_page(&visitor, code.into_inner(), false).await
}

/// `sure` answers the second question.
async fn erase(posted: Posted, code: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let code = code.into_inner();
    let (key, sure, asked) = (fields.key(), fields.get("sure") == "1", code.clone());
    let club: Option<i32> = fields.get("club").parse().ok();
    let answer = visitor
        .attempt(move |ctx, actor| {
            let id = players::number(ctx, &asked)?;
            players::erase(ctx, actor, key.as_deref(), (id, club), sure)
        })
        .await;
    match answer {
        Ok(_) => {
            let to = match club {
                Some(club) => format!("/clubs/{club}/manage"),
                None => "/players".to_owned(),
            };
            Ok(redirect(&to, Some("player-erased")))
        }
        Err(AppError::Refused(Refusal::AskedTwice)) => show_page(&visitor, code, true).await,
        Err(error) => Err(visitor.fail(error)),
    }
}
