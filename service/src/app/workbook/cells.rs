//! Collects cells into rows, within limits.

use std::collections::BTreeMap;

use crate::formats::{
    csv::{MOST_ROWS, Record},
    sheet::{Area, Origin, Sheet, Workbook},
};

/// Maximum columns that are read.
const MOST_COLUMNS: usize = 200;
/// Maximum characters that are read from a cell.
const LONGEST_CELL: usize = 1000;
/// Maximum bytes that are read from a sheet, because a form sends them back.
const MOST_TEXT: usize = 4 << 20;
/// Maximum merged areas that are noted.
const MOST_MERGED: usize = 1000;
/// Maximum sheets that are looked at.
pub(super) const MOST_SHEETS: usize = 20;

/// The cells of one sheet.
#[derive(Default)]
pub(super) struct Cells {
    /// The texts by line, then by column, both from 1. No cell is empty.
    rows: BTreeMap<usize, BTreeMap<usize, String>>,
    merged: Vec<Area>,
    /// Number of bytes noted so far.
    text: usize,
    truncated: bool,
}

impl Cells {
    /// Notes the text of a cell; `false` if no more rows are read.
    pub fn put(&mut self, line: usize, column: usize, text: &str) -> bool {
        let text = text.trim();
        if text.is_empty() || column > MOST_COLUMNS {
            return !self.truncated;
        }
        let short: String = text.chars().take(LONGEST_CELL).collect();
        self.text = self.text.saturating_add(short.len());
        let is_new = !self.rows.contains_key(&line);
        if (is_new && self.rows.len() >= MOST_ROWS) || self.text > MOST_TEXT {
            self.truncated = true;
            return false;
        }
        self.rows.entry(line).or_default().insert(column, short);
        true
    }

    /// Notes merged cells.
    pub fn merge(&mut self, area: Area) {
        let is_one_cell =
            area.first_line == area.last_line && area.first_column == area.last_column;
        if !is_one_cell && self.merged.len() < MOST_MERGED {
            self.merged.push(area);
        }
    }

    /// The table of the cells.
    pub fn sheet(self, kind: Workbook, name: &str) -> Sheet {
        let rows = self.rows.into_iter().map(|(line, cells)| {
            let last = cells.keys().next_back().copied().unwrap_or(0);
            let mut row = vec![String::new(); last];
            for (column, text) in cells {
                if let Some(cell) = row.get_mut(column.saturating_sub(1)) {
                    *cell = text;
                }
            }
            Record { line, cells: row }
        });
        Sheet {
            origin: Origin::Workbook {
                kind,
                sheet: name.to_owned(),
            },
            rows: rows.collect(),
            merged: self.merged,
            truncated: self.truncated,
        }
    }
}
