//! Writing a legal move.

use std::fmt::Write as _;

use shakmaty::{CastlingMode, Chess, Move, Position, Role, Square};

use super::language::Language;

/// How a move is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// Short algebraic with the letters of a language: `Nf3`, `Cf3`, `♘f3`.
    /// [`Language::English`] gives SAN as in PGN.
    Short(Language),
    /// Long algebraic: `Cg1-f3`, `e4xd5`.
    Long(Language),
    /// Coordinates: `g1f3`, `e7e8q`.
    Uci,
}

impl Style {
    /// SAN as in PGN.
    pub const SAN: Self = Self::Short(Language::English);
}

/// Writes `played`, which must be legal in `position`. Castling has letters (`O-O`) in SAN and
/// zeros (`0-0`, C.13.2) in every other language.
#[must_use]
pub fn write_move(position: &Chess, played: Move, style: Style) -> String {
    let mut text = String::with_capacity(8);
    let language = match style {
        Style::Uci => {
            return played
                .to_uci(CastlingMode::from_chess960(
                    position.castles().mode().is_chess960(),
                ))
                .to_string();
        }
        Style::Short(language) | Style::Long(language) => language,
    };
    match played {
        Move::Castle { king, rook } => {
            let zero = if language == Language::English {
                "O"
            } else {
                "0"
            };
            text.push_str(zero);
            for _ in 0..if king < rook { 1 } else { 2 } {
                text.push('-');
                text.push_str(zero);
            }
        }
        Move::Normal { .. } | Move::EnPassant { .. } | Move::Put { .. } => {
            man(&mut text, position, played, style, language);
        }
    }
    check(&mut text, position, played);
    text
}

fn man(text: &mut String, position: &Chess, played: Move, style: Style, language: Language) {
    let role = played.role();
    if role != Role::Pawn {
        text.push(language.letter(role));
        if (language, role) == (Language::Russian, Role::King) {
            text.push('р');
        }
    }
    let long = matches!(style, Style::Long(_));
    if let Some(from) = played.from() {
        if long {
            // Writing to a String cannot fail.
            let _ = write!(text, "{from}");
        } else {
            origin(text, position, played, from);
        }
    }
    if played.is_capture() {
        text.push('x');
    } else if long {
        text.push('-');
    }
    let _ = write!(text, "{}", played.to());
    if let Some(promotion) = played.promotion() {
        text.push('=');
        text.push(language.letter(promotion));
    }
}

/// Writes as much of the origin as distinguishes the move from other legal ones: file, rank, or both.
fn origin(text: &mut String, position: &Chess, played: Move, from: Square) {
    if played.role() == Role::Pawn {
        if played.is_capture() {
            text.push(from.file().char());
        }
        return;
    }
    let others = position.san_candidates(played.role(), played.to());
    let others = || {
        others
            .iter()
            .filter(|other| !other.is_castle())
            .filter_map(|other| other.from())
            .filter(|&other| other != from)
    };
    if others().next().is_none() {
        return;
    }
    let file_tells = others().all(|other| other.file() != from.file());
    let rank_tells = others().all(|other| other.rank() != from.rank());
    if file_tells || !rank_tells {
        text.push(from.file().char());
    }
    if !file_tells {
        text.push(from.rank().char());
    }
}

fn check(text: &mut String, position: &Chess, played: Move) {
    let mut after = position.clone();
    after.play_unchecked(played);
    if after.is_check() {
        text.push(if after.legal_moves().is_empty() {
            '#'
        } else {
            '+'
        });
    }
}
