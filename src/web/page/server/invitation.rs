//! The page with the link of a new invitation.

use actix_web::{HttpRequest, HttpResponse, http::StatusCode};
use askama::Template;

use crate::web::{
    Failure, Visitor,
    connection::local_address,
    render,
    view::{Page, Section},
};

#[derive(Template)]
#[template(path = "server/admin_invitation.html")]
struct InvitationPage {
    page: Page,
    name: String,
    link: String,
    /// Whether the link expires after half an hour.
    is_reset: bool,
    /// The letter to the club, if it must be written by hand.
    letter: Option<i32>,
}

/// Shows the link of a new invitation, only once.
pub(in crate::web::page) async fn show_invitation(
    visitor: &Visitor,
    request: &HttpRequest,
    (name, letter): (String, Option<i32>),
    secret: &str,
    is_reset: bool,
) -> Result<HttpResponse, Failure> {
    let base = visitor.state.base_of_log_in(local_address(request));
    let link = format!("{base}/welcome/{secret}");
    let letter = letter.filter(|_| !visitor.state.config.sends_mail);
    visitor
        .draw(move |visitor| {
            let template = InvitationPage {
                page: visitor.page(Section::Admin),
                name,
                link,
                is_reset,
                letter,
            };
            render(visitor, StatusCode::OK, &template)
        })
        .await
}
