//! Small endings, all positions, judged without trusting the procedure.
//!
//! An answer "can mate" comes with a line, which the other move generator replays. The answers
//! "cannot mate" are right if they are closed: none of these positions is a mate, and every legal move
//! of the other generator leads to one of them again. Both together leave no room for a wrong answer.
//!
//! White is the winner; mirrored boards are left out (with pawns from left to right, without them all
//! eight, but for kings on the diagonal), and so are castling rights.

use cozy_chess::{Board, BoardBuilder, Color, File, Move, Piece, Square};

use super::*;

/// The men besides the kings.
type Men = Vec<(Color, Piece)>;

const PIECES: [Piece; 5] = [
    Piece::Queen,
    Piece::Rook,
    Piece::Bishop,
    Piece::Knight,
    Piece::Pawn,
];

/// What was found in an ending.
#[derive(Default)]
struct Count {
    asked: u64,
    unwinnable: u64,
}

/// Asks one position in `step` of an ending.
fn judge(men: &Men, step: usize) -> Count {
    let mut count = Count::default();
    let size = 2 << (6 * (men.len() + 2));
    for index in (0..size).step_by(step) {
        if let Some(board) = placed(index, men) {
            count.asked += 1;
            if !can_white_mate(&board) {
                count.unwinnable += 1;
                closed(&board);
            }
        }
    }
    count
}

/// The position of a number: one of each set of mirror images.
fn placed(mut index: usize, men: &Men) -> Option<Board> {
    let has_pawns = men.iter().any(|(_, piece)| *piece == Piece::Pawn);
    let mut builder = BoardBuilder::empty();
    let kings = [(Color::White, Piece::King), (Color::Black, Piece::King)];
    let mut last = None;
    for man in kings.into_iter().chain(men.iter().copied()) {
        let number = index & 63;
        let square = Square::index(number);
        index >>= 6;
        // A half of the board; without pawns the triangle a1-d1-d4.
        let above_diagonal = number / 8 > number % 8;
        let outside = square.file() > File::D || (!has_pawns && above_diagonal);
        // Men of one kind in one order only.
        let swapped = last.is_some_and(|(other, before)| other == man && before > square);
        let slot = builder.square_mut(square);
        if slot.is_some() || swapped || (man == kings[0] && outside) {
            return None;
        }
        *slot = Some((man.1, man.0));
        last = Some((man, square));
    }
    if index == 1 {
        builder.side_to_move = Color::Black;
    }
    built(&builder)
}

/// The builder lets kings stand next to each other.
fn built(builder: &BoardBuilder) -> Option<Board> {
    let board = builder.build().ok()?;
    let near = cozy_chess::get_king_moves(board.king(Color::White));
    (!near.has(board.king(Color::Black))).then_some(board)
}

/// The answer; a line is replayed.
fn can_white_mate(board: &Board) -> bool {
    let text = board.to_string();
    let Question {
        position, winner, ..
    } = Question::parse(&format!("{text},white")).unwrap();
    match can_mate(&position, winner, Budget::FLAG_FALL) {
        Verdict::CanMate { line } => {
            replay(board.clone(), winner, &line);
            true
        }
        Verdict::CannotMate { .. } => false,
        Verdict::Unknown { .. } => panic!("{text}"),
    }
}

/// Nothing that can be played from this position, which is said to be unwinnable, is winnable.
fn closed(board: &Board) {
    let mut moves: Vec<Move> = Vec::new();
    board.generate_moves(|set| {
        moves.extend(set);
        false
    });
    let is_mate = moves.is_empty() && !board.checkers().is_empty();
    assert!(!is_mate || board.side_to_move() == Color::White, "{board}");
    for mv in moves {
        let mut child = board.clone();
        child.play_unchecked(mv);
        assert!(!can_white_mate(&child), "{board} {mv}");
        // Positions with that right are not among those asked.
        if child.en_passant().is_some() {
            closed(&child);
        }
    }
}

