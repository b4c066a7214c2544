//! Sentences about moves: why one is refused, claims, how a game ended.

use crate::{
    app::MoveRefusal,
    event::LiveDelay,
    i18n::Words,
    rules::{
        CastlingSide, Chess, Color, Move, Position, Role, Square,
        diagnosis::{Attempt, Illegality, Man},
        history::End,
        laws::Article,
        notation::{Language, NotationError, Style, write_move},
    },
};

use super::languages;

/// The message about a move that was not recorded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Refused {
    /// One sentence: `Txe5 non è legale.`
    pub head: String,
    /// The reason in one sentence or more.
    pub reason: String,
    pub article: Option<Article>,
    /// Moves to choose from, when several fit.
    pub candidates: Vec<String>,
    /// Whether a player may still have completed it on the board.
    pub can_be_completed: bool,
    /// Squares of the reason, marked on the board.
    pub squares: Vec<String>,
}

/// Letters of the pieces in the reader's language.
#[must_use]
pub const fn letters(t: Words) -> Language {
    languages::of(t).men
}

const fn role_key(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// `l’alfiere c1`, in the form that `prefix` asks for (`the`, `The`, `by`).
fn man(t: Words, prefix: &str, man: Man) -> String {
    let key = format!("{prefix}-{}", role_key(man.piece.role));
    t.with_one(&key, "square", man.square)
}

/// The sentence about one cause of illegality.
#[must_use]
pub fn illegality(t: Words, cause: &Illegality) -> String {
    use Illegality as I;
    match cause {
        I::GameOver { .. } => t.get("illegal-game-over"),
        I::OpponentsMan(m) => t.with_one("illegal-opponents-man", "man", man(t, "The", *m)),
        I::EmptySquare(square) => t.with_one("illegal-empty-square", "square", square),
        I::NoSuchMan(piece) => t.with_one(
            "illegal-no-such-man",
            "man",
            t.get(&format!("no-{}", role_key(piece.role))),
        ),
        I::SameSquare(square) => t.with_one("illegal-same-square", "square", square),
        I::OwnManOnTarget(m) => t.with_one("illegal-own-man", "man", man(t, "the", *m)),
        I::KingCapture(_) => t.get("illegal-king-capture"),
        I::Geometry(m) => t.with_one("illegal-geometry", "man", man(t, "The", *m)),
        I::PathBlocked(m) => t.with_one("illegal-path-blocked", "man", man(t, "The", *m)),
        I::PushBlocked(m) => t.with_one("illegal-push-blocked", "man", man(t, "the", *m)),
        I::DoubleStepBlocked(m) => t.with_one("illegal-path-blocked", "man", man(t, "The", *m)),
        I::DoubleStepNotFromStart(square) => t.with_one("illegal-double-step", "square", square),
        I::PawnCaptureWithoutVictim(square) => t.with_one("illegal-pawn-capture", "square", square),
        I::EnPassantTooLate(ply) => {
            t.with_one("illegal-en-passant-late", "move", move_number(ply.0))
        }
        I::EnPassantNever(square) => t.with_one("illegal-en-passant-never", "square", square),
        I::PromotionMissing => t.get("illegal-promotion-missing"),
        I::PromotionPiece(_) => t.get("illegal-promotion-piece"),
        I::PromotionOutOfPlace(_) => t.get("illegal-promotion-place"),
        I::CastlingKingMoved(ply) => {
            t.with_one("illegal-castling-king-moved", "move", move_number(ply.0))
        }
        I::CastlingKingAbsent => t.get("illegal-castling-king-absent"),
        I::CastlingRookMoved(ply) => {
            t.with_one("illegal-castling-rook-moved", "move", move_number(ply.0))
        }
        I::CastlingRookAbsent(square) => {
            t.with_one("illegal-castling-rook-absent", "square", square)
        }
        I::CastlingRightLostEarlier => t.get("illegal-castling-lost"),
        I::CastlingInCheck(m) => t.with_one("illegal-castling-in-check", "by", man(t, "by", *m)),
        I::CastlingThroughAttack { square, by } => t.with_two(
            "illegal-castling-through",
            "square",
            square,
            "by",
            man(t, "by", *by),
        ),
        I::CastlingIntoAttack { square, by } => t.with_two(
            "illegal-castling-into",
            "square",
            square,
            "by",
            man(t, "by", *by),
        ),
        I::CastlingManBetween(m) => {
            t.with_one("illegal-castling-between", "man", man(t, "the", *m))
        }
        I::KingAttacked { square, by } => t.with_two(
            "illegal-king-attacked",
            "square",
            square,
            "by",
            man(t, "by", *by),
        ),
        I::StaysInCheck(m) => t.with_one("illegal-stays-in-check", "by", man(t, "by", *m)),
        I::Pinned { pinner, .. } => t.with_one("illegal-pinned", "by", man(t, "by", *pinner)),
        I::EnPassantExposesKing(m) => {
            t.with_one("illegal-en-passant-exposes", "by", man(t, "by", *m))
        }
        #[expect(
            unreachable_patterns,
            reason = "the rules may learn to tell more causes"
        )]
        _ => t.get("illegal-other"),
    }
}

