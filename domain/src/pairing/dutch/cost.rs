//! What the objectives of both editions share: fields, packed costs, colour violations of a pair.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    colour,
    field::Field,
    float::Float,
    layout::{Draft, Layout, Place},
    player::Player,
    preference::Strength,
    problem::Problem,
    vertex::Kind,
};
use crate::event::Colour;

/// One field for each score or score difference that can occur, highest first.
pub(super) struct ByValue<T>(pub(super) Vec<(i32, T)>);

impl ByValue<Draft> {
    pub(super) fn place(self, layout: &Layout) -> ByValue<Place> {
        ByValue(
            self.0
                .into_iter()
                .map(|(score, field)| (score, layout.place(field)))
                .collect(),
        )
    }
}

impl ByValue<Place> {
    pub(super) fn get(&self, score: i32) -> Option<Place> {
        self.0
            .iter()
            .find(|(key, _)| *key == score)
            .map(|(_, place)| *place)
    }
}

/// Whether a player got this float in the round at `back` (0 = previous, 1 = two rounds before).
pub(super) fn floated(player: &Player, kind: Float, back: usize) -> bool {
    let (last, earlier) = player.floated(kind);
    if back == 0 { last } else { earlier }
}

/// Collects the fields of a problem; each as wide as the vertices that can be charged in it need.
pub(super) struct Drafter<'a> {
    pub problem: &'a Problem<'a>,
    pub layout: Layout,
}

impl Drafter<'_> {
    pub(super) fn members(&self) -> impl Iterator<Item = (Kind, &Player)> {
        self.problem.vertices.iter().filter_map(|vertex| {
            Some((vertex.kind, self.problem.field.players.get(vertex.player)?))
        })
    }

    pub(super) fn count(&mut self, charged: impl Fn(Kind, &Player) -> bool) -> Draft {
        let count = self.members().filter(|(kind, p)| charged(*kind, p)).count();
        self.layout.field(u64::try_from(count).unwrap_or(u64::MAX))
    }

    pub(super) fn by_score(&mut self, charged: impl Fn(Kind, &Player) -> bool) -> ByValue<Draft> {
        let mut counts: BTreeMap<i32, u64> = BTreeMap::new();
        for (_, player) in self.members().filter(|(kind, p)| charged(*kind, p)) {
            *counts.entry(player.score).or_default() += 1;
        }
        ByValue(
            counts
                .into_iter()
                .rev()
                .map(|(score, count)| (score, self.layout.field(count)))
                .collect(),
        )
    }

    /// One field for each of `values`, each wide enough for all members.
    pub(super) fn by_value(&mut self, values: BTreeSet<i32>) -> ByValue<Draft> {
        let count = u64::try_from(self.problem.vertices.len()).unwrap_or(u64::MAX);
        ByValue(
            values
                .into_iter()
                .rev()
                .map(|value| (value, self.layout.field(count)))
                .collect(),
        )
    }
}

/// A cost: amounts, each with the bit of the layout at which its field begins.
#[derive(Clone, Debug, Default)]
pub(super) struct Charges(pub(super) Vec<(u32, u64)>);

impl Charges {
    pub(super) fn add(&mut self, place: Place, amount: u64) {
        if amount > 0 {
            self.0.push((place.offset(), amount));
        }
    }

    pub(super) fn add_to(&mut self, place: Option<Place>, amount: u64) {
        if let Some(place) = place {
            self.add(place, amount);
        }
    }
}

/// What a pair costs in C10–C13.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ColourViolations {
    /// C10: a colour difference beyond two.
    pub widened: u64,
    /// C11: the same colour three times running.
    pub tripled: u64,
    /// C12: a preference not granted.
    pub preference: u64,
    /// C13: a strong preference not granted.
    pub strong: u64,
}

impl ColourViolations {
    /// What the pair of `higher` and `lower` (in the order of art. 1.2) costs with the colours of art. 5.
    pub(super) fn of(field: &Field, higher: usize, lower: usize) -> Self {
        let (Some(a), Some(b)) = (field.players.get(higher), field.players.get(lower)) else {
            return Self::default();
        };
        let (one, two) = (a.preference, b.preference);
        if one.colour.is_none() || one.colour != two.colour {
            return Self::default();
        }
        let mut violations = Self {
            preference: 1,
            ..Self::default()
        };
        let weaker = one.strength.min(two.strength);
        if weaker == Strength::Absolute {
            let (colour, _) = colour::allocate(a, b, field.initial_colour);
            let both = [(a, colour), (b, !colour)];
            let count = |bad: fn(&Player, Colour) -> bool| {
                u64::from(both.iter().any(|(player, colour)| bad(player, *colour)))
            };
            violations.widened = count(colour::widens);
            violations.tripled = count(colour::triples);
        } else if weaker == Strength::Strong {
            violations.strong = 1;
        }
        violations
    }
}
