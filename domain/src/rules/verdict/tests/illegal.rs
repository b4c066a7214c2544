//! Illegal moves, and the acts that count as such.

use super::*;

fn act(kind: Kind, supervision: Supervision, earlier: u32) -> IllegalAct {
    IllegalAct {
        act: Act::IllegalMove,
        offender: Color::White,
        kind,
        supervision,
        earlier,
        clock_pressed: true,
        opponent_has_moved: false,
    }
}

/// The first illegal move: seconds for the opponent, article, and the setting that decided.
fn first_costs(
    kind: Kind,
    supervision: Supervision,
    points: OpenPoints,
) -> (u32, &'static str, Option<Setting>) {
    let record = game(START, "");
    match illegal_act(&record, act(kind, supervision, 0), CanMate, points) {
        IllegalRuling::TimeAdded {
            to: Color::Black,
            seconds,
            remedy: Remedy::Restore,
            article,
            setting,
        } => (seconds.0, article.number(), setting),
        other => panic!("{other:?}"),
    }
}

#[test]
fn article_7_5_5_the_first_illegal_move_costs_two_minutes() {
    for supervision in [Supervision::Full, Supervision::Partial] {
        let cost = first_costs(Kind::Standard, supervision, DEFAULT);
        assert_eq!(cost, (120, "7.5.5", None));
    }
}

#[test]
fn article_7_5_5_with_a_3_one_minute_in_supervised_rapid() {
    let cost = first_costs(Kind::Rapid, Supervision::Full, DEFAULT);
    assert_eq!(cost, (60, "7.5.5, A.3", None));
}

#[test]
fn article_a_5_2_one_minute_in_rapid() {
    let cost = first_costs(Kind::Rapid, Supervision::Partial, DEFAULT);
    assert_eq!(cost, (60, "A.5.2", None));
}

#[test]
fn article_b_2_supervised_blitz_is_an_open_point() {
    for (choice, seconds) in [
        (SupervisedBlitz::TwoMinutes, 120),
        (SupervisedBlitz::OneMinute, 60),
    ] {
        let setting = Setting::SupervisedBlitz(choice);
        let cost = first_costs(Kind::Blitz, Supervision::Full, DEFAULT.with(setting));
        assert_eq!(cost, (seconds, "B.2", Some(setting)));
    }
}

#[test]
fn article_b_3_one_minute_in_blitz() {
    let cost = first_costs(Kind::Blitz, Supervision::Partial, DEFAULT);
    assert_eq!(cost, (60, "B.3, A.5.2", None));
}

#[test]
fn article_7_5_5_second_illegal_move() {
    let record = game(START, "");
    let second = act(Kind::Standard, Supervision::Full, 1);
    let ends = |chances| match illegal_act(&record, second, chances, DEFAULT) {
        IllegalRuling::Ends(ruling) => ruling.verdict,
        other => panic!("{other:?}"),
    };
    assert_eq!(ends(CanMate), Verdict::Won(Color::Black));
    assert_eq!(ends(CannotMate), Verdict::Drawn);
    assert_eq!(
        ends(Unknown),
        Verdict::ArbiterDecides(Undecided::MateUnknown)
    );
}

#[test]
fn article_7_5_1_before_the_clock_is_pressed_nothing_has_happened() {
    let record = game(START, "");
    let before = IllegalAct {
        clock_pressed: false,
        ..act(Kind::Standard, Supervision::Full, 1)
    };
    assert_eq!(
        illegal_act(&record, before, CanMate, DEFAULT),
        IllegalRuling::NotCompleted
    );
}

#[test]
fn article_a_5_2_an_illegal_move_answered_stands_without_full_supervision() {
    let record = game(START, "");
    for (kind, supervision, stands) in [
        (Kind::Rapid, Supervision::Partial, true),
        (Kind::Blitz, Supervision::Partial, true),
        (Kind::Rapid, Supervision::Full, false),
        (Kind::Standard, Supervision::Full, false),
    ] {
        let late = IllegalAct {
            opponent_has_moved: true,
            ..act(kind, supervision, 0)
        };
        let found = illegal_act(&record, late, CanMate, DEFAULT) == IllegalRuling::Stands;
        assert_eq!(found, stands, "{kind:?} {supervision:?}");
    }
}

