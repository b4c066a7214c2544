//! The criteria that rank teams: the primary score and the tie-breaks after it.

use super::{TeamCode, TeamTieBreak, TeamTieBreakError};
use crate::event::ScoreKind;

/// The criteria of the standings of teams in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamOrder {
    /// The score by which teams are ranked (C.07 art. 11.1): the first criterion.
    pub primary: ScoreKind,
    /// The tie-breaks after it.
    pub list: Vec<TeamTieBreak>,
}

impl TeamOrder {
    /// Reads the codes of record 202, or those of record 212 if they begin with `PTS` or the primary score.
    ///
    /// # Errors
    /// [`TeamTieBreakError`] for the first code that is not a tie-break of teams.
    pub fn parse(primary: ScoreKind, codes: &[String]) -> Result<Self, TeamTieBreakError> {
        let mut list = Vec::new();
        for (place, code) in codes.iter().enumerate() {
            if place == 0 && code.trim().eq_ignore_ascii_case("PTS") {
                continue;
            }
            let tie_break: TeamTieBreak = code.parse()?;
            if place > 0 || tie_break.code() != TeamCode::Score(primary) {
                list.push(tie_break);
            }
        }
        Ok(Self { primary, list })
    }
}