#[test]
fn a_sample_of_small_endings() {
    let (mut asked, mut unwinnable) = (0, 0);
    for men in endings(2).chain(endings(1)) {
        // Far apart and with no common factor, so that all men get about.
        let size = 2_usize << (6 * (men.len() + 2));
        let count = judge(&men, (size / 997) | 1);
        asked += count.asked;
        unwinnable += count.unwinnable;
    }
    println!("{asked} positions, {unwinnable} unwinnable");
    assert!(asked > 1_000 && unwinnable > 100);
}

/// Sets of `number` men besides the kings, at least one of them White's, in one order.
fn endings(number: u32) -> impl Iterator<Item = Men> {
    let kinds = || {
        let colors = [Color::White, Color::Black].into_iter();
        colors.flat_map(|color| PIECES.into_iter().map(move |piece| (color, piece)))
    };
    let single = kinds().take(5).map(|man| vec![man]);
    let pairs = kinds()
        .take(5)
        .enumerate()
        .flat_map(move |(index, first)| kinds().skip(index).map(move |second| vec![first, second]));
    single
        .chain(pairs)
        .filter(move |men| u32::try_from(men.len()) == Ok(number))
}

/// `QR`, `QvR`.
fn name(men: &Men) -> String {
    let letters = |wanted| {
        let men = men.iter().filter(move |(color, _)| *color == wanted);
        men.map(|(_, piece)| piece.to_string().to_uppercase())
    };
    let black: String = letters(Color::Black).collect();
    let white: String = letters(Color::White).collect();
    if black.is_empty() {
        white
    } else {
        format!("{white}v{black}")
    }
}

/// Run on 21 November 2026, positions and how many of them are unwinnable: Q 92,113, 823; R 99,778, 120;
/// B 104,307, all; N 107,360, all; P 165,676, 16.
#[test]
#[ignore = "half a minute in the release profile"]
fn all_positions_of_three_men() {
    for men in endings(1) {
        let Count { asked, unwinnable } = judge(&men, 1);
        println!("{}: {asked} positions, {unwinnable} unwinnable", name(&men));
    }
}

/// Run on 22 November 2026 in full for these endings, positions and how many of them are unwinnable, no answer wrong or
/// undetermined: QQ 1,509,162, 21,913; QR 3,213,305, 21,897; QB 3,337,416, 49,706; QN 3,422,011, 39,865;
/// QP 8,398,429, 23,091; QvQ 2,789,723, 17,092; QvR 3,082,745, 19,846; QvB 3,239,375, 20,953; QvN 3,355,192, 22,270;
/// QvP 8,352,472, 58,059; RR 1,716,506, 2,990; RB 3,596,731, 12,394; RN 3,679,940, 9,082; RP 9,063,318, 3,088;
/// RvP 9,031,524, 4,012; BP 9,441,347, 5,086; RvQ 3,073,764, 2,819. (The quick mode had slightly wider limits then; they
/// decide which step answers first, and nothing else.)
///
/// The other 23 with one position in 2,003 of each, likewise; the day before one in 1,009 of all 40 endings (251,572
/// positions, 21,057 unwinnable) and one in 101 of the first 25 (QQ to BvB: 1,432,764, 156,090).
#[test]
#[ignore = "hours in the release profile; TRATTO_ENDINGS=QvN,BvR names some, TRATTO_EVERY=101 takes one in 101"]
fn all_positions_of_four_men() {
    let wanted = std::env::var("TRATTO_ENDINGS").unwrap_or_default();
    let every = std::env::var("TRATTO_EVERY").map_or(1, |every| every.parse().unwrap());
    for men in endings(2) {
        let name = name(&men);
        if wanted.is_empty() || wanted.split(',').any(|one| one == name) {
            let Count { asked, unwinnable } = judge(&men, every);
            println!("{name}: {asked} positions, {unwinnable} unwinnable");
        }
    }
}
