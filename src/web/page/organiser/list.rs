//! All organisers.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::organisers::{self, OrganiserLine},
    web::{
        Failure, Shows, Visitor, render,
        routing::{self as web, ServiceConfig},
        view::{Page, Section},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/organisers", web::get().to(list));
}

#[derive(Template)]
#[template(path = "organiser/list.html")]
struct ListPage {
    page: Page,
    lines: Vec<OrganiserLine>,
    may_add: bool,
}

async fn list(visitor: Visitor) -> Result<HttpResponse, Failure> {
    visitor
        .show_public(
            Shows::Lists,
            organisers::list,
            |visitor, (lines, may_add)| {
                let template = ListPage {
                    page: visitor.page(Section::Other),
                    lines,
                    may_add,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
