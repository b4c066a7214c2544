//! From the tokens of a file to its games, each as written: nothing is judged yet.

use super::encoding::Encoding;
use super::token::{Dialect, ResultMark, Token, TokenKind};
use super::tokenizer::{Tokenizer, is_boundary};

/// One half-move as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenMove {
    /// Offset of the first byte of its text.
    pub start: usize,
    /// Offset after its last byte, including signs that follow (`e.p.`, `(=)`, `+`).
    pub end: usize,
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// The move number written before it, if any.
    pub number: Option<u32>,
    /// Whether two or more dots stand before it, which mark Black's move.
    pub dots: bool,
    /// Whether it is a null move: `--` and the like.
    pub null: bool,
}

/// A comment, a glyph or a variation, with the half-move that it follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note {
    /// The number of half-moves before it; 0 before the first move.
    pub after: usize,
    /// The comment, the glyph, or the variation from bracket to bracket.
    pub token: Token,
}

/// A fault in the form of a sheet, independent of its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The token at fault.
    pub token: Token,
    /// The kind of fault.
    pub kind: FaultKind,
}

/// Kinds of [`Fault`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FaultKind {
    /// A sign without meaning.
    StraySign,
    /// A line that begins like a tag pair but is not one.
    BrokenTag,
    /// A comment that is never closed.
    OpenComment,
    /// A variation that is never closed.
    OpenVariation,
    /// `)` without `(`.
    StrayClose,
    /// `e.p.` or `(=)` without a move before it.
    SignWithoutMove,
}

/// A game as written. Its places are byte offsets in the text that it was read from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Tag pairs, in order.
    pub tags: Vec<Token>,
    /// Main-line half-moves, in order.
    pub moves: Vec<WrittenMove>,
    /// Main-line comments.
    pub notes: Vec<Note>,
    /// Other items beside the main line: annotation glyphs, and variations with their brackets.
    pub marks: Vec<Note>,
    /// The result at the end.
    pub result: Option<ResultMark>,
    /// Line and column of that mark, from 1.
    pub result_place: (u32, u32),
    /// Faults of form.
    pub faults: Vec<Fault>,
    /// Offset of the first byte of the game.
    pub start: usize,
    /// Offset after its last byte that is not blank.
    pub end: usize,
    /// Line of its first byte, from 1.
    pub line: u32,
    /// The number of faults of form beyond the first [`Sheet::MOST_FAULTS`].
    pub more_faults: u32,
    /// The number of outermost variations.
    pub variations: u32,
}

impl Sheet {
    fn clear(&mut self) {
        self.tags.clear();
        self.moves.clear();
        self.notes.clear();
        self.marks.clear();
        self.faults.clear();
        self.result = None;
        self.variations = 0;
        self.more_faults = 0;
    }

    /// The most faults that are kept with their place; further ones are only counted.
    pub const MOST_FAULTS: usize = 100;

    fn mark(&mut self, token: Token) {
        let after = self.moves.len();
        self.marks.push(Note { after, token });
    }

    fn fault(&mut self, token: Token, kind: FaultKind) {
        if self.faults.len() < Self::MOST_FAULTS {
            self.faults.push(Fault { token, kind });
        } else {
            self.more_faults = self.more_faults.saturating_add(1);
        }
    }

    /// The bytes of the value of the first tag called `name`, with escapes still in it.
    #[must_use]
    pub fn tag<'a>(&self, text: &'a [u8], name: &[u8]) -> Option<&'a [u8]> {
        self.tags.iter().map(|tag| tag.bytes(text)).find_map(|tag| {
            let inside = tag
                .strip_prefix(b"[")?
                .trim_ascii_start()
                .strip_prefix(name)?;
            let value = inside.trim_ascii_start().strip_prefix(b"\"")?;
            value
                .strip_suffix(b"]")?
                .trim_ascii_end()
                .strip_suffix(b"\"")
        })
    }

    /// Whether the sheet begins with Black's move: `1...` before the first move.
    #[must_use]
    pub fn begins_with_black(&self) -> bool {
        self.moves.first().is_some_and(|first| first.dots)
    }
}

