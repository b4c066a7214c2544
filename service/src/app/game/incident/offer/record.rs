//! The stored data of a draw by agreement.

use serde::{Deserialize, Serialize};

use super::super::{
    record::Record,
    said::{Said, Value},
};
use crate::app::game::decision::{Outcome, Side, Stood};

/// Both players agreed to a draw (5.2.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agreed {}

impl Record for Agreed {
    fn said(&self, _: Option<Side>, at: &Stood, _: &Outcome) -> Vec<Said> {
        let values = vec![("after", Value::After(at.clone()))];
        vec![Said::new("record-agreement", values)]
    }

    fn headline(&self, outcome: &Outcome) -> Option<Said> {
        let is_drawn = matches!(outcome, Outcome::Drawn { .. });
        is_drawn.then(|| Said::new("verdict-agreed", Vec::new()))
    }
}
