//! One entry list for all sections of an event, with a key that moves an entry to another section before round 1.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, fold,
        tournament::{
            fees,
            sections::{self, EventDesk, EventLine},
        },
    },
    event::Elo,
    i18n::Words,
    web::{
        Failure, Posted, Visitor,
        page::{
            desk::fees::totals,
            event::frame::{EventNav, EventPage, nav},
        },
        redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{Page, PlayerName, Section},
    },
    words::fee,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/e/{slug}/desk", web::get().to(look)).route(
        "/t/{slug}/entries/{entry}/move-to",
        web::post().to(move_entry),
    );
}

#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(default)]
struct DeskQuery {
    /// Words of a name, a club or a number, as typed.
    q: String,
    /// Address part of the section, if only one is shown.
    section: String,
    /// Number of the entry that was just moved.
    moved: Option<i32>,
}

/// A section in the margin and in the choice.
struct Choice {
    slug: String,
    label: String,
    name: String,
    players: String,
    is_current: bool,
    /// Whether its round 1 is published.
    has_begun: bool,
    /// The key that moves an entry into it.
    key: String,
}

/// An entry.
struct Row {
    id: i32,
    slug: String,
    section: String,
    name: PlayerName,
    words: String,
    rating: String,
    category: String,
    year: String,
    club: String,
    fee: String,
    present: bool,
    /// Other sections with an entry of the same name.
    also: String,
    /// Sections that they may be moved to: address part, label, key.
    ways: Vec<(String, String, String)>,
    is_now: bool,
}

#[derive(Template)]
#[template(path = "event/desk.html")]
struct EventDeskPage {
    page: Page,
    nav: EventNav,
    query: String,
    /// Address part of the section, if only one is shown.
    section: String,
    choices: Vec<Choice>,
    all: usize,
    rows: Vec<Row>,
    /// A sentence that somebody was moved.
    said: Option<String>,
    /// The totals of the fees; empty without fees.
    totals: Vec<(String, String)>,
}

impl EventDeskPage {
    /// Whether only one section is shown.
    fn is_chosen(&self) -> bool {
        self.choices.iter().any(|choice| choice.is_current)
    }
}

/// The key of a section: the first letter of its label if no other section has it, otherwise its number.
fn keys(desk: &EventDesk) -> Vec<String> {
    let first = |label: &str| {
        let mut signs = fold(label).chars().collect::<Vec<_>>().into_iter();
        signs
            .next()
            .filter(|sign| sign.is_ascii_alphanumeric())
            .map(String::from)
    };
    let sections = &desk.event.sections;
    let letters: Vec<Option<String>> = sections
        .iter()
        .map(|one| first(&one.section.label))
        .collect();
    let own = letters.iter().enumerate().map(|(place, letter)| {
        let same = letters.iter().filter(|other| *other == letter).count();
        letter
            .clone()
            .filter(|_| same == 1)
            .unwrap_or_else(|| (place + 1).to_string())
    });
    own.collect()
}

fn row(t: Words, desk: &EventDesk, keys: &[String], line: &EventLine) -> Option<Row> {
    let of = desk.event.sections.get(line.section)?;
    let entrant = &line.entry.entrant;
    let has_begun = |section: &sections::EventSection| section.summary.course.published() > 0;
    let others = desk.event.sections.iter().zip(keys);
    let ways = others.filter(|(other, _)| {
        other.role.is_some()
            && other.summary.id != of.summary.id
            && !has_begun(other)
            && !has_begun(of)
    });
    let number = entrant.person.fide_id.as_ref().map(ToString::to_string);
    let account = &line.entry.fee;
    Some(Row {
        id: entrant.entry,
        slug: of.summary.slug.clone(),
        section: of.section.label.clone(),
        name: show::entry_name(t, &line.entry, None),
        words: format!(
            "{} {} {}",
            fold(&entrant.name().to_string()),
            fold(&entrant.club),
            number.unwrap_or_default()
        ),
        rating: entrant
            .rating
            .map_or_else(|| "–".to_owned(), |rating| Elo::get(rating).to_string()),
        category: line.entry.listed.category.clone(),
        year: entrant
            .person
            .birth_year
            .map_or_else(String::new, |year| year.to_string()),
        club: entrant.club.clone(),
        fee: match account.open() {
            0 => String::new(),
            open => fee::short(t, open),
        },
        present: line.entry.checked_in,
        also: line.also_in.join(", "),
        ways: ways
            .map(|(other, key)| {
                (
                    other.summary.slug.clone(),
                    other.section.label.clone(),
                    key.clone(),
                )
            })
            .collect(),
        is_now: false,
    })
}

