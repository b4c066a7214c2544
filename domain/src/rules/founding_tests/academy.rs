//! The academy's leaflet, paragraph by paragraph.

use shakmaty::{CastlingSide, Chess, Color, Position, Square};

use super::{START, legal, played, refused, resulting};
use crate::clock::Kind;
use crate::rules::can_mate::dead_position;
use crate::rules::diagnosis::{Attempt, Illegality, diagnose_in};
use crate::rules::examples::{Draw, Drawn, Obstacle};
use crate::rules::history::{End, Game};
use crate::rules::position::read_fen;
use crate::rules::verdict::{
    Claim, ClaimRuling, OpenPoints, Supervision, Verdict, agreement, claim,
};

#[test]
fn paragraph_1_the_left_corner_is_dark_and_white_begins_with_sixteen_men() {
    assert!(Square::A1.is_dark() && Square::H8.is_dark());
    let start = read_fen(START).unwrap();
    for color in Color::ALL {
        let men = start.board().by_color(color);
        assert_eq!((men & start.board().pawns()).count(), 8);
        assert_eq!((men & !start.board().pawns()).count(), 8);
    }
    legal(START, "e2e4");
    refused(START, "e7e5", "opponents-man");
}

#[test]
fn paragraph_1_an_opponents_man_is_taken_and_an_own_one_is_in_the_way() {
    let after = resulting("4k3/8/8/8/8/8/r7/R3K3 w - - 0 1", "a1a2");
    assert!(after.starts_with("4k3/8/8/8/8/8/R7/4K3"), "{after}");
    refused(START, "a1a2", "own-man-on-target");
}

#[test]
fn paragraph_2_rook_bishop_and_queen_over_free_squares() {
    let fen = "8/7k/8/8/3Q4/8/1B6/R3K3 w Q - 0 1";
    for text in ["a1a8", "a1d1", "b2a3", "d4d8", "d4a4", "d4g7"] {
        legal(fen, text);
    }
    refused(fen, "a1b3", "geometry");
    refused(fen, "b2b4", "geometry");
    refused(fen, "b2f6", "path-blocked");
}

#[test]
fn paragraph_2_the_king_goes_one_square_that_nobody_attacks() {
    let fen = "4k3/8/8/8/8/8/3r4/6K1 w - - 0 1";
    legal(fen, "g1f1");
    refused(fen, "g1g2", "king-attacked");
}

#[test]
fn paragraph_2_the_knight_leaps_a_step_of_rook_and_one_of_bishop() {
    legal(START, "b1a3");
    legal(START, "b1c3");
    refused(START, "b1b3", "geometry");
}

#[test]
fn paragraph_2_the_pawn_goes_on_free_squares_and_takes_diagonally_forward() {
    legal(START, "c2c3");
    legal(START, "c2c4");
    refused("4k3/8/8/8/2n5/8/2P5/4K3 w - - 0 1", "c2c4", "push-blocked");
    refused(
        "4k3/8/8/8/8/2n5/2P5/4K3 w - - 0 1",
        "c2c4",
        "double-step-blocked",
    );
    // A black pawn on b4 takes a knight on c3.
    let after = resulting("4k3/8/8/8/1p6/2N5/8/4K3 b - - 0 1", "b4c3");
    assert!(after.starts_with("4k3/8/8/8/8/2p5/8/4K3"), "{after}");
}

#[test]
fn paragraph_2_in_passing_at_once_and_by_pawns_alone() {
    let after = played("4k3/8/8/8/1p6/8/2P5/4K3 w - - 0 1", "c2-c4");
    assert_eq!(
        diagnose_in(&after, Attempt::squares(Square::B4, Square::C3)),
        []
    );
    // A bishop on the same square takes nothing there.
    let bishop = played("4k3/8/8/8/1b6/8/2P5/7K w - - 0 1", "c2-c4");
    let moved = resulting(
        &crate::rules::position::write_fen(bishop.position()),
        "b4c3",
    );
    assert!(moved.starts_with("4k3/8/8/8/2P5/2b5/8/7K"), "{moved}");
}

/// The queen of the beginning and eight more.
#[test]
fn paragraph_3_promotion_to_four_men_and_up_to_nine_queens() {
    let fen = "8/P3k3/8/8/8/8/8/4K3 w - - 0 1";
    for man in ["q", "r", "b", "n"] {
        legal(fen, &format!("a7a8{man}"));
    }
    refused(fen, "a7a8", "promotion-missing");
    refused(fen, "a7a8k", "promotion-piece");
    refused(fen, "a7a8p", "promotion-piece");
    assert!(read_fen("QQQQQQQQ/8/8/8/8/2k5/8/3QK3 b - - 0 1").is_ok());
    assert!(read_fen("QQQQQQQQ/8/8/8/8/1Qk5/8/3QK3 b - - 0 1").is_err());
}

#[test]
fn paragraph_4_check_is_answered_in_three_ways_and_no_move_leaves_the_king_in_it() {
    let fen = "4k3/8/8/8/4r3/5P2/2N5/4K3 w - - 0 1";
    legal(fen, "e1d1");
    legal(fen, "c2e3");
    legal(fen, "f3e4");
    refused(fen, "c2a3", "stays-in-check");
}

#[test]
fn paragraph_4_mate_wins() {
    let mate = played(START, "f3 e5 g4 Dh4#");
    let winner = Color::Black;
    let end = mate.automatic_end().and_then(|end| end.primary());
    assert_eq!(end, Some(End::Checkmate { winner }));
}

