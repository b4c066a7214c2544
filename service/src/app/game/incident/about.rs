//! What the house knows of a kind before anything happened.

use crate::rules::{laws::Rule, verdict::Reason};

/// A kind of incident as data.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// As stored, as used in addresses, and in the message `incident-CODE`.
    pub code: &'static str,
    /// The rule it falls under, where the Laws name one.
    pub rule: Option<Rule>,
    /// What a result is stored with that the arbiter decides because of it.
    pub cause: Reason,
    /// Of a common one its place among them and its key on the game's page and the floor's command line.
    pub key: Option<(u8, &'static str)>,
    /// The page that judges it by the Laws; the others are only recorded.
    pub page: Option<&'static str>,
    /// Whether it may be recorded without a judgement although there is a page for it.
    pub may_be_noted: bool,
    /// Whether an arbiter chooses it from the list.
    pub is_chosen: bool,
    /// Whether the player concerned has to be named.
    pub needs_player: bool,
    /// Whether what happened has to be said in words.
    pub needs_facts: bool,
    /// Whether clocks are set anew because of it.
    pub sets_clocks: bool,
    /// Which earlier record a decision takes the place of.
    pub replaces: Replaces,
}

/// Which earlier record of the same kind and player a decision takes the place of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replaces {
    /// None: each record stands for itself.
    Nothing,
    /// A note that had no decision yet.
    Note,
    /// Such a note, or a decision about the same half-move.
    NoteOrSameMoment,
}

impl About {
    /// A kind that is chosen from the list and recorded in the arbiter's words.
    #[must_use]
    pub const fn recorded(code: &'static str, rule: Option<Rule>) -> Self {
        Self {
            code,
            rule,
            cause: Reason::ArbitersDecision,
            key: None,
            page: None,
            may_be_noted: false,
            is_chosen: true,
            needs_player: false,
            needs_facts: false,
            sets_clocks: false,
            replaces: Replaces::Note,
        }
    }

    /// A kind that the Laws judge on this page.
    #[must_use]
    pub const fn judged(code: &'static str, rule: Option<Rule>, page: &'static str) -> Self {
        Self {
            page: Some(page),
            ..Self::recorded(code, rule)
        }
    }

    /// This kind among the common ones, at this place and with this key.
    #[must_use]
    pub const fn keyed(mut self, place: u8, key: &'static str) -> Self {
        self.key = Some((place, key));
        self
    }

    /// This kind with the cause of results that follow it.
    #[must_use]
    pub const fn causing(mut self, cause: Reason) -> Self {
        self.cause = cause;
        self
    }
}
