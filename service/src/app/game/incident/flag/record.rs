//! The stored data of fallen flags.

use serde::{Deserialize, Serialize};

use super::super::{
    record::Record,
    said::{Said, Value},
};
use crate::app::game::decision::{Outcome, Side, Stood};

/// A flag was noticed (6.8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fell {
    /// Number of own moves completed.
    pub completed: u32,
    /// Number of moves that the period required; `None` for a period with all remaining moves.
    pub required: Option<u32>,
}

impl Fell {
    fn moves(&self, code: &str) -> Option<Said> {
        let values = vec![
            ("n", Value::plain(self.completed)),
            ("of", Value::plain(self.required?)),
        ];
        Some(Said::new(code, values))
    }
}

impl Record for Fell {
    fn said(&self, by: Option<Side>, at: &Stood, _: &Outcome) -> Vec<Said> {
        let values = vec![
            ("side", Value::side(by)),
            ("after", Value::After(at.clone())),
        ];
        let mut said = vec![Said::new("record-flag", values)];
        said.extend(self.moves("record-flag-moves"));
        said
    }

    fn headline(&self, outcome: &Outcome) -> Option<Said> {
        (*outcome == Outcome::Continues).then(|| Said::new("verdict-moves-completed", Vec::new()))
    }

    fn lead(&self, outcome: &Outcome) -> Option<Said> {
        match outcome {
            Outcome::Continues => self.moves("verdict-moves-completed-lead"),
            _ => None,
        }
    }
}

/// Both flags had fallen and nobody knew which fell first (Guidelines III.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BothFell {}

impl Record for BothFell {
    fn said(&self, _: Option<Side>, at: &Stood, _: &Outcome) -> Vec<Said> {
        let values = vec![("after", Value::After(at.clone()))];
        vec![Said::new("record-both-flags", values)]
    }

    fn page(&self) -> Option<&'static str> {
        Some("both-flags")
    }

    fn headline(&self, outcome: &Outcome) -> Option<Said> {
        let is_drawn = matches!(outcome, Outcome::Drawn { .. });
        is_drawn.then(|| Said::new("flags-drawn", Vec::new()))
    }

    fn lead(&self, outcome: &Outcome) -> Option<Said> {
        let is_unknown = matches!(outcome, Outcome::Drawn { .. } | Outcome::Continues);
        is_unknown.then(|| Said::new("flags-unknown-first", Vec::new()))
    }
}
