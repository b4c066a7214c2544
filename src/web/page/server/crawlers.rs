//! Files for search engines: the addresses that they should not visit, and the pages of the site. Pages with names of children
//! exclude themselves, and are in no site map.

use std::fmt::Write as _;

use actix_web::{HttpRequest, HttpResponse, http::header::CACHE_CONTROL};

use crate::{
    app::{AppError, organisers, tournament::sitemap},
    rules::edition::Edition,
    web::{
        Failure, Visitor,
        connection::local_address,
        routing::{self as web, Path, ServiceConfig},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/robots.txt", web::get().to(robots))
        .route("/sitemap.xml", web::get().to(index))
        .route("/sitemap/site.xml", web::get().to(site))
        .route("/sitemap/{year}.xml", web::get().to(year));
}

/// Addresses without content for people who search: forms, accounts, desks, files made for each request, endless pages of
/// "why".
const NOT_FOR_CRAWLERS: [&str; 18] = [
    "/account",
    "/admin",
    "/archive",
    "/check",
    "/import",
    "/jobs/",
    "/lang/",
    "/letters/",
    "/login",
    "/mine",
    "/password",
    "/players",
    "/theme/",
    "/t/*/desk",
    "/t/*/enter",
    "/t/*/events",
    "/t/*/my-board",
    "/t/*/why",
];

/// Pages of the site that change little.
const PAGES: [&str; 9] = [
    "/",
    "/calendar",
    "/tournaments",
    "/clubs",
    "/handbook",
    "/links/rules",
    "/links/origin",
    "/links/italy",
    "/links/world",
];

fn answer(kind: &'static str, body: String) -> HttpResponse {
    HttpResponse::Ok()
        .content_type(kind)
        .insert_header((CACHE_CONTROL, "public, max-age=3600"))
        .body(body)
}

const XML: &str = "application/xml; charset=utf-8";

/// A file of a site map: `outer` contains `inner`, each with an address below `base`.
fn map(
    base: &str,
    [outer, inner]: [&str; 2],
    paths: impl IntoIterator<Item = String>,
) -> HttpResponse {
    let mut body = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<{outer} xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
    );
    for path in paths {
        // Our addresses contain nothing that XML must escape.
        let _ = writeln!(body, "<{inner}><loc>{base}{path}</loc></{inner}>");
    }
    let _ = writeln!(body, "</{outer}>");
    answer(XML, body)
}

fn base(visitor: &Visitor, request: &HttpRequest) -> String {
    visitor.state.base(local_address(request))
}

/// `GET /robots.txt` (RFC 9309).
async fn robots(visitor: Visitor, request: HttpRequest) -> HttpResponse {
    let mut body = "User-agent: *\n".to_owned();
    for path in NOT_FOR_CRAWLERS {
        let _ = writeln!(body, "Disallow: {path}");
    }
    let _ = writeln!(body, "Sitemap: {}/sitemap.xml", base(&visitor, &request));
    answer("text/plain; charset=utf-8", body)
}

/// `GET /sitemap.xml`: a file for the site and one for each year of tournaments.
async fn index(visitor: Visitor, request: HttpRequest) -> Result<HttpResponse, Failure> {
    let years = visitor.read(|ctx, _| sitemap::years(ctx)).await?;
    let years = years.into_iter().flatten();
    let files = ["/sitemap/site.xml".to_owned()]
        .into_iter()
        .chain(years.map(|year| format!("/sitemap/{year}.xml")));
    Ok(map(
        &base(&visitor, &request),
        ["sitemapindex", "sitemap"],
        files,
    ))
}

/// Pages of organisers: their list, if there are any, and each one's clubs, if it has its own.
fn of_organisers(all: Vec<(String, bool)>) -> Vec<String> {
    let mut pages = Vec::new();
    if !all.is_empty() {
        pages.push("/organisers".to_owned());
    }
    for (slug, has_clubs) in all {
        pages.push(format!("/o/{slug}"));
        if has_clubs {
            pages.push(format!("/o/{slug}/clubs"));
        }
    }
    pages
}

async fn site(visitor: Visitor, request: HttpRequest) -> Result<HttpResponse, Failure> {
    let organisers = visitor
        .read(|ctx, _| organisers::address_parts(ctx))
        .await?;
    let laws = Edition::ALL.map(|edition| format!("/laws/{}", edition.id()));
    let pages = PAGES.map(str::to_owned).into_iter().chain(laws);
    let pages = pages.chain(of_organisers(organisers));
    Ok(map(&base(&visitor, &request), ["urlset", "url"], pages))
}

async fn year(
    visitor: Visitor,
    request: HttpRequest,
    year: Path<i32>,
) -> Result<HttpResponse, Failure> {
    let year = year.into_inner();
    let slugs = visitor
        .read(move |ctx, _| sitemap::of_year(ctx, year))
        .await?;
    if slugs.is_empty() {
        return Err(visitor.fail(AppError::NotFound));
    }
    let pages = slugs.into_iter().map(|slug| format!("/t/{slug}"));
    Ok(map(&base(&visitor, &request), ["urlset", "url"], pages))
}
