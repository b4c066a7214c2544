//! Each example of the trees, and that every tree is whole.

mod examples;
mod guidelines;

use std::collections::BTreeSet;

use super::*;
use crate::clock::Kind;
use crate::rules::edition::Edition;
use crate::rules::verdict::Supervision;

const STANDARD: Facts = Facts {
    edition: Edition::Fide2023,
    kind: Kind::Standard,
    supervision: Supervision::Full,
    moves: Some(0),
    is_over: false,
    guidelines: false,
};

const fn rapid(moves: u32) -> Facts {
    Facts {
        kind: Kind::Rapid,
        supervision: Supervision::Partial,
        moves: Some(moves),
        ..STANDARD
    }
}

fn follow(tree: &Tree, facts: &Facts, answers: &[(&str, &str)]) -> Result<Walked, WalkError> {
    walk(tree, facts, |code| {
        let given = answers.iter().find(|(question, _)| *question == code);
        given.map_or_else(String::new, |(_, answer)| (*answer).to_owned())
    })
}

fn found(tree: &Tree, facts: &Facts, answers: &[(&str, &str)]) -> (Finding, &'static str) {
    let walked = follow(tree, facts, answers).unwrap();
    let finding = walked
        .finding
        .unwrap_or_else(|| panic!("open: {:?}", walked.open));
    (finding, facts.edition.article(finding.rule).number())
}

/// The answers for something that no other question asks about.
fn menu<'a>(answers: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let mut all = vec![("offence", "another")];
    all.extend_from_slice(answers);
    all
}

#[test]
fn article_7_2_rapid_move_12_king_and_queen_swapped_goes_on_without_castling() {
    let (finding, article) = found(&START, &rapid(12), &[("misplaced", "king")]);
    assert_eq!((finding.code, article), ("no-castling", "A.5.1.2"));
    assert_eq!((finding.board, finding.game), (Board::Stays, Game::GoesOn));
    // Before ten moves the game is void.
    let (finding, article) = found(&START, &rapid(9), &[("wrong", "array")]);
    assert_eq!((finding.board, article), (Board::NewGame, "7.2.1"));
}

#[test]
fn article_7_2_1_standard_move_40_is_void() {
    let facts = Facts {
        moves: Some(40),
        ..STANDARD
    };
    let (finding, article) = found(&START, &facts, &[("wrong", "array")]);
    assert_eq!((finding.board, article), (Board::NewGame, "7.2.1"));
    assert_eq!(finding.clocks, Fixed::ByJudgement);
}

#[test]
fn article_7_2_2_a_turned_board_is_carried_over() {
    for (edition, number) in [
        (Edition::Fide2023, "7.2.2"),
        (Edition::Fide2014, "7.2.b"),
        (Edition::Fide1952, "9.5"),
    ] {
        let facts = Facts {
            edition,
            ..STANDARD
        };
        let (finding, article) = found(&START, &facts, &[("wrong", "board")]);
        assert_eq!((finding.board, article), (Board::Transferred, number));
    }
}

#[test]
fn article_9_4_of_1952_a_wrong_position_annuls_the_game_in_every_kind_of_play() {
    let facts = Facts {
        edition: Edition::Fide1952,
        ..rapid(30)
    };
    let (finding, article) = found(&START, &facts, &[("wrong", "array")]);
    assert_eq!((finding.board, article), (Board::NewGame, "9.4"));
}

#[test]
fn article_7_3_ten_moves_against_nine_new_game_ten_and_ten_goes_on() {
    // Ten by White and nine by Black are nine by both.
    let (finding, article) = found(
        &COLOURS,
        &Facts {
            moves: Some(9),
            ..STANDARD
        },
        &[],
    );
    assert_eq!((finding.board, article), (Board::NewGame, "7.3"));
    let (finding, _) = found(
        &COLOURS,
        &Facts {
            moves: Some(10),
            ..STANDARD
        },
        &[],
    );
    assert_eq!(
        (finding.code, finding.board),
        ("colours-stay", Board::Stays)
    );
    // Nothing recorded: it is asked.
    let asked = follow(
        &COLOURS,
        &Facts {
            moves: None,
            ..STANDARD
        },
        &[],
    )
    .unwrap();
    assert_eq!(asked.open.map(|question| question.code), Some("ten"));
    // A game that ended normally stays as it ended.
    let (finding, _) = found(
        &COLOURS,
        &Facts {
            is_over: true,
            ..STANDARD
        },
        &[],
    );
    assert_eq!(finding.game, Game::Stands);
}

#[test]
fn article_7_3_of_2014_move_3_goes_on_unless_the_arbiter_rules_otherwise() {
    let facts = Facts {
        edition: Edition::Fide2014,
        moves: Some(3),
        ..STANDARD
    };
    let asked = follow(&COLOURS, &facts, &[]).unwrap();
    assert!(asked.open.is_some_and(|question| question.is_discretion));
    let (finding, article) = found(&COLOURS, &facts, &[("otherwise", "goes-on")]);
    assert_eq!((finding.board, article), (Board::Stays, "7.3"));
    // 1952 says nothing: the arbiter decides without an article.
    let facts = Facts {
        edition: Edition::Fide1952,
        ..facts
    };
    let (_, article) = found(&COLOURS, &facts, &[("otherwise", "new-game")]);
    assert_eq!(article, "");
}