#[test]
fn article_7_5_2_the_pawn_becomes_a_queen() {
    assert_counts_as_illegal(Act::PawnNotReplaced, "7.5.2", Remedy::Queen);
}

#[test]
fn article_9_1_of_1952_restored_or_annulled_without_penalty() {
    let old = in_edition(START, "", Edition::Fide1952);
    assert_eq!(
        illegal_act(
            &old,
            act(Kind::Standard, Supervision::Full, 5),
            CanMate,
            DEFAULT
        ),
        IllegalRuling::RemedyOnly(Remedy::RestoreOrAnnul)
    );
}

/// What `what` costs, as the first and as the second infringement, and what is done on the board.
fn assert_counts_as_illegal(what: Act, article: &str, remedy: Remedy) {
    let record = game(START, "");
    assert_eq!(Edition::Fide2023.article(what.rule()).number(), article);
    assert_eq!(Act::from_code(what.code()), Some(what));
    let first = IllegalAct {
        act: what,
        ..act(Kind::Standard, Supervision::Full, 0)
    };
    assert_eq!(
        illegal_act(&record, first, CanMate, DEFAULT),
        IllegalRuling::TimeAdded {
            to: Color::Black,
            seconds: Seconds(120),
            remedy,
            article: Edition::Fide2023.article(Rule::IllegalMovePenalty),
            setting: None,
        }
    );
    // Whatever the first one was, the second loses.
    let second = IllegalAct {
        earlier: 1,
        ..first
    };
    assert!(matches!(
        illegal_act(&record, second, CanMate, DEFAULT),
        IllegalRuling::Ends(ruling) if ruling.verdict == Verdict::Won(Color::Black)
            && ruling.reason == Some(Reason::IllegalMoves)
    ));
}

#[test]
fn article_7_5_1_the_position_is_restored() {
    assert_counts_as_illegal(Act::IllegalMove, "7.5.1", Remedy::Restore);
}

#[test]
fn article_7_5_3_the_clock_pressed_without_a_move() {
    assert_counts_as_illegal(Act::ClockWithoutMove, "7.5.3", Remedy::MakeMove);
}

#[test]
fn article_7_5_4_two_hands() {
    assert_counts_as_illegal(Act::TwoHands, "7.5.4", Remedy::Keep);
    assert_eq!(Act::from_code("three-hands"), None);
}

#[test]
fn remedies_have_names() {
    use Remedy::{Keep, MakeMove, Queen, Restore, RestoreOrAnnul};
    let names = [Restore, RestoreOrAnnul, Queen, MakeMove, Keep].map(Remedy::code);
    assert_eq!(
        names,
        ["restore", "restore-or-annul", "queen", "make-move", "keep"]
    );
}

/// In 2014 and 2017 the first one loses without full supervision; since 2018 it costs time, two minutes in rapid.
#[test]
fn article_a_4_2_of_2017_and_of_2018_without_supervision() {
    let first = |edition| {
        let record = in_edition(START, "", edition);
        let case = act(Kind::Rapid, Supervision::Partial, 0);
        illegal_act(&record, case, CanMate, DEFAULT)
    };
    for (edition, article) in [(Edition::Fide2014, "A.4.b"), (Edition::Fide2017, "A.4.2")] {
        assert!(matches!(first(edition), IllegalRuling::Ends(ruling)
            if ruling.verdict == Verdict::Won(Color::Black) && ruling.article.number() == article));
    }
    assert!(
        matches!(first(Edition::Fide2018), IllegalRuling::TimeAdded { seconds, article, .. }
        if seconds == Seconds(120) && article.number() == "A.4.2")
    );
}

/// In 2014 two hands and a clock without a move are the arbiter's (12.9).
#[test]
fn article_12_9_of_2014_two_hands_are_no_illegal_move() {
    let record = in_edition(START, "", Edition::Fide2014);
    let case = IllegalAct {
        act: Act::TwoHands,
        ..act(Kind::Standard, Supervision::Full, 3)
    };
    let ruling = illegal_act(&record, case, CanMate, DEFAULT);
    assert_eq!(ruling, IllegalRuling::RemedyOnly(Remedy::Keep));
}
