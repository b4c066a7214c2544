//! The rules of 1952 (Stockholm Congress), paragraph by paragraph.

use shakmaty::{CastlingMode, Chess, Color, Position, Square, fen::Fen};

use super::{START, legal, refused, resulting};
use crate::clock::Kind;
use crate::rules::edition::Edition;
use crate::rules::history::{End, Game};
use crate::rules::mate_possibility::MatePossibility;
use crate::rules::notation::{Language, read_move_in};
use crate::rules::touched::{Obligation, permitted};
use crate::rules::trees::{Board, DISPLACED, Facts, Finding, START as INITIAL, Tree, walk};
use crate::rules::verdict::{
    Act, Claim, ClaimRuling, IllegalAct, IllegalRuling, OpenPoints, Remedy, Supervision, Verdict,
    agreement, claim, illegal_act, resignation,
};

const OLD: Edition = Edition::Fide1952;

fn game(fen: &str, moves: &str) -> Game {
    let read: Fen = fen.parse().unwrap();
    let initial: Chess = read.into_position(CastlingMode::Standard).unwrap();
    let mut game = Game::with_edition(initial, OLD);
    for text in moves.split_whitespace() {
        let reading = read_move_in(&game, text, Language::Italian).unwrap();
        game.play(reading.played).unwrap();
    }
    game
}

fn found(tree: &Tree, answers: &[(&str, &str)]) -> (Finding, &'static str) {
    let facts = Facts {
        edition: OLD,
        kind: Kind::Standard,
        supervision: Supervision::Full,
        moves: Some(20),
        is_over: false,
        guidelines: false,
    };
    let walked = walk(tree, &facts, |code| {
        let given = answers.iter().find(|(question, _)| *question == code);
        given.map_or_else(String::new, |(_, answer)| (*answer).to_owned())
    });
    let finding = walked.unwrap().finding.unwrap();
    (finding, OLD.article(finding.rule).number())
}

#[test]
fn article_2_1_64_squares_and_2_3_to_2_5_files_ranks_and_diagonals() {
    assert_eq!(Square::ALL.len(), 64);
    let white = Square::ALL.into_iter().filter(|square| square.is_light());
    assert_eq!(white.count(), 32);
    // 2.2: the corner at each player's right is white.
    assert!(Square::H1.is_light() && Square::A8.is_light());
}

#[test]
fn article_3_sixteen_men_a_side_in_their_places() {
    let start = game(START, "");
    let board = start.position().board();
    for color in Color::ALL {
        assert_eq!(board.by_color(color).count(), 16, "{color}");
    }
    assert_eq!(board.pawns().count(), 16);
    let [queen, king] = [Square::D1, Square::E1].map(|square| board.piece_at(square));
    assert_eq!(queen, Some(Color::White.queen()));
    assert_eq!(king, Some(Color::White.king()));
}

#[test]
fn article_4_1_white_begins_and_moves_alternate_and_4_2_having_the_move() {
    refused(START, "e7e5", "opponents-man");
    legal(START, "e2e4");
    refused(
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        "d2d4",
        "opponents-man",
    );
}

#[test]
fn article_5_1_a_free_square_or_an_opponents_5_2_no_man_is_passed_5_3_the_captured_man_goes() {
    refused(START, "a1a2", "own-man-on-target");
    refused(START, "a1a3", "path-blocked");
    legal(START, "b1c3");
    let after = resulting("4k3/8/8/8/8/8/r7/R3K3 w - - 0 1", "a1a2");
    assert!(after.starts_with("4k3/8/8/8/8/8/R7/4K3"), "{after}");
}

