//! The federation's basic rules, sentence by sentence.

use shakmaty::{Color, Position, Square};

use super::{START, legal, played, refused, resulting};
use crate::rules::can_mate::dead_position;
use crate::rules::edition::Edition;
use crate::rules::history::End;
use crate::rules::mate_possibility::MatePossibility;
use crate::rules::position::read_fen;
use crate::rules::touched::{Obligation, permitted};
use crate::rules::verdict::{OpenPoints, Verdict, agreement, resignation};

#[test]
fn the_player_of_the_light_men_makes_the_first_move_then_they_alternate() {
    legal(START, "e2e4");
    refused(START, "e7e5", "opponents-man");
}

#[test]
fn the_aim_is_an_attack_on_the_king_that_leaves_no_legal_move() {
    let mate = played(START, "f3 e5 g4 Dh4#");
    assert!(mate.position().is_checkmate());
    let winner = Color::Black;
    let end = mate.automatic_end().and_then(|end| end.primary());
    assert_eq!(end, Some(End::Checkmate { winner }));
}

#[test]
fn the_own_king_is_not_left_under_attack_nor_exposed_and_no_king_is_captured() {
    refused("4k3/8/8/8/4r3/8/8/R3K3 w - - 0 1", "a1a8", "stays-in-check");
    refused("4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1", "e2d3", "pinned");
    refused("4k3/8/8/8/8/8/3R4/4K3 w - - 0 1", "d2e8", "king-capture");
}

#[test]
fn a_position_in_which_nobody_can_mate_is_drawn() {
    let bare = read_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1").unwrap();
    assert!(dead_position(&bare).is_some());
    let start = read_fen(START).unwrap();
    assert!(dead_position(&start).is_none());
}

#[test]
fn the_corner_at_the_players_right_is_white() {
    assert!(Square::H1.is_light() && Square::A8.is_light());
}

#[test]
fn each_has_sixteen_men_in_the_initial_position() {
    let start = read_fen(START).unwrap();
    for color in Color::ALL {
        assert_eq!(start.board().by_color(color).count(), 16);
    }
}

#[test]
fn no_man_goes_to_a_square_of_its_own_colour_and_a_capture_is_part_of_the_move() {
    refused(START, "a1a2", "own-man-on-target");
    let after = resulting("4k3/8/8/8/8/8/r7/R3K3 w - - 0 1", "a1a2");
    assert!(after.starts_with("4k3/8/8/8/8/8/R7/4K3"), "{after}");
}

/// The white knight is pinned, and keeps the black king from its squares.
#[test]
fn a_man_attacks_a_square_even_where_it_may_not_move_to_it() {
    refused("4r3/8/8/6k1/4N3/8/8/4K3 b - - 0 1", "g5f6", "king-attacked");
}

#[test]
fn bishop_rook_and_queen_along_their_lines_and_over_nobody() {
    let fen = "8/7k/8/8/3Q4/8/1B6/R3K3 w Q - 0 1";
    for text in ["d4d8", "d4a4", "d4g7", "a1a8", "a1d1", "b2a3"] {
        legal(fen, text);
    }
    refused(fen, "b2b4", "geometry");
    refused(fen, "b2f6", "path-blocked");
    refused(START, "a1a4", "path-blocked");
}

#[test]
fn the_knight_goes_to_the_nearest_squares_off_its_lines() {
    legal(START, "b1c3");
    refused(START, "b1b3", "geometry");
}

#[test]
fn the_pawn_one_step_or_two_at_first_on_free_squares_and_takes_diagonally() {
    legal(START, "e2e3");
    legal(START, "e2e4");
    refused("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2e3", "push-blocked");
    refused("4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1", "e2e4", "push-blocked");
    legal("4k3/8/8/8/8/3n4/4P3/4K3 w - - 0 1", "e2d3");
}

#[test]
fn en_passant_only_in_the_next_move() {
    legal("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6");
    refused(
        "4k3/8/8/3pP3/8/8/8/4K3 w - - 2 3",
        "e5d6",
        "en-passant-never",
    );
}

