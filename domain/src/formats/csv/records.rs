//! Rows of a file whose separator and encoding are not known.

use super::{Separator, write::unguarded};
use crate::formats::encoding::{Encoding, decode};

/// The rows of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Records {
    /// How the bytes were read.
    pub encoding: Encoding,
    /// The separator found.
    pub separator: Separator,
    /// The rows, the heading among them. Lines without any text are left out.
    pub rows: Vec<Record>,
    /// Whether the file has more rows than may be read; the further ones were not read.
    pub truncated: bool,
}

/// Maximum number of rows that are read.
pub const MOST_ROWS: usize = 20_000;

/// One row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The line on which it begins, from 1.
    pub line: usize,
    /// The cells as they were before [`write()`](super::write()) guarded them.
    pub cells: Vec<String>,
}

/// Splits a file into rows, [`MOST_ROWS`] at most. Line ends may be CR, LF or CRLF. A first line `sep=;`, as spreadsheets write
/// it, gives the separator; otherwise it is the one that occurs most often in the first line. Never fails: a quotation mark that is
/// not closed takes the rest of the file into its cell.
#[must_use]
pub fn records(bytes: &[u8]) -> Records {
    records_up_to(bytes, MOST_ROWS)
}

/// Splits a file into at most `most` rows.
#[must_use]
pub fn records_up_to(bytes: &[u8], most: usize) -> Records {
    let (text, encoding) = decode(bytes);
    let mut lines = text.split(['\r', '\n']);
    let first_line = lines.find(|line| !line.trim().is_empty());
    let first_line = first_line.unwrap_or("");
    let announced = Separator::ALL.into_iter().find(|separator| {
        let rest = first_line.strip_prefix("sep=");
        rest.is_some_and(|rest| rest.chars().eq([separator.char()]))
    });
    let separator = announced.unwrap_or_else(|| sniff(first_line));
    let mut records = split(&text, encoding, separator, most);
    if announced.is_some() && !records.rows.is_empty() {
        records.rows.remove(0);
    }
    records
}

/// Splits a file with a known separator into rows; the first line is not searched for one.
#[must_use]
pub fn records_with(bytes: &[u8], separator: Separator) -> Records {
    let (text, encoding) = decode(bytes);
    split(&text, encoding, separator, MOST_ROWS)
}

fn split(text: &str, encoding: Encoding, separator: Separator, most: usize) -> Records {
    let mut reader = ::csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(u8::try_from(separator.char()).unwrap_or(b','))
        .from_reader(text.as_bytes());
    let mut rows = Vec::new();
    let (mut line, mut counted) = (1, 0);
    for record in reader.records().map_while(Result::ok) {
        let start = record.position().map_or(0, ::csv::Position::byte);
        let start = usize::try_from(start).unwrap_or(usize::MAX).min(text.len());
        // Before the row itself come the line end of the previous row and blank lines.
        let blank = text.get(start..).unwrap_or("");
        let start = text.len() - blank.trim_start_matches(['\r', '\n']).len();
        line += line_ends(text.get(counted..start).unwrap_or(""));
        counted = start;
        let cells: Vec<String> = record.iter().map(|c| unguarded(c).to_owned()).collect();
        if rows.len() > most {
            break;
        }
        if cells.iter().any(|cell| !cell.trim().is_empty()) {
            rows.push(Record { line, cells });
        }
    }
    let truncated = rows.len() > most;
    rows.truncate(most);
    Records {
        encoding,
        separator,
        truncated,
        rows,
    }
}

/// The number of line ends in this text, which must not be cut inside a CR LF.
fn line_ends(text: &str) -> usize {
    text.matches(['\r', '\n']).count() - text.matches("\r\n").count()
}

/// The separator that occurs most often outside quotation marks; the semicolon if it occurs as often as the best.
fn sniff(line: &str) -> Separator {
    let count = |separator: Separator| {
        let mut quoted = false;
        line.chars()
            .filter(|c| {
                quoted ^= *c == '"';
                !quoted && *c == separator.char()
            })
            .count()
    };
    let mut best = Separator::Semicolon;
    for separator in [Separator::Comma, Separator::Tab] {
        if count(separator) > count(best) {
            best = separator;
        }
    }
    best
}
