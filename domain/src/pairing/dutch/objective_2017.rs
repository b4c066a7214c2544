//! The criteria C.5–C.19 of the edition of 2017 as one lexicographic cost per edge.
//!
//! | field | source |
//! |---|---|
//! | everybody needed is matched | C.4, completion in the last brackets |
//! | downfloaters | C.5 |
//! | pairing score differences | C.6, A.8 |
//! | number and score differences of the following bracket's downfloaters | C.7 |
//! | colours | C.8–C.11 |
//! | floats | C.12–C.19 |

use std::collections::BTreeSet;

use super::{
    cost::{ByValue, Charges, ColourViolations, Drafter, floated},
    float::Float,
    layout::{Layout, Place},
    player::Player,
    preference::Strength,
    problem::Problem,
    vertex::{Kind, Vertex},
};

/// One point, in half-points: how far below the lowest score of the bracket a downfloater's fictitious opponent stands (A.8).
const BELOW: i32 = 2;

/// Place of each criterion of a problem in its packed cost.
pub(super) struct Objective2017 {
    layout: Layout,
    must: Place,
    floaters: Place,
    differences: ByValue<Place>,
    next_floaters: Place,
    next_differences: ByValue<Place>,
    widened: Place,
    tripled: Place,
    preferences: Place,
    strong_preferences: Place,
    /// C.12–C.15: downfloats and upfloats, for each of the two rounds back.
    repeated: [[Place; 2]; 2],
    /// C.16–C.19: the same floats as score differences.
    repeated_differences: [[ByValue<Place>; 2]; 2],
}

impl Objective2017 {
    pub(super) fn new(problem: &Problem<'_>) -> Self {
        let in_bracket = |kind| matches!(kind, Kind::Mdp(_) | Kind::Resident(_));
        let mut draft = Drafter {
            problem,
            layout: Layout::default(),
        };
        let scores = |wanted: &dyn Fn(Kind) -> bool| -> BTreeSet<i32> {
            let vertices = problem.vertices.iter().filter(|v| wanted(v.kind));
            vertices.map(|v| problem.field.score(v.player)).collect()
        };
        let here = scores(&in_bracket);
        let next = scores(&|kind| kind == Kind::Next);
        let pairs_of = |higher: &BTreeSet<i32>, lower: &BTreeSet<i32>| -> BTreeSet<i32> {
            higher
                .iter()
                .flat_map(|a| lower.iter().map(move |b| a.abs_diff(*b)))
                .filter_map(|difference| i32::try_from(difference).ok())
                .filter(|difference| *difference > 0)
                .collect()
        };
        let floats = |lowest: i32| here.iter().map(move |score| score - lowest + BELOW);
        let values: BTreeSet<i32> = pairs_of(&here, &here)
            .into_iter()
            .chain(floats(problem.lowest))
            .collect();
        let next_values: BTreeSet<i32> = match next.first() {
            Some(lowest) => pairs_of(&here, &next)
                .into_iter()
                .chain(floats(*lowest))
                .chain([BELOW])
                .collect(),
            None => BTreeSet::new(),
        };
        let any_topscorer = draft
            .members()
            .any(|(kind, p)| in_bracket(kind) && p.topscorer);

        let vertices = u64::try_from(problem.vertices.len()).unwrap_or(u64::MAX);
        let must = draft.layout.field(vertices);
        let floaters = draft.count(|kind, _| in_bracket(kind));
        let differences = draft.by_value(values.clone());
        let next_floaters = draft.layout.field(vertices.saturating_mul(2));
        let next_differences = draft.by_value(next_values);
        let [widened, tripled] =
            [(); 2].map(|()| draft.count(|kind, _| in_bracket(kind) && any_topscorer));
        let preferences =
            draft.count(|kind, p| in_bracket(kind) && p.preference.strength >= Strength::Mild);
        let strong_preferences =
            draft.count(|kind, p| in_bracket(kind) && p.preference.strength >= Strength::Strong);
        let kinds = [Float::Down, Float::Up];
        let repeated = [0, 1].map(|back| {
            kinds.map(|float| draft.count(|kind, p| in_bracket(kind) && floated(p, float, back)))
        });
        let repeated_differences = [0, 1].map(|back| {
            kinds.map(|float| {
                let any = draft
                    .members()
                    .any(|(kind, p)| in_bracket(kind) && floated(p, float, back));
                draft.by_value(if any { values.clone() } else { BTreeSet::new() })
            })
        });

        let layout = draft.layout;
        Self {
            must: layout.place(must),
            floaters: layout.place(floaters),
            differences: differences.place(&layout),
            next_floaters: layout.place(next_floaters),
            next_differences: next_differences.place(&layout),
            widened: layout.place(widened),
            tripled: layout.place(tripled),
            preferences: layout.place(preferences),
            strong_preferences: layout.place(strong_preferences),
            repeated: repeated.map(|kinds| kinds.map(|draft| layout.place(draft))),
            repeated_differences: repeated_differences
                .map(|kinds| kinds.map(|draft| draft.place(&layout))),
            layout,
        }
    }

