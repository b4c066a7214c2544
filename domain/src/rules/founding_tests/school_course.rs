//! The school course, sentence by sentence. If it differs from the Laws, the test also shows what the Laws say.

use shakmaty::{Chess, Color, Position, Square};

use super::{START, against, legal, played, refused, resulting};
use crate::clock::Kind;
use crate::rules::can_mate::dead_position;
use crate::rules::diagnosis::Attempt;
use crate::rules::edition::Edition;
use crate::rules::history::{End, Game};
use crate::rules::mate_possibility::MatePossibility;
use crate::rules::notation::{Language, NotationError, Warning, read_move};
use crate::rules::position::read_fen;
use crate::rules::touched::{Obligation, permitted};
use crate::rules::verdict::{
    Act, Claim, ClaimRuling, IllegalAct, IllegalRuling, OpenPoints, Prescribed, Supervision,
    Verdict, agreement, claim, flag_fall, illegal_act, resignation,
};

fn end(game: &Game) -> Option<End> {
    game.automatic_end().and_then(|end| end.primary())
}

#[test]
fn the_board_has_64_squares_a_light_corner_at_the_right_and_two_coordinates_each() {
    assert_eq!(Square::ALL.len(), 64);
    assert!(Square::H1.is_light() && Square::A8.is_light());
    // The course writes squares with capitals: they are read, and noted.
    let reading = read_move(&Chess::default(), "E4", Language::Italian).unwrap();
    assert_eq!(reading.played.to(), Square::E4);
    assert_eq!(reading.warnings, [Warning::LetterCase]);
}

/// The table: king on the e-file, queen on the d-file and on her own colour.
#[test]
fn thirty_two_men_stand_as_in_the_table_and_each_queen_on_her_own_colour() {
    use shakmaty::Role::{Bishop, King, Knight, Pawn, Queen, Rook};
    let start = read_fen(START).unwrap();
    let board = start.board();
    assert_eq!(board.occupied().count(), 32);
    let places = [
        (King, "e"),
        (Queen, "d"),
        (Rook, "ah"),
        (Bishop, "cf"),
        (Knight, "bg"),
        (Pawn, "abcdefgh"),
    ];
    for (role, files) in places {
        for (color, home) in [(Color::White, ['1', '2']), (Color::Black, ['8', '7'])] {
            let rank = home[usize::from(role == Pawn)];
            for file in files.chars() {
                let square: Square = format!("{file}{rank}").parse().unwrap();
                assert_eq!(board.piece_at(square), Some(role.of(color)), "{square}");
            }
        }
    }
    assert!(Square::D1.is_light() && Square::D8.is_dark());
}

#[test]
fn white_begins_and_one_man_is_moved_in_turn() {
    legal(START, "e2e4");
    refused(START, "e7e5", "opponents-man");
    let black = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    refused(black, "d2d4", "opponents-man");
}

#[test]
fn no_man_passes_another_but_the_knight() {
    refused(START, "a1a4", "path-blocked");
    refused(START, "c1e3", "path-blocked");
    refused(START, "d1d3", "path-blocked");
    legal(START, "b1c3");
}

#[test]
fn no_man_goes_to_a_square_of_its_own_colour() {
    refused(START, "a1a2", "own-man-on-target");
    refused(START, "g1e2", "own-man-on-target");
}

#[test]
fn no_move_exposes_the_own_king() {
    refused("4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1", "e2d3", "pinned");
}

#[test]
fn a_man_is_taken_on_its_square_and_goes_from_the_board() {
    let after = resulting("4k3/8/8/8/8/8/r7/R3K3 w - - 0 1", "a1a2");
    assert!(after.starts_with("4k3/8/8/8/8/8/R7/4K3"), "{after}");
}

#[test]
fn nobody_must_take() {
    let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    legal(fen, "e4d5");
    legal(fen, "e4e5");
    legal(fen, "e1e2");
}

