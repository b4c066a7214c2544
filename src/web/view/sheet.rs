//! A list of players before it is taken in: every cell as written, the bad ones marked, and what is asked beside them.

use crate::{
    formats::{
        csv::{
            PlayerColumn,
            players::{PlayerRow, PlayerSheet},
        },
        sheet::column_letters,
    },
    i18n::Words,
    words,
};

/// What is said of a cell.
pub enum Mark {
    /// The cell is in order.
    None,
    /// Why it is bad.
    Bad(String),
    /// A question, or something to be seen.
    Warn(String),
    /// How it was understood.
    Note(String),
}

/// An answer that can be ticked.
pub struct Answer {
    /// Name of the field.
    pub name: String,
    /// Its value, when ticked.
    pub value: String,
    /// What it says.
    pub words: String,
    /// One of several that exclude each other.
    pub is_choice: bool,
    /// Whether it is ticked.
    pub is_on: bool,
}

impl Answer {
    /// A box about a row.
    #[must_use]
    pub fn tick(name: &str, line: usize, words: String, is_on: bool) -> Self {
        Self {
            name: name.to_owned(),
            value: line.to_string(),
            words,
            is_choice: false,
            is_on,
        }
    }
}

/// A cell.
pub struct SheetCell {
    /// As written.
    pub text: String,
    /// What is said of it.
    pub mark: Mark,
    /// What can be answered.
    pub answers: Vec<Answer>,
    /// Its address on the page.
    pub anchor: String,
}

/// What becomes of a row.
pub struct Outcome {
    /// Class of the word: `ok`, `warn`, `bad` or nothing.
    pub class: &'static str,
    /// The word.
    pub words: String,
    /// What can be answered.
    pub answers: Vec<Answer>,
}

/// A row.
pub struct SheetLine {
    /// The line of the list.
    pub line: usize,
    pub cells: Vec<SheetCell>,
    /// What becomes of it, where that is said row by row.
    pub outcome: Option<Outcome>,
}

/// A mistake with the place to which it leads.
pub struct SheetLink {
    /// Address on the page.
    pub anchor: String,
    /// What is said.
    pub words: String,
}

/// The table of a list.
pub struct SheetTable {
    /// Headings as written.
    pub headings: Vec<String>,
    pub rows: Vec<SheetLine>,
    /// Whether it is said of each row what becomes of it.
    pub has_outcomes: bool,
    /// How many rows are not shown.
    pub hidden: usize,
}

/// Where the name stands: questions about the person are asked there.
#[must_use]
pub fn name_at(sheet: &PlayerSheet) -> usize {
    let mut columns = sheet.columns.iter();
    let is_name = |column| matches!(column, PlayerColumn::LastName | PlayerColumn::FullName);
    let place = columns.position(|heading| heading.column.is_some_and(is_name));
    place.unwrap_or(0)
}

/// The cells of a row with their faults.
#[must_use]
pub fn cells(t: Words, row: &PlayerRow) -> Vec<SheetCell> {
    let cells = row.cells.iter().enumerate().map(|(index, text)| {
        let mark = row.fault_at(index + 1).map_or(Mark::None, |reason| {
            Mark::Bad(words::sheet::cell(t, reason))
        });
        let is_blank = text.trim().is_empty() && matches!(mark, Mark::Bad(_));
        SheetCell {
            text: if is_blank {
                t.get("sheet-blank")
            } else {
                text.clone()
            },
            mark,
            answers: Vec::new(),
            anchor: anchor(row.line, index + 1),
        }
    });
    cells.collect()
}

fn anchor(line: usize, column: usize) -> String {
    format!("c{line}-{column}")
}

/// What is wrong with the list and its cells, each with its line and column.
#[must_use]
pub fn faults(t: Words, sheet: &PlayerSheet) -> Vec<SheetLink> {
    let whole = sheet.faults.iter().map(|fault| SheetLink {
        anchor: "file".to_owned(),
        words: words::sheet::fault(t, fault),
    });
    let cells = sheet.cell_faults().map(|fault| {
        let heading = sheet.columns.get(fault.column.saturating_sub(1));
        let name = heading.map(|heading| heading.text.clone());
        let name = name.filter(|name| !name.is_empty());
        let name = name.unwrap_or_else(|| column_letters(fault.column));
        SheetLink {
            anchor: anchor(fault.line, fault.column),
            words: t.with_two("sheet-fault", "line", fault.line, "column", name),
        }
    });
    whole.chain(cells).take(MOST_FAULTS).collect()
}

/// No more faults than these are listed; the table marks them all.
const MOST_FAULTS: usize = 200;

/// The sentence above the faults; `None` without any.
#[must_use]
pub fn head(t: Words, sheet: &PlayerSheet) -> Option<String> {
    let cells = sheet.cell_faults().count();
    match (sheet.faults.is_empty(), cells) {
        (true, 0) => None,
        (false, 0) => Some(t.get("sheet-refused")),
        (_, cells) => Some(t.n("sheet-bad-cells", cells)),
    }
}

/// What was read, and from what; `is_kept` says which columns are taken in.
#[must_use]
pub fn facts(
    t: Words,
    sheet: &PlayerSheet,
    is_kept: impl Fn(PlayerColumn) -> bool,
) -> Vec<(String, String)> {
    let ignored: Vec<&str> = sheet
        .columns
        .iter()
        .filter(|heading| !heading.column.is_some_and(&is_kept))
        .map(|heading| heading.text.as_str())
        .collect();
    let kept = sheet.columns.len() - ignored.len();
    let named: Vec<&str> = ignored
        .into_iter()
        .filter(|text| !text.is_empty())
        .collect();
    let mut columns = t.n("sheet-columns-kept", kept);
    if !named.is_empty() {
        let list = named.join(", ");
        columns = format!(
            "{columns}, {}",
            t.with_one("sheet-columns-ignored", "list", list)
        );
    }
    let rows = if sheet.heading.is_some() {
        t.n("sheet-rows-count", sheet.rows.len())
    } else {
        sheet.rows.len().to_string()
    };
    let mut facts = vec![(t.get("sheet-rows"), rows)];
    facts.extend(words::sheet::origin(t, &sheet.origin));
    facts.push((t.get("sheet-columns"), columns));
    facts
}
