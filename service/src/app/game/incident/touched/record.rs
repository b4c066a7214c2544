//! The stored data of touched pieces.

use serde::{Deserialize, Serialize};

use super::super::{
    record::Record,
    said::{Said, Value},
};
use crate::app::game::decision::{Outcome, Side, Stood};

/// Pieces were touched (4.3–4.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Men {
    /// Squares of the pieces, in the order in which they were touched.
    pub squares: Vec<String>,
}

impl Record for Men {
    fn said(&self, by: Option<Side>, at: &Stood, _: &Outcome) -> Vec<Said> {
        let values = vec![
            ("side", Value::side(by)),
            ("squares", Value::plain(self.squares.join(", "))),
            ("after", Value::After(at.clone())),
        ];
        vec![Said::new("record-touched", values)]
    }

    fn asked(&self) -> Vec<(&'static str, String)> {
        vec![("squares", self.squares.join(" "))]
    }
}