#[test]
fn promotion_is_part_of_the_move_free_of_choice_and_at_once_in_force() {
    for man in ["q", "r", "b", "n"] {
        legal("8/P3k3/8/8/8/8/8/Q3K3 w - - 0 1", &format!("a7a8{man}"));
    }
    refused(
        "8/P3k3/8/8/8/8/8/4K3 w - - 0 1",
        "a7a8",
        "promotion-missing",
    );
    let mate = played("k7/2P5/1K6/8/8/8/8/8 w - - 0 1", "c8=D#");
    assert!(mate.position().is_checkmate());
}

#[test]
fn the_king_one_square_or_castling_two_squares_towards_the_rook() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    legal(fen, "e1e2");
    let short = resulting(fen, "e1g1");
    assert!(short.starts_with("4k3/8/8/8/8/8/8/R4RK1"), "{short}");
    let long = resulting(fen, "e1c1");
    assert!(long.starts_with("4k3/8/8/8/8/8/8/2KR3R"), "{long}");
}

#[test]
fn the_right_to_castle_is_lost_by_moving_king_or_rook() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let king = played(fen, "Re2 Re7 Re1 Re8");
    assert!(king.position().castles().is_empty());
    let rook = played(fen, "Th2 Ta7 Th1 Ta8");
    assert!(!rook.position().castles().is_empty());
}

#[test]
fn the_right_to_castle_is_suspended_by_attacked_squares_and_men_between() {
    for (fen, code) in [
        ("4k3/4r3/8/8/8/8/8/4K2R w K - 0 1", "castling-in-check"),
        (
            "4k3/5r2/8/8/8/8/8/4K2R w K - 0 1",
            "castling-through-attack",
        ),
        ("4k3/6r1/8/8/8/8/8/4K2R w K - 0 1", "castling-into-attack"),
        ("4k3/8/8/8/8/8/8/4K1NR w K - 0 1", "castling-man-between"),
    ] {
        refused(fen, "e1g1", code);
    }
}

#[test]
fn touched_own_men_move_and_touched_opponents_are_taken() {
    let start = read_fen(START).unwrap();
    let of = |men: &[Square]| permitted(&start, men, Edition::Fide2023).obligation;
    assert_eq!(of(&[Square::A1, Square::E2]), Obligation::Move(Square::E2));
    assert_eq!(of(&[Square::A1]), Obligation::Free);
    let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    let both = permitted(
        &read_fen(fen).unwrap(),
        &[Square::E4, Square::D5],
        Edition::Fide2023,
    );
    assert_eq!(
        both.obligation,
        Obligation::CaptureWith(Square::E4, Square::D5)
    );
}

#[test]
fn touched_king_and_rook_castle_rook_and_king_do_not() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let position = read_fen(fen).unwrap();
    let of = |men: &[Square]| permitted(&position, men, Edition::Fide2023).obligation;
    let short = shakmaty::CastlingSide::KingSide;
    assert_eq!(of(&[Square::E1, Square::H1]), Obligation::Castle(short));
    assert_eq!(of(&[Square::H1, Square::E1]), Obligation::Move(Square::H1));
    let hit = read_fen("4k3/6r1/8/8/8/8/8/R3K2R w KQ - 0 1").unwrap();
    let king = permitted(&hit, &[Square::E1, Square::H1], Edition::Fide2023).obligation;
    assert_eq!(king, Obligation::KingInsteadOfCastling(Square::E1));
}

#[test]
fn whoever_resigns_loses_stalemate_and_agreement_draw() {
    let open = played(START, "e4 e5");
    let points = OpenPoints::default();
    let ruling = resignation(&open, Color::White, MatePossibility::CanMate, points);
    assert_eq!(ruling.verdict, Verdict::Won(Color::Black));
    assert_eq!(agreement(&open, 0).unwrap().verdict, Verdict::Drawn);
    let stalemate = played("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "");
    let end = stalemate.automatic_end().and_then(|end| end.primary());
    assert_eq!(end, Some(End::Stalemate));
}

#[test]
fn a_draw_may_come_by_three_occurrences_or_fifty_moves() {
    let third = played(START, &"Cf3 Cf6 Cg1 Cg8 ".repeat(2));
    assert!(third.claims_now().threefold);
    let fifty = played("4k3/8/8/8/8/8/3R4/4K3 w - - 100 90", "");
    assert!(fifty.claims_now().fifty_moves);
}
