//! How the school course writes moves, sentence by sentence.

use shakmaty::Chess;

use super::{START, san, sheet};
use crate::rules::notation::{Language, NotationError, Style, Warning, read_move, write_move};
use crate::rules::position::read_fen;

fn written(fen: &str, text: &str) -> String {
    let position = read_fen(fen).unwrap();
    let reading = read_move(&position, text, Language::Italian).unwrap();
    assert_eq!(reading.warnings, [], "{text}");
    write_move(&position, reading.played, Style::Uci)
}

#[test]
fn the_signs_of_the_table() {
    assert_eq!(
        written("4k3/8/8/8/8/5p2/8/4K1N1 w - - 0 1", "Cg1:f3"),
        "g1f3"
    );
    assert_eq!(
        written("4k3/8/8/8/8/5p2/8/4K1N1 w - - 0 1", "Cg1xf3"),
        "g1f3"
    );
    assert_eq!(written("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "0-0"), "e1g1");
    assert_eq!(written("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "0-0-0"), "e1c1");
    assert_eq!(written(START, "Pe4"), "e2e4");
    let signs = [
        ("!", 1),
        ("?", 2),
        ("!!", 3),
        ("??", 4),
        ("!?", 5),
        ("?!", 6),
    ];
    let advantages = [("+ -", 18), ("- +", 19)];
    for (sign, nag) in signs.into_iter().chain(advantages) {
        let text = format!("e4 {sign}");
        let reading = read_move(&Chess::default(), &text, Language::Italian).unwrap();
        assert_eq!(reading.nag, Some(nag), "{sign}");
    }
    let equal = read_move(&Chess::default(), "e4 =", Language::Italian).unwrap();
    assert_eq!(equal.warnings, [Warning::BareEquals]);
    // Double check, as the course has it.
    let double = read_fen("4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1").unwrap();
    let reading = read_move(&double, "Cf6++", Language::Italian).unwrap();
    assert_eq!(reading.warnings, []);
}

#[test]
fn extended_and_short_notation_name_the_same_move() {
    let bishop = "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1";
    assert_eq!(written(bishop, "Ac1-f4"), written(bishop, "Af4"));
    assert_eq!(written(START, "h2-h4"), written(START, "h4"));
    let takes = "4k3/8/8/8/8/5p2/8/4K1N1 w - - 0 1";
    assert_eq!(written(takes, "Cg1:f3"), written(takes, "C:f3"));
    assert_eq!(written(takes, "Cg1xf3"), written(takes, "Cxf3"));
}

/// `Cc-b6` names the file, `C3d4` the rank.
#[test]
fn of_two_like_men_the_file_or_the_rank_is_written() {
    let white = "4k3/8/8/8/N1N5/8/8/4K3 w - - 0 1";
    assert_eq!(written(white, "Cc-b6"), "c4b6");
    assert_eq!(written(white, "Ca-b6"), "a4b6");
    let black = "4k3/8/8/5n2/8/5n2/8/2K5 b - - 0 1";
    assert_eq!(written(black, "C3d4"), "f3d4");
    assert_eq!(written(black, "C5d4"), "f5d4");
    let neither = read_move(&read_fen(black).unwrap(), "Cd4", Language::Italian);
    assert!(
        matches!(neither, Err(NotationError::Ambiguous { .. })),
        "{neither:?}"
    );
}

#[test]
fn three_dots_stand_for_the_other_side() {
    let (game, _, findings) = sheet("1 e4 ...\n1 ... , e5\n2 Cf3 ...\n");
    assert_eq!(san(&game), "e4 e5 Nf3");
    assert_eq!(findings, []);
}
