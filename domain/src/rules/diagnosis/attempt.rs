//! A move that somebody tried to make, legal or not.

use shakmaty::{CastlingSide, Chess, Move, Position, Role, Square};

/// A move as it was tried on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Attempt {
    /// A man goes from one square to another. A king that goes from its original square to its square after castling is taken to
    /// castle, if it could not go there otherwise.
    Squares {
        /// The origin.
        from: Square,
        /// The target.
        to: Square,
        /// The man put in the pawn's place (Law 3.7.3.3), even if it may not be one.
        promotion: Option<Role>,
    },
    /// Castling, on this side.
    Castle(CastlingSide),
}

impl Attempt {
    /// A man goes from one square to another without promotion.
    #[must_use]
    pub const fn squares(from: Square, to: Square) -> Self {
        Self::Squares {
            from,
            to,
            promotion: None,
        }
    }

    /// The attempt that makes this legal move.
    #[must_use]
    pub fn of(legal: Move) -> Self {
        match (legal.castling_side(), legal.from()) {
            (Some(side), _) => Self::Castle(side),
            (None, Some(from)) => Self::Squares {
                from,
                to: legal.to(),
                promotion: legal.promotion(),
            },
            // Only drops have no origin, and chess has none.
            (None, None) => Self::squares(legal.to(), legal.to()),
        }
    }

    /// The same attempt with castling recognised: by the king's squares or, in one of the 960 arrays, by a king put on its own rook.
    #[must_use]
    pub fn on(self, position: &Chess) -> Self {
        let Self::Squares {
            from,
            to,
            promotion: None,
        } = self
        else {
            return self;
        };
        let colour = position.turn();
        if position.board().king_of(colour) != Some(from) {
            return self;
        }
        let castles = position.castles();
        if castles.mode().is_chess960() {
            return CastlingSide::ALL
                .into_iter()
                .find(|&side| castles.rook(colour, side) == Some(to))
                .map_or(self, Self::Castle);
        }
        let home = Square::from_coords(shakmaty::File::E, colour.backrank());
        CastlingSide::ALL
            .into_iter()
            .find(|side| from == home && to == side.king_to(colour))
            .map_or(self, Self::Castle)
    }

    /// The legal move of `position` that this attempt makes; `None` if it is not legal.
    #[must_use]
    pub fn find(self, position: &Chess) -> Option<Move> {
        match self.on(position) {
            Self::Castle(side) => position.castling_moves(side).first().copied(),
            Self::Squares {
                from,
                to,
                promotion,
            } => {
                let role = position.board().role_at(from)?;
                let candidates = position.san_candidates(role, to);
                candidates.iter().copied().find(|found| {
                    !found.is_castle()
                        && found.from() == Some(from)
                        && found.promotion() == promotion
                })
            }
        }
    }
}
