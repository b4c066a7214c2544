//! The order in which candidates are generated (C.04.3 art. 3.6, 3.7, 4.2–4.4) as the least significant
//! fields of the cost.
//!
//! The items are numbered as in [`order`](super::super::staged).
//!
//! Lists of BSNs take many bits, so they are settled in several passes, a range `digits` of BSNs in each pass.

use std::ops::Range;

use super::{
    super::{
        layout::{Draft, Layout, Place},
        vertex::{Kind, Vertex},
    },
    wide::Wide,
};

/// The part of the order that is settled after the criteria.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Tail {
    /// Items 1 and 2.
    Mdps {
        /// Number of MDPs that arrived.
        mdps: usize,
        /// Number of residents.
        residents: usize,
        /// The MDPs whose opponents are settled in this pass.
        digits: Range<usize>,
    },
    /// Items 3 to 7.
    Remainder {
        /// Number of players in the remainder.
        size: usize,
        /// Number of pairs that it makes.
        pairs: usize,
        /// The tops whose opponents are settled in this pass.
        digits: Range<usize>,
        /// For each player, whether they are a top, once items 3 to 6 are settled.
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
            Self::Remainder { .. } | Self::Mdps { .. } => true,
        }
    }
}

/// Places of the items in the packed cost.
pub(super) enum TailPlaces {
    Mdps {
        unpaired: Vec<Place>,
        digits: Range<usize>,
        opponents: Vec<Place>,
    },
    Remainder {
        /// Items 3 and 4, and items 5 and 6 for each BSN.
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
    /// For each BSN: charged if a member of S1 is a top, or if a member of S2 is not.
    sides: Vec<Place>,
}

/// A field before the layout is complete.
enum TailDraft {
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
    /// The places, and the number of bits that they take.
    pub(super) fn new(tail: &Tail) -> (Self, u32) {
        let mut layout = Layout::default();
        let draft = Self::draft(&mut layout, tail);
        (draft.place(&layout), layout.bits())
    }

    fn draft(layout: &mut Layout, tail: &Tail) -> TailDraft {
        match tail {
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

    /// Charges items 1 and 2 for a pair of an MDP and a resident.
    pub(super) fn mdp_pair<const K: usize>(&self, mdp: usize, resident: usize, cost: &mut Wide<K>) {
        if let Self::Mdps {
            digits, opponents, ..
        } = self
            && let Some(place) = digit(digits, opponents, mdp)
        {
            add(cost, place, number(resident));
        }
    }

    /// Charges item 1 for an MDP who floats on, and item 6 for a resident who floats.
    pub(super) fn floats<const K: usize>(&self, vertex: &Vertex, cost: &mut Wide<K>) {
        let place = match (self, vertex.kind) {
            (Self::Mdps { unpaired, .. }, Kind::Mdp(mdp)) => unpaired.get(mdp),
            (
                Self::Remainder {
                    tops: Some(tops), ..
                },
                Kind::Resident(resident),
            ) if resident >= tops.pairs => tops.sides.get(resident),
            _ => None,
        };
        if let Some(place) = place {
            add(cost, *place, 1);
        }
    }

    /// Charges items 3 to 7 for a pair of two residents.
    pub(super) fn remainder_pair<const K: usize>(
        &self,
        above: usize,
        below: usize,
        cost: &mut Wide<K>,
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
            add(cost, tops.sum, number(above));
            if above >= tops.pairs {
                add(cost, tops.exchanges, 1);
            } else if let Some(place) = tops.sides.get(above) {
                add(cost, *place, 1);
            }
            if below >= tops.pairs
                && let Some(place) = tops.sides.get(below)
            {
                add(cost, *place, 1);
            }
        }
        if let Some(place) = digit(digits, opponents, above) {
            add(cost, place, number(below));
        }
    }
}

fn add<const K: usize>(cost: &mut Wide<K>, place: Place, amount: u64) {
    *cost = cost.plus_at(amount, place.offset());
}

fn digit(digits: &Range<usize>, places: &[Place], position: usize) -> Option<Place> {
    position
        .checked_sub(digits.start)
        .and_then(|i| places.get(i))
        .copied()
}

impl TailDraft {
    fn place(self, layout: &Layout) -> TailPlaces {
        let all = |drafts: Vec<Draft>| drafts.into_iter().map(|d| layout.place(d)).collect();
        match self {
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
