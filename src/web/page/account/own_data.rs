//! The data stored about the owner of an account: a page and two files.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{DataSheet, accounts},
    web::{
        Failure, Visitor,
        download::{CSV, JSON, data_file},
        render,
        routing::{self as web, ServiceConfig},
        view::{DataView, Page, Section},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/account/data", web::get().to(look))
        .route("/account/data.json", web::get().to(json))
        .route("/account/data.csv", web::get().to(csv));
}

#[derive(Template)]
#[template(path = "account/data.html")]
struct DataPage {
    page: Page,
    view: DataView,
}

async fn look(visitor: Visitor) -> Result<HttpResponse, Failure> {
    visitor
        .show(accounts::own_data, |visitor, sheet: DataSheet| {
            let template = DataPage {
                page: visitor.page(Section::Other),
                view: DataView::of(visitor.words(), &sheet),
            };
            render(visitor, StatusCode::OK, &template)
        })
        .await
}

async fn file(visitor: Visitor, kind: &'static str) -> Result<HttpResponse, Failure> {
    let sheet = visitor.read(accounts::own_data).await?;
    data_file(&visitor, &sheet, kind)
}

async fn json(visitor: Visitor) -> Result<HttpResponse, Failure> {
    file(visitor, JSON).await
}

async fn csv(visitor: Visitor) -> Result<HttpResponse, Failure> {
    file(visitor, CSV).await
}
