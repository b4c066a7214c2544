//! Parts of a pairing that another pairing of the same bracket must share with it. They show by which rule of the order (C.04.3
//! art. 4) the other one comes later, without a search for it.

use std::collections::{HashMap, HashSet};

use super::{
    bracket::Paired,
    rounds::Made,
    vertex::{Kind, Vertex},
};

/// How much is shared, from everything to the least.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Share {
    /// All pairs.
    Pairs,
    /// The pairs of moved-down players, and which players of the remainder are the higher ranked of their pair.
    Tops,
    /// The pairs of moved-down players.
    MdpPairs,
    /// Which moved-down players are paired.
    MdpSet,
}

/// The shared part of a pairing.
pub(super) struct Kept {
    share: Share,
    partner: HashMap<usize, usize>,
    mdps: HashSet<usize>,
}

impl Kept {
    pub(super) fn new(made: &Made, share: Share) -> Self {
        let pairs = made.paired.pairs.iter();
        Self {
            share,
            partner: pairs.flat_map(|(a, b)| [(*a, *b), (*b, *a)]).collect(),
            mdps: made.mdps.iter().copied().collect(),
        }
    }

    /// Whether a pairing shares what is kept.
    pub(super) fn is_in(&self, paired: &Paired) -> bool {
        let mut pairs = paired.pairs.iter();
        pairs.all(|(a, b)| self.allows_pair(*a.min(b), *a.max(b)))
            && paired.floaters.iter().all(|p| self.allows_float(*p))
    }

    /// Whether the two vertices may be matched; the kind of `a` is not lower than that of `b`.
    pub(super) fn allows(&self, a: &Vertex, b: &Vertex) -> bool {
        match (a.kind, b.kind) {
            (Kind::Mdp(_) | Kind::Resident(_), Kind::Mdp(_) | Kind::Resident(_)) => {
                self.allows_pair(a.player.min(b.player), a.player.max(b.player))
            }
            (Kind::Mdp(_) | Kind::Resident(_), _) => self.allows_float(a.player),
            _ => true,
        }
    }

    /// Whether two members of the bracket may be paired; `higher` comes first in the order of art. 1.2.
    pub(super) fn allows_pair(&self, higher: usize, lower: usize) -> bool {
        let shared = self.partner.get(&higher) == Some(&lower);
        let both_remain = self.remains(higher) && self.remains(lower);
        match self.share {
            Share::Pairs => shared,
            Share::Tops => shared || (both_remain && self.is_top(higher) && !self.is_top(lower)),
            Share::MdpPairs => shared || both_remain,
            Share::MdpSet => !self.mdps.contains(&higher) || self.partner.contains_key(&higher),
        }
    }

    /// Whether a member of the bracket may leave it.
    pub(super) fn allows_float(&self, player: usize) -> bool {
        match self.share {
            Share::Pairs => !self.partner.contains_key(&player),
            Share::Tops => self.remains(player) && !self.is_top(player) || self.floats_on(player),
            Share::MdpPairs => self.remains(player) || self.floats_on(player),
            Share::MdpSet => !self.mdps.contains(&player) || self.floats_on(player),
        }
    }

    fn floats_on(&self, player: usize) -> bool {
        self.mdps.contains(&player) && !self.partner.contains_key(&player)
    }

    /// Whether the player belongs to the remainder: a resident who is not paired with a moved-down player.
    fn remains(&self, player: usize) -> bool {
        let with_mdp = self.partner.get(&player);
        !self.mdps.contains(&player) && with_mdp.is_none_or(|other| !self.mdps.contains(other))
    }

    fn is_top(&self, player: usize) -> bool {
        self.partner
            .get(&player)
            .is_some_and(|other| player < *other)
    }
}

#[cfg(test)]
mod tests;