#[test]
fn article_6_the_moves_of_king_queen_rook_bishop_and_knight() {
    let fen = "8/7k/8/8/3Q4/8/1B4N1/R3K3 w Q - 0 1";
    for text in ["e1e2", "d4d8", "d4g7", "d4a4", "a1a8", "b2a3", "g2f4"] {
        legal(fen, text);
    }
    for text in ["e1e3", "d4e6", "a1b3", "b2b5", "g2g4"] {
        refused(fen, text, "geometry");
    }
    refused("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "e1d2", "king-attacked");
}

#[test]
fn article_6_castling_is_lost_for_ever_or_hindered_for_the_moment() {
    let both = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    legal(both, "e1g1");
    legal(both, "e1c1");
    // a) the king's own square, the square passed, the square of arrival; b) men between.
    for (rook, code) in [
        ("4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1", "castling-in-check"),
        (
            "4k3/5r2/8/8/8/8/8/R3K2R w KQ - 0 1",
            "castling-through-attack",
        ),
        ("4k3/6r1/8/8/8/8/8/R3K2R w KQ - 0 1", "castling-into-attack"),
        ("4k3/8/8/8/8/8/8/R3K1NR w KQ - 0 1", "castling-man-between"),
    ] {
        refused(rook, "e1g1", code);
    }
    let moved = game(both, "Re2 Re7 Re1 Re8");
    let castles = moved.position().castles();
    assert!(castles.is_empty(), "the king has moved");
    let rook = game(both, "Th2 Ta7 Th1 Ta8");
    assert!(
        !rook.position().castles().is_empty(),
        "the other rook has not"
    );
}

#[test]
fn article_6_a_the_pawn_goes_one_or_two_and_takes_diagonally() {
    legal(START, "e2e3");
    legal(START, "e2e4");
    refused("4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1", "e2e4", "push-blocked");
    refused(
        "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1",
        "e3e5",
        "double-step-not-from-start",
    );
    legal("4k3/8/8/8/8/3n4/4P3/4K3 w - - 0 1", "e2d3");
    refused(START, "e2d3", "pawn-capture-without-victim");
}

#[test]
fn article_6_b_in_passing_only_at_once_and_6_c_promotion_to_a_man_of_choice() {
    legal("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6");
    refused(
        "4k3/8/8/3pP3/8/8/8/4K3 w - - 2 3",
        "e5d6",
        "en-passant-never",
    );
    for man in ["q", "r", "b", "n"] {
        legal("8/P3k3/8/8/8/8/8/4K3 w - - 0 1", &format!("a7a8{man}"));
    }
    refused(
        "8/P3k3/8/8/8/8/8/4K3 w - - 0 1",
        "a7a8",
        "promotion-missing",
    );
    refused("8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8k", "promotion-piece");
    // Its action is immediate: the new queen mates.
    let mate = game("k7/2P5/1K6/8/8/8/8/8 w - - 0 1", "c8D");
    assert!(mate.position().is_checkmate());
}

/// King and rook touched mean no castling: the first man that can move does.
#[test]
fn article_8_the_first_touched_man_that_can_be_moved_or_taken() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let position = game(fen, "").position().clone();
    let of = |men: &[Square]| {
        let found = permitted(&position, men, OLD);
        (found.obligation, found.article.number())
    };
    assert_eq!(
        of(&[Square::H1, Square::E1]),
        (Obligation::Move(Square::H1), "8")
    );
    let start = game(START, "").position().clone();
    let free = permitted(&start, &[Square::A1], OLD);
    assert_eq!(
        (free.obligation, free.article.number()),
        (Obligation::Free, "8")
    );
}

#[test]
fn article_9_1_an_irregular_move_is_put_back_without_penalty_or_the_game_is_annulled() {
    let case = IllegalAct {
        act: Act::IllegalMove,
        offender: Color::White,
        kind: Kind::Standard,
        supervision: Supervision::Full,
        earlier: 3,
        clock_pressed: true,
        opponent_has_moved: true,
    };
    let ruling = illegal_act(
        &game(START, "e4"),
        case,
        MatePossibility::CanMate,
        OpenPoints::default(),
    );
    assert_eq!(ruling, IllegalRuling::RemedyOnly(Remedy::RestoreOrAnnul));
    assert_eq!(OLD.article(Act::IllegalMove.rule()).number(), "9.1");
}

#[test]
fn article_9_2_displaced_men_9_3_after_an_adjournment_9_4_initial_position_9_5_board() {
    let later = |known| [("when", "later"), ("identified", known)];
    for (tree, answers, board, article) in [
        (&DISPLACED, later("yes").to_vec(), Board::Restored, "9.2"),
        (&DISPLACED, later("no").to_vec(), Board::NewGame, "9.2"),
        (
            &DISPLACED,
            vec![("when", "resumed")],
            Board::Restored,
            "9.3",
        ),
        (&INITIAL, vec![("wrong", "array")], Board::NewGame, "9.4"),
        (
            &INITIAL,
            vec![("wrong", "board")],
            Board::Transferred,
            "9.5",
        ),
    ] {
        let (finding, number) = found(tree, &answers);
        assert_eq!((finding.board, number), (board, article));
        assert_eq!(finding.penalty, None);
    }
}

