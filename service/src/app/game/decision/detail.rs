//! What is stored with an incident beside its sentences.

use serde::{Deserialize, Serialize};

use super::Decision;
use crate::{
    app::{AppError, deed::codes},
    event::BoardResult,
    store::UnknownWord,
};

/// What an incident holds beside its sentences.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Detail {
    /// A decision by the Laws.
    Decision(Box<Decision>),
    /// A clock that was set anew (6.10.2, 7.1): what it should show as far as the record tells, and what it
    /// was set to. Centiseconds.
    Clock(ClockSetting),
    /// The arbiter's own decision about the result, under the article of the incident.
    Result {
        /// The result.
        #[serde(with = "codes::word")]
        result: BoardResult,
    },
}

/// A clock set anew: White's value, then Black's.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockSetting {
    /// Least that the displays could show by the record.
    pub at_least: [Option<u32>; 2],
    /// Most that they could show.
    pub at_most: [Option<u32>; 2],
    /// What they were set to.
    pub set_to: [Option<u32>; 2],
    /// What the clock's move counter showed: moves completed by White and Black together, or by each.
    pub counter: Option<u32>,
    /// Moves that both had completed by the record.
    pub completed: u32,
}

impl Detail {
    /// The decision, if it is one.
    #[must_use]
    pub fn decision(&self) -> Option<&Decision> {
        match self {
            Self::Decision(decision) => Some(decision),
            Self::Clock(_) | Self::Result { .. } => None,
        }
    }

    /// As stored.
    pub(crate) fn to_json(&self) -> Result<String, AppError> {
        serde_json::to_string(self)
            .map_err(|error| AppError::System(format!("a decision: {error}")))
    }

    /// From what is stored.
    ///
    /// # Errors
    /// A word that this version does not know; a text that no version wrote.
    pub(crate) fn from_json(text: &str) -> Result<Self, AppError> {
        serde_json::from_str(text).map_err(|error| match codes::unknown_word(&error) {
            Some(word) => UnknownWord::new("incidents.detail", &word).into(),
            None => AppError::System(format!("a stored decision: {error}")),
        })
    }
}
