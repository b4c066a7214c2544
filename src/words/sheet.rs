//! Sentences about lists of players: cells, columns, the whole list, and files that are not lists.

use crate::{
    app::tournament::entry_lists::NotASheet,
    formats::{
        csv::{CellReason, MOST_ROWS, PlayerColumn, Separator, players::SheetFault},
        encoding::Encoding,
        sheet::{Origin, Workbook},
    },
    i18n::Words,
};

use super::{exchange, field};

/// The meaning of a column.
#[must_use]
pub fn column(t: Words, column: PlayerColumn) -> String {
    t.get(&format!("column-{}", column.code().replace('_', "-")))
}

/// Why a cell is invalid.
#[must_use]
pub fn cell(t: Words, reason: &CellReason) -> String {
    match reason {
        CellReason::Missing => t.get("cell-missing"),
        CellReason::TooLong { limit, .. } => t.n("problem-too-long", *limit),
        CellReason::Text(fault) => field::text(t, fault),
        CellReason::NoLetter => t.get("cell-no-letter"),
        CellReason::NoComma => t.get("cell-no-comma"),
        CellReason::Sex => t.get("cell-sex"),
        CellReason::Birth(error) => field::birth(t, error),
        CellReason::Federation => t.get("cell-federation"),
        CellReason::Title => t.get("cell-title"),
        CellReason::Province => t.get("cell-province"),
        CellReason::NotADigit { at, found } => t.with_two("cell-digit", "at", at, "found", found),
        CellReason::Range { min, max } => t.with_two("problem-number", "min", min, "max", max),
        CellReason::Email => t.get("cell-email"),
        CellReason::Phone => t.get("problem-phone"),
        CellReason::Amount => t.get("cell-amount"),
        CellReason::Formula => t.get("cell-formula"),
        CellReason::Encoding { at } => t.with_one("cell-encoding", "at", at),
        CellReason::Merged { area } => t.with_one("cell-merged", "area", area),
        CellReason::Repeated { line } => t.with_one("cell-repeated", "line", line),
    }
}

/// An error of the list as a whole.
#[must_use]
pub fn fault(t: Words, fault: &SheetFault) -> String {
    match fault {
        SheetFault::Empty => t.get("sheet-empty"),
        SheetFault::TooManyRows => t.n("sheet-too-many-rows", MOST_ROWS),
        SheetFault::NoNames => t.get("sheet-no-names"),
        SheetFault::RepeatedColumn {
            column: repeated,
            first,
            second,
        } => t.with_three(
            "sheet-repeated-column",
            "column",
            column(t, *repeated),
            "first",
            first,
            "second",
            second,
        ),
        SheetFault::MergedHeading(area) => t.with_one("sheet-merged-heading", "area", area),
    }
}

/// The source that a list was read from: term and value.
#[must_use]
pub fn origin(t: Words, origin: &Origin) -> Vec<(String, String)> {
    match origin {
        Origin::Text {
            encoding,
            separator,
        } => {
            let separator = match separator {
                Separator::Comma => "sheet-comma",
                Separator::Semicolon => "sheet-semicolon",
                Separator::Tab => "sheet-tab",
            };
            let encoding = match encoding {
                Encoding::Utf8 => "UTF-8",
                Encoding::Utf8Bom => "UTF-8 (BOM)",
                Encoding::Utf16 => "UTF-16",
                Encoding::Windows1252 => "Windows-1252",
            };
            vec![
                (t.get("sheet-separator"), t.get(separator)),
                (t.get("sheet-encoding"), encoding.to_owned()),
            ]
        }
        Origin::Workbook { kind, sheet } => {
            let kind = match kind {
                Workbook::Xlsx => "XLSX",
                Workbook::Ods => "ODS",
            };
            vec![
                (t.get("sheet-format"), kind.to_owned()),
                (t.get("sheet-name"), sheet.clone()),
            ]
        }
        Origin::Report => vec![(t.get("sheet-format"), "TRF".to_owned())],
    }
}

/// Why a file is not a list, in sentences.
#[must_use]
pub fn not_a_sheet(t: Words, what: &NotASheet) -> Vec<String> {
    let key = match what {
        NotASheet::Picture => "not-a-sheet-picture",
        NotASheet::OldWorkbook => "not-a-sheet-old-workbook",
        NotASheet::Other => "not-a-sheet-other",
        NotASheet::Broken => "not-a-sheet-broken",
        NotASheet::TooLarge => "not-a-sheet-too-large",
        NotASheet::Encoding { line, column } => {
            return vec![t.with_two("not-a-sheet-encoding", "line", line, "column", column)];
        }
        NotASheet::Report(errors) => {
            let places = exchange::trf_errors(t, errors);
            let places = places.into_iter().map(|place| {
                t.with_three(
                    "not-a-sheet-report-place",
                    "line",
                    place.line,
                    "column",
                    place.column,
                    "words",
                    place.words,
                )
            });
            return std::iter::once(t.get("not-a-sheet-report"))
                .chain(places)
                .collect();
        }
    };
    vec![t.get(key)]
}
