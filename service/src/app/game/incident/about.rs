//! The fixed facts about a kind of incident.

use crate::rules::{laws::Rule, verdict::Reason};

/// A kind of incident as data.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// Code that is stored, and used in addresses and in the message `incident-CODE`.
    pub code: &'static str,
    /// The rule that it belongs to, if the Laws name one.
    pub rule: Option<Rule>,
    /// The cause that is stored with a result which the arbiter decides because of it.
    pub cause: Reason,
    /// For a common kind, its place among the common ones, and its key on the game's page and on the command line of
    /// the floor.
    pub key: Option<(u8, &'static str)>,
    /// The page that judges it by the Laws; `None` if it is only recorded.
    pub page: Option<&'static str>,
    /// Whether it may be recorded without a judgement although there is a page that judges it.
    pub may_be_noted: bool,
    /// Whether an arbiter chooses it from the list.
    pub is_chosen: bool,
    /// Whether the player concerned must be named.
    pub needs_player: bool,
    /// Whether the event must be described in words.
    pub needs_facts: bool,
    /// Whether clocks are set anew because of it.
    pub sets_clocks: bool,
    /// The earlier records that a decision replaces.
    pub replaces: Replaces,
}

/// The earlier records of the same kind and player that a decision replaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replaces {
    /// None: each record is independent.
    Nothing,
    /// A note without a decision.
    Note,
    /// A note without a decision, or a decision about the same half-move.
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

    /// The same kind among the common ones, at this place and with this key.
    #[must_use]
    pub const fn keyed(mut self, place: u8, key: &'static str) -> Self {
        self.key = Some((place, key));
        self
    }

    /// The same kind with the cause of results that follow from it.
    #[must_use]
    pub const fn causing(mut self, cause: Reason) -> Self {
        self.cause = cause;
        self
    }
}
