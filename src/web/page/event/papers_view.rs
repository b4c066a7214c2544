//! The tables of an event's papers, one below the other.

use crate::{
    app::tournament::{
        board::RoundView,
        sections::{EventDesk, EventLine},
        standings::StandingsView,
    },
    event::Elo,
    i18n::Words,
    web::{
        page::public::{standings::standings_rows, tie_break_columns::columns},
        show,
        view::Figure,
    },
    words::fee,
};

/// A cell with the class of its column.
pub struct Cell {
    pub text: String,
    pub class: &'static str,
}

/// A table with its heading.
pub struct Table {
    pub title: String,
    pub columns: Vec<Cell>,
    /// The rows; the second cell is the heading of its row.
    pub rows: Vec<Vec<Cell>>,
}

const NUMBER: &str = "n";
const NAME: &str = "name";
const PLAIN: &str = "k";

fn cell(text: impl Into<String>, class: &'static str) -> Cell {
    Cell {
        text: text.into(),
        class,
    }
}

fn heads(t: Words, keys: &[(&str, &'static str)]) -> Vec<Cell> {
    let heads = keys.iter().map(|(key, class)| cell(t.get(key), class));
    heads.collect()
}

fn rating(line: Option<Elo>) -> String {
    line.map(|elo| elo.to_string()).unwrap_or_default()
}

fn year(line: &EventLine) -> String {
    let year = line.entry.entrant.person.birth_year;
    year.map(|year| year.to_string()).unwrap_or_default()
}

/// Everybody by name, with a box for the mark.
pub fn check_in(t: Words, desk: &EventDesk) -> Table {
    let rows = desk.lines.iter().filter_map(|line| {
        let of = desk.event.sections.get(line.section)?;
        let entrant = &line.entry.entrant;
        let mark = if line.entry.checked_in {
            t.get("entries-is-present")
        } else {
            "________".to_owned()
        };
        Some(vec![
            cell(of.section.label.clone(), "c"),
            cell(show::name(t, entrant, None).plain(), NAME),
            cell(year(line), NUMBER),
            cell(rating(entrant.rating), NUMBER),
            cell(entrant.club.clone(), PLAIN),
            cell(
                match line.entry.fee.open() {
                    0 => String::new(),
                    open => fee::short(t, open),
                },
                NUMBER,
            ),
            cell(mark, ""),
        ])
    });
    Table {
        title: String::new(),
        columns: heads(
            t,
            &[
                ("event-section", "c"),
                ("player", ""),
                ("check-in-year", NUMBER),
                ("rating", NUMBER),
                ("club", ""),
                ("fee-open", NUMBER),
                ("entries-presence", ""),
            ],
        ),
        rows: rows.collect(),
    }
}

/// The players of each section, by number or by name.
pub fn players(t: Words, desk: &EventDesk) -> Vec<Table> {
    let sections = desk.event.sections.iter().enumerate();
    let tables = sections.map(|(place, of)| {
        let own = desk.lines.iter().filter(|line| line.section == place);
        let mut own: Vec<&EventLine> = own.collect();
        own.sort_by_key(|line| std::cmp::Reverse(line.entry.entrant.rating));
        let rows = (1..).zip(own).map(|(number, line): (usize, _)| {
            let entrant = &line.entry.entrant;
            let federation = entrant.person.federation;
            vec![
                cell(number.to_string(), NUMBER),
                cell(show::name(t, entrant, None).plain(), NAME),
                cell(line.entry.listed.category.clone(), PLAIN),
                cell(rating(entrant.rating), NUMBER),
                cell(
                    federation.map_or_else(String::new, |code| code.to_string()),
                    PLAIN,
                ),
                cell(year(line), NUMBER),
                cell(entrant.club.clone(), PLAIN),
            ]
        });
        Table {
            title: heading(t, &of.section.label, &of.summary.name),
            columns: heads(
                t,
                &[
                    ("number-short", NUMBER),
                    ("player", ""),
                    ("category", ""),
                    ("rating", NUMBER),
                    ("federation", ""),
                    ("birth-year", NUMBER),
                    ("club", ""),
                ],
            ),
            rows: rows.collect(),
        }
    });
    tables.collect()
}

fn heading(t: Words, label: &str, name: &str) -> String {
    format!("{} {label}, {name}", t.get("event-section"))
}

/// The standings of a section.
pub fn standings(t: Words, label: &str, view: &StandingsView) -> Table {
    let mut columns_of = heads(
        t,
        &[
            ("place-short", NUMBER),
            ("player", ""),
            ("rating", NUMBER),
            ("club", ""),
            ("points", "pt"),
        ],
    );
    columns_of.extend(columns(t, view).into_iter().map(|one| cell(one.code, "pt")));
    let rows = standings_rows(t, view).into_iter().map(|row| {
        let mut cells = vec![
            cell(row.place.to_string(), NUMBER),
            cell(row.player.plain(), NAME),
            cell(
                row.rating.map(|elo| elo.to_string()).unwrap_or_default(),
                NUMBER,
            ),
            cell(row.club, PLAIN),
            cell(row.points.plain(), "pt"),
        ];
        let values = row.tie_breaks.iter().map(|one| one.value.plain());
        cells.extend(values.map(|value| cell(value, "pt")));
        cells
    });
    Table {
        title: format!(
            "{}, {}",
            heading(t, label, &view.summary.name),
            match view.after {
                0 => t.get("standings-start"),
                after => t.with_one("event-standings-after", "round", after),
            }
        ),
        columns: columns_of,
        rows: rows.collect(),
    }
}

/// The boards of a section.
pub fn pairings(t: Words, label: &str, view: &RoundView) -> Table {
    let points = |points| Figure::from(points).plain();
    let rows = view.boards.iter().map(|line| {
        vec![
            cell(line.board.to_string(), NUMBER),
            cell(show::name(t, &line.white, None).plain(), NAME),
            cell(points(line.white_points), "pt"),
            cell(show::name(t, &line.black, None).plain(), NAME),
            cell(points(line.black_points), "pt"),
        ]
    });
    Table {
        title: format!(
            "{}, {}",
            heading(t, label, &view.summary.name),
            t.with_one("round-title", "round", view.round)
        ),
        columns: heads(
            t,
            &[
                ("board", NUMBER),
                ("white", ""),
                ("points", "pt"),
                ("black", ""),
                ("points", "pt"),
            ],
        ),
        rows: rows.collect(),
    }
}
