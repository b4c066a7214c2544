//! Lists of players as clubs and arbiters keep them in spreadsheets.

use std::collections::BTreeMap;

use super::{
    CellReason, Layout, PlayerColumn, PlayerDraft, Record,
    cell::unreadable,
    heading::{Heading, Meanings, find, headings},
    name_order::Names,
    sex_letters::SexLetters,
    write,
};
use crate::formats::sheet::{Origin, Sheet};

pub use super::sheet_fault::SheetFault;

/// A whole list. It holds every row of the file, understood or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSheet {
    /// The source of the list.
    pub origin: Origin,
    /// The line of the heading, from 1; `None` if the list has no heading. Its columns are then named by letters.
    pub heading: Option<usize>,
    /// The columns, from left to right.
    pub columns: Vec<Heading>,
    /// The rows after the heading. Rows without any text are left out.
    pub rows: Vec<PlayerRow>,
    /// Faults of the list as a whole.
    pub faults: Vec<SheetFault>,
}

/// One row: its cells, what was understood, and what was not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerRow {
    /// The line of the file on which it begins, from 1.
    pub line: usize,
    /// The cells as written, at least one for each column.
    pub cells: Vec<String>,
    /// The values that were understood. Bad cells are `None` here.
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
    /// The content of the column; `None` for a cell beyond the last heading.
    pub name: Option<PlayerColumn>,
    /// The cell as written.
    pub text: String,
    /// Why the cell is refused.
    pub reason: CellReason,
}

/// How a list is read. By default the first row is the heading, and its words say what the columns hold.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reading<'a> {
    /// The columns of this list from left to right, if somebody named them.
    pub named: Option<&'a [Option<PlayerColumn>]>,
    /// The meaning of headings, as somebody noted it for earlier lists.
    pub meanings: Option<&'a Meanings>,
    /// Whether the heading may be below a title, or be missing.
    pub is_anywhere: bool,
    /// Whether the first row is the heading even if none of its words is known.
    pub has_heading: bool,
    /// The form of a surname and a given name in one cell.
    pub names: Names,
}

impl PlayerSheet {
    /// All bad cells, row by row.
    pub fn cell_faults(&self) -> impl Iterator<Item = &CellFault> {
        self.rows.iter().flat_map(|row| &row.faults)
    }

    /// Whether there is no fault at all.
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

/// Reads a list of players. The first row is the heading. The list is never refused as a whole: bad cells are reported one by
/// one.
#[must_use]
pub fn read(bytes: &[u8]) -> PlayerSheet {
    read_sheet(&Sheet::of_text(bytes), Reading::default())
}

/// Reads a list whose columns somebody has named: `columns`, from left to right, replace the heading. The first row is still
/// taken as the heading.
#[must_use]
pub fn read_as(bytes: &[u8], columns: &[Option<PlayerColumn>]) -> PlayerSheet {
    let reading = Reading {
        named: Some(columns),
        ..Reading::default()
    };
    read_sheet(&Sheet::of_text(bytes), reading)
}

/// Reads a list from a table.
#[must_use]
pub fn read_sheet(sheet: &Sheet, reading: Reading<'_>) -> PlayerSheet {
    let mut faults = Vec::new();
    if sheet.truncated {
        faults.push(SheetFault::TooManyRows);
    }
    if sheet.rows.is_empty() {
        faults.push(SheetFault::Empty);
    }
    let at = if reading.is_anywhere {
        find(&sheet.rows, reading.meanings).or(Some(0).filter(|_| reading.has_heading))
    } else {
        Some(0)
    };
    let heading = at.and_then(|at| sheet.rows.get(at));
    let columns = if sheet.rows.is_empty() {
        Vec::new()
    } else {
        headings(sheet, heading, reading.named, reading.meanings, &mut faults)
    };
    let after = at.map_or(0, |at| at + 1);
    let records = sheet.rows.get(after..).unwrap_or_default();
    let letters = SexLetters::of(records, &columns);
    let mut seen = BTreeMap::new();
    let rows = records.iter().map(|record| {
        let mut row = PlayerRow::of(record, columns.len());
        row.understand(&columns, sheet, reading.names, letters);
        row.find_repeated(&columns, &mut seen);
        row
    });
    PlayerSheet {
        origin: sheet.origin.clone(),
        heading: heading.map(|heading| heading.line),
        rows: rows.collect(),
        columns,
        faults,
    }
}

impl PlayerRow {
    fn of(record: &Record, columns: usize) -> Self {
        let mut cells = record.cells.clone();
        let missing = columns.saturating_sub(cells.len());
        cells.extend(std::iter::repeat_n(String::new(), missing));
        Self {
            line: record.line,
            cells,
            draft: PlayerDraft::default(),
            faults: Vec::new(),
        }
    }

    fn understand(
        &mut self,
        columns: &[Heading],
        sheet: &Sheet,
        names: Names,
        letters: SexLetters,
    ) {
        let cells = std::mem::take(&mut self.cells);
        for (index, cell) in cells.iter().enumerate() {
            let merged = sheet.merged_at(self.line, index + 1);
            let result = match columns.get(index).map(|heading| heading.column) {
                Some(Some(column)) => merged
                    .map_or(Ok(()), |area| Err(CellReason::Merged { area }))
                    .and_then(|()| unreadable(cell.trim()))
                    .and_then(|()| self.draft.set(column, cell.trim(), names, letters)),
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
                // Of the cells beyond the heading only the first one is reported.
                if index >= columns.len() {
                    break;
                }
            }
        }
        self.cells = cells;
    }

    /// Reports rows that repeat a register number: they are probably the same player twice.
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

/// Writes a list that [`read`] understands: the given columns, with their codes as the heading.
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