#[test]
fn article_7_6_a_rook_pushed_after_move_24_found_at_30_goes_back_to_24() {
    let (finding, article) = found(
        &DISPLACED,
        &STANDARD,
        &[("when", "later"), ("identified", "yes")],
    );
    assert_eq!((finding.board, article), (Board::Restored, "7.6"));
    // No illegal act is counted and nobody is penalised.
    assert_eq!((finding.game, finding.penalty), (Game::GoesOn, None));
    let answers = [("when", "later"), ("identified", "no")];
    let (finding, article) = found(&DISPLACED, &STANDARD, &answers);
    assert_eq!((finding.board, article), (Board::LastIdentifiable, "7.6"));
    let old = Facts {
        edition: Edition::Fide1952,
        ..STANDARD
    };
    let (finding, article) = found(&DISPLACED, &old, &answers);
    assert_eq!((finding.board, article), (Board::NewGame, "9.2"));
}

#[test]
fn article_9_3_of_1952_the_position_of_the_adjournment_counts() {
    let old = Facts {
        edition: Edition::Fide1952,
        ..STANDARD
    };
    for (facts, number) in [(old, "9.3"), (STANDARD, "7.6")] {
        let (finding, article) = found(&DISPLACED, &facts, &[("when", "resumed")]);
        assert_eq!((finding.board, article), (Board::Restored, number));
        assert_eq!((finding.game, finding.penalty), (Game::GoesOn, None));
    }
}

#[test]
fn article_7_4_displaced_just_now() {
    let answers = [("when", "now"), ("pressed", "no"), ("own-time", "none")];
    assert_eq!(found(&DISPLACED, &STANDARD, &answers).1, "7.4.1");
    let answers = [("when", "now"), ("pressed", "yes"), ("called", "none")];
    assert_eq!(found(&DISPLACED, &STANDARD, &answers).1, "7.4.2");
    let answers = [
        ("when", "now"),
        ("pressed", "yes"),
        ("called", "penalty"),
        ("penalty", "warning"),
    ];
    let (finding, article) = found(&DISPLACED, &STANDARD, &answers);
    assert_eq!(
        (finding.penalty, article),
        (Some(Penalty::Warning), "12.9.1")
    );
}

#[test]
fn article_6_10_2_no_increment_set_found_at_move_16() {
    let answers = [("clock", "setting"), ("schedule", "no")];
    let (finding, article) = found(&CLOCK, &rapid(16), &answers);
    assert_eq!((finding.code, article), ("setting-stays", "A.5.1.1"));
    assert_eq!(finding.clocks, Fixed::Unchanged);
    let (finding, article) = found(&CLOCK, &STANDARD, &answers);
    assert_eq!((finding.clocks, article), (Fixed::ByJudgement, "6.10.2"));
    // Where the schedule suffers it is corrected in rapid too.
    let answers = [("clock", "setting"), ("schedule", "yes")];
    assert_eq!(found(&CLOCK, &rapid(16), &answers).0.code, "set-anew");
    let answers = [("clock", "defect"), ("evident", "no")];
    assert_eq!(found(&CLOCK, &rapid(16), &answers).1, "6.10.1");
}

#[test]
fn article_6_11_paused_with_and_without_reason() {
    let rightly = [("paused-by", "player"), ("reason", "valid")];
    assert_eq!(found(&PAUSING, &STANDARD, &rightly).1, "6.11.2");
    let screen = [("paused-by", "player"), ("reason", "screen")];
    assert_eq!(found(&PAUSING, &STANDARD, &screen).1, "6.12.2");
    let none = [("paused-by", "player"), ("reason", "none")];
    let asked = follow(&PAUSING, &STANDARD, &none).unwrap();
    assert_eq!(asked.open.map(|question| question.code), Some("penalty"));
    assert_eq!(
        found(&PAUSING, &STANDARD, &[("paused-by", "arbiter")]).1,
        "6.11.1"
    );
    let old = Facts {
        edition: Edition::Fide2014,
        ..STANDARD
    };
    assert_eq!(found(&PAUSING, &old, &rightly).1, "6.12.b");
}

/// The opponent wins even with a bare king: no tree asks about mate.
#[test]
fn article_11_3_2_a_phone_on_the_person_loses_and_the_opponent_wins() {
    let answers = [("device", "person"), ("milder", "no")];
    let (finding, article) = found(&DEVICE, &STANDARD, &answers);
    assert_eq!(
        (finding.game, article),
        (Game::Lost(Score::Full), "11.3.2.2")
    );
    let answers = [("device", "bag-off"), ("allowed", "yes")];
    let (finding, article) = found(&DEVICE, &STANDARD, &answers);
    assert_eq!((finding.penalty, article), (None, "11.3.2.1"));
    let answers = [
        ("device", "person"),
        ("milder", "yes"),
        ("penalty", "warning"),
    ];
    assert_eq!(
        found(&DEVICE, &STANDARD, &answers).0.penalty,
        Some(Penalty::Warning)
    );
}

