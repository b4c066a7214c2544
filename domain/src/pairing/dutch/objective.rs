//! The criteria of one edition as costs.

use super::{
    cost::Charges, edition::Edition, layout::Layout, objective_2017::Objective2017,
    objective_2026::Objective2026, problem::Problem, vertex::Vertex,
};

/// The criteria of one edition, laid out for one problem.
pub(super) enum Objective {
    Fide2026(Objective2026),
    Fide2017(Objective2017),
}

impl Objective {
    pub(super) fn new(problem: &Problem<'_>) -> Self {
        match problem.field.edition {
            Edition::Fide2026 => Self::Fide2026(Objective2026::new(problem)),
            Edition::Fide2017 => Self::Fide2017(Objective2017::new(problem)),
        }
    }

    pub(super) const fn layout(&self) -> &Layout {
        match self {
            Self::Fide2026(objective) => objective.layout(),
            Self::Fide2017(objective) => objective.layout(),
        }
    }

    /// Cost of leaving `vertex` unmatched.
    pub(super) fn unmatched(&self, problem: &Problem<'_>, vertex: &Vertex) -> Charges {
        match self {
            Self::Fide2026(objective) => objective.unmatched(problem, vertex),
            Self::Fide2017(objective) => objective.unmatched(problem, vertex),
        }
    }

    /// Cost of matching two vertices; the kind of `a` is not lower than that of `b`.
    pub(super) fn edge(&self, problem: &Problem<'_>, a: &Vertex, b: &Vertex) -> Charges {
        match self {
            Self::Fide2026(objective) => objective.edge(problem, a, b),
            Self::Fide2017(objective) => objective.edge(problem, a, b),
        }
    }
}
