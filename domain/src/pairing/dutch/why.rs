//! The first difference between a round and the same round with a demand, found without pairing that round.
//!
//! Brackets are taken from the first on. A bracket that the demand leaves unchanged is paired as before. In the first bracket
//! that it changes, only the best values of the criteria are computed. If they are the same, the rule of the order that decides
//! is found from what the two pairings can share.

use std::collections::HashMap;

use super::{
    bracket::{Bracket, Completion, Effort},
    criteria::Reached,
    edition::Edition,
    field::{Demand, Field},
    kept::{Kept, Share},
    preference::Strength,
    quality::{self, Value},
    rounds::{self, Made, bye_of, score_of},
    verdict::{OrderRule, Verdict},
};
use crate::event::Colour;

/// The answer, if it can be found in this way: `field` is `original` with the demand, and `made` is the round without it.
pub(super) fn first_difference(original: &Field, field: &Field, made: &[Made]) -> Option<Verdict> {
    let groups = rounds::scoregroups(field);
    for place in 0..groups.len() {
        let one = made.get(place)?;
        let is_plain =
            |place: usize| made.get(place).map(|made| &made.residents) == groups.get(place);
        // In 2017 the last brackets may have collapsed; the one before them was paired for completion.
        let after = (place..groups.len()).take(3);
        if !after.clone().all(is_plain) {
            return None;
        }
        let is_last = place + 1 == groups.len();
        let completion = if field.edition == Edition::Fide2026 || is_last {
            Completion::Now
        } else {
            Completion::Later
        };
        let bracket_in = |field, place: usize| {
            let mdps = made.get(place).map(|made| made.mdps.clone());
            let mdps = mdps.unwrap_or_default();
            rounds::bracket(field, &groups, place, mdps, completion, Effort::Fast)
        };
        // In 2017 the penultimate bracket may have been paired for completion instead.
        let penultimate = [place, place + 1]
            .into_iter()
            .find(|p| p + 2 == groups.len());
        if completion == Completion::Later
            && let Some(place) = penultimate
            && bracket_in(original, place).pair().as_ref() != made.get(place).map(|m| &m.paired)
        {
            return None;
        }
        let bracket = bracket_in(field, place);
        let values = quality::of_bracket(field, made, place);
        if bracket.keeps(one, bye_of(made), &values) {
            continue;
        }
        match bracket.difference(one, &values) {
            Some(Difference::None) => {}
            Some(Difference::Value(paired, demanded)) => {
                return Some(Verdict::Worse {
                    bracket: score_of(field, one),
                    criterion: paired.0,
                    paired: paired.1,
                    demanded: demanded.1,
                });
            }
            Some(Difference::Order(rule)) => {
                return Some(Verdict::Later {
                    bracket: score_of(field, one),
                    rule,
                });
            }
            None => return None,
        }
    }
    Some(Verdict::AsPaired)
}

/// The change that the demand makes in a bracket.
enum Difference {
    /// No change: the same pairs are made.
    None,
    /// The first criterion with another value, without and with the demand.
    Value(Value, Value),
    /// All criteria are equally good; this rule of the order decides.
    Order(OrderRule),
}

