//! The data that is stored with an incident in addition to its sentences.

use serde::{Deserialize, Serialize};

use super::Decision;
use crate::{
    app::{AppError, deed::codes},
    event::BoardResult,
    store::UnknownWord,
};

/// The data of an incident in addition to its sentences.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Detail {
    /// A decision by the Laws.
    Decision(Box<Decision>),
    /// A clock that was set anew (6.10.2, 7.1): what it should show according to the record, and what it was set to, in
    /// centiseconds.
    Clock(ClockSetting),
    /// The arbiter's own decision about the result, under the article of the incident.
    Result {
        /// The result.
        #[serde(with = "codes::word")]
        result: BoardResult,
    },
}

/// A clock set anew. White's value comes first, then Black's, in centiseconds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockSetting {
    /// The least that the displays could show according to the record.
    pub at_least: [Option<u32>; 2],
    /// The most that the displays could show according to the record.
    pub at_most: [Option<u32>; 2],
    /// The times that the displays were set to.
    pub set_to: [Option<u32>; 2],
    /// The value of the clock's move counter: moves completed by White and Black together, or by each.
    pub counter: Option<u32>,
    /// Number of moves that both had completed according to the record.
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

    /// The JSON that is stored.
    pub(crate) fn to_json(&self) -> Result<String, AppError> {
        serde_json::to_string(self)
            .map_err(|error| AppError::System(format!("a decision: {error}")))
    }

    /// Reads the stored JSON.
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
