//! The data stored about the player of a request, for the holders of its links and the club that sent it: a page and two files.

use actix_web::{HttpRequest, HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        DataSheet,
        tournament::entry_door::{
            by_link::{self, Opened},
            own_data::own_data,
        },
    },
    web::{
        Drawn, Failure, Visitor,
        download::{CSV, JSON, data_file},
        page::enter::{
            heading::Heading,
            link::{Behind, Link},
        },
        render,
        routing::{self as web, ServiceConfig},
        show,
        view::{DataView, Page, PlayerName, Section},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/enter/request/{secret}/data", web::get().to(look))
        .route(
            "/t/{slug}/enter/request/{secret}/data.json",
            web::get().to(json),
        )
        .route(
            "/t/{slug}/enter/request/{secret}/data.csv",
            web::get().to(csv),
        )
        .route(
            "/t/{slug}/enter/guardian/{secret}/data",
            web::get().to(look),
        )
        .route(
            "/t/{slug}/enter/guardian/{secret}/data.json",
            web::get().to(json),
        )
        .route(
            "/t/{slug}/enter/guardian/{secret}/data.csv",
            web::get().to(csv),
        )
        .route("/t/{slug}/enter/club/{number}/data", web::get().to(look))
        .route(
            "/t/{slug}/enter/club/{number}/data.json",
            web::get().to(json),
        )
        .route("/t/{slug}/enter/club/{number}/data.csv", web::get().to(csv));
}

#[derive(Template)]
#[template(path = "enter/own_data.html")]
struct OwnDataPage {
    page: Page,
    heading: Heading,
    name: PlayerName,
    view: DataView,
    /// Address of this page.
    address: String,
    /// Address of the page of the request.
    back: String,
    /// Whether the player was found in the registry, of which the reader sees only the public data.
    is_withheld: bool,
}

async fn look(visitor: Visitor, request: HttpRequest) -> Result<HttpResponse, Failure> {
    let link = Link::of(&visitor, &request)?;
    let asked = link.clone();
    visitor
        .show(
            move |ctx, actor| {
                asked.behind(ctx, "/data", || {
                    let holder = asked.holder(actor)?;
                    let opened = by_link::open(ctx, asked.slug(), holder)?;
                    Ok((opened, own_data(ctx, asked.slug(), holder)?))
                })
            },
            move |visitor, found: Behind<(Opened, DataSheet)>| {
                let (opened, sheet) = match found {
                    Behind::Here(read) => read,
                    Behind::Elsewhere(address) => return Ok(Drawn::elsewhere(address)),
                };
                let t = visitor.words();
                let back = link.address();
                let template = OwnDataPage {
                    page: visitor.page(Section::Tournaments),
                    heading: Heading::of(t, &opened.entrance),
                    name: show::shown_name(t, &opened.request.name),
                    view: DataView::of(t, &sheet),
                    address: format!("{back}/data"),
                    back,
                    is_withheld: opened.request.is_registered && !link.is_club(),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

async fn file(
    visitor: Visitor,
    request: HttpRequest,
    kind: &'static str,
) -> Result<HttpResponse, Failure> {
    let link = Link::of(&visitor, &request)?;
    let sheet = visitor
        .read(move |ctx, actor| own_data(ctx, link.slug(), link.holder(actor)?))
        .await?;
    data_file(&visitor, &sheet, kind)
}

async fn json(visitor: Visitor, request: HttpRequest) -> Result<HttpResponse, Failure> {
    file(visitor, request, JSON).await
}

async fn csv(visitor: Visitor, request: HttpRequest) -> Result<HttpResponse, Failure> {
    file(visitor, request, CSV).await
}
