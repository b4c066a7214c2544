//! The reason for a result: a cause and its article, stored when an arbiter confirmed it.

use serde::{Deserialize, Serialize};

use crate::{
    app::deed::codes,
    rules::verdict::Reason,
    store::rows::pairings::{PairingRow, ReasonValues},
};

/// The stored reason of a result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ResultReason {
    /// A decision confirmed by an arbiter.
    Ruled {
        /// What ended the game.
        #[serde(with = "codes::word")]
        cause: Reason,
        /// The article of the Laws: `6.9`.
        #[serde(default)]
        article: String,
        /// Number of the incident with the decision.
        #[serde(default)]
        incident: Option<i32>,
    },
    /// The sentence of an older record, in its writer's language.
    Sentence(String),
}

impl ResultReason {
    /// The reason stored in a row; `None` if there is none.
    pub(crate) fn of(row: &PairingRow) -> Option<Self> {
        match row.result_cause {
            Some(cause) => Some(Self::Ruled {
                cause,
                article: row.result_article.clone().unwrap_or_default(),
                incident: row.result_incident,
            }),
            None => row.result_reason.clone().map(Self::Sentence),
        }
    }

    pub(super) fn values(reason: Option<&Self>) -> ReasonValues<'_> {
        match reason {
            None => ReasonValues::default(),
            Some(Self::Sentence(text)) => ReasonValues {
                sentence: Some(text),
                ..ReasonValues::default()
            },
            Some(Self::Ruled {
                cause,
                article,
                incident,
            }) => ReasonValues {
                sentence: None,
                cause: Some(*cause),
                article: Some(article),
                incident: *incident,
            },
        }
    }
}
