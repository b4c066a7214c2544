//! Closing the check-in. Each person who is not there is absent in this round, withdrawn, or comes later.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Refusal,
        tournament::{
            check_in,
            ready_to_pair::{Answers, Unseen},
            unseen_answer::Answer,
        },
    },
    web::{
        Drawn, Failure, Posted, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, Page, PlayerName, Section},
    },
};

use super::unseen;

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/t/{slug}/entries/close-check-in")
            .route(web::get().to(look))
            .route(web::post().to(close)),
    );
}

/// Somebody who is not there.
struct Line {
    id: i32,
    name: PlayerName,
    rating: String,
    club: String,
    why: &'static str,
    /// The answer already given, when the form comes back because other answers are missing.
    chosen: Option<Answer>,
}

#[derive(Template)]
#[template(path = "desk/check_in.html")]
struct CheckInPage {
    page: Page,
    desk: DeskNav,
    present: usize,
    people: Vec<Line>,
    /// How many of them have no answer, when the form comes back.
    lacking: Option<usize>,
    /// The answers with their keys.
    answers: [(Answer, &'static str); 3],
}

impl CheckInPage {
    /// Key of the message for an answer.
    const fn key(&self, answer: &Answer) -> &'static str {
        match answer {
            Answer::Absent => "close-absent",
            Answer::Out => "close-out",
            Answer::Awaited => "close-awaited",
        }
    }
}

async fn show_closing(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    given: Option<(Answers, usize)>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| check_in::closing(ctx, actor, &slug),
            move |visitor, closing| {
                let summary = &closing.summary;
                if summary.course.published() > 0 {
                    return Ok(Drawn::elsewhere(format!("/t/{}/entries", summary.slug)));
                }
                let t = visitor.words();
                let people = closing.people.iter().map(|line| Line {
                    id: line.entrant.entry,
                    name: show::name(t, &line.entrant, None),
                    rating: line
                        .entrant
                        .rating
                        .map_or_else(|| "–".to_owned(), |elo| elo.to_string()),
                    club: line.entrant.club.clone(),
                    why: match line.why {
                        Unseen::NotMarked => "unseen-not-marked",
                        Unseen::AbsentBefore => "unseen-absent-before",
                        Unseen::Forfeited => "unseen-forfeited",
                    },
                    chosen: given
                        .as_ref()
                        .and_then(|(given, _)| given.each.get(&line.entrant.entry).copied()),
                });
                let template = CheckInPage {
                    people: people.collect(),
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, summary, closing.role, DeskPage::Entries),
                    present: closing.check_in.present,
                    lacking: given.as_ref().map(|(_, lacking)| *lacking),
                    answers: [
                        (Answer::Absent, "1"),
                        (Answer::Out, "2"),
                        (Answer::Awaited, "3"),
                    ],
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn look(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    show_closing(&visitor, slug.into_inner(), StatusCode::OK, None).await
}

/// `POST …/close-check-in`: `unseen_17` is the answer for entry 17, and `unseen` is the answer for everybody without one of
/// their own.
async fn close(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let slug = slug.into_inner();
    let (key, asked, answers) = (fields.key(), slug.clone(), unseen::answers(&fields));
    let given = answers.clone();
    let done = visitor
        .attempt(move |ctx, actor| check_in::close(ctx, actor, key.as_deref(), &asked, &answers))
        .await;
    match done {
        Ok(_) => Ok(redirect(
            &format!("/t/{slug}/preflight"),
            Some("check-in-closed"),
        )),
        Err(AppError::Refused(Refusal::Unseen { people, .. })) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_closing(&visitor, slug, status, Some((given, people.len()))).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}
