//! The calendar of tournaments: by month, with a search by words, region and kind.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;
use chrono::{Datelike, NaiveDate};

use crate::{
    app::tournament::calendar::{self, Calendar, CalendarLine, CalendarQuery, When},
    clock::Kind,
    i18n::Words,
    web::{
        Failure, Form, Shows, Visitor,
        page::public::calendar_query::{self, Search},
        render,
        routing::{self as web, Query, ServiceConfig},
        view::{FormView, Page, Pages, Section},
    },
    words::moment,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/calendar", web::get().to(page));
}

/// Options of a choice: value and words.
type Options = Vec<(String, String)>;

/// The tournaments that begin in one month.
struct Month {
    name: String,
    lines: Vec<Line>,
}

struct Line {
    days: String,
    slug: String,
    name: String,
    town: String,
    province: String,
    about: String,
    entered: String,
    /// Whether new entries go to the waiting list.
    is_waiting: bool,
}

/// A choice of a period.
struct Chip {
    label: String,
    link: String,
    count: usize,
    is_shown: bool,
}

#[derive(Template)]
#[template(path = "public/calendar.html")]
struct CalendarPage {
    page: Page,
    lead: String,
    /// The period that the form sends again; empty for the usual one.
    when: &'static str,
    regions: Options,
    kinds: Options,
    form: FormView,
    chips: Vec<Chip>,
    months: Vec<Month>,
    pages: Pages,
    /// For each region: name, address, number of tournaments, and whether it is the shown one.
    by_region: Vec<(String, String, usize, bool)>,
    /// Address of the same search in every region, if one region is shown.
    everywhere: Option<String>,
    /// Name, address part and accent of the organiser, if only one organiser's tournaments are shown.
    organiser: Option<(String, String, &'static str)>,
    /// Addresses of the search as a calendar file, as a feed and as a table.
    files: [String; 3],
}

/// `5–13`, `30 ottobre – 1 novembre`: without the month where the heading of the list names it.
fn days(t: Words, start: NaiveDate, end: NaiveDate) -> String {
    if start == end {
        start.day().to_string()
    } else if (start.year(), start.month()) == (end.year(), end.month()) {
        format!("{}–{}", start.day(), end.day())
    } else {
        let [start, end] = [start, end].map(|day| moment::short_date(t, day));
        format!("{start}–{end}")
    }
}

/// `standard, 9 turni`.
pub(super) fn about(t: Words, line: &CalendarLine) -> String {
    let summary = &line.summary;
    let kind = t.get(&format!("kind-{}", summary.kind.code()));
    let rounds = t.n("rounds-count", summary.course.planned());
    format!("{kind}, {rounds}")
}

fn entered(t: Words, line: &CalendarLine) -> String {
    match line.places {
        _ if line.is_waiting() => t.get("calendar-waiting-list"),
        Some(places) => t.with_two("n-of-m", "n", line.taken, "m", places),
        None => line.taken.to_string(),
    }
}

fn months(t: Words, lines: &[CalendarLine]) -> Vec<Month> {
    let mut months: Vec<Month> = Vec::new();
    for line in lines {
        let summary = &line.summary;
        let name = moment::month_of(t, summary.start);
        if months.last().is_none_or(|month| month.name != name) {
            months.push(Month {
                name,
                lines: Vec::new(),
            });
        }
        let shown = Line {
            days: days(t, summary.start, summary.end),
            slug: summary.slug.clone(),
            name: summary.name.clone(),
            town: summary.town.clone(),
            province: summary.province.clone(),
            about: about(t, line),
            entered: entered(t, line),
            is_waiting: line.is_waiting(),
        };
        if let Some(month) = months.last_mut() {
            month.lines.push(shown);
        }
    }
    months
}

fn chips(t: Words, query: &CalendarQuery, counts: [usize; 4]) -> Vec<Chip> {
    let chip = |(when, count): (When, usize)| Chip {
        label: t.get(&format!("calendar-{}", when.code())),
        link: calendar_query::address(
            "/calendar",
            &CalendarQuery {
                when,
                ..query.clone()
            },
        ),
        count,
        is_shown: when == query.when,
    };
    When::ALL.into_iter().zip(counts).map(chip).collect()
}

fn options(first: String, rest: impl IntoIterator<Item = (String, String)>) -> Options {
    let mut options = vec![(String::new(), first)];
    options.extend(rest);
    options
}

fn pages(t: Words, query: &CalendarQuery, found: &Calendar) -> Pages {
    let base = calendar_query::address("/calendar", query);
    let join = if base.contains('?') { '&' } else { '?' };
    let number = found.start / calendar::LINES + 1;
    Pages::cut(t, found.total, calendar::LINES, number, |page| {
        format!("{base}{join}page={page}")
    })
}

fn calendar_page(visitor: &Visitor, query: &CalendarQuery, found: &Calendar) -> CalendarPage {
    let t = visitor.words();
    let lead = format!("calendar-lead-{}", query.when.code());
    let lead = match &found.region {
        Some(region) => t.with(
            "calendar-lead-region",
            &[
                ("lead", t.n(&lead, found.total)),
                ("region", region.clone()),
            ],
        ),
        None => t.with_one("calendar-lead", "lead", t.n(&lead, found.total)),
    };
    let of_region = |region: &str| {
        let asked = CalendarQuery {
            region: region.to_owned(),
            ..query.clone()
        };
        calendar_query::address("/calendar", &asked)
    };
    let offered = found.offered.iter();
    let regions = offered.map(|region| (region.clone(), region.clone()));
    let kinds = Kind::ALL.map(|kind| {
        let name = t.get(&format!("kind-{}", kind.code()));
        (kind.code().to_owned(), name)
    });
    CalendarPage {
        page: visitor.page(Section::Tournaments),
        lead,
        when: match query.when {
            When::Coming => "",
            when => when.code(),
        },
        regions: options(t.get("calendar-all-regions"), regions),
        kinds: options(t.get("calendar-all-kinds"), kinds),
        form: Form::filled(&calendar_query::fields(query)).view(visitor),
        chips: chips(t, query, found.counts),
        months: months(t, &found.lines),
        pages: pages(t, query, found),
        by_region: found
            .regions
            .iter()
            .map(|(name, count)| {
                let is_shown = found.region.as_ref() == Some(name);
                (name.clone(), of_region(name), *count, is_shown)
            })
            .collect(),
        everywhere: found.region.as_ref().map(|_| of_region("")),
        organiser: found
            .organiser
            .as_ref()
            .map(|(name, accent)| (name.clone(), query.organiser.clone(), accent.code())),
        files: ["/calendar.ics", "/calendar.atom", "/calendar.csv"]
            .map(|path| calendar_query::address(path, query)),
    }
}

async fn page(visitor: Visitor, search: Query<Search>) -> Result<HttpResponse, Failure> {
    let (query, number) = (search.query(), search.page.unwrap_or(1));
    let asked = query.clone();
    visitor
        .show_public(
            Shows::Lists,
            move |ctx, _| calendar::calendar(ctx, &asked, moment::today(ctx.clock.now()), number),
            move |visitor, found| {
                let template = calendar_page(visitor, &query, &found);
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
