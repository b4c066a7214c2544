//! The stored data of an envelope that was opened or missing.

use serde::{Deserialize, Serialize};

use super::super::{
    record::Record,
    said::{Said, Value},
};
use crate::app::game::decision::{Outcome, Side, Stood};

/// The envelope of an adjourned game (Guidelines I.7, I.8, I.12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opened {
    /// Code of what was found: `opened`, `missing` or `position-lost`.
    pub found: String,
    /// The move as it was sealed or stated; may be empty.
    pub written: String,
    /// Code of how it reads: `clear`, `ambiguous`, `unclear` or `illegal`.
    pub read: String,
}

impl Record for Opened {
    fn said(&self, by: Option<Side>, _: &Stood, _: &Outcome) -> Vec<Said> {
        let values = vec![
            ("side", Value::side(by)),
            ("written", Value::Written(self.written.clone())),
        ];
        vec![Said::new(format!("record-sealed-{}", self.found), values)]
    }

    fn asked(&self) -> Vec<(&'static str, String)> {
        vec![
            ("found", self.found.clone()),
            ("written", self.written.clone()),
        ]
    }

    fn lead(&self, outcome: &Outcome) -> Option<Said> {
        match outcome {
            Outcome::Won { .. } | Outcome::Drawn { .. } | Outcome::Undecided { .. } => {
                Some(Said::new(format!("sealed-is-{}", self.read), Vec::new()))
            }
            Outcome::SealedMove { .. } => {
                Some(Said::new(format!("sealed-lead-{}", self.found), Vec::new()))
            }
            _ => None,
        }
    }
}
