//! The criteria C6–C21 of the edition of 2026 as one lexicographic cost per edge.
//!
//! | field | source |
//! |---|---|
//! | everybody needed is matched | C4, C5 |
//! | downfloaters: number, scores | C6, C7 |
//! | downfloaters of the following bracket: number, scores | C8 |
//! | unplayed games of the taker of the bye | C9 |
//! | colours | C10–C13 |
//! | floats | C14–C21 |

use super::{
    cost::{ByValue, Charges, ColourViolations, Drafter, floated},
    field::Field,
    float::Float,
    layout::{Layout, Place},
    preference::Strength,
    problem::Problem,
    vertex::{Kind, Vertex},
};

/// C18–C21 for one round of the past: MDPs that float on, then paired MDPs or their opponents, by score.
struct FloatDifferences<T> {
    floating_on: ByValue<T>,
    paired: ByValue<T>,
    opponents: ByValue<T>,
}

/// Place of each criterion of a problem in its packed cost.
pub(super) struct Objective2026 {
    layout: Layout,
    must: Place,
    floaters: Place,
    floater_scores: ByValue<Place>,
    next_floaters: Place,
    next_floater_scores: ByValue<Place>,
    bye_unplayed: Place,
    widened: Place,
    tripled: Place,
    preferences: Place,
    strong_preferences: Place,
    repeated_down: [Place; 2],
    repeated_up: [Place; 2],
    differences: [FloatDifferences<Place>; 2],
}

impl Objective2026 {
    pub(super) fn new(problem: &Problem<'_>) -> Self {
        let mut draft = Drafter {
            problem,
            layout: Layout::default(),
        };
        let in_bracket = |kind| matches!(kind, Kind::Mdp(_) | Kind::Resident(_));
        let is_mdp = |kind| matches!(kind, Kind::Mdp(_));
        let is_resident = |kind| matches!(kind, Kind::Resident(_));
        let any_mdp = problem.vertices.iter().any(|v| is_mdp(v.kind));
        let any_topscorer = draft
            .members()
            .any(|(kind, p)| in_bracket(kind) && p.topscorer);

        let vertices = u64::try_from(problem.vertices.len()).unwrap_or(u64::MAX);
        let must = draft.layout.field(vertices);
        let floaters = draft.count(|kind, _| in_bracket(kind));
        let floater_scores = draft.by_score(|kind, _| in_bracket(kind));
        let next_floaters = draft.count(|kind, _| in_bracket(kind) || kind == Kind::Next);
        let next_floater_scores = draft.by_score(|kind, _| in_bracket(kind) || kind == Kind::Next);
        let bye_unplayed = draft
            .layout
            .field(if problem.fewest_unplayed { 99 } else { 0 });
        let [widened, tripled] =
            [(); 2].map(|()| draft.count(|kind, _| in_bracket(kind) && any_topscorer));
        let preferences =
            draft.count(|kind, p| in_bracket(kind) && p.preference.strength >= Strength::Mild);
        let strong_preferences =
            draft.count(|kind, p| in_bracket(kind) && p.preference.strength >= Strength::Strong);
        let repeated = [0, 1].map(|back| {
            (
                draft.count(|kind, p| is_resident(kind) && floated(p, Float::Down, back)),
                draft.count(|kind, p| any_mdp && is_resident(kind) && floated(p, Float::Up, back)),
            )
        });
        let differences = [0, 1].map(|back| FloatDifferences {
            floating_on: draft.by_score(|kind, p| is_mdp(kind) && floated(p, Float::Down, back)),
            paired: draft
                .by_score(|kind, p| any_mdp && is_mdp(kind) && floated(p, Float::Down, back)),
            opponents: draft.by_score(|kind, _| any_mdp && is_mdp(kind)),
        });

        let layout = draft.layout;
        Self {
            must: layout.place(must),
            floaters: layout.place(floaters),
            floater_scores: floater_scores.place(&layout),
            next_floaters: layout.place(next_floaters),
            next_floater_scores: next_floater_scores.place(&layout),
            bye_unplayed: layout.place(bye_unplayed),
            widened: layout.place(widened),
            tripled: layout.place(tripled),
            preferences: layout.place(preferences),
            strong_preferences: layout.place(strong_preferences),
            repeated_down: repeated.map(|(down, _)| layout.place(down)),
            repeated_up: repeated.map(|(_, up)| layout.place(up)),
            differences: differences.map(|d| FloatDifferences {
                floating_on: d.floating_on.place(&layout),
                paired: d.paired.place(&layout),
                opponents: d.opponents.place(&layout),
            }),
            layout,
        }
    }

