//! Qualification from the groups of a stage, in words.

use crate::{
    app::tournament::stages::{Group, GroupLine},
    i18n::Words,
    stages::{Rule, Why},
};

use super::points;

/// The rule, in sentences: `The first 2 of each group go on.`
#[must_use]
pub fn rule(t: Words, rule: Rule) -> Vec<String> {
    let counted = [
        ("stage-rule-first", rule.first()),
        ("stage-rule-best", rule.best_next()),
    ];
    let counted = counted.into_iter().filter(|(_, number)| *number > 0);
    counted.map(|(key, number)| t.n(key, number)).collect()
}

/// Why a participant qualifies or does not; `None` for those placed further behind.
#[must_use]
pub fn why(t: Words, line: &GroupLine) -> Option<String> {
    let share = |key: &str, rank: usize| {
        let (points, most) = (points::plain(line.points), points::plain(line.most));
        t.with_three(key, "rank", rank, "points", points, "most", most)
    };
    Some(match line.why {
        Why::Place => t.with_one("stage-why-place", "place", line.place),
        Why::BestNext(rank) => share("stage-why-best-next", rank),
        Why::Shared => t.get("stage-why-shared"),
        Why::SharedNext => share("stage-why-shared-next", 0),
        Why::Next(rank) => share("stage-why-next", rank),
        Why::Behind => return None,
    })
}

/// The state of a group: `after round 3`, `final standings`.
#[must_use]
pub fn state(t: Words, group: &Group) -> String {
    match (group.after, group.is_final) {
        (0, _) => t.get("stage-before"),
        (_, true) => t.get("stage-over"),
        (after, false) => t.with_one("stage-after", "round", after),
    }
}
