//! Perpetual check: checks that repeat.
//!
//! No edition of the Laws knows a draw by perpetual check. The game is drawn by agreement, by a claim of the third occurrence of a
//! position, or by the fifth occurrence, which needs no claim (9.2, 9.6.1).

use shakmaty::{Color, Position};

use super::Game;
use crate::rules::diagnosis::Ply;

/// A side that gives check after check, so that a position comes again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PerpetualCheck {
    /// The side that gives the checks.
    pub by: Color,
    /// The checks that repeat: those of the last cycle.
    pub checks: Vec<Ply>,
    /// The half-moves after which the position of the last check stood, since the side began to give only checks; this time included.
    pub stood: Vec<Ply>,
}

impl Game {
    /// The perpetual check after `half_moves`: a position stands again, and every move of one side since then was a check. `None` if there
    /// is no perpetual check.
    #[must_use]
    pub fn perpetual_check_after(&self, half_moves: u32) -> Option<PerpetualCheck> {
        let is_check = |ply: u32| self.position_after(ply).is_some_and(Position::is_check);
        // The last check, which the other side may have answered.
        let last = [Some(half_moves), half_moves.checked_sub(1)]
            .into_iter()
            .flatten()
            .find(|ply| is_check(*ply))?;
        let first = (0..=last)
            .rev()
            .step_by(2)
            .take_while(|ply| is_check(*ply))
            .last()?;
        let mut stood = self.occurrences_after(last);
        stood.retain(|ply| ply.0 >= first && ply.0 > 0);
        let [.., before, _] = stood.as_slice() else {
            return None;
        };
        let checks = (before.0 + 2..=last).step_by(2).map(Ply).collect();
        Some(PerpetualCheck {
            by: !self.position_after(last)?.turn(),
            checks,
            stood,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        notation::{Language, read_move_in},
        position::read_fen,
    };

    fn played(fen: &str, moves: &str) -> Game {
        let mut game = Game::new(read_fen(fen).unwrap());
        for text in moves.split_whitespace() {
            let reading = read_move_in(&game, text, Language::Italian).unwrap();
            game.push(reading.played);
        }
        game
    }

    const COURSE: &str = "3q4/K7/8/8/8/8/1k6/8 b - - 0 1";

    #[test]
    fn the_checks_of_the_school_course_repeat() {
        let game = played(COURSE, "Dc7+ Ra8 Dc8+ Ra7 Dc7+ Ra8 Dc8+ Ra7 Dc7+");
        let found = |half_moves| game.perpetual_check_after(half_moves);
        // Nothing came again before the fifth half-move.
        for half_moves in 0..=4 {
            assert_eq!(found(half_moves), None, "{half_moves}");
        }
        let fifth = found(5).unwrap();
        assert_eq!(fifth.by, Color::Black);
        assert_eq!(fifth.checks, [Ply(3), Ply(5)]);
        assert_eq!(fifth.stood, [Ply(1), Ply(5)]);
        // After the answer it is still there.
        assert_eq!(found(6), found(5));
        assert_eq!(found(9).unwrap().stood, [Ply(1), Ply(5), Ply(9)]);
    }

    /// The position that the record begins with is no check by a move.
    #[test]
    fn a_check_at_the_beginning_is_no_move() {
        let game = played(
            "4Q1k1/6p1/8/8/8/8/8/7K b - - 0 1",
            "Rh7 Dh5+ Rg8 De8+ Rh7 Dh5+",
        );
        let found = |half_moves| game.perpetual_check_after(half_moves);
        assert_eq!(found(4), None);
        assert_eq!(found(6).unwrap().stood, [Ply(2), Ply(6)]);
    }

    /// One move that gives no check interrupts it: the repetition counts for a claim, the checks are not perpetual.
    #[test]
    fn a_quiet_move_ends_it() {
        let game = played(COURSE, "Dc7+ Ra8 Rb3");
        assert_eq!(game.perpetual_check_after(game.plies()), None);
        let game = played(COURSE, "Dc7+ Ra8 Dd7 Rb8 Dd8+ Ra7 Dc7+");
        assert_eq!(game.occurrences(), 2);
        assert_eq!(game.perpetual_check_after(game.plies()), None);
    }
}
