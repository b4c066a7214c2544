//! Why a round is paired as it is, as data: what is the same in every system that pairs bracket by bracket.

use crate::{
    event::{Colour, Points, RoundNumber, Tpn},
    pairing::{
        Pair, Rule, Seat,
        dutch::{ColourRule, Preference},
    },
};

/// A board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairReport {
    /// The board.
    pub pair: Pair,
    /// Which rule of art. 5.2 gave the colours.
    pub colour_rule: ColourRule,
    /// What White wanted.
    pub white: Preference,
    /// What Black wanted.
    pub black: Preference,
}

/// Why somebody has the bye; `M` is what is known of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByeReason<M> {
    /// The player.
    pub member: M,
    /// How many are paired in this round.
    pub field: usize,
    /// Those who would come before and may not have it (C2).
    pub barred: Vec<Tpn>,
    /// Those who would come before, but without whom the others could not all be paired.
    pub needed: Vec<Tpn>,
}

/// Why somebody sits where they sit; `G` tells of a game, `M` is what is known of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason<G, M> {
    /// They have an opponent.
    Game(Box<G>),
    /// They have the bye.
    Bye(Box<ByeReason<M>>),
}

/// What puts one taker of the bye before another.
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
    /// It was.
    AsPaired,
    /// The two may not meet.
    Barred(Rule),
    /// The player may not have the bye (C2), or the round has none.
    ByeBarred,
    /// Somebody of them is not paired in this round.
    NotPaired,
    /// Then the others could not all be paired (C4).
    NoCompletePairing,
    /// The bye comes first, and another one precedes.
    Bye {
        /// Who has it.
        taker: Tpn,
        /// What puts them first.
        by: ByeOrder,
    },
    /// A criterion gets worse.
    Worse {
        /// The score of the bracket.
        score: Points,
        /// Which one.
        criterion: C,
        /// As paired.
        ruled: Vec<i32>,
        /// With this demand.
        instead: Vec<i32>,
    },
    /// As good, and later in the order.
    Later {
        /// The score of the bracket.
        score: Points,
        /// Which order.
        step: S,
    },
}

/// A question and its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer<C, S> {
    /// What might have been paired instead; the colours are not asked.
    pub instead: Seat,
    /// Why it was not.
    pub verdict: Verdict<C, S>,
    /// The round in which the two met, where they did.
    pub met_in: Option<RoundNumber>,
    /// The colour that both must have, where C3 keeps them apart.
    pub both_want: Option<Colour>,
}
