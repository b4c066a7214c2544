//! The text around the moves of a game: annotation glyphs and variations. They play no part in judging a game.

use shakmaty::{Chess, Position};

use super::comment::inner;
use crate::rules::notation::{Language, Style, read_move, write_move};
use crate::rules::scoresheet::{
    Dialect, Encoding, Finding, FindingKind, Token, TokenKind, Tokenizer,
};

/// Glyphs and variations after a half-move, or before the first one. The comment of the move is kept apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Around {
    /// Numeric annotation glyphs, `$1` and so on; signs such as `!` and `±` are read as their numbers.
    pub nags: Vec<u16>,
    /// Variations, and the comments between and after them.
    pub after: Vec<Aside>,
}

/// A piece of text beside the moves of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Aside {
    /// A comment; runs of blanks become one.
    Comment(String),
    /// A numeric annotation glyph, within a variation.
    Nag(u16),
    /// A legal move of a variation, or `--`.
    Move {
        /// Number of the move.
        number: u32,
        /// Whether it is Black's.
        black: bool,
        /// The move in English SAN.
        san: String,
    },
    /// A word of a variation that is not a move there, as written; so is every word after it.
    Word(String),
    /// A variation.
    Variation(Vec<Aside>),
}

/// The most bytes that are kept of one game's variations.
pub(super) const MOST_BYTES: usize = 1 << 19;
/// The deepest nesting of variations that is kept.
pub(super) const MOST_DEPTH: usize = 16;

/// Signs for moves and positions with their glyph numbers (PGN 1994, section 10, and the usage of programs).
const SIGNS: [(&str, u16); 24] = [
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("□", 7),
    ("=", 10),
    ("∞", 13),
    ("⩲", 14),
    ("+=", 14),
    ("+/=", 14),
    ("⩱", 15),
    ("=+", 15),
    ("=/+", 15),
    ("±", 16),
    ("+/-", 16),
    ("∓", 17),
    ("-/+", 17),
    ("+-", 18),
    ("-+", 19),
    ("↑", 36),
    ("→", 40),
    ("⇆", 132),
];

/// The glyph number of a sign that stands alone, or of `$12`.
pub(super) fn nag(sign: &str) -> Option<u16> {
    if let Some(number) = sign.strip_prefix('$') {
        return number.parse().ok();
    }
    SIGNS
        .iter()
        .find_map(|(known, number)| (*known == sign).then_some(*number))
}

/// The glyph number of the sign at the end of a written move: `e4!?`.
pub(super) fn nag_of_move(text: &str) -> Option<u16> {
    let mut text = text.trim_end();
    while let Some(rest) = ["(=)", "e.p.", "ep"]
        .iter()
        .find_map(|end| text.strip_suffix(end))
    {
        text = rest.trim_end();
    }
    ["!!", "??", "!?", "?!", "!", "?", "+-", "-+"]
        .into_iter()
        .find(|sign| text.ends_with(sign))
        .and_then(nag)
}

/// Reads the variations of one game.
pub(super) struct Reader<'a> {
    text: &'a [u8],
    dialect: Dialect,
    encoding: Encoding,
    language: Language,
    /// Bytes that may still be kept.
    left: usize,
}

/// One line of moves that is being read.
struct Line {
    items: Vec<Aside>,
    /// The position before the last move and the one after it; `None` from the first unknown move on.
    before: Option<Chess>,
    now: Option<Chess>,
    /// A number written before the next move.
    number: Option<String>,
}

impl Line {
    fn new(position: Option<&Chess>) -> Self {
        Self {
            items: Vec::new(),
            before: position.cloned(),
            now: position.cloned(),
            number: None,
        }
    }

    fn word(&mut self, text: &str) {
        if self.now.is_none()
            && let Some(number) = self.number.take()
        {
            self.items.push(Aside::Word(unbracketed(&number)));
        }
        self.items.push(Aside::Word(unbracketed(text)));
    }
}

/// A word in a form that may stand within brackets: its own brackets are balanced (`d8(D)`), and the number of a scoresheet
/// (`2.)`) loses its bracket.
fn unbracketed(word: &str) -> String {
    let depth = word.chars().try_fold(0_u32, |depth, sign| match sign {
        '(' => depth.checked_add(1),
        ')' => depth.checked_sub(1),
        _ => Some(depth),
    });
    if depth == Some(0) {
        word.to_owned()
    } else {
        word.replace(['(', ')'], "")
    }
}

