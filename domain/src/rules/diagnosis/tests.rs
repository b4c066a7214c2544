use shakmaty::{CastlingMode, CastlingSide, Chess, Position, Role, Square, fen::Fen};

use super::*;
use crate::rules::edition::Edition;
use crate::rules::history::{End, Game};
use crate::rules::laws::Rule;
use crate::rules::notation::{Language, NotationError, read_move_in};
use crate::rules::position::read_fen;

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

/// Codes of the causes, all under `article`.
fn causes(article: &str, fen: &str, text: &str) -> Vec<&'static str> {
    let causes = diagnose(&position(fen), attempt(text));
    for cause in &causes {
        assert_eq!(
            Edition::Fide2023.article(cause.rule()).number(),
            article,
            "{fen} {text}: {cause:?}"
        );
    }
    causes.iter().map(Illegality::code).collect()
}

fn assert_causes(article: &str, cases: &[(&str, &str, &[&str])]) {
    for &(fen, text, expected) in cases {
        assert_eq!(causes(article, fen, text), expected, "{fen} {text}");
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// White's king and rooks at home, Black's men as given from the eighth to the second rank.
fn castle(men: &str) -> String {
    format!("{men}/R3K2R w KQ - 0 1")
}

#[test]
fn article_1_3_the_opponents_man() {
    assert_causes("1.3", &[(START, "e7e5", &["opponents-man"])]);
}

#[test]
fn article_1_4_1_the_king_is_not_taken() {
    let fen = "4k3/8/8/3B4/8/8/8/4K3 w - - 0 1";
    assert_causes("1.4.1", &[(fen, "d5e8", &["king-capture"])]);
}

#[test]
fn article_3_1_own_man_on_the_target() {
    let behind = "k7/4R3/8/8/8/8/8/4K3 w - - 0 1";
    assert_causes(
        "3.1",
        &[
            (START, "a1a2", &["own-man-on-target"]),
            (behind, "e7e1", &["own-man-on-target"]),
        ],
    );
}

/// `man` stands on d5.
fn geometry(article: &str, man: char, target: &str) {
    let fen = format!("4k3/8/8/3{man}4/8/8/8/4K3 w - - 0 1");
    assert_causes(article, &[(&fen, &format!("d5{target}"), &["geometry"])]);
}

#[test]
fn article_3_2_the_bishop_goes_along_diagonals() {
    geometry("3.2", 'B', "d6");
}

#[test]
fn article_3_3_the_rook_goes_along_files_and_ranks() {
    geometry("3.3", 'R', "e6");
}

#[test]
fn article_3_4_the_queen_goes_along_both() {
    geometry("3.4", 'Q', "e7");
}

#[test]
fn article_3_5_nobody_leaps_but_the_knight() {
    let bishop = "4k3/8/8/6p1/5P2/8/8/2B1K3 w - - 0 1";
    let queen = "4k3/8/8/8/3p4/8/8/Q3K3 w - - 0 1";
    assert_causes(
        "3.5",
        &[
            (START, "a1a5", &["path-blocked"]),
            // Both men in between are named.
            (bishop, "c1h6", &["path-blocked", "path-blocked"]),
            (queen, "a1h8", &["path-blocked"]),
        ],
    );
}

#[test]
fn article_3_6_the_knight_leaps() {
    geometry("3.6", 'N', "d6");
}

#[test]
fn article_3_7_the_pawn_goes_forward() {
    geometry("3.7", 'P', "d4");
}

#[test]
fn article_3_7_1_a_pawn_is_pushed_on_a_free_square() {
    let fen = "4k3/8/8/8/8/3p4/3P4/4K3 w - - 0 1";
    assert_causes("3.7.1", &[(fen, "d2d3", &["push-blocked"])]);
}

#[test]
fn article_3_7_2_the_double_step() {
    let (between, later) = (
        "4k3/8/8/8/8/3p4/3P4/4K3 w - - 0 1",
        "4k3/8/8/8/8/3P4/8/4K3 w - - 0 1",
    );
    assert_causes(
        "3.7.2",
        &[
            (between, "d2d4", &["double-step-blocked"]),
            (later, "d3d5", &["double-step-not-from-start"]),
        ],
    );
    // Both squares occupied: both causes, each under its article.
    let both = diagnose(
        &position("4k3/8/8/8/3n4/3p4/3P4/4K3 w - - 0 1"),
        attempt("d2d4"),
    );
    let found: Vec<_> = both
        .iter()
        .map(|cause| {
            (
                cause.code(),
                Edition::Fide2023.article(cause.rule()).number(),
            )
        })
        .collect();
    assert_eq!(
        found,
        [("double-step-blocked", "3.7.2"), ("push-blocked", "3.7.1")]
    );
}

#[test]
fn article_3_7_3_a_pawn_takes_diagonally() {
    assert_causes(
        "3.7.3",
        &[
            (START, "e2d3", &["pawn-capture-without-victim"]),
            // Not on the fifth rank, not beside a pawn.
            (
                "4k3/8/8/8/3pP3/8/8/4K3 w - - 0 1",
                "e4d5",
                &["pawn-capture-without-victim"],
            ),
            (
                "4k3/8/8/3nP3/8/8/8/4K3 w - - 0 1",
                "e5d6",
                &["pawn-capture-without-victim"],
            ),
            (
                "4k3/8/8/4P3/8/8/8/4K3 w - - 0 1",
                "e5d6",
                &["pawn-capture-without-victim"],
            ),
        ],
    );
}

#[test]
fn article_3_7_3_2_en_passant_that_never_was() {
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1";
    assert_causes("3.7.3.2", &[(fen, "e5d6", &["en-passant-never"])]);
}

#[test]
fn article_3_7_3_3_promotion() {
    let fen = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    assert_causes(
        "3.7.3.3",
        &[
            (fen, "a7a8", &["promotion-missing"]),
            (fen, "a7a8k", &["promotion-piece"]),
            (fen, "a7a8p", &["promotion-piece"]),
            (START, "e2e4q", &["promotion-out-of-place"]),
            (fen, "a7a8n", &[]),
        ],
    );
}

#[test]
fn article_3_8_1_the_king_goes_one_square() {
    let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    assert_causes("3.8.1", &[(fen, "e1e3", &["geometry"])]);
}

#[test]
fn article_3_8_2_1_the_right_to_castle_is_lost() {
    assert_causes(
        "3.8.2.1",
        &[
            (
                "4k3/8/8/8/8/8/8/R4K1R w - - 0 1",
                "O-O",
                &["castling-king-absent"],
            ),
            (
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
                "O-O",
                &["castling-rook-absent"],
            ),
            (
                "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1",
                "O-O",
                &["castling-right-lost-earlier"],
            ),
        ],
    );
}

#[test]
fn article_3_8_2_2_castling_is_hindered_now() {
    assert_causes(
        "3.8.2.2",
        &[
            (&castle("4k3/4r3/8/8/8/8/8"), "e1g1", &["castling-in-check"]),
            (
                &castle("4k3/5r2/8/8/8/8/8"),
                "O-O",
                &["castling-through-attack"],
            ),
            (
                &castle("4k3/6r1/8/8/8/8/8"),
                "O-O",
                &["castling-into-attack"],
            ),
            (
                "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1",
                "O-O-O",
                &["castling-man-between"],
            ),
            // An attacked rook, or an attacked b1, hinders nothing.
            (&castle("1r2k2r/8/8/8/8/8/8"), "O-O-O", &[]),
            (&castle("r3k3/8/8/8/8/8/8"), "O-O-O", &[]),
        ],
    );
}

#[test]
fn article_3_9_2_the_own_king_in_check() {
    assert_causes(
        "3.9.2",
        &[
            (
                "4k3/8/8/8/8/8/3r4/4K3 w - - 0 1",
                "e1d1",
                &["king-attacked"],
            ),
            // Along the line of the check, through the square that the king leaves.
            ("4k3/8/8/8/r3K3/8/8/8 w - - 0 1", "e4f4", &["king-attacked"]),
            (
                "4k3/4r3/8/8/8/8/P7/4K3 w - - 0 1",
                "a2a3",
                &["stays-in-check"],
            ),
            ("4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1", "e2d3", &["pinned"]),
            (
                "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1",
                "e5d6",
                &["en-passant-exposes-king"],
            ),
        ],
    );
}

#[test]
fn article_3_1_3_a_pinned_man_attacks_all_the_same() {
    // The rook of e7 is pinned by the queen of e3 and still guards the seventh rank.
    let fen = "4k3/4r3/2K5/8/8/4Q3/8/8 w - - 0 1";
    let found = diagnose(&position(fen), attempt("c6d7"));
    let codes: Vec<_> = found.iter().map(Illegality::code).collect();
    assert_eq!(codes, ["king-attacked", "king-attacked"]);
}

#[test]
fn article_3_10_2_nothing_that_could_move() {
    assert_causes(
        "3.10.2",
        &[
            (START, "e4e5", &["empty-square"]),
            (START, "e2e2", &["same-square"]),
        ],
    );
    // A knight is named where the player has none.
    let game = played("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "");
    let Err(NotationError::Illegal { attempts }) = read_move_in(&game, "Nf3", Language::English)
    else {
        panic!("no knight");
    };
    let found = attempts
        .first()
        .and_then(|attempt| attempt.causes.first())
        .unwrap();
    assert_eq!(
        (
            found.code(),
            Edition::Fide2023.article(found.rule()).number()
        ),
        ("no-such-man", "3.10.2")
    );
}

#[test]
fn article_5_1_1_nothing_moves_after_mate() {
    let mate = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1";
    assert_causes("5.1.1", &[(mate, "h8g8", &["game-over"])]);
}

#[test]
fn article_5_2_1_nothing_moves_after_stalemate() {
    let stalemate = "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1";
    assert_causes("5.2.1", &[(stalemate, "h8h7", &["game-over"])]);
}

#[test]
fn article_5_2_2_nothing_moves_in_a_dead_position() {
    let game = played("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1", "Kxe2");
    let found = diagnose_in(&game, attempt("e8e7"));
    let found: Vec<_> = found
        .iter()
        .map(|cause| {
            (
                cause.code(),
                Edition::Fide2023.article(cause.rule()).number(),
            )
        })
        .collect();
    assert_eq!(found, [("game-over", "5.2.2")]);
}

#[test]
fn article_9_6_2_nothing_moves_after_75_moves() {
    let game = played("4k3/8/8/8/8/8/8/R3K3 w - - 149 120", "Ra2");
    let found = diagnose_in(&game, attempt("e8e7"));
    let found: Vec<_> = found
        .iter()
        .map(|cause| {
            (
                cause.code(),
                Edition::Fide2023.article(cause.rule()).number(),
            )
        })
        .collect();
    assert_eq!(found, [("game-over", "9.6.2")]);
}

/// The quoted texts of `source` between two marks.
fn quoted<'a>(source: &'a str, from: &str, to: &str) -> Vec<&'a str> {
    let (_, rest) = source.split_once(from).unwrap();
    let (inside, _) = rest.split_once(to).unwrap();
    inside.split('"').skip(1).step_by(2).collect()
}

/// A code without a test, or an article without a test that is named after it, fails here.
#[test]
fn every_code_and_every_article_has_a_test() {
    let (source, tests) = (include_str!("illegality.rs"), include_str!("tests.rs"));
    let codes = quoted(
        source,
        "pub const fn code(&self)",
        "pub const fn stage(&self)",
    );
    assert_eq!(codes.len(), 31);
    for code in codes {
        let joined: String = code
            .split('-')
            .map(|word| word[..1].to_uppercase() + &word[1..])
            .collect();
        let named = tests.contains(&format!("\"{code}\""))
            || tests.contains(&format!("Illegality::{joined}"));
        assert!(named, "no test of {code}");
        assert!(source.contains(&format!("Self::{joined}")), "{code}");
    }
    let (_, rules) = source.split_once("pub const fn rule(&self)").unwrap();
    let (rules, _) = rules.split_once("pub const fn code(&self)").unwrap();
    let mut articles = 0;
    for name in rules.split("Rule::").skip(1) {
        let end = name
            .find(|sign: char| !sign.is_ascii_alphanumeric())
            .unwrap();
        let mut all = Rule::ALL.iter();
        let rule = all.find(|rule| format!("{rule:?}") == name[..end]).unwrap();
        let article = Edition::Fide2023.article(*rule).number();
        let name = format!("fn article_{}_", article.replace('.', "_"));
        assert!(tests.contains(&name), "no test of article {article}");
        articles += 1;
    }
    assert!(articles > 15);
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
    // The other rook had moved before.
    let game = played(fen, "Rb1 Ke7 Rg1 Ke8 Rh1 Ke7");
    assert_eq!(
        diagnose_in(&game, short),
        [Illegality::CastlingRookMoved(Ply(3))]
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
    // The latest half-move with which this pawn could take on that square, not on another.
    let two = "4k3/3p1p2/8/4P3/8/8/8/4K3 b - - 0 1";
    let game = played(two, "d5 Ke2 f5 Kd1 Ke7");
    assert_eq!(
        diagnose_in(&game, attempt("e5d6")),
        [Illegality::EnPassantTooLate(Ply(2))]
    );
    // Another pawn could take then.
    let other = "4k3/3p4/8/2P5/4P3/8/8/4K3 b - - 0 1";
    let game = played(other, "d5 e5 Ke7");
    assert_eq!(
        diagnose_in(&game, attempt("e5d6")),
        [Illegality::EnPassantNever(Square::D6)]
    );
    let game = played("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d6 Ke2 d5");
    assert_eq!(
        diagnose_in(&game, attempt("e5d6")),
        [Illegality::EnPassantNever(Square::D6)]
    );
}

#[test]
fn article_9_6_1_nothing_moves_after_five_occurrences() {
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
    let begun = Game::new(Chess::default());
    assert_eq!(
        legal_move_in(&begun, push).ok(),
        push.find(begun.position())
    );
    assert!(legal_move_in(&begun, attempt("e2e5")).is_err());
    assert!(legal_move(game.position(), push).is_ok());
}

#[test]
fn guidelines_ii_chess960_castling_has_the_same_answers_as_the_move_generator() {
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

/// The king may stand on its square of arrival already, and the rook may cover it until it leaves.
#[test]
fn guidelines_ii_chess960_castling_hindered_or_lost() {
    let codes = |fen: &str, side: &str| -> Vec<&'static str> {
        let found = diagnose(&read_fen(fen).unwrap(), attempt(side));
        found.iter().map(Illegality::code).collect()
    };
    let checked = "4k1r1/8/8/8/8/8/8/6KR w H - 0 1";
    assert_eq!(codes(checked, "O-O"), ["castling-in-check"]);
    let covered = "4k3/8/8/8/8/8/8/rRK5 w B - 0 1";
    assert_eq!(codes(covered, "O-O-O"), ["castling-into-attack"]);
    let free = "4k3/8/8/8/8/8/8/1RK5 w B - 0 1";
    assert_eq!(codes(free, "O-O-O"), [""; 0]);
    let mut game = Game::new(read_fen("1rk3r1/8/8/8/8/8/8/1RK3R1 w BGbg - 0 1").unwrap());
    for text in ["Kc2", "Kc7", "Kc1", "Kc8"] {
        let reading = read_move_in(&game, text, Language::English).unwrap();
        game.play(reading.played).unwrap();
    }
    assert_eq!(
        diagnose_in(&game, attempt("O-O")),
        [Illegality::CastlingKingMoved(Ply(1))]
    );
}

#[test]
fn an_article_is_written_as_printed() {
    assert_eq!(
        Edition::Fide2023
            .article(Illegality::PromotionMissing.rule())
            .to_string(),
        "3.7.3.3"
    );
}
