//! A bracket paired by certificate, or left to the exact way.

use std::collections::HashMap;

use super::{
    super::{
        Edition,
        bracket::{Bracket, Paired},
        float::Float,
        player::Player,
    },
    class::{Bound, CLASSES, Counts, class_of, pair_cost},
    first::{Halves, Hypothesis, first_matching},
};

/// Largest number of MDPs; with more, the bracket is left to the exact matching.
const MOST_MDPS: usize = 3;
/// Number of choices of MDP opponents and downfloaters that are tried before giving up.
const TRIES: u32 = 64;
/// Number of combinations of MDP opponents that are looked at before giving up.
const LOOKS: u32 = 200_000;

/// C12–C17 of the bracket, C.10–C.15 in 2017. C10 and C11 are zero. C18–C21 and, in 2017, the downfloats of the MDPs are the
/// same for all candidates that pair every MDP.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Quality {
    refused: u32,
    refused_strong: u32,
    down: u32,
    up: u32,
    down_earlier: u32,
    up_earlier: u32,
}

/// The bracket in the form that the search needs.
struct Fast<'a> {
    bracket: &'a Bracket<'a>,
    classes: Vec<usize>,
    counts: Counts,
    /// For each resident, whether they may be the downfloater.
    may_float: Vec<bool>,
    odd: bool,
}

/// Pairs the bracket if its pairing can be proved to be optimal and first without a weighted matching.
pub(in super::super) fn pair(bracket: &Bracket<'_>) -> Option<Paired> {
    let odd = (bracket.mdps.len() + bracket.residents.len()) % 2 == 1;
    let bye_here = bracket.bye_is_here();
    if (!odd || bye_here) && !bracket.rest_completes() {
        return None;
    }
    pair_if(bracket, bye_here, &|floaters| {
        floaters.is_empty() || bye_here || bracket.completes_at_best(floaters)
    })
}

/// As [`pair`], but the caller says with `bye_here` whether the bye goes to a member, and with `accepts` which downfloaters the
/// players below can take in the best conceivable way.
pub(in super::super) fn pair_if(
    bracket: &Bracket<'_>,
    bye_here: bool,
    accepts: &dyn Fn(&[usize]) -> bool,
) -> Option<Paired> {
    let members = bracket.mdps.len() + bracket.residents.len();
    let odd = members % 2 == 1;
    if bracket.mdps.len() > MOST_MDPS.min(bracket.residents.len()) || (bye_here && !odd) {
        return None;
    }
    let player = |index: &usize| bracket.field.players.get(*index);
    let classes: Vec<usize> = bracket
        .residents
        .iter()
        .map(|p| player(p).map(class_of))
        .collect::<Option<_>>()?;
    let mut counts = [0; CLASSES];
    for class in &classes {
        *counts.get_mut(*class)? += 1;
    }
    let mut may_float = vec![odd; classes.len()];
    if bye_here {
        let takers = |p: &&usize| bracket.field.may_have_bye(**p);
        let counts = bracket.field.edition == Edition::Fide2026;
        let unplayed = |p: &usize| player(p).map(|player| if counts { player.unplayed } else { 0 });
        let all = bracket.residents.iter().chain(&bracket.mdps);
        let fewest = all.filter(takers).filter_map(unplayed).min()?;
        for (resident, flag) in bracket.residents.iter().zip(&mut may_float) {
            *flag = takers(&resident) && unplayed(resident) == Some(fewest);
        }
    }
    let mut fast = Fast {
        bracket,
        classes,
        counts,
        may_float,
        odd,
    };
    for _ in 0..TRIES {
        let paired = fast.attempt()?;
        if accepts(&paired.floaters) {
            return Some(paired);
        }
        let floater = paired.floaters.first()?;
        // A downfloater without a possible opponent below cannot be the best (C8). Any other failure is left to the exact
        // matching.
        if bye_here
            || bracket
                .next
                .iter()
                .any(|next| bracket.field.may_meet(*floater, *next))
        {
            return None;
        }
        let place = bracket.residents.iter().position(|p| p == floater)?;
        *fast.may_float.get_mut(place)? = false;
    }
    None
}

