//! Pairing one bracket exactly (C.04.3 art. 3).
//!
//! Under the rules of 2026 the matching first looks at the bracket and the following scoregroup only, and lets anybody go further
//! down. If those who do can be completed by the rest (C4, C5), the optimum found is the true one, because
//! it is the best of a larger set. Otherwise the whole rest of the field enters the graph.

use super::{
    Edition, fast,
    field::Field,
    problem::{Kind, Problem, Vertex},
    tail::Tail,
};

/// Bits of opponents' BSNs settled in one pass.
const DIGIT_BITS: usize = 640;

/// How many members of the following scoregroup are tried as its downfloater.
const NEXT_FLOATERS: usize = 12;

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
    /// The certificate first, then smaller matchings, then the whole field.
    #[default]
    Fast,
    /// The whole field in one matching: the reference.
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

/// What one matching says about the bracket.
struct Solution {
    /// Player and partner, for every member of the bracket in the graph that has one in the bracket.
    pairs: Vec<(usize, usize)>,
    floaters: Vec<usize>,
}

/// The members of the bracket that are still to be settled, with their places.
#[derive(Clone)]
struct Open {
    mdps: Vec<(usize, usize)>,
    residents: Vec<(usize, usize)>,
    limbo: bool,
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

    fn is_last(&self) -> bool {
        self.next.is_empty() && self.lower.is_empty()
    }

    /// Whether the quick way may be tried: not in the penultimate and the collapsed bracket of 2017.
    fn is_plain(&self) -> bool {
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

    /// Whether `floaters` can all be paired in the following bracket, that bracket leaving nobody but, when
    /// its number is odd, one of its own, and the rest be completed: no better C8 exists then. `false` may
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

    /// Pairs the bracket. `None` when no complete pairing of the field exists from here.
    pub(super) fn pair(&self) -> Option<Paired> {
        if self.effort != Effort::Exact
            && self.is_plain()
            && let Some(paired) = fast::pair(self)
        {
            return Some(paired);
        }
        let members = self.mdps.len() + self.residents.len();
        let counts_unplayed = self.field.edition == Edition::Fide2026 && self.bye_is_here();
        let mut fewest_unplayed = counts_unplayed && members % 2 == 1;
        // C6 stands above C9, so the number of downfloaters does not depend on the guess.
        for _ in 0..2 {
            let paired = self.pair_with(fewest_unplayed)?;
            let applies = counts_unplayed && paired.floaters.len() == 1;
            if applies == fewest_unplayed {
                return Some(paired);
            }
            fewest_unplayed = applies;
        }
        None
    }

    fn pair_with(&self, fewest_unplayed: bool) -> Option<Paired> {
        let mut paired = Paired::default();
        let mut open = Open {
            mdps: self.mdps.iter().copied().enumerate().collect(),
            residents: self.residents.iter().copied().enumerate().collect(),
            limbo: false,
        };
        let mut pairs = open.residents.len() / 2;
        if !open.mdps.is_empty() {
            pairs = self.settle_mdps(&mut open, &mut paired, fewest_unplayed)?;
        }
        self.settle_remainder(&open, &mut paired, fewest_unplayed, pairs)?;
        paired.floaters.sort_unstable();
        paired.floaters.dedup();
        Some(paired)
    }

    /// Fixes the pairs of MDPs; leaves the Limbo and the remainder open and tells how many pairs the
    /// remainder made.
    fn settle_mdps(
        &self,
        open: &mut Open,
        paired: &mut Paired,
        fewest_unplayed: bool,
    ) -> Option<usize> {
        let (mdps, residents) = (open.mdps.len(), open.residents.len());
        let step = digits_a_pass(residents);
        let mut start = 0;
        loop {
            let tail = Tail::Mdps {
                mdps,
                residents,
                digits: start..(start + step).min(mdps),
            };
            start += step;
            let last = start >= mdps;
            let solution = self.solve(open, fewest_unplayed, tail)?;
            let is_open_mdp = |player: usize| {
                open.mdps
                    .iter()
                    .any(|(place, p)| *p == player && (last || *place < start))
            };
            let settled: Vec<(usize, usize)> = solution
                .pairs
                .iter()
                .copied()
                .filter(|(higher, _)| is_open_mdp(*higher))
                .collect();
            let gone = |player: usize| settled.iter().any(|(a, b)| *a == player || *b == player);
            let remainder_pairs = solution.pairs.len() - settled.len();
            open.mdps.retain(|(_, p)| !gone(*p));
            open.residents.retain(|(_, p)| !gone(*p));
            paired.pairs.extend(settled);
            if last {
                open.limbo = true;
                for (place, resident) in open.residents.iter_mut().enumerate() {
                    resident.0 = place;
                }
                return Some(remainder_pairs);
            }
        }
    }

    fn settle_remainder(
        &self,
        open: &Open,
        paired: &mut Paired,
        fewest_unplayed: bool,
        mut pairs: usize,
    ) -> Option<()> {
        let size = open.residents.len();
        let step = digits_a_pass(size);
        'guess: loop {
            let mut open = open.clone();
            let mut settled: Vec<(usize, usize)> = Vec::new();
            let mut tops = None;
            let mut start = 0;
            loop {
                let tail = Tail::Remainder {
                    size,
                    pairs,
                    digits: start..(start + step).min(size),
                    tops: tops.clone(),
                };
                start += step;
                let last = start >= size;
                let solution = self.solve(&open, fewest_unplayed, tail)?;
                let made = settled.len() + solution.pairs.len();
                if made != pairs {
                    // Only the first pass can tell: the number of pairs comes before everything else.
                    pairs = made;
                    continue 'guess;
                }
                let place = |player: usize| {
                    open.residents
                        .iter()
                        .find(|(_, p)| *p == player)
                        .map(|(place, _)| *place)
                };
                if tops.is_none() {
                    let mut is_top = vec![false; size];
                    for (higher, _) in &solution.pairs {
                        if let Some(flag) = place(*higher).and_then(|p| is_top.get_mut(p)) {
                            *flag = true;
                        }
                    }
                    tops = Some(is_top);
                }
                let now: Vec<(usize, usize)> = solution
                    .pairs
                    .iter()
                    .copied()
                    .filter(|(higher, _)| last || place(*higher).is_some_and(|p| p < start))
                    .collect();
                open.residents
                    .retain(|(_, p)| !now.iter().any(|(a, b)| a == p || b == p));
                settled.extend(now);
                if last {
                    paired.pairs.extend(settled);
                    paired.floaters.extend(solution.floaters);
                    return Some(());
                }
            }
        }
    }