    pub(super) const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Cost of leaving `vertex` unmatched.
    pub(super) fn unmatched(&self, problem: &Problem<'_>, vertex: &Vertex) -> Charges {
        let mut cost = Charges::default();
        if problem.everybody || vertex.kind == Kind::Bye {
            cost.add(self.must, 1);
            return cost;
        }
        match vertex.kind {
            Kind::Mdp(_) | Kind::Resident(_) => {
                self.floats(&mut cost, problem.field, vertex);
                self.floats_again(&mut cost, problem.field, vertex);
            }
            Kind::Next => self.floats_again(&mut cost, problem.field, vertex),
            Kind::Lower | Kind::Bye => {}
        }
        cost
    }

    /// Cost of pairing two vertices; the kind of `a` is not lower than that of `b`.
    pub(super) fn edge(&self, problem: &Problem<'_>, a: &Vertex, b: &Vertex) -> Charges {
        use Kind::{Bye, Lower, Mdp, Next, Resident};
        let field = problem.field;
        let mut cost = Charges::default();
        match (a.kind, b.kind) {
            (Mdp(_) | Resident(_), Resident(_)) => {
                let (higher, lower) = if a.player < b.player { (a, b) } else { (b, a) };
                self.pair(&mut cost, field, higher, lower);
            }
            (Mdp(_) | Resident(_), Next) => self.floats(&mut cost, field, a),
            (Mdp(_) | Resident(_), Lower | Bye) => {
                self.floats(&mut cost, field, a);
                self.floats_again(&mut cost, field, a);
                if b.kind == Bye && problem.fewest_unplayed {
                    let unplayed = field.players.get(a.player).map_or(0, |p| p.unplayed);
                    cost.add(self.bye_unplayed, u64::from(unplayed));
                }
            }
            (Next, Lower | Bye) => self.floats_again(&mut cost, field, a),
            _ => {}
        }
        cost
    }

    /// Charges a member of the bracket who leaves it.
    fn floats(&self, cost: &mut Charges, field: &Field, vertex: &Vertex) {
        let Some(player) = field.players.get(vertex.player) else {
            return;
        };
        let (last, earlier) = player.floated(Float::Down);
        cost.add(self.floaters, 1);
        cost.add_to(self.floater_scores.get(player.score), 1);
        match vertex.kind {
            Kind::Resident(_) => {
                for (place, again) in self.repeated_down.iter().zip([last, earlier]) {
                    cost.add(*place, u64::from(again));
                }
            }
            Kind::Mdp(_) => {
                for (differences, again) in self.differences.iter().zip([last, earlier]) {
                    cost.add_to(differences.floating_on.get(player.score), u64::from(again));
                }
            }
            Kind::Next | Kind::Lower | Kind::Bye => {}
        }
    }

    /// Charges a member of the following bracket who leaves that one too.
    fn floats_again(&self, cost: &mut Charges, field: &Field, vertex: &Vertex) {
        cost.add(self.next_floaters, 1);
        cost.add_to(self.next_floater_scores.get(field.score(vertex.player)), 1);
    }

    fn pair(&self, cost: &mut Charges, field: &Field, a: &Vertex, b: &Vertex) {
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
        if !matches!(a.kind, Kind::Mdp(_)) {
            return;
        }
        let (down, down_earlier) = higher.floated(Float::Down);
        let (up, up_earlier) = lower.floated(Float::Up);
        for (i, (down, up)) in [(down, up), (down_earlier, up_earlier)].iter().enumerate() {
            let (Some(repeated), Some(differences)) =
                (self.repeated_up.get(i), self.differences.get(i))
            else {
                continue;
            };
            cost.add(*repeated, u64::from(*up));
            cost.add_to(differences.paired.get(higher.score), u64::from(*down));
            cost.add_to(differences.opponents.get(higher.score), u64::from(*up));
        }
    }
}
