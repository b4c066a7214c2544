//! Fills the pages of a list of players.

use askama::Template;

use crate::{
    app::{
        rating_lists::RatingList,
        tournament::entry_lists::{Choices, Double, Line, Look, Other, SameBy, Source, Status},
    },
    event::{Bye, EventKind},
    formats::{
        csv::{
            PlayerColumn, cut_name,
            players::{PlayerRow, PlayerSheet},
        },
        sheet::column_letters,
        trf,
    },
    i18n::Words,
    web::view::{
        DeskNav, DeskPage, Mark, Page, SheetLine, SheetLink, SheetTable,
        sheet::{self, Answer, Outcome},
    },
    words,
};

use super::entry_list_question::question;

/// The page where a list is chosen or pasted.
#[derive(Template)]
#[template(path = "desk/entry_list_start.html")]
pub(super) struct StartPage {
    pub page: Page,
    pub desk: DeskNav,
    /// Why the last list could not be read.
    pub refused: Vec<String>,
    /// The pasted text.
    pub text: String,
}

/// A column of the list and its meaning.
pub(super) struct Column {
    heading: String,
    /// Code of the meaning; empty if the column is ignored.
    held: &'static str,
}

/// Two people who may be the same.
struct Pair {
    by: String,
    rows: [(String, Other); 2],
    answers: Vec<Answer>,
}

/// A list before its rows are entered.
#[derive(Template)]
#[template(path = "desk/entry_list.html")]
pub(super) struct ListPage {
    page: Page,
    desk: DeskNav,
    file: String,
    /// The text of the list, to be sent again.
    text: String,
    origin: String,
    merged: String,
    head: Option<String>,
    faults: Vec<SheetLink>,
    sheet: SheetTable,
    facts: Vec<(String, String)>,
    columns: Vec<Column>,
    /// Codes and names of the meanings that a column can have.
    meanings: Vec<(&'static str, String)>,
    /// Whether no heading was found, so that the arbiter says whether the first row is one.
    asks_heading: bool,
    has_heading: bool,
    has_byes: bool,
    zero_byes: bool,
    doubles: Vec<Pair>,
    there: Vec<String>,
    /// Number of rows that can be entered.
    good: usize,
    /// Number of rows with invalid cells.
    red: usize,
    /// Number of rows with an open question.
    asked: usize,
    /// Whether the whole list was refused.
    refused: bool,
}

/// Maximum number of rows without a mark that are shown; rows with a mark are all shown.
const MOST_SHOWN: usize = 500;
/// Number of rows shown as a sample of a list that cannot be entered.
const SAMPLE: usize = 40;

/// Whether an entry keeps this column.
const fn is_kept(column: PlayerColumn) -> bool {
    use PlayerColumn as C;
    !matches!(column, C::Email | C::Phone | C::Section | C::Note)
}

/// The page of a list.
pub(super) fn page(
    t: Words,
    page: Page,
    desk: DeskNav,
    look: &Look,
    file: String,
    choices: &Choices,
    refused: Option<String>,
) -> ListPage {
    let judged = &look.judged;
    let read = &judged.sheet;
    let mut faults = sheet::faults(t, read);
    faults.extend(judged.beyond.map(|line| SheetLink {
        anchor: "file".to_owned(),
        words: t.with_two("entry-list-beyond", "line", line, "most", trf::MOST_PLAYERS),
    }));
    let head = refused.or_else(|| match judged.is_refused() {
        true => Some(t.get("entry-list-refused")),
        false => sheet::head(t, read).map(|_| t.n("entry-list-red", judged.count(Status::Red))),
    });
    let (text, origin, merged) = carried(&look.carried);
    let doubles = judged.lines.iter().filter_map(|line| {
        let double = line.double.as_ref()?;
        let is_shown = !matches!(line.status, Status::There | Status::Omitted);
        is_shown.then(|| pair(t, line, double, choices))
    });
    let there = judged
        .lines
        .iter()
        .filter(|line| line.status == Status::There);
    let there = there.filter_map(|line| {
        let double = line.double.as_ref()?;
        let (name, other) = (&double.own.person.name, &double.other.person.name);
        let by = t.get(by_key(double.by));
        Some(format!("{}: {name} – {other}, {by}", line.line))
    });
    ListPage {
        page,
        desk,
        file: if file.is_empty() {
            t.get("entry-list-pasted")
        } else {
            file
        },
        text,
        origin,
        merged,
        head,
        sheet: table(t, look, choices),
        facts: sheet::facts(t, read, is_kept),
        columns: columns(read),
        meanings: meanings(t),
        asks_heading: read.heading.is_none() || choices.has_heading,
        has_heading: choices.has_heading,
        has_byes: read
            .columns
            .iter()
            .any(|h| h.column == Some(PlayerColumn::Byes)),
        zero_byes: choices.bye == Bye::ZeroPoint,
        doubles: doubles.collect(),
        there: there.collect(),
        good: judged.count(Status::Good),
        red: judged.count(Status::Red),
        asked: judged.count(Status::Asked),
        refused: judged.is_refused(),
        faults,
    }
}

fn carried(source: &Source) -> (String, String, String) {
    match source {
        Source::Shown {
            text,
            origin,
            merged,
        } => (text.clone(), origin.clone(), merged.clone()),
        Source::Bytes(_) => Default::default(),
    }
}

fn columns(read: &PlayerSheet) -> Vec<Column> {
    let columns = (1..).zip(&read.columns).map(|(place, heading)| Column {
        heading: if heading.text.is_empty() {
            column_letters(place)
        } else {
            heading.text.clone()
        },
        held: heading.column.map_or("", PlayerColumn::code),
    });
    columns.collect()
}

fn meanings(t: Words) -> Vec<(&'static str, String)> {
    let kept = PlayerColumn::ALL
        .into_iter()
        .filter(|column| is_kept(*column));
    kept.map(|column| (column.code(), words::sheet::column(t, column)))
        .collect()
}

const fn by_key(by: SameBy) -> &'static str {
    match by {
        SameBy::FideId => "same-by-fide-id",
        SameBy::NationalId => "same-by-national-id",
        SameBy::Player => "same-by-player",
        SameBy::Name => "same-by-name",
    }
}

