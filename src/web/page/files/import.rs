//! A tournament from a report file: first a preview, then the import.

use std::sync::Arc;

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Done, Refusal,
        exchange::{
            ImportRefusal,
            import_input::ImportInput,
            trf_in::{self, Imported, TrfPreview},
        },
        tournament::settings,
    },
    formats::encoding::decode,
    web::{
        Drawn, Failure, Fields, Form, Task, Upload, UploadLimit, Visitor, redirect, render,
        routing::{self as web, ServiceConfig},
        view::{FormView, Page, Section},
    },
    words::{self, exchange::Place},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/import")
            .app_data(UploadLimit::REPORT)
            .route(web::get().to(start))
            .route(web::post().to(preview)),
    );
    config.service(
        web::resource("/import/confirm")
            .app_data(UploadLimit::REPORT)
            .route(web::post().to(confirm)),
    );
}

#[derive(Template)]
#[template(path = "files/import.html")]
struct StartPage {
    page: Page,
    /// Why the last file was refused.
    refusal: Option<String>,
    places: Vec<Place>,
    text: String,
}

#[derive(Template)]
#[template(path = "files/preview.html")]
struct PreviewPage {
    page: Page,
    form: FormView,
    kinds: Vec<(String, String)>,
    lead: String,
    remarks: Vec<Place>,
    doubts: Vec<String>,
    text: String,
}

async fn start(visitor: Visitor) -> Result<HttpResponse, Failure> {
    visitor
        .show(settings::require_create, |visitor, ()| {
            let template = StartPage {
                page: visitor.page(Section::Mine),
                refusal: None,
                places: Vec::new(),
                text: String::new(),
            };
            render(visitor, StatusCode::OK, &template)
        })
        .await
}

/// Shows the page again, with every reason.
fn refused(visitor: &Visitor, bytes: &[u8], refusal: &ImportRefusal) -> Result<Drawn, Failure> {
    let t = visitor.words();
    let places = match refusal {
        ImportRefusal::Trf(errors) => words::exchange::trf_errors(t, errors),
        _ => Vec::new(),
    };
    let template = StartPage {
        page: visitor.page(Section::Mine),
        refusal: Some(words::exchange::refused(t, refusal)),
        places,
        text: decode(bytes).0.into_owned(),
    };
    render(visitor, StatusCode::UNPROCESSABLE_ENTITY, &template)
}

async fn preview(mut upload: Upload) -> Result<HttpResponse, Failure> {
    let bytes = upload.take_content();
    show_preview(upload.visitor, bytes, None, StatusCode::OK).await
}

/// Reads the file as a job, and shows what the import would do.
async fn show_preview(
    visitor: Visitor,
    bytes: Vec<u8>,
    form: Option<Form>,
    status: StatusCode,
) -> Result<HttpResponse, Failure> {
    let read = Arc::new(bytes);
    let bytes = Arc::clone(&read);
    let task = Task::change("import", "", None, "/import".to_owned());
    visitor
        .carry_out(
            task,
            move |ctx, actor, _| trf_in::preview(ctx, actor, &read),
            move |visitor, preview| {
                let (form, bytes) = (form.clone(), Arc::clone(&bytes));
                async move {
                    let page = move |visitor: &Visitor| {
                        preview_page(visitor, &bytes, preview, form, status)
                    };
                    visitor.draw(page).await
                }
            },
        )
        .await
}

fn preview_page(
    visitor: &Visitor,
    bytes: &[u8],
    preview: Result<Arc<TrfPreview>, AppError>,
    form: Option<Form>,
    status: StatusCode,
) -> Result<Drawn, Failure> {
    let preview = match preview {
        Ok(preview) => preview,
        Err(AppError::Refused(Refusal::Import(refusal))) => {
            return refused(visitor, bytes, &refusal);
        }
        Err(error) => return Err(visitor.fail(error)),
    };
    let t = visitor.words();
    let proposed = &preview.proposed;
    let form = form.unwrap_or_else(|| {
        Form::filled(&[
            ("name", &proposed.name),
            ("town", &proposed.town),
            ("start", &proposed.start),
            ("end", &proposed.end),
            ("kind", &proposed.kind),
        ])
    });
    let template = PreviewPage {
        page: visitor.page(Section::Mine),
        form: form.view(visitor),
        kinds: ["standard", "rapid", "blitz"]
            .map(|kind| (kind.to_owned(), t.get(&format!("kind-{kind}"))))
            .to_vec(),
        lead: t.with_three(
            "trf-import-preview-lead",
            "players",
            preview.players,
            "published",
            preview.published,
            "rounds",
            preview.rounds,
        ),
        remarks: words::exchange::trf_remarks(t, &preview.remarks),
        doubts: preview
            .doubts
            .iter()
            .map(|doubt| words::exchange::doubt(t, doubt))
            .collect(),
        text: decode(bytes).0.into_owned(),
    };
    render(visitor, status, &template)
}

fn input(fields: &Fields) -> ImportInput {
    fields.read()
}

async fn confirm(mut upload: Upload) -> Result<HttpResponse, Failure> {
    let bytes = upload.take_content();
    let Upload {
        visitor, fields, ..
    } = upload;
    let (input, key) = (input(&fields), fields.key());
    let read = Arc::new(bytes);
    let bytes = Arc::clone(&read);
    let task = Task::change("import", "", key.as_deref(), "/mine".to_owned());
    visitor
        .carry_out(
            task,
            move |ctx, actor, halt| {
                trf_in::import_trf(ctx, actor, key.as_deref(), &read, &input, halt)
            },
            move |visitor, done| imported(visitor, Arc::clone(&bytes), fields.clone(), done),
        )
        .await
}

/// The answer after a file was imported or refused.
async fn imported(
    visitor: Visitor,
    bytes: Arc<Vec<u8>>,
    fields: Fields,
    done: Result<Arc<Done<Imported>>, AppError>,
) -> Result<HttpResponse, Failure> {
    let done = match done {
        Ok(done) => done,
        Err(AppError::Refused(Refusal::Import(refusal))) => {
            let draw = move |visitor: &Visitor| refused(visitor, &bytes, &refusal);
            return visitor.draw(draw).await;
        }
        Err(AppError::Fields(errors)) => {
            let form = Form { fields, errors };
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            return show_preview(visitor, bytes.to_vec(), Some(form), status).await;
        }
        Err(error) => return Err(visitor.fail(error)),
    };
    let slug = match &*done {
        Done::Fresh(imported) => &imported.slug,
        Done::Repeated(slug) => slug,
    };
    Ok(redirect(
        &format!("/t/{slug}/standings"),
        Some("tournament-imported"),
    ))
}
