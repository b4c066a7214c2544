//! The arbiter's report on paper.

use askama::Template;

use crate::{
    app::tournament::report::{
        input::Part,
        people::ReportPerson,
        view::ReportPart,
        words::{Column, PartKind},
    },
    event::{Elo, Sex, Word},
    i18n::Words,
    web::{
        Visitor,
        page::{
            papers::{
                frame::{Paper, Way},
                report_facts::{FactRow, Sources, about, facts, figures},
                report_form::usual_title,
            },
            public::{
                standings::standings_rows,
                standings_view::{StandingsRow, TieBreakColumn},
                tie_break_columns::columns,
            },
        },
        show,
        view::{Figure, Page, PlayerName, Section, tournament::Fact},
    },
    words::{moment, points},
};

/// A player of a list.
pub struct PersonRow {
    name: PlayerName,
    /// One cell for each column.
    cells: Vec<String>,
}

/// A team of the standings.
pub struct TeamRow {
    place: usize,
    team: String,
    /// The score by which teams are ranked first, and the other one.
    scores: [Figure; 2],
}

/// The content of a part.
pub enum Content {
    /// Text of the arbiters; its line breaks are kept.
    Text(String),
    /// People, a row each.
    People {
        heads: Vec<String>,
        rows: Vec<PersonRow>,
        /// Lines that match nobody in the tournament.
        unknown: String,
    },
    /// The standings of players.
    Standings {
        columns: Vec<TieBreakColumn>,
        rows: Vec<StandingsRow>,
    },
    /// The standings of teams.
    Teams {
        /// The names of the two scores.
        heads: Vec<String>,
        rows: Vec<TeamRow>,
    },
    /// Facts, a row each.
    Facts(Vec<FactRow>),
}

/// A part with its heading.
pub struct PartView {
    title: String,
    content: Content,
}

/// The sheet of the report.
#[derive(Template)]
#[template(path = "papers/report.html")]
pub struct ReportSheet {
    page: Page,
    paper: Paper,
    recipient: String,
    about: Vec<Fact>,
    figures: Vec<Fact>,
    parts: Vec<PartView>,
    /// Names of the arbiters, chief arbiter first.
    arbiters: Vec<String>,
    version: String,
}

fn cell(t: Words, column: Column, person: &ReportPerson) -> String {
    let entrant = &person.entrant;
    match column {
        Column::Birth => person
            .birth
            .map_or_else(String::new, |birth| match birth.date() {
                Some(day) => day.format("%d/%m/%Y").to_string(),
                None => birth.year().to_string(),
            }),
        Column::Sex => match person.sex {
            Some(Sex::Female) => t.get("report-woman"),
            Some(Sex::Male) => t.get("report-man"),
            None => String::new(),
        },
        Column::NationalId => person.national_id.clone(),
        Column::FideId => entrant
            .person
            .fide_id
            .as_ref()
            .map_or_else(String::new, ToString::to_string),
        Column::Federation => entrant
            .person
            .federation
            .map_or_else(String::new, |federation| federation.code().to_owned()),
        Column::Province => person.province.clone(),
        Column::Club => entrant.club.clone(),
        Column::Rating => entrant
            .rating
            .map_or_else(String::new, |rating| Elo::get(rating).to_string()),
        Column::Category => person.category.clone(),
        Column::Place => person
            .rank
            .map_or_else(String::new, |(place, _)| place.to_string()),
        Column::Points => person
            .rank
            .map_or_else(String::new, |(_, sum)| points::plain(sum)),
        Column::Email | Column::Signature => String::new(),
    }
}

/// Whether the part is a text without any content.
fn is_empty(part: &Part) -> bool {
    part.kind == PartKind::Paragraph && part.title.is_empty() && part.text.is_empty()
}

/// The first places, of players or of teams.
fn standings(t: Words, sources: &Sources, places: usize) -> Content {
    if let Some(view) = &sources.standings {
        let mut rows = standings_rows(t, view);
        rows.truncate(places);
        for row in &mut rows {
            row.player.link = None;
        }
        let columns = columns(t, view);
        return Content::Standings { columns, rows };
    }
    let view = sources.teams.iter();
    let lines = view.flat_map(|view| view.lines.iter().map(move |line| (view, line)));
    let rows = lines.take(places).map(|(view, line)| TeamRow {
        place: line.place,
        team: line.team.name.clone(),
        scores: [view.primary, view.primary.other()].map(|kind| line.score.of(kind).into()),
    });
    let kinds = sources
        .teams
        .iter()
        .flat_map(|view| [view.primary, view.primary.other()]);
    Content::Teams {
        heads: kinds
            .map(|kind| t.get(&format!("team-score-{}", kind.code())))
            .collect(),
        rows: rows.collect(),
    }
}

fn part(t: Words, sources: &Sources, one: &ReportPart) -> PartView {
    let part = &one.part;
    let title = if part.title.is_empty() {
        usual_title(t, part.kind, part.who)
    } else {
        part.title.clone()
    };
    let content = match part.kind {
        PartKind::Paragraph => Content::Text(part.text.clone()),
        PartKind::Facts => Content::Facts(facts(t, sources, &part.text)),
        PartKind::Standings => standings(t, sources, part.places),
        PartKind::People => {
            let heads = part.columns.iter().map(|column| column.code());
            let rows = one.people.iter().map(|person| PersonRow {
                name: show::name(t, &person.entrant, None),
                cells: part
                    .columns
                    .iter()
                    .map(|column| cell(t, *column, person))
                    .collect(),
            });
            Content::People {
                heads: heads
                    .map(|code| t.get(&format!("report-column-{code}")))
                    .collect(),
                rows: rows.collect(),
                unknown: one.unknown.join(", "),
            }
        }
    };
    PartView { title, content }
}

/// The report, filled in.
pub fn sheet(visitor: &Visitor, sources: &Sources) -> ReportSheet {
    let t = visitor.words();
    let report = &sources.report;
    let summary = &report.summary;
    let mut paper = Paper::of(t, summary, t.get("papers-report"));
    paper.ways = vec![Way {
        link: format!("{}/report", paper.base),
        words: t.get("report-change"),
        is_current: false,
    }];
    let deputies = summary.deputy_arbiters.split(',').map(str::trim);
    let deputies = deputies.filter(|name| !name.is_empty()).take(4);
    let chief = format!("{}, {}", summary.chief_arbiter, t.get("role-chief"));
    let deputies = deputies.map(|name| format!("{name}, {}", t.get("role-deputy")));
    ReportSheet {
        page: visitor.page(Section::Other),
        recipient: report.input.recipient.clone(),
        about: about(t, report),
        figures: figures(t, sources),
        parts: report
            .parts
            .iter()
            .filter(|one| !is_empty(&one.part))
            .map(|one| part(t, sources, one))
            .collect(),
        arbiters: std::iter::once(chief).chain(deputies).collect(),
        version: report.saved.as_ref().map_or_else(
            || t.get("report-not-saved"),
            |(by, at)| {
                let day = moment::date(t, moment::local(*at).date());
                let time = format!("{day}, {}", moment::clock_time(*at));
                t.with_three(
                    "report-saved",
                    "n",
                    report.version,
                    "time",
                    time,
                    "name",
                    by,
                )
            },
        ),
        paper,
    }
}
