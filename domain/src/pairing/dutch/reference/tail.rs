//! The order in which candidates are generated (C.04.3 art. 3.6, 3.7, 4.2–4.4) as the least significant
//! fields of the cost.
//!
//! The first candidate that produces a set of pairs has the higher ranked member of each pair ("top") in S1;
//! so the order of generation is an order on sets of pairs, compared from left to right:
//! 1. the paired MDPs: smallest differing BSN first (4.4);
//! 2. their opponents' BSNs, in MDP order (4.2);
//! 3. fewest members of S2 that are tops (4.3.1);
//! 4. smallest sum of the BSNs of tops (4.3.2);
//! 5. members of S1 that are not tops: largest differing BSN first (4.3.3);
//! 6. members of S2 that are tops: smallest differing BSN first (4.3.4);
//! 7. the BSNs of the bottoms, in the order of their tops (4.2).
//!
//! Lists of BSNs take many bits, so they are settled in several passes, a `digits` range of BSNs a pass.

use std::ops::Range;

use super::layout::{Draft, Layout, Place};

/// What is to be settled after the criteria.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Tail {
    /// Nothing: only the criteria count.
    Nothing,
    /// Items 1 and 2.
    Mdps {
        /// How many MDPs arrived.
        mdps: usize,
        /// How many residents there are.
        residents: usize,
        /// The MDPs whose opponents are settled in this pass.
        digits: Range<usize>,
    },
    /// Items 3 to 7.
    Remainder {
        /// How many players the remainder has.
        size: usize,
        /// How many pairs it makes.
        pairs: usize,
        /// The tops whose opponents are settled in this pass.
        digits: Range<usize>,
        /// Who is a top, once items 3 to 6 are settled.
        tops: Option<Vec<bool>>,
    },
}

impl Tail {
    /// Whether the residents at these places may be paired in this pass.
    pub(super) fn allows(&self, above: usize, below: usize) -> bool {
        match self {
            Self::Remainder {
                tops: Some(tops), ..
            } => tops.get(above) == Some(&true) && tops.get(below) == Some(&false),
            Self::Remainder { .. } | Self::Mdps { .. } | Self::Nothing => true,
        }
    }
}

/// Where the items stand in the packed cost.
pub(super) enum TailPlaces {
    Nothing,
    Mdps {
        unpaired: Vec<Place>,
        digits: Range<usize>,
        opponents: Vec<Place>,
    },
    Remainder {
        /// Items 3 and 4, and the items 5 and 6 by BSN.
        tops: Option<TopPlaces>,
        digits: Range<usize>,
        opponents: Vec<Place>,
    },
}

/// Items 3 to 6.
pub(super) struct TopPlaces {
    exchanges: Place,
    sum: Place,
    pairs: usize,
    /// For a member of S1: charged when a top. For one of S2: charged when not.
    sides: Vec<Place>,
}

/// A field before the layout is complete.
pub(super) enum TailDraft {
    Nothing,
    Mdps(Vec<Draft>, Range<usize>, Vec<Draft>),
    Remainder(
        Option<(Draft, Draft, usize, Vec<Draft>)>,
        Range<usize>,
        Vec<Draft>,
    ),
}

fn number(place: usize) -> u64 {
    u64::try_from(place).map_or(u64::MAX, |place| place + 1)
}

impl TailPlaces {
    pub(super) fn draft(layout: &mut Layout, tail: &Tail) -> TailDraft {
        match tail {
            Tail::Nothing => TailDraft::Nothing,
            Tail::Mdps {
                mdps,
                residents,
                digits,
            } => {
                let unpaired = (0..*mdps).map(|_| layout.field(1)).collect();
                let largest = number(*residents);
                let opponents = digits.clone().map(|_| layout.field(largest)).collect();
                TailDraft::Mdps(unpaired, digits.clone(), opponents)
            }
            Tail::Remainder {
                size,
                pairs,
                digits,
                tops,
            } => {
                let largest = number(*size);
                let tops = tops.is_none().then(|| {
                    let exchanges = layout.field(largest);
                    let sum = layout.field(largest.saturating_mul(largest));
                    let mut sides: Vec<Draft> = (0..*pairs).map(|_| layout.field(1)).collect();
                    sides.reverse();
                    sides.extend((*pairs..*size).map(|_| layout.field(1)));
                    (exchanges, sum, *pairs, sides)
                });
                let opponents = digits.clone().map(|_| layout.field(largest)).collect();
                TailDraft::Remainder(tops, digits.clone(), opponents)
            }
        }
    }

    /// Items 1 and 2 of a pair of an MDP and a resident.
    pub(super) fn mdp_pair(&self, mdp: usize, resident: usize, mut add: impl FnMut(Place, u64)) {
        if let Self::Mdps {
            digits, opponents, ..
        } = self
            && let Some(place) = digit(digits, opponents, mdp)
        {
            add(place, number(resident));
        }
    }

    /// Item 1 of an MDP who floats on.
    pub(super) fn mdp_floats(&self, mdp: usize, mut add: impl FnMut(Place, u64)) {
        if let Self::Mdps { unpaired, .. } = self
            && let Some(place) = unpaired.get(mdp)
        {
            add(*place, 1);
        }
    }

    /// Items 3 to 7 of a pair of two residents.
    pub(super) fn remainder_pair(
        &self,
        above: usize,
        below: usize,
        mut add: impl FnMut(Place, u64),
    ) {
        let Self::Remainder {
            tops,
            digits,
            opponents,
        } = self
        else {
            return;
        };
        if let Some(tops) = tops {
            add(tops.sum, number(above));
            if above >= tops.pairs {
                add(tops.exchanges, 1);
            } else if let Some(place) = tops.sides.get(above) {
                add(*place, 1);
            }
            if below >= tops.pairs
                && let Some(place) = tops.sides.get(below)
            {
                add(*place, 1);
            }
        }
        if let Some(place) = digit(digits, opponents, above) {
            add(place, number(below));
        }
    }

    /// Item 6 of a resident who floats.
    pub(super) fn resident_floats(&self, resident: usize, mut add: impl FnMut(Place, u64)) {
        if let Self::Remainder {
            tops: Some(tops), ..
        } = self
            && resident >= tops.pairs
            && let Some(place) = tops.sides.get(resident)
        {
            add(*place, 1);
        }
    }
}

fn digit(digits: &Range<usize>, places: &[Place], position: usize) -> Option<Place> {
    position
        .checked_sub(digits.start)
        .and_then(|i| places.get(i))
        .copied()
}

impl TailDraft {
    pub(super) fn place(self, layout: &Layout) -> TailPlaces {
        let all = |drafts: Vec<Draft>| drafts.into_iter().map(|d| layout.place(d)).collect();
        match self {
            Self::Nothing => TailPlaces::Nothing,
            Self::Mdps(unpaired, digits, opponents) => TailPlaces::Mdps {
                unpaired: all(unpaired),
                digits,
                opponents: all(opponents),
            },
            Self::Remainder(tops, digits, opponents) => TailPlaces::Remainder {
                tops: tops.map(|(exchanges, sum, pairs, sides)| TopPlaces {
                    exchanges: layout.place(exchanges),
                    sum: layout.place(sum),
                    pairs,
                    sides: all(sides),
                }),
                digits,
                opponents: all(opponents),
            },
        }
    }
}
