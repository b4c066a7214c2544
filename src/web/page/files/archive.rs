//! The archive of a tournament: downloading it, handing the tournament over with it, and opening it as a new tournament.

use std::sync::Arc;

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Done, Refusal,
        access::TournamentRole,
        exchange::archive::{self, Opened},
        tournament::{settings, summary},
    },
    web::{
        Content, Failure, Reply, SpooledUpload, Task, Visitor, Writing,
        download::{ARCHIVE, download},
        kept::Written,
        redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, Page, Section},
    },
    words,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/archive", web::get().to(page))
        .route("/t/{slug}/tournament.tratto", web::get().to(file))
        .service(
            web::resource("/archive")
                .route(web::get().to(start))
                .route(web::post().to(open)),
        );
}

#[derive(Template)]
#[template(path = "files/archive.html")]
struct ArchivePage {
    page: Page,
    desk: DeskNav,
    slug: String,
    /// Version of the tournament, so that exactly what the reader saw is handed over.
    version: i32,
    /// Number of published rounds.
    published: u8,
    players: usize,
    /// Whether the reader may download the archive and hand the tournament over.
    may_direct: bool,
    /// Digest of the archive with which another machine continues; `None` unless the tournament was handed over.
    digest: Option<String>,
}

async fn page(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show(
            move |ctx, actor| {
                let (version, _) = summary::version(ctx, &slug)?;
                Ok((summary::get(ctx, actor, &slug)?, version))
            },
            |visitor, ((summary, role), version)| {
                let role = visitor.arbiter(role)?;
                let template = ArchivePage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &summary, role, DeskPage::Export),
                    version,
                    published: summary.course.published(),
                    players: summary.players,
                    may_direct: role != TournamentRole::Deputy,
                    digest: summary.handed_over.map(|over| over.digest),
                    slug: summary.slug,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

/// The file. While it is being made, the same address shows the progress.
async fn file(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let version = visitor
        .read(move |ctx, actor| {
            archive::note_taken(ctx, actor, &asked)?;
            summary::version(ctx, &asked)
        })
        .await?;
    let task = Task {
        back: format!("/t/{slug}/archive"),
        ..Task::page("archive", &slug, "archive", version)
    };
    let of = slug.clone();
    let packed = visitor.look(task, move |ctx, actor, halt| {
        let mut file = Writing::default();
        archive::pack(ctx, actor, &of, halt, &mut file)?;
        file.end_as_file()
            .map_err(|error| AppError::System(error.to_string()))
    });
    match packed.await? {
        Reply::Later(progress) => Ok(progress),
        Reply::Done(file) => {
            let name = format!("{slug}.tratto");
            let body = Written::Long((*file).clone());
            Ok(download(&visitor.asks, ARCHIVE, &name, body))
        }
    }
}

#[derive(Template)]
#[template(path = "files/open_archive.html")]
struct OpenPage {
    page: Page,
    /// Why the last file was refused.
    refusal: Option<String>,
}

async fn start(visitor: Visitor) -> Result<HttpResponse, Failure> {
    visitor
        .show(settings::require_create, |visitor, ()| {
            let template = OpenPage {
                page: visitor.page(Section::Mine),
                refusal: None,
            };
            render(visitor, StatusCode::OK, &template)
        })
        .await
}

async fn open(upload: SpooledUpload) -> Result<HttpResponse, Failure> {
    let SpooledUpload {
        visitor,
        fields,
        content,
        ..
    } = upload;
    let key = fields.key();
    let task = Task::change("open-archive", "", key.as_deref(), "/archive".to_owned());
    visitor
        .carry_out(
            task,
            move |ctx, actor, halt| {
                let bytes = match &content {
                    Content::Bytes(bytes) => archive::Bytes::Held(bytes),
                    Content::File { file, .. } => archive::Bytes::File(file),
                };
                archive::open(ctx, actor, key.as_deref(), bytes, halt)
            },
            opened,
        )
        .await
}

/// The answer after an archive was opened or refused.
async fn opened(
    visitor: Visitor,
    done: Result<Arc<Done<Opened>>, AppError>,
) -> Result<HttpResponse, Failure> {
    let done = match done {
        Ok(done) => done,
        Err(AppError::Refused(Refusal::Import(refusal))) => {
            let draw = move |visitor: &Visitor| {
                let template = OpenPage {
                    page: visitor.page(Section::Mine),
                    refusal: Some(words::exchange::refused(visitor.words(), &refusal)),
                };
                render(visitor, StatusCode::UNPROCESSABLE_ENTITY, &template)
            };
            return visitor.draw(draw).await;
        }
        Err(error) => return Err(visitor.fail(error)),
    };
    let slug = match &*done {
        Done::Fresh(opened) => &opened.slug,
        Done::Repeated(slug) => slug,
    };
    Ok(redirect(&format!("/t/{slug}/desk"), Some("archive-opened")))
}
