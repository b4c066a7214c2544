//! One weighted matching over a bracket and what lies below it.

use super::{
    Edition,
    blossom::{Weights, maximum_weight_matching},
    objective_2017::Objective2017,
    objective_2026::Objective2026,
    problem::Problem,
    tail::Tail,
    vertex::Vertex,
    wide::Wide,
};

/// The weights would not fit the memory allowed, or the widest integer; or the search was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TooLarge;

/// The memory that one matrix of weights may take, in words of eight bytes: half a gibibyte.
const MOST_WORDS: usize = 1 << 26;

/// Vertices of a bounded matching that settles the order too: below a second.
const MOST_VERTICES_FOR_PAIRS: usize = 250;
/// Vertices of a bounded matching that only looks at the criteria: about half a second.
const MOST_VERTICES_FOR_CRITERIA: usize = 1200;

/// The criteria of one edition, packed for one problem.
enum Objective {
    Fide2026(Objective2026),
    Fide2017(Objective2017),
}

impl Objective {
    fn new(problem: &Problem<'_>) -> Self {
        match problem.field.edition {
            Edition::Fide2026 => Self::Fide2026(Objective2026::new(problem)),
            Edition::Fide2017 => Self::Fide2017(Objective2017::new(problem)),
        }
    }

    const fn words(&self) -> u32 {
        match self {
            Self::Fide2026(objective) => objective.words(),
            Self::Fide2017(objective) => objective.words(),
        }
    }

    fn unmatched<const K: usize>(&self, problem: &Problem<'_>, vertex: &Vertex) -> Wide<K> {
        match self {
            Self::Fide2026(objective) => objective.unmatched(problem, vertex),
            Self::Fide2017(objective) => objective.unmatched(problem, vertex),
        }
    }

    fn edge<const K: usize>(&self, problem: &Problem<'_>, a: &Vertex, b: &Vertex) -> Wide<K> {
        match self {
            Self::Fide2026(objective) => objective.edge(problem, a, b),
            Self::Fide2017(objective) => objective.edge(problem, a, b),
        }
    }
}

impl Problem<'_> {
    /// The best matching: for each vertex the vertex it is matched with.
    pub(super) fn solve(&self) -> Result<Vec<Option<usize>>, TooLarge> {
        let objective = Objective::new(self);
        let count = self.vertices.len();
        let words = usize::try_from(objective.words()).unwrap_or(usize::MAX);
        let most_vertices = if self.tail == Tail::Nothing {
            MOST_VERTICES_FOR_CRITERIA
        } else {
            MOST_VERTICES_FOR_PAIRS
        };
        if count.saturating_mul(count).saturating_mul(words) > MOST_WORDS
            || (self.field.bounded && count > most_vertices)
            || self.field.halt.is_due()
        {
            return Err(TooLarge);
        }
        let mates = match objective.words() {
            0..=1 => self.solve_in::<1>(&objective),
            2 => self.solve_in::<2>(&objective),
            3 => self.solve_in::<3>(&objective),
            4 => self.solve_in::<4>(&objective),
            5..=6 => self.solve_in::<6>(&objective),
            7..=8 => self.solve_in::<8>(&objective),
            9..=12 => self.solve_in::<12>(&objective),
            13..=18 => self.solve_in::<18>(&objective),
            19..=28 => self.solve_in::<28>(&objective),
            29..=48 => self.solve_in::<48>(&objective),
            49..=96 => self.solve_in::<96>(&objective),
            _ => return Err(TooLarge),
        };
        // What a stopped search leaves is no answer.
        if self.field.halt.is_due() {
            return Err(TooLarge);
        }
        Ok(mates)
    }

    fn solve_in<const K: usize>(&self, objective: &Objective) -> Vec<Option<usize>> {
        let alone: Vec<Wide<K>> = self
            .vertices
            .iter()
            .map(|vertex| objective.unmatched(self, vertex))
            .collect();
        let mut weights = Weights::new(self.vertices.len());
        for (u, (a, alone_a)) in self.vertices.iter().zip(&alone).enumerate() {
            if self.field.halt.is_due() {
                break;
            }
            for (v, (b, alone_b)) in self.vertices.iter().zip(&alone).enumerate().take(u) {
                let (higher, lower) = if a.kind.rank() <= b.kind.rank() {
                    (a, b)
                } else {
                    (b, a)
                };
                if self.allows(higher, lower) {
                    let cost = objective.edge(self, higher, lower);
                    weights.set(u, v, alone_a.plus(alone_b).minus(&cost));
                }
            }
        }
        maximum_weight_matching(weights, &self.field.halt)
    }
}
