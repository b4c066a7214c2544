//! The rules page of a game server, sentence by sentence. Three draws that its server does not know are judged here.

use shakmaty::{Color, Position, Role, Square};

use super::{START, legal, played, refused, resulting};
use crate::rules::can_mate::dead_position;
use crate::rules::captured::Captured;
use crate::rules::diagnosis::{Attempt, diagnose_in};
use crate::rules::history::{End, Game};
use crate::rules::mate_possibility::MatePossibility;
use crate::rules::position::read_fen;
use crate::rules::verdict::{OpenPoints, Verdict, agreement, resignation};

fn end(game: &Game) -> Option<End> {
    game.automatic_end().and_then(|end| end.primary())
}

#[test]
fn sixteen_men_each_on_the_two_ranks_nearest_to_the_player() {
    let start = read_fen(START).unwrap();
    for (color, ranks) in [(Color::White, ['1', '2']), (Color::Black, ['7', '8'])] {
        let men = start.board().by_color(color);
        assert_eq!(men.count(), 16);
        assert!(
            men.into_iter()
                .all(|square| square.to_string().ends_with(ranks))
        );
    }
}

#[test]
fn the_king_goes_one_square_in_every_direction_but_never_where_he_is_attacked() {
    let fen = "7k/8/8/8/4K3/8/8/8 w - - 0 1";
    for square in ["d3", "d4", "d5", "e3", "e5", "f3", "f4", "f5"] {
        legal(fen, &format!("e4{square}"));
    }
    refused("7k/8/8/3r4/6K1/8/8/8 w - - 0 1", "g4g5", "king-attacked");
}

#[test]
fn castling_moves_the_king_two_squares_and_the_rook_to_his_other_side() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let short = resulting(fen, "e1g1");
    assert!(short.starts_with("r3k2r/8/8/8/8/8/8/R4RK1"), "{short}");
    let long = resulting(fen, "e1c1");
    assert!(long.starts_with("r3k2r/8/8/8/8/8/8/2KR3R"), "{long}");
}

#[test]
fn castling_asks_for_unmoved_men_no_check_nobody_between_and_no_attacked_square() {
    for (fen, code) in [
        ("4k3/4r3/8/8/8/8/8/4K2R w K - 0 1", "castling-in-check"),
        ("4k3/8/8/8/8/8/8/4K1NR w K - 0 1", "castling-man-between"),
        (
            "4k3/5r2/8/8/8/8/8/4K2R w K - 0 1",
            "castling-through-attack",
        ),
        ("4k3/6r1/8/8/8/8/8/4K2R w K - 0 1", "castling-into-attack"),
    ] {
        refused(fen, "e1g1", code);
    }
    let moved = played("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Re2 Re7 Re1 Re8");
    let castle = Attempt::Castle(shakmaty::CastlingSide::KingSide);
    assert!(!diagnose_in(&moved, castle).is_empty());
}

#[test]
fn check_is_answered_at_once_by_capture_flight_or_a_man_between() {
    let fen = "4k3/8/8/8/4r3/5P2/2N5/4K3 w - - 0 1";
    legal(fen, "f3e4");
    legal(fen, "e1d1");
    legal(fen, "c2e3");
    refused(fen, "c2a3", "stays-in-check");
}

#[test]
fn whoever_cannot_escape_is_mated_and_loses() {
    let winner = Color::Black;
    let mate = played(START, "f3 e5 g4 Dh4#");
    assert_eq!(end(&mate), Some(End::Checkmate { winner }));
}

#[test]
fn queen_rook_and_bishop_go_any_number_of_squares_and_a_bishop_keeps_its_colour() {
    let fen = "8/7k/8/8/3Q4/8/1B6/R3K3 w Q - 0 1";
    for text in ["d4d8", "d4a4", "d4g7", "a1a8", "b2a3"] {
        legal(fen, text);
    }
    let start = read_fen(START).unwrap();
    for color in Color::ALL {
        let bishops = start.board().by_color(color) & start.board().bishops();
        let light = bishops
            .into_iter()
            .filter(|square| square.is_light())
            .count();
        assert_eq!((bishops.count(), light), (2, 1));
    }
}

#[test]
fn the_knight_leaps_over_others() {
    legal(START, "b1c3");
    refused(START, "b1b3", "geometry");
}

