use shakmaty::{CastlingMode, CastlingSide, Chess, Position, Role, Square, fen::Fen};

use super::*;
use crate::rules::history::{End, Game};
use crate::rules::notation::{Language, read_move_in};

fn position(fen: &str) -> Chess {
    let setup = fen.parse::<Fen>().unwrap();
    let position = setup.into_position(CastlingMode::Standard);
    position.unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn attempt(text: &str) -> Attempt {
    let side = match text {
        "O-O" => CastlingSide::KingSide,
        "O-O-O" => CastlingSide::QueenSide,
        _ => {
            return Attempt::Squares {
                from: text[0..2].parse().unwrap(),
                to: text[2..4].parse().unwrap(),
                promotion: text.chars().nth(4).and_then(Role::from_char),
            };
        }
    };
    Attempt::Castle(side)
}

/// Position, attempt, and the names and articles of the causes.
type Case<'a> = (&'a str, &'a str, &'a [(&'a str, &'a str)]);

/// Names and articles of the causes.
fn causes(fen: &str, text: &str) -> Vec<(String, &'static str)> {
    diagnose(&position(fen), attempt(text))
        .into_iter()
        .map(|cause| {
            let name = format!("{cause:?}");
            let name = name.split(['(', ' ']).next().unwrap_or_default().to_owned();
            (name, cause.article().0)
        })
        .collect()
}

#[test]
fn every_code_with_its_article() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let castle = |men: &str| format!("{men} w KQ - 0 1");
    let cases: &[Case] = &[
        (
            "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
            "h8g8",
            &[("GameOver", "5.1.1")],
        ),
        (start, "e7e5", &[("OpponentsMan", "1.3")]),
        (start, "e4e5", &[("EmptySquare", "3.10.2")]),
        (start, "e2e2", &[("SameSquare", "3.10.2")]),
        (start, "a1a2", &[("OwnManOnTarget", "3.1")]),
        (
            "k7/4R3/8/8/8/8/8/4K3 w - - 0 1",
            "e7e1",
            &[("OwnManOnTarget", "3.1")],
        ),
        (
            "4k3/8/8/3B4/8/8/8/4K3 w - - 0 1",
            "d5e8",
            &[("KingCapture", "1.4.1")],
        ),
        (
            "4k3/8/8/3B4/8/8/8/4K3 w - - 0 1",
            "d5d6",
            &[("Geometry", "3.2")],
        ),
        (
            "4k3/8/8/3R4/8/8/8/4K3 w - - 0 1",
            "d5e6",
            &[("Geometry", "3.3")],
        ),
        (
            "4k3/8/8/3Q4/8/8/8/4K3 w - - 0 1",
            "d5e7",
            &[("Geometry", "3.4")],
        ),
        (
            "4k3/8/8/3N4/8/8/8/4K3 w - - 0 1",
            "d5d6",
            &[("Geometry", "3.6")],
        ),
        (
            "4k3/8/8/3P4/8/8/8/4K3 w - - 0 1",
            "d5d4",
            &[("Geometry", "3.7")],
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "e1e3",
            &[("Geometry", "3.8.1")],
        ),
        (start, "a1a5", &[("PathBlocked", "3.5")]),
        (
            "4k3/8/8/8/3n4/3p4/3P4/4K3 w - - 0 1",
            "d2d4",
            &[("DoubleStepBlocked", "3.7.2"), ("PushBlocked", "3.7.1")],
        ),
        (
            "4k3/8/8/8/8/3p4/3P4/4K3 w - - 0 1",
            "d2d3",
            &[("PushBlocked", "3.7.1")],
        ),
        (
            "4k3/8/8/8/8/3P4/8/4K3 w - - 0 1",
            "d3d5",
            &[("DoubleStepNotFromStart", "3.7.2")],
        ),
        (start, "e2d3", &[("PawnCaptureWithoutVictim", "3.7.3")]),
        (
            "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
            "e5d6",
            &[("EnPassantNever", "3.7.3.2")],
        ),
        (
            "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
            "a7a8",
            &[("PromotionMissing", "3.7.3.3")],
        ),
        (
            "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
            "a7a8k",
            &[("PromotionPiece", "3.7.3.3")],
        ),
        (start, "e2e4q", &[("PromotionOutOfPlace", "3.7.3.3")]),
        (
            "4k3/8/8/8/8/8/8/R4K1R w - - 0 1",
            "O-O",
            &[("CastlingKingAbsent", "3.8.2.1")],
        ),
        (
            "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
            "O-O",
            &[("CastlingRookAbsent", "3.8.2.1")],
        ),
        (
            "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1",
            "O-O",
            &[("CastlingRightLostEarlier", "3.8.2.1")],
        ),
        (
            &castle("4k3/4r3/8/8/8/8/8/R3K2R"),
            "e1g1",
            &[("CastlingInCheck", "3.8.2.2")],
        ),
        (
            &castle("4k3/5r2/8/8/8/8/8/R3K2R"),
            "O-O",
            &[("CastlingThroughAttack", "3.8.2.2")],
        ),
        (
            &castle("4k3/6r1/8/8/8/8/8/R3K2R"),
            "O-O",
            &[("CastlingIntoAttack", "3.8.2.2")],
        ),
        (
            &castle("4k3/8/8/8/8/8/8/RN2K2R"),
            "O-O-O",
            &[("CastlingManBetween", "3.8.2.2")],
        ),
        // An attacked rook, or an attacked b1, hinders nothing.
        (&castle("1r2k2r/8/8/8/8/8/8/R3K2R"), "O-O-O", &[]),
        (&castle("r3k3/8/8/8/8/8/8/R3K2R"), "O-O-O", &[]),
        (
            "4k3/8/8/8/8/8/3r4/4K3 w - - 0 1",
            "e1d1",
            &[("KingAttacked", "3.9.2")],
        ),
        // Along the line of the check, through the square that the king leaves.
        (
            "4k3/8/8/8/r3K3/8/8/8 w - - 0 1",
            "e4f4",
            &[("KingAttacked", "3.9.2")],
        ),
        (
            "4k3/4r3/8/8/8/8/P7/4K3 w - - 0 1",
            "a2a3",
            &[("StaysInCheck", "3.9.2")],
        ),
        (
            "4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1",
            "e2d3",
            &[("Pinned", "3.9.2")],
        ),
        (
            "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1",
            "e5d6",
            &[("EnPassantExposesKing", "3.9.2")],
        ),
    ];
    for &(fen, text, expected) in cases {
        let found = causes(fen, text);
        let found: Vec<(&str, &str)> = found.iter().map(|(n, a)| (n.as_str(), *a)).collect();
        assert_eq!(found, expected, "{fen} {text}");
    }
}

