//! How a staff device learns to trust this machine: its certificate, its fingerprint, and the steps on each type of device.
//! Everybody may read it; it gives no access.

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

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/hall/trust", web::get().to(trust))
        .route("/hall/authority.crt", web::get().to(certificate));
}

/// Types of devices with instructions; their message keys begin with these.
const DEVICES: [&str; 5] = ["iphone", "android", "windows", "mac", "firefox"];

#[derive(Template)]
#[template(path = "server/hall_trust.html")]
struct TrustPage {
    page: Page,
    fingerprint: String,
    /// Name of a type of device, and its steps.
    devices: Vec<(String, String)>,
    /// Address of the log-in over TLS afterwards.
    secure: Option<String>,
}

/// Fingerprint of this machine's authority; `None` without one.
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