impl<'a> Reader<'a> {
    pub(super) const fn new(
        text: &'a [u8],
        dialect: Dialect,
        encoding: Encoding,
        language: Language,
    ) -> Self {
        Self {
            text,
            dialect,
            encoding,
            language,
            left: MOST_BYTES,
        }
    }

    /// Reads a variation, brackets included, that begins from `position`; `None` if it exceeds what is kept. Findings about it are
    /// added to `findings`, with the half-move that it follows.
    pub(super) fn variation(
        &mut self,
        token: &Token,
        position: &Chess,
        ply: Option<u32>,
        findings: &mut Vec<Finding>,
    ) -> Option<Vec<Aside>> {
        let mut say = |place: &Token, kind| {
            findings.push(Finding {
                line: place.line,
                column: place.column,
                ply,
                kind,
            });
        };
        let bytes = token.bytes(self.text);
        let Some(left) = self.left.checked_sub(bytes.len()) else {
            say(token, FindingKind::VariationLeftOut);
            return None;
        };
        self.left = left;
        let mut lines: Vec<Line> = Vec::new();
        // Open brackets below the deepest nesting that is kept.
        let mut beyond = 0_usize;
        for mut inside in Tokenizer::new(bytes, self.dialect, self.encoding, token.line) {
            if inside.line == token.line {
                inside.column = inside.column.saturating_add(token.column - 1);
            }
            match inside.kind {
                TokenKind::VariationOpen if beyond > 0 || lines.len() == MOST_DEPTH => {
                    if beyond == 0 {
                        say(&inside, FindingKind::VariationLeftOut);
                    }
                    beyond += 1;
                }
                TokenKind::VariationOpen => {
                    let from = match lines.last() {
                        None => Some(position),
                        Some(line) => line.before.as_ref(),
                    };
                    let line = Line::new(from);
                    lines.push(line);
                }
                TokenKind::VariationClose if beyond > 0 => beyond -= 1,
                TokenKind::VariationClose => {
                    let line = lines.pop()?;
                    match lines.last_mut() {
                        Some(outer) => outer.items.push(Aside::Variation(line.items)),
                        None => return Some(line.items),
                    }
                }
                _ if beyond > 0 => {}
                _ => {
                    let words = self.encoding.decode(inside.bytes(bytes));
                    if let Some(line) = lines.last_mut()
                        && let Some(kind) = self.add(line, inside.kind, &words)
                    {
                        say(&inside, kind);
                    }
                }
            }
        }
        None
    }

    /// Adds one token to its line. Returns a finding if there is something to report.
    fn add(&self, line: &mut Line, kind: TokenKind, words: &str) -> Option<FindingKind> {
        match kind {
            TokenKind::Comment | TokenKind::OpenComment | TokenKind::LineComment => {
                let text = inner(words);
                if !text.is_empty() {
                    line.items.push(Aside::Comment(text.into_owned()));
                }
            }
            TokenKind::Nag | TokenKind::Glyph => match nag(words) {
                Some(number) => line.items.push(Aside::Nag(number)),
                None => line.word(words),
            },
            TokenKind::MoveNumber => line.number = Some(words.to_owned()),
            TokenKind::Move => return self.play(line, words),
            TokenKind::NullMove => pass(line),
            TokenKind::Result(_) | TokenKind::DrawOffer => line.word(words),
            _ => {}
        }
        None
    }

    fn play(&self, line: &mut Line, words: &str) -> Option<FindingKind> {
        let Some(position) = line.now.take() else {
            line.word(words);
            return None;
        };
        let Ok(reading) = read_move(&position, words, self.language) else {
            line.word(words);
            let text = words.chars().take(40).collect();
            return Some(FindingKind::VariationNotRead { text });
        };
        line.number = None;
        line.items.push(Aside::Move {
            number: position.fullmoves().get(),
            black: position.turn().is_black(),
            san: write_move(&position, reading.played, Style::SAN),
        });
        line.items.extend(nag_of_move(words).map(Aside::Nag));
        let mut after = position.clone();
        after.play_unchecked(reading.played);
        line.before = Some(position);
        line.now = Some(after);
        None
    }
}

/// Adds a null move `--`: the other side is to move, if the position allows it.
fn pass(line: &mut Line) {
    const NONE: &str = "--";
    let Some(position) = line.now.take() else {
        line.word(NONE);
        return;
    };
    let (number, black) = (position.fullmoves().get(), position.turn().is_black());
    match position.clone().swap_turn() {
        Ok(after) => {
            line.number = None;
            line.items.push(Aside::Move {
                number,
                black,
                san: NONE.to_owned(),
            });
            line.before = Some(position);
            line.now = Some(after);
        }
        Err(_) => line.word(NONE),
    }
}
