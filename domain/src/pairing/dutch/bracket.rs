//! One bracket: what it is, and what it must leave pairable.

use super::{edition::Edition, field::Field};

/// How many members of the following scoregroup are tried as its downfloater.
pub(super) const NEXT_FLOATERS: usize = 12;

/// A bracket and what lies below it; players are indices of the [`Field`], in rank order.
pub(super) struct Bracket<'a> {
    pub field: &'a Field,
    pub mdps: Vec<usize>,
    pub residents: Vec<usize>,
    pub next: Vec<usize>,
    pub lower: Vec<usize>,
    pub completion: Completion,
    pub effort: Effort,
}

/// Which ways of pairing a bracket may be used; all give the same pairs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Effort {
    /// The certificate first, then the staged tier.
    #[default]
    Fast,
    /// The staged tier alone, for every bracket: for comparison.
    Staged,
    /// The whole field in one weighted matching: the reference.
    Exact,
}

/// How far a bracket must care for the players below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Completion {
    /// Not at all: only the following bracket is looked at (2017, C.7).
    Later,
    /// Everybody below must be pairable (C4 of 2026; C.4 of 2017).
    Now,
}

/// The pairs made in a bracket and those who leave it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Paired {
    pub pairs: Vec<(usize, usize)>,
    pub floaters: Vec<usize>,
}

impl Bracket<'_> {
    /// The bye goes to a member of this bracket: nobody below has the score for it (C5), or nobody is below.
    pub(super) fn bye_is_here(&self) -> bool {
        if self.field.edition == Edition::Fide2017 {
            return self.field.odd && self.is_last();
        }
        let resident = self.residents.first().map(|p| self.field.score(*p));
        match (self.field.bye_score, resident) {
            (Some(bye), Some(resident)) => bye >= resident,
            (Some(_), None) => true,
            (None, _) => false,
        }
    }

    /// The lowest score of its members.
    pub(super) fn lowest(&self) -> i32 {
        let members = self.residents.iter().chain(&self.mdps);
        members
            .map(|p| self.field.score(*p))
            .min()
            .unwrap_or_default()
    }

    fn is_last(&self) -> bool {
        self.next.is_empty() && self.lower.is_empty()
    }

    /// Whether the quick way may be tried: not in the penultimate and the collapsed bracket of 2017.
    pub(super) fn is_plain(&self) -> bool {
        let score = |p: Option<&usize>| p.map(|p| self.field.score(*p));
        match (self.field.edition, self.completion) {
            (Edition::Fide2026, _) | (Edition::Fide2017, Completion::Later) => true,
            (Edition::Fide2017, Completion::Now) => {
                self.is_last() && score(self.residents.first()) == score(self.residents.last())
            }
        }
    }

    /// Whether everybody below can be paired when nobody comes down to them.
    pub(super) fn rest_completes(&self) -> bool {
        if self.completion == Completion::Later {
            return true;
        }
        let rest: Vec<usize> = self.next.iter().chain(&self.lower).copied().collect();
        self.field
            .completes(&[], &rest, self.field.odd && !self.bye_is_here())
    }

    /// Whether `floaters` can all be paired in the following bracket, which leaves nobody over but, when
    /// its number is odd, one of its own, and whether the rest can be completed. Then no better C8 exists. `false` may
    /// also mean that no such pairing was found.
    pub(super) fn completes_at_best(&self, floaters: &[usize]) -> bool {
        let bye = self.field.odd && !self.bye_is_here();
        let later = self.completion == Completion::Later;
        if (floaters.len() + self.next.len()).is_multiple_of(2) {
            return self.field.completes(floaters, &self.next, false)
                && (later || self.field.completes(&[], &self.lower, bye));
        }
        (0..self.next.len()).rev().take(NEXT_FLOATERS).any(|place| {
            let Some(down) = self.next.get(place) else {
                return false;
            };
            let mut next = self.next.clone();
            next.remove(place);
            let stays = if later {
                !self.lower.is_empty() || !self.field.odd || self.field.may_have_bye(*down)
            } else {
                self.field.completes(&[*down], &self.lower, bye)
            };
            stays && self.field.completes(floaters, &next, false)
        })
    }
}
