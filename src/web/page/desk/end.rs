//! The last page of the day: open tasks, papers and files to take away, deadlines for sending them, and the closing of the
//! tournament.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;
use chrono::NaiveDate;

use crate::{
    app::{
        access::TournamentRole,
        tournament::{
            end::{self, Deadline, EndView, StillOpen},
            ratings::norms::{self, NormsView},
            summary::Summary,
        },
    },
    i18n::Words,
    web::{
        Failure, Visitor, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, Page, Section},
    },
    words::{moment, rating},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/end", web::get().to(page));
}

/// A line with its one action.
struct Line {
    what: String,
    note: String,
    /// `bad` for a task that must be done before the closing, `warn` for one that need not, `ok` for a thing that is done.
    sort: &'static str,
    link: String,
    action: String,
}

#[derive(Template)]
#[template(path = "desk/end.html")]
struct EndPage {
    page: Page,
    desk: DeskNav,
    lead: String,
    open: Vec<Line>,
    papers: Vec<Line>,
    deadlines: Vec<Line>,
    /// Whether the reader may close it now.
    may_close: bool,
    /// Whether the reader may open it again.
    may_reopen: bool,
    is_closed: bool,
    /// Whether only somebody else may close it, because the reader is a deputy.
    is_deputy: bool,
}

fn boards(list: &[(u8, i32)]) -> String {
    let list: Vec<String> = list
        .iter()
        .map(|(round, board)| format!("{round}.{board}"))
        .collect();
    list.join(", ")
}

fn open_line(t: Words, slug: &str, open: &StillOpen) -> Line {
    let desk = |(round, board): &(u8, i32)| format!("/t/{slug}/desk/{round}?board={board}");
    let (what, note, link) = match open {
        StillOpen::Rounds { published } => (
            t.with_one("end-open-rounds", "published", published),
            String::new(),
            format!("/t/{slug}/desk"),
        ),
        StillOpen::Results(list) => (
            t.n("end-open-results", list.len()),
            boards(list),
            list.first().map(desk).unwrap_or_default(),
        ),
        StillOpen::Adjourned(list) => (
            t.n("end-open-adjourned", list.len()),
            boards(list),
            list.first().map(desk).unwrap_or_default(),
        ),
        StillOpen::Conflicts(count) => (
            t.n("end-open-conflicts", *count),
            String::new(),
            format!("/t/{slug}/desk"),
        ),
        StillOpen::Incidents { count, first } => (
            t.n("end-open-incidents", *count),
            String::new(),
            format!("/t/{slug}/game/{first}/incidents"),
        ),
        StillOpen::Days(count) => (
            t.n("end-open-days", *count),
            t.get("end-open-days-note"),
            format!("/t/{slug}/settings/days"),
        ),
        StillOpen::Prizes => (
            t.get("end-open-prizes"),
            String::new(),
            format!("/t/{slug}/prizes/desk"),
        ),
        StillOpen::PrizesChanged => (
            t.get("end-open-prizes-changed"),
            t.get("end-open-prizes-changed-note"),
            format!("/t/{slug}/prizes/desk?v=now"),
        ),
        StillOpen::Receipts(count) => (
            t.n("end-open-receipts", *count),
            String::new(),
            format!("/t/{slug}/prizes/desk"),
        ),
    };
    Line {
        what,
        note,
        sort: if open.keeps_open() { "bad" } else { "warn" },
        link,
        action: t.get(match open {
            StillOpen::Rounds { .. } => "end-do-pair",
            StillOpen::Results(_) | StillOpen::Adjourned(_) => "end-do-enter",
            StillOpen::Conflicts(_) | StillOpen::Incidents { .. } => "end-do-decide",
            StillOpen::Days(_) => "end-do-days",
            StillOpen::Prizes | StillOpen::PrizesChanged => "end-do-close-prizes",
            StillOpen::Receipts(_) => "end-do-sign",
        }),
    }
}

