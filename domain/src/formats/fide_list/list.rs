//! The list, read line by line.

use std::io::{BufRead, Read as _};

use chrono::NaiveDate;

use super::{columns::Columns, error::FideListError, player::FidePlayer};

/// The longest line that is read, in bytes.
const LONGEST_LINE: u64 = 4096;

/// The players of a list, one after the other.
#[derive(Debug)]
pub struct FideList<R> {
    reader: R,
    columns: Columns,
    line: usize,
    buffer: Vec<u8>,
    over: bool,
}

impl<R: BufRead> FideList<R> {
    /// Reads the heading.
    ///
    /// # Errors
    /// [`FideListError::Heading`] if the first line is not a heading, [`FideListError::TooLong`] if it is too long,
    /// [`FideListError::Read`] if it cannot be read.
    pub fn open(reader: R) -> Result<Self, FideListError> {
        let mut list = Self {
            reader,
            columns: Columns::default(),
            line: 0,
            buffer: Vec::new(),
            over: false,
        };
        let heading = list.next_line()?.unwrap_or_default();
        list.columns = Columns::from_heading(&heading).map_err(FideListError::Heading)?;
        Ok(list)
    }

    /// Number of the last line that was read, from 1.
    #[must_use]
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The first day of the month in the heading, which lists of one kind have (`OCT26`); `None` in the combined list.
    #[must_use]
    pub const fn month(&self) -> Option<NaiveDate> {
        self.columns.month
    }

    /// The next line without its end; `None` after the last one. Bytes beyond ASCII are read as Latin-1, so that a column stays a
    /// byte.
    fn next_line(&mut self) -> Result<Option<String>, FideListError> {
        self.buffer.clear();
        self.line += 1;
        let line = self.line;
        let mut limited = self.reader.by_ref().take(LONGEST_LINE);
        let length = limited
            .read_until(b'\n', &mut self.buffer)
            .map_err(|source| FideListError::Read { line, source })?;
        if length == 0 {
            return Ok(None);
        }
        if self.buffer.last() != Some(&b'\n') && u64::try_from(length) == Ok(LONGEST_LINE) {
            return Err(FideListError::TooLong(line));
        }
        let text = self.buffer.trim_ascii_end().iter().copied();
        Ok(Some(text.map(char::from).collect()))
    }
}

/// A field that cannot be read is an error of its line only. After any other error the iteration ends.
impl<R: BufRead> Iterator for FideList<R> {
    type Item = Result<FidePlayer, FideListError>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.over {
            match self.next_line() {
                Ok(Some(line)) if line.trim().is_empty() => {}
                Ok(Some(line)) => return Some(FidePlayer::read(&line, self.line, &self.columns)),
                Ok(None) => self.over = true,
                Err(error) => {
                    self.over = true;
                    return Some(Err(error));
                }
            }
        }
        None
    }
}
