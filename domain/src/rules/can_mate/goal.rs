//! A place for a man in the final position, and how far the men of its kind are from it.

use shakmaty::{Bitboard, Board, Chess, Color, Move, Position, Rank, Role, Square};

use super::{reach::Man, steps};

/// The steps that count for a man that has been lost.
const LOST: u8 = 12;

/// One place.
#[derive(Clone, Debug)]
pub(super) struct Goal {
    color: Color,
    role: Role,
    /// Steps from each square to the place, within the squares that the man can reach.
    steps: [u8; 64],
    /// How much one step counts.
    weight: i32,
}

impl Goal {
    /// The goal that `man` stands on `place`.
    pub(super) fn new(man: &Man, place: Square) -> Goal {
        // Kings first: the other men might block their way and must not come before them.
        let weight = if man.role == Role::King { 3 } else { 1 };
        Goal::within(man.color, man.role, place, man.reach.0, weight)
    }

    /// The goal that a man of this kind stands on `place`, by any way.
    pub(super) fn anywhere(color: Color, role: Role, place: Square, weight: i32) -> Goal {
        Goal::within(color, role, place, u64::MAX, weight)
    }

    fn within(color: Color, role: Role, place: Square, reach: u64, weight: i32) -> Goal {
        let mut steps = [LOST; 64];
        let mut front = Bitboard::from_square(place).0;
        let mut seen = front;
        for distance in 0..LOST {
            for square in Bitboard(front) {
                if let Some(slot) = steps.get_mut(usize::from(square)) {
                    *slot = distance;
                }
            }
            front = match role {
                Role::Pawn => steps::ahead(!color, front),
                _ => steps::step(color, role, front),
            } & reach
                & !seen;
            seen |= front;
        }
        Goal {
            color,
            role,
            steps,
            weight,
        }
    }

    /// The nearest of the men in `men`, and how far it is from the place.
    fn nearest(&self, men: Bitboard) -> (i32, Bitboard) {
        men.into_iter()
            .filter_map(|man| Some((*self.steps.get(usize::from(man))?, man)))
            .filter(|(steps, _)| *steps < LOST)
            .min()
            .map_or((i32::from(LOST), Bitboard::EMPTY), |(steps, man)| {
                (i32::from(steps), Bitboard::from_square(man))
            })
    }
}

/// The sum of the men's distances from their places, after `turn` has played `mv` on `board`. Each man counts for one place only.
pub(super) fn away(goals: &[Goal], board: &Board, turn: Color, mv: Move) -> i32 {
    let after = After { board, turn, mv };
    let mut used = Bitboard::EMPTY;
    let mut sum = 0;
    for goal in goals {
        let (steps, man) = goal.nearest(after.men(goal.color, goal.role) & !used);
        used |= man;
        sum += goal.weight * steps;
        if man.is_empty() && goal.role != Role::Pawn {
            sum += goal.weight * after.promotion(goal.color);
        }
    }
    sum
}

/// Whether `mv` is the move of a man that has a place, or of a pawn that may become a missing man.
pub(super) fn concerns(goals: &[Goal], position: &Chess, mv: Move) -> bool {
    let (turn, board) = (position.turn(), position.board());
    let mut own = goals.iter().filter(|goal| goal.color == turn);
    own.any(|goal| {
        let missing = (board.by_color(turn) & board.by_role(goal.role)).is_empty();
        goal.role == mv.role() || (missing && mv.role() == Role::Pawn)
    })
}

/// A board and the move that is played on it.
struct After<'a> {
    board: &'a Board,
    turn: Color,
    mv: Move,
}

impl After<'_> {
    fn men(&self, color: Color, role: Role) -> Bitboard {
        let mut men = self.board.by_color(color) & self.board.by_role(role);
        if self.turn != color {
            men.discard(self.mv.to());
            return men;
        }
        if let Some(from) = self.mv.from() {
            men.discard(from);
        }
        if self.mv.promotion().unwrap_or(self.mv.role()) == role {
            men.add(self.mv.to());
        }
        men
    }

    /// Steps of the most advanced pawn to its promotion.
    fn promotion(&self, color: Color) -> i32 {
        let pawns = self.men(color, Role::Pawn).into_iter();
        let steps = pawns.map(|pawn| match color {
            Color::White => pawn.rank().distance(Rank::Eighth),
            Color::Black => pawn.rank().distance(Rank::First),
        });
        steps
            .min()
            .and_then(|steps| i32::try_from(steps).ok())
            .unwrap_or(i32::from(LOST))
    }
}
