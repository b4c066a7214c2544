//! Writing PGN in export format.

use std::fmt::Write as _;

use shakmaty::{Chess, EnPassantMode, Position, fen::Fen};

use super::game::PgnGame;
use crate::rules::notation::{Style, write_move};
use crate::rules::scoresheet::{ResultMark, is_tag_name};

/// The seven tags that come first, with what stands for an unknown value.
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
    /// A tag name is letters, digits and underscores.
    #[error("{0:?} is no tag name")]
    TagName(String),
    /// Half-move `.0` (from 1) is not legal where it stands.
    #[error("half-move {0} is illegal")]
    Illegal(usize),
}

/// Writes one game: the seven tag roster in its order, the other tags as given, then the moves in
/// English SAN with clocks as `{[%clk 1:29:58]}`, at most 80 columns, and an empty line.
///
/// The result at the end is the game's, or where it has none the `Result` tag's. A brace inside a
/// comment, which PGN cannot express, is written as a round bracket; line ends become blanks.
///
/// # Errors
/// [`WriteError`].
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
        let clock = recorded.clock.map(|time| format!("[%clk {time}]"));
        let spent = recorded.spent.map(|time| format!("[%emt {time}]"));
        numbered = !lines.comment(clock, spent, recorded.comment.as_deref());
        position.play_unchecked(recorded.played);
    }
    Ok(())
}

/// Text broken between words before the 80th column.
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
                // A line that begins so would be an escape line or another game's tag.
                if word.starts_with(['%', '[']) {
                    self.text.push(' ');
                    self.column = 1;
                }
            }
        }
        self.text.push_str(word);
        self.column += width;
    }

    /// Writes a comment of clock commands and text; `false` when there is nothing to write.
    fn comment(
        &mut self,
        clock: Option<String>,
        spent: Option<String>,
        text: Option<&str>,
    ) -> bool {
        let text = text.unwrap_or_default().replace('{', "(").replace('}', ")");
        let words: Vec<&str> = clock
            .as_deref()
            .into_iter()
            .chain(spent.as_deref())
            .chain(text.split_whitespace())
            .collect();
        let last = words.len().saturating_sub(1);
        for (index, word) in words.iter().enumerate() {
            let opening = if index == 0 { "{" } else { "" };
            let closing = if index == last { "}" } else { "" };
            self.word(&format!("{opening}{word}{closing}"));
        }
        !words.is_empty()
    }
}
