//! Erasing a participant at their own request. The chief arbiter or an administrator does it, after two questions.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Done, Refusal,
        tournament::erasure::{self, Erasable, Phase},
    },
    web::{
        Failure, Posted, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, Page, PlayerName, Section},
    },
    words::moment,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/t/{slug}/entries/{entry}/erase")
            .route(web::get().to(look))
            .route(web::post().to(erase)),
    );
}

#[derive(Template)]
#[template(path = "desk/erase.html")]
struct ErasePage {
    page: Page,
    desk: DeskNav,
    name: PlayerName,
    action: String,
    back: String,
    lead: String,
    /// Whether there is something left to erase.
    may_erase: bool,
    /// Whether the first question was answered.
    is_sure: bool,
}

async fn show_page(
    visitor: &Visitor,
    (slug, entry): (String, i32),
    is_sure: bool,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| erasure::erasable(ctx, actor, &slug, entry),
            move |visitor, erasable: Erasable| {
                let t = visitor.words();
                let role = visitor.arbiter(erasable.role)?;
                let slug = &erasable.summary.slug;
                let waits = matches!(erasable.phase, Phase::Asked(_)) && !erasable.is_closed;
                let lead = match erasable.phase {
                    Phase::Free => t.get("erase-desk-free"),
                    Phase::Running => t.get("erase-desk-running"),
                    Phase::Closed => t.get("erase-desk-closed"),
                    Phase::Asked(at) => {
                        let day = moment::date(t, moment::local(at).date());
                        let key = if waits {
                            "erase-desk-waits"
                        } else {
                            "erase-desk-asked"
                        };
                        t.with_one(key, "day", day)
                    }
                    Phase::Erased => t.get("erase-lead-erased"),
                };
                let template = ErasePage {
                    page: visitor.page(Section::Mine),
                    desk: show::desk_nav(visitor, &erasable.summary, role, DeskPage::Entries),
                    name: show::shown_name(t, &erasable.name),
                    action: format!("/t/{slug}/entries/{entry}/erase"),
                    back: format!("/t/{slug}/entries"),
                    lead,
                    may_erase: !waits && erasable.phase != Phase::Erased,
                    is_sure,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

async fn look(visitor: Visitor, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    show_page(&visitor, path.into_inner(), false).await
}

/// `sure` answers the second question.
async fn erase(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, entry) = path.into_inner();
    let (key, sure, asked) = (fields.key(), fields.get("sure") == "1", slug.clone());
    let answer = visitor
        .attempt(move |ctx, actor| {
            erasure::by_director(ctx, actor, key.as_deref(), &asked, entry, sure)
        })
        .await;
    match answer {
        Ok(done) => {
            let flash = match done {
                Done::Fresh(true) => "erased",
                Done::Fresh(false) | Done::Repeated(_) => "erase-asked",
            };
            Ok(redirect(&format!("/t/{slug}/entries"), Some(flash)))
        }
        Err(AppError::Refused(Refusal::AskedTwice)) => {
            show_page(&visitor, (slug, entry), true).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}
