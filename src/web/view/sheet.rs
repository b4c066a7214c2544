//! A list of players before it is imported: every cell as written, with its errors and the questions about it.

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

/// The remark on a cell.
pub enum Mark {
    /// No remark.
    None,
    /// The cell is invalid, for this reason.
    Bad(String),
    /// A question, or a warning.
    Warn(String),
    /// How the value was understood.
    Note(String),
}

/// A box to be ticked.
pub struct Answer {
    /// Name of the field.
    pub name: String,
    /// Its value, when ticked.
    pub value: String,
    /// Label of the box.
    pub words: String,
    /// Whether it is one of several that exclude each other.
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
    /// The text, as written.
    pub text: String,
    /// The remark on it.
    pub mark: Mark,
    /// Possible answers.
    pub answers: Vec<Answer>,
    /// Its anchor on the page.
    pub anchor: String,
}

/// What happens to a row.
pub struct Outcome {
    /// Class of the word: `ok`, `warn`, `bad` or empty.
    pub class: &'static str,
    /// The outcome in a word.
    pub words: String,
    /// Possible answers.
    pub answers: Vec<Answer>,
}

/// A row.
pub struct SheetLine {
    /// Number of the line in the list.
    pub line: usize,
    pub cells: Vec<SheetCell>,
    /// What happens to it, if that is shown row by row.
    pub outcome: Option<Outcome>,
}

/// An error, with a link to its place.
pub struct SheetLink {
    /// Anchor on the page.
    pub anchor: String,
    /// The sentence about the error.
    pub words: String,
}

/// The table of a list.
pub struct SheetTable {
    /// Headings as written.
    pub headings: Vec<String>,
    pub rows: Vec<SheetLine>,
    /// Whether each row shows what happens to it.
    pub has_outcomes: bool,
    /// Number of rows that are not shown.
    pub hidden: usize,
}

/// Index of the column with the name, where questions about the person are asked.
#[must_use]
pub fn name_at(sheet: &PlayerSheet) -> usize {
    let mut columns = sheet.columns.iter();
    let is_name = |column| matches!(column, PlayerColumn::LastName | PlayerColumn::FullName);
    let place = columns.position(|heading| heading.column.is_some_and(is_name));
    place.unwrap_or(0)
}

/// The cells of a row, with their errors.
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

/// The errors of the list and its cells, each with line and column.
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

/// Maximum number of listed errors; the table marks all of them.
const MOST_FAULTS: usize = 200;

/// The sentence above the errors; `None` without any.
#[must_use]
pub fn head(t: Words, sheet: &PlayerSheet) -> Option<String> {
    let cells = sheet.cell_faults().count();
    match (sheet.faults.is_empty(), cells) {
        (true, 0) => None,
        (false, 0) => Some(t.get("sheet-refused")),
        (_, cells) => Some(t.n("sheet-bad-cells", cells)),
    }
}

/// What was read, and from which source; `is_kept` says which columns are imported.
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
