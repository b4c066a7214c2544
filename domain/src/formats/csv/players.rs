//! Lists of players as clubs and arbiters keep them in spreadsheets.

use std::collections::BTreeMap;

use super::{CellReason, Layout, PlayerColumn, PlayerDraft, Separator, records::records, write};
use crate::formats::encoding::Encoding;

/// A whole list: every row of the file stands in it, understood or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSheet {
    /// How the bytes were read.
    pub encoding: Encoding,
    /// The separator found.
    pub separator: Separator,
    /// The columns, from left to right.
    pub columns: Vec<Heading>,
    /// The rows after the heading. Rows without any text are left out.
    pub rows: Vec<PlayerRow>,
    /// What is wrong with the list as a whole.
    pub faults: Vec<SheetFault>,
}

/// One column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// The heading as written.
    pub text: String,
    /// What it means; `None` for columns that are left aside.
    pub column: Option<PlayerColumn>,
}

/// One row: what is written, what was understood, what was not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerRow {
    /// The line of the file on which it begins, from 1.
    pub line: usize,
    /// The cells as written, one for each column at least.
    pub cells: Vec<String>,
    /// What was understood. Bad cells are empty here.
    pub draft: PlayerDraft,
    /// The bad cells, from left to right.
    pub faults: Vec<CellFault>,
}

/// A bad cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellFault {
    /// The line of the file on which the row begins, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What the column holds; `None` for a cell beyond the last heading.
    pub name: Option<PlayerColumn>,
    /// The cell as written.
    pub text: String,
    /// What is wrong.
    pub reason: CellReason,
}

/// What is wrong with a list as a whole.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SheetFault {
    /// No row at all.
    #[error("the file is empty")]
    Empty,
    /// More rows than [`super::MOST_ROWS`]; the rest was not read.
    #[error("too many rows")]
    TooManyRows,
    /// No column with names: probably the first row is not a heading.
    #[error("no column with surnames")]
    NoNames,
    /// Two columns with one meaning; the left one holds.
    #[error("columns {first} and {second} mean the same")]
    RepeatedColumn {
        /// What they hold.
        column: PlayerColumn,
        /// Place of the left one, from 1.
        first: usize,
        /// Place of the right one, from 1.
        second: usize,
    },
}

impl SheetFault {
    /// Stable name, by which message files find their words.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::TooManyRows => "too-many-rows",
            Self::NoNames => "no-names",
            Self::RepeatedColumn { .. } => "repeated-column",
        }
    }
}

impl PlayerSheet {
    /// All bad cells, row by row.
    pub fn cell_faults(&self) -> impl Iterator<Item = &CellFault> {
        self.rows.iter().flat_map(|row| &row.faults)
    }

    /// Whether nothing at all is wrong.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.faults.is_empty() && self.cell_faults().next().is_none()
    }
}

impl PlayerRow {
    /// Why the cell in this column, counted from 1, is bad.
    #[must_use]
    pub fn fault_at(&self, column: usize) -> Option<&CellReason> {
        let fault = self.faults.iter().find(|fault| fault.column == column)?;
        Some(&fault.reason)
    }
}

/// Reads a list of players. The first row is the heading. Nothing is refused as a whole: what cannot be
/// understood is reported cell by cell.
#[must_use]
pub fn read(bytes: &[u8]) -> PlayerSheet {
    read_sheet(bytes, None)
}

/// Reads a list whose columns somebody has named: `columns` from left to right, instead of what the
/// heading says. The first row is the heading still.
#[must_use]
pub fn read_as(bytes: &[u8], columns: &[Option<PlayerColumn>]) -> PlayerSheet {
    read_sheet(bytes, Some(columns))
}

fn read_sheet(bytes: &[u8], named: Option<&[Option<PlayerColumn>]>) -> PlayerSheet {
    let records = records(bytes);
    let mut rows = records.rows.into_iter();
    let mut faults = Vec::new();
    if records.truncated {
        faults.push(SheetFault::TooManyRows);
    }
    let columns = match rows.next() {
        Some(heading) => headings(heading.cells, named, &mut faults),
        None => {
            faults.push(SheetFault::Empty);
            Vec::new()
        }
    };
    let mut seen = BTreeMap::new();
    let rows = rows
        .map(|record| {
            let mut row = PlayerRow {
                line: record.line,
                cells: record.cells,
                draft: PlayerDraft::default(),
                faults: Vec::new(),
            };
            row.understand(&columns);
            row.find_repeated(&columns, &mut seen);
            row
        })
        .collect();
    PlayerSheet {
        encoding: records.encoding,
        separator: records.separator,
        columns,
        rows,
        faults,
    }
}

