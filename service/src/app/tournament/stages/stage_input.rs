//! The form of the groups from which a section takes its players, and of the rule.

use serde::{Deserialize, Serialize};

use crate::{
    app::{AppError, Checks, Problem},
    stages::Rule,
    store::rows::stages::StageRow,
};

/// The groups and the rule, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StageInput {
    /// Address parts of the groups; empty when the section takes its players from no group.
    pub groups: Vec<String>,
    /// How many players go on from each group by their place.
    pub first_of_each: String,
    /// How many more players go on: the best of those placed next.
    pub best_next: String,
}

impl StageInput {
    /// Each field's name and text, for the record.
    #[must_use]
    pub fn fields(&self) -> Vec<(&'static str, String)> {
        vec![
            ("groups", self.groups.join(", ")),
            ("first_of_each", self.first_of_each.clone()),
            ("best_next", self.best_next.clone()),
        ]
    }

    pub(super) fn of(row: &StageRow) -> Self {
        Self {
            groups: groups_of(row),
            first_of_each: row.first_of_each.to_string(),
            best_next: row.best_next.to_string(),
        }
    }

    /// The rule; `None` when no group is chosen.
    pub(super) fn rule(&self) -> Result<Option<Rule>, AppError> {
        if self.groups.is_empty() {
            return Ok(None);
        }
        let mut checks = Checks::default();
        let mut number = |field, typed| {
            let number = checks.optional_number(field, typed, 0, Rule::MOST.into());
            number
                .and_then(|number| u8::try_from(number).ok())
                .unwrap_or(0)
        };
        let first = number("first_of_each", &self.first_of_each);
        let best = number("best_next", &self.best_next);
        let rule = Rule::new(first, best);
        if rule.is_none() {
            let value = String::new();
            let key = "problem-stage-nobody";
            checks.refuse("first_of_each", Problem::Because { key, value });
        }
        checks.finish()?;
        Ok(rule)
    }
}

/// Address parts of the groups.
pub(super) fn groups_of(row: &StageRow) -> Vec<String> {
    row.group_slugs.split(' ').map(str::to_owned).collect()
}

/// The rule of a section; `None` when the stored numbers make no rule.
pub(super) fn rule_of(row: &StageRow) -> Option<Rule> {
    let small = |number: i32| u8::try_from(number).ok();
    Rule::new(small(row.first_of_each)?, small(row.best_next)?)
}
