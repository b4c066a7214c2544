//! A decision with the event that it answers and the rules that it rests on.

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

use super::{Outcome, Side, Stood};
use crate::{
    app::game::incident::Event,
    event::Word as _,
    rules::{
        edition::Edition,
        verdict::{Act, Reason},
    },
};

/// The rules by which it was decided, and who chose them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Applied {
    /// Edition of the Laws.
    pub edition: String,
    /// `standard`, `rapid`, `blitz`.
    pub chess: String,
    /// `full` or `partial`; standard chess is always full.
    pub supervision: String,
    /// The event's choice that decided, `series=any`, where the Laws leave the point open.
    pub setting: Option<String>,
    /// Who chose the settings; `None` while the defaults stood.
    pub chosen_by: Option<String>,
    /// When, UTC.
    pub chosen_at: Option<NaiveDateTime>,
}

impl Applied {
    /// The edition of the Laws; the one in force for a word of a later version.
    #[must_use]
    pub fn edition(&self) -> Edition {
        Edition::from_id(&self.edition).unwrap_or_default()
    }
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
    /// Code of the cause with which a result is stored; `None` while the game goes on.
    pub reason: Option<String>,
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
        let act = Act::from_code(&illegal.act);
        act.is_none_or(|act| act.counts(self.rules.edition()))
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

    /// The cause of the result that follows.
    #[must_use]
    pub fn cause(&self) -> Reason {
        let stored = self.reason.as_deref().and_then(Reason::from_code);
        stored.unwrap_or(Reason::ArbitersDecision)
    }
}
