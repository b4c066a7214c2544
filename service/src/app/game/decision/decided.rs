//! A decision with the event that it answers and the rules that it rests on.

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

/// The rules by which it was decided, and who chose them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Applied {
    /// Edition of the Laws.
    #[serde(with = "codes::word")]
    pub edition: Edition,
    /// The kind of chess of the event.
    #[serde(with = "codes::word")]
    pub chess: Chess,
    /// Whether the competition rules held; in standard chess they always do.
    #[serde(with = "codes::word")]
    pub supervision: Supervision,
    /// The event's choice that decided, `series=any`, where the Laws leave the point open.
    pub setting: Option<String>,
    /// Who chose the settings; `None` while the defaults stood.
    pub chosen_by: Option<String>,
    /// When, UTC.
    pub chosen_at: Option<NaiveDateTime>,
}

/// A decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// What came before the arbiter.
    pub event: Event,
    /// The player concerned.
    pub by: Option<Side>,
    /// The half-move after which it happened.
    pub at: Stood,
    /// What followed.
    pub outcome: Outcome,
    /// The article on which it rests.
    pub article: String,
    /// The cause with which a result is stored; `None` while the game goes on.
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

    /// An illegal move that stands: the half-move after which it was made, and what a PGN comment says of it,
    /// in English as the rest of the file.
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

    /// The cause of the result that follows; the arbiter's own decision where the Laws name none.
    #[must_use]
    pub fn cause(&self) -> Reason {
        self.reason.unwrap_or(Reason::ArbitersDecision)
    }
}
