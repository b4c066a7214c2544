//! Questions, their answers, and the facts that give some of the answers.

use super::finding::Finding;
use crate::clock::Kind;
use crate::rules::edition::{Edition, Reversed, Unrestorable};
use crate::rules::laws::Rule;
use crate::rules::verdict::Supervision;

/// The facts that are known before anything is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The edition of the Laws.
    pub edition: Edition,
    /// The kind of chess.
    pub kind: Kind,
    /// Whether the competition rules apply in full.
    pub supervision: Supervision,
    /// Moves completed by the player who has made fewer; `None` if nothing was recorded.
    pub moves: Option<u32>,
    /// Whether the game has a result already.
    pub is_over: bool,
    /// Whether Guidelines III apply to this game ([`OpenPoints::guidelines_iii`](crate::rules::verdict::OpenPoints::guidelines_iii)).
    pub guidelines: bool,
}

impl Facts {
    /// Moves after which an initial position, colours or the setting of a clock can no longer be contested (7.3, A.5.1).
    pub const TEN: u32 = 10;

    pub(super) fn over(&self) -> Option<&'static str> {
        Some(if self.is_over { "yes" } else { "no" })
    }

    pub(super) const fn acts_count(&self) -> Option<&'static str> {
        Some(if self.edition.provisions().acts_count {
            "count"
        } else {
            "menu"
        })
    }

    pub(super) const fn guidelines(&self) -> Option<&'static str> {
        Some(if self.guidelines { "hold" } else { "do-not" })
    }

    /// Whether the competition rules apply: standard chess, full supervision, an edition without appendices.
    pub(super) fn play(&self) -> Option<&'static str> {
        let appendix = !self.edition.article(Rule::RapidOtherwise).is_silent();
        let otherwise =
            appendix && self.kind != Kind::Standard && self.supervision == Supervision::Partial;
        Some(if otherwise {
            "otherwise"
        } else {
            "competition"
        })
    }

    pub(super) fn ten(&self) -> Option<&'static str> {
        let moves = self.moves?;
        Some(if moves < Self::TEN { "fewer" } else { "ten" })
    }

    pub(super) const fn reversed(&self) -> Option<&'static str> {
        Some(match self.edition.provisions().reversed {
            Reversed::TenMoves => "ten-moves",
            Reversed::GoesOn => "goes-on",
            Reversed::Silent => "silent",
        })
    }

    pub(super) const fn restorable(&self) -> Option<&'static str> {
        Some(match self.edition.provisions().unrestorable {
            Unrestorable::LastIdentifiable => "last",
            Unrestorable::Annulled => "annulled",
        })
    }

    pub(super) const fn nothing(&self) -> Option<&'static str> {
        None
    }
}

/// A question.
#[derive(Debug)]
pub struct Question {
    /// Stable name, for fields and messages: `ten`.
    pub code: &'static str,
    /// The answer that the facts give, if any; the question is then not asked.
    pub known: fn(&Facts) -> Option<&'static str>,
    /// Whether the Laws leave the answer to the arbiter.
    pub is_discretion: bool,
    pub answers: &'static [Answer],
}

impl Question {
    /// A question to the arbiter about what happened.
    pub(super) const fn asked(code: &'static str, answers: &'static [Answer]) -> Self {
        Self {
            code,
            known: Facts::nothing,
            is_discretion: false,
            answers,
        }
    }

    /// A question that the facts may answer.
    pub(super) const fn told(
        code: &'static str,
        known: fn(&Facts) -> Option<&'static str>,
        answers: &'static [Answer],
    ) -> Self {
        Self {
            code,
            known,
            is_discretion: false,
            answers,
        }
    }

    /// A choice that the Laws leave to the arbiter.
    pub(super) const fn chosen(code: &'static str, answers: &'static [Answer]) -> Self {
        Self {
            code,
            known: Facts::nothing,
            is_discretion: true,
            answers,
        }
    }

    /// The answers that this edition allows, without penalties that it does not know.
    pub fn open(&self, edition: Edition) -> impl Iterator<Item = &'static Answer> {
        let answers: &'static [Answer] = self.answers;
        answers.iter().filter(move |answer| match answer.needs {
            Some(rule) => !edition.article(rule).is_silent() || edition == Edition::Fide1952,
            None => true,
        })
    }
}

/// An answer.
#[derive(Debug)]
pub struct Answer {
    /// Stable name, for fields and messages: `fewer`.
    pub code: &'static str,
    /// The step to which it leads.
    pub then: Then,
    /// The rule that the edition must have for this answer; `None` if it is always allowed.
    pub needs: Option<Rule>,
}

/// The step to which an answer leads.
#[derive(Debug)]
pub enum Then {
    /// To the question of this name.
    Ask(&'static str),
    /// To the end, with this finding.
    Find(Finding),
}

pub(super) const fn ask(code: &'static str, next: &'static str) -> Answer {
    Answer {
        code,
        then: Then::Ask(next),
        needs: None,
    }
}

pub(super) const fn find(code: &'static str, finding: Finding) -> Answer {
    Answer {
        code,
        then: Then::Find(finding),
        needs: None,
    }
}

/// A tree.
#[derive(Debug)]
pub struct Tree {
    /// Stable name, for addresses, storage and messages: `start`.
    pub code: &'static str,
    /// The rule under which the irregularity falls.
    pub rule: Rule,
    /// Whether one player is the offender.
    pub has_offender: bool,
    /// The questions, beginning with the first one; then the questions that it shares with other trees.
    pub questions: &'static [&'static [Question]],
}

impl Tree {
    /// The first question.
    #[must_use]
    pub fn first(&self) -> Option<&'static Question> {
        self.questions.first()?.first()
    }

    /// The question of this name.
    #[must_use]
    pub fn question(&self, code: &str) -> Option<&'static Question> {
        let all = self.questions.iter().flat_map(|part| part.iter());
        let mut all = all;
        all.find(|question| question.code == code)
    }
}