#[test]
fn the_pawn_goes_one_square_two_from_its_place_never_aside_nor_back() {
    legal(START, "e2e3");
    legal(START, "e2e4");
    let fen = "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1";
    refused(fen, "e4e3", "geometry");
    refused(fen, "e4d4", "geometry");
    refused(fen, "e4e6", "double-step-not-from-start");
    refused(
        "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1",
        "e2e4",
        "double-step-blocked",
    );
}

#[test]
fn the_pawn_takes_only_before_it_on_the_next_file() {
    let fen = "4k3/8/8/3nn3/4P3/8/8/4K3 w - - 0 1";
    legal(fen, "e4d5");
    refused(fen, "e4e5", "push-blocked");
    refused(fen, "e4f5", "pawn-capture-without-victim");
}

#[test]
fn a_promoted_man_acts_at_once_and_may_mate_with_the_same_move() {
    for man in ["q", "r", "b", "n"] {
        legal("8/P3k3/8/8/8/8/8/Q3K3 w - - 0 1", &format!("a7a8{man}"));
    }
    let mate = played("k7/2P5/1K6/8/8/8/8/8 w - - 0 1", "c8=D#");
    assert!(mate.position().is_checkmate());
}

#[test]
fn in_passing_in_the_very_next_move() {
    let beside = played("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7-d5");
    let takes = Attempt::squares(Square::E5, Square::D6);
    assert_eq!(diagnose_in(&beside, takes), []);
    let late = played("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7-d5 Re2 Re7");
    assert!(!diagnose_in(&late, takes).is_empty());
}

/// The field of captured men: what each side lost, in its order.
#[test]
fn a_captured_man_goes_from_the_board_into_the_field_of_captured_men() {
    let game = played(START, "e4 d5 exd5 Dxd5 Cc3 Dxg2 Axg2");
    let captured = Captured::after(&game, game.plies());
    assert_eq!(captured.of(Color::White), [Role::Pawn, Role::Pawn]);
    assert_eq!(captured.of(Color::Black), [Role::Pawn, Role::Queen]);
    assert_eq!(game.position().board().occupied().count(), 28);
}

#[test]
fn nobody_takes_through_another_man_but_the_knight() {
    refused("4k3/8/8/r7/8/P7/8/R3K3 w - - 0 1", "a1a5", "path-blocked");
    legal("4k3/8/8/8/8/2n5/PP6/1N2K3 w - - 0 1", "b1c3");
}

#[test]
fn every_man_may_be_taken_but_the_king() {
    refused("4k3/8/8/8/8/8/3R4/4K3 w - - 0 1", "d2e8", "king-capture");
    legal("3qk3/8/8/8/8/8/3R4/4K3 w - - 0 1", "d2d8");
}

#[test]
fn stalemate_is_a_draw() {
    let stalemate = played("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "");
    assert_eq!(end(&stalemate), Some(End::Stalemate));
}

#[test]
fn whoever_resigns_loses_and_the_players_agree_to_a_draw() {
    let open = played(START, "e4 e5");
    let points = OpenPoints::default();
    let ruling = resignation(&open, Color::White, MatePossibility::CanMate, points);
    assert_eq!(ruling.verdict, Verdict::Won(Color::Black));
    assert_eq!(agreement(&open, 0).unwrap().verdict, Verdict::Drawn);
}

#[test]
fn the_three_draws_that_the_server_leaves_to_its_operator_are_judged() {
    let dead = read_fen("4k3/8/8/8/8/8/8/3NK3 w - - 0 1").unwrap();
    assert!(dead_position(&dead).is_some());
    let third = played(START, &"Cf3 Cf6 Cg1 Cg8 ".repeat(2));
    assert!(third.claims_now().threefold);
    let fifty = played("4k3/8/8/8/8/8/3R4/4K3 w - - 100 90", "");
    assert!(fifty.claims_now().fifty_moves);
}

#[test]
fn no_own_man_is_taken() {
    refused(START, "a1a2", "own-man-on-target");
}

#[test]
fn a_refused_move_that_would_leave_the_king_in_check_says_so() {
    refused("4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1", "e2d3", "pinned");
    refused("4k3/8/8/8/4r3/8/8/R3K3 w - - 0 1", "a1a8", "stays-in-check");
}
