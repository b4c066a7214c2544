//! The length and the kind of a word: move number, move, result, null move, glyph.

use super::token::{ResultMark, TokenKind};

/// Length of the word at the beginning of `rest`: up to a blank or a sign that is a token of its own.
pub(super) fn word_end(rest: &[u8]) -> usize {
    let mut end = 0;
    while let Some(&byte) = rest.get(end) {
        // A longer word is cut between characters: no move is this long, and searching for its end again and again would take
        // unlimited time.
        if end >= LONGEST_WORD && byte & 0xC0 != 0x80 {
            break;
        }
        match CLASSES.get(usize::from(byte)) {
            Some(Class::Word) => end += 1,
            Some(Class::Wide) => {
                if blank_length(rest.get(end..).unwrap_or_default()) > 0 {
                    break;
                }
                end += 1;
            }
            _ => {
                // `d8(D)`: a promotion in brackets belongs to the move.
                let bracket = rest.get(end..end + 3).is_some_and(
                    |next| matches!(next, [b'(', letter, b')'] if letter.is_ascii_alphabetic()),
                );
                let after_rank = end > 0 && rest.get(end - 1).is_some_and(u8::is_ascii_digit);
                if !(bracket && after_rank) {
                    break;
                }
                end += 3;
            }
        }
    }
    end
}

const LONGEST_WORD: usize = 128;

/// The class of a byte for the end of a word.
#[derive(Clone, Copy)]
enum Class {
    Word,
    /// Not ASCII: a word unless it begins a blank.
    Wide,
    /// A blank, or a sign that is a token of its own.
    End,
}

static CLASSES: [Class; 256] = classes();

#[expect(
    clippy::indexing_slicing,
    clippy::as_conversions,
    reason = "a table filled at compile time; a byte is always an index of it"
)]
const fn classes() -> [Class; 256] {
    let mut table = [Class::Word; 256];
    let ends = b" \t\n\r\x0B\x0C{}()[];,$*\"<>";
    let mut at = 0;
    while at < ends.len() {
        table[ends[at] as usize] = Class::End;
        at += 1;
    }
    at = 0x80;
    while at < table.len() {
        table[at] = Class::Wide;
        at += 1;
    }
    table
}

/// Length of the blank (not a line end) that `rest` begins with, 0 for none.
pub(super) fn blank_length(rest: &[u8]) -> usize {
    match rest {
        [b' ' | b'\t' | 0x0B | 0x0C, ..] => 1,
        // No-break space, thin spaces, zero-width marks.
        [0xC2, 0xA0, ..] => 2,
        [0xE2, 0x80, 0x80..=0x8F | 0xAF, ..] | [0xEF, 0xBB, 0xBF, ..] => 3,
        _ => 0,
    }
}

fn blanks(rest: &[u8]) -> usize {
    let mut length = 0;
    loop {
        match blank_length(rest.get(length..).unwrap_or_default()) {
            0 => return length,
            more => length += more,
        }
    }
}

fn hyphen_length(rest: &[u8]) -> usize {
    match rest {
        [b'-', ..] => 1,
        // ‐ ‑ ‒ – — and −
        [0xE2, 0x80, 0x90..=0x94, ..] | [0xE2, 0x88, 0x92, ..] => 3,
        _ => 0,
    }
}

fn dots_length(rest: &[u8]) -> usize {
    let mut length = 0;
    loop {
        match rest.get(length..).unwrap_or_default() {
            [b'.', ..] => length += 1,
            [0xE2, 0x80, 0xA6, ..] => length += 3,
            _ => return length,
        }
    }
}

/// Kind and length of the token that begins with the word at the beginning of `rest`, which reaches to the end of the text. The length is
/// never 0.
pub(super) fn read_word(rest: &[u8]) -> (TokenKind, usize) {
    let length = word_end(rest).max(1);
    let word = rest.get(..length).unwrap_or_default();
    let Some(&first) = word.first() else {
        return (TokenKind::Stray, 1);
    };
    match first {
        b'0'..=b'9' => number(rest, word),
        b'O' | b'o' => castling(rest).unwrap_or((TokenKind::Move, length)),
        b'a'..=b'h' | b'A'..=b'H' | b'K' | b'N' | b'Q' | b'R' | b'S' | b'T' => {
            square_move(rest, word)
        }
        _ => other(rest, word),
    }
}

