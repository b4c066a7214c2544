//! The best values that the criteria can have in a bracket, whatever the order of candidates. One matching without the order is
//! far less work than the pairing itself.

use super::{
    Edition,
    bracket::{Bracket, Completion, NEXT_FLOATERS, Paired},
    fast,
    field::Demand,
    kept::Kept,
    problem::Problem,
    quality::{self, Value},
    rounds::Made,
    staged,
    vertex::Kind,
};

/// A pairing of a bracket, and the state of the following bracket as far as criteria look at it.
#[derive(Clone, Debug)]
pub(super) struct Reached {
    pub paired: Paired,
    pub following: Paired,
}

/// What a demand fixes in a bracket.
#[derive(Debug, PartialEq, Eq)]
enum Fixed {
    Nothing,
    /// These two are paired; the higher ranked comes first.
    Pair(usize, usize),
    Floater(usize),
}

impl Bracket<'_> {
    /// Values of all criteria when the bracket is paired in this way.
    pub(super) fn values(&self, reached: &Reached) -> Vec<Value> {
        let mut made = vec![Made {
            mdps: self.mdps.clone(),
            residents: self.residents.clone(),
            paired: reached.paired.clone(),
        }];
        let floaters = &reached.paired.floaters;
        if !self.next.is_empty() {
            made.push(Made {
                mdps: floaters.clone(),
                residents: self.next.clone(),
                paired: reached.following.clone(),
            });
            let has_bye = floaters.len() == 1 && self.bye_is_here();
            made.push(Made {
                mdps: Vec::new(),
                residents: Vec::new(),
                paired: Paired {
                    pairs: Vec::new(),
                    floaters: if has_bye {
                        floaters.clone()
                    } else {
                        Vec::new()
                    },
                },
            });
        }
        quality::of_bracket(self.field, &made, 0)
    }

    /// A pairing that is best by all criteria, found by certificate ([`super::fast`]): the players fixed by the demand are
    /// taken out, and the others are paired. `None` if it cannot be found in this way.
    pub(super) fn best_by_certificate(&self) -> Option<Reached> {
        let fixed = self.fixed();
        if !self.is_plain() {
            return None;
        }
        let bye_here = self.bye_is_here();
        let (pair, floater) = match fixed {
            Fixed::Nothing => (None, None),
            Fixed::Pair(a, b) => (Some((a, b)), None),
            Fixed::Floater(player) => (None, Some(player)),
        };
        let takes_bye =
            matches!(self.field.demand, Some(Demand::Bye(taker)) if Some(taker) == floater);
        if bye_here && floater.is_some() && !takes_bye {
            return None;
        }
        let is_gone = |player: &usize| {
            pair.is_some_and(|(a, b)| *player == a || *player == b) || floater == Some(*player)
        };
        let others = |list: &[usize]| list.iter().copied().filter(|p| !is_gone(p)).collect();
        let rest = Bracket {
            field: self.field,
            mdps: others(&self.mdps),
            residents: others(&self.residents),
            next: self.next.clone(),
            lower: self.lower.clone(),
            completion: self.completion,
            effort: self.effort,
        };
        let all = |floaters: &[usize]| -> Vec<usize> {
            let mut all: Vec<usize> = floaters.iter().copied().chain(floater).collect();
            all.sort_unstable();
            all
        };
        let following = |floaters: &[usize]| {
            let taker = if takes_bye {
                floater
            } else {
                floaters.first().copied()
            };
            self.following_at_best(&all(floaters), taker.filter(|_| bye_here))
        };
        let bye_of_rest = bye_here && !takes_bye;
        let mut paired = fast::pair_if(&rest, bye_of_rest, &|floaters| {
            following(floaters).is_some()
        })?;
        let following = following(&paired.floaters)?;
        paired.floaters = all(&paired.floaters);
        paired.pairs.extend(pair);
        Some(Reached { paired, following })
    }

    /// What the demand fixes in this bracket.
    fn fixed(&self) -> Fixed {
        let is_here =
            |player: &usize| self.mdps.contains(player) || self.residents.contains(player);
        match self.field.demand {
            Some(Demand::Pair(a, b)) => {
                let (higher, lower) = (a.min(b), a.max(b));
                match (is_here(&higher), is_here(&lower)) {
                    (true, true) => Fixed::Pair(higher, lower),
                    (true, false) => Fixed::Floater(higher),
                    (false, _) => Fixed::Nothing,
                }
            }
            Some(Demand::Bye(taker)) if is_here(&taker) => Fixed::Floater(taker),
            Some(Demand::Downfloat(player)) if self.residents.contains(&player) => {
                Fixed::Floater(player)
            }
            _ => Fixed::Nothing,
        }
    }

    /// Whether a pairing that meets the demand can share what is `kept` with another one; `true` may be wrong.
    pub(super) fn may_share(&self, kept: &Kept) -> bool {
        match self.fixed() {
            Fixed::Nothing => true,
            Fixed::Pair(higher, lower) => kept.allows_pair(higher, lower),
            Fixed::Floater(player) => kept.allows_float(player),
        }
    }

    /// A pairing that is best by all criteria, among those that share what is `kept` with another one. `None` when there is no
    /// complete pairing, or when stopped.
    pub(super) fn best_by_criteria(&self, kept: Option<&Kept>) -> Option<Reached> {
        let counts_unplayed = self.field.edition == Edition::Fide2026 && self.bye_is_here();
        let mut fewest_unplayed = counts_unplayed;
        for _ in 0..2 {
            let reached = self.best_if(fewest_unplayed, kept)?;
            let applies = counts_unplayed && reached.paired.floaters.len() == 1;
            if applies == fewest_unplayed {
                return Some(reached);
            }
            fewest_unplayed = applies;
        }
        None
    }

    fn best_if(&self, fewest_unplayed: bool, kept: Option<&Kept>) -> Option<Reached> {
        let problem = |next: &[usize], lower: &[usize], bye| {
            let mut problem = self.problem(fewest_unplayed, next, lower, bye);
            problem.kept = kept;
            problem
        };
        let later = self.completion == Completion::Later;
        if !self.next.is_empty() && self.following_may_take() {
            let here = problem(&[], &[], self.bye_is_here() && !later);
            let mates = staged::fewest_left_over(&here);
            if let Some(reached) = mates.and_then(|mates| self.read_here(&here, &mates)) {
                return Some(reached);
            }
        }
        if later {
            let near = problem(&self.next, &[], false);
            let mates = staged::some_left_over(&near, self.most_left_over(kept)?)?;
            return Some(read(&near, &mates));
        }
        let mut whole = problem(&self.next, &self.lower, self.field.odd);
        whole.everybody = true;
        let mates = staged::nobody_left_over(&whole)?;
        Some(read(&whole, &mates))
    }

    fn read_here(&self, problem: &Problem<'_>, mates: &[Option<usize>]) -> Option<Reached> {
        let bye = problem.vertices.iter().position(|v| v.kind == Kind::Bye);
        let mut reached = read(problem, mates);
        let taker = bye.and_then(|bye| problem.vertices.get((*mates.get(bye)?)?));
        reached.following =
            self.following_at_best(&reached.paired.floaters, taker.map(|taker| taker.player))?;
        Some(reached)
    }

    /// The following bracket, if C8 has the best conceivable value with these downfloaters, one of whom may be on the way to
    /// the bye. `None` when no such pairing of it was found.
    pub(super) fn following_at_best(
        &self,
        floaters: &[usize],
        bye_taker: Option<usize>,
    ) -> Option<Paired> {
        let mut on = self.must_leave_following(floaters);
        on.extend(bye_taker.filter(|taker| !on.contains(taker)));
        let stays = |player: &usize| !on.contains(player);
        let here: Vec<usize> = floaters.iter().copied().filter(stays).collect();
        let next: Vec<usize> = self.next.iter().copied().filter(stays).collect();
        let bye = self.field.odd && bye_taker.is_none();
        let goes_on = |also: Option<usize>| {
            let on: Vec<usize> = on
                .iter()
                .copied()
                .chain(also)
                .filter(|player| Some(*player) != bye_taker)
                .collect();
            match self.completion {
                Completion::Now => self.field.completes(&on, &self.lower, bye),
                Completion::Later => {
                    !self.lower.is_empty()
                        || !self.field.odd
                        || on.iter().all(|player| self.field.may_have_bye(*player))
                }
            }
        };
        let (residents, down) = if (here.len() + next.len()).is_multiple_of(2) {
            (self.field.completes(&here, &next, false) && goes_on(None)).then_some((next, None))?
        } else {
            (0..next.len())
                .rev()
                .take(NEXT_FLOATERS)
                .find_map(|place| {
                    let mut rest = next.clone();
                    let down = rest.remove(place);
                    let fits = goes_on(Some(down)) && self.field.completes(&here, &rest, false);
                    fits.then_some((rest, Some(down)))
                })?
        };
        on.extend(down);
        on.sort_unstable();
        // Criteria look only at scores, and the following scoregroup has only one, so it does not matter who meets whom.
        let mut waiting = residents.into_iter();
        let mut pairs: Vec<(usize, usize)> = here.into_iter().zip(waiting.by_ref()).collect();
        while let (Some(a), Some(b)) = (waiting.next(), waiting.next()) {
            pairs.push((a, b));
        }
        Some(Paired {
            pairs,
            floaters: on,
        })
    }

    /// The players whom the demand sends below the following scoregroup.
    fn must_leave_following(&self, floaters: &[usize]) -> Vec<usize> {
        let comes_by = |player: &usize| floaters.contains(player) || self.next.contains(player);
        let leaver = match self.field.demand {
            None => None,
            Some(Demand::Pair(a, b)) => {
                let (higher, lower) = (a.min(b), a.max(b));
                (comes_by(&higher) && self.lower.contains(&lower)).then_some(higher)
            }
            Some(Demand::Bye(taker)) => comes_by(&taker).then_some(taker),
            Some(Demand::Downfloat(player)) => self.next.contains(&player).then_some(player),
        };
        leaver.into_iter().collect()
    }
}

