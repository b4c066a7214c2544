//! The menu of penalties (12.9, 10.2), and refusal to comply (11.7, 11.8).

use super::finding::{Finding, Game, Penalty, Score};
use super::question::{Answer, Facts, Question, Then, Tree, ask, find};
use crate::rules::laws::Rule;

const fn penalty(code: &'static str, rule: Rule, then: Then) -> Answer {
    Answer {
        code,
        then,
        needs: Some(rule),
    }
}

const fn fined(code: &'static str, rule: Rule, penalty: Penalty) -> Finding {
    Finding::new(code, rule).fined(penalty)
}

const fn opponents(minutes: u32) -> Finding {
    fined(
        "time-to-opponent",
        Rule::TimeToOpponent,
        Penalty::TimeToOpponent(minutes * 60),
    )
    .timed()
}

const fn off(minutes: u32) -> Finding {
    fined("time-off", Rule::TimeOff, Penalty::TimeOff(minutes * 60)).timed()
}

const fn lost(score: Score) -> Finding {
    fined("game-lost", Rule::GameLost, Penalty::GameLost).with(Game::Lost(score))
}

/// The opponent's score is raised to the full maximum of a game, so the offender gets nothing (10.2).
const RAISED: Finding = fined(
    "opponents-points",
    Rule::OpponentsPoints,
    Penalty::OpponentsPoints,
)
.with(Game::Lost(Score::Full));

/// The questions of the menu, the mildest penalty first. Only whole and half points are given (10.2).
pub(super) const MENU: &[Question] = &[
    Question::chosen(
        "penalty",
        &[
            penalty(
                "warning",
                Rule::Warning,
                Then::Find(fined("warning", Rule::Warning, Penalty::Warning)),
            ),
            penalty(
                "time-to-opponent",
                Rule::TimeToOpponent,
                Then::Ask("opponents-minutes"),
            ),
            penalty("time-off", Rule::TimeOff, Then::Ask("minutes-off")),
            penalty(
                "opponents-points",
                Rule::OpponentsPoints,
                Then::Find(RAISED),
            ),
            penalty("points-off", Rule::PointsOff, Then::Ask("points")),
            penalty("game-lost", Rule::GameLost, Then::Ask("opponents-score")),
            penalty("fine", Rule::Fine, Then::Ask("announced")),
            penalty(
                "excluded",
                Rule::ExcludedFromRounds,
                Then::Find(fined(
                    "excluded",
                    Rule::ExcludedFromRounds,
                    Penalty::Excluded,
                )),
            ),
            penalty(
                "expelled",
                Rule::Expelled,
                Then::Find(fined("expelled", Rule::Expelled, Penalty::Expelled)),
            ),
        ],
    ),
    Question::chosen(
        "opponents-minutes",
        &[
            find("1", opponents(1)),
            find("2", opponents(2)),
            find("5", opponents(5)),
            find("10", opponents(10)),
        ],
    ),
    Question::chosen(
        "minutes-off",
        &[
            find("1", off(1)),
            find("2", off(2)),
            find("5", off(5)),
            find("10", off(10)),
        ],
    ),
    Question::chosen(
        "points",
        &[
            find(
                "half",
                fined("points-off", Rule::PointsOff, Penalty::PointsOff(1)),
            ),
            find(
                "one",
                fined("points-off", Rule::PointsOff, Penalty::PointsOff(2)),
            ),
        ],
    ),
    Question::chosen(
        "opponents-score",
        &[
            find("full", lost(Score::Full)),
            find("half", lost(Score::Half)),
            find("none", lost(Score::None)),
        ],
    ),
    Question::asked(
        "announced",
        &[
            find("yes", fined("fine", Rule::Fine, Penalty::Fine)),
            find("no", Finding::new("fine-refused", Rule::Fine)),
        ],
    ),
];

const fn offence(code: &'static str, rule: Rule) -> Answer {
    penalty(code, rule, Then::Ask("penalty"))
}

/// The offences that no other tree covers. Wrong handling of the clock is not an illegal act (6.2). Pressing the clock without a move is
/// one since 2017, and so is not in this menu from then on (7.5.3).
const OFFENCE: &[Question] = &[
    Question::asked(
        "offence",
        &[
            offence("other-hand", Rule::SameHand),
            offence("clock-handling", Rule::ClockHandling),
            penalty("no-move", Rule::ClockWithoutMove, Then::Ask("acts-count")),
            offence("not-recording", Rule::Recording),
            offence("writing-in-advance", Rule::NotInAdvance),
            offence("leaving", Rule::LeavingTheVenue),
            offence("notes-or-advice", Rule::NotesAndAdvice),
            offence("smoking", Rule::Smoking),
            offence("disrepute", Rule::Disrepute),
            Answer {
                code: "another",
                then: Then::Ask("penalty"),
                needs: None,
            },
        ],
    ),
    Question::told(
        "acts-count",
        Facts::acts_count,
        &[
            find("count", Finding::new("illegal-act", Rule::ClockWithoutMove)),
            ask("menu", "penalty"),
        ],
    ),
];

/// The offence, then the menu of penalties (12.9).
pub const PENALTY: Tree = Tree {
    code: "penalty",
    rule: Rule::Penalties,
    has_offender: true,
    questions: &[OFFENCE, MENU],
};

const fn refused(score: Score) -> Finding {
    fined("refusal-lost", Rule::Refusal, Penalty::GameLost).with(Game::Lost(score))
}

/// Persistent refusal to comply with the Laws (11.7, 11.8).
pub const REFUSAL: Tree = Tree {
    code: "refusal",
    rule: Rule::Refusal,
    has_offender: true,
    questions: &[&[
        Question::asked(
            "guilty",
            &[
                ask("one", "opponents-score"),
                find(
                    "both",
                    fined("both-lose", Rule::BothGuilty, Penalty::GameLost).with(Game::BothLose),
                ),
            ],
        ),
        Question::chosen(
            "opponents-score",
            &[
                find("full", refused(Score::Full)),
                find("half", refused(Score::Half)),
                find("none", refused(Score::None)),
            ],
        ),
    ]],
};
