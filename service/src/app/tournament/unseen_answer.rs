//! The answers for a participant who was not seen before a round is paired.

use serde::{Deserialize, Serialize};

/// What happens to a participant who was not seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Not paired in this round: a zero-point bye. The arbiter is asked again before the next round.
    Absent,
    /// Withdrawn from this round on.
    Out,
    /// Paired anyway: the participant will come later.
    Awaited,
}

impl Answer {
    /// Reads the value of a form; `None` for any other text.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "absent" => Some(Self::Absent),
            "out" => Some(Self::Out),
            "awaited" => Some(Self::Awaited),
            _ => None,
        }
    }

    /// The code in forms and in the audit trail.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Absent => "absent",
            Self::Out => "out",
            Self::Awaited => "awaited",
        }
    }
}
