//! Why a round is paired as it is, as data: the part that is the same in every system that pairs bracket by bracket.

use crate::{
    event::{Colour, Points, RoundNumber, Tpn},
    pairing::{
        Pair, Rule, Seat,
        dutch::{ColourRule, Preference},
    },
};

/// A board, with its colours and what the two wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairReport {
    /// The two players with their colours.
    pub pair: Pair,
    /// The rule of art. 5.2 that gave the colours.
    pub colour_rule: ColourRule,
    /// White's colour preference before the round.
    pub white: Preference,
    /// Black's colour preference before the round.
    pub black: Preference,
}

/// Why somebody has the bye; `M` describes a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByeReason<M> {
    /// The player with the bye.
    pub member: M,
    /// Number of players in the round, the one with the bye included.
    pub field: usize,
    /// Players who come earlier in the order of the bye but may not have it (C2).
    pub barred: Vec<Tpn>,
    /// Players who come earlier in the order of the bye, but without whom the others could not all be paired.
    pub needed: Vec<Tpn>,
}

/// Why somebody sits where they sit; `G` describes a game, `M` a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason<G, M> {
    /// They have an opponent.
    Game(Box<G>),
    /// They have the bye.
    Bye(Box<ByeReason<M>>),
}

/// What puts one player before another in the order of the bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ByeOrder {
    /// The lower rating (C.04.4.3 art. 7.1).
    Rating,
    /// The lower score.
    Score,
    /// More games over the board.
    Games,
    /// The lower index (C.04.4.2).
    Index,
    /// The larger pairing number.
    Number,
}

/// Why something was not paired; `C` are the criteria of the system, `S` the steps of its order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict<C, S> {
    /// It was paired so.
    AsPaired,
    /// An absolute rule keeps the two apart.
    Barred(Rule),
    /// The player may not have the bye (C2), or the number of players is even and there is no bye.
    ByeBarred,
    /// At least one of the players is not paired in this round.
    NotPaired,
    /// The others could not all be paired then (C4).
    NoCompletePairing,
    /// The bye is settled first, and another player comes before.
    Bye {
        /// The player who has the bye.
        taker: Tpn,
        /// The first value in the order of the bye by which the two differ.
        by: ByeOrder,
    },
    /// A criterion would get worse.
    Worse {
        /// Score of the bracket's scoregroup, virtual points included.
        score: Points,
        /// The first criterion with another value.
        criterion: C,
        /// Its value in the round as paired.
        ruled: Vec<i32>,
        /// Its value with this demand.
        instead: Vec<i32>,
    },
    /// The criteria are all equal, but the pairing comes later in the order.
    Later {
        /// Score of the bracket's scoregroup, virtual points included.
        score: Points,
        /// The first step of the order that differs.
        step: S,
    },
}

/// A question and its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer<C, S> {
    /// The seat that was asked for; its colours play no part.
    pub instead: Seat,
    /// Why it was not paired.
    pub verdict: Verdict<C, S>,
    /// The round in which the two met before; `None` if they did not, and for a bye.
    pub met_in: Option<RoundNumber>,
    /// The colour that both must have, when C3 keeps them apart; otherwise `None`.
    pub both_want: Option<Colour>,
}
