//! Appendix C, number by number, with the forms that it gives as examples.

use shakmaty::{Chess, Color, Position};

use super::*;
use crate::rules::{history::Game, position::read_fen};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn read(fen: &str, text: &str) -> Result<Reading, NotationError> {
    read_move(&read_fen(fen).unwrap(), text, Language::English)
}

/// From and to which square, `g1f3`; the move has no remark.
fn squares(fen: &str, text: &str) -> String {
    let reading = read(fen, text).unwrap();
    assert_eq!(reading.warnings, [], "{text}");
    write_move(&read_fen(fen).unwrap(), reading.played, Style::Uci)
}

#[test]
fn appendix_c_2_the_first_letter_of_each_piece() {
    let fen = "4k3/8/8/8/3NB3/8/3Q1R2/4K3 w - - 0 1";
    for (text, expected) in [
        ("Ke2", "e1e2"),
        ("Qd1", "d2d1"),
        ("Rf1", "f2f1"),
        ("Bh7", "e4h7"),
        ("Nb5", "d4b5"),
    ] {
        assert_eq!(squares(fen, text), expected, "{text}");
    }
}

#[test]
fn appendix_c_4_pawns_have_no_letter() {
    for (text, expected) in [("e4", "e2e4"), ("d4", "d2d4"), ("a3", "a2a3")] {
        assert_eq!(squares(START, text), expected);
        assert_eq!(squares(START, &format!("P{text}")), expected);
    }
    let game = Game::new(Chess::default());
    let pawn = read(START, "Pe4").unwrap().played;
    assert_eq!(write_move(game.position(), pawn, Style::SAN), "e4");
}

/// White's men begin on the ranks 1 and 2, Black's on 8 and 7; a capital is read and noted.
#[test]
fn appendix_c_5_to_7_a_letter_and_a_number_for_each_square() {
    let start = read_fen(START).unwrap();
    for (color, ranks) in [(Color::White, ['1', '2']), (Color::Black, ['8', '7'])] {
        for square in start.board().by_color(color) {
            let name = square.to_string();
            assert!(name.ends_with(ranks), "{name}");
        }
    }
    for file in 'a'..='h' {
        let text = format!("{file}3");
        assert_eq!(squares(START, &text), format!("{file}2{file}3"));
        let capital = read(START, &text.to_uppercase()).unwrap();
        assert_eq!(capital.warnings, [Warning::LetterCase], "{text}");
    }
    for none in ["i3", "a0", "a9"] {
        assert!(read(START, none).is_err(), "{none}");
    }
}

#[test]
fn appendix_c_8_square_of_arrival_and_the_long_form() {
    for (short, long) in [("Nf3", "Ng1f3"), ("Nf3", "Ng1-f3"), ("d4", "d2d4")] {
        assert_eq!(squares(START, short), squares(START, long));
    }
    let fen = "4k3/8/p7/4p3/8/8/1B6/R3K3 b - - 0 1";
    assert_eq!(squares(fen, "a6a5"), squares(fen, "a5"));
    let fen = "4k3/8/p7/8/8/8/1B6/R3K3 w - - 0 1";
    assert_eq!(squares(fen, "Bb2e5"), squares(fen, "Be5"));
    assert_eq!(squares(fen, "Ra1d1"), squares(fen, "Rd1"));
}

#[test]
fn appendix_c_9_captures_with_and_without_a_sign() {
    let fen = "4k3/8/8/4p3/8/5n2/1B6/K5N1 w - - 0 1";
    assert_eq!(squares(fen, "Bxe5"), "b2e5");
    assert_eq!(squares(fen, "Be5"), "b2e5");
    assert_eq!(squares(fen, "Nxf3"), "g1f3");
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    for text in ["exd6", "ed6", "exd6 e.p.", "e5xd6 e.p."] {
        assert_eq!(squares(fen, text), "e5d6", "{text}");
    }
}

#[test]
fn appendix_c_10_which_of_two_men() {
    for (fen, first, second) in [
        ("4k3/8/8/8/8/8/8/2K1N1N1 w - - 0 1", "Ngf3", "Nef3"),
        ("4k3/8/8/6N1/8/8/8/2K3N1 w - - 0 1", "N5f3", "N1f3"),
        ("4k3/8/8/8/3N4/8/7N/2K5 w - - 0 1", "Nhf3", "Ndf3"),
    ] {
        let found = [squares(fen, first), squares(fen, second)];
        assert_ne!(found[0], found[1]);
        for (text, uci) in [first, second].into_iter().zip(&found) {
            let position = read_fen(fen).unwrap();
            let played = read(fen, text).unwrap().played;
            assert_eq!(write_move(&position, played, Style::SAN), text, "{uci}");
        }
        let Err(NotationError::Ambiguous { candidates }) = read(fen, "Nf3") else {
            panic!("{fen}");
        };
        assert_eq!(candidates.len(), 2);
    }
    let taken = "4k3/8/8/8/8/5p2/8/2K1N1N1 w - - 0 1";
    assert_eq!(squares(taken, "Ngxf3"), squares(taken, "Ngf3"));
}

#[test]
fn appendix_c_11_the_new_piece_follows_at_once() {
    let white = "5r2/3PP3/8/8/8/k7/8/4K3 w - - 0 1";
    assert_eq!(squares(white, "d8Q"), "d7d8q");
    assert_eq!(squares(white, "exf8N"), "e7f8n");
    let black = "4k3/8/8/8/8/8/1p4p1/3K4 b - - 0 1";
    assert_eq!(squares(black, "b1B"), "b2b1b");
    assert_eq!(squares(black, "g1R+"), "g2g1r");
}

#[test]
fn appendix_c_12_the_offer_of_a_draw() {
    let offered = read(START, "e4 (=)").unwrap();
    assert!(offered.draw_offer && offered.warnings.is_empty());
    assert!(!read(START, "e4").unwrap().draw_offer);
    let bare = read(START, "e4 =").unwrap();
    assert_eq!(bare.warnings, [Warning::BareEquals]);
}

#[test]
fn appendix_c_13_1_and_13_2_castling() {
    let white = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let black = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1";
    for (short, long) in [("0-0", "0-0-0"), ("O-O", "O-O-O"), ("O - O", "O - O - O")] {
        assert_eq!(squares(white, short), "e1g1");
        assert_eq!(squares(black, short), "e8g8");
        assert_eq!(squares(white, long), "e1c1");
        assert_eq!(squares(black, long), "e8c8");
    }
}
