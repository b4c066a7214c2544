//! Touched men (Laws 4.3–4.5; 1952, art. 8): which moves remain permitted.
//!
//! | article | what | value |
//! |---|---|---|
//! | 4.3.1 | own men: the first that can be moved | [`Obligation::Move`] |
//! | 4.3.2 | the opponent's men: the first that can be taken | [`Obligation::Capture`] |
//! | 4.3.3 | both: one takes the other, or else the first that can be moved or taken | [`Obligation::CaptureWith`] |
//! | 4.4.1 | king, then rook: castling if legal | [`Obligation::Castle`] |
//! | 4.4.2 | rook, then king: no castling on that side | [`Obligation::Move`] |
//! | 4.4.3 | castling not legal: another move of the king | [`Obligation::KingInsteadOfCastling`] |
//! | 4.5 | no such move possible: any move | [`Obligation::Free`] |
//!
//! Left out: whether the touch was deliberate (4.2) and whether the complaint came in time (4.8);
//! the choice at promotion (4.4.4) is in the move as made.

#[cfg(test)]
mod tests;

use std::cmp::Ordering;

use shakmaty::{CastlingSide, Chess, Color, Move, Piece, Position, Role, Square};

use super::edition::Edition;
use super::laws::{Article, Rule};

/// The obligation that follows from the touched men.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Obligation {
    /// Move the man of this square.
    Move(Square),
    /// Take the man of this square.
    Capture(Square),
    /// Take the man of the second square with that of the first.
    CaptureWith(Square, Square),
    /// Castle on this side.
    Castle(CastlingSide),
    /// Castling was meant but is not legal: move the king, where castling on the other side is allowed.
    KingInsteadOfCastling(Square),
    /// Any legal move.
    Free,
}

/// The obligation and the moves that fulfil it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Permitted {
    /// The obligation.
    pub obligation: Obligation,
    /// The article of the edition that gives it.
    pub article: Article,
    /// The legal moves that fulfil it; empty only if the game has ended.
    pub moves: Vec<Move>,
}

/// What the player to move may play after deliberately touching the men on these squares, in this order. Squares without a man are
/// ignored. If it is not clear which colour was touched first, put the player's own man first (4.3.3).
#[must_use]
pub fn permitted(position: &Chess, touched: &[Square], edition: Edition) -> Permitted {
    let legal: Vec<Move> = position.legal_moves().into_iter().collect();
    let turn = Turn {
        edition,
        position,
        legal: &legal,
    };
    let men: Vec<(Square, Piece)> = touched
        .iter()
        .filter_map(|&square| Some((square, position.board().piece_at(square)?)))
        .collect();
    let found = if edition.provisions().touched_castling {
        turn.obligation(&men)
    } else {
        turn.first_possible(&men, None, Rule::TouchedOwn, Rule::TouchedOpponents)
    };
    found.unwrap_or_else(|| Permitted {
        obligation: Obligation::Free,
        article: edition.article(Rule::NothingPossible),
        moves: legal.clone(),
    })
}

#[derive(Clone, Copy)]
struct Turn<'a> {
    edition: Edition,
    position: &'a Chess,
    legal: &'a [Move],
}

impl Turn<'_> {
    fn us(&self) -> Color {
        self.position.turn()
    }

    fn obligation(&self, men: &[(Square, Piece)]) -> Option<Permitted> {
        let own = |piece: &Piece| piece.color == self.us();
        let mut ours = men.iter().filter(|(_, piece)| own(piece));
        let first = ours.next();
        let second = ours.next();
        let theirs = men.iter().find(|(_, piece)| !own(piece));
        match (first, second, theirs) {
            (Some(&(king, first)), Some(&(rook, second)), None)
                if first.role == Role::King && second.role == Role::Rook =>
            {
                return self.king_then_rook(king, rook);
            }
            (Some(&(rook, first)), Some(&(king, second)), None)
                if first.role == Role::Rook && second.role == Role::King =>
            {
                return self.first_possible(
                    men,
                    side(king, rook),
                    Rule::RookThenKing,
                    Rule::TouchedOpponents,
                );
            }
            (Some(&(own, _)), _, Some(&(enemy, _))) => {
                let obligation = Obligation::CaptureWith(own, enemy);
                let both = self.with(obligation, Rule::TouchedBoth, |m| {
                    m.from() == Some(own) && victim(m) == Some(enemy)
                });
                return both.or_else(|| {
                    self.first_possible(men, None, Rule::TouchedBoth, Rule::TouchedBoth)
                });
            }
            _ => {}
        }
        self.first_possible(men, None, Rule::TouchedOwn, Rule::TouchedOpponents)
    }

    fn king_then_rook(&self, king: Square, rook: Square) -> Option<Permitted> {
        let instead = Obligation::KingInsteadOfCastling(king);
        let castling = side(king, rook).and_then(|side| {
            self.with(
                Obligation::Castle(side),
                Rule::KingThenRook,
                |m| matches!(m, Move::Castle { rook: with, .. } if with == rook),
            )
        });
        castling.or_else(|| {
            self.with(instead, Rule::CastlingMeantIllegal, |m| {
                m.from() == Some(king)
            })
        })
        // If the king has no move, the player is free (4.4.3), whatever the rook can do.
    }

    /// The first touched man that can be moved or taken.
    fn first_possible(
        &self,
        men: &[(Square, Piece)],
        without: Option<CastlingSide>,
        moving: Rule,
        taking: Rule,
    ) -> Option<Permitted> {
        men.iter().find_map(|&(square, piece)| {
            if piece.color == self.us() {
                self.with(Obligation::Move(square), moving, |m| {
                    m.from() == Some(square) && (without.is_none() || m.castling_side() != without)
                })
            } else {
                self.with(Obligation::Capture(square), taking, |m| {
                    victim(m) == Some(square)
                })
            }
        })
    }

    fn with(
        &self,
        obligation: Obligation,
        rule: Rule,
        fulfils: impl Fn(Move) -> bool,
    ) -> Option<Permitted> {
        let moves: Vec<Move> = self.legal.iter().copied().filter(|&m| fulfils(m)).collect();
        (!moves.is_empty()).then_some(Permitted {
            obligation,
            article: self.edition.article(rule),
            moves,
        })
    }
}

/// The side on which the rook stands; `None` on the king's own file.
fn side(king: Square, rook: Square) -> Option<CastlingSide> {
    match rook.file().cmp(&king.file()) {
        Ordering::Greater => Some(CastlingSide::KingSide),
        Ordering::Less => Some(CastlingSide::QueenSide),
        Ordering::Equal => None,
    }
}

/// The square of the man that a move takes.
const fn victim(played: Move) -> Option<Square> {
    match played {
        Move::Normal {
            capture: Some(_),
            to,
            ..
        } => Some(to),
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        _ => None,
    }
}
