//! Telephones and other devices (11.3.2, 11.3.3).

use super::finding::{Finding, Game, Penalty, Score};
use super::penalty::MENU;
use super::question::{Question, Tree, ask, find};
use crate::rules::laws::Rule;

/// Telephones and other devices (11.3.2, 11.3.3). With a device on their person the player loses and the opponent wins, whatever the
/// position: it is not asked whether a mate is possible.
pub const DEVICE: Tree = Tree {
    code: "device",
    rule: Rule::Devices,
    has_offender: true,
    questions: &[
        &[
            Question::asked(
                "device",
                &[
                    ask("person", "milder"),
                    ask("bag-off", "allowed"),
                    ask("bag-on", "event-rule"),
                    ask("bag-used", "penalty"),
                    ask("search-refused", "penalty"),
                    find(
                        "spectator",
                        Finding::new("spectator-out", Rule::PhonesOfOthers)
                            .fined(Penalty::Expelled),
                    ),
                ],
            ),
            Question::asked(
                "milder",
                &[
                    find(
                        "no",
                        Finding::new("device-lost", Rule::DeviceLoses)
                            .with(Game::Lost(Score::Full))
                            .fined(Penalty::GameLost),
                    ),
                    ask("yes", "penalty"),
                ],
            ),
            Question::asked(
                "allowed",
                &[
                    find("yes", Finding::new("device-allowed", Rule::DeviceInBag)),
                    ask("no", "penalty"),
                ],
            ),
            Question::asked(
                "event-rule",
                &[
                    find(
                        "lost",
                        Finding::new("device-lost", Rule::DeviceInBag)
                            .with(Game::Lost(Score::Full))
                            .fined(Penalty::GameLost),
                    ),
                    ask("none", "penalty"),
                ],
            ),
        ],
        MENU,
    ],
};