/// The games of a text, one after the other.
#[derive(Clone, Debug)]
pub struct Sheets<'a> {
    tokens: Tokenizer<'a>,
    dialect: Dialect,
    kept: Option<Token>,
}

/// The state of reading one game.
#[derive(Default)]
struct Reading {
    begun: bool,
    depth: u32,
    opened: Option<Token>,
    number: Option<u32>,
    dots: bool,
    /// End of the last move if only blanks followed it, because its signs may still come.
    joinable: Option<usize>,
}

impl<'a> Sheets<'a> {
    /// Reads `text`, whose first byte is on line `line` of its file.
    #[must_use]
    pub const fn new(text: &'a [u8], dialect: Dialect, encoding: Encoding, line: u32) -> Self {
        Self {
            tokens: Tokenizer::new(text, dialect, encoding, line),
            dialect,
            kept: None,
        }
    }

    /// Reads the next game into `sheet`, whose memory is reused; `false` at the end.
    pub fn next_into(&mut self, sheet: &mut Sheet) -> bool {
        sheet.clear();
        let mut reading = Reading::default();
        while let Some(token) = self.next_token() {
            if matches!(
                token.kind,
                TokenKind::Blank | TokenKind::Bom | TokenKind::Escape
            ) {
                continue;
            }
            if reading.begun && self.begins_next(sheet, &token) {
                self.kept = Some(token);
                break;
            }
            if !reading.begun {
                reading.begun = true;
                sheet.start = token.start;
                sheet.line = token.line;
            }
            sheet.end = token.end;
            self.add(sheet, &mut reading, token);
        }
        if let Some(token) = reading.opened {
            sheet.fault(token, FaultKind::OpenVariation);
        }
        reading.begun
    }

    fn next_token(&mut self) -> Option<Token> {
        self.kept.take().or_else(|| {
            self.tokens.skip_blanks();
            self.tokens.next()
        })
    }

    /// Whether `token` belongs to the next game.
    fn begins_next(&self, sheet: &Sheet, token: &Token) -> bool {
        let played = !sheet.moves.is_empty() || sheet.result.is_some();
        match token.kind {
            TokenKind::Tag if played => true,
            TokenKind::Tag => self.is_next_header(sheet, token),
            TokenKind::MoveNumber
            | TokenKind::Move
            | TokenKind::NullMove
            | TokenKind::Result(_) => sheet.result.is_some(),
            _ => false,
        }
    }

    /// Whether a second header follows without moves in between: `Event` after an empty line, or the name of the first tag once more.
    fn is_next_header(&self, sheet: &Sheet, token: &Token) -> bool {
        let text = self.tokens.text();
        let name = |token: &Token| {
            let tag = token.bytes(text);
            tag.iter()
                .position(|byte| matches!(byte, b' ' | b'"'))
                .and_then(|end| tag.get(..end))
        };
        let Some(first) = sheet.tags.first() else {
            return is_boundary(text, token.start);
        };
        name(first) == name(token)
            || (name(token) == Some(b"[Event") && is_boundary(text, token.start))
    }