#[test]
fn article_11_5_distraction_is_penalised_and_noise_from_outside_is_time() {
    let answers = [
        ("disturbed-by", "claims"),
        ("penalty", "time-to-opponent"),
        ("opponents-minutes", "2"),
    ];
    let (finding, article) = found(&DISTRACTION, &STANDARD, &answers);
    assert_eq!(finding.penalty, Some(Penalty::TimeToOpponent(120)));
    assert_eq!(article, "12.9.2");
    let answers = [("disturbed-by", "outside"), ("time-for", "both")];
    assert_eq!(found(&DISTRACTION, &STANDARD, &answers).1, "12.5");
}

#[test]
fn articles_11_7_and_11_8_refusal_loses() {
    let answers = [("guilty", "one"), ("opponents-score", "half")];
    let (finding, article) = found(&REFUSAL, &STANDARD, &answers);
    assert_eq!((finding.game, article), (Game::Lost(Score::Half), "11.7"));
    let (finding, article) = found(&REFUSAL, &STANDARD, &[("guilty", "both")]);
    assert_eq!((finding.game, article), (Game::BothLose, "11.8"));
}

#[test]
fn article_12_9_6_with_half_a_point_three_quarters_refused_fine_unannounced_refused() {
    let half = menu(&[("penalty", "game-lost"), ("opponents-score", "half")]);
    let (finding, article) = found(&PENALTY, &STANDARD, &half);
    assert_eq!((finding.game, article), (Game::Lost(Score::Half), "12.9.6"));
    let odd = menu(&[
        ("penalty", "game-lost"),
        ("opponents-score", "three-quarters"),
    ]);
    let error = follow(&PENALTY, &STANDARD, &odd).unwrap_err();
    assert_eq!(error.question, "opponents-score");
    let fine = menu(&[("penalty", "fine"), ("announced", "no")]);
    let (finding, article) = found(&PENALTY, &STANDARD, &fine);
    assert_eq!(
        (finding.code, finding.penalty, article),
        ("fine-refused", None, "12.9.7")
    );
    let points = menu(&[("penalty", "points-off"), ("points", "one")]);
    let (finding, _) = found(&PENALTY, &STANDARD, &points);
    assert_eq!(finding.penalty, Some(Penalty::PointsOff(2)));
    assert_eq!(Penalty::PointsOff(2).amount(), 2);
}

/// The menu of 2014 has eight penalties: nobody is excluded from rounds.
#[test]
fn article_12_9_of_2014_has_no_exclusion_from_rounds() {
    let answers = menu(&[("penalty", "excluded")]);
    assert!(
        follow(&PENALTY, &STANDARD, &answers)
            .unwrap()
            .finding
            .is_some()
    );
    let old = Facts {
        edition: Edition::Fide2014,
        ..STANDARD
    };
    assert!(follow(&PENALTY, &old, &answers).is_err());
    assert_eq!(
        found(&PENALTY, &old, &menu(&[("penalty", "expelled")])).1,
        "12.9.h"
    );
}

#[test]
fn every_answer_leads_somewhere_and_every_question_is_reached() {
    for tree in ALL {
        let mut reached = BTreeSet::new();
        let mut open = vec![tree.first().unwrap()];
        while let Some(question) = open.pop() {
            if !reached.insert(question.code) {
                continue;
            }
            assert!(
                question.answers.len() > 1,
                "{}: {}",
                tree.code,
                question.code
            );
            for answer in question.answers {
                if let Then::Ask(next) = answer.then {
                    open.push(tree.question(next).unwrap_or_else(|| panic!("{next}")));
                }
            }
        }
        let all = tree.questions.iter().map(|part| part.len()).sum::<usize>();
        assert_eq!(reached.len(), all, "{}", tree.code);
    }
}

/// The words under which what was done is stored, and the amount of a penalty of time (12.9.2, 12.9.3) or points (12.9.5).
#[test]
fn article_12_9_penalties_have_codes_and_amounts() {
    for (penalty, code, amount) in [
        (Penalty::Warning, "warning", 0),
        (Penalty::TimeToOpponent(120), "time-to-opponent", 120),
        (Penalty::TimeOff(300), "time-off", 300),
        (Penalty::OpponentsPoints, "opponents-points", 0),
        (Penalty::PointsOff(2), "points-off", 2),
        (Penalty::GameLost, "game-lost", 0),
        (Penalty::Fine, "fine", 0),
        (Penalty::Excluded, "excluded", 0),
        (Penalty::Expelled, "expelled", 0),
    ] {
        assert_eq!((penalty.code(), penalty.amount()), (code, amount));
    }
    for (board, code) in [
        (Board::Stays, "stays"),
        (Board::Transferred, "transferred"),
        (Board::Restored, "restored"),
        (Board::LastIdentifiable, "last-identifiable"),
        (Board::NewGame, "new-game"),
    ] {
        assert_eq!(board.code(), code);
    }
}
