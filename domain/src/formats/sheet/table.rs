//! The table itself.

use super::area::Area;
use crate::formats::{
    csv::{Layout, Record, Records, Separator, records, records_up_to, records_with, write},
    encoding::{Encoding, decode},
};

/// A table of cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The source of the table.
    pub origin: Origin,
    /// The rows, without empty ones.
    pub rows: Vec<Record>,
    /// Areas of merged cells.
    pub merged: Vec<Area>,
    /// Whether rows beyond the limit, usually [`MOST_ROWS`](crate::formats::csv::MOST_ROWS), were not read.
    pub truncated: bool,
}

/// The source of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A text.
    Text {
        /// How the bytes were read.
        encoding: Encoding,
        /// The separator found.
        separator: Separator,
    },
    /// A sheet of a workbook.
    Workbook {
        /// Its format.
        kind: Workbook,
        /// The name of the sheet.
        sheet: String,
    },
    /// The players of a tournament report.
    Report,
}

/// Formats of workbooks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Workbook {
    /// Office Open XML.
    Xlsx,
    /// An OpenDocument spreadsheet, `.ods`.
    Ods,
}

impl Workbook {
    /// Stable name, and the ending of its files.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Xlsx => "xlsx",
            Self::Ods => "ods",
        }
    }
}

impl Origin {
    /// A short text for a form: `text`, `trf`, `xlsx:` or `ods:` with the name of the sheet. [`Self::from_code`] reads all but the
    /// first.
    #[must_use]
    pub fn code(&self) -> String {
        match self {
            Self::Text { .. } => "text".to_owned(),
            Self::Workbook { kind, sheet } => format!("{}:{sheet}", kind.code()),
            Self::Report => "trf".to_owned(),
        }
    }

    /// Reads a workbook or a report; `None` for a text and for unknown codes.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        let workbook = |kind: Workbook| {
            let sheet = code.strip_prefix(kind.code())?.strip_prefix(':')?;
            Some(Self::Workbook {
                kind,
                sheet: sheet.to_owned(),
            })
        };
        match code {
            "trf" => Some(Self::Report),
            _ => workbook(Workbook::Xlsx).or_else(|| workbook(Workbook::Ods)),
        }
    }
}

impl Sheet {
    /// The table of a text whose separator and encoding are not known.
    #[must_use]
    pub fn of_text(bytes: &[u8]) -> Self {
        Self::of_records(records(bytes))
    }

    /// The table of a text whose separator is not known, with this many rows at most.
    #[must_use]
    pub fn of_long_text(bytes: &[u8], most: usize) -> Self {
        Self::of_records(records_up_to(bytes, most))
    }

    /// The table of a text with a known separator.
    #[must_use]
    pub fn of_separated(bytes: &[u8], separator: Separator) -> Self {
        Self::of_records(records_with(bytes, separator))
    }

    fn of_records(records: Records) -> Self {
        Self {
            origin: Origin::Text {
                encoding: records.encoding,
                separator: records.separator,
            },
            rows: records.rows,
            merged: Vec::new(),
            truncated: records.truncated,
        }
    }

    /// The table as a text for a form to send back: each row on its line. [`Self::of_carried`] reads it.
    #[must_use]
    pub fn carried(&self) -> String {
        let mut lines: Vec<Vec<String>> = Vec::with_capacity(self.rows.len());
        for row in &self.rows {
            // Rows that were left out become empty lines.
            while lines.len() + 1 < row.line {
                lines.push(Vec::new());
            }
            let one_line = |cell: &String| cell.replace(['\r', '\n'], " ");
            lines.push(row.cells.iter().map(one_line).collect());
        }
        write(lines, CARRIED)
    }

    /// Reads a text that [`Self::carried`] wrote.
    #[must_use]
    pub fn of_carried(text: &str, origin: Origin, merged: Vec<Area>) -> Self {
        Self {
            origin,
            merged,
            ..Self::of_separated(text.as_bytes(), CARRIED.separator)
        }
    }

    /// The merged area that contains this cell, if any.
    #[must_use]
    pub fn merged_at(&self, line: usize, column: usize) -> Option<Area> {
        let mut areas = self.merged.iter();
        areas.find(|area| area.holds(line, column)).copied()
    }

    /// Line and column, from 1, of the first NUL character. A file with one is not a text in an encoding that is read here.
    #[must_use]
    pub fn not_a_text(bytes: &[u8]) -> Option<(usize, usize)> {
        let (text, _) = decode(bytes);
        let nought = text.find('\0')?;
        let before = text.get(..nought)?;
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next()?.chars().count() + 1;
        Some((line, column))
    }
}

const CARRIED: Layout = Layout {
    separator: Separator::Semicolon,
    byte_order_mark: false,
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_comes_back_with_its_lines() {
        let row = |line, cells: &[&str]| Record {
            line,
            cells: cells.iter().map(|cell| (*cell).to_owned()).collect(),
        };
        let origin = Origin::Workbook {
            kind: Workbook::Ods,
            sheet: "Foglio: 1".to_owned(),
        };
        let sheet = Sheet {
            origin: origin.clone(),
            rows: vec![
                row(2, &["Iscritti, con virgole, del torneo"]),
                row(4, &["Cognome", "Nome"]),
                row(9, &["Dell'Orto", "=A1", "due \"virgolette\"; e altro"]),
            ],
            merged: vec!["A2:C2".parse().unwrap()],
            truncated: false,
        };
        let merged = sheet.merged.clone();
        let back = Sheet::of_carried(&sheet.carried(), origin, merged);
        assert_eq!(back, sheet);
        assert_eq!(back.merged_at(2, 3), Some(back.merged[0]));
        assert_eq!(back.merged_at(4, 3), None);
        // A cell with several lines has one line afterwards.
        let lines = Sheet {
            rows: vec![row(1, &["a\r\nb"]), row(2, &["c"])],
            ..sheet
        };
        let back = Sheet::of_carried(&lines.carried(), Origin::Report, Vec::new());
        assert_eq!(back.rows, [row(1, &["a  b"]), row(2, &["c"])]);
    }

    #[test]
    fn origins_have_names() {
        let workbook = |kind| Origin::Workbook {
            kind,
            sheet: "Iscritti".to_owned(),
        };
        for origin in [
            workbook(Workbook::Xlsx),
            workbook(Workbook::Ods),
            Origin::Report,
        ] {
            assert_eq!(Origin::from_code(&origin.code()), Some(origin));
        }
        let text = Sheet::of_text(b"a;b").origin;
        assert_eq!(Origin::from_code(&text.code()), None);
    }

    #[test]
    fn what_is_no_text_is_found_with_its_place() {
        assert_eq!(Sheet::not_a_text(b"Cognome;Nome\nRossi\0;"), Some((2, 6)));
        let without_mark: Vec<u8> = "Rossi".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(Sheet::not_a_text(&without_mark), Some((1, 2)));
        assert_eq!(Sheet::not_a_text("Nicolò".as_bytes()), None);
        assert_eq!(Sheet::not_a_text(b"Nicol\xf2"), None);
    }
}
