//! The page of a screen. It is the same for every reader, even on a machine where an arbiter is signed in.

use actix_web::{HttpResponse, http::StatusCode};
use chrono::NaiveDateTime;

use crate::{
    app::tournament::screens::{
        showing::{Showing, Theme},
        shown::{Shown, shown},
    },
    event::Word,
    i18n::Words,
    web::{
        Failure, Shows, Visitor,
        page::hall::{
            screen_content::{Rows, content},
            screen_view::{HallBody, HallName, ScreenPage},
            turning::{Leaf, leaves, pages},
        },
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        view::Section,
    },
    words::{hall, moment},
};

/// Rows on a page; names and places stand in two columns, numbers in a grid.
const ROWS: usize = 20;
const BOARDS: usize = 10;
const NUMBERS: usize = 40;
/// Maximum number of letters of a name in the head of a page.
const LETTERS: usize = 5;

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/screen/{screen}", web::get().to(screen));
}

#[derive(serde::Deserialize)]
struct PageQuery {
    page: Option<usize>,
}

async fn screen(
    visitor: Visitor,
    path: Path<(String, String)>,
    query: Query<PageQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, name) = path.into_inner();
    visitor
        .as_everybody()
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, _| shown(ctx, &slug, &name),
            move |visitor, shown| {
                let template = page_of(visitor, &shown, query.page.unwrap_or(1));
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

impl Rows {
    fn pages(&self) -> usize {
        match self {
            Self::Names(rows) => pages(rows.len(), ROWS),
            Self::Places(rows) => pages(rows.len(), ROWS),
            Self::Boards(rows) => pages(rows.len(), BOARDS),
            Self::Missing(rows) => pages(rows.len(), NUMBERS),
            Self::Clock(_) | Self::Empty(_) => 1,
            Self::Nothing => 0,
        }
    }
}

fn nth<T>(rows: Vec<T>, page: usize, a_page: usize) -> Vec<T> {
    rows.into_iter().skip(page * a_page).take(a_page).collect()
}

fn page_of(visitor: &Visitor, shown: &Shown, wanted: usize) -> ScreenPage {
    let t = visitor.words();
    let (round, screen) = (&shown.round, &shown.screen);
    let summary = &round.summary;
    let said = shown.announcement.at;
    let mut content = content(t, shown);
    let leaves = match leaves(content.rows.pages(), said.is_some()) {
        leaves if leaves.is_empty() => {
            content.rows = Rows::Empty(t.get("hall-no-notice"));
            vec![Leaf::Content(0)]
        }
        leaves => leaves,
    };
    let number = if wanted > leaves.len() {
        1
    } else {
        wanted.max(1)
    };
    let leaf = leaves.get(number - 1).copied().unwrap_or(Leaf::Notice);
    let of = content.rows.pages();
    let base = format!("/t/{}/screen/{}", summary.slug, screen.name);
    let turning = match leaf {
        Leaf::Content(page) if of > 1 => t.with_three(
            "hall-page",
            "page",
            page + 1,
            "pages",
            of,
            "seconds",
            screen.page_seconds,
        ),
        _ => String::new(),
    };
    let (code, code_words) = match screen.shows {
        Showing::Names => ("my-board", t.get("hall-code-board")),
        _ => ("round", t.get("hall-code-round")),
    };
    let (title, mark, foot, body) = match (leaf, said) {
        (Leaf::Notice, Some(at)) => notice(t, shown, at),
        (Leaf::Notice, None) => (
            String::new(),
            String::new(),
            String::new(),
            HallBody::Empty(String::new()),
        ),
        (Leaf::Content(page), _) => {
            let (mark, body) = turned(content.rows, page, content.mark);
            (content.title, mark, content.foot, body)
        }
    };
    let mut page = visitor.page(Section::Tournaments);
    page.live = Some(format!("/t/{}/events", summary.slug));
    page.theme = Some(match screen.theme {
        Theme::Light => "light",
        Theme::Dark => "dark",
    });
    ScreenPage {
        page,
        tournament: summary.name.clone(),
        slug: summary.slug.clone(),
        shows: screen.shows.code(),
        title,
        mark,
        foot,
        turning,
        body,
        code,
        code_words,
        number,
        pages: leaves.len(),
        next: format!("{base}?page={}", number % leaves.len().max(1) + 1),
        seconds: screen.page_seconds,
        said: said
            .map(|at| at.and_utc().timestamp_millis().to_string())
            .unwrap_or_default(),
        stands_at: shown.stands_at,
    }
}

/// A page of the rows, with the mark in its head.
fn turned(rows: Rows, page: usize, mark: String) -> (String, HallBody) {
    match rows {
        Rows::Names(names) => {
            let of = pages(names.len(), ROWS);
            let names = nth(names, page, ROWS);
            let mark = if of > 1 { letters(&names) } else { mark };
            (mark, HallBody::Names(names))
        }
        Rows::Boards(boards) => (mark, HallBody::Boards(nth(boards, page, BOARDS))),
        Rows::Places(places) => (mark, HallBody::Places(nth(places, page, ROWS))),
        Rows::Missing(boards) => (mark, HallBody::Missing(nth(boards, page, NUMBERS))),
        Rows::Clock(clock) => (mark, HallBody::Clock(clock)),
        Rows::Empty(words) => (mark, HallBody::Empty(words)),
        Rows::Nothing => (mark, HallBody::Empty(String::new())),
    }
}

/// `Ac–Ma`: the first and last names of a page, with as many letters as tell them apart.
fn letters(names: &[HallName]) -> String {
    let begin = |row: &HallName, letters: usize| -> String {
        row.player.surname.chars().take(letters).collect()
    };
    let (Some(first), Some(last)) = (names.first(), names.last()) else {
        return String::new();
    };
    let apart = (1..=LETTERS).find(|n| begin(first, *n) != begin(last, *n));
    let letters = apart.unwrap_or(LETTERS).max(2);
    format!("{}–{}", begin(first, letters), begin(last, letters))
}

fn notice(t: Words, shown: &Shown, at: NaiveDateTime) -> (String, String, String, HallBody) {
    let said = &shown.announcement;
    let round = &shown.round;
    let foot = match (round.round, round.missing.len()) {
        (0, _) | (_, 0) => String::new(),
        (number, missing) => t.with_three(
            "hall-missing-of",
            "round",
            number,
            "n",
            missing,
            "total",
            round.numbers.len(),
        ),
    };
    let boards = hall::boards(t, &said.boards);
    (
        t.get("hall-notice"),
        moment::clock_time(at),
        foot,
        HallBody::Notice(boards, hall::sentence(t, said)),
    )
}
