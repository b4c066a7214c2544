//! Positions that look like the present one but are not the same (Law 9.2.3).

use shakmaty::{Position, Square};

use super::game::{Entry, Game};
use crate::rules::diagnosis::Ply;

/// Why a position with the same men on the same squares is another position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Difference {
    /// The other player had the move (9.2.3, first condition).
    PlayerToMove,
    /// The right to castle with the rook of this square still existed then and was lost later (9.2.3.2).
    CastlingRightLost {
        /// The square of the rook.
        rook: Square,
        /// The half-move that lost the right.
        by: Ply,
    },
    /// A pawn could be taken en passant on this square then (9.2.3.1).
    EnPassantThen(Square),
}

/// An earlier position with the same men on the same squares that does not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NearMiss {
    /// The half-move after which it stood.
    pub after: Ply,
    /// Every difference; never empty.
    pub differences: Vec<Difference>,
}

impl Game {
    /// The earlier positions that have the same men on the same squares as the one on the board, but do not count as its occurrences; the
    /// earliest first.
    #[must_use]
    pub fn near_misses(&self) -> Vec<NearMiss> {
        let now = self.last();
        let key = self.key();
        let end = self.plies();
        (end.saturating_sub(now.reversible)..end)
            .filter_map(|ply| Some((ply, self.entry(ply)?)))
            .filter(|(_, entry)| {
                let then = self.key_of(entry);
                then != key && then.same_men(&key)
            })
            .map(|(ply, entry)| NearMiss {
                after: Ply(ply),
                differences: self.differences(ply, entry),
            })
            .collect()
    }

    fn differences(&self, ply: u32, then: &Entry) -> Vec<Difference> {
        let now = self.last();
        let (key, old_key) = (self.key(), self.key_of(then));
        let mut differences = Vec::new();
        if then.position.turn() != now.position.turn() {
            differences.push(Difference::PlayerToMove);
        }
        for rook in old_key.castling().without(key.castling()) {
            differences.push(Difference::CastlingRightLost {
                rook,
                by: self.right_lost(ply, rook),
            });
        }
        differences.extend(old_key.en_passant().map(Difference::EnPassantThen));
        differences
    }

    /// The half-move after `from` that lost the right to castle with the rook of `rook`.
    fn right_lost(&self, from: u32, rook: Square) -> Ply {
        let end = self.plies();
        let lost = (from..=end).find(|&ply| {
            self.entry(ply)
                .is_some_and(|entry| !self.key_of(entry).castling().contains(rook))
        });
        Ply(lost.unwrap_or(end))
    }
}
