//! The plainest form of a move, read without building any list: `Nf3`, `exd5`, `R1e2+`, `e8=Q`, `O-O`. Most moves of most records are
//! written so. Any other text, and any text that is not exactly one legal move, is left to the general reader. This reader only saves
//! time; a test compares both.

use shakmaty::{Bitboard, CastlingSide, Chess, File, Move, Position, Rank, Role, Square, attacks};

use super::language::Language;
use super::warning::Warning;

/// A move read from its plain form, with the signs that the position after it may contradict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) struct Plain {
    /// The move, legal in the position.
    pub played: Move,
    /// `x` was written.
    capture_sign: bool,
    /// `+` or `#`.
    check_sign: Option<u8>,
}

impl Plain {
    /// Reads the move, if the text is plain and exactly one legal move fits.
    pub(in crate::rules) fn read(
        position: &Chess,
        text: &[u8],
        language: Language,
    ) -> Option<Self> {
        if matches!(language, Language::AnyLetters | Language::Descriptive) {
            return None;
        }
        let (text, check_sign) = match text {
            [rest @ .., sign @ (b'+' | b'#')] => (rest, Some(*sign)),
            rest => (rest, None),
        };
        let (played, capture_sign) = match text {
            b"O-O" | b"0-0" => (castling(position, CastlingSide::KingSide)?, false),
            b"O-O-O" | b"0-0-0" => (castling(position, CastlingSide::QueenSide)?, false),
            _ => man(position, text, language)?,
        };
        Some(Self {
            played,
            capture_sign,
            check_sign,
        })
    }

    /// The signs that disagree with the facts; `after` is the position after the move.
    pub(in crate::rules) fn warnings(self, after: &Chess) -> impl Iterator<Item = Warning> {
        let capture =
            (self.capture_sign && !self.played.is_capture()).then_some(Warning::NotACapture);
        let check = match self.check_sign {
            Some(b'+') if !after.is_check() => Some(Warning::NotCheck),
            Some(b'#') if !after.is_checkmate() => Some(Warning::NotMate),
            _ => None,
        };
        capture.into_iter().chain(check)
    }

    /// Whether a sign after the move speaks of check.
    pub(super) const fn speaks_of_check(self) -> bool {
        self.check_sign.is_some()
    }
}

fn castling(position: &Chess, side: CastlingSide) -> Option<Move> {
    position.castling_moves(side).first().copied()
}

fn man(position: &Chess, text: &[u8], language: Language) -> Option<(Move, bool)> {
    let (text, promotion) = match text {
        [rest @ .., b'=', letter] => (rest, Some(language.man(*letter)?)),
        rest => (rest, None),
    };
    let (role, named, text) = match text {
        [letter @ b'A'..=b'Z', rest @ ..] => (language.man(*letter)?, true, rest),
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
        // File and rank together may be coordinates, in which the man is not named.
        _ => return None,
    };
    let unknown_sign = origin.len() == 1 && file.is_none() && rank.is_none();
    let takes_from_nowhere = capture && origin.is_empty() && role == Role::Pawn && !named;
    let far_file = file.is_some_and(|file| file.distance(target.file()) != 1);
    if unknown_sign || takes_from_nowhere || (far_file && role == Role::Pawn) {
        return None;
    }
    // A pawn whose file is not named goes straight on, unless a sign says that it takes.
    let straight = (role == Role::Pawn && !capture).then_some(target.file());
    let wanted = file
        .or(straight)
        .map_or(Bitboard::FULL, Bitboard::from_file)
        & rank.map_or(Bitboard::FULL, Bitboard::from_rank);
    let mut fitting = (origins(position, role, target) & wanted)
        .into_iter()
        .filter(|&from| is_safe(position, role, from, target));
    let from = fitting.next()?;
    if fitting.next().is_some() || !promotes_rightly(position, role, target, promotion) {
        return None;
    }
    let board = position.board();
    let played =
        if role == Role::Pawn && from.file() != target.file() && !board.occupied().contains(target)
        {
            Move::EnPassant { from, to: target }
        } else {
            Move::Normal {
                role,
                from,
                capture: board.role_at(target),
                to: target,
                promotion,
            }
        };
    Some((played, capture))
}

/// The squares of men of this kind that can move to `to`, without regard to their king's safety.
fn origins(position: &Chess, role: Role, to: Square) -> Bitboard {
    let board = position.board();
    let occupied = board.occupied();
    if (position.us() | board.kings()).contains(to) {
        return Bitboard::EMPTY;
    }
    let reach = match role {
        Role::Pawn => return pawn_origins(position, to),
        Role::Knight => attacks::knight_attacks(to),
        Role::Bishop => attacks::bishop_attacks(to, occupied),
        Role::Rook => attacks::rook_attacks(to, occupied),
        Role::Queen => attacks::queen_attacks(to, occupied),
        Role::King => attacks::king_attacks(to),
    };
    reach & position.our(role)
}

fn pawn_origins(position: &Chess, to: Square) -> Bitboard {
    let board = position.board();
    let us = position.turn();
    let pawns = position.our(Role::Pawn);
    let takes = position.them().contains(to) || position.maybe_ep_square() == Some(to);
    let mut origins = if takes {
        attacks::pawn_attacks(us.other(), to) & pawns
    } else {
        Bitboard::EMPTY
    };
    if !board.occupied().contains(to) {
        let back = us.fold_wb(-8, 8);
        let one = Bitboard::from_square(to).shift(back);
        let two = (one.without(board.occupied())).shift(back)
            & Bitboard::from_rank(us.relative_rank(Rank::Second));
        origins |= (one | two) & pawns;
    }
    origins
}

/// Whether the mover's king is not attacked afterwards (Law 3.9.2).
fn is_safe(position: &Chess, role: Role, from: Square, to: Square) -> bool {
    let board = position.board();
    let Some(king) = board.king_of(position.turn()) else {
        return false;
    };
    let mut occupied = board.occupied().without(from);
    let mut taken = Bitboard::from(to);
    let mut threatened = king;
    match role {
        Role::King => threatened = to,
        Role::Pawn if from.file() != to.file() && !occupied.contains(to) => {
            let victim = Square::from_coords(to.file(), from.rank());
            occupied.discard(victim);
            taken.add(victim);
        }
        _ => {}
    }
    board
        .attacks_to(threatened, position.turn().other(), occupied.with(to))
        .without(taken)
        .is_empty()
}

/// Whether a new man is named exactly if a pawn reaches the last rank, and is one that the pawn may become (Law 3.7.3.3).
fn promotes_rightly(position: &Chess, role: Role, to: Square, promotion: Option<Role>) -> bool {
    let last = position.turn().relative_rank(to.rank()) == Rank::Eighth;
    match promotion {
        None => role != Role::Pawn || !last,
        Some(new) => role == Role::Pawn && last && !matches!(new, Role::King | Role::Pawn),
    }
}

fn file(sign: u8) -> Option<File> {
    File::from_char(char::from(sign))
}

fn rank(sign: u8) -> Option<Rank> {
    Rank::from_char(char::from(sign))
}