#[test]
fn a_touched_man_is_moved_and_a_touched_opponents_man_is_taken_if_possible() {
    let position = read_fen("4k3/8/8/3p4/4P3/8/8/4K2r w - - 0 1").unwrap();
    let of = |men: &[Square]| permitted(&position, men, Edition::Fide2023).obligation;
    // In check the pawn cannot move: touching it binds to nothing.
    assert_eq!(of(&[Square::E4]), Obligation::Free);
    assert_eq!(of(&[Square::E1]), Obligation::Move(Square::E1));
    let free = read_fen("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1").unwrap();
    let taken = permitted(&free, &[Square::D5], Edition::Fide2023);
    assert_eq!(taken.obligation, Obligation::Capture(Square::D5));
}

/// A man that was let go stands: another move of the opponent's man or of the own is not this player's turn any more.
#[test]
fn a_man_that_was_let_go_is_not_taken_back() {
    let after = played(START, "e4");
    let attempt = Attempt::squares(Square::E4, Square::E5);
    let codes: Vec<_> = crate::rules::diagnosis::diagnose_in(&after, attempt)
        .iter()
        .map(crate::rules::diagnosis::Illegality::code)
        .collect();
    assert_eq!(codes, ["opponents-man"]);
}

#[test]
fn the_pawn_goes_forward_one_step_or_two_at_first_and_takes_diagonally() {
    legal(START, "e2e3");
    legal(START, "e2e4");
    refused("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4e3", "geometry");
    refused(
        "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1",
        "e3e5",
        "double-step-not-from-start",
    );
    legal("4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1", "e4d5");
    refused(
        "4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1",
        "e4f5",
        "pawn-capture-without-victim",
    );
    // What the course leaves out: both squares must be free.
    refused(
        "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1",
        "e2e4",
        "double-step-blocked",
    );
}

#[test]
fn the_king_goes_one_square_and_never_to_one_that_is_attacked() {
    let fen = "4k3/8/8/8/8/8/3r4/6K1 w - - 0 1";
    legal(fen, "g1f1");
    refused(fen, "g1g2", "king-attacked");
    refused(fen, "g1g3", "geometry");
}

#[test]
fn rook_bishop_and_queen_go_along_their_lines_and_take_on_them() {
    let fen = "4k3/3p3r/6b1/8/3Q4/8/1B6/R3K2R w KQ - 0 1";
    for text in ["h1h7", "a1a8", "b2a3", "d4d7", "d4h4", "d4g7", "d4a7"] {
        legal(fen, text);
    }
    refused(fen, "b2b4", "geometry");
    refused(fen, "d4e6", "geometry");
    refused(fen, "h1h8", "path-blocked");
    refused(fen, "d4d8", "path-blocked");
    refused(fen, "b2e5", "path-blocked");
}

#[test]
fn a_bishop_stays_on_squares_of_its_colour_and_a_knight_changes_colour() {
    for (square, is_bishop) in [(Square::C1, true), (Square::G1, false)] {
        let start = read_fen(START).unwrap();
        let role = if is_bishop {
            shakmaty::Role::Bishop
        } else {
            shakmaty::Role::Knight
        };
        assert_eq!(start.board().role_at(square), Some(role));
        let all =
            shakmaty::attacks::attacks(square, role.of(Color::White), shakmaty::Bitboard::EMPTY);
        for target in all {
            assert_eq!(
                target.is_light() == square.is_light(),
                is_bishop,
                "{target}"
            );
        }
    }
    // Two squares straight and one aside, over what stands between.
    legal(START, "g1f3");
    refused(START, "g1g3", "geometry");
    refused(START, "g1e2", "own-man-on-target");
}

#[test]
fn castling_only_with_men_that_never_moved() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let rook = played(fen, "Th2 Re7 Th1 Re8");
    assert!(written_in(&rook, "0-0").is_err() && written_in(&rook, "0-0-0").is_ok());
    let king = played(fen, "Re2 Re7 Re1 Re8");
    assert!(written_in(&king, "0-0").is_err() && written_in(&king, "0-0-0").is_err());
}

