//! Paused clocks (6.11, 6.12) and distraction (11.5, 12.5).

use super::finding::Finding;
use super::penalty::MENU;
use super::question::{Question, Tree, ask, find};
use crate::rules::laws::Rule;

/// Paused clocks (6.11, 6.12).
pub const PAUSING: Tree = Tree {
    code: "pausing",
    rule: Rule::Pausing,
    has_offender: true,
    questions: &[
        &[
            Question::asked(
                "paused-by",
                &[
                    find(
                        "arbiter",
                        Finding::new("paused", Rule::ArbiterPauses).timed(),
                    ),
                    ask("player", "reason"),
                ],
            ),
            Question::asked(
                "reason",
                &[
                    find(
                        "valid",
                        Finding::new("paused-rightly", Rule::PlayerPauses).timed(),
                    ),
                    find(
                        "screen",
                        Finding::new("not-from-a-screen", Rule::NoClaimFromScreen),
                    ),
                    ask("none", "penalty"),
                ],
            ),
        ],
        MENU,
    ],
};

/// Distraction of the opponent (11.5), disturbance from outside (12.5).
pub const DISTRACTION: Tree = Tree {
    code: "distraction",
    rule: Rule::Distraction,
    has_offender: true,
    questions: &[
        &[
            Question::asked(
                "disturbed-by",
                &[
                    ask("opponent", "penalty"),
                    ask("claims", "penalty"),
                    ask("outside", "time-for"),
                ],
            ),
            Question::chosen(
                "time-for",
                &[
                    find("one", Finding::new("extra-time", Rule::ExtraTime).timed()),
                    find(
                        "both",
                        Finding::new("extra-time-both", Rule::ExtraTime).timed(),
                    ),
                    find("nobody", Finding::new("no-extra-time", Rule::ExtraTime)),
                ],
            ),
        ],
        MENU,
    ],
};
