//! Small endings, all positions: the answers against tables made by another method (from the mates
//! backwards, both sides helping) on another move generator.

use std::{collections::HashMap, rc::Rc};

use cozy_chess::{Board, BoardBuilder, Color, Move, Piece, Rank, Square};

use super::*;

/// The men besides the kings.
type Men = Vec<(Color, Piece)>;

/// For every placement of the kings and `men` and either side to move: can White mate?
struct Table {
    men: Men,
    winnable: Vec<bool>,
}

#[derive(Default)]
struct Tables {
    made: HashMap<Men, Rc<Table>>,
}

#[expect(
    clippy::as_conversions,
    reason = "the other crate's squares offer nothing else"
)]
fn index(board: &Board, men: &Men) -> usize {
    let mut index = usize::from(board.side_to_move() == Color::Black);
    let mut used = cozy_chess::BitBoard::EMPTY;
    for color in [Color::White, Color::Black] {
        index = index << 6 | board.king(color) as usize;
    }
    for (color, piece) in men {
        let square = (board.colored_pieces(*color, *piece) - used)
            .into_iter()
            .next()
            .unwrap();
        used |= square.bitboard();
        index = index << 6 | square as usize;
    }
    index
}

fn board(mut index: usize, men: &Men) -> Option<Board> {
    let mut builder = BoardBuilder::empty();
    let kings = [(Color::White, Piece::King), (Color::Black, Piece::King)];
    for (color, piece) in men.iter().rev().copied().chain([kings[1], kings[0]]) {
        let slot = builder.square_mut(Square::index(index & 63));
        if slot.is_some() {
            return None;
        }
        *slot = Some((piece, color));
        index >>= 6;
    }
    builder.side_to_move = if index == 1 {
        Color::Black
    } else {
        Color::White
    };
    // The builder lets kings stand next to each other.
    let board = builder.build().ok()?;
    let apart = !cozy_chess::get_king_moves(board.king(Color::White)).has(board.king(Color::Black));
    apart.then_some(board)
}

fn men_of(board: &Board) -> Men {
    let mut men = Vec::new();
    for color in [Color::White, Color::Black] {
        for piece in [
            Piece::Queen,
            Piece::Rook,
            Piece::Bishop,
            Piece::Knight,
            Piece::Pawn,
        ] {
            men.extend(
                board
                    .colored_pieces(color, piece)
                    .into_iter()
                    .map(|_| (color, piece)),
            );
        }
    }
    men
}

fn moves(board: &Board) -> Vec<Move> {
    let mut moves = Vec::new();
    board.generate_moves(|set| {
        moves.extend(set);
        false
    });
    moves
}

impl Tables {
    fn get(&mut self, men: &Men) -> Rc<Table> {
        if let Some(table) = self.made.get(men) {
            return Rc::clone(table);
        }
        let table = Rc::new(self.make(men));
        self.made.insert(men.clone(), Rc::clone(&table));
        table
    }

    fn make(&mut self, men: &Men) -> Table {
        let size = 2 << (6 * (men.len() + 2));
        let mut table = Table {
            men: men.clone(),
            winnable: vec![false; size],
        };
        if men.iter().all(|(color, _)| *color == Color::Black) {
            return table;
        }
        loop {
            let mut grown = false;
            for index in 0..size {
                if !table.winnable[index]
                    && board(index, men).is_some_and(|board| self.helps(&board, &table))
                {
                    table.winnable[index] = true;
                    grown = true;
                }
            }
            if !grown {
                return table;
            }
        }
    }

    /// Is the position White's mate, or does a move lead to a winnable position?
    fn helps(&mut self, board: &Board, table: &Table) -> bool {
        let moves = moves(board);
        if moves.is_empty() {
            return board.side_to_move() == Color::Black && !board.checkers().is_empty();
        }
        moves.into_iter().any(|mv| {
            let mut child = board.clone();
            child.play_unchecked(mv);
            self.winnable(&child, table)
        })
    }

