//! The acts that touched the integrity of the event, and leaving FIDE mode.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Refusal,
        access::TournamentRole,
        tournament::{
            fide_mode,
            integrity::{self, Shown, Undoable},
        },
    },
    event::ByeNames,
    i18n::Words,
    web::{
        Failure, Posted, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, Page, Section},
    },
    words::{self, moment},
};

use super::confirm;

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/integrity", web::get().to(page))
        .route("/t/{slug}/integrity/undo", web::post().to(undo))
        .route("/t/{slug}/fide-mode", web::post().to(leave));
}

struct Line {
    time: String,
    actor: String,
    /// The act, with its round.
    what: String,
    facts: String,
    reason: String,
    /// The wording in the report.
    remark: String,
    /// Number of the trail and of its row, if the act can be undone.
    undo: Option<(i32, i32)>,
    /// Why the act cannot be undone.
    why_not: String,
}

#[derive(Template)]
#[template(path = "desk/integrity.html")]
struct IntegrityPage {
    page: Page,
    desk: DeskNav,
    lines: Vec<Line>,
    /// The sentence that FIDE mode was left.
    left: Option<String>,
    /// Whether the reader may leave FIDE mode.
    may_leave: bool,
}

fn line(t: Words, names: ByeNames, shown: &Shown) -> Line {
    let line = &shown.line;
    let mut what = words::integrity::event(t, line.event, names);
    if let Some(of) = line.of {
        let of = words::integrity::event(t, of, names);
        what = t.with_one("integrity-undone-of", "what", of);
    }
    Line {
        time: format!(
            "{} {}",
            moment::short_date(t, moment::local(line.at).date()),
            moment::clock_time(line.at)
        ),
        actor: words::record::actor(t, &line.actor),
        what: match line.round {
            Some(round) => t.with_two("integrity-in-round", "what", what, "round", round.get()),
            None => what,
        },
        facts: line.facts.clone(),
        reason: line.reason.clone(),
        remark: if line.undone {
            String::new()
        } else {
            format!("###{}", line.remark())
        },
        undo: (shown.undoable == Undoable::Yes).then_some((line.place.trail, line.place.row)),
        why_not: match shown.undoable {
            Undoable::Yes => String::new(),
            why => t.get(&format!("undoable-{}", why.code())),
        },
    }
}

async fn page(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show(
            move |ctx, actor| integrity::view(ctx, actor, &slug),
            |visitor, view| {
                let role = visitor.arbiter(view.role)?;
                let (t, names) = (visitor.words(), view.summary.bye_names());
                let template = IntegrityPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &view.summary, role, DeskPage::Record),
                    lines: view.lines.iter().map(|one| line(t, names, one)).collect(),
                    left: view.left.as_ref().map(|left| {
                        t.with_two(
                            "fide-mode-left",
                            "round",
                            left.round,
                            "reason",
                            &left.reason,
                        )
                    }),
                    may_leave: view.left.is_none() && role != TournamentRole::Deputy,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

/// `POST …/undo`: undoes the act that left `row` in the trail of number `trail`, with a `reason`.
async fn undo(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let slug = slug.into_inner();
    let row = (
        fields.number("trail"),
        fields.number("row").unwrap_or_default(),
    );
    let back = format!("/t/{slug}/integrity");
    let (key, asked, answer) = (fields.key(), slug.clone(), confirm::answer(&fields));
    let done = visitor
        .attempt(move |ctx, actor| {
            integrity::undo(ctx, actor, key.as_deref(), &asked, row, &answer)
        })
        .await;
    match done {
        Ok(_) => Ok(redirect(&back, Some("integrity-undone"))),
        Err(AppError::Refused(Refusal::Asked(question))) => {
            confirm::ask(&visitor, slug, *question, fields, back).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

/// `POST …/fide-mode`: `reason`; `sure` answers the second question.
async fn leave(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let slug = slug.into_inner();
    let back = format!("/t/{slug}/integrity");
    let (key, asked, answer) = (fields.key(), slug.clone(), confirm::answer(&fields));
    let done = visitor
        .attempt(move |ctx, actor| fide_mode::leave(ctx, actor, key.as_deref(), &asked, &answer))
        .await;
    match done {
        Ok(_) => Ok(redirect(&back, None)),
        Err(AppError::Refused(Refusal::Asked(question))) => {
            confirm::ask(&visitor, slug, *question, fields, back).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}
