//! Why a result is what it is: a cause and its article, stored when an arbiter confirmed it.

use crate::{
    event::BoardResult,
    event::Word as _,
    rules::verdict::Reason,
    store::rows::pairings::{PairingRow, ReasonValues},
};

/// The stored reason of a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultReason {
    /// Confirmed by an arbiter.
    Ruled {
        /// What ended the game.
        cause: Reason,
        /// The article, `6.9`.
        article: String,
        /// The incident in which the decision stands.
        incident: Option<i32>,
    },
    /// The sentence of an older record, in the language of its writer.
    Sentence(String),
}

/// What separates the parts of a line of the audit trail.
const PART: &str = "; ";

/// A result as the audit trail keeps it: `1-0`, or `1-0; resignation; 12; 5.1.2` with the cause, the number of the
/// incident (0: none) and the article of a decision.
pub(crate) fn line(result: Option<BoardResult>, reason: Option<&ResultReason>) -> String {
    let code = result.map_or("", BoardResult::code);
    match reason {
        Some(ResultReason::Ruled {
            cause,
            article,
            incident,
        }) => {
            let incident = incident.unwrap_or(0).to_string();
            [code, cause.code(), &incident, article].join(PART)
        }
        Some(ResultReason::Sentence(_)) | None => code.to_owned(),
    }
}

/// Marks the line of a result of an earlier round that was changed on purpose.
const CORRECTION: &str = "correction";

/// A result of an earlier round changed with a reason: `0-1; correction; 0; sheets swapped`.
pub(crate) fn corrected_line(result: Option<BoardResult>, why: &str) -> String {
    let code = result.map_or("", BoardResult::code);
    [code, CORRECTION, "0", why].join(PART)
}

/// The reason of a [`corrected_line`].
pub(crate) fn read_correction(line: &str) -> Option<&str> {
    let mut parts = line.splitn(4, PART).skip(1);
    (parts.next() == Some(CORRECTION)).then_some(())?;
    parts.nth(1)
}

/// What [`line()`] wrote.
pub(crate) fn read_line(line: &str) -> (Option<BoardResult>, Option<ResultReason>) {
    let mut parts = line.splitn(4, PART);
    let result = parts.next().and_then(BoardResult::from_code);
    let cause = parts.next().and_then(Reason::from_code);
    let incident = parts.next().and_then(|number| number.parse().ok());
    let reason = cause.map(|cause| ResultReason::Ruled {
        cause,
        article: parts.next().unwrap_or_default().to_owned(),
        incident: incident.filter(|number| *number != 0),
    });
    (result, reason)
}

impl ResultReason {
    /// The reason that stands in a row.
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
