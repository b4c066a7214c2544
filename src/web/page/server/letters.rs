//! Letters: those waiting, those that failed and why, and the finished ones; also a page for one letter to be sent by hand.

use actix_web::{HttpRequest, HttpResponse, http::StatusCode};
use askama::Template;
use serde::Deserialize;

use crate::{
    app::letters::{self, AllLetters, LETTERS_A_PAGE, OpenLetter, ShownLetter},
    event::LetterState,
    i18n::Words,
    web::{
        Drawn, Failure, Posted, Visitor,
        connection::local_address,
        letter::mailto,
        redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
        view::{Page, Pages, Section},
    },
    words::{self, moment},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/admin/letters", web::get().to(all))
        .route("/letters/{id:\\d+}", web::get().to(one))
        .route("/letters/{id:\\d+}/by-hand", web::post().to(by_hand))
        .route("/letters/{id:\\d+}/again", web::post().to(again));
}

/// A letter in a list.
struct Line {
    id: i32,
    class: String,
    state: String,
    to: String,
    written: String,
    /// Time when it was finished, or of the next attempt.
    when: String,
    /// Number of attempts to send it; `None` without any.
    tries: Option<String>,
    /// Why the last attempt failed.
    trouble: Option<String>,
    /// The answer of the mail server.
    answer: String,
    may_read: bool,
}

fn day_and_time(t: Words, utc: chrono::NaiveDateTime) -> String {
    let day = moment::date(t, moment::local(utc).date());
    format!("{day}, {}", moment::clock_time(utc))
}

fn line(t: Words, letter: ShownLetter, sends: bool) -> Line {
    let class = t.get(&format!("setting-letter_class-{}", letter.class.code()));
    let state = t.get(&format!("setting-letter_state-{}", letter.state.code()));
    let is_tried = letter.tries > 0 || letter.failure.is_some();
    let when = match letter.done_at {
        Some(at) => day_and_time(t, at),
        None if letter.state == LetterState::Waiting && is_tried && sends => {
            t.with_one("letters-due", "when", day_and_time(t, letter.due_at))
        }
        None => String::new(),
    };
    let (trouble, answer) = letter.failure.unzip();
    Line {
        id: letter.id,
        may_read: letter.done_at.is_none() && !letter.class.is_secret(),
        class,
        state,
        to: letter.to,
        written: day_and_time(t, letter.written_at),
        when,
        tries: (letter.tries > 0).then(|| t.n("letters-tries", letter.tries)),
        trouble: trouble.map(|trouble| words::letter::trouble(t, trouble)),
        answer: answer.unwrap_or_default(),
    }
}

#[derive(Template)]
#[template(path = "server/letters.html")]
struct LettersPage {
    page: Page,
    /// Whether a mail server is configured.
    sends: bool,
    /// Number of open letters, and of finished ones.
    counts: (usize, usize),
    /// Whether the finished letters are shown.
    shows_done: bool,
    lines: Vec<Line>,
    pages: Pages,
}

#[derive(Deserialize)]
struct Shown {
    #[serde(default)]
    show: String,
    page: Option<usize>,
}

async fn all(visitor: Visitor, query: Query<Shown>) -> Result<HttpResponse, Failure> {
    let shows_done = query.show == "done";
    let number = query.page.unwrap_or(1);
    visitor
        .show(
            move |ctx, actor| letters::all(ctx, actor, !shows_done, number),
            move |visitor, all: AllLetters| {
                let t = visitor.words();
                let sends = visitor.state.config.sends_mail;
                let total = if shows_done { all.done } else { all.open };
                let base = if shows_done {
                    "/admin/letters?show=done&page="
                } else {
                    "/admin/letters?page="
                };
                let template = LettersPage {
                    page: visitor.page(Section::Admin),
                    sends,
                    counts: (all.open, all.done),
                    shows_done,
                    lines: all
                        .letters
                        .into_iter()
                        .map(|letter| line(t, letter, sends))
                        .collect(),
                    pages: Pages::cut(t, total, LETTERS_A_PAGE, number, |page| {
                        format!("{base}{page}")
                    }),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

#[derive(Template)]
#[template(path = "server/letter.html")]
struct LetterPage {
    page: Page,
    line: Line,
    /// Tag of the language of the letter.
    lang: &'static str,
    subject: String,
    text: String,
    mailto: String,
    is_admin: bool,
    sends: bool,
}

fn draw(visitor: &Visitor, base: &str, open: OpenLetter) -> Result<Drawn, Failure> {
    let language = words::letter::language("outbox.language", &open.language)
        .map_err(|unknown| visitor.fail(unknown.into()))?;
    let worded = words::letter::worded(language, &open.letter, base);
    let (subject, text) = (worded.subject.as_str().to_owned(), worded.text());
    let sends = visitor.state.config.sends_mail;
    let template = LetterPage {
        page: visitor.page(if open.is_admin {
            Section::Admin
        } else {
            Section::Mine
        }),
        mailto: mailto(open.to.as_str(), &subject, &text),
        line: line(visitor.words(), open.shown, sends),
        lang: language.0.code(),
        is_admin: open.is_admin,
        subject,
        text,
        sends,
    };
    render(visitor, StatusCode::OK, &template)
}

async fn one(
    visitor: Visitor,
    request: HttpRequest,
    id: Path<i32>,
) -> Result<HttpResponse, Failure> {
    let id = id.into_inner();
    let base = visitor.state.base(local_address(&request));
    visitor
        .show(
            move |ctx, actor| letters::one(ctx, actor, id),
            move |visitor, open| draw(visitor, &base, open),
        )
        .await
}

/// Administrators go back to all letters, arbiters to their tournaments.
async fn by_hand(posted: Posted, id: Path<i32>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (key, id) = (fields.key(), id.into_inner());
    visitor
        .run(move |ctx, actor| letters::by_hand(ctx, actor, key.as_deref(), id))
        .await?;
    let is_admin = visitor.user.as_ref().is_some_and(|user| user.is_admin);
    let to = if is_admin { "/admin/letters" } else { "/mine" };
    Ok(redirect(to, Some("letter-by-hand")))
}

async fn again(posted: Posted, id: Path<i32>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (key, id) = (fields.key(), id.into_inner());
    visitor
        .run(move |ctx, actor| letters::try_again(ctx, actor, key.as_deref(), id))
        .await?;
    Ok(redirect("/admin/letters", Some("letter-again")))
}
