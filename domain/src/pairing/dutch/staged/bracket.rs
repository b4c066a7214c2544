//! A bracket, from its graphs to its pairs.

use super::{
    super::{
        Edition,
        bracket::{Bracket, Completion, Paired},
        kept::Kept,
        problem::Problem,
        vertex::{Kind, Vertex},
    },
    graph::Graph,
    order,
    pool::Pool,
};

impl Bracket<'_> {
    /// The best pairing, on the assumption that C9 applies or does not apply. `None` when there is none, or when stopped.
    pub(in super::super) fn pair_in_stages(&self, fewest_unplayed: bool) -> Option<Paired> {
        let later = self.completion == Completion::Later;
        let looks_here_first =
            later || (self.field.edition == Edition::Fide2026 && !self.next.is_empty());
        if looks_here_first && let Some(paired) = self.pair_here(fewest_unplayed) {
            return Some(paired);
        }
        if later {
            self.pair_with_next()
        } else {
            self.pair_with_all(fewest_unplayed)
        }
    }

    /// The bracket alone, if those who are left over can be paired below as well as is conceivable (C8). Then the best pairing
    /// of the bracket that the rest completes is the best of all.
    fn pair_here(&self, fewest_unplayed: bool) -> Option<Paired> {
        if !self.following_may_take() {
            return None;
        }
        let problem = self.problem(fewest_unplayed, &[], &[], self.bye_is_here());
        let graph = Graph::of_fewest_left_over(&problem, &self.field.halt);
        let (paired, left_over) = self.settle(&graph)?;
        let completes = if left_over.is_empty() {
            self.rest_completes()
        } else {
            self.completes_at_best(&left_over)
        };
        completes.then_some(paired)
    }

    /// Whether the bracket and the following scoregroup together leave so few over that C8 may have its best value.
    pub(in super::super) fn following_may_take(&self) -> bool {
        let problem = self.problem(false, &self.next, &[], self.bye_is_here());
        let mut pool = Pool::new(Graph::of_all(&problem).rows);
        pool.complete(2, &self.field.halt) <= 2
    }

    /// Pairs the bracket with the following scoregroup, ignoring the rest (2017).
    fn pair_with_next(&self) -> Option<Paired> {
        let problem = self.problem(false, &self.next, &[], false);
        let graph = Graph::of_some_left_over(&problem, self.most_left_over(None)?);
        self.settle(&graph).map(|(paired, _)| paired)
    }

    /// Largest number of members that stay unpaired when this bracket and the next are paired together: as many as in the best
    /// pairing of this one alone, which shares what is `kept`. `None` when stopped.
    pub(in super::super) fn most_left_over(&self, kept: Option<&Kept>) -> Option<usize> {
        let mut problem = self.problem(false, &[], &[], false);
        problem.kept = kept;
        let graph = Graph::of_fewest_left_over(&problem, &self.field.halt);
        let pool = graph.criteria(&self.field.halt)?;
        let members = problem.vertices.iter().zip(&pool.mate);
        let floaters = members.filter(|(_, mate)| **mate >= problem.vertices.len());
        let floaters: Vec<usize> = floaters.map(|(vertex, _)| vertex.player).collect();
        let left = self.field.left_over(&floaters, &self.next);
        // In the penultimate bracket a player who may not have the bye counts twice (C.7), so twice as many may be equally
        // good.
        let most = if problem.next_is_last {
            2 * left + left % 2
        } else {
            left
        };
        Some(most.min(floaters.len() + self.next.len()))
    }

    /// Pairs the bracket together with everybody below.
    fn pair_with_all(&self, fewest_unplayed: bool) -> Option<Paired> {
        let mut problem = self.problem(fewest_unplayed, &self.next, &self.lower, self.field.odd);
        problem.everybody = true;
        self.settle(&Graph::of_all(&problem))
            .map(|(paired, _)| paired)
    }

    /// The pairs by criteria and order, and the players who are matched with a dummy.
    fn settle(&self, graph: &Graph<'_>) -> Option<(Paired, Vec<usize>)> {
        let halt = &self.field.halt;
        let mut pool = graph.criteria(halt)?;
        let (mdps, residents) = (self.mdps.len(), self.residents.len());
        let pairs = order::settle(&mut pool, mdps, residents, halt)?;
        let player = |place: usize| graph.problem.vertices.get(place).map(|v| v.player);
        let (mut paired, mut left_over) = (Paired::default(), Vec::new());
        let mut is_paired = vec![false; mdps + residents];
        for (a, b) in pairs {
            paired.pairs.push((player(a)?, player(b)?));
            for place in [a, b] {
                *is_paired.get_mut(place)? = true;
            }
        }
        for (place, _) in is_paired.iter().enumerate().filter(|(_, paired)| !**paired) {
            paired.floaters.push(player(place)?);
            if player(*pool.mate.get(place)?).is_none() {
                left_over.push(player(place)?);
            }
        }
        Some((paired, left_over))
    }

    /// The problem of the members and the given players below, with no demand beyond the rules.
    pub(in super::super) fn problem(
        &self,
        fewest_unplayed: bool,
        next: &[usize],
        lower: &[usize],
        bye: bool,
    ) -> Problem<'_> {
        let vertex = |kind, player: &usize| Vertex {
            kind,
            player: *player,
        };
        let mdps = self.mdps.iter().enumerate();
        let residents = self.residents.iter().enumerate();
        let vertices = mdps
            .map(|(i, p)| vertex(Kind::Mdp(i), p))
            .chain(residents.map(|(i, p)| vertex(Kind::Resident(i), p)))
            .chain(next.iter().map(|p| vertex(Kind::Next, p)))
            .chain(lower.iter().map(|p| vertex(Kind::Lower, p)))
            .chain(bye.then(|| vertex(Kind::Bye, &usize::MAX)))
            .collect();
        Problem {
            field: self.field,
            vertices,
            everybody: false,
            fewest_unplayed,
            lowest: self.lowest(),
            next_is_last: self.field.odd && self.lower.is_empty(),
            kept: None,
        }
    }
}

#[cfg(test)]
mod tests;
