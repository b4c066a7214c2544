//! A pairing that is best by the criteria, whatever the order of candidates: the partner of each vertex of a problem.

use super::{super::problem::Problem, graph::Graph};

type Mates = Vec<Option<usize>>;

/// As few vertices as possible are left over, and the bye is not. `None` when the bye cannot be matched, or when stopped.
pub(in super::super) fn fewest_left_over(problem: &Problem<'_>) -> Option<Mates> {
    mates(&Graph::of_fewest_left_over(problem, &problem.field.halt))
}

/// At most `most` vertices are left over; it may be any of them. `None` when stopped.
pub(in super::super) fn some_left_over(problem: &Problem<'_>, most: usize) -> Option<Mates> {
    mates(&Graph::of_some_left_over(problem, most))
}

/// Nobody is left over. `None` when that is impossible, or when stopped.
pub(in super::super) fn nobody_left_over(problem: &Problem<'_>) -> Option<Mates> {
    mates(&Graph::of_all(problem))
}

fn mates(graph: &Graph<'_>) -> Option<Mates> {
    let pool = graph.criteria(&graph.problem.field.halt)?;
    let count = graph.problem.vertices.len();
    let mates = pool.mate.into_iter().take(count);
    Some(mates.map(|mate| (mate < count).then_some(mate)).collect())
}
