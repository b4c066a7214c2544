//! Pairing one bracket by weighted matching (C.04.3 art. 3).

use super::{
    super::{
        bracket::{Bracket, Completion, Paired},
        vertex::{Kind, Vertex},
    },
    matching::Weighed,
    tail::Tail,
};

/// Number of bits of opponents' BSNs that are settled in one pass.
const DIGIT_BITS: usize = 640;

/// Result of one matching for the bracket.
struct Solution {
    /// Player and partner, for every member of the bracket in the graph whose partner is also in the bracket.
    pairs: Vec<(usize, usize)>,
    floaters: Vec<usize>,
}

/// Members of the bracket that are still to be settled, with their places.
#[derive(Clone)]
struct Open {
    mdps: Vec<(usize, usize)>,
    residents: Vec<(usize, usize)>,
    limbo: bool,
}

impl Bracket<'_> {
    /// The best pairing, on the assumption that C9 applies or does not apply.
    pub(in super::super) fn pair_with_reference(&self, fewest_unplayed: bool) -> Option<Paired> {
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

    /// Fixes the pairs of MDPs. Leaves the Limbo and the remainder open, and returns the number of pairs of the remainder.
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
                    // Only the first pass can tell, since the number of pairs comes before everything else.
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
        let now = self.completion == Completion::Now;
        let problem = if now {
            let mut problem =
                self.problem(fewest_unplayed, &self.next, &self.lower, self.field.odd);
            problem.everybody = true;
            problem
        } else {
            self.problem(false, &self.next, &[], false)
        };
        let mut weighed = Weighed {
            problem,
            limbo: open.limbo,
            tail,
        };
        weighed.problem.vertices.retain_mut(|vertex| {
            let of = |list: &[(usize, usize)]| {
                let found = list.iter().find(|(_, player)| *player == vertex.player);
                found.map(|(place, _)| *place)
            };
            let kind = match vertex.kind {
                Kind::Mdp(_) => of(&open.mdps).map(Kind::Mdp),
                Kind::Resident(_) => of(&open.residents).map(Kind::Resident),
                other => Some(other),
            };
            vertex.kind = kind.unwrap_or(vertex.kind);
            kind.is_some()
        });
        let mates = weighed.solve()?;
        (!now || mates.iter().all(Option::is_some)).then(|| read(&weighed, &mates))
    }
}

fn digits_a_pass(size: usize) -> usize {
    let bits = usize::BITS - (size + 1).leading_zeros();
    DIGIT_BITS
        .checked_div(usize::try_from(bits).unwrap_or(1))
        .unwrap_or(DIGIT_BITS)
        .max(1)
}

fn read(weighed: &Weighed<'_>, mates: &[Option<usize>]) -> Solution {
    let in_bracket = |vertex: &&Vertex| matches!(vertex.kind, Kind::Mdp(_) | Kind::Resident(_));
    let mut solution = Solution {
        pairs: Vec::new(),
        floaters: Vec::new(),
    };
    let vertices = &weighed.problem.vertices;
    for (vertex, mate) in vertices.iter().zip(mates) {
        if !in_bracket(&vertex) {
            continue;
        }
        let partner = mate.and_then(|mate| vertices.get(mate)).filter(in_bracket);
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
