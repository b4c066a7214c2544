//! The writer, and the guard against cells that a spreadsheet would take for formulas.

use super::Separator;

/// How a file is laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// The separator of the cells.
    pub separator: Separator,
    /// Whether the file begins with a byte order mark, by which spreadsheets know UTF-8.
    pub byte_order_mark: bool,
}

/// Writes rows with CR LF line ends. Cells are quoted if RFC 4180 demands it, or if they begin or end with blanks.
///
/// A cell that begins with `=`, `+`, `-`, `@`, a tab, CR or NUL gets a `'` before it, so that no spreadsheet takes it for a
/// formula. This is true for numbers as well: `-5` becomes `'-5`. A cell that begins with one or more `'` before such a character
/// also gets one more `'`. So the guard is reversible: [`records()`](super::records()) takes exactly one `'` away again.
#[must_use]
pub fn write<R, C>(rows: R, layout: Layout) -> String
where
    R: IntoIterator<Item = C>,
    C: IntoIterator<Item: AsRef<str>>,
{
    let mut text = String::new();
    if layout.byte_order_mark {
        text.push('\u{feff}');
    }
    let separator = layout.separator.char();
    for row in rows {
        let start = text.len();
        let mut cells = 0;
        for cell in row {
            if cells > 0 {
                text.push(separator);
            }
            cells += 1;
            push_cell(&mut text, cell.as_ref(), separator);
        }
        // An empty line would not be read as a row.
        if cells > 0 && text.len() == start {
            text.push_str("\"\"");
        }
        text.push_str("\r\n");
    }
    text
}

fn push_cell(text: &mut String, cell: &str, separator: char) {
    let guard = if is_guarded(cell) { "'" } else { "" };
    let needs_quotes = cell.contains([separator, '"', '\r', '\n'])
        || cell.starts_with([' ', '\t', '\u{feff}'])
        || cell.ends_with([' ', '\t']);
    if needs_quotes {
        text.push('"');
        text.push_str(guard);
        text.push_str(&cell.replace('"', "\"\""));
        text.push('"');
    } else {
        text.push_str(guard);
        text.push_str(cell);
    }
}

/// Whether the writer puts a `'` before this text.
fn is_guarded(cell: &str) -> bool {
    cell.trim_start_matches('\'')
        .starts_with(['=', '+', '-', '@', '\t', '\r', '\0'])
}

/// The text without the `'` that the writer put before it.
pub(super) fn unguarded(cell: &str) -> &str {
    match cell.strip_prefix('\'') {
        Some(rest) if is_guarded(rest) => rest,
        _ => cell,
    }
}
