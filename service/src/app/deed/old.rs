//! Reads what older programs wrote into the trail: lines of words and codes instead of deeds. Such rows are never
//! rewritten, because their hashes cover them.

use crate::{
    app::tournament::reason::ResultReason,
    event::{BoardResult, Word as _},
    rules::verdict::Reason,
};

use super::Stood;

/// What separates the parts of a line.
const PART: &str = "; ";

/// Marks the line of a result of an earlier round that was changed on purpose.
const CORRECTION: &str = "correction";

/// Reads a result: `1-0`, or `1-0; resignation; 12; 5.1.2` with the cause, the number of the incident (0 for none) and
/// the article of a decision.
pub(crate) fn stood(line: &str) -> Stood {
    let mut parts = line.splitn(4, PART);
    let result = parts.next().and_then(BoardResult::from_code);
    let cause = parts.next().and_then(Reason::from_code);
    let incident = parts.next().and_then(|number| number.parse().ok());
    let reason = cause.map(|cause| ResultReason::Ruled {
        cause,
        article: parts.next().unwrap_or_default().to_owned(),
        incident: incident.filter(|number| *number != 0),
    });
    Stood { result, reason }
}

/// Reads why a result of an earlier round was changed: `0-1; correction; 0; sheets swapped`. `None` if the line is no
/// correction.
pub(crate) fn why_corrected(line: &str) -> Option<&str> {
    let mut parts = line.splitn(4, PART).skip(1);
    (parts.next() == Some(CORRECTION)).then_some(())?;
    parts.nth(1)
}
