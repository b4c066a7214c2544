//! Pairs of a scoregroup: floaters first (3.6–3.8), then the proposal of the upper half against the lower, with its exchanges
//! (2.4, 4).

use super::{chosen::Chosen, field::Field};
use crate::{
    event::Tpn,
    pairing::{
        dutch::meetings,
        matching::{bits::Mask, pool::Pool},
    },
};

/// The side of the median on which a scoregroup is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Above the median: paired downward.
    Above,
    /// Below the median: paired upward.
    Below,
    /// The median scoregroup: paired downward, after all others.
    Median,
}

impl Side {
    /// Whether the scoregroup is paired upward: the lowest numbered player, who has the largest pairing number, comes first.
    pub(super) const fn is_upward(self) -> bool {
        matches!(self, Self::Below)
    }
}

/// Somebody who came to a scoregroup from a neighbouring one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Floater {
    pub player: usize,
    /// Whether they came from a scoregroup with more points; otherwise from one with fewer.
    pub is_from_above: bool,
    /// By what they were chosen; `None` if their pair was taken back (2.6).
    pub chosen: Option<Chosen>,
}

/// A scoregroup that has been paired; players are indices of the field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Group {
    /// Score in half-points; that of the median is rounded down.
    pub score: i32,
    pub side: Side,
    /// The players with this score.
    pub residents: Vec<usize>,
    /// Those who floated in, in the order in which they are paired.
    pub incoming: Vec<Floater>,
    /// Those who float out, in the order in which they were chosen.
    pub floaters: Vec<Floater>,
    /// The pairs in the order in which they were made. The first of a pair is the player whose turn it was.
    pub pairs: Vec<(usize, usize)>,
    /// Number of pairs of other scoregroups that were taken back for it; 0 except for the median.
    pub taken_back: usize,
}

impl Group {
    pub(super) const fn new(score: i32, side: Side, residents: Vec<usize>) -> Self {
        Self {
            score,
            side,
            residents,
            incoming: Vec::new(),
            floaters: Vec::new(),
            pairs: Vec::new(),
            taken_back: 0,
        }
    }

    /// The floater that the player is, if they floated in.
    pub(super) fn came(&self, player: usize) -> Option<&Floater> {
        self.incoming.iter().find(|came| came.player == player)
    }

    fn is_paired_in(&self, player: usize) -> bool {
        self.floaters.iter().all(|floater| floater.player != player)
    }
}

/// Possible opponents of a player, in the order in which they are tried. A floater tries everybody. The first player of the
/// proposal tries the lower half, then the upper half from its end. `open` are all free players, without the floater
/// themselves.
pub(super) fn tries(open: &[usize], is_floater: bool) -> Vec<usize> {
    if is_floater {
        return open.to_vec();
    }
    match open.split_at_checked(open.len() / 2) {
        None => Vec::new(),
        Some((upper, lower)) => {
            let upper = upper.iter().skip(1).rev();
            lower.iter().chain(upper).copied().collect()
        }
    }
}

impl Field {
    /// The residents and those who floated in, in the direction in which the group is paired.
    pub(super) fn members(&self, group: &Group) -> Vec<usize> {
        let incoming = group.incoming.iter().map(|came| came.player);
        let mut members: Vec<usize> = group.residents.iter().copied().chain(incoming).collect();
        members.sort_by_key(|player| self.tpn(*player));
        if group.side.is_upward() {
            members.reverse();
        }
        members
    }

    /// The players who are free when the pair at this place is made, in the direction of the group, and whether a floater
    /// chooses.
    pub(super) fn open_at(&self, group: &Group, place: usize) -> (Vec<usize>, bool) {
        let earlier = group.pairs.get(..place).unwrap_or_default();
        let is_free = |player: &usize| {
            group.is_paired_in(*player) && !earlier.iter().any(|(a, b)| a == player || b == player)
        };
        let chooser = group.pairs.get(place).map(|pair| pair.0);
        let is_floater = chooser.is_some_and(|chooser| group.came(chooser).is_some());
        let mut open = self.members(group);
        open.retain(|player| is_free(player) && !(is_floater && chooser == Some(*player)));
        (open, is_floater)
    }

    /// Which players of a group may meet; a vertex is a place among `members`.
    pub(super) fn pool(&self, members: &[usize]) -> Pool {
        Pool::new(meetings(self, members, members.len()))
    }

    /// Pairs all of `members` who are open in `pool`; the pool has a pairing of them. `None` when stopped.
    pub(super) fn pair_members(
        &self,
        group: &mut Group,
        mut pool: Pool,
        members: &[usize],
    ) -> Option<()> {
        let mut open: Vec<usize> = (0..members.len())
            .filter(|place| pool.open.has(*place))
            .collect();
        let incoming = group.incoming.iter();
        let places = incoming.filter_map(|came| members.iter().position(|p| *p == came.player));
        for first in places.collect::<Vec<usize>>() {
            if let Some(at) = open.iter().position(|place| *place == first) {
                open.remove(at);
                let pair = self.take(&mut pool, members, &mut open, first, true)?;
                group.pairs.push(pair);
            }
        }
        while let Some(first) = open.first().copied() {
            let pair = self.take(&mut pool, members, &mut open, first, false)?;
            group.pairs.push(pair);
        }
        Some(())
    }

    /// Pairs `first` with the first available opponent who is due the other colour, or else with the first available one.
    fn take(
        &self,
        pool: &mut Pool,
        members: &[usize],
        open: &mut Vec<usize>,
        first: usize,
        is_floater: bool,
    ) -> Option<(usize, usize)> {
        if self.halt.is_due() {
            return None;
        }
        let player = |place: usize| members.get(place).copied();
        let due = |place: usize| self.due(player(place)?);
        let tries = tries(open, is_floater);
        let other = due(first).map(|due| !due);
        let of_colour = tries
            .iter()
            .filter(|place| other.is_some() && due(**place) == other);
        let taken = of_colour.chain(&tries).copied().find(|place| {
            let wanted = Mask::of(members.len(), [*place]);
            pool.choose(first, wanted.words(), false).is_some()
        })?;
        pool.take_out(first, taken);
        open.retain(|place| *place != first && *place != taken);
        Some((player(first)?, player(taken)?))
    }

    /// Sorts those who floated in. First come those who move in the direction of the group (from above, if it is paired
    /// downward); then score and number decide (3.6, 3.7).
    pub(super) fn sort_incoming(&self, group: &mut Group) {
        let is_upward = group.side.is_upward();
        group.incoming.sort_by_key(|came| {
            let (score, number) = (
                self.score(came.player),
                i32::from(self.tpn(came.player).map_or(0, Tpn::get)),
            );
            let place = if came.is_from_above {
                (-score, number)
            } else {
                (score, -number)
            };
            (came.is_from_above == is_upward, place)
        });
    }
}
