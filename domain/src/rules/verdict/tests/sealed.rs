//! Guidelines I: the sealed move.

use shakmaty::Position as _;

use super::*;

fn opened(game: &Game, written: &str) -> (Sealed, SealedRuling) {
    let sealed = Sealed::read(game, written);
    let opponent = mate_possibility(game.position(), game.position().turn().other());
    (sealed, sealed_move(game, sealed, opponent, DEFAULT))
}

fn ended(game: &Game, written: &str) -> (Sealed, Ruling) {
    match opened(game, written) {
        (sealed, SealedRuling::Ends(ruling)) => (sealed, ruling),
        played => panic!("{played:?}"),
    }
}

/// The words under which an opened envelope is stored.
#[test]
fn what_an_envelope_holds_has_a_code() {
    let game = game(TWO_KNIGHTS, "");
    for (written, code) in [
        ("Nd4", "clear"),
        ("Nd2", "ambiguous"),
        ("Xy", "unclear"),
        ("Kb2", "illegal"),
    ] {
        assert_eq!(Sealed::read(&game, written).code(), code, "{written}");
    }
}

/// Knights on b1 and f3 may both go to d2.
const TWO_KNIGHTS: &str = "4k3/8/8/8/8/5N2/4r3/KN6 w - - 0 1";

#[test]
fn article_i_8_an_ambiguous_sealed_move_loses() {
    let game = game(TWO_KNIGHTS, "");
    let (sealed, ruling) = ended(&game, "Nd2");
    assert_eq!(sealed, Sealed::Ambiguous);
    assert_eq!(ruling.verdict, Verdict::Won(Color::Black));
    assert_eq!(ruling.article.number(), "I.8");
    assert_eq!(ruling.reason, Some(Reason::SealedMove));
}

#[test]
fn article_i_8_an_unclear_or_illegal_sealed_move_loses() {
    let game = game(TWO_KNIGHTS, "");
    for (written, sealed) in [
        ("x9", Sealed::Unclear),
        ("", Sealed::Unclear),
        ("Kb3", Sealed::Illegal),
    ] {
        let (found, ruling) = ended(&game, written);
        assert_eq!(found, sealed, "{written}");
        assert_eq!(ruling.verdict, Verdict::Won(Color::Black), "{written}");
    }
}

#[test]
fn article_i_7_a_clear_sealed_move_is_played_in_both_languages() {
    let game = game(TWO_KNIGHTS, "");
    for written in ["Nbd2", "Cbd2", "b1d2"] {
        let (_, ruling) = opened(&game, written);
        assert!(matches!(ruling, SealedRuling::Played(_)), "{written}");
    }
}

#[test]
fn article_i_8_nobody_loses_to_a_player_who_cannot_mate() {
    // Black has the king alone (6.9).
    let game = game("4k3/8/8/8/8/5N2/8/KN6 w - - 0 1", "");
    let (_, ruling) = ended(&game, "Nd2");
    assert_eq!(ruling.verdict, Verdict::Drawn);
}

#[test]
fn article_i_8_a_game_that_had_ended_keeps_its_result() {
    let game = game(START, "f3 e5 g4 Qh4");
    let (_, ruling) = ended(&game, "x");
    let end = End::Checkmate {
        winner: Color::Black,
    };
    assert!(matches!(ruling.verdict, Verdict::EarlierEnd { end: found, .. } if found == end));
}

#[test]
fn the_laws_of_1952_do_not_say_what_a_wrong_sealed_move_costs() {
    let game = in_edition(TWO_KNIGHTS, "", Edition::Fide1952);
    let (_, ruling) = ended(&game, "Nd2");
    let left = Verdict::ArbiterDecides(Undecided::NoArticle);
    assert_eq!(ruling.verdict, left);
}
