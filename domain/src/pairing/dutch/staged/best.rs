//! A pairing that is best by the criteria, whatever the order of candidates: for each vertex of a problem its partner.

use super::{super::problem::Problem, graph::Graph};

type Mates = Vec<Option<usize>>;

/// As few as possible are left over, and the bye is not. `None` when the bye cannot be taken, or the search was stopped.
pub(in super::super) fn fewest_left_over(problem: &Problem<'_>) -> Option<Mates> {
    mates(&Graph::of_fewest_left_over(problem, &problem.field.halt))
}

/// Anybody may be left over, `most` at most. `None` when stopped.
pub(in super::super) fn some_left_over(problem: &Problem<'_>, most: usize) -> Option<Mates> {
    mates(&Graph::of_some_left_over(problem, most))
}

/// Nobody is left over. `None` when that cannot be, or the search was stopped.
pub(in super::super) fn nobody_left_over(problem: &Problem<'_>) -> Option<Mates> {
    mates(&Graph::of_all(problem))
}

fn mates(graph: &Graph<'_>) -> Option<Mates> {
    let pool = graph.criteria(&graph.problem.field.halt)?;
    let count = graph.problem.vertices.len();
    let mates = pool.mate.into_iter().take(count);
    Some(mates.map(|mate| (mate < count).then_some(mate)).collect())
}
