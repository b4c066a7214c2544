//! The games of a PGN text.

use super::around::{Around, Reader, nag_of_move};
use super::notes;
use super::pgn_game::{PgnGame, RecordedMove};
use crate::rules::edition::Edition;
use crate::rules::notation::Language;
use crate::rules::scoresheet::{
    Dialect, Encoding, LanguageChoice, Sheet, SheetReader, Sheets, tag_pair,
};

/// How a text is to be read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// PGN, or a scoresheet copied by hand.
    pub dialect: Dialect,
    /// The language of the men's letters.
    pub language: LanguageChoice,
    /// The Laws by which the games are judged.
    pub edition: Edition,
}

/// Iterator over the games of a text. It holds only one game in memory.
#[derive(Clone, Debug)]
pub struct Games<'a> {
    sheets: Sheets<'a>,
    reader: SheetReader,
    sheet: Sheet,
    dialect: Dialect,
    offset: usize,
}

/// The games of a PGN file, in order.
#[must_use]
pub fn games(text: &[u8]) -> Games<'_> {
    games_with(text, Options::default())
}

/// The games of a text, in order.
#[must_use]
pub fn games_with(text: &[u8], options: Options) -> Games<'_> {
    Games::new(text, options, 0, 1)
}

impl<'a> Games<'a> {
    /// `text` begins at byte `offset` and line `line` of its file.
    pub(super) fn new(text: &'a [u8], options: Options, offset: usize, line: u32) -> Self {
        Self {
            sheets: Sheets::new(text, options.dialect, Encoding::of(text), line),
            reader: SheetReader::with_edition(options.dialect, options.language, options.edition),
            sheet: Sheet::default(),
            dialect: options.dialect,
            offset,
        }
    }
}

impl Iterator for Games<'_> {
    type Item = PgnGame;

    fn next(&mut self) -> Option<PgnGame> {
        let sheet = &mut self.sheet;
        if !self.sheets.next_into(sheet) {
            return None;
        }
        let text = self.sheets.text();
        // A file may be put together from games in different encodings.
        let encoding = Encoding::of(text.get(sheet.start..sheet.end).unwrap_or_default());
        let mut findings = Vec::new();
        let read = self.reader.read(text, encoding, sheet, &mut findings);
        let tags = sheet
            .tags
            .iter()
            .filter_map(|tag| {
                let line = encoding.decode(tag.bytes(text));
                tag_pair(&line).map(|(name, value)| (name.to_owned(), value))
            })
            .collect();
        let moves = self
            .reader
            .game()
            .moves()
            .zip(&sheet.moves)
            .map(|(played, written)| {
                let bytes = text.get(written.start..written.end).unwrap_or_default();
                let text = encoding.decode(bytes).into_owned();
                let nags = nag_of_move(&text).into_iter().collect();
                RecordedMove {
                    played,
                    text,
                    clock: None,
                    spent: None,
                    comment: None,
                    around: Around {
                        nags,
                        ..Around::default()
                    },
                }
            })
            .collect();
        let mut game = PgnGame {
            tags,
            initial: self.reader.game().initial().clone(),
            opening_comment: None,
            opening: Around::default(),
            moves,
            result: sheet.result,
            language: read.language,
            complete: read.complete,
            findings,
            span: sheet.start + self.offset..sheet.end + self.offset,
            line: sheet.line,
        };
        let language = read.language.unwrap_or(Language::English);
        let reader = Reader::new(text, self.dialect, encoding, language);
        notes::add_all(&mut game, sheet, (text, encoding), reader);
        game.findings
            .sort_by_key(|finding| (finding.line, finding.column));
        Some(game)
    }
}
