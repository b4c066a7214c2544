//! A decision with the event that it answers and the rules that it is based on.

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

use super::{Outcome, Side, Stood};
use crate::{
    app::{deed::codes, game::incident::Event},
    clock::Kind as Chess,
    rules::{
        edition::Edition,
        verdict::{Reason, Supervision},
    },
};

/// The rules by which it was decided, with the person who chose them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Applied {
    /// Edition of the Laws.
    #[serde(with = "codes::word")]
    pub edition: Edition,
    /// The kind of chess of the event.
    #[serde(with = "codes::word")]
    pub chess: Chess,
    /// Whether the competition rules applied; in standard chess they always do.
    #[serde(with = "codes::word")]
    pub supervision: Supervision,
    /// The event's choice that decided, such as `series=any`, if the Laws leave the point open.
    pub setting: Option<String>,
    /// Name of the person who chose the settings; `None` if the defaults applied.
    pub chosen_by: Option<String>,
    /// When they were chosen, in UTC.
    pub chosen_at: Option<NaiveDateTime>,
}

/// A decision of an arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// The event that the arbiter had to decide on.
    pub event: Event,
    /// The player concerned.
    pub by: Option<Side>,
    /// The half-move after which it happened.
    pub at: Stood,
    /// The consequence.
    pub outcome: Outcome,
    /// The article that it is based on.
    pub article: String,
    /// The cause that is stored with a result; `None` while the game goes on.
    #[serde(default, with = "codes::any_word")]
    pub reason: Option<Reason>,
    /// The rules by which it was decided.
    pub rules: Applied,
}

impl Decision {
    /// Whether it counts as an illegal move of the player (7.5.5).
    #[must_use]
    pub fn counts_as_illegal(&self) -> bool {
        let Event::Illegal(illegal) = &self.event else {
            return false;
        };
        illegal.act.counts(self.rules.edition)
            && !matches!(
                self.outcome,
                Outcome::Stands | Outcome::NotCompleted | Outcome::CountedAlready | Outcome::Legal
            )
    }

    /// For an illegal move that stands: the half-move after which it was made, and the text of a PGN comment about it,
    /// in English like the rest of the file.
    #[must_use]
    pub fn stood(&self) -> Option<(u32, String)> {
        let Event::Illegal(act) = &self.event else {
            return None;
        };
        let (written, continued) = (&act.written, &act.continued);
        if self.outcome != Outcome::Stands {
            return None;
        }
        let number = self.at.ply / 2 + 1;
        let dots = if self.by == Some(Side::Black) {
            "..."
        } else {
            "."
        };
        let what = if written.is_empty() { "–" } else { written };
        let mut text = format!(
            "Illegal move that stands (Laws of Chess {}): {number}{dots} {what}",
            self.article
        );
        if !continued.is_empty() {
            text = format!("{text}; then, as written: {continued}");
        }
        Some((self.at.ply, text))
    }

    /// The cause of the result that follows; the arbiter's own decision if the Laws name none.
    #[must_use]
    pub fn cause(&self) -> Reason {
        self.reason.unwrap_or(Reason::ArbitersDecision)
    }
}
