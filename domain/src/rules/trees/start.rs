//! Wrong initial position, board turned (7.2, A.5.1.2).

use super::finding::{Board, Finding, Game};
use super::question::{Facts, Question, Tree, ask, find};
use crate::rules::laws::Rule;

/// Wrong initial position, board turned (7.2, A.5.1.2; 9.4 and 9.5 of 1952).
pub const START: Tree = Tree {
    code: "start",
    rule: Rule::WrongStart,
    has_offender: false,
    questions: &[&[
        Question::told(
            "over",
            Facts::over,
            &[
                find(
                    "yes",
                    Finding::new("over", Rule::WrongStart).with(Game::Stands),
                ),
                ask("no", "play"),
            ],
        ),
        Question::told(
            "play",
            Facts::play,
            &[ask("competition", "wrong"), ask("otherwise", "ten")],
        ),
        Question::told(
            "ten",
            Facts::ten,
            &[ask("fewer", "wrong"), ask("ten", "misplaced")],
        ),
        Question::asked(
            "wrong",
            &[
                find(
                    "array",
                    Finding::new("void", Rule::WrongInitialPosition).on(Board::NewGame),
                ),
                find(
                    "board",
                    Finding::new("transfer", Rule::BoardTurned).on(Board::Transferred),
                ),
            ],
        ),
        Question::asked(
            "misplaced",
            &[
                find("king", Finding::new("no-castling", Rule::RapidArrayLater)),
                find(
                    "rook",
                    Finding::new("no-castling-with-it", Rule::RapidArrayLater),
                ),
                find(
                    "other",
                    Finding::new("not-contested", Rule::RapidArrayLater),
                ),
            ],
        ),
    ]],
};
