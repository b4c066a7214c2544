//! The plainest form of a move, read without building any list: `Nf3`, `exd5`, `R1e2+`, `e8=Q`,
//! `O-O`. Most moves of most records are written so. Whatever is not, or is not one legal move,
//! is left to the general reader.

use shakmaty::{CastlingSide, Chess, File, Move, Position, Rank, Role, Square};

use super::language::Language;
use super::read::{Reading, Warning};

/// The move, if the text is plain and exactly one legal move fits.
pub(super) fn read_plain(position: &Chess, text: &str, language: Language) -> Option<Reading> {
    if language == Language::ItalianOrEnglish {
        return None;
    }
    let (text, check) = match text.as_bytes() {
        [rest @ .., sign @ (b'+' | b'#')] => (rest, Some(*sign)),
        rest => (rest, None),
    };
    let (played, capture_sign) = match text {
        b"O-O" | b"0-0" => (castling(position, CastlingSide::KingSide)?, false),
        b"O-O-O" | b"0-0-0" => (castling(position, CastlingSide::QueenSide)?, false),
        _ => man(position, text, language)?,
    };
    let mut warnings = Vec::new();
    if capture_sign && !played.is_capture() {
        warnings.push(Warning::NotACapture);
    }
    if let Some(sign) = check {
        let mut after = position.clone();
        after.play_unchecked(played);
        if sign == b'+' && !after.is_check() {
            warnings.push(Warning::NotCheck);
        } else if sign == b'#' && !after.is_checkmate() {
            warnings.push(Warning::NotMate);
        }
    }
    Some(Reading {
        played,
        warnings,
        draw_offer: false,
        nag: None,
    })
}

fn castling(position: &Chess, side: CastlingSide) -> Option<Move> {
    position.castling_moves(side).first().copied()
}

fn man(position: &Chess, text: &[u8], language: Language) -> Option<(Move, bool)> {
    let (text, promotion) = match text {
        [rest @ .., b'=', letter] => (rest, Some(piece(*letter, language)?)),
        rest => (rest, None),
    };
    let (role, named, text) = match text {
        [letter @ b'A'..=b'Z', rest @ ..] => (piece(*letter, language)?, true, rest),
        rest => (Role::Pawn, false, rest),
    };
    let (origin, target) = text.split_at_checked(text.len().checked_sub(2)?)?;
    let target = Square::from_ascii(target).ok()?;
    let (origin, capture) = match origin {
        [rest @ .., b'x'] => (rest, true),
        rest => (rest, false),
    };
    let (file, rank) = match origin {
        [] => (None, None),
        [sign] => (file(*sign), rank(*sign)),
        // Both together may be coordinates, where the man is not named.
        _ => return None,
    };
    let unknown_sign = origin.len() == 1 && file.is_none() && rank.is_none();
    let takes_from_nowhere = capture && origin.is_empty() && role == Role::Pawn && !named;
    let far_file = file.is_some_and(|file| file.distance(target.file()) != 1);
    if unknown_sign || takes_from_nowhere || (far_file && role == Role::Pawn) {
        return None;
    }
    let candidates = position.san_candidates(role, target);
    let mut fitting = candidates.into_iter().filter(|candidate| {
        !candidate.is_castle()
            && candidate.promotion() == promotion
            && candidate.from().is_some_and(|from| {
                file.is_none_or(|file| from.file() == file)
                    && rank.is_none_or(|rank| from.rank() == rank)
            })
    });
    let only = fitting.next()?;
    fitting.next().is_none().then_some((only, capture))
}

fn piece(letter: u8, language: Language) -> Option<Role> {
    language
        .roles(char::from(letter))
        .into_iter()
        .flatten()
        .next()
}

fn file(sign: u8) -> Option<File> {
    File::from_char(char::from(sign))
}

fn rank(sign: u8) -> Option<Rank> {
    Rank::from_char(char::from(sign))
}
