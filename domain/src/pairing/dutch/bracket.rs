//! One bracket: what it consists of, and what must remain pairable.

use super::{edition::Edition, field::Field};

/// Number of members of the following scoregroup that are tried as its downfloater.
pub(super) const NEXT_FLOATERS: usize = 12;

/// A bracket and the players below it. Players are indices of the [`Field`], in rank order.
pub(super) struct Bracket<'a> {
    pub field: &'a Field,
    pub mdps: Vec<usize>,
    pub residents: Vec<usize>,
    pub next: Vec<usize>,
    pub lower: Vec<usize>,
    pub completion: Completion,
    pub effort: Effort,
}

/// How a bracket is paired; all ways give the same pairs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Effort {
    /// The certificate first, then the staged tier.
    #[default]
    Fast,
    /// The staged tier alone for every bracket, for comparison.
    Staged,
    /// The whole field in one weighted matching: the reference.
    Exact,
}

/// Whether a bracket must leave the players below it pairable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Completion {
    /// No: only the following bracket is looked at (2017, C.7).
    Later,
    /// Yes: everybody below must be pairable (C4 of 2026; C.4 of 2017).
    Now,
}

/// The pairs made in a bracket, and the players who leave it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Paired {
    pub pairs: Vec<(usize, usize)>,
    pub floaters: Vec<usize>,
}

impl Bracket<'_> {
    /// Whether the bye goes to a member of this bracket: nobody below has the score for it (C5), or nobody is below.
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

    /// Lowest score of the bracket's members.
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

    /// Whether the quick way may be tried; not in the penultimate and the collapsed bracket of 2017.
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

    /// Whether `floaters` can all be paired in the following bracket, which then leaves nobody over (or one of its own, if its
    /// number is odd), and whether the rest can be completed. No better C8 exists then. `false` may also mean that no such
    /// pairing was found.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairing::dutch::small_field::small_field;

    /// A bracket of these residents; the players below it are given in two parts.
    fn bracket<'a>(
        field: &'a Field,
        [residents, next, lower]: [&[usize]; 3],
        completion: Completion,
    ) -> Bracket<'a> {
        Bracket {
            field,
            mdps: Vec::new(),
            residents: residents.to_vec(),
            next: next.to_vec(),
            lower: lower.to_vec(),
            completion,
            effort: Effort::Fast,
        }
    }

    /// 2026, C5: the bye is given to a player with its score. 2017: it is given in the last bracket of an odd field.
    #[test]
    fn the_bye_is_given_where_the_edition_says() {
        let mut new = small_field(Edition::Fide2026, &[4, 2, 0]);
        new.bye_score = Some(2);
        let old = small_field(Edition::Fide2017, &[4, 2, 0]);
        let even = small_field(Edition::Fide2017, &[4, 2]);
        for (field, parts, is_here) in [
            (&new, [&[0][..], &[1], &[2]], false),
            (&new, [&[1], &[2], &[]], true),
            (&new, [&[2], &[], &[]], true),
            (&old, [&[0], &[1], &[2]], false),
            (&old, [&[1], &[2], &[]], false),
            (&old, [&[1], &[], &[2]], false),
            (&old, [&[2], &[], &[]], true),
            (&even, [&[1], &[], &[]], false),
        ] {
            let bracket = bracket(field, parts, Completion::Now);
            assert_eq!(bracket.bye_is_here(), is_here, "{parts:?}");
        }
    }

    /// 2017, A.9: the quick way is not tried in the penultimate and the collapsed bracket.
    #[test]
    fn the_quick_way_is_for_plain_brackets() {
        use Completion::{Later, Now};
        let new = small_field(Edition::Fide2026, &[4, 2, 0]);
        let old = small_field(Edition::Fide2017, &[4, 2, 0]);
        for (field, parts, completion, is_plain, lowest) in [
            (&new, [&[0][..], &[1], &[2]], Now, true, 4),
            (&old, [&[0], &[1], &[2]], Later, true, 4),
            (&old, [&[0], &[1], &[2]], Now, false, 4),
            (&old, [&[1], &[2], &[]], Now, false, 2),
            (&old, [&[1], &[], &[]], Now, true, 2),
            (&old, [&[1, 2], &[], &[]], Now, false, 0),
        ] {
            let mut bracket = bracket(field, parts, completion);
            assert_eq!(bracket.is_plain(), is_plain, "{parts:?}");
            assert_eq!(bracket.lowest(), lowest);
            bracket.mdps = vec![0];
            assert_eq!(bracket.lowest(), lowest);
        }
    }

    /// 2026, C4: everybody below must be pairable, with the bye for one of them if it goes there. 2017, C.7: not yet.
    #[test]
    fn those_below_can_be_paired_or_cannot() {
        use Completion::{Later, Now};
        let even = small_field(Edition::Fide2017, &[4, 4, 2, 2]);
        let met = even.clone().after_games_among(&[2, 3]);
        let odd = small_field(Edition::Fide2017, &[4, 4, 2, 2, 2]);
        let odd_met = odd.clone().after_games_among(&[2, 3, 4]);
        for (field, rest, completion, completes) in [
            (&even, &[2, 3][..], Now, true),
            (&met, &[2, 3], Now, false),
            (&met, &[2, 3], Later, true),
            (&odd, &[2, 3, 4], Now, true),
            (&odd_met, &[2, 3, 4], Now, false),
        ] {
            for parts in [[&[0, 1][..], rest, &[]], [&[0, 1], &rest[..1], &rest[1..]]] {
                let bracket = bracket(field, parts, completion);
                assert_eq!(bracket.rest_completes(), completes, "{parts:?}");
            }
        }
    }

    /// C8; 2017, C.7: the floaters meet the following scoregroup, which leaves nobody over except one if its number is odd.
    #[test]
    fn floaters_are_paired_in_the_following_bracket() {
        use Completion::{Later, Now};
        let odd = small_field(Edition::Fide2017, &[4, 4, 4, 2, 0, 0, 0]);
        let odd_met = odd.clone().after_games_among(&[4, 5, 6]);
        for (field, completion, at_best) in [
            (&odd, Now, true),
            (&odd_met, Now, false),
            (&odd_met, Later, true),
            (&odd.clone().after_games_among(&[2, 3]), Later, false),
        ] {
            let bracket = bracket(field, [&[0, 1, 2], &[3], &[4, 5, 6]], completion);
            assert_eq!(bracket.completes_at_best(&[2]), at_best, "{completion:?}");
        }
        // One player of the following scoregroup floats on, or has the bye.
        let odd = small_field(Edition::Fide2017, &[4, 2, 2]);
        let mut barred = odd.clone();
        for player in &mut barred.players {
            player.may_have_bye = false;
        }
        let mut even = small_field(Edition::Fide2017, &[4, 2, 2, 0]);
        for player in &mut even.players {
            player.may_have_bye = false;
        }
        for (field, lower, completion, at_best) in [
            (&odd, &[][..], Later, true),
            (&barred, &[], Later, false),
            (&barred, &[0], Later, true),
            (&even, &[], Later, true),
            (&even, &[3], Now, true),
            (
                &even.clone().after_games_among(&[1, 2, 3]),
                &[3],
                Now,
                false,
            ),
        ] {
            let bracket = bracket(field, [&[0], &[1, 2], lower], completion);
            assert_eq!(bracket.completes_at_best(&[0]), at_best, "{lower:?}");
        }
    }
}
