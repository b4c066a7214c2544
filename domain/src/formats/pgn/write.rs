//! Writing PGN in export format.

use std::fmt::Write as _;

use shakmaty::{Chess, EnPassantMode, Position, fen::Fen};

use super::around::{Around, Aside};
use super::pgn_game::PgnGame;
use crate::rules::notation::{Style, write_move};
use crate::rules::scoresheet::{ResultMark, is_tag_name};

/// The seven tags that come first, each with the text for an unknown value.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Longest line, in characters.
const COLUMNS: usize = 80;

/// Why a game cannot be written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WriteError {
    /// A tag name with characters other than letters, digits and underscores.
    #[error("{0:?} is no tag name")]
    TagName(String),
    /// Half-move `.0` (from 1) is not legal in its position.
    #[error("half-move {0} is illegal")]
    Illegal(usize),
}

/// Writes one game: the seven tag roster in its order, the other tags as given, then the moves in English SAN, and an empty line.
/// Clocks are written as `{[%clk 1:29:58]}`, glyphs as `$1`, variations in brackets. Lines have at most 80 columns.
///
/// A game from one of the 960 starting positions says so (`Variant`). The result at the end is that of the game, or else that of
/// the `Result` tag. A brace inside a comment, which PGN cannot express, becomes a round bracket; line ends become blanks.
///
/// # Errors
/// [`WriteError::TagName`] for a bad tag name, [`WriteError::Illegal`] for the first move that is not legal.
pub fn write(game: &PgnGame) -> Result<String, WriteError> {
    let mut text = String::new();
    let result = game
        .result
        .or_else(|| game.tag("Result").and_then(ResultMark::read))
        .unwrap_or(ResultMark::Unknown);
    for (name, unknown) in ROSTER {
        let value = match (name, game.tag(name)) {
            ("Result", None) => result.as_str(),
            (_, value) => value.unwrap_or(unknown),
        };
        tag(&mut text, name, value);
    }
    for (name, value) in &game.tags {
        if ROSTER.iter().any(|(roster, _)| roster == name) {
            continue;
        }
        if !is_tag_name(name) {
            return Err(WriteError::TagName(name.clone()));
        }
        tag(&mut text, name, value);
    }
    if game.initial.castles().mode().is_chess960() && game.tag("Variant").is_none() {
        tag(&mut text, "Variant", "Chess960");
    }
    if game.initial != Chess::default() && game.tag("FEN").is_none() {
        tag(&mut text, "SetUp", "1");
        let fen = Fen::from_position(&game.initial, EnPassantMode::Legal);
        tag(&mut text, "FEN", &fen.to_string());
    }
    text.push('\n');
    let mut lines = Lines { text, column: 0 };
    moves(&mut lines, game)?;
    lines.word(result.as_str());
    lines.text.push_str("\n\n");
    Ok(lines.text)
}

fn tag(text: &mut String, name: &str, value: &str) {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    let value = value
        .split(|sign: char| sign.is_control())
        .collect::<Vec<_>>()
        .join(" ");
    // Writing to a String cannot fail.
    let _ = writeln!(text, "[{name} \"{value}\"]");
}

fn moves(lines: &mut Lines, game: &PgnGame) -> Result<(), WriteError> {
    if let Some(comment) = &game.opening_comment {
        lines.comment(None, None, Some(comment));
    }
    lines.nags(&game.opening);
    lines.asides(&game.opening);
    let mut position = game.initial.clone();
    let mut numbered = false;
    for (index, recorded) in game.moves.iter().enumerate() {
        if !position.is_legal(recorded.played) {
            return Err(WriteError::Illegal(index + 1));
        }
        let number = position.fullmoves();
        if position.turn().is_white() {
            lines.word(&format!("{number}."));
        } else if !numbered {
            lines.word(&format!("{number}..."));
        }
        lines.word(&write_move(&position, recorded.played, Style::SAN));
        lines.nags(&recorded.around);
        let clock = recorded.clock.map(|time| format!("[%clk {time}]"));
        let spent = recorded.spent.map(|time| format!("[%emt {time}]"));
        let commented = lines.comment(clock, spent, recorded.comment.as_deref());
        numbered = !lines.asides(&recorded.around) && !commented;
        position.play_unchecked(recorded.played);
    }
    Ok(())
}

/// The words of a comment, in braces; no words for an empty comment.
fn braced<'a>(words: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut words: Vec<String> = words
        .map(|word| word.replace('{', "(").replace('}', ")"))
        .collect();
    if let Some(first) = words.first_mut() {
        first.insert(0, '{');
    }
    if let Some(last) = words.last_mut() {
        last.push('}');
    }
    words
}

/// The words of a variation, in brackets.
fn bracketed(items: &[Aside]) -> Vec<String> {
    let mut words = Vec::new();
    // Whether the number has to be written before a move of Black.
    let mut say = true;
    for item in items {
        match item {
            Aside::Comment(text) => words.extend(braced(text.split_whitespace())),
            Aside::Nag(number) => words.push(format!("${number}")),
            Aside::Variation(items) => words.extend(bracketed(items)),
            Aside::Word(word) => words.push(word.clone()),
            Aside::Move { number, black, san } => {
                if !black {
                    words.push(format!("{number}."));
                } else if say {
                    words.push(format!("{number}..."));
                }
                words.push(san.clone());
            }
        }
        say = match item {
            Aside::Nag(_) => say,
            Aside::Move { .. } => false,
            _ => true,
        };
    }
    match words.first_mut() {
        Some(first) => first.insert(0, '('),
        None => words.push("(".to_owned()),
    }
    if let Some(last) = words.last_mut() {
        last.push(')');
    }
    words
}

/// Text broken between words into lines of at most 80 columns.
struct Lines {
    text: String,
    column: usize,
}

impl Lines {
    fn word(&mut self, word: &str) {
        let width = word.chars().count();
        if self.column > 0 {
            if self.column + 1 + width < COLUMNS {
                self.text.push(' ');
                self.column += 1;
            } else {
                self.text.push('\n');
                self.column = 0;
                // A line that begins with one of these would be an escape line or a tag of another game.
                if word.starts_with(['%', '[']) {
                    self.text.push(' ');
                    self.column = 1;
                }
            }
        }
        self.text.push_str(word);
        self.column += width;
    }

    /// Writes a comment of clock commands and text; `false` if there is nothing to write.
    fn comment(
        &mut self,
        clock: Option<String>,
        spent: Option<String>,
        text: Option<&str>,
    ) -> bool {
        let words = braced(
            clock
                .as_deref()
                .into_iter()
                .chain(spent.as_deref())
                .chain(text.unwrap_or_default().split_whitespace()),
        );
        words.iter().for_each(|word| self.word(word));
        !words.is_empty()
    }

    fn nags(&mut self, around: &Around) {
        for number in &around.nags {
            self.word(&format!("${number}"));
        }
    }

    /// Writes variations and the comments beside them; `false` if there is nothing to write.
    fn asides(&mut self, around: &Around) -> bool {
        let words = around.after.iter().flat_map(|aside| match aside {
            Aside::Comment(text) => braced(text.split_whitespace()),
            Aside::Variation(items) => bracketed(items),
            other => bracketed(std::slice::from_ref(other)),
        });
        words.for_each(|word| self.word(&word));
        !around.after.is_empty()
    }
}
