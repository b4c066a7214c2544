//! Pages about the whole site: language, theme, health, privacy, not found.

use actix_web::{
    HttpRequest, HttpResponse, ResponseError,
    cookie::{Cookie, SameSite, time::Duration},
    http::{Method, StatusCode, header},
};
use askama::Template;

use crate::{
    app::{self, AppError},
    i18n::Lang,
    live::Distance,
    web::{
        Failure, Shows, State, Visitor,
        headers::Openness,
        local_path::LocalPath,
        problem::is_for_programs,
        render,
        routing::{self, self as web, Data, Path, Query, ServiceConfig},
        view::{Page, Section},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/lang/{code}", web::get().to(language))
        .route("/theme/{name}", web::get().to(theme))
        .route("/health", web::get().to(health))
        .route("/privacy", web::get().to(privacy))
        .route("/open-data", web::get().to(open_data))
        .route("/accessibility", web::get().to(accessibility));
}

#[derive(serde::Deserialize)]
struct Back {
    #[serde(default)]
    back: String,
}

impl Back {
    /// The path to return to; the home page if the path is not on this site.
    fn path(&self) -> LocalPath {
        self.back.parse().unwrap_or_default()
    }
}

fn remember(name: &'static str, value: &str, back: &LocalPath) -> HttpResponse {
    let cookie = Cookie::build(name, value.to_owned())
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .max_age(Duration::days(365))
        .finish();
    HttpResponse::SeeOther()
        .insert_header((header::LOCATION, back.as_str()))
        .cookie(cookie)
        .finish()
}

/// `GET /lang/{code}?back=…`: remembers the language. It changes no data, so a link may do it.
async fn language(
    visitor: Visitor,
    code: Path<String>,
    back: Query<Back>,
) -> Result<HttpResponse, Failure> {
    let lang = Lang::from_code(&code).ok_or_else(|| visitor.fail(AppError::NotFound))?;
    Ok(remember("lang", lang.code(), &back.path()))
}

/// `GET /theme/{light|dark|system}?back=…`.
async fn theme(
    visitor: Visitor,
    name: Path<String>,
    back: Query<Back>,
) -> Result<HttpResponse, Failure> {
    if !["light", "dark", "system"].contains(&name.as_str()) {
        return Err(visitor.fail(AppError::NotFound));
    }
    Ok(remember("theme", &name, &back.path()))
}

/// `GET /health`: 200 and `ok` when pages can be read and results are accepted; otherwise 503 with what is wrong. It asks the
/// database each time, and tells outsiders neither paths nor messages of the system.
async fn health(state: Data<State>) -> HttpResponse {
    let ctx = state.ctx.clone();
    let looked = web::block(move || app::health::look(&ctx)).await;
    let (status, body) = match looked {
        Ok(health) if health.can_write() => (StatusCode::OK, lines(&health, "ok")),
        Ok(health) => (StatusCode::SERVICE_UNAVAILABLE, lines(&health, "failing")),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "failing\n".to_owned()),
    };
    HttpResponse::build(status)
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(body)
}

/// One fact on each line, for people and for programs.
fn lines(health: &app::health::Health, word: &str) -> String {
    let reads = if health.can_read() {
        "answers"
    } else {
        "does not answer"
    };
    let writes = match &health.trouble {
        None => "taken",
        Some(trouble) => trouble.code(),
    };
    let disk = match health.disk_free {
        Some(free) if health.is_disk_low() => format!("{} MiB free, too little", free >> 20),
        Some(free) => format!("{} MiB free", free >> 20),
        None => "not known".to_owned(),
    };
    let copy = match &health.backup {
        None => "not asked for".to_owned(),
        Some(last) => {
            let at = last.at.map_or_else(
                || "never".to_owned(),
                |at| at.format("%Y-%m-%dT%H:%M:%SZ").to_string(),
            );
            let failed = if last.failure.is_some() {
                ", the last try failed"
            } else {
                ""
            };
            format!("{at}{failed}")
        }
    };
    let standbys = health.standbys.iter().map(|found| match found {
        Ok(Distance::Near) => "standby: read\n".to_owned(),
        Ok(Distance::Behind { by, is_least }) => {
            let more = if *is_least { " or more" } else { "" };
            format!("standby: behind, {} s{more}\n", by.as_secs())
        }
        Ok(Distance::Unknown) => "standby: not compared\n".to_owned(),
        Err(why) => format!("standby: passed over, {}\n", why.code()),
    });
    let standbys: String = standbys.collect();
    format!(
        "{word}\ndatabase: {}, {reads}\nwrites: {writes}\ndisk: {disk}\ncopy: {copy}\n{standbys}",
        health.database
    )
}

#[derive(Template)]
#[template(path = "server/text.html")]
struct TextPage {
    page: Page,
    heading: String,
    paragraphs: Vec<String>,
    /// Address and words of a page that says more.
    more: Option<(&'static str, String)>,
}

async fn text(
    visitor: &Visitor,
    heading: &'static str,
    paragraphs: &'static [&'static str],
    more: Option<(&'static str, &'static str)>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show_public(
            Shows::Words,
            |_, _| Ok(()),
            move |visitor, ()| {
                let t = visitor.words();
                let template = TextPage {
                    page: visitor.page(Section::Other),
                    heading: t.get(heading),
                    paragraphs: paragraphs.iter().map(|key| t.get(key)).collect(),
                    more: more.map(|(link, key)| (link, t.get(key))),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

/// `GET /privacy`.
async fn privacy(visitor: Visitor) -> Result<HttpResponse, Failure> {
    text(
        &visitor,
        "privacy",
        &[
            "privacy-public",
            "privacy-private",
            "privacy-names",
            "privacy-live",
            "privacy-mail",
            "privacy-cookies",
            "privacy-push",
            "privacy-rights",
        ],
        None,
    )
    .await
}

/// `GET /open-data`.
async fn open_data(visitor: Visitor) -> Result<HttpResponse, Failure> {
    text(
        &visitor,
        "open-data",
        &["open-data-what", "open-data-where"],
        Some(("/api", "programs-title")),
    )
    .await
}

/// `GET /accessibility`.
async fn accessibility(visitor: Visitor) -> Result<HttpResponse, Failure> {
    text(
        &visitor,
        "accessibility",
        &["accessibility-what", "accessibility-contact"],
        None,
    )
    .await
}

/// The preflight answer that a browser asks for before a request to an address for programs (Fetch, 3.2.2). No credentials.
fn preflight(methods: header::HeaderValue) -> HttpResponse {
    let mut answer = HttpResponse::NoContent()
        .insert_header((header::ALLOW, methods.clone()))
        .insert_header((header::ACCESS_CONTROL_ALLOW_METHODS, methods))
        .insert_header((header::ACCESS_CONTROL_ALLOW_HEADERS, "If-None-Match"))
        .insert_header((header::ACCESS_CONTROL_MAX_AGE, "86400"))
        .finish();
    answer.extensions_mut().insert(Openness::Data);
    answer
}

/// Answers every unknown address, and every method that an address does not support.
pub async fn not_found(visitor: Visitor, request: HttpRequest) -> Result<HttpResponse, Failure> {
    let Some(methods) = routing::allowed(&request) else {
        return Err(visitor.fail(AppError::NotFound));
    };
    if *request.method() == Method::OPTIONS && is_for_programs(request.path()) {
        return Ok(preflight(methods));
    }
    let mut answer = Failure::method(visitor.page(Section::Other)).error_response();
    answer.headers_mut().insert(header::ALLOW, methods);
    Ok(answer)
}
