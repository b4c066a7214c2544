//! Editing the prospectus.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        access::TournamentRole,
        tournament::prospectus::{
            input::{LONGEST_PART, LONGEST_TEXT, ProspectusInput},
            kept,
        },
    },
    web::{
        Failure, Form, Posted, Sent, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, Section},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/t/{slug}/settings/prospectus")
            .route(web::get().to(edit))
            .route(web::post().to(update)),
    );
}

/// A part with several lines of text.
struct Part {
    name: &'static str,
    label: String,
    hint: String,
    rows: u8,
    longest: usize,
}

#[derive(Template)]
#[template(path = "settings/prospectus.html")]
struct ProspectusPage {
    page: Page,
    desk: DeskNav,
    form: FormView,
    version: i32,
    may_change: bool,
    parts: [Part; 4],
}

async fn show_form(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    typed: Option<Form>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| kept::get(ctx, actor, &slug),
            move |visitor, view| {
                let t = visitor.words();
                let part = |name: &'static str, rows, longest| {
                    let key = name.replace('_', "-");
                    Part {
                        name,
                        label: t.get(&format!("field-{key}")),
                        hint: t.get(&format!("{key}-hint")),
                        rows,
                        longest,
                    }
                };
                let template = ProspectusPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &view.summary, view.role, DeskPage::Settings),
                    version: Form::version(typed.as_ref(), view.version),
                    form: typed
                        .unwrap_or_else(|| Form::filled(&view.input.fields()))
                        .view(visitor),
                    may_change: view.role != TournamentRole::Deputy,
                    parts: [
                        part("prospectus_text", 10, LONGEST_TEXT),
                        part("prospectus_prizes", 5, LONGEST_PART),
                        part("prospectus_equipment", 3, LONGEST_PART),
                        part("prospectus_lodging", 5, LONGEST_PART),
                    ],
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn edit(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    show_form(&visitor, slug.into_inner(), StatusCode::OK, None).await
}

/// `POST …/prospectus`: the fields of [`ProspectusInput`], and the `version` that was seen.
async fn update(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let (key, version) = (fields.key(), fields.version()?);
            let input: ProspectusInput = fields.read();
            kept::write(ctx, actor, key.as_deref(), &asked, version, &input)
        })
        .await?;
    match sent {
        Sent::Done(_) => Ok(redirect(
            &format!("/t/{slug}/announcement"),
            Some("settings-saved"),
        )),
        Sent::Refused(visitor, form) => {
            show_form(&visitor, slug, StatusCode::UNPROCESSABLE_ENTITY, Some(form)).await
        }
    }
}
