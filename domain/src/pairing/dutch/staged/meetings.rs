//! Which players may meet (C1, C3, forbidden pairs, a demand), as bits.
#![expect(
    clippy::indexing_slicing,
    reason = "players are below the size of the rows, pairing numbers within the table"
)]

use std::collections::HashMap;

use super::{
    super::{
        field::{Demand, Field},
        preference::Strength,
    },
    bits::{Mask, NONE, Rows},
};
use crate::event::Colour;

/// Rows of `size` vertices, the first of which are `players`: two of these are joined if they may meet, as [`Field::may_meet`]
/// says.
pub(in crate::pairing) fn meetings(field: &Field, players: &[usize], size: usize) -> Rows {
    let mut rows = Rows::new(size);
    let everybody = Mask::of(size, 0..players.len());
    let known = |player: &usize| field.players.get(*player);
    let due = |player: &usize| {
        let player = known(player)?;
        let is_bound = player.preference.strength == Strength::Absolute && !player.topscorer;
        is_bound.then_some(player.preference.colour).flatten()
    };
    let mut clashing: HashMap<Colour, Mask> = HashMap::new();
    let mut groups: HashMap<usize, Mask> = HashMap::new();
    let most = players.iter().filter_map(known).map(|p| p.tpn.index());
    let mut place_of = vec![NONE; most.max().map_or(0, |most| most + 1)];
    for (place, player) in players.iter().enumerate() {
        if let Some(colour) = due(player) {
            let mask = clashing.entry(colour);
            mask.or_insert_with(|| Mask::empty(size)).put(place);
        }
        for group in field.groups_of(*player) {
            let mask = groups.entry(*group);
            mask.or_insert_with(|| Mask::empty(size)).put(place);
        }
        if let Some(known) = known(player) {
            place_of[known.tpn.index()] = place;
        }
    }
    for (place, player) in players.iter().enumerate() {
        let mut row = everybody.clone();
        row.take(place);
        if let Some(clashing) = due(player).and_then(|colour| clashing.get(&colour)) {
            row.remove(clashing.words());
        }
        let own = field.groups_of(*player).iter();
        for mask in own.filter_map(|group| groups.get(group)) {
            row.remove(mask.words());
        }
        for met in known(player).map_or(&[][..], |player| &player.met) {
            match place_of.get(met.index()) {
                None | Some(&NONE) => {}
                Some(other) => row.take(*other),
            }
        }
        rows.row_mut(place).copy_from_slice(row.words());
    }
    let named = match field.demand {
        None => Vec::new(),
        Some(Demand::Pair(a, b)) => vec![a, b],
        Some(Demand::Bye(player) | Demand::Downfloat(player)) => vec![player],
    };
    for player in named {
        if let Some(place) = players.iter().position(|p| *p == player) {
            let others = players.iter().enumerate();
            let kept = others.filter(|(_, other)| field.may_meet(player, **other));
            let kept = Mask::of(size, kept.map(|(place, _)| place));
            rows.restrict(place, kept.words());
        }
    }
    rows
}
