//! The check for a newer version of the program. It happens only when an administrator presses the button.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        accounts,
        releases::{Release, Unasked},
    },
    i18n::Words,
    outgoing::ask_release,
    web::{
        Drawn, Failure, Posted, Visitor, render,
        routing::{self as web, ServiceConfig},
        view::{Page, Section},
    },
    words,
};

/// The running version.
pub const OWN: &str = env!("CARGO_PKG_VERSION");

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/admin/newer")
            .route(web::get().to(look))
            .route(web::post().to(ask)),
    );
}

/// A package of the release.
struct File {
    name: String,
    size: String,
    sha256: String,
}

/// The release that was found.
struct Found {
    words: String,
    commit: String,
    files: Vec<File>,
}

#[derive(Template)]
#[template(path = "server/newer.html")]
struct NewerPage {
    page: Page,
    version: &'static str,
    /// Address that is asked; `None` if none is configured.
    address: Option<String>,
    found: Option<Found>,
    /// Why nothing was found.
    failed: Option<String>,
}

fn found(t: Words, release: &Release) -> Found {
    let files = release.files.iter().map(|file| File {
        name: file.name.clone(),
        size: t.n("newer-bytes", file.size),
        sha256: file.sha256.clone(),
    });
    Found {
        words: words::release::found(t, release, OWN),
        files: files.collect(),
        commit: t.with_one("newer-commit", "commit", &release.commit),
    }
}

/// Draws the page, with the result if the check was made.
fn draw(visitor: &Visitor, asked: Option<Result<Release, Unasked>>) -> Result<Drawn, Failure> {
    let t = visitor.words();
    let (found, failed) = match asked {
        None => (None, None),
        Some(Ok(release)) => (Some(found(t, &release)), None),
        Some(Err(why)) => (None, Some(words::release::unasked(t, why))),
    };
    let releases = visitor.state.config.releases.as_ref();
    let template = NewerPage {
        page: visitor.page(Section::Admin),
        version: OWN,
        address: releases.map(|releases| releases.address().to_owned()),
        found,
        failed,
    };
    render(visitor, StatusCode::OK, &template)
}

/// `GET /admin/newer`: shows the address, and sends no request.
async fn look(visitor: Visitor) -> Result<HttpResponse, Failure> {
    visitor
        .show(accounts::must_administer, |visitor, ()| draw(visitor, None))
        .await
}

/// `POST /admin/newer`: asks once, and shows the result.
async fn ask(posted: Posted) -> Result<HttpResponse, Failure> {
    let visitor = posted.visitor;
    let releases = visitor.state.config.releases.clone();
    let asked = visitor
        .run(move |ctx, actor| {
            accounts::must_administer(ctx, actor)?;
            Ok(releases.map(|releases| ask_release(releases.address(), releases.is_private())))
        })
        .await?;
    visitor.draw(move |visitor| draw(visitor, asked)).await
}
