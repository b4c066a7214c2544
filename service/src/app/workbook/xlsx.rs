//! Office Open XML, read with calamine cell by cell, because a table of all cells between the first and the last could
//! be larger than any memory.

use std::io::Cursor;

use calamine::{DataRef, Reader as _, Xlsx};

use crate::formats::sheet::{Area, Sheet, Workbook};

use super::{
    cells::{Cells, MOST_SHEETS},
    packed::WorkbookFault,
};

/// Reads the sheets of a workbook.
pub(super) fn read(bytes: &[u8]) -> Result<Vec<Sheet>, WorkbookFault> {
    let mut book = Xlsx::new(Cursor::new(bytes)).map_err(|_| WorkbookFault::Broken)?;
    let names = book.sheet_names();
    let names = names.into_iter().take(MOST_SHEETS);
    names.map(|name| sheet(&mut book, &name)).collect()
}

fn sheet(book: &mut Xlsx<Cursor<&[u8]>>, name: &str) -> Result<Sheet, WorkbookFault> {
    let mut cells = Cells::default();
    // A sheet that has only a chart has no cells.
    if let Ok(mut reader) = book.worksheet_cells_reader(name) {
        loop {
            let next = reader.next_cell_with_formula();
            let Some(cell) = next.map_err(|_| WorkbookFault::Broken)? else {
                break;
            };
            let mut text = text(&cell.value);
            if let Some(formula) = cell.formula.filter(|_| text.is_empty()) {
                text = format!("={formula}");
            }
            if !cells.put(place(cell.pos.0), place(cell.pos.1), &text) {
                break;
            }
        }
    }
    for area in book.merge_cells_by_sheet_name(name).unwrap_or_default() {
        cells.merge(Area {
            first_line: place(area.start.0),
            first_column: place(area.start.1),
            last_line: place(area.end.0),
            last_column: place(area.end.1),
        });
    }
    Ok(cells.sheet(Workbook::Xlsx, name))
}

/// Converts an index from 0 into a number from 1.
fn place(index: u32) -> usize {
    usize::try_from(index)
        .unwrap_or(usize::MAX)
        .saturating_add(1)
}

/// The text that a cell shows, in the form in which it would be typed.
fn text(value: &DataRef<'_>) -> String {
    match value {
        DataRef::Int(number) => number.to_string(),
        DataRef::Float(number) => number.to_string(),
        DataRef::String(text) => text.clone(),
        DataRef::SharedString(text) => (*text).to_owned(),
        DataRef::Bool(is) => is.to_string(),
        DataRef::DateTime(moment) if moment.is_datetime() => {
            let (year, month, day, ..) = moment.to_ymd_hms_milli();
            format!("{year:04}-{month:02}-{day:02}")
        }
        DataRef::DateTime(duration) => duration.as_f64().to_string(),
        DataRef::DateTimeIso(text) => text.split('T').next().unwrap_or_default().to_owned(),
        DataRef::DurationIso(text) => text.clone(),
        DataRef::Error(error) => error.to_string(),
        DataRef::Empty => String::new(),
    }
}
