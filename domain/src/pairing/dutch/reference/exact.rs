//! Pairing one bracket by weighted matching (C.04.3 art. 3).
//!
//! The matching first looks at the bracket alone and lets anybody leave it. If those who leave can be paired
//! below as well as is conceivable (C8), and the rest can be completed (C4, C5), the optimum found is the true one,
//! because it is the best of a larger set. Otherwise the following scoregroup enters the graph, and at last
//! the whole rest of the field.

use super::{
    Edition,
    bracket::{Bracket, Completion, Effort, Paired},
    problem::Problem,
    tail::Tail,
    vertex::{Kind, Vertex},
};

/// Bits of opponents' BSNs settled in one pass.
const DIGIT_BITS: usize = 640;

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
    /// The best pairing, on the assumption that C9 applies or does not.
    pub(super) fn pair_with(&self, fewest_unplayed: bool) -> Option<Paired> {
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
            lowest: self.lowest(),
            next_is_last: self.field.odd && self.lower.is_empty(),
            tail,
            kept: None,
        }
    }

    /// The bracket and the following scoregroup, without regard to the rest (2017).
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