#[test]
fn article_10_1_check_10_2_it_is_parried_at_once_10_3_a_man_between_may_give_check() {
    let fen = "4k3/8/8/8/4r3/8/8/R3K3 w Q - 0 1";
    refused(fen, "a1a8", "stays-in-check");
    legal(fen, "e1d1");
    // The bishop comes between and gives check from there, pinned as it is.
    let between = game("r4k2/8/8/8/8/8/8/K1B5 w - - 0 1", "Aa3");
    assert!(between.position().is_check());
}

#[test]
fn article_11_1_mate_wins_and_11_2_resignation_loses() {
    let mate = game(START, "f3 e5 g4 Dh4");
    let winner = Color::Black;
    let end = mate.automatic_end().and_then(|end| end.primary());
    assert_eq!(end, Some(End::Checkmate { winner }));
    let open = game(START, "e4");
    let points = OpenPoints::default();
    let ruling = resignation(&open, Color::White, MatePossibility::CannotMate, points);
    assert_eq!(ruling.verdict, Verdict::Won(Color::Black));
    assert_eq!(ruling.article.number(), "11.2");
}

#[test]
fn article_12_1_stalemate_and_12_2_agreement() {
    let stalemate = game("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "");
    let end = stalemate.automatic_end().and_then(|end| end.primary());
    assert_eq!(end, Some(End::Stalemate));
    let agreed = agreement(&game(START, ""), 0).unwrap();
    assert_eq!(
        (agreed.verdict, agreed.article.number()),
        (Verdict::Drawn, "12.2")
    );
}

fn claimed(game: &Game, by: Color, what: Claim, touched: bool) -> Option<(Verdict, &'static str)> {
    let standard = (Kind::Standard, Supervision::Full);
    match claim(game, by, what, touched, standard, OpenPoints::default()) {
        Ok(ClaimRuling::Decided { ruling, .. }) => Some((ruling.verdict, ruling.article.number())),
        _ => None,
    }
}

/// The same men on the same squares with the same player to move: castling rights do not count.
#[test]
fn article_12_3_the_third_time_on_the_board_and_by_the_move_that_is_announced() {
    let shuffle = "Cf3 Cf6 Cg1 Cg8 ";
    let third = game(START, &shuffle.repeat(2));
    let here = claimed(&third, Color::White, Claim::Threefold, true);
    assert_eq!(
        here,
        Some((Verdict::Drawn, "12.3 b")),
        "touching loses nothing"
    );
    assert_eq!(claimed(&third, Color::Black, Claim::Threefold, false), None);
    let before = game(START, &format!("{shuffle}Cf3 Cf6 Cg1"));
    let attempt = crate::rules::diagnosis::Attempt::squares(Square::F6, Square::G8);
    let announced = claimed(&before, Color::Black, Claim::ThreefoldBy(attempt), false);
    assert_eq!(announced, Some((Verdict::Drawn, "12.3 a")));
    // A player who has moved has lost the right, and has it again when the position comes again.
    let gone = game(START, &format!("{}Cf3", shuffle.repeat(2)));
    assert_eq!(claimed(&gone, Color::White, Claim::Threefold, false), None);
    let again = game(START, &shuffle.repeat(3));
    assert!(claimed(&again, Color::White, Claim::Threefold, false).is_some());
}

#[test]
fn article_12_4_fifty_moves_and_more_where_they_were_announced() {
    let fen = "4k3/8/8/8/8/8/3R4/4K3 w - - 100 90";
    let fifty = game(fen, "");
    let right = claimed(&fifty, Color::White, Claim::FiftyMoves, false);
    assert_eq!(right, Some((Verdict::Drawn, "12.4")));
    let more = game(fen, "").with_more_than_fifty(75).unwrap();
    assert_eq!(claimed(&more, Color::White, Claim::FiftyMoves, false), None);
}
