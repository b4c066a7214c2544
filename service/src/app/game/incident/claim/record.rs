//! The stored data of a claim.

use serde::{Deserialize, Serialize};

use super::super::{
    record::Record,
    said::{Said, Value},
};
use crate::app::game::decision::{Outcome, Side, Stood};

/// A draw claim (9.2, 9.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claimed {
    /// Code of the ground: `either`, `repetition` or `fifty`.
    pub on: String,
    /// The announced move in SAN, or as written if it is not legal; empty without one.
    pub announced: String,
}

impl Record for Claimed {
    fn said(&self, by: Option<Side>, at: &Stood, outcome: &Outcome) -> Vec<Said> {
        let mut values = vec![
            ("side", Value::side(by)),
            ("after", Value::After(at.clone())),
        ];
        if self.announced.is_empty() {
            return vec![Said::new("record-claim", values)];
        }
        // SAN if the move is legal, otherwise the move as written.
        let announced = match outcome {
            Outcome::ClaimWrong { illegal: true, .. } => Value::plain(&self.announced),
            _ => Value::San(self.announced.clone()),
        };
        values.push(("announced", announced));
        vec![Said::new("record-claim-move", values)]
    }

    fn asked(&self) -> Vec<(&'static str, String)> {
        vec![("on", self.on.clone()), ("move", self.announced.clone())]
    }
}