/// `12.` or `12…`: number of the move, with the side that made it.
fn move_number(ply: u32) -> String {
    let number = ply.div_ceil(2);
    if ply % 2 == 1 {
        format!("{number}.")
    } else {
        format!("{number}…")
    }
}

fn cause_squares(cause: &Illegality) -> Vec<Square> {
    use Illegality as I;
    match cause {
        I::OpponentsMan(m)
        | I::OwnManOnTarget(m)
        | I::KingCapture(m)
        | I::PathBlocked(m)
        | I::PushBlocked(m)
        | I::DoubleStepBlocked(m)
        | I::CastlingInCheck(m)
        | I::CastlingManBetween(m)
        | I::StaysInCheck(m)
        | I::EnPassantExposesKing(m) => vec![m.square],
        I::CastlingThroughAttack { square, by }
        | I::CastlingIntoAttack { square, by }
        | I::KingAttacked { square, by } => vec![*square, by.square],
        I::Pinned { pinner, king } => vec![pinner.square, *king],
        _ => Vec::new(),
    }
}

/// The message about a move that was not recorded.
#[must_use]
pub fn refused(t: Words, refusal: &MoveRefusal) -> Refused {
    let written = refusal.written.as_str();
    match &refusal.error {
        NotationError::Unreadable { found, .. } => Refused {
            head: t.with_one("move-unreadable", "written", written),
            reason: match found {
                Some(sign) => t.with_one("move-unreadable-at", "sign", sign),
                None => t.get("move-unreadable-short"),
            },
            ..Refused::default()
        },
        NotationError::Ambiguous { candidates } => {
            let texts = distinct(t, &refusal.position, candidates);
            Refused {
                head: t.with_two("move-ambiguous", "written", written, "n", texts.len()),
                reason: t.get("move-ambiguous-choose"),
                candidates: texts,
                ..Refused::default()
            }
        }
        NotationError::Illegal { attempts } => {
            let first = attempts.first();
            let causes = first.map_or(&[][..], |attempt| attempt.causes.as_slice());
            let reasons: Vec<String> = causes
                .iter()
                .map(|cause| match (cause, first.and_then(|f| f.attempt)) {
                    (Illegality::PathBlocked(by), Some(Attempt::Squares { from, to, .. })) => {
                        blocked(t, &refusal.position, from, to, *by)
                    }
                    _ => illegality(t, cause),
                })
                .collect();
            Refused {
                head: t.with_one("move-illegal", "written", written),
                reason: reasons.join(" "),
                article: causes
                    .first()
                    .map(|cause| refusal.edition.article(cause.rule())),
                can_be_completed: first.is_some_and(|attempt| attempt.attempt.is_some()),
                squares: causes
                    .iter()
                    .flat_map(cause_squares)
                    .map(|s| s.to_string())
                    .collect(),
                candidates: Vec::new(),
            }
        }
    }
}

/// `La torre e3 non arriva in e5: il pedone e4 chiude la strada.`
fn blocked(t: Words, position: &Chess, from: Square, to: Square, by: Man) -> String {
    let Some(piece) = position.board().piece_at(from) else {
        return illegality(t, &Illegality::PathBlocked(by));
    };
    let mover = man(
        t,
        "The",
        Man {
            piece,
            square: from,
        },
    );
    t.with_three(
        "illegal-cannot-reach",
        "man",
        mover,
        "to",
        to,
        "by",
        man(t, "the", by),
    )
}

