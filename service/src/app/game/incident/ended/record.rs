//! The stored data of an automatic end.

use serde::{Deserialize, Serialize};

use super::super::{
    record::Record,
    said::{Said, Value},
};
use crate::app::game::decision::{Outcome, Side, Stood};

/// The game had ended automatically.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Over {}

impl Record for Over {
    fn said(&self, _: Option<Side>, at: &Stood, _: &Outcome) -> Vec<Said> {
        let values = vec![("after", Value::After(at.clone()))];
        vec![Said::new("record-end", values)]
    }

    fn headline(&self, outcome: &Outcome) -> Option<Said> {
        let is_drawn = matches!(outcome, Outcome::Drawn { .. });
        is_drawn.then(|| Said::new("end-dead-position", Vec::new()))
    }

    fn lead(&self, outcome: &Outcome) -> Option<Said> {
        let is_dead = matches!(outcome, Outcome::Drawn { proof: None });
        is_dead.then(|| Said::new("signal-dead-text", Vec::new()))
    }
}
