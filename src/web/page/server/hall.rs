//! Sharing in the hall: the addresses at which other devices reach the program, with QR codes, and buttons to share and to
//! stop. Only for a program that was started by hand.

use std::net::SocketAddr;

use actix_web::{HttpRequest, HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{AppError, accounts},
    web::{
        Failure, Posted, Visitor,
        connection::local_address,
        page::hall::code,
        redirect, render,
        routing::{self as web, Path, ServiceConfig},
        sharing::{Open, Wish},
        view::{Page, Section},
    },
};

use super::hall_trust::fingerprint;

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/admin/hall")
                .route(web::get().to(look))
                .route(web::post().to(share)),
        )
        .route("/admin/hall/end", web::post().to(end))
        .route("/admin/hall/code/{number}", web::get().to(picture))
        .route("/admin/hall/secure/{number}", web::get().to(secure_picture))
        .route("/admin/hall/trust/{number}", web::get().to(trust_picture));
}

/// The log-in over TLS from one network.
struct Protected {
    /// Page where a device learns to trust this machine. It comes first, because without trust the address over TLS shows only
    /// a warning.
    trust: String,
    /// Address of the log-in.
    address: String,
}

#[derive(Template)]
#[template(path = "server/hall.html")]
struct HallPage {
    page: Page,
    is_shared: bool,
    /// Whether people can log in from other devices.
    logs_in: bool,
    /// Addresses of the program.
    addresses: Vec<String>,
    /// Address of the program by its name.
    by_name: Option<String>,
    /// Addresses for the log-in over TLS, one for each network.
    secure: Vec<Protected>,
    /// Address for the log-in over TLS by name.
    secure_by_name: Option<String>,
    /// Fingerprint by which devices recognise this machine the first time.
    fingerprint: Option<String>,
    /// Addresses that another program already uses.
    taken: Vec<String>,
}

/// Refuses everybody except administrators of a program that was started by hand.
async fn must_be_here(visitor: &Visitor) -> Result<(), Failure> {
    visitor.read(accounts::must_administer).await?;
    match visitor.state.config.started {
        Some(_) => Ok(()),
        None => Err(visitor.fail(AppError::NotFound)),
    }
}

fn written(scheme: &str, addresses: &[SocketAddr]) -> Vec<String> {
    let addresses = addresses.iter();
    addresses
        .map(|address| format!("{scheme}://{address}"))
        .collect()
}

/// The trust page for each address over TLS, at the plain address of the same network.
fn trust_pages(open: &Open) -> Vec<String> {
    let plain = open.secure.iter().filter_map(|secure| {
        let mut addresses = open.addresses.iter();
        addresses.find(|address| address.ip() == secure.ip())
    });
    plain
        .map(|address| format!("http://{address}/hall/trust"))
        .collect()
}

/// The address with the name of the program, if it has one.
fn named(scheme: &str, name: Option<&str>, addresses: &[SocketAddr]) -> Option<String> {
    let port = addresses.first()?.port();
    Some(format!("{scheme}://{}:{port}", name?))
}

async fn look(visitor: Visitor) -> Result<HttpResponse, Failure> {
    must_be_here(&visitor).await?;
    visitor
        .draw(|visitor| {
            let open = visitor.state.sharing.now();
            let pages = trust_pages(&open).into_iter();
            let Open {
                wish,
                addresses,
                secure,
                name,
                taken,
            } = open;
            let pairs = pages.zip(written("https", &secure));
            let protected = pairs.map(|(trust, address)| Protected { trust, address });
            let template = HallPage {
                page: visitor.page(Section::Admin),
                is_shared: wish != Wish::Alone,
                logs_in: wish == Wish::Shared { signs_in: true },
                by_name: named("http", name.as_deref(), &addresses),
                secure_by_name: named("https", name.as_deref(), &secure),
                addresses: written("http", &addresses),
                fingerprint: fingerprint(visitor).filter(|_| !secure.is_empty()),
                secure: protected.collect(),
                taken: written("http", &taken),
            };
            render(visitor, StatusCode::OK, &template)
        })
        .await
}

async fn picture(visitor: Visitor, number: Path<usize>) -> Result<HttpResponse, Failure> {
    must_be_here(&visitor).await?;
    let open = visitor.state.sharing.now();
    drawn(
        &visitor,
        &written("http", &open.addresses),
        number.into_inner(),
    )
}

async fn secure_picture(visitor: Visitor, number: Path<usize>) -> Result<HttpResponse, Failure> {
    must_be_here(&visitor).await?;
    let open = visitor.state.sharing.now();
    drawn(
        &visitor,
        &written("https", &open.secure),
        number.into_inner(),
    )
}

async fn trust_picture(visitor: Visitor, number: Path<usize>) -> Result<HttpResponse, Failure> {
    must_be_here(&visitor).await?;
    let open = visitor.state.sharing.now();
    drawn(&visitor, &trust_pages(&open), number.into_inner())
}

fn drawn(visitor: &Visitor, addresses: &[String], number: usize) -> Result<HttpResponse, Failure> {
    let address = addresses.get(number);
    let picture = address.and_then(|address| code::picture(address));
    let picture = picture.ok_or_else(|| visitor.fail(AppError::NotFound))?;
    Ok(HttpResponse::Ok()
        .content_type("image/svg+xml")
        .insert_header(("cache-control", "private, no-store"))
        .body(picture))
}

/// Whether the request comes from a device other than the program's own.
fn is_elsewhere(visitor: &Visitor, request: &HttpRequest) -> bool {
    let reached = local_address(request);
    reached.is_some() && reached == visitor.state.sharing.address(reached)
}

/// `POST /admin/hall`: `log_in` allows log-in from other devices.
async fn share(posted: Posted) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    must_be_here(&visitor).await?;
    let signs_in = fields.is_on("log_in");
    tracing::info!(signs_in, "an administrator shares in the hall");
    visitor.state.sharing.wish(Wish::Shared { signs_in }).await;
    Ok(redirect("/admin/hall", None))
}

/// Stops sharing. A reader in the hall has no page to return to.
async fn end(posted: Posted, request: HttpRequest) -> Result<HttpResponse, Failure> {
    let visitor = posted.visitor;
    must_be_here(&visitor).await?;
    tracing::info!("an administrator no longer shares in the hall");
    let sharing = visitor.state.sharing.clone();
    if is_elsewhere(&visitor, &request) {
        actix_web::rt::spawn(async move { sharing.wish(Wish::Alone).await });
    } else {
        sharing.wish(Wish::Alone).await;
    }
    Ok(redirect("/admin/hall", None))
}