#[test]
fn paragraph_5_castling_moves_the_king_two_squares_and_the_rook_over_him_once_in_a_game() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let short = resulting(fen, "e1g1");
    assert!(short.starts_with("4k3/8/8/8/8/8/8/R4RK1"), "{short}");
    let long = resulting(fen, "e1c1");
    assert!(long.starts_with("4k3/8/8/8/8/8/8/2KR3R"), "{long}");
    let once = played(fen, "0-0 Re7");
    let again = diagnose_in(&once, Attempt::Castle(CastlingSide::QueenSide));
    assert!(!again.is_empty());
}

#[test]
fn paragraph_5_a_king_that_moved_never_castles() {
    let king = Obstacle::KingMoved;
    assert!(matches!(
        king.judged()[..],
        [Illegality::CastlingKingMoved(_)]
    ));
    assert!(!king.passes());
    let game = king.game().unwrap();
    let long = diagnose_in(&game, Attempt::Castle(CastlingSide::QueenSide));
    assert!(
        long.iter()
            .any(|why| matches!(why, Illegality::CastlingKingMoved(_)))
    );
}

#[test]
fn paragraph_5_a_rook_that_moved_never_castles_and_the_other_may() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let moved = played(fen, "Th2 Re7 Th1 Re8");
    let of = |side| diagnose_in(&moved, Attempt::Castle(side));
    assert!(matches!(
        of(CastlingSide::KingSide)[..],
        [Illegality::CastlingRookMoved(_)]
    ));
    assert_eq!(of(CastlingSide::QueenSide), []);
    assert!(!Obstacle::RookMoved.passes());
}

/// Two obstacles that pass: once the bishop is gone, or the check is answered, castling is legal.
#[test]
fn paragraph_5_men_between_and_attacked_squares_hinder_for_the_moment() {
    assert!(Obstacle::ManBetween.passes() && Obstacle::Attacked.passes());
    let between = played("4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "");
    let castle = Attempt::Castle(CastlingSide::KingSide);
    assert!(!diagnose_in(&between, castle).is_empty());
    let gone = played("4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "Ac4 Re7");
    assert_eq!(diagnose_in(&gone, castle), []);
    for rook in ["4r3", "5r2", "6r1"] {
        let fen = format!("k7/{rook}/8/8/8/8/8/4K2R w K - 0 1");
        assert!(!diagnose_in(&played(&fen, ""), castle).is_empty(), "{rook}");
    }
    // The rook may pass an attacked square, and be attacked itself.
    let attacked = played("k6r/8/8/8/8/8/8/4K2R w K - 0 1", "");
    assert_eq!(diagnose_in(&attacked, castle), []);
}

#[test]
fn paragraph_6_stalemate_draws_of_itself() {
    assert_eq!(Draw::Stalemate.judged(), Some(Drawn::Ended(End::Stalemate)));
}

#[test]
fn paragraph_6_king_and_knight_against_king_cannot_mate() {
    let position = read_fen("4k3/8/8/8/8/8/8/3NK3 w - - 0 1").unwrap();
    assert!(dead_position(&position).is_some());
    assert_eq!(
        Draw::Material.judged(),
        Some(Drawn::Ended(End::DeadPosition))
    );
}

fn claimed(game: &Game, by: Color, what: Claim) -> Option<Verdict> {
    let standard = (Kind::Standard, Supervision::Full);
    match claim(game, by, what, false, standard, OpenPoints::default()) {
        Ok(ClaimRuling::Decided { ruling, .. }) => Some(ruling.verdict),
        _ => None,
    }
}

#[test]
fn paragraph_6_fifty_moves_are_claimed() {
    assert_eq!(Draw::FiftyMoves.judged(), Some(Drawn::ByFiftyMoves));
    let game = Draw::FiftyMoves.game().unwrap();
    let turn = game.position().turn();
    assert_eq!(
        claimed(&game, turn, Claim::FiftyMoves),
        Some(Verdict::Drawn)
    );
}

/// Also when the occurrences do not follow each other; the player to move claims.
#[test]
fn paragraph_6_the_third_occurrence_is_claimed_by_the_player_to_move() {
    assert_eq!(Draw::Repetition.judged(), Some(Drawn::ByRepetition));
    let game = Draw::Repetition.game().unwrap();
    let turn = game.position().turn();
    assert_eq!(claimed(&game, turn, Claim::Threefold), Some(Verdict::Drawn));
    assert_eq!(claimed(&game, !turn, Claim::Threefold), None);
}

/// The leaflet allows it at any moment; since 2017 each must have made a move.
#[test]
fn paragraph_6_a_draw_by_agreement() {
    let open = played(START, "e4 e5");
    assert_eq!(agreement(&open, 0).unwrap().verdict, Verdict::Drawn);
    assert!(agreement(&Game::new(Chess::default()), 0).is_err());
}

/// Blocked pawns, a knight pinned on its king, and the squares of the king attacked by the queen.
#[test]
fn paragraph_7_stalemate_with_blocked_pawns_and_a_pinned_knight() {
    let game = played("kn5R/8/1Q6/8/8/p7/P7/6K1 b - - 0 1", "");
    let end = game.automatic_end().and_then(|end| end.primary());
    assert_eq!(end, Some(End::Stalemate));
    // With a pawn that can move it is not stalemate, and every other man has a reason why it cannot move.
    let free = "kn5R/7p/1Q6/8/8/p7/P7/6K1 b - - 0 1";
    legal(free, "h7h6");
    refused(free, "b8c6", "pinned");
    refused(free, "a3a2", "push-blocked");
    refused(free, "a8a7", "king-attacked");
}
