//! oEmbed (oembed.com, version 1.0): tells another site how to embed a public page of a tournament.

use actix_web::{HttpRequest, HttpResponse};
use serde::{Deserialize, Serialize};

use crate::{
    app::{AppError, tournament::summary},
    i18n::Lang,
    web::{
        Failure, Shows, Visitor,
        connection::local_address,
        download::JSON,
        embedding::{Embeddable, USUAL, What},
        headers::Openness,
        routing::{self as web, Query, ServiceConfig},
        view::Section,
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/oembed", web::get().to(oembed));
}

/// Seconds for which a site may cache the answer.
const KEPT: u32 = 86_400;
/// The smallest frame in which a list is readable, in CSS pixels: width, height.
const LEAST: (u32, u32) = (240, 160);

#[derive(Deserialize)]
struct Asked {
    /// Full address of a page.
    url: String,
    /// `json`, or not given.
    format: Option<String>,
    maxwidth: Option<u32>,
    maxheight: Option<u32>,
    /// Language of the embedded list; without it, that of `Accept-Language`.
    lang: Option<String>,
}

#[derive(Serialize)]
struct Rich {
    version: &'static str,
    r#type: &'static str,
    provider_name: &'static str,
    provider_url: String,
    title: String,
    html: String,
    width: u32,
    height: u32,
    cache_age: u32,
}

impl Asked {
    /// Width and height of the frame.
    fn size(&self) -> (u32, u32) {
        let within =
            |usual: u32, most: Option<u32>, least: u32| usual.min(most.unwrap_or(usual)).max(least);
        (
            within(USUAL.0, self.maxwidth, LEAST.0),
            within(USUAL.1, self.maxheight, LEAST.1),
        )
    }
}

/// `GET /oembed?url=…`.
async fn oembed(
    visitor: Visitor,
    request: HttpRequest,
    asked: Query<Asked>,
) -> Result<HttpResponse, Failure> {
    if asked
        .format
        .as_deref()
        .is_some_and(|format| format != "json")
    {
        return Err(Failure::unknown_format(visitor.page(Section::Other)));
    }
    let base = visitor.state.base(local_address(&request));
    let page = asked.url.strip_prefix(&base).and_then(Embeddable::of_page);
    let page = page.ok_or_else(|| visitor.fail(AppError::NotFound))?;
    let lang = asked.lang.as_deref().and_then(Lang::from_code);
    let mut visitor = visitor;
    visitor.lang = lang.unwrap_or(visitor.lang);
    let (slug, size) = (page.slug.clone(), asked.size());
    visitor
        .show_open(
            (JSON, Openness::Data),
            Shows::Tournament(slug.clone()),
            move |ctx, actor| summary::get(ctx, actor, &slug),
            move |visitor, (summary, _)| {
                let t = visitor.words();
                let what = match page.what {
                    What::Standings => t.get("tab-standings"),
                    What::Pairings => t.get("tab-pairings"),
                    What::Round(round) => t.with_one("round-title", "round", round),
                };
                let title = format!("{}, {what}", summary.name);
                let answer = Rich {
                    version: "1.0",
                    r#type: "rich",
                    provider_name: "tratto",
                    provider_url: base.clone(),
                    html: page.code(&base, visitor.lang, &title, size),
                    title,
                    width: size.0,
                    height: size.1,
                    cache_age: KEPT,
                };
                serde_json::to_string(&answer)
                    .map_err(|error| visitor.fail(AppError::System(error.to_string())))
            },
        )
        .await
}
