//! Who floats from a scoregroup towards the median (2.3, art. 3).

use std::cmp::Reverse;

use super::{
    chosen::{Chosen, FloaterKind},
    field::Field,
    group::{Floater, Group},
};
use crate::{
    event::{Colour, Tpn},
    pairing::matching::pool::Pool,
};

impl Field {
    /// Chooses the floaters of a group so that it keeps as many pairs as possible. `pool` says who may meet whom; afterwards it
    /// has a pairing of the others. `None` when stopped.
    pub(super) fn choose_floaters(
        &self,
        group: &mut Group,
        pool: &mut Pool,
        members: &[usize],
        adjacent: &[usize],
    ) -> Option<()> {
        let mut left = pool.complete(usize::MAX, &self.halt);
        while left > 0 {
            let of_group = members.iter().copied().enumerate();
            let open = of_group.filter(|(place, _)| pool.open.has(*place));
            let open: Vec<(usize, usize)> = open.collect();
            let majority = self.majority(&open);
            let mut order: Vec<(Chosen, usize, usize)> = open
                .iter()
                .map(|(place, player)| {
                    let chosen = self.chosen_by(group, *player, adjacent, majority);
                    (chosen, *place, *player)
                })
                .collect();
            order.sort_by_key(|(chosen, _, player)| {
                let number = self.tpn(*player).map_or(0, Tpn::get);
                let place = if group.side.is_upward() {
                    (number, Reverse(0))
                } else {
                    (0, Reverse(number))
                };
                (*chosen, place)
            });
            left -= 1;
            let (chosen, _, player) = order.into_iter().find(|(_, place, _)| {
                let mut without = pool.clone();
                leave_out(&mut without, *place);
                let is_enough = without.complete(left, &self.halt) <= left;
                if is_enough {
                    *pool = without;
                }
                is_enough
            })?;
            group.floaters.push(Floater {
                player,
                is_from_above: !group.side.is_upward(),
                chosen: Some(chosen),
            });
        }
        (!self.halt.is_due()).then_some(())
    }

    /// The colour that more of them are due; `None` if as many are due each.
    fn majority(&self, open: &[(usize, usize)]) -> Option<Colour> {
        let due = |colour: Colour| {
            let due = open.iter().filter(|(_, p)| self.due(*p) == Some(colour));
            due.count()
        };
        match due(Colour::White).cmp(&due(Colour::Black)) {
            std::cmp::Ordering::Greater => Some(Colour::White),
            std::cmp::Ordering::Less => Some(Colour::Black),
            std::cmp::Ordering::Equal => None,
        }
    }

    fn chosen_by(
        &self,
        group: &Group,
        player: usize,
        adjacent: &[usize],
        majority: Option<Colour>,
    ) -> Chosen {
        let came = group.incoming.iter().any(|came| came.player == player);
        let has_opponent = self.has_opponent(group, player, adjacent);
        Chosen {
            kind: match (came, has_opponent) {
                (false, true) => FloaterKind::D,
                (false, false) => FloaterKind::C,
                (true, true) => FloaterKind::B,
                (true, false) => FloaterKind::A,
            },
            floated_last: self.floated_last(player),
            of_minority: majority.is_none() || self.due(player) != majority,
        }
    }

    /// Whether the player has an opponent in the neighbouring scoregroup besides those who are needed by floaters that go
    /// before them (3.3, 3.4).
    fn has_opponent(&self, group: &Group, player: usize, adjacent: &[usize]) -> bool {
        let floaters = group.floaters.iter().map(|floater| floater.player);
        let goes_before = |other: &usize| {
            let rank = |p: usize| (Reverse(self.score(p)), self.tpn(p));
            let is_higher = rank(*other) < rank(player);
            is_higher != group.side.is_upward()
        };
        let mut taken: Vec<Option<usize>> = vec![None; adjacent.len()];
        for before in floaters.filter(goes_before) {
            self.finds(
                before,
                adjacent,
                &mut taken,
                &mut vec![false; adjacent.len()],
            );
        }
        self.finds(
            player,
            adjacent,
            &mut taken,
            &mut vec![false; adjacent.len()],
        )
    }

    /// Whether the player finds an opponent. Players who already have one change to another where they can.
    fn finds(
        &self,
        player: usize,
        adjacent: &[usize],
        taken: &mut [Option<usize>],
        asked: &mut [bool],
    ) -> bool {
        for (place, other) in adjacent.iter().enumerate() {
            let Some(seen) = asked.get_mut(place) else {
                continue;
            };
            if *seen || !self.are_compatible(player, *other) {
                continue;
            }
            *seen = true;
            let holder = taken.get(place).copied().flatten();
            if holder.is_none_or(|holder| self.finds(holder, adjacent, taken, asked)) {
                if let Some(free) = taken.get_mut(place) {
                    *free = Some(player);
                }
                return true;
            }
        }
        false
    }
}

/// Takes out a player who is to float. Their opponent in the pool, if any, becomes free.
fn leave_out(pool: &mut Pool, place: usize) {
    let none = vec![0; pool.open.words().len()];
    pool.keep(place, &none);
    pool.open.take(place);
    pool.drop_lost();
}