fn written_in(game: &Game, text: &str) -> Result<(), NotationError> {
    crate::rules::notation::read_move_in(game, text, Language::Italian).map(|_| ())
}

/// Castling conditions and the figures of castling and of the capture in passing have their tests beside this file.
#[test]
fn in_passing_only_beside_and_at_once() {
    let beside = played("4k3/2p5/8/3P4/8/8/8/4K3 b - - 0 1", "c7-c5");
    assert!(written_in(&beside, "d5xc6").is_ok());
    let one_step = played("4k3/2p5/8/3P4/8/8/8/4K3 b - - 0 1", "c7-c6 Re2 Re7");
    assert!(
        written_in(&one_step, "d5xc6").is_ok(),
        "an ordinary capture"
    );
    let late = played("4k3/2p5/8/3P4/8/8/8/4K3 b - - 0 1", "c7-c5 Re2 Re7");
    assert!(written_in(&late, "d5xc6").is_err());
}

#[test]
fn a_pawn_on_the_last_rank_becomes_a_man_of_choice_but_no_king_even_a_third_queen() {
    let fen = "8/P3k3/8/8/8/8/8/QQ2K3 w - - 0 1";
    for man in ["q", "r", "b", "n"] {
        legal(fen, &format!("a7a8{man}"));
    }
    refused(fen, "a7a8k", "promotion-piece");
    refused(fen, "a7a8p", "promotion-piece");
    let after = resulting(fen, "a7a8q");
    assert!(after.starts_with("Q7/"), "{after}");
}

#[test]
fn check_is_left_by_capture_flight_or_a_man_between_and_not_so_against_a_knight() {
    let rook = "4k3/8/8/8/4r3/8/2N5/B3K3 w - - 0 1";
    legal(rook, "e1d1");
    legal(rook, "c2e3");
    refused(rook, "a1b2", "stays-in-check");
    legal("4k3/8/8/8/4r3/5P2/8/4K3 w - - 0 1", "f3e4");
    // Nothing stands between a knight and the king.
    let knight = "4k3/8/8/8/8/3n4/7R/4K3 w - - 0 1";
    refused(knight, "h2e2", "stays-in-check");
    legal(knight, "e1d1");
}

#[test]
fn mate_ends_the_game_and_the_king_is_not_taken() {
    let mate = played(START, "f3 e5 g4 Dh4#");
    let winner = Color::Black;
    assert_eq!(end(&mate), Some(End::Checkmate { winner }));
    let codes = against("4k3/8/8/8/8/8/3R4/4K3 w - - 0 1", "d2e8");
    assert!(codes.contains(&"king-capture"), "{codes:?}");
}

/// The course lets the move be made again; today the arbiter also gives time.
#[test]
fn a_move_that_leaves_the_king_in_check_is_irregular_and_made_again() {
    refused("4k3/8/8/8/4r3/8/8/R3K3 w - - 0 1", "a1a8", "stays-in-check");
    let case = IllegalAct {
        act: Act::IllegalMove,
        offender: Color::White,
        kind: Kind::Standard,
        supervision: Supervision::Full,
        earlier: 0,
        clock_pressed: false,
        opponent_has_moved: false,
    };
    let game = played("4k3/8/8/8/4r3/8/8/R3K3 w - - 0 1", "");
    let points = OpenPoints::default();
    let corrected = illegal_act(&game, case, MatePossibility::CanMate, points);
    let pressed = IllegalAct {
        clock_pressed: true,
        ..case
    };
    let penalised = illegal_act(&game, pressed, MatePossibility::CanMate, points);
    assert_ne!(corrected, penalised);
    assert!(
        !matches!(penalised, IllegalRuling::RemedyOnly(_)),
        "{penalised:?}"
    );
}

