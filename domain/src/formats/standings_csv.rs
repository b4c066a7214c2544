//! Standings as tie-break checkers exchange them: `StartNo,Rank,PTS` and one column for each tie-break.

use crate::event::{Points, Tpn};

/// One participant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingRow {
    /// Start number.
    pub start_number: Tpn,
    /// Place, from 1. Several participants may share a place.
    pub rank: u16,
    /// Points after the last round counted.
    pub points: Points,
    /// Values of the tie-breaks as printed, in the order of the columns.
    pub values: Vec<String>,
}

/// A whole table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StandingsTable {
    /// Codes of the tie-breaks: `BH/C1`.
    pub tie_breaks: Vec<String>,
    /// The rows, in the order in which they are written.
    pub rows: Vec<StandingRow>,
}

/// Why a table cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct StandingsError {
    /// Line, from 1.
    pub line: usize,
    /// Cell, from 1.
    pub column: usize,
    /// The fault.
    pub kind: StandingsErrorKind,
}

/// A fault of a cell.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StandingsErrorKind {
    /// The first line does not begin with `StartNo,Rank,PTS`.
    #[error("not the heading of standings")]
    Heading,
    /// More or fewer cells than the heading has.
    #[error("{found} cells instead of {expected}")]
    Cells {
        /// Cells in the heading.
        expected: usize,
        /// Cells in the row.
        found: usize,
    },
    /// Not a number, or outside its range.
    #[error("'{0}' is not a number")]
    Number(String),
}

/// Writes the table with LF line ends and without quotation marks. Commas, quotation marks and line ends in codes and values
/// become blanks.
#[must_use]
pub fn write(table: &StandingsTable) -> String {
    let mut text = "StartNo,Rank,PTS".to_owned();
    let push = |text: &mut String, cells: &[String]| {
        for cell in cells {
            text.push(',');
            let plain = |c: char| {
                if c.is_control() || ",\"".contains(c) {
                    ' '
                } else {
                    c
                }
            };
            text.extend(cell.chars().map(plain));
        }
        text.push('\n');
    };
    push(&mut text, &table.tie_breaks);
    for row in &table.rows {
        text.push_str(&format!("{},{},{}", row.start_number, row.rank, row.points));
        push(&mut text, &row.values);
    }
    text
}

/// Reads a table.
///
/// # Errors
/// [`StandingsError`] for the first cell that is wrong.
pub fn read(text: &str) -> Result<StandingsTable, StandingsError> {
    let error = |line, column, kind| StandingsError { line, column, kind };
    let mut lines = text
        .lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line));
    let heading: Vec<&str> = lines
        .next()
        .map_or("", |(_, line)| line)
        .split(',')
        .collect();
    let ["StartNo", "Rank", "PTS", tie_breaks @ ..] = heading.as_slice() else {
        return Err(error(1, 1, StandingsErrorKind::Heading));
    };
    let mut table = StandingsTable {
        tie_breaks: tie_breaks.iter().map(|&code| code.to_owned()).collect(),
        rows: Vec::new(),
    };
    for (line, text) in lines.filter(|(_, line)| !line.trim().is_empty()) {
        let cells: Vec<&str> = text.split(',').collect();
        let (expected, found) = (heading.len(), cells.len());
        let [start_number, rank, points, values @ ..] = cells.as_slice() else {
            return Err(error(
                line,
                1,
                StandingsErrorKind::Cells { expected, found },
            ));
        };
        if found != expected {
            return Err(error(
                line,
                found,
                StandingsErrorKind::Cells { expected, found },
            ));
        }
        let bad =
            |column, text: &str| error(line, column, StandingsErrorKind::Number(text.to_owned()));
        table.rows.push(StandingRow {
            start_number: start_number
                .parse()
                .ok()
                .and_then(Tpn::new)
                .ok_or_else(|| bad(1, start_number))?,
            rank: rank.parse().map_err(|_| bad(2, rank))?,
            points: points.parse().map_err(|_| bad(3, points))?,
            values: values.iter().map(|&value| value.to_owned()).collect(),
        });
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn broken_tables_say_where() {
        let number = |text: &str| StandingsErrorKind::Number(text.to_owned());
        for (text, line, column, kind) in [
            ("", 1, 1, StandingsErrorKind::Heading),
            ("StartNo,PTS\n", 1, 1, StandingsErrorKind::Heading),
            ("StartNo,Rank,PTS\n0,1,1.0\n", 2, 1, number("0")),
            ("StartNo,Rank,PTS\n1,x,1.0\n", 2, 2, number("x")),
            ("StartNo,Rank,PTS,BH\n1,1,1.3,2\n", 2, 3, number("1.3")),
            (
                "StartNo,Rank,PTS,BH\n1,1,1.0\n",
                2,
                3,
                StandingsErrorKind::Cells {
                    expected: 4,
                    found: 3,
                },
            ),
        ] {
            assert_eq!(
                read(text),
                Err(StandingsError { line, column, kind }),
                "{text}"
            );
        }
    }

    #[test]
    fn a_table_is_read_and_written() {
        let row = |start_number, rank, halves, values: &[&str]| StandingRow {
            start_number: Tpn::new(start_number).unwrap(),
            rank,
            points: Points::from_halves(halves),
            values: values.iter().map(|&value| value.to_owned()).collect(),
        };
        let mut table = StandingsTable {
            tie_breaks: vec!["BH/C1".to_owned(), "DE".to_owned()],
            rows: vec![row(7, 1, 3, &["4.5", "-"]), row(2, 2, 0, &["3", "0.5"])],
        };
        let text = "StartNo,Rank,PTS,BH/C1,DE\n7,1,1.5,4.5,-\n2,2,0.0,3,0.5\n";
        assert_eq!(write(&table), text);
        assert_eq!(read(&text.replace('\n', "\r\n\n")), Ok(table.clone()));
        // A comma, a quotation mark or a line end in a cell would break the row.
        table.rows = vec![row(1, 1, 0, &["a,b\"c\n", "x"])];
        let text = write(&table);
        assert_eq!(text.lines().last(), Some("1,1,0.0,a b c ,x"));
    }

    #[test]
    fn corpus_tables_are_written_as_they_stand() {
        let mut count = 0;
        let folder = crate::corpora_tests::corpora().join("standings");
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            let table = read(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            assert_eq!(write(&table), text, "{}", path.display());
            count += 1;
        }
        assert_eq!(count, 360);
    }
}
