//! Resignation, agreement, flags.

use super::*;

#[test]
fn article_5_1_2_resignation_is_a_draw_when_the_opponent_cannot_mate() {
    let record = game(START, "e4");
    let resign = |chances| resignation(&record, Color::White, chances, DEFAULT);
    assert_eq!(resign(CanMate).verdict, Verdict::Won(Color::Black));
    assert_eq!(resign(CannotMate).verdict, Verdict::Drawn);
    assert_eq!(
        resign(Unknown).verdict,
        Verdict::ArbiterDecides(Undecided::MateUnknown)
    );
    assert_eq!(resign(CanMate).article.number(), "5.1.2");
    assert_eq!(resign(CannotMate).reason, Some(Reason::Resignation));
}

#[test]
fn article_11_2_of_1952_resignation_always_loses() {
    let old = in_edition(START, "e4", Edition::Fide1952);
    let ruling = resignation(&old, Color::White, CannotMate, DEFAULT);
    assert_eq!(ruling.verdict, Verdict::Won(Color::Black));
    assert_eq!(ruling.article.number(), "11.2");
    // The reprint has no articles on clocks: no result is made up.
    let flag = flag_fall(&old, Color::White, REST, CannotMate, DEFAULT);
    assert_eq!(flag.verdict, Verdict::ArbiterDecides(Undecided::NoArticle));
    assert_eq!(flag.reason, None);
}

#[test]
fn article_6_9_a_flag_loses_unless_the_game_had_ended_or_nobody_can_mate() {
    // A lone king against the flagged player's queen: material proves the draw.
    let lone = game("4k3/8/8/8/8/8/8/3QK3 w - - 0 1", "");
    let chances = mate_possibility(lone.position(), Color::Black);
    assert_eq!(chances, CannotMate);
    let ruling = flag_fall(&lone, Color::White, REST, chances, DEFAULT);
    assert_eq!(
        (ruling.verdict, ruling.article.number()),
        (Verdict::Drawn, "6.9")
    );

    // A mate on the board beats a flag noticed later.
    let mate = game(START, "f3 e5 g4 Qh4");
    assert_eq!(
        flag_fall(&mate, Color::Black, REST, CanMate, DEFAULT).verdict,
        Verdict::EarlierEnd {
            end: End::Checkmate {
                winner: Color::Black
            },
            after: Ply(4)
        }
    );
    // Five occurrences reached before the flag was noticed.
    let five = game(START, &SHUFFLE.repeat(4));
    assert_eq!(
        flag_fall(&five, Color::White, REST, CanMate, DEFAULT).verdict,
        Verdict::EarlierEnd {
            end: End::FivefoldRepetition,
            after: Ply(16)
        }
    );
}

#[test]
fn article_6_4_the_moves_decide_not_the_counter() {
    let control: TimeControl = "1'/2:1".parse().unwrap();
    let record = game(START, "e4 e5 Nf3");
    let judge = |period, pressed| {
        let moves = Prescribed::of(&record, Color::White, &control, period, pressed);
        let ruling = flag_fall(&record, Color::White, moves, CanMate, DEFAULT);
        (moves.completed, ruling.verdict, ruling.article.number())
    };
    // Two moves were due, and made; the second is completed only by pressing the clock (6.2.1).
    assert_eq!(judge(1, true), (2, Verdict::Continues, "6.4"));
    assert_eq!(judge(1, false), (1, Verdict::Won(Color::Black), "6.9"));
    assert_eq!(judge(2, true), (2, Verdict::Won(Color::Black), "6.9"));
    let black = Prescribed::of(&record, Color::Black, &control, 1, true);
    assert_eq!(
        black,
        Prescribed {
            required: Some(2),
            completed: 1
        }
    );
    let turned = game(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
        "e5 e4 Nf6",
    );
    let black = Prescribed::of(&turned, Color::Black, &control, 1, false);
    assert_eq!(black.completed, 1);
    let white = Prescribed::of(&turned, Color::White, &control, 1, false);
    assert_eq!(white.completed, 1);
}

fn both(flags: Flags) -> Ruling {
    both_flags(&game(START, "e4"), flags, |_| CanMate, DEFAULT, true)
}

/// 90 minutes and 30 seconds a move, or an event that announced nothing: no article decides.
#[test]
fn article_iii_2_of_the_guidelines_hold_only_where_they_were_announced() {
    let announced = OpenPoints {
        quickplay_finish: QuickplayFinish::Announced,
        ..DEFAULT
    };
    let hold = |points: OpenPoints, kind, control: &str| {
        points.guidelines_iii(kind, &control.parse().unwrap())
    };
    assert!(hold(announced, Kind::Standard, "90/40:30"));
    assert!(hold(announced, Kind::Rapid, "25"));
    assert!(!hold(DEFAULT, Kind::Rapid, "25"));
    assert!(!hold(announced, Kind::Blitz, "5"));
    assert!(!hold(announced, Kind::Standard, "90+30"));
    assert!(!hold(announced, Kind::Standard, "G/60;d5"));
    for flags in [Flags::UnknownInLastPeriod, Flags::UnknownBeforeLastPeriod] {
        let found = both_flags(&game(START, "e4"), flags, |_| CanMate, DEFAULT, false);
        assert_eq!(
            found.verdict,
            Verdict::ArbiterDecides(Undecided::GuidelinesNotAnnounced)
        );
        assert_eq!((found.article.number(), found.reason), ("6.10.1", None));
    }
    // The Laws of 1952 have no article at all.
    let old = in_edition(START, "e4", Edition::Fide1952);
    let found = both_flags(
        &old,
        Flags::UnknownInLastPeriod,
        |_| CanMate,
        announced,
        true,
    );
    assert_eq!(found.verdict, Verdict::ArbiterDecides(Undecided::NoArticle));
}

