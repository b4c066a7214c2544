//! A position while somebody sets it up: any men anywhere, judged only at the end (Law 3.10.3).

use shakmaty::{Board, Chess, Color, Piece, Role, Square};

use super::position::{PositionFault, read_fen, read_men};

/// A position that is being set up. It need not be possible yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    board: Board,
    /// The side to move.
    pub turn: Color,
    /// Castling rights as in a FEN, `KQkq`; empty if there are none.
    pub castling: String,
    /// The square behind a pawn that has just made its double step; empty if there is none.
    pub en_passant: String,
    /// Half-moves since the last capture or pawn move, as typed; empty if nobody counted them.
    pub half_moves: String,
    /// The number of the move, as typed; empty if nobody knows it.
    pub number: String,
}

impl Default for Draft {
    fn default() -> Self {
        Self {
            board: Board::empty(),
            turn: Color::White,
            castling: String::new(),
            en_passant: String::new(),
            half_moves: String::new(),
            number: String::new(),
        }
    }
}

impl Draft {
    /// Takes over as much of a FEN as can be read, so that the rest can be corrected.
    #[must_use]
    pub fn of_fen(text: &str) -> Self {
        let mut fields = text.split_whitespace();
        let mut draft = Self::default();
        draft.put_men(fields.next().unwrap_or_default());
        if fields.next() == Some("b") {
            draft.turn = Color::Black;
        }
        let mut field = || match fields.next() {
            None | Some("-") => String::new(),
            Some(text) => text.to_owned(),
        };
        draft.castling = field();
        draft.en_passant = field();
        draft.half_moves = field();
        draft.number = field();
        draft
    }

    /// Replaces the men by those of a FEN's first field; the board is empty if the field cannot be read.
    pub fn put_men(&mut self, men: &str) {
        self.board = read_men(men).unwrap_or_else(|_| Board::empty());
    }

    /// The men, as in a FEN's first field.
    #[must_use]
    pub fn men(&self) -> String {
        self.board.board_fen().to_string()
    }

    /// Puts a man on a square and replaces the man there. The same man again, or `None`, clears the square.
    pub fn put(&mut self, square: Square, man: Option<Piece>) {
        let stood = self.board.remove_piece_at(square);
        if let Some(man) = man
            && stood != Some(man)
        {
            self.board.set_piece_at(square, man);
        }
    }

    /// The FEN of the draft, with `0 1` for numbers that nobody typed.
    #[must_use]
    pub fn fen(&self) -> String {
        let or = |text: &str, nothing: &str| {
            let text: String = text.split_whitespace().collect();
            if text.is_empty() {
                nothing.to_owned()
            } else {
                text
            }
        };
        let turn = if self.turn.is_white() { "w" } else { "b" };
        [
            self.men(),
            turn.to_owned(),
            or(&self.castling, "-"),
            or(&self.en_passant, "-"),
            or(&self.half_moves, "0"),
            or(&self.number, "1"),
        ]
        .join(" ")
    }

    /// The finished position.
    ///
    /// # Errors
    /// Every reason why the position is refused.
    pub fn position(&self) -> Result<Chess, Vec<PositionFault>> {
        read_fen(&self.fen())
    }
}

/// A man by its letter in a FEN: `Q` a white queen, `q` a black one.
#[must_use]
pub fn man(letter: char) -> Option<Piece> {
    let color = Color::from_white(letter.is_ascii_uppercase());
    Role::from_char(letter).map(|role| role.of(color))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn article_3_10_3_a_position_is_set_up_man_by_man() {
        let mut draft = Draft::default();
        assert_eq!(draft.fen(), "8/8/8/8/8/8/8/8 w - - 0 1");
        let faults = draft.position().unwrap_err();
        assert_eq!(
            faults,
            [PositionFault::EmptyBoard, PositionFault::MissingKing]
        );
        for (square, letter) in [
            (Square::E1, 'K'),
            (Square::E8, 'k'),
            (Square::A8, 'P'),
            (Square::D7, 'P'),
        ] {
            draft.put(square, man(letter));
        }
        // A pawn on the last rank, and Black in check although White has the move: every reason is named.
        let faults = draft.position().unwrap_err();
        assert_eq!(
            faults,
            [PositionFault::PawnOnLastRank, PositionFault::OppositeCheck]
        );
        // The same man again clears the square, and so does no man; another man takes its place.
        draft.put(Square::A8, man('P'));
        draft.put(Square::D7, None);
        draft.put(Square::E1, man('Q'));
        draft.put(Square::E1, man('K'));
        assert_eq!(draft.men(), "4k3/8/8/8/8/8/8/4K3");
        assert!(draft.position().is_ok());
    }

    #[test]
    fn a_fen_is_taken_over_as_far_as_it_goes() {
        let whole = "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 31";
        let draft = Draft::of_fen(whole);
        assert_eq!(draft.fen(), whole);
        assert_eq!(
            (draft.en_passant.as_str(), draft.number.as_str()),
            ("d6", "31")
        );
        let men = Draft::of_fen(" 4k3/8/8/8/8/8/8/4K3 ");
        assert_eq!(men.fen(), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        assert_eq!(men.number, "");
        assert_eq!(
            Draft::of_fen("nonsense b").fen(),
            "8/8/8/8/8/8/8/8 b - - 0 1"
        );
        // What cannot be read in a field is named, not dropped.
        let draft = Draft::of_fen("4k3/8/8/8/8/8/8/4K3 w XX z9 0 1");
        assert!(draft.position().is_err());
        assert_eq!(man('x'), None);
    }
}
