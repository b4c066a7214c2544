//! The chief arbiter's page about online entry: whether players may enter themselves, until when, how many, at what fee, and
//! the notice about their data.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::tournament::entry_door::{door, inputs::DoorInput},
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
        web::resource("/t/{slug}/settings/entries")
            .route(web::get().to(edit))
            .route(web::post().to(update)),
    );
}

#[derive(Template)]
#[template(path = "enter/door.html")]
struct DoorPage {
    page: Page,
    desk: DeskNav,
    form: FormView,
    version: i32,
    /// Version of the shown notice.
    notice: i32,
}

async fn show_door(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    typed: Option<Form>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| door::get(ctx, actor, &slug),
            move |visitor, (summary, role, door)| {
                let t = visitor.words();
                let version = Form::version(typed.as_ref(), door.version);
                let form = typed.unwrap_or_else(|| {
                    let mut input = door.input();
                    if door.version == 0 {
                        input.door_notice = t.get("enter-notice-first");
                    }
                    Form::filled(&input.fields())
                });
                let template = DoorPage {
                    page: visitor.page(Section::Mine),
                    desk: show::desk_nav(visitor, &summary, role, DeskPage::Settings),
                    form: form.view(visitor),
                    version,
                    notice: door.notice.number,
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn edit(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    show_door(&visitor, slug.into_inner(), StatusCode::OK, None).await
}

async fn update(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let (key, version) = (fields.key(), fields.version()?);
            let input: DoorInput = fields.read();
            door::set(ctx, actor, key.as_deref(), &asked, version, &input)
        })
        .await?;
    match sent {
        Sent::Done(_) => Ok(redirect(
            &format!("/t/{slug}/settings/entries"),
            Some("settings-saved"),
        )),
        Sent::Refused(visitor, form) => {
            show_door(&visitor, slug, StatusCode::UNPROCESSABLE_ENTITY, Some(form)).await
        }
    }
}
