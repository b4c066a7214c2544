//! How a device of the staff comes to trust this machine: its certificate, by which mark it is known, and what to press on which
//! device. Everybody may read it; it opens nothing.

use actix_web::{HttpRequest, HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::AppError,
    web::{
        Failure, Visitor,
        connection::local_address,
        render,
        routing::{self as web, ServiceConfig},
        view::{Page, Section},
    },
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/hall/trust", web::get().to(trust))
        .route("/hall/authority.crt", web::get().to(certificate));
}

/// Devices of which it is said what to press; their names and their words begin with this.
const DEVICES: [&str; 5] = ["iphone", "android", "windows", "mac", "firefox"];

#[derive(Template)]
#[template(path = "server/hall_trust.html")]
struct TrustPage {
    page: Page,
    fingerprint: String,
    /// Name of a device, and what to press.
    devices: Vec<(String, String)>,
    /// Where people log in then.
    secure: Option<String>,
}

/// By which mark this machine is known; `None` where it has no authority.
pub fn fingerprint(visitor: &Visitor) -> Option<String> {
    let secure = visitor.state.config.secure.as_ref()?;
    Some(secure.authority.fingerprint())
}

async fn trust(visitor: Visitor, request: HttpRequest) -> Result<HttpResponse, Failure> {
    let mark = fingerprint(&visitor);
    let fingerprint = mark.ok_or_else(|| visitor.fail(AppError::NotFound))?;
    let secure = visitor.state.secure_address(local_address(&request));
    visitor
        .draw(move |visitor| {
            let t = visitor.words();
            let template = TrustPage {
                page: visitor.page(Section::Other),
                fingerprint,
                devices: DEVICES
                    .map(|device| {
                        let key = format!("hall-trust-{device}");
                        (t.get(&key), t.get(&format!("{key}-how")))
                    })
                    .to_vec(),
                secure: secure.map(|address| format!("https://{address}")),
            };
            render(visitor, StatusCode::OK, &template)
        })
        .await
}

async fn certificate(visitor: Visitor) -> Result<HttpResponse, Failure> {
    let Some(secure) = &visitor.state.config.secure else {
        return Err(visitor.fail(AppError::NotFound));
    };
    Ok(HttpResponse::Ok()
        .content_type("application/x-x509-ca-cert")
        .insert_header((
            "content-disposition",
            "attachment; filename=\"tratto-hall.crt\"",
        ))
        .insert_header(("cache-control", "no-store"))
        .body(secure.authority.certificate().to_vec()))
}
