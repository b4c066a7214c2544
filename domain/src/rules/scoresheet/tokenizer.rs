//! The tokenizer: every byte of the text belongs to exactly one token.

use super::encoding::Encoding;
use super::token::{Dialect, ResultMark, Token, TokenKind};
use super::word::{blank_length, read_word};

/// Cuts a text into [`Token`]s that cover it without gap or overlap, in order.
#[derive(Clone, Debug)]
pub struct Tokenizer<'a> {
    text: &'a [u8],
    dialect: Dialect,
    encoding: Encoding,
    at: usize,
    line: u32,
    line_start: usize,
    /// Number of bytes of the line up to `at` that do not begin a character.
    extra: usize,
    /// Offset up to which braces are known not to balance, so that comments end at the first `}`.
    unbalanced: usize,
    /// Offset up to which no tag pair is closed.
    no_tag: usize,
}

impl<'a> Tokenizer<'a> {
    /// A tokenizer at the first byte of `text`, which is on line `line` of the file (1 for a whole file). Columns are counted in
    /// characters of `encoding`.
    #[must_use]
    pub const fn new(text: &'a [u8], dialect: Dialect, encoding: Encoding, line: u32) -> Self {
        Self {
            text,
            dialect,
            encoding,
            at: 0,
            line,
            line_start: 0,
            extra: 0,
            unbalanced: 0,
            no_tag: 0,
        }
    }