/// The papers and files to print, send and keep.
fn papers(t: Words, view: &EndView) -> Vec<Line> {
    let slug = &view.summary.slug;
    let round = view.summary.course.published();
    let mut lines = Vec::new();
    let mut add = |what: &str, note: String, link: String, action: &str| {
        lines.push(Line {
            what: t.get(what),
            note,
            sort: "",
            link,
            action: t.get(action),
        });
    };
    let none = String::new;
    if round > 0 {
        add(
            "end-paper-reading",
            t.get("end-paper-reading-note"),
            format!("/t/{slug}/desk/{round}/reading"),
            "end-do-read",
        );
        add(
            "end-paper-standings",
            none(),
            format!("/t/{slug}/print/standings/{round}"),
            "end-do-print",
        );
    }
    if let Some((version, prizes)) = view.prizes {
        let note = t.with_two(
            "end-paper-prizes-note",
            "version",
            version,
            "prizes",
            prizes,
        );
        add(
            "end-paper-prizes",
            note,
            format!("/t/{slug}/prizes/print"),
            "end-do-print",
        );
    }
    let is_of_teams = view.summary.is_of_teams;
    let sheets = [
        (
            "end-paper-certificates",
            "end-paper-certificates-note",
            "certificates",
            "end-do-print",
        ),
        (
            "end-paper-report",
            "end-paper-report-note",
            "report",
            "end-do-complete",
        ),
    ];
    // Certificates, and the files with the places, exist for players only.
    for (what, note, sheet, action) in sheets.into_iter().skip(usize::from(is_of_teams)) {
        add(
            what,
            t.get(note),
            format!("/t/{slug}/papers/{sheet}"),
            action,
        );
    }
    add(
        "end-paper-incidents",
        t.n("end-paper-incidents-note", view.incidents),
        format!("/t/{slug}/incidents"),
        "end-do-print",
    );
    let files = [
        ("end-file-trf16", "end-file-trf16-note", "tournament.trf"),
        ("end-file-csv", "end-file-csv-note", "standings.csv"),
        ("end-file-trf26", "end-file-trf26-note", "tournament.trf26"),
        ("end-file-pgn", "end-file-pgn-note", "games.pgn"),
    ];
    for (what, note, file) in files.into_iter().skip(if is_of_teams { 2 } else { 0 }) {
        add(
            what,
            t.get(note),
            format!("/t/{slug}/{file}"),
            "end-do-download",
        );
    }
    add(
        "end-file-archive",
        t.get("end-file-archive-note"),
        format!("/t/{slug}/archive"),
        "end-do-archive",
    );
    lines
}

/// The norm certificates that were made (B.01, IT1), if the event can have any.
fn certificates(t: Words, view: &NormsView) -> Vec<Line> {
    let slug = &view.summary.slug;
    let mut lines = Vec::new();
    if view.is_possible {
        lines.push(Line {
            what: t.get("end-paper-norms"),
            note: t.n("end-paper-norms-note", view.made.len()),
            sort: "",
            link: format!("/t/{slug}/norms"),
            action: t.get("end-do-read"),
        });
    }
    for line in &view.made {
        let player = show::name(t, &line.entrant, None).plain();
        for norm in line.norms.iter().filter(|norm| norm.check.is_norm()) {
            let (entry, title) = (line.entrant.entry, norm.title.code());
            lines.push(Line {
                what: t.with_one("end-paper-it1", "player", &player),
                note: rating::norm(t, norm.title),
                sort: "",
                link: format!("/t/{slug}/papers/norm/{entry}/{title}"),
                action: t.get("end-do-complete"),
            });
        }
    }
    lines
}

/// The deadline for sending something, as seen on this day.
fn deadline(
    t: Words,
    summary: &Summary,
    deadline: Deadline,
    (end, today): (NaiveDate, NaiveDate),
) -> Line {
    let last = deadline.last_day(end);
    let left = (last - today).num_days();
    let (sort, note) = match left {
        ..0 => ("bad", t.with_one("end-late", "days", -left)),
        0..=2 => ("warn", t.with_one("end-left", "days", left)),
        _ => ("", t.with_one("end-left", "days", left)),
    };
    let takes_older = deadline != Deadline::Fide && !summary.is_of_teams;
    let file = if takes_older {
        "tournament.trf"
    } else {
        "tournament.trf26"
    };
    Line {
        what: t.with_two(
            &format!("end-deadline-{}", deadline.code()),
            "days",
            deadline.days(),
            "date",
            moment::date(t, last),
        ),
        note,
        sort,
        link: format!("/t/{}/{file}", summary.slug),
        action: t.get("end-do-download"),
    }
}

async fn page(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show(
            move |ctx, actor| {
                let view = end::view(ctx, actor, &slug)?;
                let norms = norms::norms(ctx, actor, &slug)?;
                Ok((view, norms))
            },
            |visitor, (view, norms)| {
                let role = visitor.arbiter(view.role)?;
                let t = visitor.words();
                let slug = &view.summary.slug;
                let is_chief = role != TournamentRole::Deputy;
                let days = (view.summary.end, moment::local(view.now).date());
                let lead = match view.open.len() {
                    0 if view.is_closed => t.get("end-lead-closed"),
                    0 => t.get("end-lead-nothing"),
                    open => t.n("end-lead-open", open),
                };
                let template = EndPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &view.summary, role, DeskPage::Other),
                    lead,
                    open: view
                        .open
                        .iter()
                        .map(|open| open_line(t, slug, open))
                        .collect(),
                    papers: {
                        let mut lines = papers(t, &view);
                        lines.extend(certificates(t, &norms));
                        lines
                    },
                    deadlines: Deadline::of(view.is_italian)
                        .map(|one| deadline(t, &view.summary, one, days))
                        .collect(),
                    may_close: view.may_close() && is_chief,
                    may_reopen: view.is_closed && is_chief,
                    is_closed: view.is_closed,
                    is_deputy: !is_chief,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
