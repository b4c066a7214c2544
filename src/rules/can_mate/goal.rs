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

    /// The nearest of the men in `men`, and how far it is from the place.
    fn nearest(&self, men: Bitboard) -> (i32, Bitboard) {
        men.into_iter()
            .filter_map(|man| Some((*self.steps.get(usize::from(man))?, man)))
            .min()
            .map_or((i32::from(LOST), Bitboard::EMPTY), |(steps, man)| {
                (i32::from(steps), Bitboard::from_square(man))
            })
    }
}

/// How far the men are from their places together, once `turn` has played `mv` on `board`. Each man
/// counts for one place only.
pub(super) fn away(goals: &[Goal], board: &Board, turn: Color, mv: Move) -> i32 {
    let mut used = Bitboard::EMPTY;
    let mut sum = 0;
    for goal in goals {
        let mut men = board.by_color(goal.color) & board.by_role(goal.role);
        if turn != goal.color {
            men.discard(mv.to());
        } else if mv.role() == goal.role {
            if let Some(from) = mv.from() {
                men.discard(from);
            }
            if mv.promotion().is_none() {
                men.add(mv.to());
            }
        }
        let (steps, man) = goal.nearest(men & !used);
        used |= man;
        // Kings first: where the others block the way, they must not come before.
        sum += if goal.role == Role::King {
            3 * steps
        } else {
            steps
        };
    }
    sum
}
