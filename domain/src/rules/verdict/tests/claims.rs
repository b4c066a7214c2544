//! Claims of a draw.

use super::*;

const STANDARD: (Kind, Supervision) = (Kind::Standard, Supervision::Full);

/// Black to move; g8 for the knight of f6 is the third occurrence of the initial position.
fn twice() -> Game {
    game(START, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1")
}

fn announcing(from: Square, to: Square) -> ClaimRuling {
    let what = Claim::ThreefoldBy(attempt(from, to));
    claim(&twice(), Color::Black, what, false, STANDARD, DEFAULT).unwrap()
}

#[test]
fn article_9_2_1_the_announced_move_brings_the_third_occurrence() {
    let ClaimRuling::Decided {
        ruling,
        occurrences,
        ..
    } = announcing(Square::F6, Square::G8)
    else {
        panic!("third occurrence");
    };
    assert_eq!(
        (ruling.verdict, ruling.article.number()),
        (Verdict::Drawn, "9.2.1")
    );
    assert_eq!(ruling.reason, Some(Reason::ThreefoldClaim));
    assert_eq!(occurrences, [Ply(0), Ply(4), Ply(8)]);
}

#[test]
fn article_9_2_2_the_position_stands_for_the_third_time() {
    let record = game(START, &SHUFFLE.repeat(2));
    let found = claim(
        &record,
        Color::White,
        Claim::Threefold,
        false,
        STANDARD,
        DEFAULT,
    );
    assert!(matches!(found, Ok(ClaimRuling::Decided { ruling, .. })
        if ruling.verdict == Verdict::Drawn && ruling.article.number() == "9.2.2"));
}

#[test]
fn article_9_5_3_a_wrong_claim_costs_time_and_the_move_is_played() {
    let ClaimRuling::Wrong {
        to,
        seconds,
        must_play,
        illegal,
        ..
    } = announcing(Square::F6, Square::D5)
    else {
        panic!("a new position");
    };
    assert_eq!((to, seconds), (Color::White, Some(Seconds(120))));
    assert!(must_play.is_some() && illegal.is_empty());
    // An announced move that is illegal: another one of the same man.
    let ClaimRuling::Wrong {
        must_play: None,
        illegal,
        ..
    } = announcing(Square::F6, Square::F5)
    else {
        panic!("not a knight's move");
    };
    assert!(matches!(illegal[..], [Illegality::Geometry(_)]));
    for (kind, supervision, expected) in [
        (Kind::Rapid, Supervision::Full, 60),
        (Kind::Rapid, Supervision::Partial, 60),
        (Kind::Blitz, Supervision::Full, 120),
        (Kind::Blitz, Supervision::Partial, 60),
    ] {
        let found = claim(
            &twice(),
            Color::Black,
            Claim::Threefold,
            false,
            (kind, supervision),
            DEFAULT,
        );
        assert!(
            matches!(found, Ok(ClaimRuling::Wrong { seconds: Some(Seconds(n)), .. }) if n == expected),
            "{kind:?} {supervision:?}"
        );
    }
    // The reprint of 1952 names no price.
    let old = in_edition(START, "e4", Edition::Fide1952);
    let found = claim(
        &old,
        Color::Black,
        Claim::Threefold,
        false,
        STANDARD,
        DEFAULT,
    );
    assert!(matches!(
        found,
        Ok(ClaimRuling::Wrong {
            seconds: None,
            setting: None,
            ..
        })
    ));
}

#[test]
fn article_9_4_touching_and_the_turn() {
    let third = game(START, &SHUFFLE.repeat(2));
    let by = |colour, touched| claim(&third, colour, Claim::Threefold, touched, STANDARD, DEFAULT);
    assert_eq!(by(Color::White, true), Err(ClaimError::HasTouched));
    assert_eq!(by(Color::Black, false), Err(ClaimError::NotOnMove));
    let old = in_edition(START, &SHUFFLE.repeat(2), Edition::Fide1952);
    let touched = claim(
        &old,
        Color::White,
        Claim::Threefold,
        true,
        STANDARD,
        DEFAULT,
    );
    assert!(touched.is_ok(), "in 1952 only the move ends the right");
}

/// 99 half-moves without capture and pawn move; White to move.
fn nearly_fifty(what: Claim, points: OpenPoints) -> ClaimRuling {
    let record = game("7k/8/6K1/8/8/8/8/R7 w - - 99 120", "");
    claim(&record, Color::White, what, false, STANDARD, points).unwrap()
}

fn rook_to(to: Square) -> Claim {
    Claim::FiftyMovesBy(attempt(Square::A1, to))
}

#[test]
fn article_9_3_1_the_announced_move_completes_fifty() {
    let ClaimRuling::Decided { ruling, .. } = nearly_fifty(rook_to(Square::B1), DEFAULT) else {
        panic!("the move completes 50 moves");
    };
    assert_eq!(
        (ruling.verdict, ruling.article.number()),
        (Verdict::Drawn, "9.3.1")
    );
    assert_eq!(ruling.reason, Some(Reason::FiftyMovesClaim));
}

#[test]
fn article_9_3_2_fifty_moves_are_on_the_board() {
    assert!(matches!(
        nearly_fifty(Claim::FiftyMoves, DEFAULT),
        ClaimRuling::Wrong {
            half_move_clock: 99,
            ..
        }
    ));
    let record = game("7k/8/6K1/8/8/8/8/R7 w - - 100 120", "");
    let found = claim(
        &record,
        Color::White,
        Claim::FiftyMoves,
        false,
        STANDARD,
        DEFAULT,
    );
    assert!(matches!(found, Ok(ClaimRuling::Decided { ruling, .. })
        if ruling.verdict == Verdict::Drawn && ruling.article.number() == "9.3.2"));
}

#[test]
fn article_5_1_1_an_announced_move_that_mates_is_an_open_point() {
    for (choice, verdict, article) in [
        (
            AnnouncedMate::ArbiterDecides,
            Verdict::ArbiterDecides(Undecided::AnnouncedMate),
            "9.3.1",
        ),
        (AnnouncedMate::Claim, Verdict::Drawn, "9.3.1"),
        (AnnouncedMate::Mate, Verdict::Won(Color::White), "5.1.1"),
    ] {
        let setting = Setting::AnnouncedMate(choice);
        let ClaimRuling::Decided { ruling, .. } =
            nearly_fifty(rook_to(Square::A8), DEFAULT.with(setting))
        else {
            panic!("the move completes 50 moves");
        };
        assert_eq!(
            (ruling.verdict, ruling.article.number()),
            (verdict, article)
        );
        assert_eq!(ruling.setting, Some(setting));
    }
}
