//! A kept answer of the check of reports: its page, its badge for other sites, and the link that removes it.

use actix_web::{HttpRequest, HttpResponse, http::StatusCode, http::header};
use askama::Template;

use crate::{
    app::second_opinion::{self, Keeping, KeptOpinion},
    event::CheckVerdict,
    i18n::{Lang, Words},
    web::{
        Failure, Posted, Visitor,
        connection::local_address,
        headers::Openness,
        redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
        view::{Page, Section},
    },
    words::{kept_opinion, moment, second_opinion as words},
};

/// Seconds for which other sites may keep a badge.
const BADGE_HOLDS: u32 = 600;

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/check/{code:[0-9a-f]{16}}", web::get().to(kept))
        .route("/check/{code:[0-9a-f]{16}}/badge.svg", web::get().to(badge));
    config.service(
        web::resource("/check/{code:[0-9a-f]{16}}/remove/{secret}")
            .route(web::get().to(ask_removal))
            .route(web::post().to(remove)),
    );
}

/// The addresses of a newly kept answer.
pub(super) struct Kept {
    /// Address of its page.
    pub address: String,
    /// Address of its badge.
    pub badge: String,
    /// Address that removes it; shown only once.
    pub remove: String,
}

impl Kept {
    /// The addresses on a server with this base address.
    pub fn at(base: &str, keeping: &Keeping) -> Self {
        let address = format!("{base}/check/{}", keeping.code);
        Self {
            badge: format!("{address}/badge.svg"),
            remove: format!("{address}/remove/{}", keeping.secret),
            address,
        }
    }

    /// These addresses as JSON, for programs.
    pub fn as_json(&self) -> serde_json::Value {
        serde_json::json!({
            "address": self.address,
            "badge": self.badge,
            "remove": self.remove,
        })
    }
}

#[derive(Template)]
#[template(path = "public/kept_check.html")]
struct KeptPage {
    page: Page,
    verdict: String,
    is_verified: bool,
    /// Facts of the answer: term and text.
    facts: Vec<(String, String)>,
    /// Address of the badge on this server.
    badge: String,
    /// The text of the badge.
    says: String,
    /// The HTML code for other sites.
    html: String,
}

#[derive(Template)]
#[template(path = "public/kept_check_remove.html")]
struct RemovePage {
    page: Page,
    verdict: String,
    made: String,
    address: String,
}

/// A badge: its text on a ground of this colour.
#[derive(Template)]
#[template(path = "public/badge.svg", escape = "html")]
struct Badge {
    says: String,
    ground: &'static str,
    width: usize,
}

impl Badge {
    fn new(t: Words, kept: &KeptOpinion) -> Self {
        let says = kept_opinion::badge(t, kept);
        Self {
            ground: match kept.verdict {
                CheckVerdict::Verified => "#1a6b35",
                CheckVerdict::Differs => "#a12622",
                CheckVerdict::Incomplete => "#565c64",
            },
            // A letter of this size is 6.5 units wide on average.
            width: says.chars().count() * 13 / 2 + 16,
            says,
        }
    }
}

/// `GET /check/{code}`.
async fn kept(
    visitor: Visitor,
    request: HttpRequest,
    code: Path<String>,
) -> Result<HttpResponse, Failure> {
    let code = code.into_inner();
    let base = visitor.state.base(local_address(&request));
    let asked = code.clone();
    visitor
        .show(
            move |ctx, _| second_opinion::kept(ctx, &asked),
            move |visitor, kept| {
                let t = visitor.words();
                let badge = format!("/check/{code}/badge.svg?lang={}", visitor.lang.code());
                let says = kept_opinion::badge(t, &kept);
                let template = KeptPage {
                    page: visitor.page(Section::Other),
                    verdict: t.get(words::verdict(kept.verdict)),
                    is_verified: kept.verdict == CheckVerdict::Verified,
                    facts: kept_opinion::facts(t, &kept),
                    html: format!(
                        "<a href=\"{base}/check/{code}\"><img src=\"{base}{badge}\" alt=\"{says}\"></a>"
                    ),
                    badge,
                    says,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

#[derive(Default, serde::Deserialize)]
#[serde(default)]
struct BadgeQuery {
    /// Code of a language.
    lang: Option<String>,
}

/// `GET /check/{code}/badge.svg?lang=…`: any site may show it.
async fn badge(
    visitor: Visitor,
    code: Path<String>,
    query: Query<BadgeQuery>,
) -> Result<HttpResponse, Failure> {
    let lang = query.lang.as_deref().and_then(Lang::from_code);
    let t = Words(lang.unwrap_or(visitor.lang));
    let code = code.into_inner();
    let kept = visitor
        .read(move |ctx, _| second_opinion::kept(ctx, &code))
        .await?;
    let drawn = Badge::new(t, &kept).render();
    let drawn = drawn.map_err(|error| {
        let failed = crate::app::AppError::System(error.to_string());
        visitor.fail(failed)
    })?;
    let answer = HttpResponse::Ok()
        .content_type("image/svg+xml")
        .insert_header((
            header::CACHE_CONTROL,
            format!("public, max-age={BADGE_HOLDS}"),
        ))
        .insert_header((header::VARY, "Accept-Language"))
        .body(drawn);
    let mut answer = answer;
    answer.extensions_mut().insert(Openness::Data);
    Ok(answer)
}

/// `GET /check/{code}/remove/{secret}`: asks whether to remove it.
async fn ask_removal(
    visitor: Visitor,
    path: Path<(String, String)>,
) -> Result<HttpResponse, Failure> {
    let (code, secret) = path.into_inner();
    let address = format!("/check/{code}/remove/{secret}");
    visitor
        .show(
            move |ctx, _| second_opinion::removable(ctx, &code, &secret),
            move |visitor, kept| {
                let t = visitor.words();
                let template = RemovePage {
                    page: visitor.page(Section::Other),
                    verdict: t.get(words::verdict(kept.verdict)),
                    made: t.with_one(
                        "check-kept-made",
                        "date",
                        moment::date(t, moment::local(kept.made_at).date()),
                    ),
                    address,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

async fn remove(posted: Posted, path: Path<(String, String)>) -> Result<HttpResponse, Failure> {
    let (code, secret) = path.into_inner();
    posted
        .visitor
        .run(move |ctx, _| second_opinion::remove(ctx, &code, &secret))
        .await?;
    Ok(redirect("/check", Some("check-removed")))
}