/// Castling, with or without blanks between the signs.
fn castling(rest: &[u8]) -> Option<(TokenKind, usize)> {
    let sign = *rest.first()?;
    let mut length = 1;
    let mut signs = 1;
    while signs < 3 {
        let Some(after) = castling_joint(rest, length, sign) else {
            break;
        };
        length = after;
        signs += 1;
    }
    if signs == 1 {
        return None;
    }
    let tail = word_end(rest.get(length..).unwrap_or_default());
    let glued = rest
        .get(length)
        .is_some_and(|next| next.is_ascii_alphanumeric() || *next == b'/');
    (!glued).then_some((TokenKind::Move, length + tail))
}

fn castling_joint(rest: &[u8], mut at: usize, sign: u8) -> Option<usize> {
    at += blanks(rest.get(at..)?);
    let hyphen = hyphen_length(rest.get(at..)?);
    if hyphen == 0 {
        return None;
    }
    at += hyphen;
    at += blanks(rest.get(at..)?);
    (*rest.get(at)? == sign).then_some(at + 1)
}

/// A word that begins with a digit.
fn number(rest: &[u8], word: &[u8]) -> (TokenKind, usize) {
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let dots = dots_length(word.get(digits..).unwrap_or_default());
    let after = word.get(digits + dots);
    if dots > 0 && !(word.starts_with(b"0.5") && score(rest).is_some()) {
        return (TokenKind::MoveNumber, digits + dots);
    }
    if word == b"0000" {
        return (TokenKind::NullMove, word.len());
    }
    if let Some((mark, length)) = score(rest) {
        return (TokenKind::Result(mark), length);
    }
    if let Some(found) = word.starts_with(b"0").then(|| castling(rest)).flatten() {
        return found;
    }
    match after {
        // No game has this many moves: it is a move in digits, `5254`, or not a move at all.
        None if digits > 3 => (TokenKind::Move, digits),
        None => (TokenKind::MoveNumber, digits),
        Some(letter) if letter.is_ascii_alphabetic() || *letter >= 0x80 => {
            (TokenKind::MoveNumber, digits)
        }
        Some(_) => (TokenKind::Move, word.len()),
    }
}

/// A result at the beginning of `rest`: two scores with a hyphen or colon between, blanks allowed.
fn score(rest: &[u8]) -> Option<(ResultMark, usize)> {
    let (first, mut at) = half(rest)?;
    let joint = at + blanks(rest.get(at..)?);
    let hyphen = match rest.get(joint) {
        Some(b':') => 1,
        _ => hyphen_length(rest.get(joint..)?),
    };
    if hyphen == 0 {
        // `1/2` alone is a draw; `1` alone a move number.
        return (first == 1 && ends(rest, at)).then_some((ResultMark::Draw, at));
    }
    at = joint + hyphen;
    at += blanks(rest.get(at..)?);
    let (second, length) = half(rest.get(at..)?)?;
    at += length;
    let mark = match (first, second) {
        (2, 0) => ResultMark::WhiteWins,
        (0, 2) => ResultMark::BlackWins,
        (1, 1) => ResultMark::Draw,
        _ => return None,
    };
    ends(rest, at).then_some((mark, at))
}

fn ends(rest: &[u8], at: usize) -> bool {
    rest.get(at).is_none_or(|&next| {
        let joined = next.is_ascii_alphanumeric() || matches!(next, b'/' | b'-' | b':');
        (!joined && next < 0x80) || next == 0xC2
    })
}

/// A score in half-points and its length.
fn half(rest: &[u8]) -> Option<(u8, usize)> {
    Some(match rest {
        [b'1', b'/', b'2', ..] => (1, 3),
        [b'0', b'.' | b',', b'5', ..] => (1, 3),
        [0xC2, 0xBD, ..] => (1, 2),
        // ½ in Latin-1; no character of UTF-8 begins so.
        [0xBD, ..] => (1, 1),
        [b'1', ..] => (2, 1),
        [b'0', ..] => (0, 1),
        _ => return None,
    })
}

