//! The stored data of a resignation.

use serde::{Deserialize, Serialize};

use super::super::{
    record::Record,
    said::{Said, Value},
};
use crate::app::game::decision::{Outcome, Side, Stood};

/// A resignation (5.1.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Resigned {}

impl Record for Resigned {
    fn said(&self, by: Option<Side>, at: &Stood, _: &Outcome) -> Vec<Said> {
        let values = vec![
            ("side", Value::side(by)),
            ("after", Value::After(at.clone())),
        ];
        vec![Said::new("record-resigns", values)]
    }
}
