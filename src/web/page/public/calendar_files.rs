//! A search of the calendar as a file: calendar (RFC 5545), feed (Atom, RFC 4287) and table (CSV). Each holds the first page of
//! the search; programs ask again to get a newer state.

use actix_web::{HttpRequest, HttpResponse};

use crate::{
    app::{
        Context,
        tournament::calendar::{self, CalendarLine},
    },
    formats::csv::{self, Layout},
    i18n::Words,
    web::{
        Failure, Visitor,
        connection::local_address,
        download::{ATOM, CALENDAR, CSV},
        icalendar::{Entry, When, written},
        page::public::{
            calendar::about,
            calendar_query::{self, Search},
            feed::{Feed, News, updated},
        },
        routing::{self as web, Query, ServiceConfig},
    },
    words::moment,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/calendar.ics", web::get().to(ics))
        .route("/calendar.atom", web::get().to(atom))
        .route("/calendar.csv", web::get().to(table));
}

/// Headings of the table, the same in every language, so that programs can read it.
const HEADINGS: [&str; 10] = [
    "first_day",
    "last_day",
    "name",
    "town",
    "province",
    "kind",
    "rounds",
    "entered",
    "places",
    "address",
];

fn place(line: &CalendarLine) -> String {
    let summary = &line.summary;
    match summary.venue.as_str() {
        "" => summary.town.clone(),
        venue => format!("{}, {venue}", summary.town),
    }
}

fn address(base: &str, line: &CalendarLine) -> String {
    format!("{base}/t/{}", line.summary.slug)
}

fn events(t: Words, base: &str, lines: &[CalendarLine]) -> String {
    let entries = lines.iter().map(|line| {
        let summary = &line.summary;
        Entry {
            uid: summary.slug.clone(),
            stamp: line.made_at,
            when: When::Days(summary.start, summary.end),
            name: summary.name.clone(),
            place: place(line),
            about: Some(about(t, line)),
            link: Some(address(base, line)),
        }
    });
    written(Some(&t.get("calendar-title")), entries)
}

fn rows(base: &str, lines: &[CalendarLine]) -> String {
    let rows = lines.iter().map(|line| {
        let summary = &line.summary;
        [
            summary.start.to_string(),
            summary.end.to_string(),
            summary.name.clone(),
            summary.town.clone(),
            summary.province.clone(),
            summary.kind.code().to_owned(),
            summary.course.planned().to_string(),
            line.taken.to_string(),
            line.places.map_or_else(String::new, |n| n.to_string()),
            address(base, line),
        ]
    });
    csv::write(
        std::iter::once(HEADINGS.map(str::to_owned)).chain(rows),
        Layout::default(),
    )
}

/// The latest announcement comes first. The order is by number, so that a wrong clock does not matter.
fn news(t: Words, base: &str, lines: &[CalendarLine]) -> Vec<News> {
    let mut newest: Vec<&CalendarLine> = lines.iter().collect();
    newest.sort_by_key(|line| std::cmp::Reverse(line.summary.id));
    let one = |line: &CalendarLine| News {
        link: address(base, line),
        title: line.summary.name.clone(),
        at: line.made_at,
        summary: t.with(
            "calendar-news",
            &[
                (
                    "days",
                    moment::span(t, line.summary.start, line.summary.end),
                ),
                ("place", place(line)),
                ("about", about(t, line)),
            ],
        ),
    };
    newest.into_iter().map(one).collect()
}

/// The kind of file.
#[derive(Clone, Copy)]
enum Kind {
    Ics,
    Atom,
    Csv,
}

async fn file(
    visitor: Visitor,
    request: HttpRequest,
    search: Query<Search>,
    kind: Kind,
) -> Result<HttpResponse, Failure> {
    let (query, t) = (search.query(), visitor.words());
    let base = visitor.state.base(local_address(&request));
    let write = move |ctx: &Context| {
        let today = moment::today(ctx.clock.now());
        let lines = calendar::calendar(ctx, &query, today, 1)?.lines;
        Ok(match kind {
            Kind::Ics => ("tratto.ics".to_owned(), events(t, &base, &lines).into()),
            Kind::Csv => ("tratto.csv".to_owned(), rows(&base, &lines).into()),
            Kind::Atom => {
                let news = news(t, &base, &lines);
                let feed = Feed {
                    lang: t.0.code(),
                    title: t.get("calendar-title"),
                    own: format!(
                        "{base}{}",
                        calendar_query::address("/calendar.atom", &query)
                    ),
                    page: format!("{base}{}", calendar_query::address("/calendar", &query)),
                    updated: updated(&news, ctx.clock.now()),
                    news,
                };
                ("tratto.atom".to_owned(), feed.text()?.into())
            }
        })
    };
    let kind = match kind {
        Kind::Ics => CALENDAR,
        Kind::Atom => ATOM,
        Kind::Csv => CSV,
    };
    visitor.list_file(kind, "calendar", write).await
}

async fn ics(
    visitor: Visitor,
    request: HttpRequest,
    search: Query<Search>,
) -> Result<HttpResponse, Failure> {
    file(visitor, request, search, Kind::Ics).await
}

async fn atom(
    visitor: Visitor,
    request: HttpRequest,
    search: Query<Search>,
) -> Result<HttpResponse, Failure> {
    file(visitor, request, search, Kind::Atom).await
}

async fn table(
    visitor: Visitor,
    request: HttpRequest,
    search: Query<Search>,
) -> Result<HttpResponse, Failure> {
    file(visitor, request, search, Kind::Csv).await
}
