//! The text of a file, with places turned into bytes.

use std::ops::Range;

use proc_macro2::LineColumn;

use crate::mutant::Place;

/// A file.
pub(crate) struct Source {
    text: String,
    starts: Vec<usize>,
}

impl Source {
    /// The file with this text.
    pub(crate) fn new(text: String) -> Self {
        let ends = text.match_indices('\n').map(|(at, _)| at + 1);
        Self {
            starts: std::iter::once(0).chain(ends).collect(),
            text,
        }
    }

    /// Its text.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// The part of it in these bytes, nothing where there is none.
    pub(crate) fn part(&self, bytes: Range<usize>) -> &str {
        self.text.get(bytes).unwrap_or_default()
    }

    /// The byte where a line (from 1 on) has so many characters before it.
    fn byte(&self, line: usize, characters: usize) -> usize {
        let start = self.starts.get(line.saturating_sub(1)).copied();
        let start = start.unwrap_or(self.text.len());
        let rest = self.text.get(start..).unwrap_or_default();
        let within = rest.char_indices().nth(characters);
        start + within.map_or(rest.len(), |(at, _)| at)
    }

    /// The byte of a place as cargo-mutants names it.
    pub(crate) fn at(&self, place: Place) -> usize {
        self.byte(place.line, place.column.saturating_sub(1))
    }

    /// The bytes of a part of the syntax.
    pub(crate) fn bytes(&self, span: proc_macro2::Span) -> Range<usize> {
        let byte = |place: LineColumn| self.byte(place.line, place.column);
        byte(span.start())..byte(span.end())
    }
}