    fn winnable(&mut self, child: &Board, table: &Table) -> bool {
        let men = men_of(child);
        let here = if men == table.men {
            table.winnable[index(child, &men)]
        } else {
            self.get(&men).winnable[index(child, &men)]
        };
        if here {
            return true;
        }
        let Some(file) = child.en_passant() else {
            return false;
        };
        let target = Square::new(file, Rank::Sixth.relative_to(child.side_to_move()));
        moves(child).into_iter().any(|mv| {
            let is_capture = mv.to == target && child.piece_on(mv.from) == Some(Piece::Pawn);
            is_capture && {
                let mut taken = child.clone();
                taken.play_unchecked(mv);
                let men = men_of(&taken);
                self.get(&men).winnable[index(&taken, &men)]
            }
        })
    }
}

/// Compares one position in `step` with the table; how many, and how many of them unwinnable.
fn compare(tables: &mut Tables, men: &Men, step: usize) -> (usize, usize) {
    let table = tables.get(men);
    let (mut asked, mut unwinnable) = (0, 0);
    for index in (0..table.winnable.len()).step_by(step) {
        let Some(board) = board(index, men) else {
            continue;
        };
        let fen = board.to_string();
        let Question {
            position, winner, ..
        } = Question::parse(&format!("{fen},white")).unwrap();
        let expected = table.winnable[index];
        asked += 1;
        unwinnable += usize::from(!expected);
        match can_mate(&position, winner, Budget::FLAG_FALL) {
            Verdict::CanMate { .. } => assert!(expected, "{fen}"),
            Verdict::CannotMate { proof } => assert!(!expected, "{fen} {proof:?}"),
            Verdict::Unknown { .. } => panic!("{fen}"),
        }
    }
    (asked, unwinnable)
}

const PIECES: [Piece; 5] = [
    Piece::Queen,
    Piece::Rook,
    Piece::Bishop,
    Piece::Knight,
    Piece::Pawn,
];

#[test]
fn a_sample_of_small_endings_against_a_blind_search() {
    let (mut asked, mut unwinnable) = (0, 0);
    for (number, first) in PIECES.into_iter().enumerate() {
        for second in PIECES.into_iter().map(Some).chain([None]) {
            let mut men = vec![(Color::White, first)];
            men.extend(second.map(|piece| (Color::Black, piece)));
            let size = 2_usize << (6 * (men.len() + 2));
            // Far apart and with no common factor, so that all men get about.
            for index in (number * 1_009..size).step_by(size / 23) {
                let Some(board) = board(index, &men) else {
                    continue;
                };
                let fen = board.to_string();
                let Question {
                    position, winner, ..
                } = Question::parse(&format!("{fen},white")).unwrap();
                asked += 1;
                match can_mate(&position, winner, Budget::FLAG_FALL) {
                    Verdict::CanMate { line } => tests::confirm(&position, winner, &line),
                    Verdict::CannotMate { proof } => {
                        unwinnable += 1;
                        let found = tests::blind(&position, winner, 300);
                        assert_ne!(found, Some(true), "{fen} {proof:?}");
                    }
                    Verdict::Unknown { .. } => panic!("{fen}"),
                }
            }
        }
    }
    println!("{asked} positions, {unwinnable} unwinnable");
    assert!(asked > 200 && unwinnable > 10);
}

#[test]
#[ignore = "a minute in the release profile"]
fn all_positions_of_three_men() {
    let mut tables = Tables::default();
    for piece in PIECES {
        for color in [Color::White, Color::Black] {
            let (asked, unwinnable) = compare(&mut tables, &vec![(color, piece)], 1);
            println!("{color:?} {piece:?}: {asked} positions, {unwinnable} unwinnable");
        }
    }
}

#[test]
#[ignore = "hours in the release profile; TRATTO_ENDINGS=QvN names some endings only"]
fn all_positions_of_four_men() {
    let wanted = std::env::var("TRATTO_ENDINGS").unwrap_or_default();
    let mut tables = Tables::default();
    for (number, first) in PIECES.into_iter().enumerate() {
        for second in PIECES {
            for color in [Color::White, Color::Black] {
                let versus = if color == Color::Black { "v" } else { "" };
                let name = format!("{first}{versus}{second}").replace('V', "v");
                let repeated = color == Color::White
                    && PIECES.iter().position(|piece| *piece == second) < Some(number);
                if repeated || !(wanted.is_empty() || wanted.eq_ignore_ascii_case(&name)) {
                    continue;
                }
                let men = vec![(Color::White, first), (color, second)];
                let (asked, unwinnable) = compare(&mut tables, &men, 1);
                println!("{name}: {asked} positions, {unwinnable} unwinnable");
            }
        }
    }
}
