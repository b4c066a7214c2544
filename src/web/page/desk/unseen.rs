//! The question before a round is paired: how to treat participants who were not seen.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::tournament::{
        ready_to_pair::{Answers, Unseen, UnseenLine},
        summary,
        unseen_answer::Answer,
    },
    web::{
        Failure, Fields, Visitor, render, show,
        view::{DeskNav, DeskPage, Page, PlayerName, Section},
    },
};

/// Beginning of the names of the fields that answer for one entry: `unseen_17`.
const FIELD: &str = "unseen_";

struct Line {
    id: i32,
    name: PlayerName,
    why: String,
}

#[derive(Template)]
#[template(path = "desk/unseen.html")]
struct UnseenPage {
    page: Page,
    desk: DeskNav,
    round: u8,
    people: Vec<Line>,
    /// The colour of number 1, as chosen in the form before this one.
    initial_colour: String,
    answers: [Answer; 3],
}

/// The answers of the form.
pub(super) fn answers(fields: &Fields) -> Answers {
    let each = fields.0.iter().filter_map(|(name, value)| {
        let entry = name.strip_prefix(FIELD)?.parse().ok()?;
        Some((entry, Answer::parse(value)?))
    });
    Answers {
        all: Answer::parse(fields.get("unseen")),
        each: each.collect(),
    }
}

/// Shows the question about `people`; nothing was paired.
pub(super) async fn ask(
    visitor: &Visitor,
    slug: String,
    round: u8,
    people: Vec<UnseenLine>,
    initial_colour: String,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| summary::get(ctx, actor, &slug),
            move |visitor, (summary, role)| {
                let role = visitor.arbiter(role)?;
                let t = visitor.words();
                let people = people.into_iter().map(|line| Line {
                    id: line.entrant.entry,
                    name: show::name(t, &line.entrant, None),
                    why: t.get(match line.why {
                        Unseen::NotMarked => "unseen-not-marked",
                        Unseen::AbsentBefore => "unseen-absent-before",
                        Unseen::Forfeited => "unseen-forfeited",
                    }),
                });
                let template = UnseenPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &summary, role, DeskPage::Entries),
                    round,
                    people: people.collect(),
                    initial_colour,
                    answers: [Answer::Absent, Answer::Out, Answer::Awaited],
                };
                render(visitor, StatusCode::UNPROCESSABLE_ENTITY, &template)
            },
        )
        .await
}

impl UnseenPage {
    /// Key of the message for an answer.
    const fn key(&self, answer: &Answer) -> &'static str {
        match answer {
            Answer::Absent => "unseen-absent",
            Answer::Out => "unseen-out",
            Answer::Awaited => "unseen-awaited",
        }
    }
}
