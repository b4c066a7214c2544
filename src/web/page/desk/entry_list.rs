//! Entering players from a list: choosing or pasting the list, looking through it, and entering its rows.

use std::sync::Arc;

use actix_web::{HttpResponse, http::StatusCode};

use crate::{
    app::{
        AppError, Refusal,
        tournament::{
            entry_lists::{self, Choices, Look, Source, Take},
            summary,
        },
    },
    event::Bye,
    formats::csv::PlayerColumn,
    web::{
        Failure, Fields, Upload, UploadLimit, Visitor,
        page::desk::entry_list_view::{self, StartPage},
        redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskPage, Page, Section},
    },
    words,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/t/{slug}/entries/list")
                .app_data(UploadLimit::REPORT)
                .route(web::get().to(start))
                .route(web::post().to(look)),
        )
        .service(
            web::resource("/t/{slug}/entries/list/enter")
                .app_data(UploadLimit::REPORT)
                .route(web::post().to(enter)),
        );
}

async fn start(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    show_start(&visitor, slug, StatusCode::OK, Vec::new(), String::new()).await
}

/// The page where a list is chosen, with the reasons why the last one could not be read.
async fn show_start(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    refused: Vec<String>,
    text: String,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| summary::get(ctx, actor, &slug),
            move |visitor, (summary, role)| {
                let role = visitor.arbiter(role)?;
                let template = StartPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &summary, role, DeskPage::Entries),
                    refused,
                    text,
                };
                render(visitor, status, &template)
            },
        )
        .await
}

/// The list that was sent: back from the page of a list, as a file, or as pasted text. `None` for nothing.
fn source(upload: &Upload) -> Option<(Source, String)> {
    let fields = &upload.fields;
    if fields.is_on("origin") {
        let shown = Source::Shown {
            text: fields.text("text"),
            origin: fields.text("origin"),
            merged: fields.text("merged"),
        };
        return Some((shown, fields.text("file")));
    }
    let file = upload.file("list").filter(|file| !file.bytes.is_empty());
    if let Some(file) = file {
        return Some((Source::Bytes(file.bytes.clone()), file.name.clone()));
    }
    let text = fields.get("text");
    let is_filled = !text.trim().is_empty();
    is_filled.then(|| (Source::Bytes(text.as_bytes().to_vec()), String::new()))
}

/// The arbiter's choices about the list.
fn choices(fields: &Fields) -> Choices {
    let lines = |name: &str| {
        fields
            .all(name)
            .filter_map(|line| line.parse().ok())
            .collect()
    };
    let columns: Vec<Option<PlayerColumn>> =
        fields.all("column").map(PlayerColumn::from_code).collect();
    let chosen = fields.0.iter().filter_map(|(name, value)| {
        let line = name.strip_prefix("chosen-")?.parse().ok()?;
        Some((line, value.parse().ok()))
    });
    Choices {
        columns: Some(columns).filter(|columns| !columns.is_empty()),
        has_heading: fields.is_on("heading"),
        bye: match fields.get("bye") {
            "Z" => Bye::ZeroPoint,
            _ => Bye::HalfPoint,
        },
        omitted: lines("omit"),
        others: lines("another"),
        listed: lines("listed"),
        unlinked: lines("unlinked"),
        chosen: chosen.collect(),
    }
}

/// `POST …/list`: `list` (a file) or `text`; or the page of the list again, with the choices made there. Writes nothing.
async fn look(upload: Upload, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let choices = choices(&upload.fields);
    match source(&upload) {
        Some((source, file)) => show_look(&upload.visitor, slug, source, file, choices, None).await,
        None => {
            let words = vec![upload.visitor.words().get("entry-list-nothing")];
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_start(&upload.visitor, slug, status, words, String::new()).await
        }
    }
}

/// Reads the list and shows what entering it would do. `refused` says why nothing was entered.
async fn show_look(
    visitor: &Visitor,
    slug: String,
    source: Source,
    file: String,
    choices: Choices,
    refused: Option<String>,
) -> Result<HttpResponse, Failure> {
    let (asked, sent, chosen) = (slug.clone(), source.clone(), choices.clone());
    let looked = visitor
        .in_turn("entry-list", &slug, move |ctx, actor| {
            ctx.in_one_snapshot(|ctx| entry_lists::look(ctx, actor, &asked, &sent, &chosen))
        })
        .await;
    let look: Arc<Look> = match looked {
        Ok(look) => look,
        Err(AppError::Refused(Refusal::NotASheet(what))) => {
            let words = words::sheet::not_a_sheet(visitor.words(), &what);
            let text = match source {
                // A pasted text is kept; a file must be chosen again.
                Source::Bytes(bytes) if file.is_empty() => {
                    String::from_utf8(bytes).unwrap_or_default()
                }
                _ => String::new(),
            };
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            return show_start(visitor, slug, status, words, text).await;
        }
        Err(error) => return Err(visitor.fail(error)),
    };
    let is_refused = look.judged.is_refused() || refused.is_some();
    let status = if is_refused {
        StatusCode::UNPROCESSABLE_ENTITY
    } else {
        StatusCode::OK
    };
    visitor
        .draw(move |visitor| {
            let role = visitor.arbiter(look.role)?;
            let page: Page = visitor.page(Section::Other);
            let desk = show::desk_nav(visitor, &look.summary, role, DeskPage::Entries);
            let t = visitor.words();
            let template = entry_list_view::page(t, page, desk, &look, file, &choices, refused);
            render(visitor, status, &template)
        })
        .await
}

/// `POST …/enter`: the list as the page showed it, the choices made there, and `take`: `all` rows or only the `good` ones.
async fn enter(upload: Upload, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let choices = choices(&upload.fields);
    let Some((source, file)) = source(&upload) else {
        let words = vec![upload.visitor.words().get("entry-list-nothing")];
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        return show_start(&upload.visitor, slug, status, words, String::new()).await;
    };
    let Upload {
        visitor, fields, ..
    } = upload;
    let take = match fields.get("take") {
        "good" => Take::Good,
        _ => Take::All,
    };
    let key = fields.key();
    let (asked, sent, chosen) = (slug.clone(), source.clone(), choices.clone());
    let entered = visitor
        .in_turn("entry-list", &slug, move |ctx, actor| {
            entry_lists::enter(ctx, actor, key.as_deref(), &asked, &sent, &chosen, take)
        })
        .await;
    match entered {
        Ok(_) => Ok(redirect(
            &format!("/t/{slug}/entries"),
            Some("entry-list-entered"),
        )),
        Err(AppError::Refused(
            refusal @ (Refusal::SheetFaulty
            | Refusal::NobodyChosen
            | Refusal::FieldFull
            | Refusal::NotASheet(_)),
        )) => {
            let why = words::refusal(visitor.words(), &refusal);
            show_look(&visitor, slug, source, file, choices, Some(why)).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}
