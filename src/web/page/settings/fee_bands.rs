//! The fee bands as typed, and how they were understood.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        access::TournamentRole,
        tournament::fees::{self, FeeTableInput},
    },
    web::{
        Failure, Form, Posted, Sent, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, Section},
    },
    words::{categories, fee},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/t/{slug}/fees/bands")
            .route(web::get().to(edit))
            .route(web::post().to(update)),
    );
}

#[derive(Template)]
#[template(path = "settings/fee_bands.html")]
struct FeeBandsPage {
    page: Page,
    desk: DeskNav,
    form: FormView,
    version: i32,
    may_change: bool,
    /// The organiser's own categories, if it has some.
    own_categories: Option<String>,
    /// The bands: group of players, and amount.
    understood: Vec<(String, String)>,
}

async fn show_bands(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    typed: Option<Form>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| fees::table(ctx, actor, &slug),
            move |visitor, view| {
                let t = visitor.words();
                let stored = [("bands", view.input.bands.as_str())];
                let template = FeeBandsPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &view.summary, view.role, DeskPage::Settings),
                    version: Form::version(typed.as_ref(), view.version),
                    form: typed
                        .unwrap_or_else(|| Form::filled(&stored))
                        .labelled(visitor, &[("bands", "fee-bands-title")]),
                    may_change: view.role != TournamentRole::Deputy,
                    own_categories: categories::own(t, &view.categories),
                    understood: fee::bands(t, &view.table),
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn edit(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    show_bands(&visitor, slug.into_inner(), StatusCode::OK, None).await
}

/// `POST …/bands`: `bands`, one on each line, and the `version` that was seen.
async fn update(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let (key, version) = (fields.key(), fields.version()?);
            let input: FeeTableInput = fields.read();
            fees::set_table(ctx, actor, key.as_deref(), &asked, version, &input)
        })
        .await?;
    match sent {
        Sent::Done(_) => Ok(redirect(
            &format!("/t/{slug}/fees/bands"),
            Some("fee-bands-saved"),
        )),
        Sent::Refused(visitor, form) => {
            show_bands(&visitor, slug, StatusCode::UNPROCESSABLE_ENTITY, Some(form)).await
        }
    }
}