#[test]
fn article_iii_3_1_1_of_the_guidelines_another_period_follows() {
    let ruling = both(Flags::UnknownBeforeLastPeriod);
    assert_eq!(
        (ruling.verdict, ruling.article.number()),
        (Verdict::Continues, "III.3.1.1")
    );
    assert_eq!(ruling.reason, None);
}

#[test]
fn article_iii_3_1_2_of_the_guidelines_the_last_period_is_a_draw() {
    let ruling = both(Flags::UnknownInLastPeriod);
    assert_eq!(
        (ruling.verdict, ruling.article.number()),
        (Verdict::Drawn, "III.3.1.2")
    );
    assert_eq!(ruling.reason, Some(Reason::BothFlags));
    // The guidelines are a matter of what was announced.
    let announced = Setting::QuickplayFinish(DEFAULT.quickplay_finish);
    assert_eq!(ruling.setting, Some(announced));
}

/// In 2014 it is no guideline but a law: nothing has to be announced, and no setting is named.
#[test]
fn article_6_11_of_2014_both_flags_without_any_announcement() {
    let old = in_edition(START, "e4", Edition::Fide2014);
    for (flags, verdict, article) in [
        (Flags::UnknownInLastPeriod, Verdict::Drawn, "6.11.b"),
        (Flags::UnknownBeforeLastPeriod, Verdict::Continues, "6.11.a"),
    ] {
        let found = both_flags(&old, flags, |_| CanMate, DEFAULT, false);
        assert_eq!((found.verdict, found.article.number()), (verdict, article));
        assert_eq!(found.setting, None);
    }
}

#[test]
fn article_6_10_1_the_clock_shows_whose_flag_fell_first() {
    let ruling = both(Flags::First(Color::Black, REST));
    assert_eq!(
        (ruling.verdict, ruling.article.number()),
        (Verdict::Won(Color::White), "6.9")
    );
    assert_eq!(ruling.reason, Some(Reason::Flag));
    // A mate that stood on the board before beats both flags.
    let mate = game(START, "f3 e5 g4 Qh4");
    let ruling = both_flags(
        &mate,
        Flags::UnknownInLastPeriod,
        |_| Unknown,
        DEFAULT,
        true,
    );
    assert_eq!(ruling.reason, Some(Reason::Checkmate));
}

#[test]
fn article_5_2_3_agreement() {
    assert_eq!(
        agreement(&game(START, "e4"), 0),
        Err(AgreementError::NoMoveYet)
    );
    let record = game(START, "e4 e5");
    assert_eq!(agreement(&record, 0).unwrap().verdict, Verdict::Drawn);
    assert_eq!(
        agreement(&record, 1).unwrap().reason,
        Some(Reason::Agreement)
    );
}

#[test]
fn article_9_1_1_no_draw_before_the_move_that_the_event_demands() {
    let record = game(START, "e4 e5");
    assert_eq!(agreement(&record, 30), Err(AgreementError::TooEarly(30)));
    // Moves before the record begins count: the position says how many.
    let later = game("4k3/8/8/8/8/8/8/R3K3 w - - 0 31", "");
    assert_eq!(agreement(&later, 30).unwrap().verdict, Verdict::Drawn);
}

/// Law 6.3.1: own moves are counted, from the start of the game and from a position with either side to move.
#[test]
fn article_6_3_1_completed_moves_are_the_players_own() {
    let control: TimeControl = "90/40:30".parse().unwrap();
    let completed = |record: &Game, pressed| {
        [Color::White, Color::Black]
            .map(|player| Prescribed::of(record, player, &control, 1, pressed).completed)
    };
    let four = game(START, "e4 e5 Nf3 Nc6");
    assert_eq!(completed(&four, true), [2, 2]);
    assert_eq!(completed(&four, false), [2, 1]);
    let five = game(START, "e4 e5 Nf3 Nc6 Bb5");
    assert_eq!(completed(&five, true), [3, 2]);
    assert_eq!(completed(&five, false), [2, 2]);
}

/// The article that gives a result; what no article names has none.
#[test]
fn articles_of_results() {
    let article = |reason: Reason| {
        reason
            .rule()
            .map(|rule| Edition::Fide2023.article(rule).number())
    };
    for (reason, expected) in [
        (Reason::Checkmate, Some("5.1.1")),
        (Reason::DefaultTime, Some("6.7.1")),
        (Reason::BothFlags, Some("III.3.1.2")),
        (Reason::IllegalPosition, Some("A.5.4")),
        (Reason::Penalty, Some("12.9")),
        (Reason::Abandoned, None),
        (Reason::Emergency, None),
        (Reason::ArbitersDecision, None),
    ] {
        assert_eq!(article(reason), expected, "{reason:?}");
    }
}

/// Before 2023 resigning loses whatever the opponent can do; in 2014 no move is needed before agreeing.
#[test]
fn article_5_1_2_of_2018_resignation_loses_and_article_5_2_c_of_2014_needs_no_move() {
    let record = in_edition(START, "e4", Edition::Fide2018);
    let ruling = resignation(&record, Color::White, CannotMate, DEFAULT);
    assert_eq!(
        (ruling.verdict, ruling.article.number()),
        (Verdict::Won(Color::Black), "5.1.2")
    );
    let agreed = agreement(&in_edition(START, "", Edition::Fide2014), 0).unwrap();
    assert_eq!(agreed.article.number(), "5.2.c");
    let refused = agreement(&in_edition(START, "", Edition::Fide2018), 0);
    assert_eq!(refused, Err(AgreementError::NoMoveYet));
}