/// Candidates in the reader's notation; in the long form if the short form is the same for two of them.
fn distinct(t: Words, position: &Chess, candidates: &[crate::rules::Move]) -> Vec<String> {
    let write = |style: Style| -> Vec<String> {
        candidates
            .iter()
            .map(|m| write_move(position, *m, style))
            .collect()
    };
    let short = write(Style::Short(letters(t)));
    let mut unique = short.clone();
    unique.sort();
    unique.dedup();
    if unique.len() == short.len() {
        short
    } else {
        write(Style::Long(letters(t)))
    }
}

/// How a game ended by the rules alone, in one sentence.
#[must_use]
pub fn end(t: Words, end: End) -> String {
    match end {
        End::Checkmate { winner } => t.with_one("end-checkmate", "winner", side(winner)),
        End::Stalemate => t.get("end-stalemate"),
        End::DeadPosition => t.get("end-dead-position"),
        End::FivefoldRepetition => t.get("end-fivefold"),
        End::SeventyFiveMoves => t.get("end-seventy-five"),
    }
}

/// Square of the king in check, if any.
#[must_use]
pub fn king_in_check(position: &Chess) -> Option<String> {
    let king = position.board().king_of(position.turn())?;
    position.is_check().then(|| king.to_string())
}

/// A move in words, for screen readers: `torre bianca da c1 prende in c6, scacco`.
#[must_use]
pub fn spoken(t: Words, position: &Chess, played: Move) -> String {
    let named = |role: Role| {
        let side = match position.turn() {
            Color::White => 'w',
            Color::Black => 'b',
        };
        t.get(&format!("piece-{side}{}", role.char()))
    };
    let mut said = match played.castling_side() {
        Some(CastlingSide::KingSide) => t.get("spoken-castle-short"),
        Some(CastlingSide::QueenSide) => t.get("spoken-castle-long"),
        None => {
            let key = if played.is_capture() {
                "spoken-capture"
            } else {
                "spoken-move"
            };
            let from = played
                .from()
                .map_or_else(String::new, |from| from.to_string());
            t.with_three(
                key,
                "man",
                named(played.role()),
                "from",
                from,
                "to",
                played.to(),
            )
        }
    };
    let mut add = |words: String| {
        said.push_str(", ");
        said.push_str(&words);
    };
    if let Some(role) = played.promotion() {
        add(t.with_one("spoken-promotion", "man", named(role)));
    }
    let mut after = position.clone();
    after.play_unchecked(played);
    if after.is_checkmate() {
        add(t.get("spoken-mate"));
    } else if after.is_check() {
        add(t.get("spoken-check"));
    }
    said
}

/// `12.Cf3`, `12…Cf6`.
#[must_use]
pub fn numbered(ply: u32, text: &str) -> String {
    let number = ply.div_ceil(2);
    if ply % 2 == 1 {
        format!("{number}.{text}")
    } else {
        format!("{number}…{text}")
    }
}

/// `in differita di 15 minuti`
#[must_use]
pub fn live_delay(t: Words, delay: LiveDelay) -> String {
    let minutes = || t.n("live-delay-minutes", delay.minutes());
    let moves = || t.n("live-delay-moves", delay.moves());
    match (delay.minutes(), delay.moves()) {
        (0, 0) => t.get("live-delay-none"),
        (_, 0) => t.with_one("live-delay", "what", minutes()),
        (0, _) => t.with_one("live-delay", "what", moves()),
        (_, _) => t.with_two("live-delay-both", "minutes", minutes(), "moves", moves()),
    }
}

/// Code of a colour in messages and forms.
#[must_use]
pub const fn side(colour: Color) -> &'static str {
    match colour {
        Color::White => "white",
        Color::Black => "black",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    #[test]
    fn the_delay_in_words() {
        let t = Words(Lang::It);
        for (minutes, moves, words) in [
            (0, 0, "in diretta"),
            (15, 0, "in differita di 15 minuti"),
            (1, 0, "in differita di 1 minuto"),
            (0, 3, "in differita di 3 mosse"),
            (15, 3, "in differita di 15 minuti e di almeno 3 mosse"),
        ] {
            let said = live_delay(t, LiveDelay::new(minutes, moves).unwrap());
            assert_eq!(said, words);
        }
    }
}
