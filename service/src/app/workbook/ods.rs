//! OpenDocument. It is read here instead of with calamine, which does not report merged cells and expands repeated
//! ones.

use quick_xml::{
    Reader,
    escape::resolve_predefined_entity,
    events::{BytesStart, Event},
};

use crate::formats::sheet::{Area, Sheet, Workbook};

use super::{
    cells::{Cells, MOST_SHEETS},
    packed::WorkbookFault,
};

/// A cell that is being read.
#[derive(Default)]
struct Cell {
    repeated: usize,
    /// Number of lines and columns that it spans.
    spans: (usize, usize),
    /// The value in its attributes.
    value: Option<String>,
    /// The text that it shows.
    shown: String,
    formula: Option<String>,
}

/// The state of the reader.
#[derive(Default)]
struct State {
    sheets: Vec<Sheet>,
    name: String,
    cells: Cells,
    /// Line of the row, from 1, and how often the row is repeated.
    line: usize,
    rows: usize,
    /// Column after the last cell, from 1.
    column: usize,
    cell: Option<Cell>,
    /// The row as read so far: columns and texts.
    row: Vec<(usize, String)>,
    /// Nesting depth of comments, whose text does not belong to the cell.
    remarks: usize,
}

/// Reads the sheets of a workbook, from the file with its cells.
pub(super) fn read(content: &str) -> Result<Vec<Sheet>, WorkbookFault> {
    let mut reader = Reader::from_str(content);
    reader.config_mut().expand_empty_elements = true;
    let mut state = State::default();
    loop {
        let event = reader.read_event().map_err(|_| WorkbookFault::Broken)?;
        match event {
            Event::Start(element) => state.begin(&element),
            Event::End(element) if state.end(element.name().0) => break,
            Event::Text(text) => state.write(&text.xml10_content()),
            Event::CData(text) => state.write(&text.xml10_content()),
            Event::GeneralRef(reference) => {
                let letter = reference.resolve_char_ref().ok().flatten();
                match letter {
                    Some(letter) => state.write(letter.encode_utf8(&mut [0; 4])),
                    None => state.write(resolve_predefined_entity(&reference).unwrap_or("")),
                }
            }
            Event::Eof => break,
            _ => {}
        }
    }
    if state.sheets.is_empty() {
        return Err(WorkbookFault::Other);
    }
    Ok(state.sheets)
}

/// The value of an attribute of an element.
fn attribute(element: &BytesStart<'_>, name: &str) -> Option<String> {
    let found = element.try_get_attribute(name).ok().flatten()?;
    let value = found.normalized_value(quick_xml::XmlVersion::Implicit1_0);
    value.ok().map(|value| value.into_owned())
}

fn count(element: &BytesStart<'_>, name: &str) -> usize {
    let count = attribute(element, name).and_then(|count| count.parse().ok());
    count.unwrap_or(1)
}

impl State {
    fn begin(&mut self, element: &BytesStart<'_>) {
        match element.name().0 {
            "table:table" => {
                self.name = attribute(element, "table:name").unwrap_or_default();
                self.cells = Cells::default();
                self.line = 1;
            }
            "table:table-row" => {
                self.rows = count(element, "table:number-rows-repeated");
                self.column = 1;
                self.row.clear();
            }
            "table:table-cell" | "table:covered-table-cell" => {
                self.cell = Some(Cell {
                    repeated: count(element, "table:number-columns-repeated"),
                    spans: (
                        count(element, "table:number-rows-spanned"),
                        count(element, "table:number-columns-spanned"),
                    ),
                    value: value(element),
                    shown: String::new(),
                    formula: attribute(element, "table:formula"),
                });
            }
            "office:annotation" => self.remarks += 1,
            // Paragraphs of one cell are joined into one text.
            "text:p" | "text:s" | "text:tab" | "text:line-break" => self.write(" "),
            _ => {}
        }
    }

    fn write(&mut self, text: &str) {
        if let Some(cell) = self.cell.as_mut().filter(|_| self.remarks == 0) {
            cell.shown.push_str(text);
        }
    }

    /// Ends an element; `true` if nothing more is to be read.
    fn end(&mut self, element: &str) -> bool {
        match element {
            "office:annotation" => self.remarks = self.remarks.saturating_sub(1),
            "table:table-cell" | "table:covered-table-cell" => self.end_cell(),
            "table:table-row" => self.end_row(),
            "table:table" => {
                let cells = std::mem::take(&mut self.cells);
                self.sheets.push(cells.sheet(Workbook::Ods, &self.name));
                return self.sheets.len() >= MOST_SHEETS;
            }
            _ => {}
        }
        false
    }

    fn end_cell(&mut self) {
        let Some(cell) = self.cell.take() else {
            return;
        };
        let mut text = match cell.value {
            Some(value) => value,
            None => cell.shown.trim().to_owned(),
        };
        if let Some(formula) = cell.formula.filter(|_| text.is_empty()) {
            text = format!("={}", formula.trim_start_matches("of:="));
        }
        if cell.spans != (1, 1) {
            self.cells.merge(Area {
                first_line: self.line,
                first_column: self.column,
                last_line: self.line.saturating_add(cell.spans.0).saturating_sub(1),
                last_column: self.column.saturating_add(cell.spans.1).saturating_sub(1),
            });
        }
        if !text.is_empty() {
            // Repetition ends at a column that is not read.
            for column in (self.column..).take(cell.repeated.min(1000)) {
                self.row.push((column, text.clone()));
            }
        }
        self.column = self.column.saturating_add(cell.repeated);
    }

    fn end_row(&mut self) {
        let row = std::mem::take(&mut self.row);
        if !row.is_empty() {
            'lines: for line in (self.line..).take(self.rows) {
                for (column, text) in &row {
                    if !self.cells.put(line, *column, text) {
                        break 'lines;
                    }
                }
            }
        }
        self.line = self.line.saturating_add(self.rows);
    }
}

/// The value of a cell from its attributes; `None` for a text, whose value is what it shows.
fn value(element: &BytesStart<'_>) -> Option<String> {
    match attribute(element, "office:value-type")?.as_str() {
        "float" | "currency" | "percentage" => {
            let number: f64 = attribute(element, "office:value")?.parse().ok()?;
            Some(number.to_string())
        }
        "date" => {
            let date = attribute(element, "office:date-value")?;
            Some(date.split('T').next().unwrap_or_default().to_owned())
        }
        "boolean" => attribute(element, "office:boolean-value"),
        _ => attribute(element, "office:string-value").filter(|text| !text.is_empty()),
    }
}
