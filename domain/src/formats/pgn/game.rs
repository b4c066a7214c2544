//! The games of a PGN text.

use std::ops::Range;

use shakmaty::{Chess, Move};

use super::comment::{commands, inner};
use crate::clock::ClockTime;
use crate::rules::edition::Edition;
use crate::rules::notation::Language;
use crate::rules::scoresheet::{
    Dialect, Encoding, Finding, FindingKind, LanguageChoice, Note, ResultMark, Sheet, SheetReader,
    Sheets, tag_pair,
};

/// A half-move of the main line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedMove {
    /// The move, legal where it stands.
    pub played: Move,
    /// As written.
    pub text: String,
    /// `[%clk]`: the mover's display after the move.
    pub clock: Option<ClockTime>,
    /// `[%emt]`: time spent on the move.
    pub spent: Option<ClockTime>,
    /// Comments after the move without their clock commands, blanks made one.
    pub comment: Option<String>,
}

/// A game read from PGN, or to be written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PgnGame {
    /// Names and values in order, escapes undone.
    pub tags: Vec<(String, String)>,
    /// The position in which the record begins.
    pub initial: Chess,
    /// The comment before the first move.
    pub opening_comment: Option<String>,
    /// The moves up to the first that is not known.
    pub moves: Vec<RecordedMove>,
    /// The result at the end of the moves.
    pub result: Option<ResultMark>,
    /// The language of the men's letters; `None` when it could not be told.
    pub language: Option<Language>,
    /// Whether every half-move of the text was read.
    pub complete: bool,
    /// What is to be said about the text, in its order.
    pub findings: Vec<Finding>,
    /// The bytes of the game in the text.
    pub span: Range<usize>,
    /// Line on which it begins, from 1.
    pub line: u32,
}

impl PgnGame {
    /// The value of the first tag called `name`.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|(tag, _)| tag == name)
            .map(|(_, value)| value.as_str())
    }
}

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

/// Iterator over the games of a text; keeps the memory of one game only.
#[derive(Clone, Debug)]
pub struct Games<'a> {
    sheets: Sheets<'a>,
    reader: SheetReader,
    sheet: Sheet,
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
            .map(|(played, written)| RecordedMove {
                played,
                text: encoding
                    .decode(text.get(written.start..written.end).unwrap_or_default())
                    .into_owned(),
                clock: None,
                spent: None,
                comment: None,
            })
            .collect();
        let mut game = PgnGame {
            tags,
            initial: self.reader.game().initial().clone(),
            opening_comment: None,
            moves,
            result: sheet.result,
            language: read.language,
            complete: read.complete,
            findings,
            span: sheet.start + self.offset..sheet.end + self.offset,
            line: sheet.line,
        };
        for note in &sheet.notes {
            add_note(&mut game, note, &encoding.decode(note.token.bytes(text)));
        }
        game.findings
            .sort_by_key(|finding| (finding.line, finding.column));
        Some(game)
    }
}

/// Gives a comment to the move it follows. Comments after the last move that was read stay with
/// the text.
fn add_note(game: &mut PgnGame, note: &Note, comment: &str) {
    let text = inner(comment);
    let (clock, spent, rest, bad) = clocks(&text);
    let ply = u32::try_from(note.after).ok();
    for text in bad {
        game.findings.push(Finding {
            line: note.token.line,
            column: note.token.column,
            ply,
            kind: FindingKind::BadClock { text },
        });
    }
    let place = match note.after.checked_sub(1) {
        None => &mut game.opening_comment,
        Some(index) => {
            let Some(recorded) = game.moves.get_mut(index) else {
                return;
            };
            recorded.clock = clock.or(recorded.clock);
            recorded.spent = spent.or(recorded.spent);
            &mut recorded.comment
        }
    };
    if rest.is_empty() {
        return;
    }
    match place {
        Some(before) => {
            before.push(' ');
            before.push_str(&rest);
        }
        None => *place = Some(rest),
    }
}

/// Display and time spent, the rest of the comment, and clocks that cannot be read.
fn clocks(comment: &str) -> (Option<ClockTime>, Option<ClockTime>, String, Vec<String>) {
    let (mut clock, mut spent, mut bad) = (None, None, Vec::new());
    let mut rest = String::new();
    let mut at = 0;
    for command in commands(comment) {
        let place = match command.name {
            "%clk" | "clk" => &mut clock,
            "%emt" | "emt" => &mut spent,
            _ => continue,
        };
        match command.value.parse() {
            Ok(time) => *place = Some(time),
            Err(_) => {
                bad.push(
                    comment
                        .get(command.start..command.end)
                        .unwrap_or_default()
                        .to_owned(),
                );
                continue;
            }
        }
        join(
            &mut rest,
            comment.get(at..command.start).unwrap_or_default(),
        );
        at = command.end;
    }
    join(&mut rest, comment.get(at..).unwrap_or_default());
    (clock, spent, rest, bad)
}

fn join(text: &mut String, more: &str) {
    let more = more.trim();
    if !more.is_empty() {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(more);
    }
}
