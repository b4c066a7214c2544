//! An event, as it is shown and reported.

use chrono::NaiveDateTime;

use crate::{
    event::RoundNumber,
    formats::trf::{IntegrityEvent, IntegrityRemark},
};

use super::super::whole_trail::Place;

/// An event that touched the integrity of the tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IntegrityLine {
    /// Its row in the audit trail.
    pub place: Place,
    /// Kind of the event.
    pub event: IntegrityEvent,
    /// Newest published round at that time, or the round that it was about; `None` before the first.
    pub round: Option<RoundNumber>,
    /// When it happened, in UTC.
    pub at: NaiveDateTime,
    /// Name, as shown, of whoever did it.
    pub actor: String,
    /// Facts in figures and names: `9 > 7`, `3.12 1-0 > 0-1`; may be empty.
    pub facts: String,
    /// Reason as typed; may be empty.
    pub reason: String,
    /// Kind of the event that this one undid; `None` if it is not an undoing.
    pub of: Option<IntegrityEvent>,
    /// Whether it was undone.
    pub undone: bool,
}

impl IntegrityLine {
    /// The remark for the report, which everybody may read. It does not name a forbidden pair, and leaves out the reasons for
    /// corrected results, byes and prohibitions.
    #[must_use]
    pub fn remark(&self) -> IntegrityRemark {
        use IntegrityEvent as E;
        let about = self.of.unwrap_or(self.event);
        let facts = Some(self.facts.as_str()).filter(|_| about != E::Prohibition);
        let is_of_players = matches!(
            about,
            E::Prohibition | E::ResultCorrected | E::RatingCorrected | E::FullPointBye
        );
        let reason = Some(self.reason.as_str()).filter(|_| !is_of_players);
        // The remark already has the round before the facts.
        let board = facts.and_then(|facts| facts.split_once('.'));
        let adjourned = board.filter(|_| self.event == E::Adjourned);
        let adjourned = adjourned.map(|(_, board)| format!("board {board}"));
        let undone = self.of.map(IntegrityEvent::code);
        let facts: Vec<&str> = [undone, adjourned.as_deref().or(facts)]
            .into_iter()
            .flatten()
            .collect();
        let told = [facts.join(" "), reason.unwrap_or_default().to_owned()];
        let told = told.iter().map(|text| text.trim());
        let told: Vec<&str> = told.filter(|text| !text.is_empty()).collect();
        IntegrityRemark {
            event: self.event,
            round: self.round,
            detail: told.join(", "),
        }
    }
}
