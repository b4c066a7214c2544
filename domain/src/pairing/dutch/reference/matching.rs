//! One weighted matching over a bracket and the players below it.

use super::{
    super::{
        cost::Charges,
        objective::Objective,
        problem::Problem,
        vertex::{Kind, Vertex},
    },
    blossom::{Weights, maximum_weight_matching},
    tail::{Tail, TailPlaces},
    wide::Wide,
};

/// Memory that one matrix of weights may take, in words of eight bytes: half a gibibyte.
const MOST_WORDS: usize = 1 << 26;

/// A problem, with the order of candidates.
pub(super) struct Weighed<'a> {
    pub problem: Problem<'a>,
    /// Whether the MDPs in the graph are the Limbo, which meets no resident.
    pub limbo: bool,
    pub tail: Tail,
}

/// Costs of vertices and edges in the criteria, above the order.
struct Costs {
    objective: Objective,
    tail: TailPlaces,
    /// Number of bits of the order.
    below: u32,
}

impl Weighed<'_> {
    /// The best matching: the partner of each vertex. `None` when the weights do not fit the memory allowed or the widest
    /// integer, or when stopped.
    pub(super) fn solve(&self) -> Option<Vec<Option<usize>>> {
        let (tail, below) = TailPlaces::new(&self.tail);
        let costs = Costs {
            objective: Objective::new(&self.problem),
            tail,
            below,
        };
        // The weight of an edge is below the sum of two costs (one bit more), and a slack below four times that, doubling
        // included.
        let words = (costs.objective.layout().bits() + below + 5).div_ceil(64);
        let count = self.problem.vertices.len();
        let cells = count.saturating_mul(count);
        if cells.saturating_mul(usize::try_from(words).ok()?) > MOST_WORDS {
            return None;
        }
        let mates = match words {
            0..=1 => self.solve_in::<1>(&costs),
            2 => self.solve_in::<2>(&costs),
            3 => self.solve_in::<3>(&costs),
            4 => self.solve_in::<4>(&costs),
            5..=6 => self.solve_in::<6>(&costs),
            7..=8 => self.solve_in::<8>(&costs),
            9..=12 => self.solve_in::<12>(&costs),
            13..=18 => self.solve_in::<18>(&costs),
            19..=28 => self.solve_in::<28>(&costs),
            29..=48 => self.solve_in::<48>(&costs),
            49..=96 => self.solve_in::<96>(&costs),
            _ => return None,
        };
        // A stopped search gives no answer.
        (!self.problem.field.halt.is_due()).then_some(mates)
    }

    fn solve_in<const K: usize>(&self, costs: &Costs) -> Vec<Option<usize>> {
        let (vertices, halt) = (&self.problem.vertices, &self.problem.field.halt);
        let alone: Vec<Wide<K>> = vertices
            .iter()
            .map(|vertex| self.unmatched(costs, vertex))
            .collect();
        let mut weights = Weights::new(vertices.len());
        for (u, (a, alone_a)) in vertices.iter().zip(&alone).enumerate() {
            if halt.is_due() {
                break;
            }
            for (v, (b, alone_b)) in vertices.iter().zip(&alone).enumerate().take(u) {
                let (higher, lower) = if a.kind.rank() <= b.kind.rank() {
                    (a, b)
                } else {
                    (b, a)
                };
                if self.allows(higher, lower) {
                    let cost = self.edge(costs, higher, lower);
                    weights.set(u, v, alone_a.plus(alone_b).minus(&cost));
                }
            }
        }
        maximum_weight_matching(weights, halt)
    }

    /// Whether the two vertices may be matched; the kind of `a` is not lower than that of `b`.
    fn allows(&self, a: &Vertex, b: &Vertex) -> bool {
        use Kind::{Bye, Mdp, Resident};
        let field = self.problem.field;
        match (a.kind, b.kind) {
            (Mdp(_), Mdp(_)) | (Bye, Bye) => false,
            (Mdp(_), Resident(_)) if self.limbo => false,
            (_, Bye) => field.may_have_bye(a.player),
            (Resident(i), Resident(j)) => {
                self.tail.allows(i.min(j), i.max(j)) && field.may_meet(a.player, b.player)
            }
            _ => field.may_meet(a.player, b.player),
        }
    }

    fn unmatched<const K: usize>(&self, costs: &Costs, vertex: &Vertex) -> Wide<K> {
        let charges = costs.objective.unmatched(&self.problem, vertex);
        let mut cost = costs.packed(&charges);
        if !self.problem.everybody {
            costs.tail.floats(vertex, &mut cost);
        }
        cost
    }

    fn edge<const K: usize>(&self, costs: &Costs, a: &Vertex, b: &Vertex) -> Wide<K> {
        let charges = costs.objective.edge(&self.problem, a, b);
        let mut cost = costs.packed(&charges);
        match (a.kind, b.kind) {
            (Kind::Mdp(mdp), Kind::Resident(resident)) => {
                costs.tail.mdp_pair(mdp, resident, &mut cost);
            }
            (Kind::Resident(i), Kind::Resident(j)) => {
                costs.tail.remainder_pair(i.min(j), i.max(j), &mut cost);
            }
            _ => costs.tail.floats(a, &mut cost),
        }
        cost
    }
}

impl Costs {
    fn packed<const K: usize>(&self, charges: &Charges) -> Wide<K> {
        let amounts = charges.0.iter();
        amounts.fold(Wide::ZERO, |sum, (offset, amount)| {
            sum.plus_at(*amount, offset + self.below)
        })
    }
}
