//! A place for a man in the final position, and how far the men of its kind are from it.

use shakmaty::{Bitboard, Board, Color, Move, Role, Square};

use super::{reach::Man, steps};

/// Counts for a man that has been lost.
const LOST: u8 = 12;

/// One place.
#[derive(Clone, Debug)]
pub(super) struct Goal {
    color: Color,
    role: Role,
    /// Steps from each square to the place, within the squares that the man can reach.
    steps: [u8; 64],
}

impl Goal {
    /// `man` is to stand on `place`.
    pub(super) fn new(man: &Man, place: Square) -> Goal {
        let mut steps = [LOST; 64];
        let mut front = Bitboard::from_square(place).0;
        let mut seen = front;
        for distance in 0..LOST {
            for square in Bitboard(front) {
                if let Some(slot) = steps.get_mut(usize::from(square)) {
                    *slot = distance;
                }
            }
            front = match man.role {
                Role::Pawn => steps::ahead(!man.color, front),
                role => steps::step(man.color, role, front),
            } & man.reach.0
                & !seen;
            seen |= front;
        }
        Goal {
            color: man.color,
            role: man.role,
            steps,
        }
    }

    /// How far the nearest man is from the place once `turn` has played `mv` on `board`.
    pub(super) fn away(&self, board: &Board, turn: Color, mv: Move) -> i32 {
        let mut men = board.by_color(self.color) & board.by_role(self.role);
        let to = mv.to();
        if turn != self.color {
            men.discard(to);
        } else if mv.role() == self.role {
            if let Some(from) = mv.from() {
                men.discard(from);
            }
            if mv.promotion().is_none() {
                men.add(to);
            }
        }
        let nearest = men
            .into_iter()
            .filter_map(|square| self.steps.get(usize::from(square)))
            .min()
            .copied()
            .unwrap_or(LOST);
        i32::from(nearest)
    }
}
