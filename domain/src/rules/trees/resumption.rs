//! Absent players and wrong times when an adjourned game is resumed (Guidelines I.9–I.11, I.13; appendix E of 2014). The envelope
//! itself is judged elsewhere ([`sealed_move`](crate::rules::verdict::sealed_move)).

use super::finding::{Finding, Game, Score};
use super::question::{Question, Tree, ask, find};
use crate::rules::laws::Rule;

/// The player concerned is the one who is absent or late, or whose clock shows a wrong time. If both are absent, it is the player who
/// has to reply to the sealed move.
pub const RESUMPTION: Tree = Tree {
    code: "resumption",
    rule: Rule::Resumption,
    has_offender: true,
    questions: &[&[
        Question::asked(
            "resumption",
            &[
                find(
                    "replier",
                    Finding::new("replier-clock-runs", Rule::SealerOrReplierAbsent),
                ),
                ask("sealer", "reply"),
                find(
                    "both",
                    Finding::new("replier-loses-time", Rule::SealerLate).timed(),
                ),
                ask("late", "sealed-ends"),
                ask("times", "pointed-out"),
            ],
        ),
        Question::asked(
            "reply",
            &[
                find(
                    "sealed",
                    Finding::new("reply-sealed", Rule::SealerOrReplierAbsent),
                ),
                find(
                    "made",
                    Finding::new("reply-made", Rule::SealerOrReplierAbsent),
                ),
            ],
        ),
        Question::asked(
            "sealed-ends",
            &[
                find(
                    "yes",
                    Finding::new("sealed-move-ends", Rule::LateAtResumption),
                ),
                ask("no", "late-decision"),
            ],
        ),
        Question::chosen(
            "late-decision",
            &[
                find(
                    "lost",
                    Finding::new("late-at-resumption", Rule::LateAtResumption)
                        .with(Game::Lost(Score::Full)),
                ),
                find(
                    "otherwise",
                    Finding::new("late-plays-on", Rule::LateAtResumption),
                ),
            ],
        ),
        Question::asked(
            "pointed-out",
            &[
                find(
                    "before",
                    Finding::new("times-corrected", Rule::WrongTimesAtResumption).timed(),
                ),
                ask("later", "serious"),
            ],
        ),
        Question::chosen(
            "serious",
            &[
                find(
                    "yes",
                    Finding::new("times-corrected", Rule::WrongTimesAtResumption).timed(),
                ),
                find(
                    "no",
                    Finding::new("times-stand", Rule::WrongTimesAtResumption),
                ),
            ],
        ),
    ]],
};
