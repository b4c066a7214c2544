//! The stored data of the answers.

use serde::{Deserialize, Serialize};

use super::{
    super::{
        record::Record,
        said::{Said, Value},
    },
    FIELDS,
};
use crate::app::game::decision::{Outcome, Side, Stood};

/// A question with its answer, by their codes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Given {
    pub question: String,
    pub answer: String,
    /// Whether the answer came from the record, the settings or the edition.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_known: bool,
}

/// An irregularity with the answers that led to the decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answered {
    /// Code of the tree.
    pub tree: String,
    /// The questions and answers, in the order in which they were asked.
    pub steps: Vec<Given>,
    /// The time that White's clock was set to, as typed; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub white_set: String,
    /// The time that Black's clock was set to, as typed; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub black_set: String,
}

impl Record for Answered {
    fn said(&self, by: Option<Side>, _: &Stood, _: &Outcome) -> Vec<Said> {
        let values = vec![("side", Value::side(by))];
        let mut said = vec![Said::new(format!("record-tree-{}", self.tree), values)];
        let asked = self.steps.iter().filter(|step| !step.is_known);
        said.extend(asked.map(|step| {
            let question = Said::new(format!("ask-{}", step.question), Vec::new());
            let answer = Said::new(format!("ask-{}-{}", step.question, step.answer), Vec::new());
            let values = vec![
                ("question", Value::Parts(vec![question])),
                ("answer", Value::Parts(vec![answer])),
            ];
            Said::new("tree-step", values)
        }));
        if !(self.white_set.is_empty() && self.black_set.is_empty()) {
            let face = |set: &str| Value::plain(if set.is_empty() { "–" } else { set });
            let values = vec![
                ("white", face(&self.white_set)),
                ("black", face(&self.black_set)),
            ];
            said.push(Said::new("record-clocks-set", values));
        }
        said
    }

    fn asked(&self) -> Vec<(&'static str, String)> {
        let given = |name: &&'static str| {
            let step = self.steps.iter().find(|step| step.question == **name)?;
            (!step.is_known).then(|| (*name, step.answer.clone()))
        };
        FIELDS.iter().filter_map(given).collect()
    }
}
