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
    (permitted.obligation, permitted.article.0, moves.join(" "))
}

const CASTLE: &str = "4k3/8/8/8/8/8/3PPP2/R3K2R w KQ - 0 1";

#[test]
fn articles_4_3_to_4_5() {
    use Obligation::{Capture, CaptureWith, Castle, Free, KingInsteadOfCastling, Move};
    use Square::{A1, A8, B4, C3, D5, E1, E2, E4, E5, F3, H1, H8};
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let taking = "4k3/8/8/3p1p2/1b2P3/2N5/8/4K3 w - - 0 1";
    let king_side_hit = "4k3/6r1/8/8/8/8/3PPP2/R3K2R w KQ - 0 1";
    let cases: &[(&str, &[Square], Obligation, &str, &str)] = &[
        (start, &[A1, E2], Move(E2), "4.3.1", "e3 e4"),
        (
            start,
            &[A1],
            Free,
            "4.5",
            "Na3 Nc3 Nf3 Nh3 a3 a4 b3 b4 c3 c4 d3 d4 e3 e4 f3 f4 g3 g4 h3 h4",
        ),
        (taking, &[D5], Capture(D5), "4.3.2", "exd5"),
        (taking, &[E4, D5], CaptureWith(E4, D5), "4.3.3", "exd5"),
        // The knight is pinned: it takes nothing, the pawn was the first that can be taken.
        (taking, &[C3, D5], Capture(D5), "4.3.3", "exd5"),
        (taking, &[B4, E4], Move(E4), "4.3.3", "e5 exd5 exf5"),
        (
            CASTLE,
            &[E1, H1],
            Castle(CastlingSide::KingSide),
            "4.4.1",
            "O-O",
        ),
        (
            CASTLE,
            &[E1, A1],
            Castle(CastlingSide::QueenSide),
            "4.4.1",
            "O-O-O",
        ),
        (
            CASTLE,
            &[H1, E1],
            Move(H1),
            "4.4.2",
            "Rf1 Rg1 Rh2 Rh3 Rh4 Rh5 Rh6 Rh7 Rh8+",
        ),
        (
            king_side_hit,
            &[E1, H1],
            KingInsteadOfCastling(E1),
            "4.4.3",
            "Kd1 Kf1 O-O-O",
        ),
        (CASTLE, &[E1], Move(E1), "4.3.1", "Kd1 Kf1 O-O O-O-O"),
        // En passant takes a pawn that does not stand on the target.
        (
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            &[D5],
            Capture(D5),
            "4.3.2",
            "exd6",
        ),
        (
            start,
            &[A8, H8, E5, F3],
            Free,
            "4.5",
            "Na3 Nc3 Nf3 Nh3 a3 a4 b3 b4 c3 c4 d3 d4 e3 e4 f3 f4 g3 g4 h3 h4",
        ),
    ];
    for &(fen, touched, obligation, article, moves) in cases {
        let found = case(fen, touched, Edition::Fide2023);
        let expected = (obligation, article, moves.to_owned());
        assert_eq!(found, expected, "{fen} {touched:?}");
    }
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

#[test]
fn article_8_of_1952_the_first_man_that_can_move() {
    let found = case(CASTLE, &[Square::E1, Square::H1], Edition::Fide1952);
    assert_eq!(found.0, Obligation::Move(Square::E1));
    assert_eq!(found.1, "8");
}