/// The pairs of the bracket and of the following one.
fn read(problem: &Problem<'_>, mates: &[Option<usize>]) -> Reached {
    let mut reached = Reached {
        paired: Paired::default(),
        following: Paired::default(),
    };
    for (vertex, mate) in problem.vertices.iter().zip(mates) {
        let partner = mate.and_then(|mate| problem.vertices.get(mate));
        let other = partner.map_or((Kind::Lower, usize::MAX), |p| (p.kind, p.player));
        let (kind, player) = (vertex.kind, vertex.player);
        let is_member = |kind| matches!(kind, Kind::Mdp(_) | Kind::Resident(_));
        match (is_member(kind), is_member(other.0)) {
            (true, true) if player < other.1 => reached.paired.pairs.push((player, other.1)),
            (true, false) => {
                reached.paired.floaters.push(player);
                if other.0 == Kind::Next {
                    reached.following.pairs.push((player, other.1));
                } else {
                    reached.following.floaters.push(player);
                }
            }
            (false, false) if kind == Kind::Next => {
                if other.0 != Kind::Next {
                    reached.following.floaters.push(player);
                } else if player < other.1 {
                    reached.following.pairs.push((player, other.1));
                }
            }
            _ => {}
        }
    }
    for list in [
        &mut reached.paired.floaters,
        &mut reached.following.floaters,
    ] {
        list.sort_unstable();
    }
    reached
}

#[cfg(test)]
mod tests;
