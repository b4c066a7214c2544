//! What is answered for somebody who was not seen before a round is paired.

use serde::{Deserialize, Serialize};

/// What becomes of somebody who was not seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Not paired in this round: a zero-point bye. Asked about again before the next one.
    Absent,
    /// Withdrawn from this round on.
    Out,
    /// Paired all the same: the participant comes later.
    Awaited,
}

impl Answer {
    /// Reads what a form sends.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "absent" => Some(Self::Absent),
            "out" => Some(Self::Out),
            "awaited" => Some(Self::Awaited),
            _ => None,
        }
    }

    /// As forms send it and the audit trail keeps it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Absent => "absent",
            Self::Out => "out",
            Self::Awaited => "awaited",
        }
    }
}
