//! One event, as it is shown and reported.

use chrono::NaiveDateTime;

use crate::{
    event::RoundNumber,
    formats::trf::{IntegrityEvent, IntegrityRemark},
};

use super::super::whole_trail::Place;

/// One event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IntegrityLine {
    /// Where its row stands.
    pub place: Place,
    /// What it was.
    pub event: IntegrityEvent,
    /// The newest published round when it was done, or the round that it was about; `None` before the first.
    pub round: Option<RoundNumber>,
    /// When, UTC.
    pub at: NaiveDateTime,
    /// Name of whoever did it, as shown.
    pub actor: String,
    /// Facts in figures and names: `9 > 7`, `3.12 1-0 > 0-1`. May be empty.
    pub facts: String,
    /// Why, as it was typed. May be empty.
    pub reason: String,
    /// The event that was undone by this one.
    pub of: Option<IntegrityEvent>,
    /// Whether it was undone.
    pub undone: bool,
}

impl IntegrityLine {
    /// As the report tells it, which anybody may read: of a forbidden pair it says nothing but that there is one, and why
    /// a player's result was corrected or a bye given stays with the arbiters.
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
        // Its round stands before the facts already.
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
