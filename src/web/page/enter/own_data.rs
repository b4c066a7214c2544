//! What is stored about the player of a request, for whoever holds a link of it: a page, and two files.

use actix_web::{HttpResponse, http::StatusCode};
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
        Failure, Visitor,
        download::{CSV, JSON, data_file},
        page::enter::{heading::Heading, link::Link, request::secret_of},
        render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DataView, Page, PlayerName, Section},
    },
};

/// Addresses of this file.
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
        );
}

#[derive(Template)]
#[template(path = "enter/own_data.html")]
struct OwnDataPage {
    page: Page,
    heading: Heading,
    name: PlayerName,
    view: DataView,
    /// Address of this page, and of the request's.
    address: String,
    back: String,
    /// Whether the player was found in the registry.
    is_registered: bool,
}

async fn look(
    visitor: Visitor,
    path: Path<(String, String)>,
    link: Link,
) -> Result<HttpResponse, Failure> {
    let (slug, secret) = path.into_inner();
    let secret = secret_of(&visitor, &secret)?;
    if let Some(there) = link.followed(&visitor, &slug, &secret, "/data").await? {
        return Ok(there);
    }
    let (asked, hidden) = (slug.clone(), secret.clone());
    visitor
        .show(
            move |ctx, _| {
                let opened = by_link::open(ctx, &asked, link.holder(&hidden))?;
                Ok((opened, own_data(ctx, &asked, link.holder(&hidden))?))
            },
            move |visitor, (opened, sheet): (Opened, DataSheet)| {
                let t = visitor.words();
                let back = link.address(&slug, &secret);
                let template = OwnDataPage {
                    page: visitor.page(Section::Tournaments),
                    heading: Heading::of(t, &opened.entrance),
                    name: show::shown_name(t, &opened.request.name),
                    view: DataView::of(t, &sheet),
                    address: format!("{back}/data"),
                    back,
                    is_registered: opened.request.is_registered,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

async fn file(
    visitor: Visitor,
    (slug, secret): (String, String),
    link: Link,
    kind: &'static str,
) -> Result<HttpResponse, Failure> {
    let secret = secret_of(&visitor, &secret)?;
    let sheet = visitor
        .read(move |ctx, _| own_data(ctx, &slug, link.holder(&secret)))
        .await?;
    data_file(&visitor, &sheet, kind)
}

async fn json(
    visitor: Visitor,
    path: Path<(String, String)>,
    link: Link,
) -> Result<HttpResponse, Failure> {
    file(visitor, path.into_inner(), link, JSON).await
}

async fn csv(
    visitor: Visitor,
    path: Path<(String, String)>,
    link: Link,
) -> Result<HttpResponse, Failure> {
    file(visitor, path.into_inner(), link, CSV).await
}
