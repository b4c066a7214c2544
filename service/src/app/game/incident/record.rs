//! What a stored event has to tell.

use super::said::{Said, Value};
use crate::app::game::decision::{Outcome, Side, Stood};

/// What a stored event tells; each kind's is a struct of its own.
pub trait Record {
    /// What happened, for the record: by whom, after which half-move, with what outcome.
    fn said(&self, by: Option<Side>, at: &Stood, outcome: &Outcome) -> Vec<Said>;

    /// The fields that asked for it, for a correction.
    fn asked(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// The page that asked, where it is not the first of its kind.
    fn page(&self) -> Option<&'static str> {
        None
    }

    /// The headline of an outcome that has other words for this event.
    fn headline(&self, _outcome: &Outcome) -> Option<Said> {
        None
    }

    /// Terms and what they are, for the list below the decision and on paper.
    fn terms(&self, _by: Option<Side>) -> Vec<(&'static str, Value)> {
        Vec::new()
    }

    /// What is said first below the headline.
    fn lead(&self, _outcome: &Outcome) -> Option<Said> {
        None
    }
}
