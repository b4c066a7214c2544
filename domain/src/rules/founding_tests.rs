//! The examples of the five founding documents, as they stand there.

mod academy;
mod basic_rules;
mod game_server;
mod laws_of_1952;
mod school_course;
mod school_notation;

use shakmaty::{CastlingSide, Color, Position, Square, uci::UciMove};

use super::diagnosis::{Attempt, Illegality, Ply, diagnose, diagnose_in};
use super::edition::Edition;
use super::history::{End, Game};
use super::notation::{Language, Style, read_move_in, write_move};
use super::position::read_fen;
use super::scoresheet::{
    Dialect, Encoding, Finding, Handed, LanguageChoice, Sheet, SheetReader, Sheets, Which, compare,
};

/// A scoresheet as copied by hand: its game, its language, its findings.
fn sheet(text: &str) -> (Game, Option<Language>, Vec<Finding>) {
    let mut sheet = Sheet::default();
    let mut reader = SheetReader::new(Dialect::Sheet, LanguageChoice::Detect);
    let mut findings = Vec::new();
    let encoding = Encoding::of(text.as_bytes());
    Sheets::new(text.as_bytes(), Dialect::Sheet, encoding, 1).next_into(&mut sheet);
    let read = reader.read(text.as_bytes(), encoding, &sheet, &mut findings);
    (reader.game().clone(), read.language, findings)
}

fn san(game: &Game) -> String {
    let mut position = game.initial().clone();
    let mut words = Vec::new();
    for played in game.moves() {
        words.push(write_move(&position, played, Style::SAN));
        position.play_unchecked(played);
    }
    words.join(" ")
}

fn played(fen: &str, moves: &str) -> Game {
    let mut game = Game::new(read_fen(fen).unwrap());
    for text in moves.split_whitespace() {
        let reading = read_move_in(&game, text, Language::Italian).unwrap();
        assert_eq!(reading.warnings, [], "{text}");
        game.push(reading.played);
    }
    game
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The codes of what speaks against a move from square to square, `a7a8q`.
fn against(fen: &str, squares: &str) -> Vec<&'static str> {
    let UciMove::Normal {
        from,
        to,
        promotion,
    } = squares.parse().unwrap()
    else {
        panic!("{squares}");
    };
    let attempt = Attempt::Squares {
        from,
        to,
        promotion,
    };
    let found = diagnose(&read_fen(fen).unwrap(), attempt);
    found.iter().map(Illegality::code).collect()
}

fn legal(fen: &str, squares: &str) {
    assert_eq!(against(fen, squares), [""; 0], "{fen} {squares}");
}

fn refused(fen: &str, squares: &str, code: &str) {
    let codes = against(fen, squares);
    assert!(codes.contains(&code), "{fen} {squares}: {codes:?}");
}

/// The position after the move.
fn resulting(fen: &str, squares: &str) -> String {
    let mut position = read_fen(fen).unwrap();
    let uci: UciMove = squares.parse().unwrap();
    let found = uci.to_move(&position).unwrap();
    position.play_unchecked(found);
    super::position::write_fen(&position)
}

/// The school course's figures 3 and 4: White castles short, Black long.
#[test]
fn school_course_castling() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let game = played(fen, "0-0 0-0-0");
    let board = game.position();
    let fen = super::position::write_fen(board);
    assert!(fen.starts_with("2kr3r/8/8/8/8/8/8/R4RK1 "), "{fen}");
    // The rules of 1952 write letters with blanks.
    let spaced = sheet("[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\nO - O   O - O - O").0;
    assert_eq!(san(&spaced), "O-O O-O-O");
}

/// The school course forgets the square of arrival; the rules of 1952 and the federation name it.
#[test]
fn conditions_of_castling_with_the_one_that_the_course_forgets() {
    let cases = [
        ("4k3/4r3/8/8/8/8/8/4K2R w K - 0 1", "castling-in-check"),
        (
            "4k3/5r2/8/8/8/8/8/4K2R w K - 0 1",
            "castling-through-attack",
        ),
        ("4k3/6r1/8/8/8/8/8/4K2R w K - 0 1", "castling-into-attack"),
        ("4k3/8/8/8/8/8/8/4K1NR w K - 0 1", "castling-man-between"),
    ];
    for (fen, code) in cases {
        let found = diagnose(
            &read_fen(fen).unwrap(),
            Attempt::Castle(CastlingSide::KingSide),
        );
        assert_eq!(
            found.iter().map(Illegality::code).collect::<Vec<_>>(),
            [code],
            "{fen}"
        );
    }
    let moved = played("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Th2 Re7 Th1 Re8");
    let found = diagnose_in(&moved, Attempt::Castle(CastlingSide::KingSide));
    assert_eq!(found, [Illegality::CastlingRookMoved(Ply(1))]);
}

/// Figure 5: c7-c5 and d5xc6, g2-g4 and f4xg3; the leaflet's c2-c4 and b4xc3.
#[test]
fn en_passant_examples() {
    let figure = "4k3/2p5/8/3P4/5p2/8/6P1/4K3";
    let taken = played(&format!("{figure} b - - 0 1"), "c7-c5 d5xc6");
    assert_eq!(san(&taken), "c5 dxc6");
    assert!(
        taken.position().board().piece_at(Square::C5).is_none(),
        "{taken:?}"
    );
    let taken = played(&format!("{figure} w - - 0 1"), "g2-g4 f4xg3");
    assert_eq!(san(&taken), "g4 fxg3");
    let leaflet = "4k3/8/8/8/1p6/8/2P5/4K3 w - - 0 1";
    assert_eq!(san(&played(leaflet, "c2-c4 b4xc3")), "c4 bxc3");
    // "Subito dopo": a move later the right is lost, and the reason says since when.
    let late = played(&format!("{figure} b - - 0 1"), "c7-c5 Re2 Re7");
    let attempt = Attempt::squares(Square::D5, Square::C6);
    assert_eq!(
        diagnose_in(&late, attempt),
        [Illegality::EnPassantTooLate(Ply(2))]
    );
}

