//! Spreadsheet workbooks (XLSX and ODS) as tables of cells.
//!
//! A workbook is a packed archive. Its unpacked size is counted before anything is read, rows and columns are limited,
//! and repeated cells are not multiplied beyond that.

mod cells;
mod ods;
mod packed;
mod xlsx;

use crate::formats::{
    csv::has_heading,
    sheet::{Sheet, Workbook},
};

pub use packed::WorkbookFault;

/// The first bytes of every packed archive.
const PACKED: &[u8] = b"PK\x03\x04";

/// Whether these bytes are a packed archive, like a workbook.
#[must_use]
pub fn is_packed(bytes: &[u8]) -> bool {
    bytes.starts_with(PACKED)
}

/// The sheet of a workbook that contains a list of players. If no sheet has such a heading, the first one that is not
/// empty.
///
/// # Errors
/// The file is no workbook; it cannot be read; it unpacks to more bytes than the program accepts.
pub fn read(bytes: &[u8]) -> Result<Sheet, WorkbookFault> {
    let mut archive = packed::open(bytes)?;
    let sheets = match packed::kind(&archive)? {
        Workbook::Xlsx => xlsx::read(bytes)?,
        Workbook::Ods => ods::read(&packed::text(&mut archive, "content.xml")?)?,
    };
    let written = |sheet: &&Sheet| !sheet.rows.is_empty();
    let found = sheets.iter().find(|sheet| has_heading(sheet));
    let found = found.or_else(|| sheets.iter().find(written));
    let found = found.or_else(|| sheets.first());
    found.cloned().ok_or(WorkbookFault::Broken)
}