    fn add(&self, sheet: &mut Sheet, reading: &mut Reading, token: Token) {
        let joinable = reading.joinable.take();
        let main = reading.depth == 0;
        match token.kind {
            TokenKind::Tag => sheet.tags.push(token),
            TokenKind::VariationOpen => {
                if main {
                    sheet.variations = sheet.variations.saturating_add(1);
                    reading.opened = Some(token);
                }
                reading.depth = reading.depth.saturating_add(1);
            }
            TokenKind::VariationClose => match reading.depth.checked_sub(1) {
                Some(depth) => {
                    reading.depth = depth;
                    if depth == 0 {
                        if let Some(opened) = reading.opened.take() {
                            sheet.mark(Token {
                                end: token.end,
                                ..opened
                            });
                        }
                        reading.number = None;
                        reading.dots = false;
                    }
                }
                None => sheet.fault(token, FaultKind::StrayClose),
            },
            TokenKind::Stray => sheet.fault(token, FaultKind::StraySign),
            TokenKind::BrokenTag => sheet.fault(token, FaultKind::BrokenTag),
            TokenKind::OpenComment => {
                sheet.fault(token, FaultKind::OpenComment);
                if main {
                    sheet.notes.push(Note {
                        after: sheet.moves.len(),
                        token,
                    });
                }
            }
            _ if !main => {}
            TokenKind::Comment | TokenKind::LineComment => {
                sheet.notes.push(Note {
                    after: sheet.moves.len(),
                    token,
                });
            }
            TokenKind::MoveNumber => {
                let (number, dots) = move_number(token.bytes(self.tokens.text()));
                reading.number = number;
                reading.dots = dots;
            }
            TokenKind::Dots => {
                // `1. ...` and `1 ... , Dc7+`; a single full stop has no meaning.
                reading.dots |= token.end - token.start > 1;
            }
            TokenKind::Move | TokenKind::NullMove => {
                sheet.moves.push(WrittenMove {
                    start: token.start,
                    end: token.end,
                    line: token.line,
                    column: token.column,
                    number: reading.number.take(),
                    dots: std::mem::take(&mut reading.dots),
                    null: token.kind == TokenKind::NullMove,
                });
                reading.joinable = Some(token.end);
            }
            TokenKind::Result(mark) => {
                sheet.result = Some(mark);
                sheet.result_place = (token.line, token.column);
            }
            TokenKind::EnPassant | TokenKind::DrawOffer => match (joinable, sheet.moves.last_mut())
            {
                (Some(_), Some(last)) => {
                    last.end = token.end;
                    reading.joinable = Some(token.end);
                }
                _ => sheet.fault(token, FaultKind::SignWithoutMove),
            },
            TokenKind::Glyph => {
                let sign = token.bytes(self.tokens.text());
                if let (Some(_), Some(last)) = (joinable, sheet.moves.last_mut())
                    && self.belongs_to_move(sign)
                {
                    last.end = token.end;
                    reading.joinable = Some(token.end);
                } else {
                    sheet.mark(token);
                }
            }
            TokenKind::Nag => sheet.mark(token),
            TokenKind::Bom | TokenKind::Blank | TokenKind::Escape | TokenKind::Separator => {}
        }
    }

    /// Whether a sign that stands apart belongs to the move before it. On a scoresheet `=` alone is a draw offer without its brackets;
    /// in PGN it is an assessment of the position.
    fn belongs_to_move(&self, sign: &[u8]) -> bool {
        matches!(
            sign,
            b"ch"
                | b"ch."
                | b"mate"
                | b"+"
                | b"++"
                | b"#"
                | b"!"
                | b"?"
                | b"!!"
                | b"??"
                | b"!?"
                | b"?!"
        ) || (self.dialect == Dialect::Sheet && sign == b"=")
    }

    /// The text being read.
    #[must_use]
    pub const fn text(&self) -> &'a [u8] {
        self.tokens.text()
    }

    /// Its encoding.
    #[must_use]
    pub const fn encoding(&self) -> Encoding {
        self.tokens.encoding()
    }
}

impl Iterator for Sheets<'_> {
    type Item = Sheet;

    fn next(&mut self) -> Option<Sheet> {
        let mut sheet = Sheet::default();
        self.next_into(&mut sheet).then_some(sheet)
    }
}

/// The number, and whether it stands before Black's move.
fn move_number(text: &[u8]) -> (Option<u32>, bool) {
    let mut number = Some(0_u32);
    let mut dots = 0_usize;
    for &byte in text {
        if byte.is_ascii_digit() {
            number = number
                .and_then(|number| number.checked_mul(10))
                .and_then(|number| number.checked_add(u32::from(byte - b'0')));
        } else {
            dots += 1;
        }
    }
    (number, dots > 1)
}

#[cfg(test)]
mod tests;