impl Fast<'_> {
    fn player(&self, index: usize) -> Option<&Player> {
        self.bracket.field.players.get(index)
    }

    /// The first candidate that reaches the lower bound of every criterion.
    fn attempt(&self) -> Option<Paired> {
        let mdps = self.bracket.mdps.len();
        let best = self.best(&mut Vec::new())?;
        if mdps > 1 && (best.up > 0 || best.up_earlier > 0) {
            return None;
        }
        let mut looks = LOOKS;
        let mut chosen = Vec::new();
        self.choose(&best, &mut chosen, &mut looks)
    }

    /// Least number of floats in one of the two rounds, among the members of a class who may be the downfloater.
    fn least_floats(
        &self,
        kind: Float,
        class: usize,
        wanted: impl Fn(usize) -> bool,
    ) -> Option<(u32, u32)> {
        self.classes
            .iter()
            .zip(&self.bracket.residents)
            .enumerate()
            .filter(|(place, (c, _))| **c == class && wanted(*place))
            .filter_map(|(_, (_, p))| Some(floats(self.player(*p)?, kind)))
            .min()
    }

    /// The lower bound over all classes of opponents for the MDPs from `classes.len()` on.
    fn best(&self, classes: &mut Vec<usize>) -> Option<Quality> {
        if let Some(mdp) = self.bracket.mdps.get(classes.len()) {
            let mut best: Option<Quality> = None;
            for class in 0..CLASSES {
                if self.counts.get(class).is_none_or(|count| *count == 0) {
                    continue;
                }
                let can = |place: usize| {
                    self.bracket
                        .residents
                        .get(place)
                        .is_some_and(|p| self.bracket.field.may_meet(*mdp, *p))
                };
                let Some((up, up_earlier)) = self.least_floats(Float::Up, class, can) else {
                    continue;
                };
                let mdp_class = self.player(*mdp).map(class_of)?;
                let Some((refused, strong)) = pair_cost(mdp_class, class) else {
                    continue;
                };
                classes.push(class);
                let rest = self.best(classes);
                classes.pop();
                let Some(rest) = rest else { continue };
                let quality = Quality {
                    refused: rest.refused + refused,
                    refused_strong: rest.refused_strong + strong,
                    up: rest.up + up,
                    up_earlier: rest.up_earlier + up_earlier,
                    ..rest
                };
                best = Some(best.map_or(quality, |held| held.min(quality)));
            }
            return best;
        }
        let mut counts = self.counts;
        for class in classes.iter() {
            let count = counts.get_mut(*class)?;
            *count = count.checked_sub(1)?;
        }
        if !self.odd {
            let bound = Bound::of(&counts);
            return Some(Quality {
                refused: bound.refused,
                refused_strong: bound.refused_strong,
                ..Quality::default()
            });
        }
        (0..CLASSES)
            .filter_map(|class| self.with_floater(&counts, class))
            .map(|(quality, _)| quality)
            .min()
    }

    /// The bound of the remainder if a member of `class` floats.
    fn with_floater(&self, counts: &Counts, class: usize) -> Option<(Quality, Bound)> {
        let mut counts = *counts;
        let count = counts.get_mut(class)?;
        *count = count.checked_sub(1)?;
        let may = |place: usize| self.may_float.get(place) == Some(&true);
        let (down, down_earlier) = self.least_floats(Float::Down, class, may)?;
        let bound = Bound::of(&counts);
        let quality = Quality {
            refused: bound.refused,
            refused_strong: bound.refused_strong,
            down,
            down_earlier,
            ..Quality::default()
        };
        Some((quality, bound))
    }

    /// Gives the MDPs from `chosen.len()` on their opponents, in BSN order, and pairs the remainder.
    fn choose(&self, best: &Quality, chosen: &mut Vec<usize>, looks: &mut u32) -> Option<Paired> {
        let Some(mdp) = self.bracket.mdps.get(chosen.len()) else {
            return self.remainder(best, chosen);
        };
        let mdp_class = self.player(*mdp).map(class_of)?;
        // Whether the bound is reached depends only on the class of an opponent.
        let mut known: HashMap<(usize, u32, u32), bool> = HashMap::new();
        for (place, resident) in self.bracket.residents.iter().enumerate() {
            *looks = looks.checked_sub(1)?;
            let class = *self.classes.get(place)?;
            if chosen.contains(&place)
                || !self.bracket.field.may_meet(*mdp, *resident)
                || pair_cost(mdp_class, class).is_none()
            {
                continue;
            }
            let (up, up_earlier) = floats(self.player(*resident)?, Float::Up);
            chosen.push(place);
            let reaches = match known.get(&(class, up, up_earlier)) {
                Some(reaches) => *reaches,
                None => self.reaches(best, chosen)?,
            };
            known.insert((class, up, up_earlier), reaches);
            if reaches {
                // The first opponent who reaches this bound is the right one; otherwise the exact matching must decide.
                return self.choose(best, chosen, looks);
            }
            chosen.pop();
        }
        None
    }

    /// Whether the bound is still reached with these opponents of the first MDPs.
    fn reaches(&self, best: &Quality, chosen: &[usize]) -> Option<bool> {
        let mut classes = self.chosen_classes(chosen)?;
        let own = self.chosen_quality(chosen)?;
        let Some(rest) = self.best(&mut classes) else {
            return Some(false);
        };
        Some(own.plus(&rest) == *best)
    }

    fn chosen_classes(&self, chosen: &[usize]) -> Option<Vec<usize>> {
        chosen
            .iter()
            .map(|place| self.classes.get(*place).copied())
            .collect()
    }

    /// Costs of the pairs of the first MDPs with `chosen`.
    fn chosen_quality(&self, chosen: &[usize]) -> Option<Quality> {
        let mut own = Quality::default();
        for (mdp, place) in self.bracket.mdps.iter().zip(chosen) {
            let (mdp, resident) = (
                self.player(*mdp)?,
                self.player(*self.bracket.residents.get(*place)?)?,
            );
            let (refused, refused_strong) = pair_cost(class_of(mdp), class_of(resident))?;
            let (up, up_earlier) = floats(resident, Float::Up);
            own = own.plus(&Quality {
                refused,
                refused_strong,
                up,
                up_earlier,
                ..Quality::default()
            });
        }
        Some(own)
    }

    /// The first pairing of the residents other than `chosen` that reaches `best`.
    fn remainder(&self, best: &Quality, chosen: &[usize]) -> Option<Paired> {
        let own = self.chosen_quality(chosen)?;
        let places: Vec<usize> = (0..self.classes.len())
            .filter(|place| !chosen.contains(place))
            .collect();
        let mut counts = self.counts;
        for class in self.chosen_classes(chosen)? {
            let count = counts.get_mut(class)?;
            *count = count.checked_sub(1)?;
        }
        let mut hypotheses = Vec::new();
        if self.odd {
            for class in 0..CLASSES {
                if let Some((quality, bound)) = self.with_floater(&counts, class)
                    && own.plus(&quality) == *best
                {
                    hypotheses.push(Hypothesis {
                        tight: bound.tight,
                        floater: Some(class),
                    });
                }
            }
        } else {
            hypotheses.push(Hypothesis {
                tight: Bound::of(&counts).tight,
                floater: None,
            });
        }
        let (left, right) = places.split_at(places.len() / 2);
        let classes = |places: &[usize]| -> Option<Vec<usize>> {
            places
                .iter()
                .map(|p| self.classes.get(*p).copied())
                .collect()
        };
        let who = |places: &[usize], i: usize| {
            let place = places.get(i)?;
            self.bracket.residents.get(*place).copied()
        };
        let may_float: Vec<bool> = right
            .iter()
            .map(|place| {
                self.may_float.get(*place) == Some(&true)
                    && self
                        .bracket
                        .residents
                        .get(*place)
                        .and_then(|p| self.player(*p))
                        .is_some_and(|player| {
                            floats(player, Float::Down) == (best.down, best.down_earlier)
                        })
            })
            .collect();
        let may_meet = |i: usize, j: usize| match (who(left, i), who(right, j)) {
            (Some(a), Some(b)) => self.bracket.field.may_meet(a, b),
            _ => false,
        };
        let matching = first_matching(
            &Halves {
                left: &classes(left)?,
                right: &classes(right)?,
                may_float: &may_float,
                may_meet: &may_meet,
            },
            &hypotheses,
        )?;
        let mut paired = Paired::default();
        for (mdp, place) in self.bracket.mdps.iter().zip(chosen) {
            paired
                .pairs
                .push((*mdp, *self.bracket.residents.get(*place)?));
        }
        let mut floats_down = vec![true; right.len()];
        for (i, j) in matching.iter().enumerate() {
            paired.pairs.push((who(left, i)?, who(right, *j)?));
            *floats_down.get_mut(*j)? = false;
        }
        for (j, floats) in floats_down.iter().enumerate() {
            if *floats {
                paired.floaters.push(who(right, j)?);
            }
        }
        Some(paired)
    }
}

impl Quality {
    const fn plus(&self, other: &Self) -> Self {
        Self {
            refused: self.refused + other.refused,
            refused_strong: self.refused_strong + other.refused_strong,
            down: self.down + other.down,
            up: self.up + other.up,
            down_earlier: self.down_earlier + other.down_earlier,
            up_earlier: self.up_earlier + other.up_earlier,
        }
    }
}

fn floats(player: &Player, kind: Float) -> (u32, u32) {
    let (last, earlier) = player.floated(kind);
    (u32::from(last), u32::from(earlier))
}

#[cfg(test)]
mod tests;
