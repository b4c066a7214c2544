//! The last two minutes of a game without increment (Guidelines III.4–III.6; appendix G of 2014).

use super::finding::{Finding, Game};
use super::question::{Facts, Question, Tree, ask, find};
use crate::rules::laws::Rule;

/// Seconds that the opponent gains, the same in standard and rapid chess: A.3 halves only the times of articles 7 and 9.
const TWO_MINUTES: u32 = 120;

/// The player to move has less than two minutes, and asks for five seconds a move (III.4) or claims that the opponent
/// cannot win by normal means or does not try to (III.5). Without an arbiter the claim ends play (III.6).
pub const QUICKPLAY: Tree = Tree {
    code: "quickplay",
    rule: Rule::QuickplayClaim,
    has_offender: true,
    questions: &[&[
        Question::told(
            "guidelines",
            Facts::guidelines,
            &[
                find(
                    "do-not",
                    Finding::new("quickplay-not-held", Rule::QuickplayAnnounced),
                ),
                ask("hold", "last-minutes"),
            ],
        ),
        Question::asked(
            "last-minutes",
            &[
                ask("under", "quickplay"),
                find(
                    "more",
                    Finding::new("quickplay-too-early", Rule::QuickplayIncrement),
                ),
                ask("flag", "at-flag"),
            ],
        ),
        Question::asked(
            "quickplay",
            &[
                ask("increment", "five-seconds"),
                ask("claim", "normal-means"),
                find(
                    "no-arbiter",
                    Finding::new("quickplay-referred", Rule::QuickplayNoArbiter),
                ),
            ],
        ),
        Question::chosen(
            "five-seconds",
            &[
                find(
                    "accepted",
                    Finding::new("quickplay-accepted", Rule::QuickplayIncrement).with(Game::Drawn),
                ),
                find(
                    "given",
                    Finding::new("five-seconds", Rule::QuickplayIncrement).giving(TWO_MINUTES),
                ),
                find(
                    "refused",
                    Finding::new("no-five-seconds", Rule::QuickplayIncrement),
                ),
            ],
        ),
        Question::chosen(
            "normal-means",
            &[
                find(
                    "agreed",
                    Finding::new("quickplay-drawn", Rule::QuickplayAgreed).with(Game::Drawn),
                ),
                ask("postponed", "meanwhile"),
                find(
                    "rejected",
                    Finding::new("quickplay-rejected", Rule::QuickplayRejected).giving(TWO_MINUTES),
                ),
            ],
        ),
        Question::chosen(
            "meanwhile",
            &[
                find(
                    "two-minutes",
                    Finding::new("quickplay-postponed-with-time", Rule::QuickplayPostponed)
                        .giving(TWO_MINUTES),
                ),
                find(
                    "nothing",
                    Finding::new("quickplay-postponed", Rule::QuickplayPostponed),
                ),
            ],
        ),
        Question::chosen(
            "at-flag",
            &[
                find(
                    "drawn",
                    Finding::new("quickplay-drawn", Rule::QuickplayPostponed).with(Game::Drawn),
                ),
                find(
                    "flag",
                    Finding::new("quickplay-flag-decides", Rule::QuickplayPostponed),
                ),
            ],
        ),
    ]],
};