    /// The whole text.
    #[must_use]
    pub const fn text(&self) -> &'a [u8] {
        self.text
    }

    /// The encoding it was started with.
    #[must_use]
    pub const fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// Skips blanks: a faster form of skipping [`TokenKind::Blank`] tokens.
    pub(super) fn skip_blanks(&mut self) {
        while let Some(&byte) = self.text.get(self.at) {
            match byte {
                b' ' | b'\t' => self.at += 1,
                b'\n' => {
                    self.at += 1;
                    self.line = self.line.saturating_add(1);
                    self.line_start = self.at;
                    self.extra = 0;
                }
                _ => return,
            }
        }
    }

    fn rest(&self) -> &'a [u8] {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn scan(&mut self) -> (TokenKind, usize) {
        let rest = self.rest();
        let Some(&first) = rest.first() else {
            return (TokenKind::Stray, 0);
        };
        match first {
            b' ' | b'\t' | b'\n' | b'\r' | 0x0B | 0x0C => (TokenKind::Blank, blanks(rest)),
            b'{' => self.comment(),
            b'[' => self.tag(),
            b';' if self.dialect == Dialect::Pgn => (TokenKind::LineComment, line_length(rest)),
            b';' | b',' => (TokenKind::Separator, 1),
            b'%' if self.at == self.line_start => (TokenKind::Escape, line_length(rest)),
            b'(' => bracket(rest),
            b')' => (TokenKind::VariationClose, 1),
            b'$' => match rest
                .iter()
                .skip(1)
                .take_while(|byte| byte.is_ascii_digit())
                .count()
            {
                0 => (TokenKind::Stray, 1),
                digits => (TokenKind::Nag, 1 + digits),
            },
            b'*' => (TokenKind::Result(ResultMark::Unknown), 1),
            b']' | b'}' | b'<' | b'>' | b'"' => (TokenKind::Stray, 1),
            0xEF if self.at == 0 && rest.starts_with(&[0xEF, 0xBB, 0xBF]) => (TokenKind::Bom, 3),
            0x80.. if blank_length(rest) > 0 => (TokenKind::Blank, blanks(rest)),
            // No-break space in Latin-1.
            0xA0 if self.encoding == Encoding::Latin1 => (TokenKind::Blank, 1),
            _ => match read_word(rest) {
                // `1)` as people number moves; in PGN the bracket closes a variation.
                (TokenKind::MoveNumber, length)
                    if self.dialect == Dialect::Sheet && rest.get(length) == Some(&b')') =>
                {
                    (TokenKind::MoveNumber, length + 1)
                }
                word => word,
            },
        }
    }

    /// `{…}` with nested braces if they balance before the next game begins, otherwise up to the first `}`.
    fn comment(&mut self) -> (TokenKind, usize) {
        let rest = self.rest();
        let mut depth = 0_usize;
        let mut first_close = None;
        for (offset, &byte) in rest.iter().enumerate() {
            match byte {
                b'{' => depth += 1,
                b'}' => {
                    depth -= 1;
                    if depth == 0 || self.at < self.unbalanced {
                        return (TokenKind::Comment, offset + 1);
                    }
                    first_close.get_or_insert(offset + 1);
                }
                b'[' if is_boundary(self.text, self.at + offset) => {
                    return self.cut_comment(first_close, offset);
                }
                _ => {}
            }
        }
        self.cut_comment(first_close, rest.len())
    }

    fn cut_comment(&mut self, first_close: Option<usize>, end: usize) -> (TokenKind, usize) {
        self.unbalanced = self.at + end;
        match first_close {
            Some(close) => (TokenKind::Comment, close),
            None => (TokenKind::OpenComment, end),
        }
    }

    /// A tag pair on one line; a line that only begins like one is a [`TokenKind::BrokenTag`].
    fn tag(&mut self) -> (TokenKind, usize) {
        let rest = self.rest();
        let Some(opening) = tag_opening(rest) else {
            return self.broken_tag();
        };
        if self.at < self.no_tag {
            return (TokenKind::Stray, 1);
        }
        match closing(rest.get(opening..).unwrap_or_default()) {
            Ok(length) => (TokenKind::Tag, opening + length),
            Err(length) => {
                self.no_tag = self.at + opening + length;
                self.broken_tag()
            }
        }
    }

    fn broken_tag(&self) -> (TokenKind, usize) {
        let rest = self.rest();
        let before = self.text.get(self.line_start..self.at).unwrap_or_default();
        let alone = before.len() < 80 && before.iter().all(u8::is_ascii_whitespace);
        if alone && rest.get(1).is_some_and(u8::is_ascii_alphabetic) {
            (TokenKind::BrokenTag, line_length(rest))
        } else {
            (TokenKind::Stray, 1)
        }
    }

    /// Moves on by `length` bytes, keeping line and column.
    fn advance(&mut self, length: usize, plain: bool) {
        let end = self.at.saturating_add(length).min(self.text.len());
        if !plain {
            let bytes = self.text.get(self.at..end).unwrap_or_default();
            let mut from = 0;
            for (offset, &byte) in bytes.iter().enumerate() {
                let next = self.text.get(self.at + offset + 1);
                if byte == b'\n' || (byte == b'\r' && next != Some(&b'\n')) {
                    self.line = self.line.saturating_add(1);
                    self.line_start = self.at + offset + 1;
                    self.extra = 0;
                    from = offset;
                }
            }
            self.extra += self
                .encoding
                .extra_bytes(bytes.get(from..).unwrap_or_default());
        }
        self.at = end;
    }
}

impl Iterator for Tokenizer<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        let start = self.at;
        if start >= self.text.len() {
            return None;
        }
        let (line, before) = (self.line, start - self.line_start - self.extra);
        let (kind, length) = self.scan();
        let plain = match kind {
            TokenKind::Blank => length == 1 && self.text.get(start) == Some(&b' '),
            TokenKind::MoveNumber | TokenKind::Move | TokenKind::Result(_) => self
                .text
                .get(start..start + length)
                .is_some_and(<[u8]>::is_ascii),
            _ => false,
        };
        self.advance(length.max(1), plain);
        let column = u32::try_from(before).unwrap_or(u32::MAX).saturating_add(1);
        Some(Token {
            kind,
            start,
            end: self.at,
            line,
            column,
        })
    }
}

/// Whether a new game begins at byte `at`, whatever stands before: a tag pair at the beginning of a line after an empty line, or an
/// `Event` tag at the beginning of a line. Comments and variations never go beyond such a place.
#[must_use]
pub fn is_boundary(text: &[u8], at: usize) -> bool {
    let rest = text.get(at..).unwrap_or_default();
    if !rest.starts_with(b"[") {
        return false;
    }
    let before = text.get(..at).unwrap_or_default();
    if !matches!(before.last(), None | Some(b'\n' | b'\r')) {
        return false;
    }
    let line = rest.get(..line_length(rest)).unwrap_or_default();
    is_tag(line) && (line.starts_with(b"[Event ") || after_empty_line(before))
}

