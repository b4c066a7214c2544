//! Tokens of a PGN file or a scoresheet.

use std::ops::Range;

use crate::event::BoardResult;

/// The rules for the marks of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// PGN: `;` begins a comment up to the end of the line.
    #[default]
    Pgn,
    /// A scoresheet copied by hand: `;` and `,` only separate moves.
    Sheet,
}

/// The result at the end of the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ResultMark {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`, `½-½`
    Draw,
    /// `*`
    Unknown,
}

impl ResultMark {
    /// The sign for the result of a board: [`Unknown`](Self::Unknown) for two losses, for ½–0 and for a game under way, which have no sign.
    #[must_use]
    pub const fn of(result: Option<BoardResult>) -> Self {
        use BoardResult as R;
        match result {
            Some(R::WhiteWins | R::WhiteWinsByForfeit | R::WhiteWinsUnrated) => Self::WhiteWins,
            Some(R::BlackWins | R::BlackWinsByForfeit | R::BlackWinsUnrated) => Self::BlackWins,
            Some(R::Draw | R::DrawUnrated) => Self::Draw,
            _ => Self::Unknown,
        }
    }

    /// The text of a PGN `Result` tag.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
        }
    }

    /// Reads the forms found on sheets, blanks allowed: `1-0`, `1 - 0`, `1:0`, `½`, `0.5-0.5`, `*`.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let plain: String = text.chars().filter(|sign| !sign.is_whitespace()).collect();
        let plain = plain
            .replace(['–', '—', '−', ':'], "-")
            .replace("1/2", "½")
            .replace("0.5", "½");
        match plain.as_str() {
            "1-0" => Some(Self::WhiteWins),
            "0-1" => Some(Self::BlackWins),
            "½-½" | "½" => Some(Self::Draw),
            "*" => Some(Self::Unknown),
            _ => None,
        }
    }
}

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TokenKind {
    /// Byte order mark at the very beginning.
    Bom,
    /// Blanks and line ends.
    Blank,
    /// `[Name "value"]`, whole.
    Tag,
    /// A line that begins like a tag pair but is not one.
    BrokenTag,
    /// `12`, `12.`, `12...`, `12…`
    MoveNumber,
    /// `...`, `…`, `.` standing alone.
    Dots,
    /// The text of a move, or a word in its place.
    Move,
    /// `e.p.` standing alone after a move.
    EnPassant,
    /// `(=)`: a draw was offered (Law 8.1.5).
    DrawOffer,
    /// A null move: `--`, `Z0` and the like.
    NullMove,
    /// `{…}`, nested braces included.
    Comment,
    /// A `{` that is never closed; it ends before the next game.
    OpenComment,
    /// `;` to the end of the line (PGN only).
    LineComment,
    /// `%` at the beginning of a line, to its end.
    Escape,
    /// `(`
    VariationOpen,
    /// `)`
    VariationClose,
    /// `$12`
    Nag,
    /// `!?`, `+-`, `±`, `=` standing alone.
    Glyph,
    /// `;` and `,` between moves.
    Separator,
    /// `1-0` and the like.
    Result(ResultMark),
    /// A sign without meaning at its place.
    Stray,
}

/// A token with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// The kind of token.
    pub kind: TokenKind,
    /// Offset of its first byte.
    pub start: usize,
    /// Offset after its last byte.
    pub end: usize,
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
}

impl Token {
    /// The bytes it covers.
    #[must_use]
    pub const fn span(&self) -> Range<usize> {
        self.start..self.end
    }

    /// Its bytes in the text it was read from.
    #[must_use]
    pub fn bytes<'a>(&self, text: &'a [u8]) -> &'a [u8] {
        text.get(self.span()).unwrap_or_default()
    }
}

/// Name and value of a tag pair, with escapes (`\"`, `\\`) undone. A quotation mark that is not escaped belongs to the value, unless it is
/// the last one.
#[must_use]
pub fn tag_pair(tag: &str) -> Option<(&str, String)> {
    let inside = tag.strip_prefix('[')?.strip_suffix(']')?.trim();
    let (name, value) = inside.split_once('"')?;
    let value = value.strip_suffix('"')?;
    let mut plain = String::with_capacity(value.len());
    let mut signs = value.chars().peekable();
    while let Some(sign) = signs.next() {
        match (sign, signs.peek()) {
            ('\\', Some(&escaped @ ('"' | '\\'))) => {
                plain.push(escaped);
                signs.next();
            }
            _ => plain.push(sign),
        }
    }
    Some((name.trim(), plain))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_as_they_are_written_on_sheets() {
        use ResultMark::{BlackWins, Draw, Unknown, WhiteWins};
        for (mark, texts) in [
            (WhiteWins, ["1-0", "1 - 0", "1:0", "1–0"]),
            (BlackWins, ["0-1", " 0 -1", "0:1", "0—1"]),
            (Draw, ["1/2-1/2", "½-½", "½", "0.5 - 0.5"]),
            (Unknown, ["*", " *", "* ", " * "]),
        ] {
            for text in texts {
                assert_eq!(ResultMark::read(text), Some(mark), "{text}");
            }
            assert_eq!(ResultMark::read(mark.as_str()), Some(mark));
        }
        for text in ["", "1-1", "1", "?"] {
            assert_eq!(ResultMark::read(text), None, "{text}");
        }
    }
}
