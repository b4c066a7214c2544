//! The output of a stored event.

use super::said::{Said, Value};
use crate::app::game::decision::{Outcome, Side, Stood};

/// The output of a stored event; each kind has a struct that implements it.
pub trait Record {
    /// Sentences about what happened: by which player, after which half-move, with what outcome.
    fn said(&self, by: Option<Side>, at: &Stood, outcome: &Outcome) -> Vec<Said>;

    /// The fields that asked the question, for a correction.
    fn asked(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// The page that asked, if it is not the first page of its kind.
    fn page(&self) -> Option<&'static str> {
        None
    }

    /// The headline of the outcome, if this event has other words for it than usual.
    fn headline(&self, _outcome: &Outcome) -> Option<Said> {
        None
    }

    /// Terms with their values, for the list below the decision and on paper.
    fn terms(&self, _by: Option<Side>) -> Vec<(&'static str, Value)> {
        Vec::new()
    }

    /// The first sentence below the headline.
    fn lead(&self, _outcome: &Outcome) -> Option<Said> {
        None
    }
}