#[test]
fn codes_are_the_names_of_the_causes() {
    let name = |cause: &Illegality| {
        let debug = format!("{cause:?}");
        debug.split(['(', ' ']).next().unwrap().to_owned()
    };
    for cause in [
        Illegality::PromotionMissing,
        Illegality::CastlingKingMoved(Ply(3)),
        Illegality::EnPassantTooLate(Ply(3)),
        Illegality::CastlingRightLostEarlier,
    ] {
        let joined: String = cause
            .code()
            .split('-')
            .map(|word| word[..1].to_uppercase() + &word[1..])
            .collect();
        assert_eq!(joined, name(&cause));
    }
}

fn played(fen: &str, moves: &str) -> Game {
    let mut game = Game::new(position(fen));
    for text in moves.split_whitespace() {
        let reading = read_move_in(&game, text, Language::English).unwrap();
        game.play(reading.played).unwrap();
    }
    game
}

#[test]
fn article_3_8_2_1_since_when_castling_is_lost() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let game = played(fen, "Rg1 Ke7 Rh1 Ke8");
    let short = attempt("O-O");
    assert_eq!(
        diagnose_in(&game, short),
        [Illegality::CastlingRookMoved(Ply(1))]
    );
    assert_eq!(diagnose_in(&game, attempt("O-O-O")), []);
    let game = played(fen, "Rg1 Ke7 Rh1 Ke8 Ke2");
    assert_eq!(
        diagnose_in(&game, short),
        [Illegality::CastlingKingMoved(Ply(2))]
    );
    let game = played(fen, "Rxh8+ Ke7 Rhxa8");
    assert_eq!(
        diagnose_in(&game, short),
        [
            Illegality::CastlingKingMoved(Ply(2)),
            Illegality::CastlingRookAbsent(Square::H8)
        ]
    );
    let game = played(fen, "O-O Ke7");
    assert_eq!(
        diagnose_in(&game, attempt("O-O-O")),
        [Illegality::CastlingKingMoved(Ply(1))]
    );
}

#[test]
fn article_3_7_3_2_en_passant_only_at_once() {
    let fen = "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1";
    let game = played(fen, "d5 Ke2 Ke7");
    assert_eq!(
        diagnose_in(&game, attempt("e5d6")),
        [Illegality::EnPassantTooLate(Ply(2))]
    );
    let game = played("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d6 Ke2 d5");
    assert_eq!(
        diagnose_in(&game, attempt("e5d6")),
        [Illegality::EnPassantNever(Square::D6)]
    );
}

#[test]
fn moves_after_an_automatic_end() {
    let game = played(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        &"Nf3 Nf6 Ng1 Ng8 ".repeat(4),
    );
    let push = attempt("e2e4");
    assert_eq!(
        diagnose_in(&game, push),
        [Illegality::GameOver {
            after: Some(Ply(16)),
            end: End::FivefoldRepetition,
        }]
    );
    assert_eq!(diagnose_after_end(&game, push), []);
    assert!(legal_move_in(&game, push).is_err());
    assert!(legal_move(game.position(), push).is_ok());
}

#[test]
fn chess960_castling_has_the_same_answers_as_the_move_generator() {
    let fen = "1rk3r1/8/8/8/8/8/8/1RK3R1 w BGbg - 0 1";
    let position: Chess = fen
        .parse::<Fen>()
        .unwrap()
        .into_position(CastlingMode::Chess960)
        .unwrap();
    for side in CastlingSide::ALL {
        let legal = !position.castling_moves(side).is_empty();
        assert_eq!(diagnose(&position, Attempt::Castle(side)).is_empty(), legal);
    }
}