impl Bracket<'_> {
    /// Whether the bracket is certainly paired with the demand as it was without it. `false` if that is not known.
    fn keeps(&self, made: &Made, bye: Option<usize>, values: &[Value]) -> bool {
        let pairs = &made.paired.pairs;
        if !pairs.iter().all(|(a, b)| self.field.may_meet(*a, *b)) {
            return false;
        }
        let floaters = &made.paired.floaters;
        if self.next.is_empty() {
            return floaters.iter().all(|p| self.field.may_have_bye(*p));
        }
        if self.completion == Completion::Later {
            let below: Vec<usize> = self.next.iter().chain(&self.lower).copied().collect();
            if !self.field.completes(floaters, &below, self.field.odd) {
                return false;
            }
        }
        let taker = bye.filter(|bye| self.bye_is_here() && floaters.contains(bye));
        if taker.is_some_and(|taker| !self.field.may_have_bye(taker)) {
            return false;
        }
        let Some(following) = self.following_at_best(floaters, taker) else {
            return false;
        };
        let on = following.floaters.len();
        let paired = made.paired.clone();
        self.values(&Reached { paired, following }) == *values
            && (self.completion == Completion::Now || self.following_is_plain(on))
    }

    /// The change in this bracket. `None` when the demand leaves no complete pairing from here, when it cannot be told, or when
    /// stopped.
    fn difference(&self, made: &Made, values: &[Value]) -> Option<Difference> {
        let best = match self.best_by_certificate() {
            Some(best) => best,
            None => self.best_by_criteria(None)?,
        };
        let found = self.values(&best);
        if self.completion == Completion::Later
            && !(self.surely_completes(best.paired.floaters.len())
                && self.following_is_plain(best.following.floaters.len()))
        {
            return None;
        }
        let first = values
            .iter()
            .zip(&found)
            .find(|(paired, demanded)| paired != demanded);
        if let Some((paired, demanded)) = first {
            return Some(Difference::Value(paired.clone(), demanded.clone()));
        }
        let rules = [
            (Share::Pairs, Difference::None),
            (Share::Tops, Difference::Order(OrderRule::Transposition)),
            (Share::MdpPairs, Difference::Order(OrderRule::Exchange)),
            (
                Share::MdpSet,
                Difference::Order(OrderRule::MdpTransposition),
            ),
        ];
        for (share, difference) in rules {
            if self.mdps.is_empty() && share == Share::MdpPairs {
                return Some(difference);
            }
            let kept = Kept::new(made, share);
            if !self.may_share(&kept) {
                continue;
            }
            if kept.is_in(&best.paired) {
                return Some(difference);
            }
            let best = self.best_by_criteria(Some(&kept));
            if best.is_some_and(|best| self.values(&best) == *values) {
                return Some(difference);
            }
        }
        Some(Difference::Order(OrderRule::MdpSet))
    }

    /// Whether everybody below can be paired when this number of members floats down, whoever they are.
    fn surely_completes(&self, floaters: usize) -> bool {
        let below: Vec<usize> = self.next.iter().chain(&self.lower).copied().collect();
        let members: Vec<usize> = self.mdps.iter().chain(&self.residents).copied().collect();
        surely_completes(self.field, &members, &below, floaters)
    }

    /// Whether it is sure that the following bracket does not become the penultimate one because of the players below (2017,
    /// A.9).
    fn following_is_plain(&self, floaters: usize) -> bool {
        if self.lower.is_empty() {
            return true;
        }
        let members = self.mdps.iter().chain(&self.residents).chain(&self.next);
        let members: Vec<usize> = members.copied().collect();
        surely_completes(self.field, &members, &self.lower, floaters)
    }
}

/// Whether `below` and this number of `members`, whoever they are, can be paired, because each may meet at least half of all of
/// them (Dirac's theorem). `false` does not prove that they cannot.
fn surely_completes(field: &Field, members: &[usize], below: &[usize], floaters: usize) -> bool {
    let fixed: Vec<usize> = match field.demand {
        Some(Demand::Pair(a, b)) => vec![a, b],
        Some(Demand::Bye(taker)) => vec![taker],
        Some(Demand::Downfloat(_)) | None => Vec::new(),
    };
    let free = |player: &&usize| !fixed.contains(player);
    // If somebody has the bye, each has one opponent less.
    let enough = (below.len() + floaters).div_ceil(2) + 1;
    let due = |player: usize| {
        let preference = field.players.get(player).map(|p| p.preference);
        preference
            .filter(|p| p.strength == Strength::Absolute)?
            .colour
    };
    let mut absolute: HashMap<Colour, usize> = HashMap::new();
    for colour in below.iter().filter_map(|p| due(*p)) {
        *absolute.entry(colour).or_default() += 1;
    }
    let meets_enough = |player: &usize| {
        let same = due(*player).and_then(|colour| absolute.get(&colour).copied());
        let met = field.players.get(*player).map_or(0, |p| p.met.len());
        let barred = same.unwrap_or(0) + met + 1 + fixed.len();
        if !field.has_groups(*player) && barred + enough <= below.len() {
            return true;
        }
        let opponents = below.iter().filter(free);
        let may_meet = opponents.filter(|other| field.may_meet(*player, **other));
        may_meet.take(enough).count() == enough
    };
    let has_taker = || below.iter().any(|p| field.may_have_bye(*p));
    let needs_taker = field.odd && !matches!(field.demand, Some(Demand::Bye(_)));
    (!needs_taker || has_taker()) && members.iter().chain(below).filter(free).all(meets_enough)
}

#[cfg(test)]
mod tests;