/// A move that begins like a square or a man. Blanks around a hyphen, a capture sign or a promotion sign belong to it (`e7 - e5`,
/// `e8 = D`).
fn square_move(rest: &[u8], word: &[u8]) -> (TokenKind, usize) {
    if matches!(word, b"e.p." | b"ep" | b"e.p" | b"E.P.") {
        return (TokenKind::EnPassant, word.len());
    }
    if matches!(word, b"ch" | b"ch." | b"mate") {
        return (TokenKind::Glyph, word.len());
    }
    let length = word.len() - trailing_dots(word);
    // The commonest case: nothing after the blank can belong to the move.
    let joint = match rest.get(length..) {
        Some([b' ', next, ..]) => !next.is_ascii_alphanumeric() || matches!(next, b'x' | b'X'),
        _ => false,
    };
    if joint && ends_in_square(word) {
        // Castling signs never get here; a hyphen after a blank is rare enough to look twice.
        let gap = blanks(rest.get(length..).unwrap_or_default());
        let tail = rest.get(length + gap..).unwrap_or_default();
        if let Some(joined) = spaced_target(tail).or_else(|| spaced_promotion(tail)) {
            let at = length + gap + joined;
            return (
                TokenKind::Move,
                at + word_end(rest.get(at..).unwrap_or_default()),
            );
        }
    }
    (TokenKind::Move, length)
}

/// The number of full stops at the end that end a sentence and not the move; those of `e.p.` belong to the move.
fn trailing_dots(word: &[u8]) -> usize {
    if word.ends_with(b".") && !word.ends_with(b"p.") && !word.ends_with(b"P.") {
        word.iter().rev().take_while(|byte| **byte == b'.').count()
    } else {
        0
    }
}

fn ends_in_square(word: &[u8]) -> bool {
    matches!(word, [.., b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8'])
}

/// Offset of the target after a hyphen or capture sign with blanks.
fn spaced_target(tail: &[u8]) -> Option<usize> {
    let joint = match tail {
        [b'x' | b'X' | b':', ..] => 1,
        [0xC3, 0x97, ..] => 2,
        _ => hyphen_length(tail),
    };
    if joint == 0 {
        return None;
    }
    let gap = blanks(tail.get(joint..)?);
    let at = joint + gap;
    matches!(
        tail.get(at..at + 2)?,
        [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8']
    )
    .then_some(at)
}

/// Offset of the letter of a promotion after its sign and blanks.
fn spaced_promotion(tail: &[u8]) -> Option<usize> {
    let rest = tail.strip_prefix(b"=")?;
    let gap = blanks(rest);
    let letter = rest.get(gap)?;
    let alone = rest
        .get(gap + 1)
        .is_none_or(|next| !next.is_ascii_alphanumeric());
    (letter.is_ascii_uppercase() && alone).then_some(1 + gap)
}

fn other(rest: &[u8], word: &[u8]) -> (TokenKind, usize) {
    match dots_length(word) {
        0 => {}
        dots => return (TokenKind::Dots, dots),
    }
    if let Some((mark, length)) = score(rest) {
        return (TokenKind::Result(mark), length);
    }
    match word {
        b"--" | b"Z0" | b"Z1" | b"@@@@" | b"null" | b"NULL" | b"pass" | b"(null)" => {
            return (TokenKind::NullMove, word.len());
        }
        _ => {}
    }
    let signs = std::str::from_utf8(word).unwrap_or("?x");
    if signs.chars().all(is_glyph) {
        return (TokenKind::Glyph, word.len());
    }
    // Figurines and letters of other languages begin a move as well.
    square_move(rest, word)
}

const fn is_glyph(sign: char) -> bool {
    matches!(
        sign,
        '!' | '?'
            | '+'
            | '-'
            | '='
            | '#'
            | '/'
            | '–'
            | '—'
            | '−'
            | '±'
            | '∓'
            | '∞'
            | '⩲'
            | '⩱'
            | '□'
            | '⊕'
            | '⟳'
            | '→'
            | '↑'
            | '⇆'
            | '○'
            | '†'
            | '‡'
    )
}

#[cfg(test)]
mod tests;
