//! The stored data of an illegal position.

use serde::{Deserialize, Serialize};

use super::super::{
    record::Record,
    said::{Said, Value},
};
use crate::app::game::decision::{Outcome, Side, Stood};

/// An illegal position on the board (A.5.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    /// Code of the sighting: `seen`, `still` or `gone`.
    pub sighting: String,
    /// Whether both kings are in check.
    pub both_kings: bool,
    /// Squares of pawns on the last rank, if the pieces were given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pawns: Vec<String>,
    /// The pieces as given, as the first field of a FEN; empty if they were not given.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub men: String,
}

impl Seen {
    /// Sentences about the faults of the position.
    fn wrong(&self) -> Vec<Said> {
        let mut parts = Vec::new();
        if self.both_kings {
            parts.push(Said::new("position-kings", Vec::new()));
        }
        if !self.pawns.is_empty() {
            let squares = Value::plain(self.pawns.join(", "));
            parts.push(Said::new("position-pawns", vec![("squares", squares)]));
        }
        if parts.is_empty() {
            parts.push(Said::new("position-pawn", Vec::new()));
        }
        parts
    }
}

impl Record for Seen {
    fn said(&self, _: Option<Side>, at: &Stood, _: &Outcome) -> Vec<Said> {
        let values = vec![
            ("what", Value::Parts(self.wrong())),
            ("after", Value::After(at.clone())),
        ];
        vec![Said::new(
            format!("record-position-{}", self.sighting),
            values,
        )]
    }

    fn asked(&self) -> Vec<(&'static str, String)> {
        let seen = if self.both_kings { "kings" } else { "pawn" };
        vec![
            ("sighting", self.sighting.clone()),
            ("seen", seen.to_owned()),
            ("men", self.men.clone()),
        ]
    }

    fn headline(&self, outcome: &Outcome) -> Option<Said> {
        match outcome {
            Outcome::Drawn { .. } => Some(Said::new("position-drawn", Vec::new())),
            Outcome::Continues => Some(Said::new("position-gone", Vec::new())),
            _ => None,
        }
    }
}
