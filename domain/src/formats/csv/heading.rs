//! The heading of a list: its row, and the meaning of its columns.

use std::collections::BTreeMap;

use super::{PlayerColumn, Record, heading_words::SURNAME_OR_WHOLE, sheet_fault::SheetFault};
use crate::formats::sheet::{Sheet, column_letters};

/// Maximum number of rows above a heading, such as the name of the tournament, a date or an empty line.
const MOST_TITLE_ROWS: usize = 20;

/// One column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// The heading as written, or the letter of the column.
    pub text: String,
    /// Its meaning; `None` for a column that is ignored.
    pub column: Option<PlayerColumn>,
}

/// The meaning of headings in one person's lists, beside the headings that are commonly used.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Meanings(BTreeMap<String, Option<PlayerColumn>>);

impl Meanings {
    /// Letters and digits of a heading, by which it is recognised.
    #[must_use]
    pub fn key(heading: &str) -> String {
        PlayerColumn::folded(heading)
    }

    /// Notes the meaning of a heading; `None` if the column is to be ignored.
    pub fn note(&mut self, heading: &str, column: Option<PlayerColumn>) {
        self.0.insert(Self::key(heading), column);
    }

    /// The meaning of a heading: the noted one, or else the common one.
    fn of(meanings: Option<&Self>, heading: &str) -> Option<PlayerColumn> {
        let noted = meanings.and_then(|noted| noted.0.get(&Self::key(heading)));
        match noted {
            Some(column) => *column,
            None => PlayerColumn::from_heading(heading),
        }
    }
}

/// Whether a column holds a name or a part of it.
const fn is_name(column: PlayerColumn) -> bool {
    matches!(column, PlayerColumn::LastName | PlayerColumn::FullName)
}

/// The index of the heading: the first row with a column of names, among the first rows.
pub(super) fn find(rows: &[Record], meanings: Option<&Meanings>) -> Option<usize> {
    rows.iter().take(MOST_TITLE_ROWS).position(|row| {
        let mut meant = row.cells.iter();
        meant.any(|cell| Meanings::of(meanings, cell).is_some_and(is_name))
    })
}

/// Whether there is a heading with a column of names among the first rows.
#[must_use]
pub fn has_heading(sheet: &Sheet) -> bool {
    find(&sheet.rows, None).is_some()
}

/// The meaning of a list's columns, taken from the headings alone.
#[must_use]
pub fn by_heading(sheet: &Sheet) -> Vec<Heading> {
    let heading = find(&sheet.rows, None).and_then(|at| sheet.rows.get(at));
    headings(sheet, heading, None, None, &mut Vec::new())
}

/// How many columns of a heading are understood.
pub(super) fn understood(row: &Record) -> usize {
    let meant = row.cells.iter();
    meant
        .filter_map(|cell| PlayerColumn::from_heading(cell))
        .count()
}

/// The meaning of each heading. `Name` beside a surname is the given name, and beside a given name the surname. Without a
/// heading the columns have letters.
pub(super) fn headings(
    sheet: &Sheet,
    heading: Option<&Record>,
    named: Option<&[Option<PlayerColumn>]>,
    meanings: Option<&Meanings>,
    faults: &mut Vec<SheetFault>,
) -> Vec<Heading> {
    let mut columns: Vec<Heading> = match heading {
        Some(row) => row
            .cells
            .iter()
            .map(|cell| of_cell(cell, meanings))
            .collect(),
        None => {
            let widest = sheet.rows.iter().map(|row| row.cells.len()).max();
            let letters = (1..=widest.unwrap_or(0)).map(column_letters);
            letters.map(|text| Heading { text, column: None }).collect()
        }
    };
    match named {
        Some(named) => {
            for (index, heading) in columns.iter_mut().enumerate() {
                heading.column = named.get(index).copied().flatten();
            }
        }
        None => name_beside_another(&mut columns),
    }
    if !columns.is_empty() && !columns.iter().any(|h| h.column.is_some_and(is_name)) {
        faults.push(SheetFault::NoNames);
    }
    if let Some(row) = heading {
        let merged = sheet.merged.iter().filter(|area| {
            area.first_column < area.last_column
                && (area.first_column..=area.last_column).any(|c| area.holds(row.line, c))
        });
        let understood = merged.filter(|area| {
            let heading = columns.get(area.first_column.saturating_sub(1));
            heading.is_some_and(|heading| heading.column.is_some())
        });
        faults.extend(understood.copied().map(SheetFault::MergedHeading));
    }
    no_meaning_twice(&mut columns, faults);
    columns
}

fn of_cell(cell: &str, meanings: Option<&Meanings>) -> Heading {
    let text = cell.trim().to_owned();
    let column = Meanings::of(meanings, &text);
    Heading { text, column }
}

/// Decides by the other columns whether a name is the given name (`Surname;Name`) or the surname (`Name;Vorname`, `Nom;Prénom`).
fn name_beside_another(columns: &mut [Heading]) {
    let has = |column| columns.iter().any(|h| h.column == Some(column));
    let (last, first) = (has(PlayerColumn::LastName), has(PlayerColumn::FirstName));
    for heading in columns {
        if heading.column != Some(PlayerColumn::FullName) {
            continue;
        }
        if last && !first {
            heading.column = Some(PlayerColumn::FirstName);
        } else if first && !last {
            let word = PlayerColumn::plain(&heading.text);
            if SURNAME_OR_WHOLE.contains(&word.as_str()) {
                heading.column = Some(PlayerColumn::LastName);
            }
        }
    }
}

/// If two columns have the same meaning, the left one wins.
fn no_meaning_twice(columns: &mut [Heading], faults: &mut Vec<SheetFault>) {
    let mut places: BTreeMap<PlayerColumn, usize> = BTreeMap::new();
    for (index, heading) in columns.iter_mut().enumerate() {
        let Some(column) = heading.column else {
            continue;
        };
        let second = index + 1;
        match places.get(&column) {
            Some(&first) => {
                heading.column = None;
                faults.push(SheetFault::RepeatedColumn {
                    column,
                    first,
                    second,
                });
            }
            None => {
                places.insert(column, second);
            }
        }
    }
}