/// The meaning of each heading. `Name` beside a surname is the given name.
fn headings(
    cells: Vec<String>,
    named: Option<&[Option<PlayerColumn>]>,
    faults: &mut Vec<SheetFault>,
) -> Vec<Heading> {
    let mut columns: Vec<Heading> = Vec::new();
    for (index, text) in cells.into_iter().enumerate() {
        let text = text.trim().to_owned();
        let column = match named {
            Some(named) => named.get(index).copied().flatten(),
            None => PlayerColumn::from_heading(&text),
        };
        columns.push(Heading { text, column });
    }
    let has = |columns: &[Heading], column| columns.iter().any(|h| h.column == Some(column));
    let is_guessed = named.is_none();
    if is_guessed
        && has(&columns, PlayerColumn::LastName)
        && !has(&columns, PlayerColumn::FirstName)
    {
        for heading in &mut columns {
            if heading.column == Some(PlayerColumn::FullName) {
                heading.column = Some(PlayerColumn::FirstName);
            }
        }
    }
    if !columns.is_empty()
        && !has(&columns, PlayerColumn::LastName)
        && !has(&columns, PlayerColumn::FullName)
    {
        faults.push(SheetFault::NoNames);
    }
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
    columns
}

impl PlayerRow {
    fn understand(&mut self, columns: &[Heading]) {
        let mut cells = std::mem::take(&mut self.cells);
        let missing = columns.len().saturating_sub(cells.len());
        cells.extend(std::iter::repeat_n(String::new(), missing));
        for (index, cell) in cells.iter().enumerate() {
            let result = match columns.get(index).map(|heading| heading.column) {
                Some(Some(column)) => self.draft.set(column, cell.trim()),
                Some(None) => Ok(()),
                None if cell.trim().is_empty() => Ok(()),
                None => Err(CellReason::TooLong {
                    length: cells.len(),
                    limit: columns.len(),
                }),
            };
            if let Err(reason) = result {
                self.faults.push(CellFault {
                    line: self.line,
                    column: index + 1,
                    name: columns.get(index).and_then(|heading| heading.column),
                    text: cell.clone(),
                    reason,
                });
            }
        }
        self.cells = cells;
    }

    /// Two rows with one register number are probably one player twice.
    fn find_repeated(
        &mut self,
        columns: &[Heading],
        seen: &mut BTreeMap<(PlayerColumn, String), usize>,
    ) {
        let fide_id = self.draft.fide_id.map(|id| id.to_string());
        for (name, number) in [
            (PlayerColumn::FideId, fide_id),
            (PlayerColumn::NationalId, self.draft.national_id.clone()),
        ] {
            let Some(number) = number else {
                continue;
            };
            let Some(line) = seen.get(&(name, number.clone())).copied() else {
                seen.insert((name, number), self.line);
                continue;
            };
            let index = columns.iter().position(|h| h.column == Some(name));
            let index = index.unwrap_or_default();
            self.faults.push(CellFault {
                line: self.line,
                column: index + 1,
                name: Some(name),
                text: self.cells.get(index).cloned().unwrap_or_default(),
                reason: CellReason::Repeated { line },
            });
        }
        self.faults.sort_by_key(|fault| fault.column);
    }
}

/// Writes a list that [`read`] understands: the columns asked for, with their codes as heading.
#[must_use]
pub fn write_list(players: &[PlayerDraft], columns: &[PlayerColumn], layout: Layout) -> String {
    let heading = columns
        .iter()
        .map(|column| column.code().to_owned())
        .collect();
    let rows = players
        .iter()
        .map(|player| columns.iter().map(|column| player.get(*column)).collect());
    write(
        std::iter::once(heading)
            .chain(rows)
            .map(|row: Vec<String>| row),
        layout,
    )
}