#[test]
fn stalemate_is_a_draw_and_a_pawn_that_can_move_prevents_it() {
    let stalemate = played("7k/8/6q1/8/8/8/8/7K w - - 0 1", "");
    assert_eq!(end(&stalemate), None, "the king has h2");
    let stalemate = played("8/8/8/8/8/6qk/8/7K w - - 0 1", "");
    assert_eq!(end(&stalemate), Some(End::Stalemate));
    let pawn = played("8/8/8/8/P7/6qk/8/7K w - - 0 1", "");
    assert_eq!(end(&pawn), None);
}

fn claimed(game: &Game, by: Color, what: Claim) -> Option<Verdict> {
    let standard = (Kind::Standard, Supervision::Full);
    match claim(game, by, what, false, standard, OpenPoints::default()) {
        Ok(ClaimRuling::Decided { ruling, .. }) => Some(ruling.verdict),
        _ => None,
    }
}

/// The course lets either player ask; the Laws only the one to move.
#[test]
fn fifty_moves_without_capture_and_pawn_move_may_be_claimed() {
    let fifty = played("4k3/8/8/8/8/8/3R4/4K3 w - - 100 90", "");
    let white = claimed(&fifty, Color::White, Claim::FiftyMoves);
    assert_eq!(white, Some(Verdict::Drawn));
    assert_eq!(claimed(&fifty, Color::Black, Claim::FiftyMoves), None);
    let early = played("4k3/8/8/8/8/8/3R4/4K3 w - - 98 90", "");
    let white = claimed(&early, Color::White, Claim::FiftyMoves);
    assert_ne!(white, Some(Verdict::Drawn));
}

/// The course counts moves that repeat at once; the Laws count positions, with others in between too.
#[test]
fn repetition_is_of_positions_and_need_not_be_at_once() {
    let third = played(START, "Cf3 Cf6 Cg1 Cg8 Cc3 Cc6 Cb1 Cb8");
    let white = claimed(&third, Color::White, Claim::Threefold);
    assert_eq!(white, Some(Verdict::Drawn));
}

/// A draw is agreed. Men with which mate is impossible end the game by themselves; where it is only unlikely, they do not.
#[test]
fn a_draw_by_agreement_is_offered_and_impossible_mates_need_none() {
    let open = played(START, "e4 e5");
    assert_eq!(agreement(&open, 0).unwrap().verdict, Verdict::Drawn);
    let impossible = read_fen("4k3/8/8/8/8/8/8/3NK3 w - - 0 1").unwrap();
    assert!(dead_position(&impossible).is_some());
    let unlikely = read_fen("3nk3/8/8/8/8/8/8/3NK3 w - - 0 1").unwrap();
    assert!(dead_position(&unlikely).is_none());
}

/// The queen repeats her checks on c7 and c8: perpetual check is named, and is a draw by the third occurrence.
#[test]
fn perpetual_check_draws_by_the_third_occurrence() {
    let twice = "Dc7+ Ra8 Dc8+ Ra7 ".repeat(2);
    let game = played("3q4/K7/8/8/8/8/1k6/8 b - - 0 1", &format!("{twice}Dc7+"));
    let perpetual = game.perpetual_check_after(game.plies()).unwrap();
    assert_eq!(perpetual.by, Color::Black);
    assert_eq!(perpetual.stood.len(), 3);
    assert_eq!(
        claimed(&game, Color::White, Claim::Threefold),
        Some(Verdict::Drawn)
    );
}

/// Resignation and time lose; today both are drawn where the opponent cannot mate.
#[test]
fn the_game_is_won_by_mate_by_resignation_and_on_time() {
    let open = played(START, "e4 e5");
    let points = OpenPoints::default();
    let lost = |chances| {
        [
            resignation(&open, Color::White, chances, points).verdict,
            flag_fall(
                &open,
                Color::White,
                Prescribed::REST_OF_GAME,
                chances,
                points,
            )
            .verdict,
        ]
    };
    assert_eq!(
        lost(MatePossibility::CanMate),
        [Verdict::Won(Color::Black); 2]
    );
    assert_eq!(lost(MatePossibility::CannotMate), [Verdict::Drawn; 2]);
}
