//! The graph of a bracket: its problem, and dummies for players who may be left over.
#![expect(
    clippy::indexing_slicing,
    reason = "vertices come from the problem and the rows made for it"
)]

use std::collections::HashMap;

use super::{
    super::{
        cost::Charges,
        float::Float,
        objective::Objective,
        preference::{Preference, Strength},
        problem::Problem,
        vertex::{Kind, Vertex},
    },
    bits::{Mask, Rows},
    costs::Costs,
    meetings::meetings,
    pool::Pool,
};
use crate::event::{Colour, Halt};

/// Largest number of bits of the packed cost that one stage settles.
pub(super) const STAGE_BITS: u32 = 30;

/// A problem as a graph in which all vertices are to be matched: the vertices of the problem, then the dummies.
pub(super) struct Graph<'a> {
    pub problem: &'a Problem<'a>,
    pub(super) rows: Rows,
}

impl<'a> Graph<'a> {
    /// Every vertex of the problem is to be matched with another.
    pub(super) fn of_all(problem: &'a Problem<'a>) -> Self {
        Self::with_dummies(problem, 0, false)
    }

    /// Adds a dummy for each vertex that a largest matching leaves out, so that only those float who must (C6). The bye is
    /// matched, if possible.
    pub(super) fn of_fewest_left_over(problem: &'a Problem<'a>, halt: &Halt) -> Self {
        let most = Pool::new(adjacency(problem, 0)).complete(usize::MAX, halt);
        Self::with_dummies(problem, most, false)
    }

    /// Any vertices may be left over, up to `most`.
    pub(super) fn of_some_left_over(problem: &'a Problem<'a>, most: usize) -> Self {
        Self::with_dummies(problem, most, true)
    }

    /// Adds dummies for all vertices but the bye. If there are some `to_spare`, dummies may be matched with each other, two by
    /// two.
    fn with_dummies(problem: &'a Problem<'a>, dummies: usize, to_spare: bool) -> Self {
        let count = problem.vertices.len();
        let mut rows = adjacency(problem, dummies);
        for dummy in count..count + dummies {
            for (place, vertex) in problem.vertices.iter().enumerate() {
                if vertex.kind != Kind::Bye {
                    rows.put(place, dummy);
                }
            }
        }
        if to_spare {
            let last = count + dummies;
            for second in (count + 1..last).rev().step_by(2) {
                rows.put(second - 1, second);
            }
        }
        Self { problem, rows }
    }

    /// The pairings that the criteria leave open. `None` when not all vertices can be matched, or when stopped.
    pub(super) fn criteria(&self, halt: &Halt) -> Option<Pool> {
        let mut pool = Pool::new(self.rows.clone());
        if pool.complete(0, halt) > 0 {
            return None;
        }
        for costs in self.stages() {
            if !pool.settle(&costs, halt) {
                return None;
            }
        }
        Some(pool)
    }

    /// Costs of the stages that settle the criteria, in order.
    pub(super) fn stages(&self) -> Vec<Costs> {
        let problem = self.problem;
        let objective = Objective::new(problem);
        let (class, members) = self.classes();
        let classes = members.len();
        let mut charges: Vec<(usize, usize, Charges)> = Vec::new();
        for (a, (u, second)) in members.iter().enumerate() {
            for (b, (v, _)) in members.iter().enumerate().skip(a) {
                // For two vertices of one class, its first two members.
                let v = if a == b { *second } else { Some(*v) };
                if let Some(v) = v {
                    charges.push((a, b, self.charges(&objective, *u, v)));
                }
            }
        }
        let slices = objective.layout().slices(STAGE_BITS);
        slices
            .into_iter()
            .map(|slice| {
                let mut table = vec![0_i64; classes * classes];
                for (a, b, charges) in &charges {
                    let within = charges.0.iter().filter(|(offset, _)| {
                        (slice.offset..slice.offset + slice.bits).contains(offset)
                    });
                    let cost = within.map(|(offset, amount)| amount << (offset - slice.offset));
                    let cost = i64::try_from(cost.sum::<u64>()).unwrap_or(i64::MAX);
                    table[a * classes + b] = cost;
                    table[b * classes + a] = cost;
                }
                Costs {
                    class: class.clone(),
                    classes,
                    table,
                    ranks: None,
                    bits: slice.bits,
                }
            })
            .collect()
    }

