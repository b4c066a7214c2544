//! The examples of the trees that are judged elsewhere, one for each, and those of the penalties' first question.

use shakmaty::{CastlingMode, Chess, Color, fen::Fen};

use super::*;
use crate::clock::{Arrival, DefaultTime, LateVerdict};
use crate::rules::diagnosis::{Attempt, diagnose};
use crate::rules::history::{End, Game as Played};
use crate::rules::mate_possibility::mate_possibility;
use crate::rules::notation::{Language, read_move_in};
use crate::rules::verdict::{
    Act, IllegalAct, IllegalRuling, OpenPoints, Prescribed, Verdict, agreement, flag_fall,
    illegal_act,
};

fn position(fen: &str) -> Chess {
    let read: Fen = fen.parse().unwrap();
    read.into_position(CastlingMode::Standard).unwrap()
}

fn played(fen: &str, moves: &str) -> Played {
    let mut game = Played::new(position(fen));
    for text in moves.split_whitespace() {
        let reading = read_move_in(&game, text, Language::English).unwrap();
        game.play(reading.played).unwrap();
    }
    game
}

fn flag(fen: &str) -> (Verdict, &'static str) {
    let game = played(fen, "");
    let chances = mate_possibility(game.position(), Color::Black);
    let moves = Prescribed::REST_OF_GAME;
    let ruling = flag_fall(&game, Color::White, moves, chances, OpenPoints::default());
    (ruling.verdict, ruling.article.number())
}

/// Moves with the right hand, presses with the left, twice: warned, nothing is lost and no illegal act is counted.
#[test]
fn article_6_2_3_the_other_hand_is_warned_and_is_no_illegal_act() {
    let answers = [("offence", "other-hand"), ("penalty", "warning")];
    for _ in 0..2 {
        let (finding, article) = found(&PENALTY, &STANDARD, &answers);
        assert_eq!(
            (finding.penalty, article),
            (Some(Penalty::Warning), "12.9.1")
        );
        assert_eq!(finding.game, Game::GoesOn);
    }
}

/// Pressed without any move at all it is an illegal act; in 2014 it was a matter of the menu.
#[test]
fn article_7_5_3_a_clock_without_a_move_is_no_matter_of_the_menu() {
    let answers = [("offence", "no-move"), ("penalty", "warning")];
    let (finding, article) = found(&PENALTY, &STANDARD, &answers);
    assert_eq!((finding.code, article), ("illegal-act", "7.5.3"));
    assert_eq!(finding.penalty, None);
    let old = Facts {
        edition: Edition::Fide2014,
        ..STANDARD
    };
    let (finding, article) = found(&PENALTY, &old, &answers);
    assert_eq!(
        (finding.penalty, article),
        (Some(Penalty::Warning), "12.9.a")
    );
}

#[test]
fn article_12_9_what_is_penalised_names_its_article() {
    let offence = PENALTY.question("offence").unwrap();
    let mut named = Vec::new();
    for answer in offence.answers {
        let Some(rule) = answer.needs else { continue };
        named.push((answer.code, Edition::Fide2023.article(rule).number()));
        let answers = [("offence", answer.code), ("penalty", "warning")];
        let penalised = found(&PENALTY, &STANDARD, &answers).0.penalty.is_some();
        assert_eq!(penalised, answer.code != "no-move", "{}", answer.code);
    }
    assert_eq!(
        named,
        [
            ("other-hand", "6.2.3"),
            ("clock-handling", "6.2.4"),
            ("no-move", "7.5.3"),
            ("not-recording", "8.1.1"),
            ("writing-in-advance", "8.1.2"),
            ("leaving", "11.2.3"),
            ("notes-or-advice", "11.3.1"),
            ("smoking", "11.3.4"),
            ("disrepute", "11.1"),
        ]
    );
}

/// The opponent's score is raised to the maximum; nothing is asked, and the sum stays one point (10.2).
#[test]
fn article_12_9_4_raises_the_opponent_to_the_maximum() {
    let (finding, article) = found(
        &PENALTY,
        &STANDARD,
        &menu(&[("penalty", "opponents-points")]),
    );
    assert_eq!((finding.game, article), (Game::Lost(Score::Full), "12.9.4"));
}

/// The limit is 30 minutes, White comes after 31.
#[test]
fn article_6_7_1_after_31_minutes_of_30_the_game_is_lost() {
    let limit = DefaultTime::from_seconds(30 * 60);
    assert_eq!(limit.judge(Arrival::After(31 * 60)), LateVerdict::Lost);
}

/// A knight can mate a king beside its own rook, and not one beside its own queen.
#[test]
fn article_6_9_three_flags_of_white() {
    assert_eq!(
        flag("8/8/8/2k5/8/2n5/6Q1/6K1 w - - 0 1"),
        (Verdict::Drawn, "6.9")
    );
    assert_eq!(
        flag("8/8/8/2k5/8/2n5/6R1/6K1 w - - 0 1"),
        (Verdict::Won(Color::Black), "6.9")
    );
    // The only move takes the queen: the game had ended before the flag was noticed (5.2.2).
    let (ended, article) = flag("7k/8/8/8/8/8/1q6/K7 w - - 0 1");
    let end = End::DeadPosition;
    assert!(matches!(ended, Verdict::EarlierEnd { end: found, .. } if found == end));
    assert_eq!(article, "5.2.2");
}

/// White offers and says that the offer is withdrawn; Black accepts. No offer can be withdrawn: it is drawn.
#[test]
fn article_9_1_2_1_an_offer_cannot_be_withdrawn() {
    let game = played(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "e4 e5 Nf3",
    );
    assert_eq!(agreement(&game, 0).unwrap().verdict, Verdict::Drawn);
}

/// White's second illegal act against a bare king.
#[test]
fn article_7_5_5_the_second_act_against_a_bare_king_is_a_draw() {
    let game = played("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1", "");
    let case = IllegalAct {
        offender: Color::White,
        act: Act::IllegalMove,
        earlier: 1,
        clock_pressed: true,
        opponent_has_moved: false,
        kind: Kind::Standard,
        supervision: Supervision::Full,
    };
    let chances = mate_possibility(game.position(), Color::Black);
    let ruling = illegal_act(&game, case, chances, OpenPoints::default());
    assert!(matches!(ruling, IllegalRuling::Ends(ruling) if ruling.verdict == Verdict::Drawn));
}

/// King b1, rook a1, c1 and d1 empty, b1 and c1 safe.
#[test]
fn guidelines_ii_castling_from_b1_with_the_rook_on_a1() {
    let read: Fen = "4k3/8/8/8/8/8/8/RK6 w A - 0 1".parse().unwrap();
    let position: Chess = read.into_position(CastlingMode::Chess960).unwrap();
    let found = diagnose(
        &position,
        Attempt::Castle(shakmaty::CastlingSide::QueenSide),
    );
    assert!(found.is_empty(), "{found:?}");
}
