//! The men that were taken in a game.

use shakmaty::{Color, Position, Role};

use super::history::Game;

/// The men that one side lost, in the order in which they were taken.
///
/// A promoted pawn is no longer a pawn: the man that was taken is the one that stood on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Captured {
    /// Men of White that Black took.
    pub white: Vec<Role>,
    /// Men of Black that White took.
    pub black: Vec<Role>,
}

impl Captured {
    /// The men taken in the first `half_moves` of a game. Men that its initial position lacks do not count as taken.
    #[must_use]
    pub fn after(game: &Game, half_moves: u32) -> Self {
        let mut captured = Self::default();
        let wanted = usize::try_from(half_moves).unwrap_or(usize::MAX);
        for (played, ply) in game.moves().zip(0..).take(wanted) {
            let Some(role) = played.capture() else {
                continue;
            };
            match game.position_after(ply).map(Position::turn) {
                Some(Color::White) => captured.black.push(role),
                Some(Color::Black) => captured.white.push(role),
                None => {}
            }
        }
        captured
    }

    /// The men that `side` lost.
    #[must_use]
    pub fn of(&self, side: Color) -> &[Role] {
        match side {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
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
            let reading = read_move_in(&game, text, Language::English).unwrap();
            game.push(reading.played);
        }
        game
    }

    /// En passant takes a pawn, a promotion with a capture the man on the last rank, a promoted pawn is taken as what it is.
    #[test]
    fn men_are_taken_in_their_order() {
        use Role::{Pawn, Queen, Rook};
        let game = played(
            "r3k2r/1P6/8/8/5p2/8/4P3/R3K2R w KQkq - 0 1",
            "e4 fxe3 bxa8=Q+ Kd7 Qxh8 e2 Kxe2",
        );
        let after = |half_moves| {
            let captured = Captured::after(&game, half_moves);
            (captured.white, captured.black)
        };
        assert_eq!(after(1), (vec![], vec![]));
        assert_eq!(after(2), (vec![Pawn], vec![]));
        assert_eq!(after(3), (vec![Pawn], vec![Rook]));
        assert_eq!(after(6), (vec![Pawn], vec![Rook, Rook]));
        assert_eq!(after(99), (vec![Pawn], vec![Rook, Rook, Pawn]));
        let captured = Captured::after(&game, 3);
        assert_eq!(captured.of(Color::White), [Pawn]);
        assert_eq!(captured.of(Color::Black), [Rook]);
        let promoted = played("r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b8=Q+ Rxb8");
        assert_eq!(Captured::after(&promoted, 2).of(Color::White), [Queen]);
    }
}
