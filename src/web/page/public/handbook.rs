//! The arbiter's handbook: `docs/arbitro.md` and `docs/arbiter.md`, as pages.

use std::sync::LazyLock;

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;
use pulldown_cmark::{Options, Parser, html};

use crate::{
    i18n::Lang,
    web::{
        Failure, Shows, Visitor, render,
        routing::{self as web, ServiceConfig},
        view::{Page, Section},
    },
};

static ITALIAN: LazyLock<String> =
    LazyLock::new(|| written(include_str!("../../../../docs/arbitro.md")));
static ENGLISH: LazyLock<String> =
    LazyLock::new(|| written(include_str!("../../../../docs/arbiter.md")));

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/handbook", web::get().to(handbook));
}

#[derive(Template)]
#[template(path = "public/handbook.html")]
struct HandbookPage {
    page: Page,
    /// Our own text, made into HTML.
    text: &'static str,
}

/// A text in Markdown as HTML; its tables are told to people who hear them.
fn written(markdown: &str) -> String {
    let mut text = String::new();
    html::push_html(&mut text, Parser::new_ext(markdown, Options::ENABLE_TABLES));
    text.replace("<th>", "<th scope=\"col\">")
}

async fn handbook(visitor: Visitor) -> Result<HttpResponse, Failure> {
    visitor
        .show_public(
            Shows::Words,
            |_, _| Ok(()),
            move |visitor, ()| {
                let text: &'static str = match visitor.words().0 {
                    Lang::It => &ITALIAN,
                    // The handbook is written in two languages.
                    Lang::En | Lang::Fr | Lang::De | Lang::Es => &ENGLISH,
                };
                let page = visitor.page(Section::Other);
                render(visitor, StatusCode::OK, &HandbookPage { page, text })
            },
        )
        .await
}
