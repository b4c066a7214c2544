//! Small endings, all positions, judged without trusting the procedure.
//!
//! An answer "can mate" comes with a line, which the other move generator replays. The answers
//! "cannot mate" are right if they are closed: none of these positions is a mate, and every legal move
//! of the other generator leads to one of them again. Both together leave no room for a wrong answer.
//!
//! White is the winner; mirrored boards are left out (with pawns from left to right, without them all
//! eight, but for kings on the diagonal). Positions in which somebody may castle or capture en passant are
//! asked besides, mirrored ones too.

use cozy_chess::{Board, BoardBuilder, Color, File, Move, Piece, Rank, Square};

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

const KINGS: [(Color, Piece); 2] = [(Color::White, Piece::King), (Color::Black, Piece::King)];

/// What was found in an ending.
#[derive(Default)]
struct Count {
    asked: u64,
    unwinnable: u64,
}

impl Count {
    fn ask(&mut self, board: &Board) {
        self.asked += 1;
        if !can_white_mate(board) {
            self.unwinnable += 1;
            closed(board);
        }
    }
}

/// Asks one position in `step` of an ending, of each set of mirror images one, with no rights.
fn judge(men: &Men, step: usize) -> Count {
    let mut count = Count::default();
    for index in numbers(men).step_by(step) {
        let one = placed(index, men).filter(|builder| is_first_of_mirrors(builder, men));
        if let Some(board) = one.as_ref().and_then(built) {
            count.ask(&board);
        }
    }
    count
}

/// Asks those in which somebody may castle or capture en passant, of one in `step` sets of squares of each ending.
fn judge_endings_with_rights(step: usize) -> Count {
    let has = |men: &Men, wanted| men.iter().filter(|(_, piece)| *piece == wanted).count();
    let endings = endings(2).chain(endings(1));
    let may = endings.filter(|men| has(men, Piece::Rook) > 0 || has(men, Piece::Pawn) == 2);
    let mut count = Count::default();
    for men in may {
        let placed = numbers(&men)
            .step_by(step)
            .filter_map(|index| placed(index, &men));
        for board in placed
            .flat_map(|builder| with_rights(&builder))
            .filter_map(|one| built(&one))
        {
            count.ask(&board);
        }
    }
    count
}

/// Six bits for each man's square, the kings' first, and one for the side to move.
fn numbers(men: &Men) -> std::ops::Range<usize> {
    0..2 << (6 * (men.len() + 2))
}

/// The men of a number on their squares, if there is a square for each; men of one kind in one order only.
fn placed(mut index: usize, men: &Men) -> Option<BoardBuilder> {
    let mut builder = BoardBuilder::empty();
    let mut last = None;
    for man in KINGS.into_iter().chain(men.iter().copied()) {
        let square = Square::index(index & 63);
        index >>= 6;
        let swapped = last.is_some_and(|(other, before)| other == man && before > square);
        let slot = builder.square_mut(square);
        if slot.is_some() || swapped {
            return None;
        }
        *slot = Some((man.1, man.0));
        last = Some((man, square));
    }
    if index == 1 {
        builder.side_to_move = Color::Black;
    }
    Some(builder)
}

/// White's king stands on the left half of the board; without pawns in the triangle a1-d1-d4.
fn is_first_of_mirrors(builder: &BoardBuilder, men: &Men) -> bool {
    let has_pawns = men.iter().any(|(_, piece)| *piece == Piece::Pawn);
    (0..64).any(|number| {
        let is_king = builder.square(Square::index(number)) == Some((Piece::King, Color::White));
        let (file, rank) = (number % 8, number / 8);
        is_king && file <= 3 && (has_pawns || rank <= file)
    })
}

