use shakmaty::{CastlingMode, CastlingSide, Chess, Square, fen::Fen};

use super::*;
use crate::rules::notation::{Style, write_move};

fn case(fen: &str, touched: &[Square], edition: Edition) -> (Obligation, &'static str, String) {
    let position: Chess = fen
        .parse::<Fen>()
        .unwrap()
        .into_position(CastlingMode::Standard)
        .unwrap();
    let permitted = permitted(&position, touched, edition);
    let mut moves: Vec<String> = permitted
        .moves
        .iter()
        .map(|&m| write_move(&position, m, Style::SAN))
        .collect();
    moves.sort();
    (
        permitted.obligation,
        permitted.article.number(),
        moves.join(" "),
    )
}

const CASTLE: &str = "4k3/8/8/8/8/8/3PPP2/R3K2R w KQ - 0 1";

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const FIRST_MOVES: &str = "Na3 Nc3 Nf3 Nh3 a3 a4 b3 b4 c3 c4 d3 d4 e3 e4 f3 f4 g3 g4 h3 h4";
/// White's knight of c3 is pinned; the pawn of e4 can take on d5 and f5.
const TAKING: &str = "4k3/8/8/3p1p2/1b2P3/2N5/8/4K3 w - - 0 1";

fn assert_permitted(
    fen: &str,
    touched: &[Square],
    obligation: Obligation,
    article: &str,
    moves: &str,
) {
    let found = case(fen, touched, Edition::Fide2023);
    assert_eq!(
        (found.0, found.1, found.2.as_str()),
        (obligation, article, moves),
        "{fen} {touched:?}"
    );
}

#[test]
fn article_4_3_1_the_first_own_man_that_can_be_moved() {
    use Square::{A1, E1, E2};
    assert_permitted(START, &[A1, E2], Obligation::Move(E2), "4.3.1", "e3 e4");
    // A king touched alone may castle.
    assert_permitted(
        CASTLE,
        &[E1],
        Obligation::Move(E1),
        "4.3.1",
        "Kd1 Kf1 O-O O-O-O",
    );
}

#[test]
fn article_4_3_2_the_first_man_that_can_be_taken() {
    use Square::D5;
    assert_permitted(TAKING, &[D5], Obligation::Capture(D5), "4.3.2", "exd5");
    // En passant takes a pawn that does not stand on the target.
    let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    assert_permitted(passing, &[D5], Obligation::Capture(D5), "4.3.2", "exd6");
}

#[test]
fn article_4_3_3_one_man_of_each_colour() {
    use Square::{B4, C3, D5, E4};
    assert_permitted(
        TAKING,
        &[E4, D5],
        Obligation::CaptureWith(E4, D5),
        "4.3.3",
        "exd5",
    );
    // The knight is pinned: it takes nothing, the pawn was the first that can be taken.
    assert_permitted(TAKING, &[C3, D5], Obligation::Capture(D5), "4.3.3", "exd5");
    assert_permitted(
        TAKING,
        &[B4, E4],
        Obligation::Move(E4),
        "4.3.3",
        "e5 exd5 exf5",
    );
}

#[test]
fn article_4_4_1_king_and_rook_castle() {
    use Square::{A1, E1, H1};
    let castles = Obligation::Castle;
    assert_permitted(
        CASTLE,
        &[E1, H1],
        castles(CastlingSide::KingSide),
        "4.4.1",
        "O-O",
    );
    assert_permitted(
        CASTLE,
        &[E1, A1],
        castles(CastlingSide::QueenSide),
        "4.4.1",
        "O-O-O",
    );
}

#[test]
fn article_4_4_2_rook_and_king_do_not_castle() {
    use Square::{E1, H1};
    let rook = "Rf1 Rg1 Rh2 Rh3 Rh4 Rh5 Rh6 Rh7 Rh8+";
    assert_permitted(CASTLE, &[H1, E1], Obligation::Move(H1), "4.4.2", rook);
}

#[test]
fn article_4_4_3_castling_is_not_legal() {
    use Square::{E1, H1};
    let hit = "4k3/6r1/8/8/8/8/3PPP2/R3K2R w KQ - 0 1";
    let obligation = Obligation::KingInsteadOfCastling(E1);
    assert_permitted(hit, &[E1, H1], obligation, "4.4.3", "Kd1 Kf1 O-O-O");
}

#[test]
fn article_4_5_nothing_touched_can_move_or_be_taken() {
    use Square::{A1, A8, E5, F3, H8};
    assert_permitted(START, &[A1], Obligation::Free, "4.5", FIRST_MOVES);
    assert_permitted(
        START,
        &[A8, H8, E5, F3],
        Obligation::Free,
        "4.5",
        FIRST_MOVES,
    );
}

#[test]
fn article_4_4_2_forbids_only_that_side() {
    // The rook of h1 cannot move; the king may castle on the other side only.
    let fen = "4k3/8/8/8/8/6p1/3PPPPP/R3K1NR w Q - 0 1";
    let (obligation, article, _) = case(fen, &[Square::H1, Square::E1], Edition::Fide2023);
    assert_eq!(
        (obligation, article),
        (Obligation::Move(Square::E1), "4.4.2")
    );
}

/// A rook on the king's file stands on neither side: both castlings are left.
#[test]
fn article_4_4_2_a_rook_before_the_king_forbids_no_side() {
    use Square::{E1, E2};
    let fen = "4k3/8/8/8/8/4P3/3PRP2/R3K2R w KQ - 0 1";
    assert_permitted(
        fen,
        &[E2, E1],
        Obligation::Move(E1),
        "4.4.2",
        "Kd1 Kf1 O-O O-O-O",
    );
    let king = Obligation::KingInsteadOfCastling(E1);
    assert_permitted(fen, &[E1, E2], king, "4.4.3", "Kd1 Kf1 O-O O-O-O");
}

/// Castling is meant by a king and a rook, not by other men.
#[test]
fn article_4_3_1_king_or_rook_with_another_man() {
    use Square::{A1, B1, D1, E1, H1};
    let fen = "4k3/8/8/8/8/8/P1PPPP2/RN1QK2R w KQ - 0 1";
    let king = Obligation::Move(E1);
    assert_permitted(fen, &[E1, B1], king, "4.3.1", "Kf1 O-O");
    assert_permitted(fen, &[A1, E1], king, "4.4.2", "Kf1 O-O");
    let knight = Obligation::Move(B1);
    assert_permitted(fen, &[B1, E1], knight, "4.3.1", "Na3 Nc3");
    assert_permitted(fen, &[B1, H1], knight, "4.3.1", "Na3 Nc3");
    let rook = "Rf1 Rg1 Rh2 Rh3 Rh4 Rh5 Rh6 Rh7 Rh8+";
    assert_permitted(fen, &[H1, D1], Obligation::Move(H1), "4.3.1", rook);
}

#[test]
fn article_8_of_1952_the_first_man_that_can_move() {
    let found = case(CASTLE, &[Square::E1, Square::H1], Edition::Fide1952);
    assert_eq!(found.0, Obligation::Move(Square::E1));
    assert_eq!(found.1, "8");
}