/// The sequence with its commas and dots. No article knows a draw by perpetual check: the third
/// occurrence is claimed.
#[test]
fn school_course_perpetual_check() {
    let fen = "[FEN \"3q4/K7/8/8/8/8/1k6/8 b - - 0 1\"]\n";
    let course = "1 ... , Dc7+\n2 Ra8,...\n2 ... , Dc8+\n3 Ra7, ...\n3 ... , Dc7+\n";
    let (game, language, findings) = sheet(&format!("{fen}{course}"));
    assert_eq!(san(&game), "Qc7+ Ka8 Qc8+ Ka7 Qc7+");
    assert_eq!(language, Some(Language::Italian));
    // From `1 ... ` to `2 Ra8` the numbers are those of moves, as in the course.
    assert_eq!(findings, []);
    assert!(!game.claims_now().any() && game.automatic_end().is_none());

    let twice = "Dc7+ Ra8 Dc8+ Ra7 ".repeat(2);
    let third = played("3q4/K7/8/8/8/8/1k6/8 b - - 0 1", &format!("{twice} Dc7+"));
    let claims = third.claims();
    assert_eq!(
        (claims.claimant, claims.now.threefold),
        (Color::White, true)
    );
    assert_eq!(third.occurrence_plies(), [Ply(1), Ply(5), Ply(9)]);
    // Also by the definition of 1952; but nothing ends the game of itself.
    let mut old = Game::with_edition(third.initial().clone(), Edition::Fide1952);
    third.moves().for_each(|found| old.push(found));
    assert!(old.claims_now().threefold && old.automatic_end().is_none());
}

const EXTENDED: &str = "- 1.d2-d4 d7-d5 ;\n- 2.c2-c4 e7.e6 ;\n- 3.Cb1-c3 Cg8-f6\n";
const SHORT: &str = "- 1.d4 d6 ;\n- 2.c4 e6 ;\n- 3.Cc3 Cf6\n";

/// `1.d2-d4 d7-d5 ; 2.c2-c4 e7.e6`: semicolons between the moves, a full stop for a hyphen.
#[test]
fn school_course_extended_notation() {
    let (game, language, findings) = sheet(EXTENDED);
    assert_eq!(san(&game), "d4 d5 c4 e6 Nc3 Nf6");
    assert_eq!(language, Some(Language::Italian));
    let found: Vec<_> = findings
        .iter()
        .map(|found| (found.line, found.column, found.kind.code()))
        .collect();
    assert_eq!(found, [(2, 11, "dot-for-hyphen")]);
}

/// The course writes the same three moves twice, and differently: both are legal, the arbiter
/// chooses (Law 8.5).
#[test]
fn school_course_contradictory_transcriptions() {
    let comparison = compare(
        Handed::sheet(EXTENDED.as_bytes()),
        Handed::sheet(SHORT.as_bytes()),
    );
    let divergence = comparison.divergence.as_ref().unwrap();
    assert_eq!((comparison.common, divergence.ply), (1, 2));
    assert_eq!(divergence.written, Which::Both);
    assert_eq!(divergence.legal_here, Which::Both);
    assert_eq!(divergence.legal_to_the_end, Which::Both);
    // After the pawn move that differs they agree to the end.
    let resumed = divergence.resumption.unwrap();
    assert_eq!((resumed.skip_first, resumed.skip_second), (1, 1));
    assert!(resumed.to_the_end && resumed.agreed == 4, "{resumed:?}");
    let texts = |side: usize| -> Vec<String> {
        let side = [&comparison.first, &comparison.second][side];
        side.cells.iter().map(|cell| cell.text.clone()).collect()
    };
    assert_eq!(texts(0)[1], "d7-d5");
    assert_eq!(texts(1)[1], "d6");
}

/// `++` is a double check in the course and mate in the Laws (C.13.5): read, never believed.
#[test]
fn double_plus_decides_nothing() {
    let game = Game::new(read_fen("4k3/8/8/8/8/8/8/3QK3 w - - 0 1").unwrap());
    let reading = read_move_in(&game, "De2++", Language::Italian).unwrap();
    assert_eq!(reading.warnings.len(), 1);
    let mut after = game;
    after.push(reading.played);
    assert!(after.automatic_end().is_none());
}

/// The course says that stalemate needs a side that "può muovere solo il Re"; blocked pawns and
/// pinned men are stalemate too.
#[test]
fn stalemate_with_other_men() {
    for fen in [
        // A blocked pawn; a bishop pinned along the rank.
        "7k/5K2/6Q1/8/p7/P7/8/8 b - - 0 1",
        "4R1bk/8/7K/8/8/8/8/8 b - - 0 1",
    ] {
        let game = Game::new(read_fen(fen).unwrap());
        let end = game.automatic_end().and_then(|end| end.primary());
        assert_eq!(end, Some(End::Stalemate), "{fen}");
    }
}
