//! Lines and their fixed columns.

/// One line of the file. Columns are counted in characters from 1, or in bytes for files whose writer
/// padded bytes (see [`Line::by_bytes`]).
#[derive(Clone, Debug)]
pub(super) struct Line<'a> {
    /// Number in the file, from 1.
    pub number: usize,
    /// The whole text, without line end.
    pub text: &'a str,
    /// Byte offset of each column; `None` if columns are bytes.
    starts: Option<Vec<usize>>,
}

/// A piece of a line without the blanks around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Field<'a> {
    /// Line, from 1.
    pub line: usize,
    /// Column of its first character, from 1; for an empty field, the column at which the field begins.
    pub column: usize,
    /// The text, trimmed.
    pub text: &'a str,
}

impl Field<'_> {
    /// Line and column.
    pub fn at(&self) -> (usize, usize) {
        (self.line, self.column)
    }
}

/// The lines of a text that may end with CR, LF or CRLF, even mixed.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let mut rest = Some(text);
    let mut number = 0;
    std::iter::from_fn(move || {
        let text = rest?;
        number += 1;
        let (line, after) = match text.find(['\r', '\n']) {
            Some(end) => {
                let (line, after) = text.split_at(end);
                let after = after
                    .strip_prefix("\r\n")
                    .or_else(|| after.strip_prefix(['\r', '\n']))
                    .unwrap_or(after);
                (line, Some(after))
            }
            None => (text, None),
        };
        rest = after;
        Some(Line::new(number, line))
    })
}

impl<'a> Line<'a> {
    /// A line with columns counted in characters.
    pub fn new(number: usize, text: &'a str) -> Self {
        let starts = (!text.is_ascii()).then(|| text.char_indices().map(|(at, _)| at).collect());
        Self {
            number,
            text,
            starts,
        }
    }

    /// The same line with columns counted in bytes; `None` if that makes no difference.
    pub fn by_bytes(&self) -> Option<Self> {
        self.starts.as_ref().map(|_| Self {
            number: self.number,
            text: self.text,
            starts: None,
        })
    }

    /// Columns 1 to 3.
    pub fn code(&self) -> &'a str {
        self.columns(1, 3)
    }

    /// The number of columns.
    pub fn width(&self) -> usize {
        self.starts.as_ref().map_or(self.text.len(), Vec::len)
    }

    fn offset(&self, column: usize) -> usize {
        match &self.starts {
            None => (column - 1).min(self.text.len()),
            Some(starts) => starts.get(column - 1).copied().unwrap_or(self.text.len()),
        }
    }

    /// Columns `from` to `to`, as far as the line goes.
    pub fn columns(&self, from: usize, to: usize) -> &'a str {
        self.text
            .get(self.offset(from)..self.offset(to + 1))
            .unwrap_or("")
    }

    /// Columns `from` to `to` without the blanks around.
    pub fn field(&self, from: usize, to: usize) -> Field<'a> {
        let text = self.columns(from, to);
        let trimmed = text.trim_start();
        let skipped = if trimmed.is_empty() {
            0
        } else {
            text.chars().count() - trimmed.chars().count()
        };
        Field {
            line: self.number,
            column: from + skipped,
            text: trimmed.trim_end(),
        }
    }

    /// Everything from column `from`, without the blanks around.
    pub fn rest(&self, from: usize) -> Field<'a> {
        self.field(from, self.width().max(from))
    }

    /// The words from column `from`.
    pub fn words(&self, from: usize) -> Vec<Field<'a>> {
        let mut words = Vec::new();
        let mut column = from;
        let mut rest = self.columns(from, self.width().max(from));
        loop {
            let start = rest.trim_start();
            column += rest.chars().count() - start.chars().count();
            if start.is_empty() {
                return words;
            }
            let end = start.find(char::is_whitespace).unwrap_or(start.len());
            let (text, after) = start.split_at(end);
            words.push(Field {
                line: self.number,
                column,
                text,
            });
            column += text.chars().count();
            rest = after;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_end() {
        let texts: Vec<(usize, &str)> = lines("a\rb\nc\r\nd\n\re")
            .map(|line| (line.number, line.text))
            .collect();
        assert_eq!(
            texts,
            [(1, "a"), (2, "b"), (3, "c"), (4, "d"), (5, ""), (6, "e")]
        );
    }

    #[test]
    fn columns_are_characters() {
        let line = Line::new(7, "001 Niccolò  X");
        assert_eq!(line.columns(5, 11), "Niccolò");
        assert_eq!(line.field(12, 20).text, "X");
        assert_eq!(line.field(12, 20).column, 14);
        assert_eq!(line.by_bytes().unwrap().columns(5, 12), "Niccolò");
        assert_eq!(line.columns(40, 50), "");
        let words: Vec<(usize, &str)> = line.words(4).iter().map(|w| (w.column, w.text)).collect();
        assert_eq!(words, [(5, "Niccolò"), (14, "X")]);
    }
}