/// Two rows side by side, or a row and a participant.
fn pair(t: Words, line: &Line, double: &Double, choices: &Choices) -> Pair {
    let which = |other: &Other| match other.line {
        Some(line) => t.with_one("entry-list-line", "line", line),
        None => t.get("namesakes-there"),
    };
    let is_on = choices.others.contains(&line.line);
    let answer = Answer::tick("another", line.line, t.get("entry-list-another"), is_on);
    Pair {
        by: t.get(by_key(double.by)),
        rows: [
            (which(&double.other), double.other.clone()),
            (which(&double.own), double.own.clone()),
        ],
        answers: Some(answer)
            .filter(|_| double.by == SameBy::Name)
            .into_iter()
            .collect(),
    }
}

fn table(t: Words, look: &Look, choices: &Choices) -> SheetTable {
    let judged = &look.judged;
    let read = &judged.sheet;
    let name_at = sheet::name_at(read);
    let mut shown = 0;
    let mut rows = Vec::new();
    if judged.lines.is_empty() {
        rows.extend(read.rows.iter().take(SAMPLE).map(|row| SheetLine {
            line: row.line,
            cells: sheet::cells(t, row),
            outcome: None,
        }));
    }
    for (row, line) in read.rows.iter().zip(&judged.lines) {
        if line.status == Status::Good {
            shown += 1;
            if shown > MOST_SHOWN {
                continue;
            }
        }
        let list = judged.list.as_ref().map(|list| (list, look.summary.kind));
        rows.push(sheet_line(t, read, row, (line, list), choices, name_at));
    }
    SheetTable {
        headings: read
            .columns
            .iter()
            .map(|heading| heading.text.clone())
            .collect(),
        has_outcomes: !judged.lines.is_empty(),
        hidden: read.rows.len().saturating_sub(rows.len()),
        rows,
    }
}

fn sheet_line(
    t: Words,
    read: &PlayerSheet,
    row: &PlayerRow,
    (line, list): (&Line, Option<(&RatingList, EventKind)>),
    choices: &Choices,
    name_at: usize,
) -> SheetLine {
    let mut cells = sheet::cells(t, row);
    if let Some(cell) = cells.get_mut(name_at)
        && matches!(cell.mark, Mark::None)
    {
        match question(t, row, (line, list), choices) {
            Some((words, answers)) => {
                cell.mark = Mark::Warn(words);
                cell.answers = answers;
            }
            None => {
                let column = read.columns.get(name_at).and_then(|heading| heading.column);
                if let Some(words) = as_understood(t, column, &cell.text) {
                    cell.mark = Mark::Note(words);
                }
            }
        }
    }
    SheetLine {
        line: row.line,
        cells,
        outcome: Some(outcome(t, line, choices)),
    }
}

/// How a name without a comma was split.
fn as_understood(t: Words, column: Option<PlayerColumn>, text: &str) -> Option<String> {
    let is_cut = column == Some(PlayerColumn::FullName) && !text.contains(',');
    let (surname, given) = cut_name(text).filter(|_| is_cut)?;
    Some(t.with_two("entry-list-cut", "surname", surname, "given", given))
}

fn outcome(t: Words, line: &Line, choices: &Choices) -> Outcome {
    let (class, key) = match (line.status, line.linked) {
        (Status::Good, Some(_)) => ("ok", "entry-list-linked"),
        (Status::Good, None) => ("ok", "entry-list-new"),
        (Status::Red, _) => ("bad", "entry-list-is-red"),
        (Status::Asked, _) => ("warn", "entry-list-is-asked"),
        (Status::There, _) => ("", "entry-list-is-there"),
        (Status::Omitted, _) => ("", "entry-list-is-omitted"),
    };
    let may_omit = !matches!(line.status, Status::There);
    let is_on = choices.omitted.contains(&line.line);
    let omit = Answer::tick("omit", line.line, t.get("entry-list-omit"), is_on);
    Outcome {
        class,
        words: t.get(key),
        answers: Some(omit).filter(|_| may_omit).into_iter().collect(),
    }
}
