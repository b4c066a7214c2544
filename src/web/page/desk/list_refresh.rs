//! The page that compares the entries with a rating list, and takes over the changes that the arbiter accepts.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError,
        tournament::{
            entrant::Entrant,
            list_refresh::{self, Chosen, Compared, Doubt, Rated, RefreshLine},
        },
    },
    i18n::Words,
    web::{
        Failure, Fields, Posted, Visitor, redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, Page, Pages, Section},
    },
    words,
};

/// Lines on one page.
const LINES: usize = 30;
/// Maximum number of names shown of people who are not in the list.
const NAMES: usize = 20;

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/t/{slug}/entries/refresh")
            .route(web::get().to(look))
            .route(web::post().to(accept)),
    );
}

#[derive(Clone, Default, serde::Deserialize)]
#[serde(default)]
struct LookQuery {
    /// Number of the list that was chosen.
    list: Option<i32>,
    /// Which page of the lines is shown, from 1.
    page: Option<usize>,
}

/// An entry whose data differ from the list.
struct Row {
    /// Entry and row version: `12:3`.
    value: String,
    name: String,
    /// The changes: field, present value, value in the list.
    changes: Vec<(String, String, String)>,
    doubts: Vec<String>,
    is_sure: bool,
}

/// People without data in the list: their number, and some names.
struct Others {
    count: usize,
    names: String,
}

#[derive(Template)]
#[template(path = "desk/list_refresh.html")]
struct RefreshPage {
    page: Page,
    desk: DeskNav,
    is_admin: bool,
    /// Number and words of each list, the best first.
    lists: Vec<(i32, String)>,
    /// Number and words of the list that the entries are compared with.
    list: Option<(i32, String)>,
    /// The first day of the event.
    start: String,
    is_late: bool,
    is_mixed: bool,
    keeps_numbers: bool,
    rows: Vec<Row>,
    /// Number of all lines, here and on the other pages.
    all: usize,
    /// Number of lines without a doubt.
    sure: usize,
    same: usize,
    missing: Others,
    unnumbered: Others,
    digest: String,
    pages: Pages,
    /// The lists that the ratings of the entries come from, in words, each with its number of entries.
    origins: Vec<(String, usize)>,
}

fn others(people: &[Entrant]) -> Others {
    let names: Vec<String> = people
        .iter()
        .take(NAMES)
        .map(|one| one.name().to_string())
        .collect();
    let more = if people.len() > NAMES { " …" } else { "" };
    Others {
        count: people.len(),
        names: format!("{}{more}", names.join("; ")),
    }
}

/// The changes: heading, before, after.
fn changes(t: Words, before: &Rated, after: &Rated) -> Vec<(String, String, String)> {
    let or_dash = |text: String| if text.is_empty() { "–".into() } else { text };
    let title = |code: &str| words::title::title(t, code);
    let all = [
        ("field-rating", before.rating.clone(), after.rating.clone()),
        ("field-title", title(&before.title), title(&after.title)),
        (
            "field-federation",
            before.federation.clone(),
            after.federation.clone(),
        ),
    ];
    all.into_iter()
        .filter(|(_, before, after)| before != after)
        .map(|(key, before, after)| (t.get(key), or_dash(before), or_dash(after)))
        .collect()
}

fn row(t: Words, found: &Compared, line: &RefreshLine) -> Row {
    let doubt = |doubt: &Doubt| match doubt {
        Doubt::OtherName(name) => t.with_one("refresh-other-name", "name", name),
        Doubt::OtherYear(year) => t.with_one("refresh-other-year", "year", year.to_string()),
        Doubt::NoRating => t.get("refresh-no-rating"),
    };
    Row {
        value: format!("{}:{}", line.entrant.entry, line.version),
        name: line.entrant.name().to_string(),
        changes: changes(t, &line.before, &line.after),
        doubts: line.doubts.iter().map(doubt).collect(),
        is_sure: found.is_sure(line),
    }
}

fn view(visitor: &Visitor, found: &Compared, number: usize) -> Result<RefreshPage, Failure> {
    let role = visitor.arbiter(found.role)?;
    let t = visitor.words();
    let slug = &found.summary.slug;
    let asked = found.list.as_ref().map_or(0, |list| list.id);
    let last = found.lines.len().div_ceil(LINES).max(1);
    let number = number.clamp(1, last);
    let shown = found.lines.iter().skip((number - 1) * LINES).take(LINES);
    let origins = found.origins.iter().map(|(origin, count)| {
        let typed = || t.get("refresh-origin-typed");
        let words = origin
            .as_ref()
            .map(|list| words::rating_list::origin(t, list));
        (words.unwrap_or_else(typed), *count)
    });
    Ok(RefreshPage {
        origins: origins.collect(),
        page: visitor.page(Section::Other),
        desk: show::desk_nav(visitor, &found.summary, role, DeskPage::Entries),
        is_admin: visitor.user.as_ref().is_some_and(|user| user.is_admin),
        lists: found
            .lists
            .iter()
            .map(|list| (list.id, words::rating_list::origin(t, &list.origin())))
            .collect(),
        list: found
            .list
            .as_ref()
            .map(|list| (list.id, words::rating_list::origin(t, &list.origin()))),
        start: words::moment::date(t, found.summary.start),
        is_late: found.is_late,
        is_mixed: found.is_mixed,
        keeps_numbers: found.keeps_numbers,
        rows: shown.map(|line| row(t, found, line)).collect(),
        all: found.lines.len(),
        sure: found
            .lines
            .iter()
            .filter(|line| line.doubts.is_empty())
            .count(),
        same: found.same,
        missing: others(&found.missing),
        unnumbered: others(&found.unnumbered),
        digest: found.digest.clone(),
        pages: Pages::cut(t, found.lines.len(), LINES, number, |page| {
            format!("/t/{slug}/entries/refresh?list={asked}&page={page}")
        }),
    })
}

/// `GET …/entries/refresh`: `list`, and `page` of the lines.
async fn look(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<LookQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, query) = (slug.into_inner(), query.into_inner());
    visitor
        .show(
            move |ctx, actor| list_refresh::compare(ctx, actor, &slug, query.list),
            move |visitor, found| {
                let template = view(visitor, &found, query.page.unwrap_or(1))?;
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

/// The accepted lines: `all` with the digest of the lines, or else each `row`.
fn chosen(fields: &Fields) -> Result<Chosen, AppError> {
    let all = fields.get("all");
    if !all.is_empty() {
        return Ok(Chosen::All(all.to_owned()));
    }
    let read = |row: &str| {
        let (entry, version) = row.split_once(':')?;
        Some((entry.parse().ok()?, version.parse().ok()?))
    };
    let rows: Option<Vec<(i32, i32)>> = fields.all("row").map(read).collect();
    Ok(Chosen::These(rows.ok_or(AppError::Stale)?))
}

/// `POST …/entries/refresh`: `list`; `all`, or `row` for each entry; `mix` to allow ratings of two owners side by side.
async fn accept(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let slug = slug.into_inner();
    let list = fields.number("list").unwrap_or_default();
    let (key, may_mix) = (fields.key(), fields.is_on("mix"));
    let chosen = chosen(&fields).map_err(|error| visitor.fail(error))?;
    let asked = slug.clone();
    visitor
        .run(move |ctx, actor| {
            list_refresh::accept(ctx, actor, key.as_deref(), &asked, list, &chosen, may_mix)
        })
        .await?;
    let back = format!("/t/{slug}/entries/refresh?list={list}");
    Ok(redirect(&back, Some("entries-refreshed")))
}