/// The same men with each set of rights to castle and to capture en passant that their squares admit, but for the empty
/// one. What cannot be, the builder of the other generator refuses.
fn with_rights(men: &BoardBuilder) -> Vec<BoardBuilder> {
    let mut found = vec![men.clone()];
    let stands = |square, piece, color| men.square(square) == Some((piece, color));
    for color in [Color::White, Color::Black] {
        let home = |file| Square::new(file, Rank::First.relative_to(color));
        for corner in [File::H, File::A] {
            let (king, rook) = (home(File::E), home(corner));
            if stands(king, Piece::King, color) && stands(rook, Piece::Rook, color) {
                let mut castling = found.clone();
                for one in &mut castling {
                    let rights = one.castle_rights_mut(color);
                    let side = if corner == File::H {
                        &mut rights.short
                    } else {
                        &mut rights.long
                    };
                    *side = Some(corner);
                }
                found.extend(castling);
            }
        }
    }
    let mover = men.side_to_move;
    for file in File::ALL {
        let square = Square::new(file, Rank::Fifth.relative_to(mover));
        let is_beside = |offset| {
            let beside = square.try_offset(offset, 0);
            beside.is_some_and(|square| stands(square, Piece::Pawn, mover))
        };
        if stands(square, Piece::Pawn, !mover) && (is_beside(-1) || is_beside(1)) {
            let mut capturing = found.clone();
            for one in &mut capturing {
                one.en_passant = Some(Square::new(file, Rank::Sixth.relative_to(mover)));
            }
            found.extend(capturing);
        }
    }
    found.split_off(1)
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
    }
}

#[test]
fn a_sample_of_small_endings() {
    let (mut asked, mut unwinnable) = (0, 0);
    for men in endings(2).chain(endings(1)) {
        // Far apart and with no common factor, so that all men get about.
        let step = (numbers(&men).len() / 997) | 1;
        let count = judge(&men, step);
        asked += count.asked;
        unwinnable += count.unwinnable;
    }
    println!("{asked} positions, {unwinnable} unwinnable");
    assert!(asked > 1_000 && unwinnable > 100);
}

/// Every ending in which somebody may castle or capture en passant.
#[test]
fn a_sample_with_rights() {
    let Count { asked, unwinnable } = judge_endings_with_rights(97);
    println!("{asked} positions, {unwinnable} unwinnable");
    assert!(asked > 100);
}

/// Run on 22 November 2026: 257,513 positions, 12,310 of them unwinnable, no answer wrong or undetermined.
#[test]
#[ignore = "a minute in the release profile"]
fn all_positions_with_rights() {
    let Count { asked, unwinnable } = judge_endings_with_rights(1);
    println!("{asked} positions, {unwinnable} unwinnable");
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

/// Run in full on 21 and 22 November 2026, positions and how many of them are unwinnable: 203,921,659, 13,241,142 of
/// them, no answer wrong or undetermined. By ending: QQ 1,509,162, 21,913; QR 3,213,305, 21,897; QB 3,337,416, 49,706;
/// QN 3,422,011, 39,865; QP 8,398,429, 23,091; QvQ 2,789,723, 17,092; QvR 3,082,745, 19,846; QvB 3,239,375, 20,953; QvN
/// 3,355,192, 22,270; QvP 8,352,472, 58,059; RR 1,716,506, 2,990; RB 3,596,731, 12,394; RN 3,679,940, 9,082; RP
/// 9,063,318, 3,088; RvQ 3,073,764, 2,819; RvR 3,366,786, 2,023; RvB 3,523,416, 1,189; RvN 3,639,233, 1,146; RvP
/// 9,031,524, 4,012; BB 1,861,370, 929,800; BN 3,832,792, 3,167; BP 9,441,347, 5,086; BvQ 3,239,381, all; BvR
/// 3,532,403, all; BvB 3,689,033, 1,826,917; BvN 3,804,850, 8; BvP 9,427,184, 368; NN 1,964,612, 796; NP 9,699,457,
/// 2,653; NvQ 3,348,047, all; NvR 3,641,069, 2,788; NvB 3,797,699, 8; NvN 3,913,516, 2; NvP 9,685,770, 198; PP
/// 3,719,043, 424; PvQ 8,352,472, 9,673; PvR 9,031,524, 5,322; PvB 9,427,184, 276; PvN 9,685,770, 164; PvP 7,436,088,
/// 226.
///
/// The endings up to RvB, and RvP, BP and BvP, ran with slightly other limits of the quick mode, which decide which step
/// answers first and nothing else.
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
