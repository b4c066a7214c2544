//! Displaced men (7.4, 7.6; at the resumption of an adjourned game 9.3 of 1952).

use super::finding::{Board, Finding};
use super::penalty::MENU;
use super::question::{Facts, Question, Tree, ask, find};
use crate::rules::laws::Rule;

/// Displaced men (7.4, 7.6; 9.2 of 1952). Displacing men does not count as an illegal act.
pub const DISPLACED: Tree = Tree {
    code: "displaced",
    rule: Rule::Displaced,
    has_offender: true,
    questions: &[
        &[
            Question::asked(
                "when",
                &[
                    ask("now", "pressed"),
                    ask("later", "identified"),
                    // After an adjournment the position of the adjournment is the right one.
                    find(
                        "resumed",
                        Finding::new("resumed-wrongly", Rule::AdjournedWrongly).on(Board::Restored),
                    ),
                ],
            ),
            Question::asked("pressed", &[ask("no", "own-time"), ask("yes", "called")]),
            Question::chosen(
                "own-time",
                &[
                    find(
                        "none",
                        Finding::new("puts-back", Rule::DisplacedRestored).on(Board::Restored),
                    ),
                    ask("penalty", "penalty"),
                ],
            ),
            Question::chosen(
                "called",
                &[
                    find(
                        "none",
                        Finding::new("put-back", Rule::DisplacedHelp).on(Board::Restored),
                    ),
                    ask("penalty", "penalty"),
                ],
            ),
            Question::asked(
                "identified",
                &[
                    find(
                        "yes",
                        Finding::new("before-it", Rule::DisplacedFoundLater).on(Board::Restored),
                    ),
                    ask("no", "restorable"),
                ],
            ),
            Question::told(
                "restorable",
                Facts::restorable,
                &[
                    find(
                        "last",
                        Finding::new("last-certain", Rule::DisplacedFoundLater)
                            .on(Board::LastIdentifiable),
                    ),
                    find(
                        "annulled",
                        Finding::new("annulled", Rule::DisplacedFoundLater).on(Board::NewGame),
                    ),
                ],
            ),
        ],
        MENU,
    ],
};
