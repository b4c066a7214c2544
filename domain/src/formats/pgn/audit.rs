//! Auditing the games of a text.

use super::Options;
use super::part::Part;
use crate::rules::audit::GameAudit;
use crate::rules::scoresheet::{Encoding, Finding, Sheet, SheetReader, Sheets};

/// Iterator over the audits of the games of a text. It holds only one game in memory.
#[derive(Clone, Debug)]
pub struct Audits<'a> {
    text: &'a [u8],
    sheets: Sheets<'a>,
    reader: SheetReader,
    sheet: Sheet,
    findings: Vec<Finding>,
    number: u64,
}

/// Audits every game of `text`, in order.
#[must_use]
pub fn audit(text: &[u8], options: Options) -> Audits<'_> {
    let whole = Part {
        text,
        offset: 0,
        line: 1,
    };
    whole.audits(options)
}

impl<'a> Part<'a> {
    /// The audits of the part's games, numbered from 1. Lines are counted in the whole file.
    #[must_use]
    pub fn audits(&self, options: Options) -> Audits<'a> {
        Audits::new(self, options)
    }
}

impl<'a> Audits<'a> {
    fn new(part: &Part<'a>, options: Options) -> Self {
        let text = part.text;
        Self {
            text,
            sheets: Sheets::new(text, options.dialect, Encoding::of(text), part.line),
            reader: SheetReader::with_edition(options.dialect, options.language, options.edition),
            sheet: Sheet::default(),
            findings: Vec::new(),
            number: 0,
        }
    }

    fn tag(&self, encoding: Encoding, name: &[u8]) -> Option<String> {
        let value = self.sheet.tag(self.text, name)?;
        let value = encoding.decode(value);
        Some(value.replace("\\\"", "\"").replace("\\\\", "\\"))
    }
}

impl Iterator for Audits<'_> {
    type Item = GameAudit;

    fn next(&mut self) -> Option<GameAudit> {
        if !self.sheets.next_into(&mut self.sheet) {
            return None;
        }
        let (text, sheet) = (self.text, &self.sheet);
        // A file may be put together from games in different encodings.
        let encoding = Encoding::of(text.get(sheet.start..sheet.end).unwrap_or_default());
        self.findings.clear();
        let read = self.reader.read(text, encoding, sheet, &mut self.findings);
        self.number += 1;
        let result = self
            .tag(encoding, b"Result")
            .or_else(|| self.sheet.result.map(|mark| mark.as_str().to_owned()));
        Some(GameAudit {
            game: self.number,
            white: self.tag(encoding, b"White").unwrap_or_default(),
            black: self.tag(encoding, b"Black").unwrap_or_default(),
            result: result.unwrap_or_default(),
            ..GameAudit::new(self.reader.game(), &read, &self.findings)
        })
    }
}

#[cfg(test)]
mod tests;