    /// Charges for matching two vertices.
    fn charges(&self, objective: &Objective, u: usize, v: usize) -> Charges {
        let vertex = |place: usize| self.problem.vertices.get(place);
        match (vertex(u), vertex(v)) {
            (None, None) => Charges::default(),
            (Some(one), None) | (None, Some(one)) => objective.unmatched(self.problem, one),
            (Some(a), Some(b)) => {
                let (higher, lower) = if a.kind.rank() <= b.kind.rank() {
                    (a, b)
                } else {
                    (b, a)
                };
                objective.edge(self.problem, higher, lower)
            }
        }
    }

    /// Class of each vertex, and for each class its first member and, if there is one, its second.
    fn classes(&self) -> (Vec<usize>, Vec<(usize, Option<usize>)>) {
        let history = self.problem.vertices.iter().any(|vertex| {
            let player = self.problem.field.players.get(vertex.player);
            is_member(vertex.kind) && player.is_some_and(|player| player.topscorer)
        });
        let mut known: HashMap<Option<Type>, usize> = HashMap::new();
        let mut members: Vec<(usize, Option<usize>)> = Vec::new();
        let class = (0..self.rows.size())
            .map(|place| {
                let vertex = self.problem.vertices.get(place);
                let of = vertex.map(|vertex| Type::of(self.problem, vertex, history));
                let class = *known.entry(of).or_insert(members.len());
                match members.get_mut(class) {
                    None => members.push((place, None)),
                    Some((_, second)) => *second = second.or(Some(place)),
                }
                class
            })
            .collect();
        (class, members)
    }
}

const fn is_member(kind: Kind) -> bool {
    matches!(kind, Kind::Mdp(_) | Kind::Resident(_))
}

/// All that the costs of the edges of a vertex depend on, apart from the order of candidates. A dummy has no type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Type {
    kind: u8,
    score: i32,
    preference: Option<Preference>,
    floats: [Option<Float>; 2],
    unplayed: u32,
    may_have_bye: bool,
    /// Colours of a player with an absolute preference, if there are topscorers: C10 and C11 depend on who gets which colour.
    history: Vec<Colour>,
}

impl Type {
    fn of(problem: &Problem<'_>, vertex: &Vertex, with_history: bool) -> Self {
        let mut of = Self {
            kind: vertex.kind.rank(),
            score: 0,
            preference: None,
            floats: [None; 2],
            unplayed: 0,
            may_have_bye: problem.next_is_last && problem.field.may_have_bye(vertex.player),
            history: Vec::new(),
        };
        let Some(player) = problem.field.players.get(vertex.player) else {
            return of;
        };
        // The following scoregroup has only one score, and scores below it are not needed.
        if is_member(vertex.kind) {
            of.score = player.score;
            of.preference = Some(player.preference);
            of.floats = [player.last_float, player.earlier_float];
            if problem.fewest_unplayed {
                of.unplayed = player.unplayed;
            }
            if with_history && player.preference.strength == Strength::Absolute {
                of.history.clone_from(&player.colours);
            }
        }
        of
    }
}

/// Which vertices of a problem may be matched, with room for this number of dummies.
fn adjacency(problem: &Problem<'_>, dummies: usize) -> Rows {
    let vertices = &problem.vertices;
    let size = vertices.len() + dummies;
    let players: Vec<usize> = vertices.iter().map(|vertex| vertex.player).collect();
    let is_player = |vertex: &&Vertex| vertex.kind != Kind::Bye;
    let count = vertices.iter().take_while(is_player).count();
    let mut rows = meetings(problem.field, players.get(..count).unwrap_or(&[]), size);
    let is_mdp = |place: &usize| matches!(vertices[*place].kind, Kind::Mdp(_));
    let mdps = Mask::of(size, (0..count).filter(is_mdp));
    let mut not_mdps = Mask::all(size);
    not_mdps.remove(mdps.words());
    for mdp in mdps.iter() {
        rows.restrict(mdp, not_mdps.words());
    }
    if let Some(bye) = vertices.iter().position(|v| v.kind == Kind::Bye) {
        for (place, player) in players.iter().enumerate().take(count) {
            if problem.field.may_have_bye(*player) {
                rows.put(place, bye);
            }
        }
    }
    if let Some(kept) = problem.kept {
        for place in (0..count).filter(|place| is_member(vertices[*place].kind)) {
            let other = rows.neighbours(place);
            let allowed = other.filter(|other| {
                let (a, b) = (&vertices[place.min(*other)], &vertices[place.max(*other)]);
                kept.allows(a, b)
            });
            let allowed = Mask::of(size, allowed);
            rows.restrict(place, allowed.words());
        }
    }
    rows
}
