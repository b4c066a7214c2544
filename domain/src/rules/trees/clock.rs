//! A clock that is defective or was set wrongly (6.10, A.5.1.1).

use super::finding::Finding;
use super::question::{Facts, Question, Tree, ask, find};
use crate::rules::laws::Rule;

/// A clock that is defective or was set wrongly (6.10, A.5.1.1).
pub const CLOCK: Tree = Tree {
    code: "clock",
    rule: Rule::ClockSetWrongly,
    has_offender: false,
    questions: &[&[
        Question::asked("clock", &[ask("defect", "evident"), ask("setting", "play")]),
        Question::asked(
            "evident",
            &[
                find("yes", Finding::new("replaced", Rule::ClockDefect).timed()),
                find("no", Finding::new("display-stands", Rule::ClockDefect)),
            ],
        ),
        Question::told(
            "play",
            Facts::play,
            &[
                find(
                    "competition",
                    Finding::new("set-anew", Rule::ClockSetWrongly).timed(),
                ),
                ask("otherwise", "ten"),
            ],
        ),
        Question::told(
            "ten",
            Facts::ten,
            &[
                find(
                    "fewer",
                    Finding::new("set-anew", Rule::ClockSetWrongly).timed(),
                ),
                ask("ten", "schedule"),
            ],
        ),
        Question::asked(
            "schedule",
            &[
                find("no", Finding::new("setting-stays", Rule::RapidClockLater)),
                find(
                    "yes",
                    Finding::new("set-anew", Rule::RapidClockLater).timed(),
                ),
            ],
        ),
    ]],
};
