//! Shared parts of the objectives of both editions: fields, packed costs, and the colour violations of a pair.

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

/// One field for each possible score or score difference, highest first.
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

/// Whether a player got this float in the round at `back` (0 for the previous round, 1 for two rounds before).
pub(super) fn floated(player: &Player, kind: Float, back: usize) -> bool {
    let (last, earlier) = player.floated(kind);
    if back == 0 { last } else { earlier }
}

/// Collects the fields of a problem. Each is as wide as needed for the vertices that can be charged in it.
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

    /// One field for each of `values`, wide enough for all members.
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

/// A cost: amounts, each with the bit in the layout at which its field begins.
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

/// Costs of a pair in C10 to C13.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ColourViolations {
    /// C10: number of colour differences beyond two.
    pub widened: u64,
    /// C11: number of players with the same colour three times in a row.
    pub tripled: u64,
    /// C12: number of preferences not granted.
    pub preference: u64,
    /// C13: number of strong preferences not granted.
    pub strong: u64,
}

impl ColourViolations {
    /// Costs of the pair of `higher` and `lower` (in the order of art. 1.2), with the colours of art. 5.
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
