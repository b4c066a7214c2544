//! The stored data of an illegal act.

use serde::{Deserialize, Serialize};

use super::super::{
    record::Record,
    said::{Said, Value},
};
use crate::{
    app::{
        deed::codes,
        game::decision::{Outcome, Side, Stood},
    },
    rules::verdict,
};

/// An illegal move, or an act that counts as one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Act {
    /// The act (7.5.1–7.5.4).
    #[serde(with = "codes::word")]
    pub act: verdict::Act,
    /// The move as written or made; may be empty.
    pub written: String,
    /// Number of this player's earlier illegal acts that counted.
    pub earlier: u32,
    /// Whether it belongs to a move that was already penalised: two acts in one move count once.
    pub same_move: bool,
    /// The moves written after an illegal move that stood, as written.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub continued: String,
}

impl Record for Act {
    fn said(&self, by: Option<Side>, at: &Stood, _: &Outcome) -> Vec<Said> {
        let values = vec![
            ("side", Value::side(by)),
            ("written", Value::Written(self.written.clone())),
            ("after", Value::After(at.clone())),
        ];
        let mut said = vec![Said::new(format!("record-{}", self.act.code()), values)];
        if !self.continued.is_empty() {
            let values = vec![("moves", Value::plain(&self.continued))];
            said.push(Said::new("record-continued", values));
        }
        said
    }

    fn asked(&self) -> Vec<(&'static str, String)> {
        vec![
            ("act", self.act.code().to_owned()),
            ("written", self.written.clone()),
        ]
    }

    fn lead(&self, outcome: &Outcome) -> Option<Said> {
        let ends = matches!(
            outcome,
            Outcome::Won { .. } | Outcome::Drawn { .. } | Outcome::Undecided { .. }
        );
        (ends && self.earlier > 0).then(|| Said::new("ruling-second-illegal", Vec::new()))
    }
}