    pub(super) const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Cost of leaving `vertex` unmatched.
    pub(super) fn unmatched(&self, problem: &Problem<'_>, vertex: &Vertex) -> Charges {
        let mut cost = Charges::default();
        if problem.everybody {
            cost.add(self.must, 1);
            return cost;
        }
        if matches!(vertex.kind, Kind::Mdp(_) | Kind::Resident(_)) {
            self.floats(&mut cost, problem, vertex);
        }
        self.floats_again(&mut cost, problem, vertex);
        cost
    }

    /// Cost of pairing two vertices; the kind of `a` is not lower than that of `b`.
    pub(super) fn edge(&self, problem: &Problem<'_>, a: &Vertex, b: &Vertex) -> Charges {
        use Kind::{Bye, Lower, Mdp, Next, Resident};
        let mut cost = Charges::default();
        match (a.kind, b.kind) {
            (Mdp(_) | Resident(_), Resident(_)) => {
                let (higher, lower) = if a.player < b.player { (a, b) } else { (b, a) };
                self.pair(&mut cost, problem, higher, lower);
            }
            (Mdp(_) | Resident(_), Next) => {
                self.floats(&mut cost, problem, a);
                if !problem.everybody {
                    let difference = problem.field.score(a.player) - problem.field.score(b.player);
                    cost.add_to(self.next_differences.get(difference), 1);
                }
            }
            (Mdp(_) | Resident(_), Lower | Bye) => self.floats(&mut cost, problem, a),
            _ => {}
        }
        cost
    }

    /// Charges a member of the bracket who leaves it.
    fn floats(&self, cost: &mut Charges, problem: &Problem<'_>, vertex: &Vertex) {
        let Some(player) = problem.field.players.get(vertex.player) else {
            return;
        };
        let difference = player.score - problem.lowest + BELOW;
        cost.add(self.floaters, 1);
        cost.add_to(self.differences.get(difference), 1);
        self.repeats(cost, player, Float::Down, difference);
    }

    /// Charges a member of the following bracket who leaves that one too. In the last bracket only a player who may have the
    /// bye may do so.
    fn floats_again(&self, cost: &mut Charges, problem: &Problem<'_>, vertex: &Vertex) {
        let next = problem.vertices.iter().find(|v| v.kind == Kind::Next);
        let Some(next) = next else { return };
        let barred = problem.next_is_last && !problem.field.may_have_bye(vertex.player);
        cost.add(self.next_floaters, 1 + u64::from(barred));
        let difference =
            problem.field.score(vertex.player) - problem.field.score(next.player) + BELOW;
        cost.add_to(self.next_differences.get(difference), 1);
    }

    fn pair(&self, cost: &mut Charges, problem: &Problem<'_>, a: &Vertex, b: &Vertex) {
        let field = problem.field;
        let (Some(higher), Some(lower)) =
            (field.players.get(a.player), field.players.get(b.player))
        else {
            return;
        };
        let violations = ColourViolations::of(field, a.player, b.player);
        cost.add(self.widened, violations.widened);
        cost.add(self.tripled, violations.tripled);
        cost.add(self.preferences, violations.preference);
        cost.add(self.strong_preferences, violations.strong);
        let difference = higher.score - lower.score;
        if difference > 0 {
            cost.add_to(self.differences.get(difference), 1);
            self.repeats(cost, higher, Float::Down, difference);
            self.repeats(cost, lower, Float::Up, difference);
        }
    }

    /// Charges a float that repeats an earlier one.
    fn repeats(&self, cost: &mut Charges, player: &Player, float: Float, difference: i32) {
        let kind = usize::from(float == Float::Up);
        for back in 0..2 {
            if floated(player, float, back) {
                let count = self.repeated.get(back).and_then(|kinds| kinds.get(kind));
                cost.add_to(count.copied(), 1);
                let list = self.repeated_differences.get(back);
                let place = list.and_then(|kinds| kinds.get(kind)?.get(difference));
                cost.add_to(place, 1);
            }
        }
    }
}
