//! Colours reversed (7.3).

use super::finding::{Board, Finding, Game};
use super::question::{Facts, Question, Tree, ask, find};
use crate::rules::laws::Rule;

/// Colours reversed (7.3). Ten moves are counted by the player who has made fewer: our reading.
pub const COLOURS: Tree = Tree {
    code: "colours",
    rule: Rule::ColoursReversed,
    has_offender: false,
    questions: &[&[
        Question::told(
            "over",
            Facts::over,
            &[
                find(
                    "yes",
                    Finding::new("over", Rule::ColoursReversed).with(Game::Stands),
                ),
                ask("no", "reversed"),
            ],
        ),
        Question::told(
            "reversed",
            Facts::reversed,
            &[
                ask("ten-moves", "ten"),
                ask("goes-on", "otherwise"),
                ask("silent", "otherwise"),
            ],
        ),
        Question::told(
            "ten",
            Facts::ten,
            &[
                find(
                    "fewer",
                    Finding::new("right-colours", Rule::ColoursReversed).on(Board::NewGame),
                ),
                find("ten", Finding::new("colours-stay", Rule::ColoursReversed)),
            ],
        ),
        Question::chosen(
            "otherwise",
            &[
                find(
                    "goes-on",
                    Finding::new("colours-stay", Rule::ColoursReversed),
                ),
                find(
                    "new-game",
                    Finding::new("right-colours", Rule::ColoursReversed).on(Board::NewGame),
                ),
            ],
        ),
    ]],
};