    fn solve(&self, open: &Open, fewest_unplayed: bool, tail: Tail) -> Option<Solution> {
        let exact = self.effort == Effort::Exact;
        if self.completion == Completion::Later {
            let here = (!exact)
                .then(|| self.solve_here(open, false, tail.clone()))
                .flatten();
            return here.or_else(|| self.solve_next(open, tail));
        }
        if exact || self.field.edition == Edition::Fide2017 {
            return self.solve_whole(open, fewest_unplayed, tail);
        }
        let here = (!self.next.is_empty())
            .then(|| self.solve_here(open, fewest_unplayed, tail.clone()))
            .flatten();
        here.or_else(|| {
            (!self.lower.is_empty())
                .then(|| self.solve_near(open, fewest_unplayed, tail.clone()))
                .flatten()
        })
        .or_else(|| self.solve_whole(open, fewest_unplayed, tail))
    }

    fn problem(
        &self,
        open: &Open,
        fewest_unplayed: bool,
        tail: Tail,
        next: &[usize],
        bye: bool,
    ) -> Problem<'_> {
        let vertex = |kind, player| Vertex { kind, player };
        let mdps = open.mdps.iter().map(|(i, p)| vertex(Kind::Mdp(*i), *p));
        let residents = open
            .residents
            .iter()
            .map(|(i, p)| vertex(Kind::Resident(*i), *p));
        let next = next.iter().map(|p| vertex(Kind::Next, *p));
        let bye = bye.then(|| vertex(Kind::Bye, usize::MAX));
        Problem {
            field: self.field,
            vertices: mdps.chain(residents).chain(next).chain(bye).collect(),
            everybody: false,
            limbo: open.limbo,
            fewest_unplayed,
            lowest: self
                .residents
                .iter()
                .chain(&self.mdps)
                .map(|p| self.field.score(*p))
                .min()
                .unwrap_or_default(),
            next_is_last: self.field.odd && self.lower.is_empty(),
            tail,
        }
    }

    /// The bracket and the following scoregroup, without a thought for the rest (2017).
    fn solve_next(&self, open: &Open, tail: Tail) -> Option<Solution> {
        let problem = self.problem(open, false, tail, &self.next, false);
        let mates = problem.solve().ok()?;
        Some(read(&problem, &mates))
    }

    /// The bracket alone; `None` when its downfloaters do not reach the best conceivable C8.
    fn solve_here(&self, open: &Open, fewest_unplayed: bool, tail: Tail) -> Option<Solution> {
        let bye_here = self.bye_is_here();
        let problem = self.problem(open, fewest_unplayed, tail, &[], bye_here);
        let mates = problem.solve().ok()?;
        let mut floaters = Vec::new();
        for (vertex, mate) in problem.vertices.iter().zip(&mates) {
            if mate.is_none() {
                if vertex.kind == Kind::Bye {
                    return None;
                }
                floaters.push(vertex.player);
            }
        }
        let completes = if floaters.is_empty() {
            self.rest_completes()
        } else {
            self.completes_at_best(&floaters)
        };
        completes.then(|| read(&problem, &mates))
    }

    /// The bracket and the following scoregroup; `None` when the rest does not complete the result.
    fn solve_near(&self, open: &Open, fewest_unplayed: bool, tail: Tail) -> Option<Solution> {
        let bye_here = self.bye_is_here();
        let problem = self.problem(open, fewest_unplayed, tail, &self.next, bye_here);
        let mates = problem.solve().ok()?;
        let below: Vec<usize> = problem
            .vertices
            .iter()
            .zip(&mates)
            .filter(|(_, mate)| mate.is_none())
            .map(|(vertex, _)| vertex)
            .map(|vertex| (vertex.kind != Kind::Bye).then_some(vertex.player))
            .collect::<Option<_>>()?;
        let bye_below = self.field.odd && !bye_here;
        self.field
            .completes(&below, &self.lower, bye_below)
            .then(|| read(&problem, &mates))
    }

    /// The bracket and everybody below.
    fn solve_whole(&self, open: &Open, fewest_unplayed: bool, tail: Tail) -> Option<Solution> {
        let bye = self.field.odd;
        let mut problem = self.problem(open, fewest_unplayed, tail, &self.next, bye);
        problem.everybody = true;
        problem
            .vertices
            .extend(self.lower.iter().map(|player| Vertex {
                kind: Kind::Lower,
                player: *player,
            }));
        let mates = problem.solve().ok()?;
        mates
            .iter()
            .all(Option::is_some)
            .then(|| read(&problem, &mates))
    }
}

fn digits_a_pass(size: usize) -> usize {
    let bits = usize::BITS - (size + 1).leading_zeros();
    DIGIT_BITS
        .checked_div(usize::try_from(bits).unwrap_or(1))
        .unwrap_or(DIGIT_BITS)
        .max(1)
}

fn read(problem: &Problem<'_>, mates: &[Option<usize>]) -> Solution {
    let in_bracket = |vertex: &&Vertex| matches!(vertex.kind, Kind::Mdp(_) | Kind::Resident(_));
    let mut solution = Solution {
        pairs: Vec::new(),
        floaters: Vec::new(),
    };
    for (vertex, mate) in problem.vertices.iter().zip(mates) {
        if !in_bracket(&vertex) {
            continue;
        }
        let partner = mate
            .and_then(|mate| problem.vertices.get(mate))
            .filter(in_bracket);
        match partner {
            Some(partner) if vertex.player < partner.player => {
                solution.pairs.push((vertex.player, partner.player));
            }
            Some(_) => {}
            None => solution.floaters.push(vertex.player),
        }
    }
    solution
}
