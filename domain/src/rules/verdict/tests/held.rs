//! Acts checked against the position.

use super::*;
use crate::rules::notation::NotationError;

fn held_in(moves: &str, offender: Color, act: Act, written: &str) -> Held {
    held(&game(START, moves), offender, act, written)
}

/// After 4.Bxg2 the bishop on c8 may go to h3: Black has done nothing wrong.
const SCANDINAVIAN: &str = "e4 d5 exd5 Qxd5 Nc3 Qxg2 Bxg2";

#[test]
fn article_3_10_1_a_legal_move_is_nothing_to_penalise() {
    for written in ["Bh3", "Ah3", "c8h3", "Nf6", "Cf6"] {
        let found = held_in(SCANDINAVIAN, Color::Black, Act::IllegalMove, written);
        assert_eq!(found, Held::Legal, "{written}");
    }
    // Two knights can go there: either move is legal.
    let knights = "Nf3 a6 d4 b6";
    let found = held_in(knights, Color::White, Act::IllegalMove, "Nd2");
    assert_eq!(found, Held::Legal);
    // The record already holds the move that is complained of, and nothing else of this player.
    let found = held_in(SCANDINAVIAN, Color::White, Act::IllegalMove, "Bxg2");
    assert_eq!(found, Held::Legal);
    let found = held_in(SCANDINAVIAN, Color::White, Act::IllegalMove, "Qh5");
    assert_eq!(found, Held::Silent);
    // A move was made, so the clock was not pressed without one (7.5.3), and not by the player of the last move either.
    let found = held_in(SCANDINAVIAN, Color::White, Act::ClockWithoutMove, "Bxg2");
    assert_eq!(found, Held::Legal);
    let found = held_in(SCANDINAVIAN, Color::Black, Act::ClockWithoutMove, "Bh3");
    assert_eq!(found, Held::Legal);
}

#[test]
fn article_3_10_2_an_illegal_move_with_its_reasons() {
    let found = held_in(SCANDINAVIAN, Color::Black, Act::IllegalMove, "Rh3");
    assert!(matches!(
        found,
        Held::Illegal(NotationError::Illegal { .. })
    ));
    for written in ["", "took the king"] {
        let found = held_in(SCANDINAVIAN, Color::Black, Act::IllegalMove, written);
        assert_eq!(found, Held::Silent, "{written:?}");
    }
}

#[test]
fn article_7_5_2_a_pawn_must_have_come_to_the_last_rank() {
    let none = held_in(SCANDINAVIAN, Color::Black, Act::PawnNotReplaced, "e1");
    assert_eq!(none, Held::NoPawn);
    let none = held_in(SCANDINAVIAN, Color::Black, Act::PawnNotReplaced, "");
    assert_eq!(none, Held::NoPawn);
    let near = game("4k3/8/8/8/8/7K/3p4/2R5 b - - 0 1", "");
    for (written, expected) in [
        ("", Held::Silent),
        ("d1", Held::Silent),
        ("d2-d1", Held::Silent),
        ("dxc1", Held::Silent),
        ("e1", Held::NoPawn),
        ("h1", Held::NoPawn),
        // It was replaced.
        ("d1=Q", Held::Legal),
        ("d1D", Held::Legal),
    ] {
        let found = held(&near, Color::Black, Act::PawnNotReplaced, written);
        assert_eq!(found, expected, "{written:?}");
    }
    // White has neither the move nor a pawn.
    for written in ["", "d1", "e8"] {
        let found = held(&near, Color::White, Act::PawnNotReplaced, written);
        assert_eq!(found, Held::NoPawn, "{written:?}");
    }
}

#[test]
fn article_7_5_4_two_hands_are_no_matter_of_the_position() {
    let found = held_in(SCANDINAVIAN, Color::Black, Act::TwoHands, "Bh3");
    assert_eq!(found, Held::Silent);
}
