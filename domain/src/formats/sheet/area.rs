//! Merged cells of a workbook.

use std::{fmt, str::FromStr};

/// Cells merged into one: `B3:B5`. Lines and columns count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Area {
    /// The uppermost line.
    pub first_line: usize,
    /// The leftmost column.
    pub first_column: usize,
    /// The lowest line.
    pub last_line: usize,
    /// The rightmost column.
    pub last_column: usize,
}

/// The text does not name an area of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the name of cells")]
pub struct NotAnArea;

impl Area {
    /// Whether the area contains this cell.
    #[must_use]
    pub const fn holds(&self, line: usize, column: usize) -> bool {
        self.first_line <= line
            && line <= self.last_line
            && self.first_column <= column
            && column <= self.last_column
    }
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, last) = (
            column_letters(self.first_column),
            column_letters(self.last_column),
        );
        write!(f, "{first}{}:{last}{}", self.first_line, self.last_line)
    }
}

impl FromStr for Area {
    type Err = NotAnArea;

    fn from_str(text: &str) -> Result<Self, NotAnArea> {
        let (first, last) = text.split_once(':').ok_or(NotAnArea)?;
        let ((first_column, first_line), (last_column, last_line)) =
            (cell(first).ok_or(NotAnArea)?, cell(last).ok_or(NotAnArea)?);
        Ok(Self {
            first_line,
            first_column,
            last_line,
            last_column,
        })
    }
}

/// Column and line of a cell's name, such as `AB12`.
fn cell(name: &str) -> Option<(usize, usize)> {
    let digits = name.find(|c: char| c.is_ascii_digit())?;
    let (letters, line) = name.split_at_checked(digits)?;
    if letters.is_empty() || letters.len() > 3 {
        return None;
    }
    let mut column = 0;
    for letter in letters.bytes() {
        if !letter.is_ascii_uppercase() {
            return None;
        }
        column = column * 26 + usize::from(letter - b'A') + 1;
    }
    let line = line.parse().ok().filter(|line| *line > 0)?;
    Some((column, line))
}

/// The letters of a column in spreadsheets, counted from 1: `A`, `Z`, `AA`.
#[must_use]
pub fn column_letters(column: usize) -> String {
    let (mut letters, mut left) = (Vec::new(), column);
    while left > 0 {
        left -= 1;
        letters.push(u8::try_from(left % 26).map_or('?', |digit| char::from(b'A' + digit)));
        left /= 26;
    }
    letters.iter().rev().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_named_as_in_spreadsheets() {
        for (column, letters) in [(1, "A"), (26, "Z"), (27, "AA"), (52, "AZ"), (703, "AAA")] {
            assert_eq!(column_letters(column), letters);
        }
        assert_eq!(column_letters(0), "");
    }

    #[test]
    fn an_area_is_named_as_spreadsheets_do() {
        let area = Area {
            first_line: 3,
            first_column: 2,
            last_line: 12,
            last_column: 28,
        };
        assert_eq!(area.to_string(), "B3:AB12");
        assert_eq!("B3:AB12".parse(), Ok(area));
        assert_eq!(
            "A1:XFD1".parse::<Area>().map(|area| area.last_column),
            Ok(16_384),
            "the last column of a workbook"
        );
        assert!(area.holds(3, 2) && area.holds(12, 28) && area.holds(7, 7));
        for (line, column) in [(2, 2), (13, 2), (3, 1), (3, 29)] {
            assert!(!area.holds(line, column), "{line} {column}");
        }
        for text in [
            "",
            "B3",
            "B:C",
            "3:4",
            "b3:c4",
            "B0:C4",
            "AAAA1:AAAA2",
            "B3:C4x",
        ] {
            assert_eq!(text.parse::<Area>(), Err(NotAnArea), "{text}");
        }
    }
}
