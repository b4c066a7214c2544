//! The stored data of lateness.

use serde::{Deserialize, Serialize};

use super::super::{
    record::Record,
    said::{Said, Value},
};
use crate::app::game::decision::{Outcome, Side, Stood};

/// A player was absent at the start (6.7). If no player is named, both were.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WasLate {
    /// Minutes since the start of the round.
    pub minutes: u32,
    /// Whether the player had arrived.
    pub has_come: bool,
    /// Default time of the event, in minutes.
    pub allowed: u32,
}

impl WasLate {
    const fn come(&self) -> &'static str {
        if self.has_come { "yes" } else { "no" }
    }
}

impl Record for WasLate {
    fn said(&self, by: Option<Side>, _: &Stood, _: &Outcome) -> Vec<Said> {
        let side = by.map_or("both", Side::code);
        let values = vec![
            ("side", Value::plain(side)),
            ("n", Value::plain(self.minutes)),
        ];
        let allowed = vec![("n", Value::plain(self.allowed))];
        vec![
            Said::new(format!("record-late-{}", self.come()), values),
            Said::new("record-late-allowed", allowed),
        ]
    }

    fn asked(&self) -> Vec<(&'static str, String)> {
        vec![
            ("minutes", self.minutes.to_string()),
            ("come", self.come().to_owned()),
        ]
    }
}