/// Whether each typed word is the beginning of a word of the row.
fn is_found(words: &str, typed: &str) -> bool {
    let mut typed = typed.split(' ').filter(|word| !word.is_empty());
    typed.all(|part| words.split(' ').any(|word| word.starts_with(part)))
}

fn page_of(
    visitor: &Visitor,
    desk: &EventDesk,
    nav: EventNav,
    tills: &[fees::Till],
    query: &DeskQuery,
) -> EventDeskPage {
    let t = visitor.words();
    let (typed, keys) = (fold(&query.q), keys(desk));
    let rows = desk
        .lines
        .iter()
        .filter_map(|line| row(t, desk, &keys, line));
    let mut rows: Vec<Row> = rows
        .filter(|row| {
            let is_chosen = query.section.is_empty() || row.slug == query.section;
            Some(row.id) == query.moved || (is_chosen && is_found(&row.words, &typed))
        })
        .collect();
    let said = query.moved.and_then(|id| {
        let line = desk
            .lines
            .iter()
            .find(|line| line.entry.entrant.entry == id)?;
        let of = desk.event.sections.get(line.section)?;
        let (name, section) = (line.entry.entrant.name(), &of.section.label);
        Some(t.with_two("event-moved", "name", name, "section", section))
    });
    let now = query.moved.or_else(|| rows.first().map(|row| row.id));
    if let Some(row) = rows.iter_mut().find(|row| Some(row.id) == now) {
        row.is_now = true;
    }
    let sections = desk.event.sections.iter().zip(&keys);
    let choices = sections.map(|(one, key)| Choice {
        key: key.to_uppercase(),
        slug: one.summary.slug.clone(),
        label: one.section.label.clone(),
        name: one.summary.name.clone(),
        players: t.n("event-players", one.summary.players),
        is_current: one.summary.slug == query.section,
        has_begun: one.summary.course.published() > 0,
    });
    let has_fees = tills
        .iter()
        .any(|till| till.open() > 0 || !till.payments.is_empty() || till.before() > 0);
    EventDeskPage {
        page: visitor.page(Section::Other),
        nav,
        query: query.q.clone(),
        section: query.section.clone(),
        choices: choices.collect(),
        all: desk.lines.len(),
        rows,
        said,
        totals: if has_fees {
            totals(t, tills)
        } else {
            Vec::new()
        },
    }
}

async fn look(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<DeskQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, query) = (slug.into_inner(), query.into_inner());
    visitor
        .show(
            move |ctx, actor| {
                let desk = sections::desk(ctx, actor, &slug)?;
                let own = desk.event.sections.iter().filter(|one| one.role.is_some());
                let tills: Result<Vec<fees::Till>, AppError> = own
                    .map(|one| fees::till(ctx, actor, &one.summary.slug))
                    .collect();
                Ok((desk, tills?))
            },
            move |visitor, (desk, tills)| {
                let nav = nav(visitor, &desk.event, EventPage::Entries)?;
                let template = page_of(visitor, &desk, nav, &tills, &query);
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

/// `POST …/move-to`: `to`, the address part of the other section; `event` and `q` say which page to return to.
async fn move_entry(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (from, entry) = path.into_inner();
    let (key, to) = (fields.key(), fields.text("to"));
    let event = fields.text("event");
    let back = serde_urlencoded::to_string([
        ("moved", entry.to_string()),
        ("q", fields.text("q")),
        ("section", fields.text("section")),
    ]);
    visitor
        .run(move |ctx, actor| sections::move_entry(ctx, actor, key.as_deref(), &from, entry, &to))
        .await?;
    let is_plain = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    if event.is_empty() || !event.chars().all(is_plain) {
        return Err(visitor.fail(AppError::NotFound));
    }
    let back = back.unwrap_or_default();
    Ok(redirect(&format!("/e/{event}/desk?{back}"), None))
}