/// Whether `before`, which ends with a line end, ends with an empty line.
fn after_empty_line(before: &[u8]) -> bool {
    let trimmed = match before {
        [rest @ .., b'\r', b'\n'] | [rest @ .., b'\n'] | [rest @ .., b'\r'] => rest,
        rest => return rest.is_empty(),
    };
    let line = trimmed
        .iter()
        .rev()
        .take_while(|byte| !matches!(byte, b'\n' | b'\r'));
    line.into_iter().all(|byte| matches!(byte, b' ' | b'\t'))
}

fn blanks(rest: &[u8]) -> usize {
    let mut length = 0;
    while let Some(&byte) = rest.get(length) {
        length += match byte {
            b' ' | b'\n' | b'\r' | b'\t' => 1,
            _ => match blank_length(rest.get(length..).unwrap_or_default()) {
                0 => break,
                more => more,
            },
        };
    }
    length
}

fn line_length(rest: &[u8]) -> usize {
    rest.iter()
        .position(|byte| matches!(byte, b'\n' | b'\r'))
        .unwrap_or(rest.len())
}

/// Whether `line` begins with a tag pair.
fn is_tag(line: &[u8]) -> bool {
    let value = tag_opening(line).and_then(|opening| line.get(opening..));
    value.is_some_and(|value| closing(value).is_ok())
}

/// Length of `[Name "`.
fn tag_opening(text: &[u8]) -> Option<usize> {
    let blank = |from: usize| {
        let rest = text.iter().skip(from).take(LONGEST_NAME);
        from + rest.take_while(|byte| matches!(byte, b' ' | b'\t')).count()
    };
    let name = blank(1);
    let rest = text.iter().skip(name).take(LONGEST_NAME);
    let end = name + rest.take_while(|byte| is_name(**byte)).count();
    let quote = blank(end);
    let opens = text.first() == Some(&b'[') && end > name && text.get(quote) == Some(&b'"');
    opens.then_some(quote + 1)
}

/// The longest name or run of blanks in a tag.
const LONGEST_NAME: usize = 255;

/// Whether a tag with this name can be read: it consists of letters, digits and `_ + # = : -`.
#[must_use]
pub fn is_tag_name(name: &str) -> bool {
    (1..=LONGEST_NAME).contains(&name.len()) && name.bytes().all(is_name)
}

const fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'+' | b'#' | b'=' | b':' | b'-')
}

/// Length of a tag's value with its closing `"]`: up to the first quotation mark that is not escaped and has a bracket after it. `Err`
/// with the length of the line, if the line has no such mark.
fn closing(value: &[u8]) -> Result<usize, usize> {
    let mut escaped = false;
    for (offset, &byte) in value.iter().enumerate() {
        match byte {
            b'\n' | b'\r' => return Err(offset),
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => {
                let after = value.get(offset + 1..).unwrap_or_default();
                let gap = after
                    .iter()
                    .take(80)
                    .take_while(|byte| matches!(byte, b' ' | b'\t'));
                let gap = gap.count();
                if after.get(gap) == Some(&b']') {
                    return Ok(offset + 1 + gap + 1);
                }
            }
            _ => {}
        }
    }
    Err(value.len())
}

/// `(=)`, `(e.p.)`, or the beginning of a variation.
fn bracket(rest: &[u8]) -> (TokenKind, usize) {
    for (sign, kind) in [
        (b"(=)".as_slice(), TokenKind::DrawOffer),
        (b"(e.p.)", TokenKind::EnPassant),
        (b"(ep)", TokenKind::EnPassant),
    ] {
        if rest.starts_with(sign) {
            return (kind, sign.len());
        }
    }
    (TokenKind::VariationOpen, 1)
}

#[cfg(test)]
mod tests;
